//! The rules between the examples, one by one.

use serde_json::{Value, json};
use sortie_alliance::scene::{Scene, answers};

use super::{ask, cites, expect, guard, hero, named, nearest, order, skipped, trooper, with};

/// alliance R27.14, A16
///
/// A16, R27.14: already there, so it stays, pays, and is not skipped.
#[test]
fn reposition_without_moving() {
    let figures = json!([trooper("ST", [0, 0]), hero("Fenn", [3, 0])]);
    let stay = order("ST", &json!({"verb": "reposition", "x": 2, "y": 3, "icons": ["A"]}));
    let found = ask(&["....."], &json!([]), &figures, &stay);
    expect(&found, json!({"status": "resolved", "actions_spent": 1, "mp": 0, "distance": 3}), &[[0, 0]]);
}

/// alliance R27.13, A17, S6
///
/// S6: where the exact distance is out of reach, as near as possible, even nearer than asked for.
#[test]
fn reposition_past_the_number() {
    // The space 3 away from Fenn is held by a friend, the one 2 away is not.
    let figures = json!([trooper("ST", [0, 0]), trooper("Other", [2, 0]), hero("Fenn", [5, 0])]);
    let found =
        ask(&["......"], &json!([]), &figures, &order("ST", &json!({"verb": "reposition", "x": 4, "y": 3})));
    expect(&found, json!({"mp": 4, "distance": 1, "actions_spent": 0}), &[[4, 0]]);
}

/// alliance R27.13, A17
///
/// Where the exact distance is out of reach and several ends are as far from the nearest Rebel, the distances to all Rebels
/// are added up: the farthest from Diala too when Fenn is too near, the nearest to her when he is too far away.
#[test]
fn reposition_adds_distances_up() {
    let rows = [".....", ".....", ".....", ".....", ".....", "....."];
    let asked = |trooper_at: [u8; 2], fenn: [u8; 2], diala: [u8; 2], y: u8| {
        let figures = json!([trooper("ST", trooper_at), hero("Fenn", fenn), hero("Diala", diala)]);
        let asked = order("ST", &json!({"verb": "reposition", "x": 2, "y": y}));
        ask(&rows, &json!([]), &figures, &asked)
    };
    // From (4,2) to (4,5) it is 3 from Fenn everywhere; only at the end of the row it is 5 from Diala.
    let away = asked([2, 4], [1, 4], [1, 0], 9);
    expect(&away, json!({"mp": 2, "distance": 3}), &[[4, 5]]);
    // From (2,0) to (2,3) it is 2 from Fenn everywhere; only there it is 2 from Diala as well.
    let toward = asked([0, 1], [4, 1], [4, 5], 1);
    expect(&toward, json!({"mp": 2, "distance": 2}), &[[2, 3]]);
}

/// alliance R27.13, A12
///
/// All Rebels behind a closed door are too far away: measured as if it were open, and no farther than it.
#[test]
fn reposition_behind_a_door() {
    let doors = json!([{"between": [[3,0],[4,0]], "kind": "door"}]);
    let figures = json!([trooper("ST", [1, 0]), hero("Diala", [5, 0])]);
    let asked = order("ST", &json!({"verb": "reposition", "x": 4, "y": 1}));
    let found = ask(&["......"], &doors, &figures, &asked);
    expect(&found, json!({"status": "resolved", "mp": 2, "distance": null}), &[[3, 0]]);
}

/// alliance R12.2, R37.2, R37.3, R37.4, A22
///
/// R37.2 to R37.4, A22: stunned.
#[test]
fn stunned() {
    let asked = |rows: &str, order_: Value| {
        let figures =
            json!([with(trooper("ST", [0, 0]), json!({"conditions": ["stunned"]})), hero("Diala", [4, 0])]);
        ask(&[rows], &json!([]), &figures, &order("ST", &order_))
    };
    for (verb, attack_action) in [("toward", false), ("reposition", false), ("move_attack", true)] {
        let icons = if attack_action { json!(["ATK"]) } else { json!(["A"]) };
        let found =
            asked(".....", json!({"verb": verb, "x": 3, "y": 2, "icons": icons, "target": nearest()}));
        let expected = json!({"status": "resolved", "actions_spent": 1, "mp": 0, "attacks": false, "distance": 4,
                              "discards_stunned": true, "attack_action_used": attack_action});
        expect(&found, expected, &[[0, 0]]);
        cites(&found, "R37.3");
    }
    // Judged as if not stunned, this one could not be carried out either: it stays stunned.
    let cut_off = asked("..#..", json!({"verb": "engage", "x": 3, "icons": ["A"], "target": nearest()}));
    expect(&cut_off, skipped(), &[[0, 0]]);
    cites(&cut_off, "R27.9");
    // Not a movement instruction.
    let attack = asked(".....", json!({"verb": "attack", "icons": ["ATK"], "target": nearest()}));
    expect(&attack, skipped(), &[[0, 0]]);
    cites(&attack, "R37.4");
}

