//! Nobody but the list, a game's own crate and its folder of bots names a game: the others ask the registry.

use std::fs;
use std::path::{Path, PathBuf};

use sortie_shipped::registry;

/// The crates that know no game.
const CRATES: [&str; 9] = ["kernel", "content", "mission", "golden", "games", "bots", "lab", "server", "cli"];

#[test]
fn no_crate_that_serves_all_games_names_one() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let games = registry().names(|_| true);
    let mut places = Vec::new();
    for name in CRATES {
        let folder = crates.join(name);
        for file in sources(&folder.join("src")) {
            let path = file.strip_prefix(&crates).expect("a file of ours").display().to_string();
            if games.iter().any(|game| path.starts_with(&format!("bots/src/{game}/"))) {
                continue;
            }
            let text = fs::read_to_string(&file).expect("readable");
            for (number, line) in tested(&text) {
                // A folder of bots has to be named once to be a part of its crate.
                let is_folder = path == "bots/src/lib.rs" && line.starts_with("mod ");
                if !is_folder && games.iter().any(|game| names(line, game)) {
                    places.push(format!("crates/{path}:{number}: {line}"));
                }
            }
        }
        // The bots of a game know it, and nobody else has to be built with one.
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        let needs = manifest.split("[dev-dependencies]").next().unwrap_or_default();
        for game in games.iter().filter(|game| name != "bots" && needs.contains(&format!("sortie-{game}"))) {
            places.push(format!("crates/{name}/Cargo.toml depends on {game}"));
        }
    }
    assert!(places.is_empty(), "ask the registry instead:\n{}", places.join("\n"));
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The lines of a file with their numbers, up to its tests: those play games, and have to say which.
fn tested(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines()).take_while(|(_, line)| *line != "#[cfg(test)]")
}

/// Whether a line has the name of a game as a word, in whatever letters.
fn names(line: &str, game: &str) -> bool {
    let line = line.to_lowercase();
    let is_letter = |c: char| c.is_ascii_alphanumeric();
    line.match_indices(game).any(|(start, word)| {
        let (before, after) = (&line[..start], &line[start + word.len()..]);
        !before.ends_with(is_letter) && !after.starts_with(is_letter)
    })
}

#[test]
fn a_name_is_found_wherever_it_stands() {
    for line in ["use sortie_chess::Chess;", "// as in chess.", "\"chess\" => 1", "chess_content()", "CHESS"]
    {
        assert!(names(line, "chess"), "{line}");
    }
    for line in ["use crate::chessboard;", "", "rechess"] {
        assert!(!names(line, "chess"), "{line}");
    }
    assert_eq!(tested("a\n#[cfg(test)]\nmod tests {}").collect::<Vec<_>>(), [(1, "a")]);
}
