//! The ops of `sortie scene` about space, on the worked examples and on the rules they rest on.

use serde_json::{Value, json};
use sortie_alliance::scene::{Scene, answers};

/// The answers to some questions about a position.
fn ask(map: &Value, figures: &Value, asks: &[Value]) -> Vec<Value> {
    try_ask(map, figures, asks).unwrap_or_else(|error| panic!("{error}"))
}

fn try_ask(map: &Value, figures: &Value, asks: &[Value]) -> Result<Vec<Value>, String> {
    let checks: Vec<Value> = asks.iter().map(|ask| json!({"ask": ask})).collect();
    let scene = json!({"game": "alliance", "map": map, "figures": figures, "checks": checks});
    let scene: Scene = serde_json::from_value(scene).map_err(|error| error.to_string())?;
    answers(&scene)
}

fn rebel(id: &str, spaces: &[[u8; 2]]) -> Value {
    let attack = json!({"type": "ranged", "dice": ["blue", "green"]});
    json!({"id": id, "side": "rebel", "hero": true, "spaces": spaces, "health": 12, "speed": 4, "attack": attack})
}

fn imperial(id: &str, spaces: &[[u8; 2]]) -> Value {
    let attack = json!({"type": "ranged", "dice": ["blue", "green"]});
    json!({"id": id, "side": "imperial", "spaces": spaces, "health": 3, "speed": 4, "attack": attack})
}

/// A figure with some fields changed.
fn with(mut figure: Value, changes: Value) -> Value {
    let Value::Object(changes) = changes else { panic!("an object") };
    figure.as_object_mut().unwrap().extend(changes);
    figure
}

fn wall(one: [u8; 2], other: [u8; 2]) -> Value {
    json!({"between": [one, other], "kind": "wall"})
}

/// alliance R3.6, R4.1, R4.5, A2
///
/// T1: Diala steps diagonally to the door; once it is open, the rest of her 4 points take her through.
#[test]
fn t1_move_and_interact() {
    let map = |kind| {
        json!({"rows": [".....", "....."], "edges": [{"between": [[1,0],[2,0]], "kind": kind},
                            wall([1, 1], [2, 1])]})
    };
    let walk = |path: &[[u8; 2]]| json!({"op": "path", "figure": "Diala", "path": path});
    let figures = json!([rebel("Diala", &[[0, 1]])]);
    let through = [[1, 0], [2, 0], [3, 0], [4, 0]];
    let closed = ask(&map("door"), &figures, &[walk(&[[1, 0]]), walk(&through)]);
    assert_eq!(closed, [json!(1), Value::Null], "R4.5");
    assert_eq!(ask(&map("open"), &figures, &[walk(&through)]), [json!(4)], "A40, R3.8");
}

/// alliance R5.9, R5.10, R4.4, A2, S1
///
/// T2: Fenn sees and may attack the first stormtrooper and not the second.
#[test]
fn t2_line_of_sight_and_attack() {
    let map = json!({"rows": [".....", ".....", "...B.", "....."]});
    let figures = json!([rebel("Fenn", &[[0, 0]]), imperial("A", &[[2, 0]]), imperial("B", &[[4, 3]])]);
    let asks = ["sights", "attacks", "distances"].map(|op| json!({"op": op}));
    let expected = [
        json!({"Fenn>A": true, "Fenn>B": false, "A>Fenn": true, "A>B": false, "B>Fenn": true, "B>A": true}),
        json!({"Fenn>A": true, "Fenn>B": false, "A>Fenn": true, "B>Fenn": true}),
        json!({"Fenn-A": 2, "Fenn-B": 4, "A-B": 3}),
    ];
    let found = ask(&map, &figures, &asks);
    assert_eq!(found[1], expected[1]);
    assert_eq!(found[2], expected[2]);
    for pair in ["Fenn>A", "Fenn>B", "A>Fenn", "B>Fenn"] {
        assert_eq!(found[0][pair], expected[0][pair], "{pair}");
    }
    let without = json!({"rows": [".....", ".....", ".....", "....."]});
    assert_eq!(ask(&without, &figures, &[json!({"op": "los", "from": "Fenn", "to": "B"})]), [json!(true)]);
}