/// alliance R25.2, S3
///
/// R25.2, S3: within N spaces or not at all.
#[test]
fn within() {
    let ally = with(hero("Luke", [3, 0]), json!({"hero": false}));
    let figures = json!([trooper("ST", [0, 0]), ally, hero("Diala", [4, 0])]);
    let target = |who: &str, within: u8| json!({"kind": "nearest", "who": who, "within": within});
    let groups = |target: Value| {
        ask(&["....."], &json!([]), &figures, &json!({"op": "targets", "figure": "ST", "target": target}))
    };
    assert_eq!(groups(target("hero", 3)), json!([]));
    assert_eq!(groups(target("hero", 4)), json!([["Diala"]]));
    assert_eq!(groups(target("rebel", 3)), json!([["Luke"]]));
    let attack =
        order("ST", &json!({"verb": "move_attack", "x": 3, "icons": ["ATK"], "target": target("hero", 3)}));
    let found = ask(&["....."], &json!([]), &figures, &attack);
    expect(&found, skipped(), &[[0, 0]]);
    cites(&found, "R25.2");
}

/// alliance R26.1, R26.2, R26.3, R26.4, R22.8, A13, S11
///
/// A13, R26.1 to R26.4, R22.8, S11: the order of targets. Bonus health counts (R7.1, R23.11, T11).
#[test]
fn target_priority() {
    let ally = with(hero("Luke", [1, 1]), json!({"hero": false, "speed": 6}));
    let figures = json!([
        trooper("ST", [0, 0]),
        ally,
        with(hero("Mak", [3, 0]), json!({"damage": 4, "speed": 5})),
        with(hero("Diala", [4, 0]), json!({"damage": 4, "bonus_health": 3})),
        with(hero("Fenn", [3, 1]), json!({"damage": 4})),
    ]);
    let rows = [".....", "....."];
    for (rule, target, expected) in [
        ("R26.4", nearest(), json!([["Luke"], ["Fenn", "Mak"], ["Diala"]])),
        ("R26.4", Value::Null, json!([["Luke"], ["Fenn", "Mak"], ["Diala"]])),
        ("A13", json!({"kind": "nearest", "who": "hero"}), json!([["Fenn", "Mak"], ["Diala"], ["Luke"]])),
        (
            "R26.2",
            json!({"kind": "least_health", "who": "hero"}),
            json!([["Fenn", "Mak"], ["Diala"], ["Luke"]]),
        ),
        (
            "R26.1",
            json!({"kind": "most_health", "who": "hero"}),
            json!([["Diala"], ["Fenn", "Mak"], ["Luke"]]),
        ),
        (
            "R26.1",
            json!({"kind": "most_health", "who": "rebel"}),
            json!([["Luke"], ["Diala"], ["Fenn", "Mak"]]),
        ),
        (
            "R26.1",
            json!({"kind": "highest_speed", "who": "hero"}),
            json!([["Mak"], ["Fenn"], ["Diala"], ["Luke"]]),
        ),
        (
            "R22.8",
            json!({"kind": "highest_speed", "who": "rebel"}),
            json!([["Luke"], ["Mak"], ["Fenn"], ["Diala"]]),
        ),
        ("R26.3", named("Diala"), json!([["Diala"], ["Luke"], ["Fenn", "Mak"]])),
        ("R26.4", named("Nobody"), json!([["Luke"], ["Fenn", "Mak"], ["Diala"]])),
    ] {
        let question = json!({"op": "targets", "figure": "ST", "target": target});
        assert_eq!(ask(&rows, &json!([]), &figures, &question), expected, "{rule}: {target}");
    }
    let doors = json!([{"between": [[1,0],[2,0]], "kind": "door"}]);
    let behind =
        json!([trooper("ST", [1, 0]), hero("Far", [4, 0]), hero("Near", [3, 0]), hero("Never", [6, 0])]);
    let question = json!({"op": "targets", "figure": "ST", "target": nearest()});
    assert_eq!(ask(&[".....#."], &doors, &behind, &question), json!([["Near"], ["Far"], ["Never"]]), "S11");
}

