//! What space lets figures do, rule by rule, on the board SEVEN.

use serde_json::{Value, json};

use crate::common::{Position, SEVEN, agent, aracnos, beta, blocked, border, sides, signal, with};

fn weapon(kind: &str, range: u8) -> Value {
    json!({ "type": kind, "dice": { "red": 2 }, "range": range })
}

/// An agent who looks east from the middle, with such weapons.
fn armed(weapons: &[Value]) -> Value {
    with(agent("Chromium", [7, 4]), json!({ "weapons": weapons, "wounds": 1 }))
}

fn ends(position: &Position, figure: &str) -> Vec<Value> {
    let reach = position.ask(json!({ "op": "reach", "figure": figure }));
    reach.as_array().expect("a list").iter().map(|end| end[0].clone()).collect()
}

/// defenders 14, 19, 59, 60, 61, 149
#[test]
fn agents_pass_each_other_and_no_alien() {
    // A lane one hex wide: c, then the west of d, then its middle.
    let lane = blocked(&[[6, 3], [6, 5], [5, 2], [4, 3], [4, 5]]);
    let walls = sides("wall", &[[[3, 4], [5, 4]]]);
    let open = Position::on(&lane, vec![], json!([agent("M", [3, 4]), agent("T", [5, 4])]));
    assert!(!ends(&open, "M").contains(&json!([5, 4])), "nobody ends on another");
    assert!(ends(&open, "M").contains(&json!([7, 4])), "but passes him");
    let held = Position::on(&lane, vec![], json!([agent("M", [1, 4]), aracnos("A", [5, 4])]));
    assert!(!ends(&held, "M").contains(&json!([7, 4])), "an alien is in the way");
    let walled = Position::on(&lane, walls, json!([agent("M", [3, 4])]));
    assert!(!ends(&walled, "M").contains(&json!([5, 4])), "and so is a wall");
    let hidden = Position::on(&lane, vec![], json!([agent("M", [3, 4]), signal("S", [5, 4])]));
    assert!(!ends(&hidden, "M").contains(&json!([5, 4])), "a signal holds its hex");
}

/// defenders 18, 22, 23, 27, A3, A49
#[test]
fn what_is_not_drawn_stops_feet_and_sight() {
    let two = Position::on(["ao  a.      bo  b.", "  a."], vec![], json!([]));
    assert_eq!(two.ask(json!({ "op": "los", "from": [2, 0], "to": [6, 0] })), false);
    let joined = Position::on(["ao  a.  b.  bo  b.", "  a."], vec![], json!([]));
    assert_eq!(joined.ask(json!({ "op": "los", "from": [2, 0], "to": [6, 0] })), true);
}

/// defenders 26, 149, 161, A50: windows are open to aliens and signals only
#[test]
fn windows_by_who_walks() {
    let around = |kind: &str| {
        let windows = ["a", "b", "c", "e", "f", "g"].iter();
        let all =
            windows.flat_map(|other| sides(kind, &border('d', other.chars().next().expect("a letter"))));
        let figures = json!([agent("M", [7, 4]), beta("B", [12, 5]), signal("S", [6, 1])]);
        Position::on(SEVEN, all.collect(), figures)
    };
    let steps = |kind: &str| around(kind).ask(json!({ "op": "steps" }));
    assert_eq!(steps("window"), json!({ "B>M": 1, "S>M": 1 }));
    assert_eq!(steps("door"), json!({ "B>M": 1, "S>M": 1 }));
    assert_eq!(steps("blocked"), json!({ "B>M": null, "S>M": null }));
    assert_eq!(ends(&around("window"), "M").len(), 7, "an agent stays in his area");
    assert!(ends(&around("door"), "M").len() > 7);
}