/// alliance R4.2, R4.7, R4.9, A1, A2, A26, A29
///
/// T3: the first stormtrooper can just reach the space beside Fenn; the second cannot get nearer.
#[test]
fn t3_round_the_wall() {
    let map = json!({"rows": ["...", "...", ".##"], "edges": [wall([0, 0], [0, 1]), wall([1, 0], [1, 1])]});
    let figures = json!([
        rebel("Diala", &[[1, 0]]),
        rebel("Fenn", &[[0, 1]]),
        imperial("ST1", &[[0, 0]]),
        imperial("ST2", &[[0, 2]]),
    ]);
    let found = ask(
        &map,
        &figures,
        &[
            json!({"op": "reach", "figure": "ST1", "mp": 4}),
            json!({"op": "path", "figure": "ST1", "path": [[1,0],[2,1],[1,1]]}),
            json!({"op": "path", "figure": "ST1", "path": [[0,1]]}),
            json!({"op": "adjacent", "from": "ST2", "to": "Fenn"}),
            json!({"op": "distance", "from": "ST1", "to": "Fenn"}),
        ],
    );
    let reach = json!([[[[0, 0]], 0], [[[1, 1]], 4], [[[2, 0]], 3], [[[2, 1]], 3]]);
    assert_eq!(found, [reach, json!(4), Value::Null, json!(true), json!(4)]);
}

/// alliance R4.4, R4.9
///
/// T4: guard 1 reaches the only space beside Diala with 2 of 3 points; then none is left for guard 2.
#[test]
fn t4_engage() {
    let map = json!({"rows": ["........", "BB......", "........", "........"]});
    let figures = |guard: [u8; 2]| {
        let others = [rebel("Diala", &[[0, 0]]), rebel("Fenn", &[[6, 2]]), imperial("RG2", &[[4, 2]])];
        Value::from_iter(others.into_iter().chain([imperial("RG1", &[guard])]))
    };
    let path = json!({"op": "path", "figure": "RG1", "path": [[2,0],[1,0]]});
    let reach = json!({"op": "reach", "figure": "RG2", "mp": 3});
    assert_eq!(ask(&map, &figures([3, 0]), &[path]), [json!(2)]);
    let ends = ask(&map, &figures([1, 0]), &[reach]).remove(0);
    let ends: Vec<(Vec<[u8; 2]>, u8)> = serde_json::from_value(ends).unwrap();
    assert!(ends.contains(&(vec![[2, 0]], 2)) && !ends.iter().any(|(at, _)| at[0] == [1, 0]));
    for beside_fenn in [[5, 1], [5, 2], [5, 3]] {
        assert!(ends.contains(&(vec![beside_fenn], 1)), "{beside_fenn:?}");
    }
}

/// alliance A1
///
/// T5b and T5c: the distances that decide where the stormtrooper goes.
#[test]
fn t5_reposition() {
    let map = json!({"rows": [".........", ".........", "......B..", ".........", ".....B...", ".....B...",
                              ".........", "........."]});
    let figures = json!([rebel("Diala", &[[3, 1]]), rebel("Fenn", &[[2, 5]]), imperial("ST", &[[5, 3]])]);
    let distance = |from: &str, to: [u8; 2]| json!({"op": "distance", "from": from, "to": to});
    let asks = [
        distance("Diala", [5, 3]),
        distance("Fenn", [4, 4]),
        distance("Diala", [6, 3]),
        distance("Diala", [6, 4]),
        distance("Fenn", [6, 4]),
    ];
    assert_eq!(ask(&map, &figures, &asks), [2, 2, 3, 3, 4].map(Value::from));

    let map = json!({"rows": [".....", "B....", "....."]});
    let figures = json!([rebel("Diala", &[[2, 1]]), rebel("Fenn", &[[3, 1]]), imperial("ST", &[[1, 1]])]);
    let reach = json!({"op": "reach", "figure": "ST", "mp": 2});
    let ends: Vec<(Vec<[u8; 2]>, u8)> =
        serde_json::from_value(ask(&map, &figures, &[reach]).remove(0)).unwrap();
    assert!(ends.contains(&(vec![[0, 0]], 1)) && ends.contains(&(vec![[0, 2]], 1)), "A2b past blocking");
}