/// alliance A12, S8, S11
///
/// A12: toward a target behind a closed door, as near as possible with the door thought open.
#[test]
fn toward_behind_a_door() {
    let doors = json!([{"between": [[3,0],[4,0]], "kind": "door"}]);
    let figures = json!([trooper("ST", [1, 0]), hero("Diala", [5, 0])]);
    let found =
        ask(&["......"], &doors, &figures, &order("ST", &json!({"verb": "toward", "x": 4, "icons": ["A"]})));
    expect(&found, json!({"status": "resolved", "target": "Diala", "mp": 2, "distance": null}), &[[3, 0]]);
}

/// alliance R27.1, A12
///
/// Of the spaces beside Diala the enemy takes one on its own side, for the fewest points.
#[test]
fn toward_for_the_fewest_points() {
    let figures = json!([trooper("ST", [6, 1]), hero("Diala", [3, 1])]);
    let asked = order("ST", &json!({"verb": "toward", "x": 6, "icons": ["A"], "target": nearest()}));
    let found = ask(&[".......", ".......", "......."], &json!([]), &figures, &asked);
    expect(&found, json!({"mp": 2, "distance": 1}), &[[4, 0], [4, 1], [4, 2]]);
}

/// alliance R26.5, R27.6, R27.8, R27.20, R28.8, A13, A15
///
/// R27.6: toward keeps its target even where another would be nearer; R27.20, R28.8: attacks take the next best.
#[test]
fn next_best_target() {
    let edges = json!([{"between": [[3,0],[4,0]], "kind": "wall"}]);
    let figures = json!([trooper("ST", [0, 0]), hero("Fenn", [3, 0]), hero("Diala", [4, 0])]);
    let asked = |verb: &str, x: u8| {
        let order_ = json!({"verb": verb, "x": x, "icons": [], "target": named("Diala")});
        ask(&["....."], &edges, &figures, &order("ST", &order_))
    };
    expect(&asked("toward", 4), json!({"target": "Diala", "mp": 0}), &[[0, 0]]);
    let moved = asked("move_attack", 4);
    expect(&moved, json!({"target": "Fenn", "attacks": true, "mp": 2, "distance": 1}), &[[2, 0]]);
    cites(&moved, "R27.20");
    let stood = asked("attack", 0);
    expect(&stood, json!({"target": "Fenn", "attacks": true, "mp": 0, "distance": 3}), &[[0, 0]]);
    cites(&stood, "R28.8");
    expect(&asked("engage", 4), json!({"target": "Fenn"}), &[[2, 0]]);
}

/// alliance R26.1, R26.3, R26.4
///
/// The rule by which a target is the one: the best there is, the best that will do, anybody where nobody is meant.
#[test]
fn why_it_is_the_target() {
    let edges = json!([{"between": [[3,0],[4,0]], "kind": "wall"}]);
    let figures = json!([
        trooper("ST", [0, 0]),
        with(hero("Fenn", [3, 0]), json!({"damage": 1})),
        hero("Diala", [4, 0])
    ]);
    let most_health = json!({"kind": "most_health", "who": "rebel"});
    let least_health = json!({"kind": "least_health", "who": "rebel"});
    for (target, rule) in
        [(least_health, "R26.1"), (most_health, "R26.3"), (named("Diala"), "R26.4"), (nearest(), "R26.4")]
    {
        let attack = order("ST", &json!({"verb": "attack", "icons": ["ATK"], "target": target}));
        let found = ask(&["....."], &edges, &figures, &attack);
        let why = found["why"].as_array().expect("reasons");
        let aims =
            why.iter().find(|reason| reason["text"] == "the target is Fenn").expect("Fenn is attacked");
        assert_eq!(aims["rule"], rule, "{target}");
    }
}

/// alliance R27.9, R27.21, R28.8
///
/// R27.21, R27.9, R28.8: with no target at all the figure does not move.
#[test]
fn nobody_to_attack() {
    let figures = json!([guard("RG", [0, 0]), hero("Fenn", [7, 0])]);
    for (verb, rule) in [("move_attack", "R27.21"), ("engage", "R27.9"), ("attack", "R28.8")] {
        let order_ = json!({"verb": verb, "x": 3, "icons": ["A"], "target": nearest()});
        let found = ask(&["........"], &json!([]), &figures, &order("RG", &order_));
        expect(&found, skipped(), &[[0, 0]]);
        cites(&found, rule);
    }
}

