//! Whatever somebody writes, a scene is answered or refused by its place, and nothing breaks.

use serde_json::{Map, Value, json};
use sortie_defenders::scene::{self, Scene};

use super::door;

/// A small generator of our own: the same mutations every time.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

/// The scene with every question there is.
fn rich() -> Value {
    let mut scene = door();
    scene["figures"].as_array_mut().expect("a list").extend([
        json!({"id": "Gun", "kind": "drone", "at": [3,2], "weapons": [{"type": "ranged", "dice": {"red": 2}, "range": 2}]}),
        json!({"id": "S1", "kind": "signal", "at": [6,3], "came_from": "a"}),
    ]);
    let mut checks: Vec<Value> =
        ["distances", "steps", "sights", "views", "engaged", "attacks", "reveals", "rooms"]
            .map(|op| json!({"ask": {"op": op}}))
            .into();
    checks.extend(
        ["field", "reach", "leaps", "redeploy"].map(|op| json!({"ask": {"op": op, "figure": "Mercury"}})),
    );
    let two = ["distance", "adjacent", "los", "hexes", "attack_legal", "area_hit"];
    checks.extend(two.map(|op| json!({"ask": {"op": op, "from": "Mercury", "to": "B1"}})));
    let others = json!([
        {"ask": {"op": "reach", "figure": "Gun", "hexes": 2}},
        {"ask": {"op": "walk", "figure": "Mercury", "path": [[2,1], [4,1], [6,1]]}},
        {"ask": {"op": "alien_turn", "figure": "B1"}},
        {"ask": {"op": "signal_move", "figure": "S1", "areas": 2, "to": "closest"}},
        {"ask": {"op": "arrivals", "point": [9,2]}},
        {"ask": {"op": "encounter", "species": "xeno_beta"}},
        {"ask": {"op": "assign", "species": "xeno_beta", "rank": "green"}},
        {"ask": {"op": "resolve", "weapon": {"type": "ranged", "dice": {"red": 2}, "ammo": 1, "flash": ["hits+1"]},
                 "roll": [["hit"], ["hit", "flash"]], "defender": {"kind": "agent", "health": 3, "wounds": 1, "shield": 1,
                 "reinforced": 1, "armour": "shield+1", "armour_only": "ranged"}, "by": "alien", "defence": [["shield"]]}},
        {"ask": {"op": "odds", "weapon": {"type": "melee", "dice": {"blue": 2}, "hits": 1, "own_ammo": true}, "spend": 2,
                 "defender": {"health": 4, "armour": "heal+1"}, "reroll": true, "reroll_alien": true}},
        {"ask": {"op": "check", "dice": {"red": 3}, "symbol": "gd", "needed": 2}, "answer": {"p": 0.104}},
        {"ask": {"op": "teleport", "points": ["hit", "flash"]}}]);
    checks.extend(others.as_array().cloned().into_iter().flatten());
    scene["checks"] = json!(checks);
    scene["dice"] = json!({"blue": vec![json!(["hit", "shield"]); 10]});
    scene
}

/// All places of a value, as JSON pointers.
fn places(value: &Value, at: String, all: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| places(value, format!("{at}/{key}"), all));
        }
        Value::Array(entries) => {
            entries.iter().enumerate().for_each(|(n, value)| places(value, format!("{at}/{n}"), all));
        }
        _ => {}
    }
    all.push(at);
}

/// What people and programs write by mistake, or to break something.
fn nonsense() -> Vec<Value> {
    let deep = (0..100).fold(json!(1), |inner, _| json!([inner]));
    let wide: Map<String, Value> = (0..300).map(|n| (n.to_string(), json!(n))).collect();
    vec![
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(255),
        json!(256),
        json!(-32_768),
        json!(32_767),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e308),
        json!(0.5),
        json!(""),
        json!("hit"),
        json!("Mercury"),
        json!("shield+9"),
        json!("agent"),
        json!("ao  ao"),
        json!("  ä.  öo\u{3000}\t  a."),
        json!("x".repeat(5_000)),
        json!([]),
        json!({}),
        json!([0, 1]),
        json!([[0, 1], [2, 1]]),
        json!([["hit"], ["hit"], []]),
        json!(vec!["hit"; 2_000]),
        Value::Object(wide),
        deep,
    ]
}

fn mutate(scene: &mut Value, nonsense: &[Value], random: &mut Random) {
    let mut all = Vec::new();
    places(scene, String::new(), &mut all);
    let place = all[random.below(all.len())].clone();
    let Some((parent, key)) = place.rsplit_once('/') else {
        *scene = nonsense[random.below(nonsense.len())].clone();
        return;
    };
    let other = scene.pointer(&all[random.below(all.len())]).cloned().unwrap_or_default();
    let new = if random.below(3) == 0 { other } else { nonsense[random.below(nonsense.len())].clone() };
    match (scene.pointer_mut(parent), random.below(4)) {
        (Some(Value::Object(fields)), 0) => drop(fields.remove(key)),
        (Some(Value::Object(fields)), 1) => drop(fields.insert(format!("{key}s"), new)),
        (Some(Value::Array(entries)), 0) => drop(entries.pop()),
        (Some(Value::Array(entries)), 1) => entries.push(new),
        _ => *scene.pointer_mut(&place).expect("a place of the scene") = new,
    }
}

#[test]
fn whatever_is_written_nothing_breaks() {
    let (whole, nonsense) = (rich(), nonsense());
    assert_eq!(scene::ask(&whole).expect("it is whole").answers.len(), 29);
    let (mut random, mut answered, mut refused) = (Random(1), 0, 0);
    for _ in 0..3_000 {
        let mut file = whole.clone();
        for _ in 0..=random.below(3) {
            mutate(&mut file, &nonsense, &mut random);
        }
        let Ok(mut scene) = Scene::read(&file) else {
            refused += 1;
            continue;
        };
        // One by one, so that a question that is broken does not hide the others.
        for check in std::mem::take(&mut scene.checks) {
            scene.checks = vec![check];
            match scene::answers(&scene) {
                Ok(_) => answered += 1,
                Err(_) => refused += 1,
            }
        }
    }
    assert!(answered > 10_000 && refused > 1_000, "{answered} answered, {refused} refused");
}