/// alliance R5.10, A1, S9
///
/// T6: both stormtroopers see along their corridors only.
#[test]
fn t6_corridors() {
    let map = json!({"rows": ["........", ".#######", "........"]});
    let figures = json!([
        imperial("ST1", &[[1, 0]]),
        rebel("Diala", &[[7, 0]]),
        imperial("ST2", &[[1, 2]]),
        rebel("Fenn", &[[4, 2]]),
    ]);
    let found = ask(&map, &figures, &[json!({"op": "attacks"}), json!({"op": "distances"})]);
    assert_eq!(found[0]["ST1>Diala"], true);
    assert_eq!(found[0]["ST1>Fenn"], false);
    assert_eq!(found[0]["ST2>Diala"], false);
    assert_eq!(found[0]["ST2>Fenn"], true);
    assert_eq!(
        found[1],
        json!({"ST1-Diala": 6, "ST1-ST2": 2, "ST1-Fenn": 5, "Diala-ST2": 8, "Diala-Fenn": 11,
                                "ST2-Fenn": 3})
    );
}

/// alliance R5.7, R5.8, R5.9, R5.12, R8.9, R12.8, R28.3, R28.4, A3, S2
///
/// R5.8, R5.12, R12.8, R28.4, A3, S2: what makes an attack legal.
#[test]
fn attacks() {
    let legal = |map: &Value, figures: &Value| {
        ask(map, figures, &[json!({"op": "attack_legal", "from": "A", "to": "B"})]).remove(0) == json!(true)
    };
    let row = |rows: &str| json!({"rows": rows.split('/').collect::<Vec<_>>()});
    let sword = json!({"attack": {"type": "melee", "dice": ["red"]}});
    let staff = json!({"attack": {"type": "melee", "dice": ["red"], "reach": true}});
    let keyword = json!({"attack": {"type": "melee", "dice": ["red"]}, "keywords": ["reach"]});
    for (rule, changes, map, to, expected) in [
        ("R5.9", json!({}), row("....."), [4, 0], true),
        ("R5.8", sword.clone(), row("....."), [1, 0], true),
        ("R5.8", sword.clone(), row("....."), [2, 0], false),
        ("R5.8, R4.2", sword, json!({"rows": [".."], "edges": [wall([0, 0], [1, 0])]}), [1, 0], false),
        ("R28.4", staff.clone(), row("....."), [2, 0], true),
        ("R28.4", keyword, row("....."), [2, 0], true),
        ("R28.4", staff.clone(), row("....."), [3, 0], false),
        ("R28.3: within 2 spaces and not in sight", staff, row(".B./..."), [2, 0], false),
        ("S2", json!({}), row(".B/B."), [1, 1], false),
        ("R4.4", json!({}), row(".B."), [2, 0], false),
        ("R12.8", json!({"conditions": ["stunned"]}), row("....."), [1, 0], false),
        ("R5.7", json!({"attack": null}), row("....."), [1, 0], false),
    ] {
        let figures = json!([with(imperial("A", &[[0, 0]]), changes), rebel("B", &[to])]);
        assert_eq!(legal(&map, &figures), expected, "{rule}");
    }
    let friends = json!([rebel("A", &[[0, 0]]), rebel("B", &[[1, 0]])]);
    assert!(!legal(&row(".."), &friends), "R5.12");
    let neutral = json!([rebel("A", &[[0, 0]]), with(imperial("B", &[[1, 0]]), json!({"side": "neutral"}))]);
    assert!(!legal(&row(".."), &neutral), "R8.9");
    let object = json!([rebel("A", &[[0, 0]]), with(imperial("B", &[[1, 0]]), json!({"side": "object"}))]);
    assert!(legal(&row(".."), &object), "S14");
    let guard = json!([imperial("A", &[[0, 0]]), with(imperial("B", &[[1, 0]]), json!({"side": "object"}))]);
    assert!(!legal(&row(".."), &guard), "S14");
}

