//! `sortie new-mission`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, ensure};

/// A small mission that can be played, with the name left open.
const MISSION: &str = include_str!("new_mission/mission.toml");

/// Its texts, the same in every language until somebody translates them.
const TEXTS: &str = include_str!("new_mission/texts.ftl");

/// Arguments of `sortie new-mission`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The name of the mission: small letters and figures, joined by `_`.
    id: String,
    /// The folder of your content; it is made if there is none.
    #[arg(long = "content", value_name = "DIR", default_value = "my_content")]
    folder: PathBuf,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let id = &args.id;
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    ensure!(
        id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(is_name),
        "`{id}` is no name; small letters and figures, joined by `_`"
    );
    let pack = args.folder.join("alliance");
    write(&pack.join("missions").join(format!("{id}.toml")), &MISSION.replace("NAME", id))?;
    let texts = TEXTS.replace("NAME", &id.replace('_', "-"));
    for language in ["en", "de", "it"] {
        write(&pack.join(language).join(format!("mission_{id}.ftl")), &texts)?;
    }
    println!("Next: sortie check {0}, and docs/missions.md says how to go on.", args.folder.display());
    Ok(ExitCode::SUCCESS)
}

/// Writes a new file; one that is there already is somebody's work.
fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let name = path.display();
    ensure!(!path.exists(), "{name} is there already");
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(path, text).with_context(|| format!("cannot write {name}"))?;
    println!("{name}");
    Ok(())
}
