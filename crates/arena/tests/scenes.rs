//! The scene format: the examples of `docs/scenes.md` answer as they say, and what is wrong with a scene is named.

use serde_json::{Value, json};
use sortie_arena::Content;
use sortie_arena::scene::{Scene, answers};

const DOC: &str = include_str!("../../../docs/scenes.md");

/// Every block of JSON in the doc.
fn examples() -> Vec<Value> {
    let blocks = DOC.split("```json\n").skip(1).map(|rest| rest.split("```").next().expect("a first part"));
    blocks
        .map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}")))
        .collect()
}

#[test]
fn the_documented_examples_hold() {
    let content = Content::shipped();
    let examples = examples();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let scene: Scene = serde_json::from_value(example).expect("a scene");
        let answers = answers(&content, &scene).unwrap_or_else(|error| panic!("{}: {error}", scene.id));
        assert!(scene.checks.len() >= 2, "{}: an example asks something", scene.id);
        for (n, (check, answer)) in scene.checks.iter().zip(&answers).enumerate() {
            let expected = check.answer.as_ref().expect("an example says its answers");
            assert_eq!(answer, expected, "{}: checks[{n}]\nfound: {answer:#}", scene.id);
        }
    }
}

/// Every step, op and field of a scene is named in the doc.
#[test]
fn the_doc_is_complete() {
    let source = include_str!("../src/scene/mod.rs");
    let words = source.lines().filter_map(|line| line.strip_prefix("    pub ")).chain(
        source
            .lines()
            .filter(|line| line.starts_with("    ") && line.trim_end().ends_with(['{', '}', ',']))
            .filter_map(|line| line.strip_prefix("    "))
            .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase())),
    );
    let mut seen = 0;
    for line in words {
        let word: String = line.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
        let word = word.to_lowercase();
        assert!(
            DOC.contains(&format!("`{word}`")) || DOC.contains(&format!("\"{word}\"")),
            "`{word}` is not described"
        );
        seen += 1;
    }
    assert!(seen > 25, "the source is read: {seen}");
}

fn sound() -> Value {
    json!({
        "game": "arena", "players": ["mace", "kit"],
        "map": { "areas": ["01  01  02"], "rows": ["MA  KI  .."] },
        "step": { "place": { "roll": { "mace": 1 } } },
        "checks": [],
    })
}

/// What answers say of a scene in which one value was replaced.
fn error(path: &str, value: Value) -> String {
    let mut file = sound();
    match file.pointer_mut(path) {
        Some(place) => *place = value,
        None => {
            let (parent, key) = path.rsplit_once('/').expect("a path");
            file.pointer_mut(parent)
                .and_then(Value::as_object_mut)
                .expect("an object")
                .insert(key.to_owned(), value);
        }
    }
    match serde_json::from_value::<Scene>(file) {
        Ok(scene) => {
            answers(&Content::shipped(), &scene).map(|_| String::new()).unwrap_or_else(|error| error)
        }
        Err(error) => error.to_string(),
    }
}

#[test]
fn what_is_wrong_is_named() {
    assert_eq!(error("/id", json!("sound")), "");
    for (path, value, expected) in [
        ("/game", json!("chess"), "game: expected arena, found chess"),
        ("/players", json!(["mace"]), "players: jedi: arena-players"),
        ("/players", json!(["mace", "mace"]), "players: jedi[1]: arena-jedi-twice"),
        ("/players", json!(["mace", "kit", "anakin"]), "map.rows: Anakin stands nowhere"),
        ("/players", json!(["anakin", "kit"]), "map.rows: Mace does not play"),
        ("/force", json!(0), "force: 1 to 10"),
        ("/force", json!(11), "force: 1 to 10"),
        ("/round", json!(6), "round: 1 to 5"),
        ("/supply", json!([0, 30, 30]), "supply: 1 to 30 of each kind; with an empty one the game is over"),
        ("/supply", json!([30, 30, 31]), "supply: 1 to 30 of each kind; with an empty one the game is over"),
        ("/tiles", json!([3]), "tiles: there is no area 3"),
        ("/tiles", json!([0]), "tiles: there is no area 0"),
        ("/tiles", json!([1, 1]), "tiles: a tile is named twice"),
        ("/map/areas", json!(["01  01  29"]), "map.areas: `29` is neither an area 01 to 28 nor a pillar ##"),
        (
            "/map/areas",
            json!(["01 01  02"]),
            "map.areas: line 0 of the drawing: `01` at column 3 is out of step with the first token",
        ),
        ("/map/rows", json!(["MA  KI  xx"]), "map.rows[0]: `xx` does not fit here"),
        ("/map/rows", json!(["MA  KI  ##"]), "map.rows[0]: `##` does not fit here"),
        ("/map/rows", json!(["MA  KI  ..  bd"]), "map.rows[0]: there is no field under `bd`"),
        ("/map/rows", json!(["MA  KI  MA"]), "map.rows[0]: Mace stands in two places"),
        ("/step", json!({ "fight": { "jedi": "obi_wan", "value": 1 } }), "step.fight: ObiWan does not play"),
        (
            "/step",
            json!({ "push": { "jedi": "kit", "field": 0 } }),
            "step.push: action field 0 of Kit is no Force push",
        ),
        ("/step/place", json!({ "roll": { "mace": 7 } }), "step.place.roll: a die shows 1 to 6, not 7"),
        (
            "/step/place",
            json!({ "roll": {}, "boards": { "kit": [[60, 1]] } }),
            "step.place.boards: Kit has no action field 60",
        ),
        (
            "/step/place",
            json!({ "roll": { "mace": 1 }, "left": { "mace": 16 } }),
            "step: 17 dice; the table has 16",
        ),
        (
            "/cards",
            json!({ "threats": ["dust_cloud", "dust_cloud", "nothing"] }),
            "cards.threats: there is no threat `nothing`",
        ),
        (
            "/cards",
            json!({ "threats": ["dust_cloud", "dust_cloud", "dust_cloud"], "dice": [vec![6; 300], [], [], []] }),
            "step: 256 dice; the table has 16",
        ),
        (
            "/checks",
            json!([{ "ask": { "op": "reach", "figure": "anakin" } }]),
            "checks[0].ask: figure: Anakin does not play",
        ),
        (
            "/checks",
            json!([{ "ask": { "op": "adjacent", "from": [1, 1], "to": [1, 9] } }]),
            "checks[0].ask: there is no field 9 in area 1",
        ),
        (
            "/checks",
            json!([{ "ask": { "op": "adjacent", "from": [1, 1], "to": "yoda" } }]),
            "checks[0].ask: `\"yoda\"` is neither [area, number] nor a Jedi",
        ),
    ] {
        assert_eq!(error(path, value.clone()), expected, "{path} = {value}");
    }
    let mixed = json!({ "areas": ["01  01  02  02"], "rows": ["MA  KI  bd  sd"] });
    assert_eq!(error("/map", mixed), "map.rows: area 2 holds two kinds of droid");
    let unknown = error("/checks", json!([{ "ask": { "op": "guess" } }]));
    assert!(unknown.starts_with("unknown variant `guess`"), "{unknown}");
    let choice =
        json!([{ "ask": { "op": "play", "choices": [{ "jedi": "mace", "choice": { "do": "dance" } }] } }]);
    let unknown = error("/checks", choice);
    assert!(unknown.starts_with("checks[0].ask: choices[0].choice: unknown variant `dance`"), "{unknown}");
}
