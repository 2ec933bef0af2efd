//! The examples in `docs/scenes-alliance.md` are true.

use serde_json::Value;
use sortie_alliance::scene::{Scene, answers};

#[test]
fn the_examples_of_the_page_answer_as_it_says() {
    let page = include_str!("../../../docs/scenes-alliance.md");
    let blocks = page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut compared = 0;
    for block in blocks {
        let value: Value = serde_json::from_str(block).expect("an example is JSON");
        let scene = Scene::read(&value).expect("an example is a scene");
        let answers = answers(&scene).expect("an example can be answered");
        for (answer, check) in answers.iter().zip(&scene.checks) {
            if let Some(expected) = &check.answer {
                assert_eq!(answer, expected, "{}", scene.id);
                compared += 1;
            }
        }
    }
    assert!(compared >= 3, "the page compares {compared} answers");
}
