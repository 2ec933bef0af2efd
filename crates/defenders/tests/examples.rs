//! The worked examples of the rules reference, as scenes (`defenders T2` to `T38`): the board SEVEN and what stands on it.

use serde_json::{Value, json};
use sortie_defenders::scene;

use crate::common::{Position, SEVEN, agent, aracnos, beta, blocked, border, sides, signal, walled, with};

/// defenders T2, 15, 16, 20, 25, A1, A2, A55
#[test]
fn t2_distance_in_areas() {
    let open = Position::on(SEVEN, vec![], json!([]));
    let ask = |from: [i32; 2], to: [i32; 2]| open.ask(json!({ "op": "distance", "from": from, "to": to }));
    let cases = [
        ([7, 4], [9, 4], 0),
        ([9, 4], [11, 4], 0),
        ([5, 4], [9, 4], 1),
        ([7, 4], [12, 5], 1),
        ([6, 1], [12, 5], 2),
    ];
    for (from, to, areas) in cases {
        assert_eq!(ask(from, to), areas, "{from:?} to {to:?}");
    }
    for (kind, areas, adjacent) in
        [("wall", 1, false), ("door", 0, true), ("window", 0, true), ("locked", 1, false)]
    {
        let parted = Position::on(SEVEN, sides(kind, &[[[9, 4], [11, 4]]]), json!([]));
        assert_eq!(parted.ask(json!({ "op": "distance", "from": [9, 4], "to": [11, 4] })), areas, "{kind}");
        assert_eq!(
            parted.ask(json!({ "op": "adjacent", "from": [9, 4], "to": [11, 4] })),
            adjacent,
            "{kind}"
        );
    }
}

/// defenders T3, 21, 24, 25, 26, 27, A3, A5
#[test]
fn t3_sight_through_doors_and_windows() {
    let cases = [
        ("window", [true, true, true]),
        ("door", [false, true, true]),
        ("locked", [false; 3]),
        ("blocked", [false; 3]),
        ("wall", [false; 3]),
    ];
    for (kind, seen) in cases {
        let position = Position::on(SEVEN, sides(kind, &[[[7, 4], [9, 4]]]), json!([]));
        let los = |from: [i32; 2], to: [i32; 2]| position.ask(json!({ "op": "los", "from": from, "to": to }));
        let found = [los([5, 4], [13, 4]), los([7, 4], [13, 4]), los([9, 4], [5, 4])];
        assert_eq!(found, seen.map(Value::from), "{kind}");
    }
}

/// defenders T4, 29, 30, 145, 155, A6
#[test]
fn t4_human_view_and_signals() {
    for (at, in_view) in
        [([9, 4], true), ([8, 5], true), ([8, 3], true), ([6, 5], false), ([5, 4], false), ([6, 3], false)]
    {
        let position = Position::on(SEVEN, vec![], json!([agent("Mercury", [7, 4]), beta("B", at)]));
        assert_eq!(position.ask(json!({ "op": "views" }))["Mercury>B"], in_view, "{at:?}");
    }
    let behind = Position::on(SEVEN, vec![], json!([agent("Mercury", [7, 4]), signal("S", [2, 3])]));
    assert_eq!(behind.ask(json!({ "op": "reveals" })), json!({ "S": ["Mercury"] }));
}

/// defenders T9, 69, 76, 98, A11
#[test]
fn t9_area_damage_and_friendly_fire() {
    let figures =
        json!([agent("Chromium", [2, 3]), agent("Thorium", [6, 3]), aracnos("A", [7, 4]), beta("B", [8, 5])]);
    let mut position = Position::on(SEVEN, vec![], figures);
    let ask = json!({ "op": "area_hit", "from": "Chromium", "to": "A" });
    assert_eq!(position.ask(ask.clone()), json!(["A", "B"]));
    position.more = json!({ "options": { "friendly_fire": true } });
    assert_eq!(position.ask(ask), json!(["A", "B", "Thorium"]));
}

