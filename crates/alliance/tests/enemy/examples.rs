//! The worked examples T3 to T7 and the derived tests D3 to D7.

use serde_json::{Value, json};

use super::{ask, cites, expect, guard, hero, named, nearest, order, resolved, skipped, trooper, with};

/// alliance R27.1, R27.2, R27.3, R27.5, R27.23, R27.26
///
/// T3: `<A>` move 4 toward «Fenn».
#[test]
fn t3_move_toward() {
    let rows = ["...", "...", ".##"];
    let edges =
        json!([{"between": [[0,0],[0,1]], "kind": "wall"}, {"between": [[1,0],[1,1]], "kind": "wall"}]);
    let figures =
        json!([hero("Diala", [1, 0]), hero("Fenn", [0, 1]), trooper("ST1", [0, 0]), trooper("ST2", [0, 2])]);
    let toward = json!({"verb": "toward", "x": 4, "icons": ["A"], "target": named("Fenn")});
    let a = ask(&rows, &edges, &figures, &order("ST1", &toward));
    expect(&a, json!({"target": "Fenn", "mp": 4, "distance": 1, "attacks": false}), &[[1, 1]]);
    expect(&a, resolved(1), &[[1, 1]]);
    cites(&a, "R27.23");
    let b = ask(&rows, &edges, &figures, &order("ST2", &toward));
    expect(&b, json!({"target": "Fenn", "mp": 0, "distance": 1, "actions_spent": 1}), &[[0, 2]]);
    cites(&b, "R27.5");
}

/// alliance R27.7, R27.8, R27.24, A15
///
/// T4: `<A>` move 3 to engage «Diala».
#[test]
fn t4_engage() {
    let rows = ["........", "BB......", "........", "........"];
    let engage = json!({"verb": "engage", "x": 3, "icons": ["A"], "target": named("Diala")});
    let figures = |first: [u8; 2]| {
        json!([hero("Diala", [0, 0]), hero("Fenn", [6, 2]), guard("RG1", first), guard("RG2", [4, 2])])
    };
    let a = ask(&rows, &json!([]), &figures([3, 0]), &order("RG1", &engage));
    expect(&a, json!({"status": "resolved", "target": "Diala", "mp": 2, "distance": 1}), &[[1, 0]]);
    cites(&a, "R27.24");
    let b = ask(&rows, &json!([]), &figures([1, 0]), &order("RG2", &engage));
    expect(&b, json!({"status": "resolved", "target": "Fenn", "mp": 1}), &[[5, 1], [5, 2], [5, 3]]);
    cites(&b, "R27.8");
    cites(&b, "R26.4");
}

/// alliance R27.11, R27.12, R27.13, R27.15, R27.24, A14, A17
///
/// T5: `<A>` move 2 to reposition 3.
#[test]
fn t5_reposition() {
    let reposition = order("ST", &json!({"verb": "reposition", "x": 2, "y": 3, "icons": ["A"]}));
    let far = json!([trooper("ST", [0, 0]), hero("Fenn", [6, 0]), hero("Diala", [7, 0])]);
    let a = ask(&["........"], &json!([]), &far, &reposition);
    expect(
        &a,
        json!({"status": "resolved", "actions_spent": 1, "mp": 2, "distance": 4, "target": null}),
        &[[2, 0]],
    );
    cites(&a, "R27.13");

    let rows = [
        ".........",
        ".........",
        "......B..",
        ".........",
        ".....B...",
        ".....B...",
        ".........",
        ".........",
    ];
    let near = json!([trooper("ST", [5, 3]), hero("Diala", [3, 1]), hero("Fenn", [2, 5])]);
    let b = ask(&rows, &json!([]), &near, &reposition);
    expect(&b, json!({"mp": 1, "distance": 3}), &[[6, 3], [6, 4]]);
    cites(&b, "R27.12");
    cites(&b, "R27.24");

    let corner = json!([trooper("ST", [1, 1]), hero("Diala", [2, 1]), hero("Fenn", [3, 1])]);
    let c = ask(&[".....", "B....", "....."], &json!([]), &corner, &reposition);
    expect(&c, json!({"status": "resolved", "actions_spent": 1, "distance": 2}), &[[0, 0], [0, 2]]);
    cites(&c, "A14");
}

/// alliance R26.2, R26.6, R27.16, R27.17, R27.18, R27.22
///
/// T6: `<ATK>` move 3 to attack «hero with the most remaining health».
#[test]
fn t6_move_to_attack() {
    let rows = ["........", ".#######", "........"];
    let figures = |damage: u8| {
        json!([
            trooper("ST1", [1, 0]),
            with(hero("Diala", [7, 0]), json!({"damage": damage})),
            trooper("ST2", [1, 2]),
            with(hero("Fenn", [4, 2]), json!({"damage": 1}))
        ])
    };
    let target = json!({"kind": "most_health", "who": "hero"});
    let attack = json!({"verb": "move_attack", "x": 3, "icons": ["ATK"], "target": target});
    let a = ask(&rows, &json!([]), &figures(0), &order("ST1", &attack));
    let expected = json!({"status": "resolved", "target": "Diala", "mp": 3, "distance": 3, "attacks": true,
                          "attack_action_used": true, "actions_spent": 1});
    expect(&a, expected, &[[4, 0]]);
    for damage in [1, 2] {
        let b = ask(&rows, &json!([]), &figures(damage), &order("ST2", &attack));
        expect(&b, json!({"target": "Fenn", "mp": 2, "distance": 1, "attacks": true}), &[[3, 2]]);
        // R26.2, R26.6: with 1 damage both have 11 left, and the nearest is the target.
        let groups = ask(
            &rows,
            &json!([]),
            &figures(damage),
            &json!({"op": "targets", "figure": "ST2", "target": target}),
        );
        assert_eq!(groups, json!([["Fenn"], ["Diala"]]));
        cites(&b, if damage == 1 { "R26.2" } else { "R26.1" });
    }
}

