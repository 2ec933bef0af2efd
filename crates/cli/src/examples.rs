//! An example of each way in which simulated games end, as files to replay or to open in the browser.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use sortie_games::Contest;
use sortie_lab::Ending;

/// Plays the examples once more, writes a game file for each, and says where.
pub(crate) fn save(
    endings: &[Ending],
    contest: &dyn Contest,
    content_hash: &str,
    folder: &Path,
) -> anyhow::Result<Vec<PathBuf>> {
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let save = |ending: &Ending| {
        let path = folder.join(name(ending));
        let file = serde_json::to_string(&contest.record(ending.seed, content_hash))?;
        fs::write(&path, file).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path)
    };
    endings.iter().map(save).collect()
}

/// What an example is called: how it ended, where, and its seed.
fn name(ending: &Ending) -> String {
    let words = [Some(&*ending.ending), ending.objective.as_deref(), ending.how.as_deref()];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    let is_plain = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let words = words.join("-").replace(|c| !is_plain(c), "-");
    format!("{words}-{}.json", ending.seed)
}
