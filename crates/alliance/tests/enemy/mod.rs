//! The ops of `sortie scene` about the enemy: worked examples, single rules, and a second opinion on random maps.

mod beyond_health;
mod examples;
mod naive;
mod rules;
mod weigh;
mod weighed;
mod world;

use serde_json::{Value, json};
use sortie_alliance::scene::{Scene, answers};

fn ask(rows: &[&str], edges: &Value, figures: &Value, ask: &Value) -> Value {
    let map = json!({"rows": rows, "edges": edges});
    let scene = json!({"game": "alliance", "map": map, "figures": figures, "checks": [{"ask": ask}]});
    let scene = Scene::read(&scene).unwrap_or_else(|error| panic!("{error}"));
    answers(&scene).unwrap_or_else(|error| panic!("{error}")).remove(0)
}

fn hero(id: &str, at: [u8; 2]) -> Value {
    json!({"id": id, "side": "rebel", "hero": true, "spaces": [at], "health": 12, "speed": 4,
           "attack": {"type": "ranged", "dice": ["blue", "green"]}, "defence": ["white"]})
}

fn trooper(id: &str, at: [u8; 2]) -> Value {
    json!({"id": id, "name": "Stormtrooper", "side": "imperial", "spaces": [at], "health": 3, "speed": 4,
           "attack": {"type": "ranged", "dice": ["blue", "green"]}, "defence": ["black"],
           "surge": ["acc+2", "dmg+1"]})
}

fn guard(id: &str, at: [u8; 2]) -> Value {
    json!({"id": id, "side": "imperial", "spaces": [at], "health": 8, "speed": 5,
           "attack": {"type": "melee", "dice": ["red", "yellow"], "reach": true}, "defence": ["black"]})
}

fn with(mut figure: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("an object") };
    figure.as_object_mut().unwrap().extend(changes);
    figure
}

fn order(figure: &str, order: &Value) -> Value {
    json!({"op": "instruction", "figure": figure, "order": order})
}

fn nearest() -> Value {
    json!({"kind": "nearest", "who": "rebel"})
}

fn named(name: &str) -> Value {
    json!({"kind": "named", "name": name})
}

/// Whether an answer has these fields; `end` may be one of several.
#[track_caller]
fn expect(answer: &Value, fields: Value, ends: &[[u8; 2]]) {
    let Value::Object(fields) = fields else { panic!("an object") };
    for (key, value) in fields {
        assert_eq!(answer[&key], value, "{key} of {answer:#}");
    }
    let is_one = ends.iter().any(|&end| answer["end"] == json!([end]));
    assert!(is_one, "ends at {} and not at one of {ends:?}\n{answer:#}", answer["end"]);
}

/// Whether some thought follows a rule.
#[track_caller]
fn cites(answer: &Value, rule: &str) {
    let why = answer["why"].as_array().unwrap();
    assert!(why.iter().any(|reason| reason["rule"] == rule), "no {rule} in {why:#?}");
}

fn resolved(actions: u8) -> Value {
    json!({"status": "resolved", "actions_spent": actions})
}

fn skipped() -> Value {
    json!({"status": "skipped", "actions_spent": 0, "attack_action_used": false, "attacks": false, "mp": 0,
           "discards_stunned": false, "target": null, "distance": null})
}