/// defenders 28, 29, 64, 68, 89, 101, 102, 103, 109, A26, A74: may he attack?
#[test]
fn an_attack_needs_range_sight_view_and_a_weapon_that_works() {
    let far = aracnos("A", [12, 5]);
    let legal = |me: Value, more: Value, sides: Vec<Value>| {
        let mut position = Position::on(SEVEN, sides, json!([me, far]));
        position.more = more;
        position.ask(json!({ "op": "attack_legal", "from": "Chromium", "to": "A" }))
    };
    let rifle = || armed(&[weapon("ranged", 1)]);
    let cases = [
        ("in range, in sight, in front", rifle(), json!({}), vec![], true),
        ("out of range", armed(&[weapon("ranged", 0)]), json!({}), vec![], false),
        ("behind him", with(rifle(), json!({ "facing": 3 })), json!({}), vec![], false),
        (
            "behind him, without human view",
            with(rifle(), json!({ "facing": 3 })),
            json!({ "options": { "human_view": false } }),
            vec![],
            true,
        ),
        ("out of sight", rifle(), json!({}), sides("wall", &border('d', 'e')), false),
        (
            "no token left",
            armed(&[with(weapon("ranged", 1), json!({ "ammo": 0 }))]),
            json!({}),
            vec![],
            false,
        ),
        ("a token left", armed(&[with(weapon("ranged", 1), json!({ "ammo": 1 }))]), json!({}), vec![], true),
        ("jammed", armed(&[with(weapon("ranged", 1), json!({ "jammed": true }))]), json!({}), vec![], false),
        ("bleeding", with(rifle(), json!({ "wounds": 5 })), json!({}), vec![], false),
        ("paralysed", with(rifle(), json!({ "conditions": ["paralysed"] })), json!({}), vec![], false),
        ("immobilised", with(rifle(), json!({ "conditions": ["immobilised"] })), json!({}), vec![], true),
        ("no weapon", armed(&[]), json!({}), vec![], false),
    ];
    for (why, me, more, sides, may) in cases {
        assert_eq!(legal(me, more, sides), may, "{why}");
    }
}

/// defenders 69, 76, 77, 104, 120, 166, A58, A59
#[test]
fn whom_a_weapon_works_on() {
    let me = armed(&[weapon("ranged", 2), weapon("healing", 1)]);
    let drone = json!({ "id": "GD-209", "kind": "drone", "at": [8, 3] });
    let figures = json!([me, agent("Mercury", [9, 4]), drone, aracnos("A", [8, 5]), beta("B", [12, 5])]);
    let attacks = |options: Value| {
        let mut position = Position::on(SEVEN, vec![], figures.clone());
        position.more = json!({ "options": options });
        position.ask(json!({ "op": "attacks" }))
    };
    let may = |answer: &Value, key: &str| answer[key].as_bool().unwrap_or_else(|| panic!("{key}: {answer}"));
    let plain = attacks(json!({}));
    let expected = [
        ("Chromium:0>A", true),
        ("Chromium:0>B", true),
        ("Chromium:0>Mercury", false),
        ("Chromium:0>Chromium", false),
        ("Chromium:1>Mercury", true),
        ("Chromium:1>Chromium", true),
        ("Chromium:1>GD-209", false),
        ("Chromium:1>A", false),
    ];
    for (key, is_legal) in expected {
        assert_eq!(may(&plain, key), is_legal, "{key}");
    }
    let friendly = attacks(json!({ "friendly_fire": true }));
    assert!(may(&friendly, "Chromium:0>Mercury") && may(&friendly, "Chromium:0>GD-209"));
    assert!(!may(&friendly, "Chromium:0>Chromium"), "nobody shoots himself");
    let duel = attacks(json!({ "duel": true }));
    assert!(may(&duel, "Chromium:0>A") && !may(&duel, "Chromium:0>B"), "engaged with A alone");
    assert!(may(&duel, "Chromium:1>Mercury"), "to heal is no attack on an alien");
}

/// defenders 89, 93, 94, 95, 96, A22, A23, A26, A56: what holds an agent
#[test]
fn who_may_move() {
    let reach = |more: Value, alien: bool| {
        let mut figures = vec![with(agent("M", [7, 4]), more)];
        figures.extend(alien.then(|| aracnos("A", [9, 4])));
        let position = Position::on(SEVEN, vec![], json!(figures));
        let others = position.ask(json!({ "op": "redeploy", "figure": "M" }));
        let turn = position.ask(json!({ "op": "walk", "figure": "M", "path": [] }));
        (ends(&position, "M").len(), others.as_array().expect("a list").len(), turn != Value::Null)
    };
    let (far, _, _) = reach(json!({ "move": 2 }), false);
    assert_eq!(far, 19, "two hexes all round, and where he stands");
    assert_eq!(reach(json!({ "wounds": 5 }), false), (7, 0, true), "who bleeds crawls a hex");
    assert_eq!(reach(json!({ "conditions": ["immobilised"] }), false), (1, 0, false));
    assert_eq!(reach(json!({ "conditions": ["paralysed"] }), false), (1, 0, false));
    assert_eq!(reach(json!({}), true), (1, 0, true), "engaged, he may still turn");
    assert_eq!(
        reach(json!({ "move": 1, "conditions": ["evaded"] }), true).0,
        6,
        "all round but where the alien is"
    );
}

