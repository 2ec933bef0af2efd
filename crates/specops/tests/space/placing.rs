//! Where somebody may be set up.

use serde_json::{Value, json};

use super::{answer, blue, obstacle, reasons, red, table, with};

fn at(figures: &Value, rest: &Value, place: &Value) -> Vec<String> {
    let ask = with(json!({"op": "place", "figure": "a"}), place);
    reasons(&answer(figures, rest, ask)).into_iter().map(str::to_owned).collect()
}

/// T26 (C7.10): the edge of the table.
/// specops T26, C7.10
#[test]
fn at_the_edge_of_the_table() {
    let alone = json!([blue("a", 4000, 4000)]);
    for (x, y, expected) in [
        (135, 5000, &[][..]),
        (134, 5000, &["table"]),
        (9009, 9009, &[]),
        (9009, 9010, &["table"]),
        (-40, 0, &["table"]),
    ] {
        assert_eq!(at(&alone, &json!({}), &json!({"at": [x, y]})), expected, "{x} {y}");
    }
}

/// T26 (C7.10): a roof with its edge at 3,000; wholly on or wholly off, and where it says.
/// specops T26, C7.10
#[test]
fn at_the_edge_of_a_roof() {
    let alone = json!([blue("a", 8000, 8000)]);
    let roof = table(&[obstacle("roof", (3000, 3000), (5000, 5000), 900)]);
    let on = |x: i32| at(&alone, &roof, &json!({"at": [x, 4000], "on": "roof"}));
    let off = |x: i32| at(&alone, &roof, &json!({"at": [x, 4000]}));
    assert_eq!((on(3135), off(3135)), (vec![], vec!["partly".to_owned()]));
    assert_eq!((on(2865), off(2865)), (vec!["partly".to_owned()], vec![]));
    for x in [2866, 3000, 3134] {
        assert_eq!((on(x), off(x)), (vec!["partly".to_owned()], vec!["partly".to_owned()]), "{x}");
    }
}

/// T27 (C1.15, S6): wholly inside the own zone.
/// specops T27, C1.15, S6, O7
#[test]
fn in_a_zone() {
    let alone = json!([blue("a", 4000, 4000)]);
    let zone = json!([[0, 7600], [9144, 7600], [9144, 9144], [0, 9144]]);
    for (y, expected) in [(7735, &[][..]), (7734, &["zone"]), (4000, &["zone"])] {
        assert_eq!(at(&alone, &json!({}), &json!({"at": [4000, y], "zone": zone})), expected, "{y}");
    }
}

/// T27 (C1.16, C1.17, S6): never against an enemy nor an unclaimed token. Friends may be touched, and claimed tokens.
/// specops T27, C1.16, C1.17, S6, O7
#[test]
fn beside_enemies_and_tokens() {
    let pair = json!([blue("a", 8000, 8000), red("b", 4000, 4000), blue("c", 6000, 4000)]);
    let tokens = json!({"tokens": [{"id": "t", "at": [2000, 2000]}, {"id": "u", "at": [2000, 6000], "claimed": true}]});
    for (x, y, expected) in [
        (4000, 4275, &["melee"][..]),
        (4000, 4276, &[]),
        (4000, 4269, &["melee", "overlap"]),
        (6000, 4270, &[]),
        (2000, 2267, &["token"]),
        (2000, 2268, &[]),
        (2000, 6267, &[]),
    ] {
        assert_eq!(at(&pair, &tokens, &json!({"at": [x, y]})), expected, "{x} {y}");
    }
}

/// C7.10, S5: never on scatter or impassable ground; woods are entered, partly too.
/// specops C7.10, C7.12, S5, O16
#[test]
fn on_terrain() {
    let alone = json!([blue("a", 8000, 8000)]);
    let terrain = table(&[
        with(obstacle("barricade", (1000, 1000), (1762, 1254), 254), &json!({"kind": "scatter"})),
        with(obstacle("wood", (3000, 1000), (4000, 2000), 900), &json!({"kind": "area"})),
        with(obstacle("swamp", (5000, 1000), (6000, 2000), 0), &json!({"kind": "area", "impassable": true})),
    ]);
    for (x, expected) in
        [(1400, &["scatter"][..]), (3000, &[]), (3500, &[]), (5500, &["impassable"]), (4865, &[])]
    {
        assert_eq!(at(&alone, &terrain, &json!({"at": [x, 1127]})), expected, "{x}");
    }
}
