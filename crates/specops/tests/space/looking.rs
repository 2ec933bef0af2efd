//! Sight and cover.

use serde_json::{Value, json};

use super::{answer, answers, blue, obstacle, red, table, with};

/// A wall 1,200 long across the line from `a` at (2000, 4000) to `b` at (6000, 4000), so far in front of `b`.
fn wall(gap: i32, height: u32, cover: &str) -> Value {
    let x = 6000 - 135 - gap;
    with(obstacle("wall", (x - 100, 3400), (x, 4600), height), &json!({"cover": cover}))
}

fn pair(from: &Value, to: &Value) -> Value {
    json!([with(blue("a", 2000, 4000), from), with(red("b", 6000, 4000), to)])
}

fn cover(figures: &Value, rest: &Value) -> Value {
    answer(figures, rest, json!({"op": "cover", "from": "a", "to": "b"}))
}

fn told(terrain: u8, pieces: &[&str], value: u8) -> Value {
    json!({"terrain": terrain, "pieces": pieces, "value": value})
}

/// T25 (C8.2, C8.3, C8.6): a wall 80 mm high hides, one as high as a trooper does not. Sight is mutual.
/// specops T25, C8.1, C8.2, C8.3, C8.6, S11
#[test]
fn a_wall_between() {
    let none = json!({});
    for (height, sees) in [(800, false), (421, false), (420, true)] {
        let rest = table(&[wall(2000, height, "heavy")]);
        let asks = [("a", "b"), ("b", "a")].map(|(from, to)| json!({"op": "los", "from": from, "to": to}));
        assert_eq!(answers(&pair(&none, &none), &rest, &asks), [json!(sees), json!(sees)], "{height}");
        let sights = answer(&pair(&none, &none), &rest, json!({"op": "sights"}));
        assert_eq!(sights, json!({"a-b": sees}));
        if !sees {
            assert_eq!(cover(&pair(&none, &none), &rest), Value::Null);
            assert_eq!(answer(&pair(&none, &none), &rest, json!({"op": "covers"})), json!({}));
        }
    }
}

/// T25 (C9.12): a low wall covers within 3 inches of the defender.
/// specops T25, C9.12, C9.13, S11
#[test]
fn a_low_wall() {
    let none = json!({});
    for (gap, expected) in
        [(750, told(2, &["wall"], 2)), (762, told(2, &["wall"], 2)), (775, told(0, &[], 0))]
    {
        let rest = table(&[wall(gap, 420, "heavy")]);
        assert_eq!(cover(&pair(&none, &none), &rest), expected, "{gap}");
        let covers = answer(&pair(&none, &none), &rest, json!({"op": "covers"}));
        assert_eq!(covers["a>b"], expected["terrain"]);
        assert_eq!(covers["b>a"], json!(0));
    }
    // However low it is (S11).
    assert_eq!(cover(&pair(&none, &none), &table(&[wall(300, 1, "light")])), told(1, &["wall"], 1));
    assert_eq!(cover(&pair(&none, &none), &table(&[wall(300, 100, "none")])), told(0, &[], 0));
}

/// T10, T25 (C9.13, C9.15, C9.16, C11.7, M5.2): what adds to cover and what takes from it.
/// specops T10, T25, C9.13, C9.15, C9.16, C11.7, M5.2, K16, K50, S14
#[test]
fn the_value_in_force() {
    let suppressed = json!({"suppression": 1});
    let none = json!({});
    for (kind, from, to, condition, expected) in [
        ("heavy", none.clone(), suppressed.clone(), "clear", (2, 2)),
        ("light", none.clone(), suppressed.clone(), "clear", (1, 2)),
        ("none", none.clone(), suppressed.clone(), "clear", (0, 1)),
        ("none", none.clone(), json!({"suppression": 1, "courage": 2}), "clear", (0, 0)),
        ("none", none.clone(), json!({"suppression": 1, "courage": null}), "clear", (0, 0)),
        ("light", none.clone(), json!({"suppression": 1, "droid": true}), "clear", (1, 1)),
        ("heavy", json!({"keywords": ["sharpshooter 1"]}), none.clone(), "clear", (2, 1)),
        ("heavy", json!({"keywords": ["sharpshooter 1"]}), suppressed.clone(), "clear", (2, 1)),
        ("heavy", json!({"keywords": ["sharpshooter 1"]}), suppressed, "weather", (2, 1)),
        ("light", none.clone(), json!({"keywords": ["cover 1"]}), "clear", (1, 2)),
        ("light", none.clone(), none.clone(), "weather", (1, 2)),
        ("light", json!({"aimed": true}), none.clone(), "weather", (1, 1)),
        ("heavy", none.clone(), none.clone(), "weather", (2, 2)),
        ("light", none.clone(), none, "darkness", (1, 1)),
    ] {
        let mut rest = table(&[wall(300, 300, kind)]);
        rest["condition"] = json!(condition);
        let answer = cover(&pair(&from, &to), &rest);
        assert_eq!(
            (&answer["terrain"], &answer["value"]),
            (&json!(expected.0), &json!(expected.1)),
            "{kind} {from} {to}"
        );
    }
}

