//! The examples in `docs/scenes-defenders.md` are true, and `docs/missions-defenders.md` leaves out no word.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sortie_content::scene::agrees;
use sortie_defenders::content::mission::{
    Action, Armoury, Door, Mission, OwnEffect, OwnGiven, OwnTrigger, Quarry, Special, Spot, Target, Whom,
};
use sortie_defenders::scene;

#[test]
fn the_examples_of_the_page_answer_as_it_says() {
    let page = include_str!("../../../docs/scenes-defenders.md");
    let blocks = page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut compared = 0;
    for block in blocks {
        let file: Value = serde_json::from_str(block).expect("an example is JSON");
        let scene = scene::ask(&file).unwrap_or_else(|error| panic!("{}: {error}", file["id"]));
        for (answer, expected) in scene.answers.iter().zip(&scene.expected) {
            if let Some(expected) = expected {
                assert!(agrees(expected, answer), "{}: expected {expected}, found {answer}", file["id"]);
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 5, "the page compares so many answers");
}

/// The words that a reader of missions expects, as it says itself when it meets another one.
fn words<T: DeserializeOwned>(wrong: Value) -> Vec<String> {
    let error = serde_json::from_value::<T>(wrong).err().expect("there is no such word").to_string();
    let (_, expected) = error.split_once("expected ").unwrap_or_else(|| panic!("{error}"));
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_word_of_missions_is_explained() {
    let pages =
        [include_str!("../../../docs/missions-defenders.md"), include_str!("../../../docs/missions.md")];
    let (word, key) = (json!("no_such_word"), json!({"no_such_word": 1}));
    for (what, words) in [
        ("trigger", words::<OwnTrigger>(word.clone())),
        ("condition", words::<OwnGiven>(word.clone())),
        ("effect", words::<OwnEffect>(word.clone())),
        ("special", words::<Special>(word.clone())),
        ("target", words::<Target>(word.clone())),
        ("spot", words::<Spot>(word.clone())),
        ("quarry", words::<Quarry>(word.clone())),
        ("whom", words::<Whom>(word)),
        ("mission", words::<Mission>(key.clone())),
        ("action", words::<Action>(key.clone())),
        ("door", words::<Door>(key.clone())),
        ("armoury", words::<Armoury>(key)),
    ] {
        assert!(words.len() > 1, "{what}: {words:?}");
        for word in words {
            // As code, by itself or within what it is written with.
            let is_it =
                |part: &str| part.split(|c: char| !c.is_alphanumeric() && c != '_').any(|one| one == word);
            let code = |page: &str| page.split('`').skip(1).step_by(2).any(is_it);
            let table =
                |page: &str| page.contains(&format!("[[{word}]]")) || page.contains(&format!("[{word}]"));
            assert!(pages.iter().any(|page| code(page) || table(page)), "no page has the {what} `{word}`");
        }
    }
}