/// defenders 17, A47: an area closed by walls and a door is a room; one closed for good is none
#[test]
fn rooms_have_a_door_or_a_window() {
    let around = |last: &str| {
        let walls = "abcefg".chars().flat_map(|other| border('d', other));
        let mut all: Vec<Value> =
            walls.map(|between| json!({ "between": between, "kind": "wall" })).collect();
        all[0]["kind"] = json!(last);
        Position::on(SEVEN, all, json!([])).ask(json!({ "op": "rooms" }))
    };
    let d = json!([[[5, 4], [6, 3], [6, 5], [7, 4], [8, 3], [8, 5], [9, 4]]]);
    for opening in ["door", "locked", "window", "blocked"] {
        assert_eq!(around(opening), d, "{opening}");
    }
    assert_eq!(around("wall"), json!([]));
    assert_eq!(around("open"), json!([]), "a way out with nothing on it");
}

/// defenders 28, 181, A4: whoever and whatever stands between stops no line of sight
#[test]
fn figures_do_not_stop_a_line() {
    let between = [agent("T", [7, 4]), aracnos("A", [9, 4]), signal("S", [11, 4])];
    let position = Position::on(SEVEN, vec![], json!(between));
    assert_eq!(position.ask(json!({ "op": "los", "from": [5, 4], "to": [13, 4] })), true);
}

/// defenders 24, A51: nobody sees through a door that fills a hex but who stands in it; who stands in it is seen
#[test]
fn a_door_in_a_hex() {
    let position = Position::on(["a.  ao  a+  b.  bo  b.", "  a.  a.      b."], vec![], json!([]));
    let los = |from: [i32; 2], to: [i32; 2]| position.ask(json!({ "op": "los", "from": from, "to": to }));
    assert_eq!([los([2, 0], [6, 0]), los([6, 0], [2, 0])], [false, false], "through it");
    assert_eq!([los([4, 0], [6, 0]), los([4, 0], [0, 0])], [true, true], "from it");
    assert_eq!([los([2, 0], [4, 0]), los([6, 0], [4, 0])], [true, true], "into it");
}

/// defenders 135, A34: who touches somebody carries out line 0, though another fits as well
#[test]
fn contact_is_line_0() {
    let position = Position::on(SEVEN, vec![], json!([agent("M", [9, 4]), aracnos("A", [7, 4])]));
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "A" }));
    let attack = json!({ "weapon": "melee", "target": "M" });
    assert_eq!(
        (&turn["line"], &turn["end"], &turn["attacks"]),
        (&json!(0), &json!([7, 4]), &json!([attack]))
    );
}

/// defenders 161, A37: aliens go through agents, and nothing comes of it
#[test]
fn aliens_pass_agents() {
    // A lane one hex wide through d, with M in the middle of it and T, who is wounded, behind.
    let lane = blocked(&[[6, 3], [6, 5], [8, 3], [8, 5], [5, 2], [4, 3], [4, 5]]);
    let hurt = with(agent("T", [12, 5]), json!({ "wounds": 1 }));
    let position = Position::on(lane, vec![], json!([agent("M", [5, 4]), hurt, aracnos("A", [2, 3])]));
    assert_eq!(position.ask(json!({ "op": "steps" }))["A>T"], 2);
    let turn = position.ask(json!({ "op": "alien_turn", "figure": "A" }));
    assert_eq!((&turn["line"], &turn["target"], &turn["attacks"]), (&json!(3), &json!("T"), &json!([])));
    assert!([json!([11, 4]), json!([13, 4])].contains(&turn["end"]), "{turn}");
}

/// defenders 148, A62: of two equal ways a signal takes the one that gets it revealed
#[test]
fn the_way_that_is_seen() {
    // d is walled off, so that one way leads around it through c and the other through b.
    let walls = || "abcefg".chars().flat_map(|other| sides("wall", &border('d', other))).collect();
    for (watch, way) in [([3, 6], [2, 3]), ([12, 5], [11, 2])] {
        let figures = json!([agent("M", [8, 7]), agent("W", watch), signal("S", [6, 1])]);
        let position = Position::on(SEVEN, walls(), figures);
        assert_eq!(position.ask(json!({ "op": "reveals" })), json!({}));
        let moved = position.ask(json!({ "op": "signal_move", "figure": "S", "areas": 1, "to": "M" }));
        assert_eq!((&moved["path"], &moved["revealed"]), (&json!([way]), &json!(true)), "{watch:?}");
    }
}