/// defenders T10, 26, 80, A21
#[test]
fn t10_a_leap_through_a_window() {
    let position =
        Position::on(SEVEN, sides("window", &[[[7, 4], [9, 4]]]), json!([agent("Mercury", [7, 4])]));
    assert_eq!(position.ask(json!({ "op": "leaps", "figure": "Mercury" })), json!([[9, 4]]));
    let reach = position.ask(json!({ "op": "reach", "figure": "Mercury", "hexes": 1 }));
    let ends: Vec<&Value> = reach.as_array().unwrap().iter().map(|end| &end[0]).collect();
    assert!(!ends.contains(&&json!([9, 4])), "an agent does not walk through a window: {reach}");
}

/// defenders T12, 59, 85, A22
#[test]
fn t12_redeployment() {
    let walked = Position::on(SEVEN, vec![], json!([agent("Chromium", [1, 2])]));
    let path = json!([[3, 2], [4, 3], [6, 3], [8, 3]]);
    assert_eq!(walked.ask(json!({ "op": "walk", "figure": "Chromium", "path": path }))["cost"], 4);
    let there = Position::on(SEVEN, vec![], json!([agent("Chromium", [8, 3])]));
    let others = json!([[5, 4], [6, 3], [6, 5], [7, 4], [8, 5], [9, 4]]);
    assert_eq!(there.ask(json!({ "op": "redeploy", "figure": "Chromium" })), others);
}

/// defenders T19, 135, 136, 140, 160, A54
#[test]
fn t19_a_beta_one_area_toward_the_closest() {
    let rows = blocked(&[[8, 3], [9, 4]]);
    let position = Position::on(
        rows,
        sides("wall", &border('a', 'b')),
        json!([agent("Thorium", [10, 5]), beta("B", [6, 1])]),
    );
    assert_eq!(position.ask(json!({ "op": "los", "from": "B", "to": "Thorium" })), false);
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "B" }));
    assert_eq!(
        (&turn["line"], &turn["target"], &turn["end"]),
        (&json!(2), &json!("Thorium"), &json!([8, 5]))
    );
}

/// defenders T20, 136, 140, 195, A33, A36, A50, A54
#[test]
fn t20_an_aracnos_stops_where_it_has_arrived() {
    let rows = blocked(&[[9, 2], [10, 3], [8, 3], [9, 4]]);
    let position = Position::on(rows, vec![], json!([agent("Thorium", [14, 5]), aracnos("A", [6, 1])]));
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "A" }));
    assert_eq!(
        (&turn["line"], &turn["target"], &turn["end"]),
        (&json!(3), &json!("Thorium"), &json!([12, 5]))
    );
    assert_eq!(position.ask(json!({ "op": "steps" })), json!({ "A>Thorium": 2 }));
}

/// defenders T21, 141, 196
#[test]
fn t21_who_acts() {
    let figures = json!([
        agent("Chromium", [1, 2]),
        agent("Thorium", [5, 8 - 2]),
        agent("Mercury", [9, 8]),
        with(aracnos("A1", [6, 1]), json!({ "player": "Chromium" })),
        with(aracnos("A2", [11, 2]), json!({ "player": "Thorium", "wounds": 1 })),
        with(beta("B1", [12, 5]), json!({ "player": "Mercury" })),
        with(aracnos("A3", [14, 5]), json!({ "player": "Mercury" }))
    ]);
    let mut position = Position::on(SEVEN, vec![], figures);
    position.more = json!({ "alpha": "Thorium" });
    let called = |ask: Value| position.ask(with(json!({ "op": "encounter" }), ask));
    let green = json!([["Thorium", ["A2"]], ["Mercury", ["A3"]], ["Chromium", ["A1"]]]);
    assert_eq!(called(json!({ "rank": "green" })), green);
    assert_eq!(called(json!({ "species": "xeno_beta" })), json!([["Mercury", ["B1"]]]));
    assert_eq!(called(json!({ "wounded": true })), json!([["Thorium", ["A2"]]]));
    assert_eq!(called(json!({ "rank": "red" })), json!([]));
}