/// alliance R27.16, R27.18, R27.19, A18, S7
///
/// A18, S7: as near as possible with a legal attack; Reach goes adjacent; sight is not given up.
#[test]
fn move_attack_goes_near_and_keeps_sight() {
    let attack = |figure: &str| {
        order(figure, &json!({"verb": "move_attack", "x": 4, "icons": ["ATK"], "target": nearest()}))
    };
    let figures = json!([guard("RG", [0, 0]), hero("Fenn", [4, 0])]);
    let found = ask(&["....."], &json!([]), &figures, &attack("RG"));
    expect(&found, json!({"mp": 3, "distance": 1, "attacks": true}), &[[3, 0]]);

    // Around Fenn every space is held, so the best is two away with sight between the friends.
    let ring = json!([
        trooper("ST", [0, 2]),
        hero("Fenn", [4, 2]),
        trooper("a", [3, 1]),
        trooper("b", [3, 3]),
        trooper("c", [3, 2])
    ]);
    let rows = [".....", ".....", ".....", ".....", "....."];
    let found = ask(&rows, &json!([]), &ring, &attack("ST"));
    assert_eq!(found["status"], "resolved");
    assert_eq!(found["attacks"], true);
    cites(&found, "R27.16");
}

/// alliance R25.5, A14
///
/// R25.5, A14: of two heroes exactly tied the one who suffers more; of two ends the one where fewer can attack it.
#[test]
fn imperial_rule() {
    let figures = json!([
        trooper("ST", [2, 0]),
        with(hero("Armoured", [0, 0]), json!({"defence": ["black", "black"]})),
        with(hero("Bare", [4, 0]), json!({"defence": []})),
    ]);
    let attack = order("ST", &json!({"verb": "attack", "icons": ["ATK"], "target": nearest()}));
    let found = ask(&["....."], &json!([]), &figures, &attack);
    expect(&found, json!({"target": "Bare"}), &[[2, 0]]);
    cites(&found, "R25.5");

    // Two spaces beside Fenn cost 1; at the upper one Mak could strike it too.
    let sword = json!({"attack": {"type": "melee", "dice": ["red"]}});
    let figures = json!([trooper("ST", [0, 2]), hero("Fenn", [2, 2]), with(hero("Mak", [2, 0]), sword)]);
    let engage = order("ST", &json!({"verb": "engage", "x": 1, "icons": ["A"], "target": named("Fenn")}));
    let found = ask(&["...", "...", "..."], &json!([]), &figures, &engage);
    expect(&found, json!({"mp": 1, "distance": 1}), &[[1, 2]]);
    cites(&found, "R25.5");
}

#[test]
fn errors_name_the_place() {
    let figures = json!([trooper("ST", [0, 0])]);
    let fails = |question: &Value| {
        let scene = json!({"game": "alliance", "map": {"rows": [".#"]}, "figures": figures,
                           "checks": [{"ask": question}]});
        answers(&Scene::read(&scene).unwrap()).unwrap_err()
    };
    for (order_, error) in [
        (json!({"x": 1}), "checks[0].ask.order.verb: missing"),
        (
            json!({"verb": "flee"}),
            "checks[0].ask.order.verb: `flee` is no verb; there are toward, engage, reposition, move_attack, attack",
        ),
        (json!({"verb": "reposition", "x": 1}), "checks[0].ask.order.y: missing"),
        (
            json!({"verb": "attack", "icons": ["X"]}),
            "checks[0].ask.order.icons: unknown variant `X`, expected `A` or `ATK`",
        ),
        (
            json!({"verb": "attack", "target": {"kind": "tallest"}}),
            "checks[0].ask.order.target.kind: unknown variant `tallest`, expected one of `nearest`, `most_health`, \
             `least_health`, `highest_speed`, `lowest_speed`, `most_damage`, `most_strain`, `wounded`, `unwounded`, \
             `unactivated`, `carrying`, `stunned`",
        ),
        (json!({"verb": "attack", "target": {"kind": "named"}}), "checks[0].ask.order.target.name: missing"),
        (
            json!({"verb": "toward", "target": {"kind": "space", "space": [1, 0]}}),
            "checks[0].ask.order.target.space: there is no space at (1,0)",
        ),
    ] {
        assert_eq!(fails(&order("ST", &order_)), error);
    }
    assert_eq!(fails(&json!({"op": "instruction", "figure": "ST"})), "checks[0].ask.order: missing");
}

