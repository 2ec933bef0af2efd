//! Goldens: what must not change unnoticed, kept in files beside the tests of a game.
//!
//! A test compares what the program makes now with what the file says. With `UPDATE_GOLDEN=1` it writes the file anew
//! instead; read the difference like prose, and say in the commit why it changed.
//!
//! - [`text`] holds words: a drawing, a list, a game told line by line.
//! - [`games`] holds recorded games to their events, questions and digests. The files are those `sortie replay` reads.
//! - [`lies`] tells a watcher of a game what cannot be, to see whether he notices.
//! - [`types`] writes the types of a game for the client; git compares them with those committed.

pub mod lies;
mod recording;
mod text;
pub mod types;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use sortie_kernel::Game;

pub use recording::Recording;
pub use text::text;

/// Plays every recorded game of a folder again.
///
/// # Panics
/// If one of them goes another way, or if there is none; the message names every such game and its first step that
/// differs.
#[track_caller]
pub fn games<G: Game>(content: &Arc<G::Content>, folder: &Path) {
    let files = recordings(folder);
    assert!(!files.is_empty(), "{}: no game is recorded here", folder.display());
    let mut differ = Vec::new();
    for file in files {
        let name = file.display();
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let recording = Recording::<G>::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        if is_renewed() {
            let renewed = recording.renewed(content);
            if let Some(lost) = recording.lost(&renewed) {
                eprintln!("{name}: {lost}");
            }
            write(&file, &renewed.to_string());
        } else if let Err(why) = recording.check(content) {
            differ.push(format!("{name}: {why}"));
        }
    }
    assert!(
        differ.is_empty(),
        "{}\nif this is meant, record anew with UPDATE_GOLDEN=1 and say why in the commit",
        differ.join("\n")
    );
}

/// The game files of a folder, in the order of their names.
fn recordings(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry of a folder").path());
    let mut files: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|extension| extension == "json")).collect();
    files.sort();
    files
}

fn is_renewed() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

fn write(file: &Path, text: &str) {
    fs::write(file, text).unwrap_or_else(|error| panic!("{} cannot be written: {error}", file.display()));
}