/// T25 (C9.12): what the attacker touches does not cover from it: beside it, in it or on it.
/// specops T25, C9.12, C9.13, C8.5
#[test]
fn touched_by_the_attacker() {
    let none = json!({});
    let wall = |x: i32| obstacle("wall", (x, 3400), (x + 100, 4600), 300);
    for (at, expected) in [(2860, told(0, &[], 0)), (2859, told(2, &["wall"], 2))] {
        let figures = pair(&json!({"at": [at, 4000]}), &json!({"at": [3300, 4000]}));
        assert_eq!(cover(&figures, &table(&[wall(3000)])), expected, "{at}");
    }
    let wood = |x: i32| {
        with(obstacle("wood", (x, 3000), (x + 1000, 5000), 600), &json!({"kind": "area", "cover": "light"}))
    };
    // The defender stands in it; both do; only the attacker does.
    assert_eq!(cover(&pair(&none, &none), &table(&[wood(5500)])), told(1, &["wood"], 1));
    let both = pair(&json!({"at": [5600, 4000]}), &none);
    assert_eq!(cover(&both, &table(&[wood(5500)])), told(0, &[], 0));
    assert_eq!(cover(&pair(&none, &none), &table(&[wood(1500)])), told(0, &[], 0));
    // The best counts, all are told, sorted.
    let two = table(&[wood(5500), with(obstacle("crates", (5200, 3900), (5300, 4100), 200), &none)]);
    assert_eq!(cover(&pair(&none, &none), &two), told(2, &["crates", "wood"], 2));
}

/// T25 (C8.4, C9.13): troopers neither hide nor cover. A ground vehicle hides and is heavy cover past its flank; a repulsor
/// vehicle is neither.
/// specops T25, C8.3, C8.4, C9.12, C9.13
#[test]
fn others_between() {
    let none = json!({});
    let with_other = |other: &Value| {
        let mut figures = pair(&none, &none);
        figures.as_array_mut().expect("a list").push(other.clone());
        figures
    };
    assert_eq!(cover(&with_other(&red("c", 5000, 4000)), &none), told(0, &[], 0));
    let tank = |y: i32, kind: &str| json!({"id": "tank", "side": "blue", "at": [5000, y], "radius": 500, "height": 800, "vehicle": kind});
    assert_eq!(cover(&with_other(&tank(4000, "ground")), &none), Value::Null);
    assert_eq!(cover(&with_other(&tank(4500, "ground")), &none), told(2, &["tank"], 2));
    assert_eq!(cover(&with_other(&tank(4640, "ground")), &none), told(0, &[], 0), "beside the line");
    assert_eq!(cover(&with_other(&tank(4000, "repulsor")), &none), told(0, &[], 0));
    let far = with(tank(4500, "ground"), &json!({"at": [4300, 4500]}));
    assert_eq!(cover(&with_other(&far), &none), told(0, &[], 0), "more than 3 inches off");
    // What the attacker touches covers nobody from it.
    let beside = pair(&json!({"at": [4850, 3378]}), &none);
    let mut beside = beside.as_array().expect("a list").clone();
    beside.push(with(tank(4000, "ground"), &json!({"at": [5000, 4000]})));
    assert_eq!(cover(&json!(beside), &none)["terrain"], json!(0));
    beside[0]["at"] = json!([4849, 3370]);
    assert_eq!(cover(&json!(beside), &none)["terrain"], json!(2));
}

/// C9.14: vehicles are never obscured. They see and are seen, and do not stop their own lines (C8.4).
/// specops C8.1, C8.4, C9.14
#[test]
fn vehicles_as_targets() {
    let tank = json!({"id": "b", "side": "red", "at": [6000, 4000], "radius": 500, "height": 800, "vehicle": "ground"});
    let figures = json!([blue("a", 2000, 4000), tank]);
    let low = with(obstacle("wall", (5300, 3000), (5400, 5000), 400), &json!({}));
    assert_eq!(cover(&figures, &table(std::slice::from_ref(&low))), told(0, &[], 0));
    assert_eq!(answer(&figures, &table(&[low]), json!({"op": "covers"})), json!({"b>a": 0}));
    let wall = obstacle("wall", (4000, 3000), (4100, 5000), 700);
    assert_eq!(cover(&figures, &table(&[wall])), Value::Null, "the line to its top falls on the wall");
    let near = obstacle("wall", (5300, 3000), (5400, 5000), 700);
    assert_eq!(cover(&figures, &table(&[near])), told(0, &[], 0), "and over it further on");
}

/// The scene of the format's page: two in the open, a barracks beside the line, a hedge before the defender.
/// specops C6.2, C7.4, C8.2, C9.12
#[test]
fn the_corner_of_the_barracks() {
    let figures = json!([
        {"id": "ST1", "side": "blue", "at": [4800, 4300], "speed": 2, "courage": 1, "defence": "red",
         "weapons": [{"name": "E-11", "kind": "ranged", "max": 18}, {"name": "Bludgeon", "kind": "melee"}]},
        {"id": "Tam", "side": "red", "at": [6100, 3600], "speed": 2, "courage": 2, "suppression": 2, "defence": "white"}]);
    let hedge =
        with(obstacle("hedge", (5600, 3900), (6600, 4100), 300), &json!({"kind": "area", "cover": "light"}));
    let rest = table(&[obstacle("barracks", (3000, 3000), (5000, 4000), 900), hedge]);
    let asks = [
        json!({"op": "distance", "from": "ST1", "to": "Tam"}),
        json!({"op": "los", "from": "ST1", "to": "Tam"}),
        json!({"op": "cover", "from": "ST1", "to": "Tam"}),
        json!({"op": "move", "figure": "ST1", "action": "move", "tool": 2, "path": [[5560, 4300], [5560, 3600]]}),
    ];
    let expected = [
        json!({"gap": 1206, "inches": 4, "band": 1, "contact": false}),
        json!(true),
        json!({"terrain": 1, "pieces": ["hedge"], "value": 2}),
        json!({"legal": true, "reasons": []}),
    ];
    assert_eq!(answers(&figures, &rest, &asks), expected);
}