/// alliance R4.7, R4.8, R4.9, A26, S14
///
/// R4.7, R4.8, A26: who costs a point more, and who may not be stopped on.
#[test]
fn figures_on_the_way() {
    let map = json!({"rows": ["..."]});
    let reach = [json!({"op": "reach", "figure": "A", "mp": 3})];
    let end = |side: &str, changes: Value| {
        let other = with(imperial("B", &[[1, 0]]), json!({"side": side}));
        ask(&map, &json!([with(rebel("A", &[[0, 0]]), changes), other]), &reach).remove(0)
    };
    assert_eq!(end("imperial", json!({})), json!([[[[0, 0]], 0], [[[2, 0]], 3]]), "R4.7");
    assert_eq!(end("rebel", json!({})), json!([[[[0, 0]], 0], [[[2, 0]], 2]]), "R4.8");
    assert_eq!(end("neutral", json!({})), json!([[[[0, 0]], 0], [[[2, 0]], 2]]), "V2");
    assert_eq!(end("imperial", json!({"keywords": ["mobile"]})), json!([[[[0, 0]], 0], [[[2, 0]], 2]]));
    let massive = json!({"keywords": ["massive"]});
    let expected = json!([[[[0, 0]], 0], [[[1, 0]], 1], [[[2, 0]], 2]]);
    assert_eq!(end("imperial", massive.clone()), expected, "a massive figure may stop on a small one");
    assert_eq!(
        end("object", massive),
        json!([[[[0, 0]], 0], [[[2, 0]], 2]]),
        "S14: and pushes no object away"
    );
    assert_eq!(end("imperial", json!({"conditions": ["stunned"]})), json!([[[[0, 0]], 0]]), "R12.8");
}

/// alliance R37.6
///
/// Keywords Mobile and Massive, R37.6: terrain means nothing, walls and doors do; figures do not hide a massive one.
#[test]
fn mobile_and_massive() {
    let map = json!({"rows": [".~B."], "edges": [{"between": [[0,0],[1,0]], "kind": "impassable"}]});
    let path = json!({"op": "path", "figure": "A", "path": [[1,0],[2,0],[3,0]]});
    for (keyword, expected) in [("mobile", json!(3)), ("massive", json!(3)), ("reach", Value::Null)] {
        let figures = json!([with(imperial("A", &[[0, 0]]), json!({"keywords": [keyword]}))]);
        assert_eq!(ask(&map, &figures, std::slice::from_ref(&path)), [expected], "{keyword}");
    }
    let figures = |keyword| {
        json!([
            with(imperial("A", &[[0, 0]]), json!({"keywords": [keyword]})),
            rebel("B", &[[1, 0]]),
            rebel("C", &[[2, 0]])
        ])
    };
    let sights =
        |keyword| ask(&json!({"rows": ["..."]}), &figures(keyword), &[json!({"op": "sights"})]).remove(0);
    assert_eq!((&sights("massive")["A>C"], &sights("massive")["C>A"]), (&json!(true), &json!(true)));
    assert_eq!((&sights("mobile")["A>C"], &sights("mobile")["C>A"]), (&json!(false), &json!(false)));
}

/// alliance R4.12, R4.13, A30, S10
///
/// R4.12, R4.13, S10: a large figure's reach, in positions.
#[test]
fn large_figures() {
    let map = json!({"rows": ["..", ".."]});
    let figures = json!([imperial("Nexu", &[[0, 0], [1, 0]])]);
    let found = ask(
        &map,
        &figures,
        &[
            json!({"op": "reach", "figure": "Nexu", "mp": 1}),
            json!({"op": "path", "figure": "Nexu", "path": [[[0,0],[0,1]], [[1,0],[1,1]]]}),
            json!({"op": "path", "figure": "Nexu", "path": [[0,1]]}),
        ],
    );
    let reach =
        json!([[[[0, 0], [0, 1]], 1], [[[0, 0], [1, 0]], 0], [[[0, 1], [1, 1]], 1], [[[1, 0], [1, 1]], 1]]);
    assert_eq!(found, [reach, json!(2), json!(1)]);
}