/// alliance R25.5, A14
///
/// Who only moves toward its target and may end in sight of it or not ends in sight: damage to be expected counts before
/// its own safety.
#[test]
fn toward_ends_in_sight() {
    let figures = json!([trooper("ST", [2, 6]), hero("Diala", [2, 0])]);
    let rows = [".....", ".....", "..B..", ".....", ".....", ".....", "....."];
    let found = ask(
        &rows,
        &json!([]),
        &figures,
        &order("ST", &json!({"verb": "toward", "x": 2, "target": nearest()})),
    );
    expect(&found, json!({"mp": 2, "distance": 4}), &[[0, 4], [1, 4], [3, 4], [4, 4]]);
    cites(&found, "R25.5");
}

/// alliance R26.3, R27.6, R27.8, R28.8, A13
///
/// A space that cannot be got beside, or that is to be attacked, gives way to the nearest Rebel; moving toward it never
/// does.
#[test]
fn a_space_has_a_next_best_target() {
    let figures = json!([trooper("ST", [0, 0]), hero("Diala", [2, 0])]);
    let space = json!({"kind": "space", "space": [5, 0]});
    let told = |verb: &str| {
        let asked = order("ST", &json!({"verb": verb, "x": 2, "icons": ["A"], "target": space}));
        ask(&["......"], &json!([]), &figures, &asked)
    };
    expect(&told("engage"), json!({"status": "resolved", "target": "Diala", "mp": 1}), &[[1, 0]]);
    expect(&told("attack"), json!({"status": "resolved", "target": "Diala", "attacks": true}), &[[0, 0]]);
    expect(&told("toward"), json!({"status": "resolved", "target": [5, 0], "mp": 1}), &[[1, 0]]);
}

/// alliance R4.9, R27.1, R37.6
///
/// A massive figure may stop on small figures, but not on the one it is after.
#[test]
fn massive_figures_stop_on_small_ones() {
    let walker = json!({"id": "AT-ST", "side": "imperial", "spaces": [[0, 0], [0, 1], [1, 0], [1, 1]], "health": 15,
                        "speed": 4, "keywords": ["massive"], "attack": {"type": "ranged", "dice": ["blue", "red"]}});
    let rows = ["........", "........"];
    let end = |others: Value| {
        let Value::Array(others) = others else { panic!("a list") };
        let figures = Value::Array([vec![walker.clone()], others].concat());
        let asked = order("AT-ST", &json!({"verb": "toward", "x": 2, "target": named("Diala")}));
        ask(&rows, &json!([]), &figures, &asked)
    };
    let far = end(json!([trooper("ST", [2, 0]), hero("Diala", [7, 0])]));
    assert_eq!((&far["mp"], &far["end"][0]), (&json!(2), &json!([2, 0])), "{far:#}");
    let near = end(json!([hero("Diala", [3, 0])]));
    assert_eq!((&near["mp"], &near["distance"]), (&json!(1), &json!(1)), "beside her: {near:#}");
    let attack = order("AT-ST", &json!({"verb": "move_attack", "x": 3, "target": named("Diala")}));
    let shot = ask(&rows, &json!([]), &json!([walker, hero("Diala", [3, 0])]), &attack);
    assert_eq!((&shot["mp"], &shot["distance"]), (&json!(1), &json!(1)), "nor to shoot at her: {shot:#}");
}

/// alliance A14
///
/// Where the players choose between targets, they are named; the target is told once it is certain.
#[test]
fn tied_targets_are_named() {
    let figures = json!([trooper("ST", [2, 0]), hero("Diala", [0, 0]), hero("Fenn", [4, 0])]);
    let found =
        ask(&["....."], &json!([]), &figures, &order("ST", &json!({"verb": "attack", "target": nearest()})));
    let why: Vec<&str> =
        found["why"].as_array().unwrap().iter().map(|why| why["text"].as_str().unwrap()).collect();
    let chosen = why.iter().find(|text| text.starts_with("equally bad")).expect("the players choose");
    assert!(chosen.contains("Diala from (2,0), Fenn from (2,0)"), "{chosen}");
    assert!(!why.iter().any(|text| text.starts_with("the target is")), "{why:?}");
}
