//! Who may attack whom, and with what.

use serde_json::{Value, json};

use super::{answer, blue, obstacle, red, table, with};

fn armed() -> Value {
    json!([
        {"name": "fist", "kind": "melee"},
        {"name": "rifle", "kind": "ranged", "max": 18},
        {"name": "pistols", "kind": "both", "max": 12},
        {"name": "sniper", "kind": "ranged", "min": 6, "max": 30},
        {"name": "flame", "kind": "both", "max": 6, "keywords": ["versatile"]},
    ])
}

fn weapons(figures: &Value, rest: &Value, to: &str) -> Vec<String> {
    let answer = answer(figures, rest, json!({"op": "attack", "from": "a", "to": to}));
    let names: Vec<String> = answer["weapons"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect();
    assert_eq!(answer["legal"], json!(!names.is_empty()));
    names
}

/// T28 (C9.1, C9.2, M5.3): ranges, the least of them exclusive, and darkness.
/// specops T28, T20, C9.1, C9.2, C9.5, M5.3
#[test]
fn ranges() {
    for (gap, condition, expected) in [
        (3048, "clear", &["rifle", "pistols", "sniper"][..]),
        (3049, "clear", &["rifle", "sniper"]),
        (4572, "clear", &["rifle", "sniper"]),
        (4573, "clear", &["sniper"]),
        (7620, "clear", &["sniper"]),
        (7621, "clear", &[]),
        (1524, "clear", &["rifle", "pistols", "flame"]),
        (1525, "clear", &["rifle", "pistols", "sniper"]),
        (3048, "darkness", &["rifle", "sniper"]),
        (3556, "darkness", &["rifle", "sniper"]),
        (4572, "darkness", &["sniper"]),
        (2032, "darkness", &["rifle", "pistols", "sniper"]),
        (1524, "darkness", &["rifle", "pistols", "flame"]),
        (6604, "darkness", &["sniper"]),
        (6605, "darkness", &[]),
        (6, "clear", &["rifle", "pistols", "flame"]),
        (5, "clear", &["fist", "pistols", "flame"]),
    ] {
        let figures =
            json!([with(blue("a", 500, 500), &json!({"weapons": armed()})), red("b", 500, 500 + 270 + gap)]);
        let rest = json!({"condition": condition});
        assert_eq!(weapons(&figures, &rest, "b"), expected, "{gap} {condition}");
    }
}

/// T28 (C9.3, C9.4, K5, S12): in melee only melee weapons at the opponent, at a third only what is versatile; nobody shoots at the
/// engaged.
/// specops T28, C9.3, C9.4, C9.5, K5, S12
#[test]
fn in_melee() {
    let armed = json!({"weapons": armed()});
    let figures = json!([
        with(blue("a", 4000, 4000), &armed),
        red("b", 4270, 4000),
        red("c", 4000, 5200),
        blue("d", 7000, 4000),
        red("e", 7270, 4000),
        blue("f", 4300, 6000),
    ]);
    let none = json!({});
    assert_eq!(weapons(&figures, &none, "b"), ["fist", "pistols", "flame"]);
    assert_eq!(weapons(&figures, &none, "c"), ["flame"]);
    assert_eq!(weapons(&figures, &none, "e"), [""; 0]);
    assert_eq!(weapons(&figures, &none, "f"), [""; 0], "a friend");
    assert_eq!(weapons(&figures, &none, "a"), [""; 0], "itself");
    // From outside at one of the engaged, versatile or not.
    let outside = json!([with(blue("a", 4000, 5200), &armed), red("b", 4270, 4000), blue("d", 4000, 4000)]);
    assert_eq!(weapons(&outside, &none, "b"), [""; 0]);
}

/// T28 (C9.3, C13.1): with a vehicle in contact there is melee, but nobody is engaged: others may be shot at.
/// specops T28, C9.3, C13.1
#[test]
fn a_vehicle_in_contact() {
    let some = json!([{"name": "fist", "kind": "melee"}, {"name": "rifle", "kind": "ranged", "max": 18}]);
    let tank = json!({"id": "b", "side": "red", "at": [4635, 4000], "radius": 500, "height": 800, "vehicle": "ground"});
    let figures = json!([with(blue("a", 4000, 4000), &json!({"weapons": some})), tank, red("c", 4000, 5200)]);
    assert_eq!(weapons(&figures, &json!({}), "b"), ["fist"]);
    assert_eq!(weapons(&figures, &json!({}), "c"), ["rifle"]);
}

/// T29 (K2, C8.8): a fixed weapon wants part of the base in its arc, whatever else is free.
/// specops T29, K2, C8.8, O18
#[test]
fn fixed_arcs() {
    let guns = json!([
        {"name": "cannon", "kind": "ranged", "max": 24, "keywords": ["fixed front"]},
        {"name": "turret", "kind": "ranged", "max": 24},
    ]);
    let tank = json!({"id": "a", "side": "blue", "at": [4000, 4000], "radius": 500, "height": 800, "vehicle": "ground",
        "facing": [1, 0], "weapons": guns});
    for (x, y, expected) in [
        (6000, 4000, &["cannon", "turret"][..]),
        (5000, 5190, &["cannon", "turret"]),
        (5000, 5192, &["turret"]),
        (2000, 4000, &["turret"]),
    ] {
        let figures = json!([tank, red("b", x, y)]);
        assert_eq!(weapons(&figures, &json!({}), "b"), expected, "{x} {y}");
    }
}

/// C9.1: no sight, no shot. K38: who does not fight adds no weapons.
/// specops C9.1, K38
#[test]
fn without_sight() {
    let armed = json!({"weapons": armed()});
    let figures = json!([with(blue("a", 4000, 4000), &armed), red("b", 6000, 4000)]);
    let wall = table(&[obstacle("wall", (5000, 3000), (5100, 5000), 900)]);
    assert_eq!(weapons(&figures, &wall, "b"), [""; 0]);
    let low = table(&[obstacle("wall", (5000, 3000), (5100, 5000), 400)]);
    assert_eq!(weapons(&figures, &low, "b"), ["rifle", "pistols", "sniper"]);
    let peaceful = with(with(blue("a", 4000, 4000), &armed), &json!({"keywords": ["noncombatant"]}));
    assert_eq!(weapons(&json!([peaceful, red("b", 6000, 4000)]), &json!({}), "b"), [""; 0]);
}