/// defenders T23, 56, 144, 145, 147, A62
#[test]
fn t23_a_signal_stops_where_it_is_seen() {
    let door = [[7, 2], [8, 3]];
    let position =
        Position::on(SEVEN, walled('a', Some(door)), json!([agent("Chromium", [8, 7]), signal("S", [6, 1])]));
    let ask = json!({ "op": "signal_move", "figure": "S", "areas": 3, "to": "closest" });
    let moved = position.ask(ask);
    assert_eq!((&moved["path"], &moved["revealed"]), (&json!([[7, 4]]), &json!(true)));
}

/// defenders T24, 154, 155
#[test]
fn t24_a_walk_reveals_hex_by_hex() {
    let walls = sides("wall", &[[[5, 4], [6, 3]], [[6, 3], [7, 4]], [[6, 3], [8, 3]]]);
    let position = Position::on(SEVEN, walls, json!([agent("Mercury", [4, 3]), signal("S", [9, 4])]));
    let walk = position.ask(json!({ "op": "walk", "figure": "Mercury", "path": [[5, 4], [6, 5]] }));
    assert_eq!(walk, json!({ "cost": 2, "reveals": [[1, ["S"]]], "contacts": [] }));
}

/// defenders T25, 134, 157, 158, A29
#[test]
fn t25_who_gets_a_new_card() {
    let three = || vec![agent("Mercury", [1, 2]), agent("Chromium", [2, 5]), agent("Thorium", [9, 8])];
    let assign = |aliens: Vec<Value>, species: &str| {
        let figures: Vec<Value> = three().into_iter().chain(aliens).collect();
        let position = Position::on(SEVEN, vec![], json!(figures));
        position.ask(json!({ "op": "assign", "species": species, "rank": "blue" }))["player"].clone()
    };
    let held = |figure: Value, by: &str| with(figure, json!({ "player": by }));
    let copy = vec![held(beta("B", [6, 1]), "Mercury"), held(aracnos("A", [11, 2]), "Mercury")];
    assert_eq!(assign(copy, "xeno_beta"), "Mercury", "the holder of a copy (158)");
    let fewest = vec![held(beta("B", [6, 1]), "Mercury"), held(aracnos("A", [11, 2]), "Chromium")];
    assert_eq!(assign(fewest, "nexus"), "Thorium", "the fewest cards (157)");
    assert_eq!(assign(vec![], "nexus"), "Mercury", "a tie goes to the alpha agent (A29)");
}

/// defenders T26, 137, 162, 167, 183, A35, A54
#[test]
fn t26_shoot_and_step_back() {
    let ends = |came_from: Option<&str>| {
        let beta = with(beta("B", [7, 4]), json!({ "came_from": came_from }));
        let position = Position::on(SEVEN, vec![], json!([agent("Mercury", [2, 3]), beta]));
        let turn = position.ask(json!({ "op": "alien_turn", "figure": "B" }));
        assert_eq!(turn["attacks"], json!([{ "weapon": "ranged", "target": "Mercury" }]));
        assert_eq!((&turn["line"], &turn["target"]), (&json!(1), &json!("Mercury")));
        turn["end"].clone()
    };
    assert!([json!([11, 2]), json!([12, 5]), json!([8, 7])].contains(&ends(None)));
    assert_eq!(ends(Some("e")), json!([12, 5]), "back to where it came from (A35)");
}

/// defenders A35: of two who are equally close it goes away from one, all the way, and not out and back
#[test]
fn away_from_one_of_two() {
    let rows = ["  a.  a.", "a.  ao  a.  b.  b.", "  a.  a.  b.  bo  b.", "            b.  b."];
    let mut alien = beta("B", [4, 1]);
    alien["ai"] = json!([{ "at": 0, "do": [{ "move": "away", "areas": 2 }] },
        { "blind": true, "do": [{ "move": "toward", "areas": 1, "to": "closest" }] }]);
    let position = Position::on(rows, vec![], json!([agent("T", [2, 1]), agent("U", [6, 1]), alien]));
    assert_eq!(position.ask(json!({ "op": "alien_turn", "figure": "B" }))["end"], json!([7, 2]));
}

