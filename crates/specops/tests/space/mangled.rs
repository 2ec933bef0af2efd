//! Scenes mangled by chance: whatever is said, the answer is an answer or an error that names a place, never a panic.

use serde_json::{Map, Value, json};
use sortie_kernel::Draw;
use sortie_specops::scene;

use super::{blue, draws, obstacle, red, scene_of, table, with};

/// A scene with something of everything.
fn rich() -> Value {
    let mut rest = table(&[
        obstacle("house", (4000, 4000), (5000, 5000), 900),
        with(obstacle("wood", (1000, 5000), (2000, 6000), 300), &json!({"kind": "area", "cover": "light"})),
        with(obstacle("crates", (6000, 1000), (6700, 1300), 254), &json!({"kind": "scatter"})),
        json!({"id": "angle", "kind": "obstacle", "height": 700, "cover": "heavy", "impassable": false, "sight": true,
            "polygon": [[7000, 6000], [8500, 6000], [8500, 6200], [7200, 6200], [7200, 7500], [7000, 7500]]}),
    ]);
    rest["tokens"] =
        json!([{"id": "t", "at": [2000, 2000], "radius": 127, "claimed": false, "place": "left"}]);
    rest["condition"] = json!("weather");
    let figures = json!([
        with(blue("a", 1000, 1000), &json!({"keywords": ["disengage", "jump 1"], "suppression": 1, "facing": [1, 0]})),
        with(red("b", 4500, 4500), &json!({"on": "house", "surge": {"attack": "hit"}, "courage": 2, "aimed": true})),
        red("c", 1270, 1000),
        {"id": "tank", "side": "red", "at": [3000, 6500], "radius": 500, "height": 700, "vehicle": "ground",
         "weapons": [{"name": "gun", "kind": "ranged", "max": 24, "keywords": ["fixed front"]}]},
    ]);
    let asks = [
        json!({"op": "distances"}),
        json!({"op": "sights"}),
        json!({"op": "covers"}),
        json!({"op": "distance", "from": "a", "to": "t"}),
        json!({"op": "within", "from": "a", "to": "b", "inches": 6}),
        json!({"op": "contact", "from": "a", "to": "house"}),
        json!({"op": "los", "from": "a", "to": "b"}),
        json!({"op": "cover", "from": "b", "to": "a"}),
        json!({"op": "arc", "from": "a", "to": "b", "arc": "left"}),
        json!({"op": "attack", "from": "tank", "to": "a"}),
        json!({"op": "place", "figure": "a", "at": [300, 300], "zone": [[0, 0], [900, 0], [900, 900], [0, 900]]}),
        json!({"op": "move", "figure": "a", "action": "withdraw", "tool": 1, "path": [[1000, 1510], [1300, 1700]]}),
        json!({"op": "reach", "figure": "b", "action": "climb", "points": [[4500, 5500], [4200, 4200]], "on": "house"}),
    ];
    scene_of(&figures, &rest, &asks)
}

/// Values that do not belong where they are put.
fn strange(draw: &mut Draw) -> Value {
    let numbers = [
        0,
        1,
        -1,
        5,
        134,
        9144,
        9145,
        30_001,
        1_000_000_000,
        -1_000_000_000,
        i64::from(i32::MAX) + 1,
        i64::MIN,
    ];
    match draw.below(12) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!("house"),
        3 => json!(""),
        4 => json!([]),
        5 => json!({}),
        6 => json!(0.5),
        7 => json!(u64::MAX),
        8 => json!([[0, 0], [1, 1], [0, 1], [1, 0]]),
        9 => json!(1e300),
        10 => json!([numbers[draw.below(12) as usize], numbers[draw.below(12) as usize]]),
        _ => json!(numbers[draw.below(12) as usize]),
    }
}

/// Changes something somewhere in a value.
pub(crate) fn mangle(value: &mut Value, draw: &mut Draw) {
    match value {
        Value::Object(fields) if !fields.is_empty() && draw.below(12) > 0 => {
            let n = draw.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(n).cloned().expect("a key");
            match draw.below(20) {
                0 => drop(fields.remove(&key)),
                1 => {
                    let whole: Map<String, Value> = fields.clone();
                    fields.insert("more".to_owned(), Value::Object(whole));
                }
                _ => mangle(fields.get_mut(&key).expect("its value"), draw),
            }
        }
        Value::Array(list) if !list.is_empty() && draw.below(12) > 0 => {
            let n = draw.below(list.len() as u32) as usize;
            match draw.below(10) {
                0 => drop(list.remove(n)),
                1 => list.push(list[n].clone()),
                2 => list.swap(0, n),
                _ => mangle(&mut list[n], draw),
            }
        }
        Value::Number(number) if draw.below(6) > 0 => {
            let by = i64::from(draw.below(2001)) - 1000;
            *value = json!(number.as_i64().unwrap_or(0).saturating_add(by));
        }
        value => *value = strange(draw),
    }
}

/// No JSON makes the scenes panic, and errors are told in words.
#[test]
fn mangled_scenes_are_answered_or_refused() {
    let whole = rich();
    assert_eq!(scene::ask(&whole).expect("sound").answers.len(), 13);
    let (mut n_answered, mut n_refused) = (0, 0);
    for seed in 0..6_000 {
        let mut draw = draws(seed);
        let mut scene = whole.clone();
        for _ in 0..1 + draw.below(3) {
            mangle(&mut scene, &mut draw);
        }
        let n_checks = scene["checks"].as_array().map_or(0, Vec::len);
        match scene::ask(&scene) {
            Ok(answers) => {
                n_answered += 1;
                assert_eq!(answers.answers.len(), n_checks);
            }
            Err(error) => {
                n_refused += 1;
                assert!(!error.is_empty() && error.is_ascii(), "seed {seed}: {error}");
            }
        }
    }
    assert!(n_answered > 200 && n_refused > 1_000, "{n_answered} {n_refused}");
}

/// Neither do values that are no scene at all.
#[test]
fn what_is_no_scene() {
    for seed in 0..300 {
        let value = strange(&mut draws(seed));
        assert!(scene::ask(&value).is_err());
        let mut scene = json!({"game": "specops", "table": {}, "figures": [], "tokens": [], "checks": []});
        let key = ["game", "table", "figures", "tokens", "checks", "condition"][(seed % 6) as usize];
        scene[key] = value;
        let _ = scene::ask(&scene);
    }
}
