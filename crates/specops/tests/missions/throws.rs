//! Dice of set-up, missions and the condition table (T1, T15, T16, T31, T32).

use serde_json::{Value, json};

use sortie_content::scene::agrees;

use super::{all, answers};

/// specops T1, C1.7: more crits, then more surges, then more hits; level: again.
/// specops O4
#[test]
fn t1_colours() {
    let colours = |first: Value, second: Value| json!({"op": "colours", "first": first, "second": second});
    all([
        (colours(json!({"crit": 2, "hit": 1}), json!({"crit": 1, "surge": 2})), json!("first")),
        (colours(json!({"crit": 1, "hit": 2}), json!({"crit": 1, "surge": 1})), json!("second")),
        (colours(json!({"surge": 1, "hit": 2}), json!({"surge": 1, "hit": 1})), json!("first")),
        (colours(json!({"hit": 2}), json!({"hit": 2})), json!("again")),
        (colours(json!({}), json!({})), json!("again")),
        (
            json!({"op": "colours"}),
            json!({"first": 1767.0 / 4096.0, "second": 1767.0 / 4096.0, "again": 281.0 / 2048.0}),
        ),
    ]);
}

/// specops T15: fields covered (M1.6) and freed (M1.10), and reinforcements (M1.11).
/// specops M1.6, M1.10, M1.11, M1.13
#[test]
fn t15_consoles() {
    let of = |n: f64, d: f64| n / d;
    all([
        (
            json!({"op": "console", "open": {"crit": 1}}),
            json!({"placed": {"0": of(343.0, 512.0), "1": of(169.0, 512.0)}}),
        ),
        (
            json!({"op": "console", "open": {"crit": 1}, "support": true}),
            json!({"placed": {"0": of(2401.0, 4096.0), "1": of(1695.0, 4096.0)}}),
        ),
        (
            json!({"op": "console", "open": {"hit": 3}}),
            json!({"placed": {"0": of(125.0, 512.0), "1": of(225.0, 512.0), "2": of(135.0, 512.0), "3": of(27.0, 512.0)}}),
        ),
        (json!({"op": "console", "open": {}}), json!({"placed": {"0": 1.0}})),
        (
            json!({"op": "console", "open": {"hit": 9, "crit": 9, "surge": 9, "blank": 9}}),
            json!({"placed": {"3": 1.0}}),
        ),
        (json!({"op": "decrypt", "covered": {"hit": 2}}), json!({"removed": {"0": 0.625, "1": 0.375}})),
        (
            json!({"op": "decrypt", "covered": {"hit": 2}, "support": true}),
            json!({"removed": {"0": of(25.0, 64.0), "1": of(15.0, 32.0), "2": of(9.0, 64.0)}}),
        ),
        (
            json!({"op": "decrypt", "covered": {"hit": 1}, "support": true}),
            json!({"removed": {"0": of(25.0, 64.0), "1": of(39.0, 64.0)}}),
        ),
        (
            json!({"op": "reinforce", "pool": 2}),
            json!({"extra": {"0": of(9.0, 16.0), "1": of(3.0, 8.0), "2": of(1.0, 16.0)}}),
        ),
        // The first unit comes also with an empty pool; there is nothing more then.
        (json!({"op": "reinforce", "pool": 0}), json!({"extra": {"0": 1.0}})),
    ]);
}

/// specops T16, M3.9: ten dice less one for each full inch, sight needed.
#[test]
fn t16_detonator() {
    let table = |gap: i32, more: Value| {
        let thrower = json!({"id": "t", "side": "red", "at": [4572, 4572 + 635 + gap]});
        let vehicle = json!({"id": "v", "side": "blue", "at": [4572, 4572], "radius": 500, "height": 800, "vehicle": "ground"});
        let mut position = json!({"figures": [thrower, vehicle]});
        position.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        answers(position, &[json!({"op": "detonator", "from": "t", "to": "v"})]).remove(0)
    };
    for (gap, dice) in [(0, 10), (253, 10), (254, 9), (1143, 6), (2539, 1), (2540, 0), (3000, 0)] {
        let answer = table(gap, json!({}));
        assert_eq!((&answer["legal"], &answer["dice"]), (&json!(true), &json!(dice)), "{gap}");
        assert!(agrees(&json!(f64::from(dice) * 3.0 / 8.0), &answer["expected"]), "{gap}: {answer}");
    }
    assert_eq!(table(2540, json!({}))["damage"], json!({"0": 1.0}));
    assert!(agrees(&json!({"0": 0.625, "1": 0.375}), &table(2539, json!({}))["damage"]));
    // A wall between them, higher than both.
    let wall = json!({"id": "wall", "kind": "obstacle", "polygon": [[500, 6000], [8500, 6000], [8500, 6100], [500, 6100]], "height": 2000, "cover": "heavy"});
    let hidden = table(1143, json!({"table": {"pieces": [wall]}}));
    assert_eq!((&hidden["legal"], &hidden["dice"]), (&json!(false), &json!(6)));
    // Whose vehicle it is does not throw at it.
    let own = json!({"figures": [
        {"id": "t", "side": "blue", "at": [4572, 5207]},
        {"id": "v", "side": "blue", "at": [4572, 4572], "radius": 500, "vehicle": "ground"},
    ]});
    assert_eq!(answers(own, &[json!({"op": "detonator", "from": "t", "to": "v"})])[0]["legal"], json!(false));
}

/// specops T31, M5.1, S20.
/// specops O19, M5.5
#[test]
fn t31_conditions() {
    all([(
        json!({"op": "conditions"}),
        json!({"weather": 0.125, "darkness": 0.125, "comms": 0.125, "clear": 0.625, "first": 0.5, "last": 0.5}),
    )]);
}

/// specops T32, M4.2.
#[test]
fn t32_primary_objective() {
    all([(json!({"op": "primary"}), json!({"left": 0.125, "middle": 0.375, "right": 0.125, "none": 0.375}))]);
}
