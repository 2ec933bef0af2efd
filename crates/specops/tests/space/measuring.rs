//! Distances, contact and quarters.

use serde_json::{Value, json};

use super::{answer, answers, blue, obstacle, red, table, with};

fn between(figures: &Value, op: &str) -> Value {
    answer(figures, &json!({}), json!({"op": op, "from": "a", "to": "b"}))
}

/// T5 (C6.1 to C6.5): exactly 6 inches is inside; T7 (C6.7): contact; T22 (C6.5): full inches.
/// specops T5, T7, T22, C6.1, C6.2, C6.3, C6.4, C6.5, C6.7, S1, S2, S10, O8
#[test]
fn distances_and_contact() {
    for (apart, gap, inches, band, contact) in [
        (1794, 1524, 6, 1, false),
        (1795, 1525, 6, 2, false),
        (1032, 762, 3, 1, false),
        (270, 0, 0, 0, true),
        (275, 5, 0, 0, true),
        (276, 6, 0, 1, false),
        (1286, 1016, 4, 1, false),
        (1285, 1015, 3, 1, false),
    ] {
        let figures = json!([blue("a", 1000, 1000), red("b", 1000 + apart, 1000)]);
        let expected = json!({"gap": gap, "inches": inches, "band": band, "contact": contact});
        assert_eq!(between(&figures, "distance"), expected, "{apart}");
        assert_eq!(between(&figures, "contact"), json!(contact), "{apart}");
        assert_eq!(answer(&figures, &json!({}), json!({"op": "distances"})), json!({"a-b": gap}));
        for n in 0..8 {
            let ask = json!({"op": "within", "from": "a", "to": "b", "inches": n});
            assert_eq!(answer(&figures, &json!({}), ask), json!(gap <= n * 254), "{apart} within {n}");
        }
    }
}

/// C6.2, C6.7: tokens are measured as bases are, and a base on a token touches it. C6.6: a unit is within any range of itself.
/// specops C6.2, C6.6, C6.7, C12.1, C12.2
#[test]
fn tokens_and_oneself() {
    let tokens = json!({"tokens": [{"id": "t", "at": [1262, 1000]}, {"id": "u", "at": [1000, 1268]}]});
    let figures = json!([blue("a", 1000, 1000)]);
    let asks: Vec<Value> = [("a", "t"), ("t", "a"), ("a", "u"), ("t", "u"), ("a", "a")]
        .map(|(from, to)| json!({"op": "distance", "from": from, "to": to}))
        .to_vec();
    let told: Vec<(Value, Value)> = answers(&figures, &tokens, &asks)
        .iter()
        .map(|answer| (answer["gap"].clone(), answer["contact"].clone()))
        .collect();
    let expected = [(0, true), (0, true), (6, false), (120, false), (0, true)];
    assert_eq!(told, expected.map(|(gap, contact)| (json!(gap), json!(contact))));
}

/// C6.8: on other levels they touch if those differ by at most one silhouette. C9.12: a piece is touched from beside, on it or in it.
/// specops C6.8, C9.12
#[test]
fn contact_on_other_levels() {
    for (height, touches) in [(420, true), (421, false)] {
        let roof = table(&[obstacle("roof", (3000, 3000), (5000, 5000), height)]);
        let above = with(blue("a", 3135, 4000), &json!({"on": "roof"}));
        let figures = json!([above, red("b", 2865, 4000)]);
        let asks = [("a", "b"), ("a", "roof"), ("b", "roof"), ("roof", "b")]
            .map(|(from, to)| json!({"op": "contact", "from": from, "to": to}));
        let expected = [touches, true, true, true];
        assert_eq!(answers(&figures, &roof, &asks), expected.map(Value::from), "{height}");
    }
    let roof = table(&[obstacle("roof", (3000, 3000), (5000, 5000), 900)]);
    let far = json!([blue("a", 2859, 4000)]);
    assert_eq!(answer(&far, &roof, json!({"op": "contact", "from": "a", "to": "roof"})), json!(false));
}