/// defenders T27, 161, 183, A31, A50
#[test]
fn t27_through_a_door_to_the_wounded() {
    let mut closed = walled('e', Some([[9, 4], [11, 4]]));
    let between = |one: &Value, other: &Value| one["between"] == other["between"];
    for side in walled('g', Some([[6, 5], [7, 6]])) {
        if !closed.iter().any(|known| between(known, &side)) {
            closed.push(side);
        }
    }
    let wounded = with(agent("Thorium", [13, 4]), json!({ "wounds": 1 }));
    let position =
        Position::on(SEVEN, closed, json!([wounded, agent("Chromium", [8, 7]), aracnos("A", [2, 3])]));
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "A" }));
    assert_eq!(
        (&turn["line"], &turn["target"], &turn["end"]),
        (&json!(3), &json!("Thorium"), &json!([12, 5]))
    );
}

/// defenders 165, A53: an attack on the closest is one on the closest of those it can attack
#[test]
fn whom_it_cannot_see_it_does_not_shoot_at() {
    let near = sides("wall", &[[[9, 4], [11, 4]], [[9, 4], [10, 5]], [[8, 5], [10, 5]], [[9, 4], [10, 3]]]);
    let figures = json!([agent("Thorium", [11, 4]), agent("Mercury", [2, 3]), beta("B", [7, 4])]);
    let position = Position::on(SEVEN, near, figures);
    assert_eq!(position.ask(json!({ "op": "los", "from": "B", "to": "Thorium" })), false);
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "B" }));
    assert_eq!(turn["attacks"], json!([{ "weapon": "ranged", "target": "Mercury" }]));
}

/// defenders A62: a signal with many ways finds one at once
#[test]
fn many_ways_of_a_signal() {
    let mut figures = vec![agent("Chromium", [8, 7]), signal("S", [6, 1])];
    figures.extend(
        [[7, 4], [12, 5], [3, 6], [11, 2]].iter().enumerate().map(|(n, &at)| signal(&format!("S{n}"), at)),
    );
    let position = Position::on(SEVEN, walled('g', Some([[6, 5], [7, 6]])), json!(figures));
    let moved = position.ask(json!({ "op": "signal_move", "figure": "S", "areas": 200, "to": "closest" }));
    assert_eq!(moved["path"].as_array().map(Vec::len), Some(2), "{moved}");
}

/// defenders T29, 173, A3
#[test]
fn t29_no_shooting_round_a_corner() {
    let position = Position::on(blocked(&[[8, 5]]), vec![], json!([]));
    assert_eq!(position.ask(json!({ "op": "los", "from": [7, 4], "to": [7, 6] })), false);
}

/// defenders T30, 165, 176, A31, A70
#[test]
fn t30_two_attacks_on_the_wounded() {
    let mut figure = aracnos("A", [7, 4]);
    figure["ai"][0] = json!({ "at": 0, "do": [{ "attack": "melee", "times": 2 }] });
    let wounded = with(agent("Thorium", [9, 4]), json!({ "wounds": 1 }));
    let position = Position::on(SEVEN, vec![], json!([agent("Chromium", [5, 4]), wounded, figure]));
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "A" }));
    let attack = json!({ "weapon": "melee", "target": "Thorium" });
    assert_eq!(turn["attacks"], json!([attack, attack]));
}

/// defenders T31, 93, 94, 178, A57, A58
#[test]
fn t31_drones_are_not_engaged() {
    let drone = json!({ "id": "GD-209", "kind": "drone", "at": [9, 4] });
    let position =
        Position::on(SEVEN, vec![], json!([agent("Thorium", [5, 4]), drone, aracnos("A", [7, 4])]));
    assert_eq!(position.ask(json!({ "op": "engaged" })), json!({ "Thorium": ["A"], "GD-209": [] }));
    let ends =
        |figure: &str| position.ask(json!({ "op": "reach", "figure": figure })).as_array().unwrap().len();
    assert_eq!(ends("Thorium"), 1, "an engaged agent stays where he is (94)");
    assert!(ends("GD-209") > 1, "a drone moves away freely (178)");
}

