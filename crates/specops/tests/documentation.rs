//! The examples in `docs/scenes-specops.md` are true.

use serde_json::Value;
use sortie_content::scene::agrees;
use sortie_specops::scene;

#[test]
fn the_examples_of_the_page_answer_as_it_says() {
    let page = include_str!("../../../docs/scenes-specops.md");
    let blocks = page.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next());
    let mut compared = 0;
    for block in blocks {
        let file: Value = serde_json::from_str(block).expect("an example is JSON");
        let scene = scene::ask(&file).unwrap_or_else(|error| panic!("{}: {error}", file["id"]));
        for (answer, expected) in scene.answers.iter().zip(&scene.expected) {
            let expected = expected.as_ref().expect("every example says its answer");
            assert!(agrees(expected, answer), "{}: expected {expected}, found {answer}", file["id"]);
            compared += 1;
        }
    }
    assert_eq!(compared, 18, "the page compares so many answers");
}