/// C12.2: a token on a roof is touched by who stands beside it there.
/// specops C6.8, C12.2
#[test]
fn tokens_on_roofs() {
    let mut rest = table(&[obstacle("roof", (3000, 3000), (5000, 5000), 900)]);
    rest["tokens"] = json!([{"id": "t", "at": [3200, 4000]}]);
    let figures = json!([with(blue("a", 3400, 4000), &json!({"on": "roof"})), red("b", 2860, 4000)]);
    let asks = ["a", "b"].map(|from| json!({"op": "contact", "from": from, "to": "t"}));
    assert_eq!(answers(&figures, &rest, &asks), [json!(true), json!(false)]);
}

/// T8 (C8.8): quarters of 90 degrees, and a part of the base is enough.
/// specops T8, C8.8, S11
#[test]
fn quarters() {
    let held = |facing: Value, x: i32, y: i32| -> Vec<&'static str> {
        let figures = json!([with(blue("a", 4000, 4000), &facing), red("b", x, y)]);
        let arcs = ["front", "rear", "left", "right"];
        let asks = arcs.map(|arc| json!({"op": "arc", "from": "a", "to": "b", "arc": arc}));
        let answers = answers(&figures, &json!({}), &asks);
        arcs.into_iter().zip(answers).filter(|(_, held)| *held == json!(true)).map(|(arc, _)| arc).collect()
    };
    let south = json!({});
    assert_eq!(held(south.clone(), 6000, 6000), ["front", "left"]);
    assert_eq!(held(south.clone(), 5190, 5000), ["front", "left"]);
    assert_eq!(held(south.clone(), 5192, 5000), ["left"]);
    assert_eq!(held(south, 4000, 2000), ["rear"]);
    assert_eq!(held(json!({"facing": [-70, 0]}), 4000, 2000), ["right"]);
}

/// T17 (M3.3): bases around a vehicle of 100 mm touch at 635 to 640.
/// specops T17, C6.7, C7.1, M3.3
#[test]
fn around_a_vehicle() {
    let tank = json!({"id": "b", "side": "blue", "at": [4000, 4000], "radius": 500, "height": 700, "vehicle": "ground"});
    for (apart, touches) in [(635, true), (640, true), (641, false)] {
        let figures = json!([tank, blue("a", 4000 + apart, 4000)]);
        assert_eq!(between(&figures, "contact"), json!(touches), "{apart}");
    }
    // At 634 they overlap, which no scene shows; nobody may be set up so.
    let figures = json!([tank, blue("a", 5000, 4000)]);
    let at = |x: i32| {
        let verdict = answer(&figures, &json!({}), json!({"op": "place", "figure": "a", "at": [x, 4000]}));
        super::reasons(&verdict).join(" ")
    };
    assert_eq!((at(4634), at(4635)), ("overlap".to_owned(), String::new()));
    // Fourteen fit around it, side by side; fifteen do not. Points of the ring, rounded outwards.
    let ring: Vec<Value> = RING.iter().map(|&(x, y)| json!([4000 + x, 4000 + y])).collect();
    let figures: Vec<Value> = ring
        .iter()
        .enumerate()
        .map(|(n, at)| with(blue(&format!("t{n}"), 0, 0), &json!({"at": at})))
        .chain([tank])
        .collect();
    let asks: Vec<Value> =
        (0..14).map(|n| json!({"op": "contact", "from": format!("t{n}"), "to": "b"})).collect();
    assert_eq!(answers(&json!(figures), &json!({}), &asks), vec![json!(true); 14]);
}

/// Fourteen points on a ring at 636 to 640 from its middle, at least 270 from each other.
const RING: [(i32, i32); 14] = [
    (638, 0),
    (575, 277),
    (398, 499),
    (142, 622),
    (-142, 622),
    (-398, 499),
    (-575, 277),
    (-638, 0),
    (-575, -277),
    (-398, -499),
    (-142, -622),
    (142, -622),
    (398, -499),
    (575, -277),
];