/// defenders T32, 164, 179, A32, A53
#[test]
fn t32_nobody_to_be_reached() {
    let position = Position::on(
        SEVEN,
        walled('e', None),
        json!([agent("Thorium", [12, 5]), aracnos("A", [2, 3]), signal("S", [6, 1])]),
    );
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "A" }));
    assert_eq!((&turn["line"], &turn["end"]), (&Value::Null, &json!([2, 3])));
    let moved = position.ask(json!({ "op": "signal_move", "figure": "S", "areas": 2, "to": "closest" }));
    assert_eq!((&moved["path"], &moved["revealed"]), (&json!([]), &json!(false)));
}

/// defenders T36, 151, A38
#[test]
fn t36_arriving_at_a_teleport_point() {
    let mut free = Position::on(SEVEN, vec![], json!([agent("Mercury", [1, 2])]));
    free.map["teleport"] = json!([{ "at": [7, 4], "symbol": "flash" }]);
    assert_eq!(free.ask(json!({ "op": "arrivals", "point": "flash" })), json!([[7, 4]]));
    let mut taken = Position::on(
        SEVEN,
        sides("wall", &[[[7, 4], [9, 4]]]),
        json!([beta("B", [7, 4]), agent("M", [1, 2])]),
    );
    taken.map["teleport"] = json!([{ "at": [7, 4], "symbol": "flash" }]);
    let near = json!([[5, 4], [6, 3], [6, 5], [8, 3], [8, 5]]);
    assert_eq!(taken.ask(json!({ "op": "arrivals", "point": "flash" })), near);
}

/// defenders T38, 93, A24
#[test]
fn t38_passing_does_not_engage() {
    let position = Position::on(SEVEN, vec![], json!([agent("Mercury", [4, 3]), aracnos("A", [8, 3])]));
    let walk = |path: Value| position.ask(json!({ "op": "walk", "figure": "Mercury", "path": path }));
    assert_eq!(walk(json!([[6, 3], [7, 2], [6, 1]]))["contacts"], json!([]));
    assert_eq!(walk(json!([[6, 3]]))["contacts"], json!(["A"]));
}

/// defenders 17, 27, 135, 136, A2, A36, A52: the example of the format itself
#[test]
fn the_example_of_the_format() {
    let file = json!({ "game": "defenders", "id": "door", "alpha": "Mercury", "options": { "human_view": true },
      "map": { "rows": ["  a.  a.", "a.  ao  a.  b.  b.", "  a.  a.  b.  bo  b.", "            b.  b#"],
        "sides": [{ "between": [[4, 1], [6, 1]], "kind": "door" }, { "between": [[4, 1], [5, 2]], "kind": "wall" },
                  { "between": [[3, 2], [5, 2]], "kind": "window" }],
        "teleport": [{ "at": [9, 2], "symbol": "flash" }] },
      "figures": [
        { "id": "Mercury", "kind": "agent", "at": [0, 1], "facing": 0, "health": 5, "wounds": 1, "move": 5,
          "weapons": [{ "type": "ranged", "dice": { "red": 2 }, "range": 1, "ammo": 4 }] },
        { "id": "B1", "kind": "alien", "at": [8, 1], "species": "xeno_beta", "rank": "blue", "player": "Mercury", "health": 4,
          "ai": [{ "at": 0, "do": [{ "attack": "melee" }] },
                 { "at": 1, "do": [{ "attack": "ranged", "to": "closest" }, { "move": "away", "areas": 1 }] },
                 { "blind": true, "do": [{ "move": "toward", "areas": 1, "to": "closest" }] }] }],
      "checks": [{ "ask": { "op": "sights" } }, { "ask": { "op": "alien_turn", "figure": "B1" } }] });
    let answers = scene::ask(&file).expect("the example is sound").answers;
    assert_eq!(answers[0], json!({ "Mercury>B1": false, "B1>Mercury": false }));
    let turn = &answers[1];
    let found = [&turn["line"], &turn["target"], &turn["end"], &turn["attacks"]];
    assert_eq!(found, [&json!(2), &json!("Mercury"), &json!([2, 1]), &json!([])]);
    assert!(turn["why"].as_array().is_some_and(|why| why.iter().all(|reason| reason["rule"].is_string())));
}
