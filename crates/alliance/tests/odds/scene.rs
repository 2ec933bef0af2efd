//! The ops `surge`, `odds` and `test` through the door that tools use: a whole scene.

use serde_json::{Value, json};
use sortie_alliance::scene::{Scene, answers};

pub(super) fn ask(question: &Value) -> Result<Value, String> {
    let scene = Scene::read(&json!({"game": "alliance", "checks": [{"ask": question}]}))?;
    answers(&scene).map(|mut answers| answers.remove(0))
}

#[test]
fn each_op_answers() {
    let surge = json!({"op": "surge", "type": "ranged", "surge": ["acc+2", "dmg+1"], "distance": 4,
        "roll": {"acc": 4, "dmg": 1, "sur": 2}});
    let expected = json!({"used": ["dmg+1"], "hit": true, "damage": 2, "surges_lost": 1, "conditions": []});
    assert_eq!(ask(&surge), Ok(expected), "alliance T7");

    let odds = json!({"op": "odds", "type": "melee", "dice": ["red"], "health": [3]});
    let expected = json!({"damage": {"1": 1.0 / 6.0, "2": 0.5, "3": 2.0 / 6.0}, "expected": 13.0 / 6.0,
        "p_hit": 1.0, "p_dodge": 0.0, "p_damage": 1.0, "p_defeat": {"3": 2.0 / 6.0}});
    assert_eq!(ask(&odds), Ok(expected));

    let test = json!({"op": "test", "dice": ["green"]});
    assert_eq!(ask(&test), Ok(json!({"successes": {"0": 0.5, "1": 0.5}, "p_pass": 0.5})), "alliance R11.3");
}

#[test]
fn errors_name_the_place() {
    let error =
        ask(&json!({"op": "odds", "type": "melee", "dice": ["red", "pink"]})).expect_err("no such die");
    assert!(error.starts_with("checks[0].ask.dice: unknown variant `pink`"), "{error}");
}

/// At least nine digits reach the reader.
#[test]
fn digits() {
    let odds = ask(&json!({"op": "odds", "type": "ranged", "dice": ["blue"], "distance": 3})).expect("odds");
    assert_eq!(odds["p_hit"].to_string(), "0.6666666666666666");
}
