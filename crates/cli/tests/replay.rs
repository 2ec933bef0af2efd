//! Game files on the command line: what is verified of them, and what cannot be.

use std::path::PathBuf;

use serde_json::{Value, json};
use sortie_games::Registry;

/// A game file that is gone when the test is.
struct Saved(PathBuf);

impl Saved {
    fn new(name: &str, file: &Value) -> Self {
        let path = std::env::temp_dir().join(format!("sortie-replay-{name}-{}.json", std::process::id()));
        std::fs::write(&path, file.to_string()).expect("it can be written");
        Self(path)
    }
}

impl Drop for Saved {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Exit code and what was written.
fn replay(games: &Registry, name: &str, file: &Value, more: &[&str]) -> (u8, String) {
    let saved = Saved::new(name, file);
    let path = saved.0.display().to_string();
    let mut out = Vec::new();
    let arguments = ["sortie", "replay", &path].into_iter().chain(more.iter().copied());
    let code = sortie_cli::run(games, arguments, &mut out);
    (code, String::from_utf8(out).expect("words"))
}

/// A campaign that was saved while dice were still to be rolled (alliance R1.14, A41).
fn campaign() -> Value {
    let heroes = ["jyn_odan", "gaarkhan"].map(|hero| json!({ "hero": hero }));
    json!({
        "sortie": 1, "game": "alliance", "content": "",
        "setup": { "heroes": heroes, "campaign": { "id": "how_many_aboard", "team": "Us" } },
        "checkpoint": { "version": 1, "campaign": "how_many_aboard", "team": "Us", "heroes": heroes, "credits": 725 },
    })
}

#[test]
fn a_file_with_a_checkpoint_says_what_cannot_be_verified() {
    let games = sortie_shipped::registry();
    let (code, told) = replay(&games, "checkpoint", &campaign(), &["--verify"]);
    assert_eq!(code, 0, "{told}");
    assert!(told.contains("checkpoint instead of the seed") && told.contains("cannot be verified"), "{told}");
    let (code, told) = replay(&games, "json", &campaign(), &["--verify", "--json"]);
    let told: Value = serde_json::from_str(&told).expect("one JSON object");
    assert_eq!((code, &told["verified"], &told["checkpoint"]), (0, &json!(false), &json!(true)), "{told}");
}

#[test]
fn a_checkpoint_that_leads_nowhere_is_no_success() {
    let games = sortie_shipped::registry();
    for (pointer, value, code) in [
        ("/checkpoint", json!({ "version": "one" }), 1),
        ("/checkpoint/campaign", json!("another"), 1),
        ("/sortie", json!(99), 1),
        ("/setup/heroes", json!("two"), 2),
        ("/game", json!("chess"), 2),
    ] {
        let mut file = campaign();
        *file.pointer_mut(pointer).expect(pointer) = value;
        assert_eq!(replay(&games, "broken", &file, &["--verify"]), (code, String::new()), "{pointer}");
    }
}