/// alliance A1, S9
#[test]
fn infinite_distance_is_null() {
    let figures = json!([rebel("A", &[[0, 0]]), imperial("B", &[[2, 0]])]);
    let asks = [json!({"op": "distances"}), json!({"op": "distance", "from": "B", "to": "A"})];
    assert_eq!(ask(&json!({"rows": [".#."]}), &figures, &asks), [json!({"A-B": null}), Value::Null]);
}

#[test]
fn errors_name_the_place() {
    let map = json!({"rows": [".B", ".#"], "edges": [wall([0, 0], [0, 1])]});
    let at = |spaces: &[[u8; 2]]| {
        json!([rebel("A", &[[0, 0]]), with(imperial("B", &[[0, 1]]), json!({"spaces": spaces}))])
    };
    for (figures, error) in [
        (at(&[[0, 0]]), "figures[1].spaces: another figure stands there"),
        (at(&[[1, 1]]), "figures[1].spaces: there is no space at (1,1)"),
        (at(&[[1, 0]]), "figures[1].spaces: only mobile and massive figures stand on blocking terrain"),
        (
            at(&[[0, 0], [0, 1]]),
            "figures[1].spaces: a base never lies across a wall, a door or an impassable edge",
        ),
        (at(&[[0, 0], [1, 1]]), "figures[1].spaces: a base covers a full rectangle of spaces"),
        (at(&[]), "figures[1].spaces: a base covers a full rectangle of spaces"),
        (json!([{"spaces": [[0, 0]]}]), "figures[0].id: missing"),
        (json!([{"id": "A"}]), "figures[0].spaces: missing"),
        (json!([rebel("A", &[[0, 0]]), rebel("A", &[[0, 1]])]), "figures[1].id: `A` is there twice"),
        (
            json!([with(rebel("A", &[[0, 0]]), json!({"conditions": ["tired"]}))]),
            "figures[0].conditions[0]: `tired` is no condition; there are bleeding, focused, hidden, stunned, weakened",
        ),
        (
            json!([with(rebel("A", &[[0, 0]]), json!({"side": "pirate"}))]),
            "figures[0].side: unknown variant `pirate`, expected one of `rebel`, `imperial`, `neutral`, `object`",
        ),
        (
            json!([with(rebel("A", &[[0, 0]]), json!({"attack": {"dice": []}}))]),
            "figures[0].attack.type: missing",
        ),
    ] {
        assert_eq!(try_ask(&map, &figures, &[]).unwrap_err(), error);
    }
    let figures = json!([rebel("A", &[[0, 0]])]);
    for (ask, error) in [
        (json!({"op": "dance"}), "checks[0].ask.op: there is no op `dance`"),
        (json!({"from": "A"}), "checks[0].ask.op: missing"),
        (json!({"op": "los", "from": "A"}), "checks[0].ask.to: missing"),
        (json!({"op": "los", "from": "A", "to": "Z"}), "checks[0].ask.to: there is no figure `Z`"),
        (
            json!({"op": "distance", "from": "A", "to": [1, 1]}),
            "checks[0].ask.to: expected a figure or a space of the map",
        ),
        (json!({"op": "path", "figure": "A"}), "checks[0].ask.path: missing"),
        (
            json!({"op": "path", "figure": "A", "path": [[0,0], "x"]}),
            "checks[0].ask.path[1]: expected a space [column, row] or a position",
        ),
        (
            json!({"op": "reach", "figure": "A", "mp": -1}),
            "checks[0].ask.mp: invalid value: integer `-1`, expected u16",
        ),
    ] {
        assert_eq!(try_ask(&map, &figures, &[ask]).unwrap_err(), error);
    }
    let scene = serde_json::from_value::<Scene>(json!({"game": "arena"}));
    assert_eq!(scene.unwrap_err().to_string(), "game: expected alliance, found arena");
}
