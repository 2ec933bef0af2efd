//! Where somebody can come with some tool.

use serde_json::{Value, json};

use super::{answer, answers, blue, obstacle, reasons, red, table, with};

fn reach(figures: &Value, rest: &Value, action: &str, points: &Value, more: &Value) -> Value {
    let ask = json!({"op": "reach", "figure": "a", "action": action, "points": points});
    answer(figures, rest, with(ask, more))
}

/// T6 (C7.4, C7.5, C5.2, C7.8): in the open as far as both arms of the fastest tool that may be used.
/// specops T6, C7.4, C7.5, C7.13, C5.2
#[test]
fn in_the_open() {
    let none = json!({});
    for (action, speed, far) in [
        ("move", 1, 1020),
        ("move", 2, 1520),
        ("move", 3, 2020),
        ("dash", 3, 1020),
        ("climb", 3, 1020),
        ("jump", 2, 1520),
    ] {
        let alone = json!([with(blue("a", 4000, 4000), &json!({"speed": speed}))]);
        let points = json!([[4000 + far, 4000], [4001 + far, 4000], [4000, 4000 - far], [4000, 4000]]);
        let expected = json!([true, false, true, true]);
        assert_eq!(reach(&alone, &none, action, &points, &none), expected, "{action} {speed}");
    }
    let slow = json!([with(blue("a", 4000, 4000), &json!({"speed": 0}))]);
    assert_eq!(
        reach(&slow, &none, "move", &json!([[4000, 4000], [4100, 4000]]), &none),
        json!([false, false])
    );
    assert_eq!(reach(&slow, &none, "move", &json!([]), &none), json!([]));
}

/// The question of the format's page: around the corner of the barracks, not onto it.
/// specops C7.6, C7.8, C7.10, S4
#[test]
fn around_the_barracks() {
    let barracks = table(&[obstacle("barracks", (3000, 3000), (5000, 4000), 900)]);
    let figures = json!([blue("a", 4800, 4300), red("b", 6100, 3600)]);
    let points = json!([[5560, 3600], [4800, 2800]]);
    assert_eq!(reach(&figures, &barracks, "move", &points, &json!({})), json!([true, false]));
    // Onto the roof by a climb or a jump, told by its name.
    let roof = json!([[4800, 3800]]);
    for (action, on, expected) in
        [("move", true, false), ("climb", true, true), ("climb", false, false), ("jump", true, true)]
    {
        let on = if on { json!({"on": "barracks"}) } else { json!({}) };
        assert_eq!(reach(&figures, &barracks, action, &roof, &on), json!([expected]), "{action}");
    }
}

/// C7.11, C13: what keeps a move from being legal keeps every point from being reached; contact is for those who fight.
/// specops C7.11, C13.2, C13.3
#[test]
fn past_enemies() {
    let none = json!({});
    let points = json!([[4000, 4600], [4000, 4730], [4000, 4800]]);
    let free = json!([blue("a", 4000, 4000), red("b", 4000, 5000)]);
    assert_eq!(reach(&free, &none, "move", &points, &none), json!([true, true, false]));
    let unarmed = json!([with(blue("a", 4000, 4000), &json!({"weapons": []})), red("b", 4000, 5000)]);
    assert_eq!(reach(&unarmed, &none, "move", &points, &none), json!([true, false, false]));
    let engaged = json!([blue("a", 4000, 4000), red("b", 4000, 5000), red("c", 4000, 3730)]);
    assert_eq!(reach(&engaged, &none, "move", &points, &none), json!([false, false, false]));
    assert_eq!(reach(&engaged, &none, "withdraw", &points, &none), json!([true, false, false]));
    assert_eq!(reach(&free, &none, "withdraw", &points, &none), json!([false, false, false]));
}

/// A given way that is legal leads to a point that is reached, on tables with walls in the way.
/// specops C7.3, C7.4, S4
#[test]
fn legal_moves_end_within_reach() {
    let walls = table(&[
        obstacle("one", (4300, 3000), (4400, 4200), 900),
        obstacle("two", (4300, 4600), (4400, 6000), 900),
        obstacle("step", (4900, 3900), (5600, 4900), 300),
    ]);
    let figures = json!([blue("a", 4000, 4000), red("b", 4800, 4450)]);
    let (mut asks, mut points) = (Vec::new(), Vec::new());
    for (x, y) in (0..24).flat_map(|n| (0..24).map(move |m| (3400 + 91 * n, 3300 + 83 * m))) {
        for joint in [None, Some((4650, 4390)), Some((4420, 4628)), Some((4000, 4760))] {
            let on = if (5035..=5465).contains(&x) && (4035..=4765).contains(&y) {
                json!("step")
            } else {
                Value::Null
            };
            let path = joint.into_iter().chain([(x, y)]).map(|(x, y)| json!([x, y])).collect::<Vec<_>>();
            asks.push(
                json!({"op": "move", "figure": "a", "action": "move", "tool": 2, "path": path, "on": on}),
            );
            points.push((json!([x, y]), on));
        }
    }
    let mut n_legal = 0;
    for (verdict, (point, on)) in answers(&figures, &walls, &asks).iter().zip(points) {
        if reasons(verdict).is_empty() {
            n_legal += 1;
            let reached = reach(&figures, &walls, "move", &json!([point]), &json!({"on": on}));
            assert_eq!(reached, json!([true]), "{point}");
        }
    }
    assert!(n_legal > 200, "{n_legal}");
}
