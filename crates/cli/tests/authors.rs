//! What the command line does for those who write missions.

use std::path::{Path, PathBuf};

/// Exit code and what was written.
fn run(arguments: &[&str]) -> (u8, String) {
    let mut out = Vec::new();
    let arguments = ["sortie"].iter().chain(arguments);
    let code = sortie_cli::run(&sortie_shipped::registry(), arguments, &mut out);
    (code, String::from_utf8(out).expect("words"))
}

/// A folder that is gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("sortie-{name}-{}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("words")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn replace(path: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(path).expect("it was written");
    assert!(text.contains(from), "{from}");
    std::fs::write(path, text.replace(from, to)).expect("written");
}

#[test]
fn a_mission_in_one_language_is_whole_and_its_gaps_are_told_once() {
    let folder = Folder::new("one-language");
    let (code, written) = run(&["new-mission", "my_first", "--lang", "de", "--content", folder.path()]);
    assert_eq!((code, written.matches(".ftl").count()), (0, 1), "{written}");
    let texts = folder.0.join("alliance/de/mission_my_first.ftl");
    assert!(texts.exists(), "{written}");

    let (code, found) = run(&["check", folder.path()]);
    let lines: Vec<&str> = found.lines().collect();
    assert_eq!((code, lines.len()), (0, 2), "{found}");
    assert!(
        lines[0].starts_with("alliance/de/mission_my_first.ftl:1: warning[missing-translation]"),
        "{found}"
    );
    assert!(lines[0].contains("missing in en and it"), "{found}");
    assert_eq!(lines[1], "0 errors, 1 warnings");
    let (code, page) = run(&["sheet", "my_first", "--lang", "it", "--content", folder.path()]);
    assert_eq!((code, page.contains("Eine neue Mission")), (0, true), "{page}");

    // A text that nobody wrote is an error, and told once.
    replace(&texts, "alliance-mission-my-first-opening = ", "alliance-mission-my-first-opened = ");
    let (code, found) = run(&["check", folder.path()]);
    assert_eq!((code, found.matches("alliance-mission-my-first-opening").count()), (1, 1), "{found}");
    assert!(found.contains("error[text-missing]"), "{found}");
}

#[test]
fn maps_are_drawn_with_coordinates_areas_and_doors() {
    let (code, all) = run(&["map"]);
    assert_eq!((code, all.lines().any(|map| map == "first_steps")), (0, true), "{all}");
    let (code, text) = run(&["map", "first_steps", "--mission", "first_steps"]);
    assert_eq!(code, 0);
    for line in ["area     b post", "door     0 ", "mission  first_steps"] {
        assert!(text.contains(line), "{line}:\n{text}");
    }
    assert_eq!(run(&["map", "--mission", "first_steps"]), (0, text), "a mission knows what it is played on");
    let (code, svg) = run(&["map", "first_steps", "--game", "alliance", "--svg"]);
    assert_eq!((code, svg.starts_with("<svg ")), (0, true));
    for refused in [
        &["map", "nowhere"][..],
        &["map", "first_steps", "--game", "arena"],
        &["map", "first_steps", "--mission", "nothing"],
        &["map", "--svg"],
        &["map", "lamplighter"],
        &["map", "--mission", "nothing"],
    ] {
        assert_eq!(run(refused), (2, String::new()), "{refused:?}");
    }
}