/// alliance R24.6, R24.7, R25.4, R28.5, R28.6, R28.7, A24
///
/// T7, D5, D6: the limits of an activation.
#[test]
fn t7_action_and_attack_limits() {
    let figures = json!([trooper("ST", [0, 0]), hero("Diala", [3, 0])]);
    let asked = |order: Value, actions_left: u8, attack_used: bool| {
        let question = json!({"op": "instruction", "figure": "ST", "order": order, "actions_left": actions_left,
                              "attack_used": attack_used});
        ask(&["....."], &json!([]), &figures, &question)
    };
    let first = asked(json!({"verb": "attack", "icons": ["ATK"], "target": named("Diala")}), 2, false);
    let expected = json!({"status": "resolved", "attacks": true, "attack_action_used": true, "actions_spent": 1,
                          "target": "Diala", "mp": 0, "distance": 3});
    expect(&first, expected, &[[0, 0]]);
    let second =
        asked(json!({"verb": "move_attack", "x": 3, "icons": ["ATK"], "target": nearest()}), 1, true);
    expect(&second, skipped(), &[[0, 0]]);
    cites(&second, "R28.6");
    let free = asked(json!({"verb": "attack", "icons": [], "target": nearest()}), 0, true);
    let expected =
        json!({"status": "resolved", "attacks": true, "attack_action_used": false, "actions_spent": 0});
    expect(&free, expected, &[[0, 0]]);
    let dear = asked(json!({"verb": "toward", "x": 3, "icons": ["A", "A"]}), 1, false);
    expect(&dear, skipped(), &[[0, 0]]);
    cites(&dear, "R24.7");
    let both = asked(json!({"verb": "attack", "icons": ["ATK", "A"]}), 2, false);
    expect(&both, json!({"actions_spent": 2, "attack_action_used": true}), &[[0, 0]]);
}

/// alliance R27.10
///
/// D3: engage while adjacent costs its action and does not move.
#[test]
fn d3_engage_while_adjacent() {
    let figures = json!([guard("RG", [0, 0]), hero("Diala", [1, 0])]);
    let engage = order("RG", &json!({"verb": "engage", "x": 3, "icons": ["A"], "target": named("Diala")}));
    let found = ask(&["....."], &json!([]), &figures, &engage);
    expect(&found, json!({"status": "resolved", "actions_spent": 1, "mp": 0, "distance": 1}), &[[0, 0]]);
    cites(&found, "R27.10");
}

/// alliance R27.4
///
/// D4: toward an unoccupied token space: ends on it, with points left (R27.4).
#[test]
fn d4_toward_a_space() {
    let figures = json!([trooper("ST", [0, 0]), hero("Diala", [4, 0])]);
    let toward = order(
        "ST",
        &json!({"verb": "toward", "x": 4, "icons": ["A"], "target": {"kind": "space", "space": [2, 0]}}),
    );
    let found = ask(&["....."], &json!([]), &figures, &toward);
    expect(&found, json!({"status": "resolved", "target": [2, 0], "mp": 2, "distance": 0}), &[[2, 0]]);
}

/// alliance R25.3, R37.1, A25, S4
///
/// D7, S4: bleeding.
#[test]
fn d7_bleeding() {
    let asked = |damage: u8, conditions: Value, order_: Value| {
        let figures = json!([
            with(trooper("ST", [0, 0]), json!({"damage": damage, "conditions": conditions})),
            hero("Diala", [4, 0])
        ]);
        ask(&["....."], &json!([]), &figures, &order("ST", &order_))
    };
    let toward = json!({"verb": "toward", "x": 2, "icons": ["A"], "target": nearest()});
    let attack = json!({"verb": "move_attack", "x": 2, "icons": ["ATK"], "target": nearest()});
    let two_left = asked(1, json!(["bleeding"]), toward.clone());
    expect(&two_left, json!({"status": "resolved", "mp": 2}), &[[2, 0]]);
    cites(&two_left, "R37.1");
    let one_left = asked(2, json!(["bleeding"]), toward.clone());
    expect(&one_left, skipped(), &[[0, 0]]);
    cites(&one_left, "R25.3");
    let free = json!({"verb": "toward", "x": 2, "icons": [], "target": nearest()});
    expect(&asked(2, json!(["bleeding"]), free), json!({"status": "resolved"}), &[[2, 0]]);
    expect(
        &asked(2, json!(["bleeding"]), attack.clone()),
        json!({"status": "resolved", "attacks": true}),
        &[[2, 0]],
    );
    let stunned_too = asked(2, json!(["bleeding", "stunned"]), attack);
    expect(&stunned_too, skipped(), &[[0, 0]]);
    expect(&asked(2, json!(["bleeding", "stunned"]), toward), skipped(), &[[0, 0]]);
}
