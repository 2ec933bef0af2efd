//! Scenes that are refused as a whole, with the path of what is wrong.

use serde_json::{Value, json};
use sortie_specops::scene;

use super::{blue, obstacle, red, scene_of, table, with};

/// A scene with one field said differently, by its path.
fn broken(path: &str, value: Value) -> Value {
    let mut rest = table(&[obstacle("house", (4000, 4000), (5000, 5000), 900)]);
    rest["tokens"] = json!([{"id": "t", "at": [2000, 2000]}]);
    rest["table"]["size"] = json!([9144, 9144]);
    let figures = json!([blue("a", 1000, 1000), red("b", 3000, 1000)]);
    let asks = [
        json!({"op": "distance", "from": "a", "to": "b"}),
        json!({"op": "move", "figure": "a", "action": "move", "tool": 1, "path": [[1300, 1000]]}),
        json!({"op": "place", "figure": "a", "at": [1500, 1000]}),
        json!({"op": "arc", "from": "a", "to": "b", "arc": "front"}),
        json!({"op": "within", "from": "a", "to": "b", "inches": 6}),
    ];
    let mut scene = scene_of(&figures, &rest, &asks);
    scene::ask(&scene).expect("whole so far");
    let pointer = format!("/{}", path.replace("[", "/").replace("]", "").replace(".", "/"));
    let (parent, key) = pointer.rsplit_once('/').expect("a path");
    match scene.pointer_mut(parent).expect("a parent") {
        Value::Object(fields) => {
            fields.insert(key.to_owned(), value);
        }
        Value::Array(list) => {
            let n: usize = key.parse().expect("a number");
            if n < list.len() { list[n] = value } else { list.push(value) }
        }
        _ => panic!("{path} has no parent"),
    }
    scene
}

/// Every error names the place that was broken.
#[test]
fn broken_fields_are_refused_by_their_path() {
    let far = i64::from(i32::MAX) + 1;
    for (path, value) in [
        ("game", json!("chess")),
        ("game", json!(7)),
        ("condition", json!("rain")),
        ("figures", json!({})),
        ("tokens", json!("none")),
        ("checks", json!(3)),
        ("table", json!([])),
        ("table.size", json!([0, 9144])),
        ("table.size", json!([9144])),
        ("table.size", json!([9144, 40000])),
        ("table.size", json!([-9144, 9144])),
        ("table.colour", json!("green")),
        ("table.pieces", json!({})),
        ("table.pieces[0]", json!("house")),
        ("table.pieces[0].kind", json!("wood")),
        ("table.pieces[0].kind", json!(null)),
        ("table.pieces[0].height", json!(-1)),
        ("table.pieces[0].height", json!(1.5)),
        ("table.pieces[0].height", json!(30_001)),
        ("table.pieces[0].height", json!(u64::MAX)),
        ("table.pieces[0].cover", json!("thick")),
        ("table.pieces[0].sight", json!("yes")),
        ("table.pieces[0].impassable", json!(1)),
        ("table.pieces[0].id", json!(null)),
        ("table.pieces[0].level", json!(1)),
        ("table.pieces[0].polygon", json!([[4000, 4000], [5000, 5000], [5000, 4000], [4000, 5000]])),
        ("table.pieces[0].polygon", json!([[4000, 4000], [5000, 4000]])),
        ("table.pieces[0].polygon", json!([[4000, 4000], [5000, 4000], [4500, 4000]])),
        ("table.pieces[0].polygon", json!([])),
        ("table.pieces[0].polygon", json!([[4000, 4000], [9145, 4000], [4000, 5000]])),
        ("table.pieces[0].polygon", json!([[4000, 4000], [2_000_000_000, 4000], [4000, 5000]])),
        ("table.pieces[0].polygon", json!([[4000, 4000], [far, 4000], [4000, 5000]])),
        ("table.pieces[0].polygon", json!([[4000, 4000], [5000, 4000.5], [4000, 5000]])),
        ("table.pieces[0].polygon", json!([[4000, 4000], [5000], [4000, 5000]])),
        ("table.pieces[0].polygon", json!(vec![[0, 0]; 65])),
        ("figures[0]", json!(1)),
        ("figures[0].id", json!(5)),
        ("figures[1].id", json!("a")),
        ("figures[0].side", json!("green")),
        ("figures[0].side", json!(null)),
        ("figures[0].at", json!([1000])),
        ("figures[0].at", json!([1000, 1000, 0])),
        ("figures[0].at", json!([1000, "south"])),
        ("figures[0].at", json!([1000, 1000.5])),
        ("figures[1].at", json!([far, 0])),
        ("figures[1].at", json!([2_000_000_000, 0])),
        ("figures[1].at", json!([9145, 1000])),
        ("figures[1].at", json!([-1, 1000])),
        ("figures[1].at", json!([1269, 1000])),
        ("figures[0].at", json!(null)),
        ("figures[0].on", json!("roof")),
        ("figures[0].on", json!(0)),
        ("figures[0].radius", json!(0)),
        ("figures[0].radius", json!(-5)),
        ("figures[0].radius", json!(30_001)),
        ("figures[0].height", json!(70_000)),
        ("figures[0].facing", json!([0, 0])),
        ("figures[0].facing", json!(["north", 0])),
        ("figures[0].vehicle", json!("flying")),
        ("figures[0].rank", json!("general")),
        ("figures[0].droid", json!("yes")),
        ("figures[0].speed", json!(-1)),
        ("figures[0].speed", json!(256)),
        ("figures[0].courage", json!(-1)),
        ("figures[0].suppression", json!(-1)),
        ("figures[0].suppression", json!(0.5)),
        ("figures[0].health", json!(-1)),
        ("figures[0].wounds", json!(-1)),
        ("figures[0].defence", json!("black")),
        ("figures[0].surge", json!({"attack": "block"})),
        ("figures[0].surge", json!({"defense": "block"})),
        ("figures[0].keywords", json!("disengage")),
        ("figures[0].keywords", json!(["invisible"])),
        ("figures[0].weapons", json!(["fist"])),
        ("figures[0].weapons[0].kind", json!("thrown")),
        ("figures[0].weapons[0].max", json!(-3)),
        ("figures[0].weapons[0].keywords", json!(["fixed up"])),
        ("figures[0].weapons[0].damage", json!(3)),
        ("figures[0].aimed", json!(2)),
        ("figures[0].hat", json!("red")),
        ("tokens[0].at", json!([9000, 99999])),
        ("tokens[0].radius", json!(-1)),
        ("tokens[0].claimed", json!("yes")),
        ("tokens[0].place", json!("north")),
        ("tokens[0].owner", json!("a")),
        ("checks[0]", json!(null)),
        ("checks[0].question", json!(1)),
        ("checks[0].ask", json!("distance")),
        ("checks[0].ask.op", json!("measure")),
        ("checks[0].ask.op", json!(4)),
        ("checks[0].ask.from", json!("c")),
        ("checks[0].ask.to", json!("house")),
        ("checks[0].ask.by", json!("a")),
        ("checks[1].ask.figure", json!("t")),
        ("checks[1].ask.action", json!("fly")),
        ("checks[1].ask.action", json!("aim")),
        ("checks[1].ask.tool", json!(0)),
        ("checks[1].ask.tool", json!(4)),
        ("checks[1].ask.path", json!([])),
        ("checks[1].ask.path", json!([[1, 1], [2, 2], [3, 3]])),
        ("checks[1].ask.path", json!([[1, 1], [far, 2]])),
        ("checks[1].ask.on", json!("a")),
        ("checks[1].ask.jump", json!(-1)),
        ("checks[2].ask.at", json!([1])),
        ("checks[2].ask.at", json!(null)),
        ("checks[2].ask.zone", json!([[0, 0], [1, 1]])),
        ("checks[3].ask.arc", json!("up")),
        ("checks[4].ask.inches", json!(-1)),
        ("checks[4].ask.inches", json!(4_000_000_000_u32)),
    ] {
        let error = scene::ask(&broken(path, value.clone())).expect_err(path);
        assert!(error.starts_with(path), "{path} = {value}: {error}");
    }
}

