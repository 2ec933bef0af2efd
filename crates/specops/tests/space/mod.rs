//! Space at the table, asked as scenes ask: measuring, moving, standing, contact.

mod attacking;
mod broken;
mod looking;
pub(crate) mod mangled;
mod measuring;
mod moving;
mod placing;
mod properties;
mod reaching;
mod worlds;

use serde_json::{Value, json};
use sortie_kernel::{Chance, Draw, Occasion, Seed};
use sortie_specops::scene;

/// Random numbers from a small one.
pub(crate) fn draws(seed: u64) -> Draw {
    Chance::new(Seed::from_number(seed)).on(Occasion { what: 0, whom: 0, round: 0, time: 0 })
}

/// A scene of these figures with more of its own: a table, tokens, a condition.
fn scene_of(figures: &Value, rest: &Value, asks: &[Value]) -> Value {
    let checks: Vec<Value> = asks.iter().map(|ask| json!({"ask": ask})).collect();
    let mut scene = json!({"game": "specops", "id": "a test", "figures": figures, "checks": checks});
    if let (Some(scene), Some(rest)) = (scene.as_object_mut(), rest.as_object()) {
        scene.extend(rest.clone());
    }
    scene
}

/// The answers to some questions.
fn answers(figures: &Value, rest: &Value, asks: &[Value]) -> Vec<Value> {
    scene::ask(&scene_of(figures, rest, asks)).expect("a sound scene").answers
}

/// The answer to one question.
fn answer(figures: &Value, rest: &Value, ask: Value) -> Value {
    answers(figures, rest, &[ask]).remove(0)
}

/// A blue trooper with a melee weapon.
fn blue(id: &str, x: i32, y: i32) -> Value {
    json!({"id": id, "side": "blue", "at": [x, y], "weapons": [{"name": "fist", "kind": "melee"}]})
}

/// The same in red.
fn red(id: &str, x: i32, y: i32) -> Value {
    with(blue(id, x, y), &json!({"side": "red"}))
}

/// The same with some fields said differently.
fn with(mut figure: Value, fields: &Value) -> Value {
    if let (Some(figure), Some(fields)) = (figure.as_object_mut(), fields.as_object()) {
        figure.extend(fields.clone());
    }
    figure
}

/// An obstacle.
fn obstacle(id: &str, (x, y): (i32, i32), (to_x, to_y): (i32, i32), height: u32) -> Value {
    json!({"id": id, "kind": "obstacle", "polygon": [[x, y], [to_x, y], [to_x, to_y], [x, to_y]],
        "height": height, "cover": "heavy"})
}

/// A table with these pieces.
fn table(pieces: &[Value]) -> Value {
    json!({"table": {"pieces": pieces}})
}

/// The reasons of a verdict, and that it says so itself.
fn reasons(verdict: &Value) -> Vec<&str> {
    let reasons: Vec<&str> =
        verdict["reasons"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(verdict["legal"], json!(reasons.is_empty()));
    reasons
}