/// What the format names by example.
#[test]
fn errors_say_what_is_wrong() {
    let cross = json!([[4000, 4000], [5000, 5000], [5000, 4000], [4000, 5000]]);
    for (path, value, expected) in [
        ("figures[1].at", json!("here"), "figures[1].at: not two integers"),
        ("table.pieces[0].polygon", cross, "table.pieces[0].polygon: edge 0 of the polygon meets edge 2"),
        ("figures[0].on", json!("roof"), "figures[0].on: there is no obstacle `roof`"),
        ("figures[1].at", json!([1269, 1000]), "figures[1].at: its base overlaps that of `a`"),
    ] {
        let error = scene::ask(&broken(path, value)).expect_err(path);
        assert!(error.starts_with(expected), "{error}");
    }
}

/// Pieces do not overlap and have names of their own; what they are called in two lists is no matter.
#[test]
fn pieces_side_by_side() {
    let house = |id: &str, x: i32| obstacle(id, (x, 4000), (x + 1000, 5000), 900);
    let ask = |pieces: &[Value]| scene::ask(&scene_of(&json!([]), &table(pieces), &[]));
    assert!(ask(&[house("one", 4000), house("two", 5000)]).is_ok());
    let error = ask(&[house("one", 4000), house("two", 4999)]).expect_err("they overlap");
    assert_eq!(error, "table.pieces[1].polygon: `two` overlaps `one`");
    let error = ask(&[house("one", 4000), house("one", 5000)]).expect_err("twice");
    assert_eq!(error, "table.pieces[1].id: there is another `one`");
    let many: Vec<Value> =
        (0..65).map(|n| obstacle(&n.to_string(), (n * 100, 0), (n * 100 + 50, 50), 9)).collect();
    assert_eq!(ask(&many).expect_err("too many"), "table.pieces: at most 64");
}

/// `on` names an obstacle: scatter and woods are none.
#[test]
fn nobody_stands_on_scatter() {
    for kind in ["scatter", "area"] {
        let rest =
            table(&[with(obstacle("crates", (4000, 4000), (5000, 5000), 200), &json!({"kind": kind}))]);
        let figures = json!([with(blue("a", 4500, 4500), &json!({"on": "crates"}))]);
        let error = scene::ask(&scene_of(&figures, &rest, &[])).expect_err(kind);
        assert_eq!(error, "figures[0].on: there is no obstacle `crates`");
    }
}
