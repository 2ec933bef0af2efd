//! What the types of the wire cannot say of themselves: which games there are, what their set-ups look like, which bots play
//! them, and that nothing else is understood.

use serde_json::{Value, json};
use sortie_content::Language;
use sortie_games::{AnyGame, Registry, schema};

use crate::clean::seen;

/// Bodies whose kinds are closed: another property is refused.
const CLOSED: [&str; 3] = ["SetSeat", "HostAct", "NewSeat"];

/// Adds it.
pub(super) fn complete(description: &mut Value, games: &Registry) {
    let schemas = &mut description["components"]["schemas"];
    for name in CLOSED {
        let kinds = schemas[name]["oneOf"].as_array_mut().expect("one of several kinds");
        kinds.iter_mut().for_each(|kind| kind["additionalProperties"] = json!(false));
    }
    schemas["NameGuest"]["properties"]["name"]["pattern"] = json!(seen());
    let bots: Vec<&str> = games.infos().into_iter().flat_map(|info| info.bots).collect();
    for name in ["SetSeat", "NewSeat"] {
        bots_of(&mut schemas[name], &bots);
    }
    let seat = schemas["NewSeat"].clone();
    let new = schemas["NewTable"].clone();
    schemas["NewTable"] = one_of_each(games, |game| {
        let mut new = new.clone();
        let (info, mut seat) = (game.info(), seat.clone());
        bots_of(&mut seat, &info.bots);
        let (fewest, most) = (info.min_seats.into(), info.max_seats.into());
        new["properties"]["game"] = schema::one_of([info.id]);
        new["properties"]["setup"] = game.setup_schema();
        new["properties"]["seats"] = schema::list(seat, fewest, most);
        new
    });
    schemas["GameFile"] = one_of_each(games, file);
    let body = "/paths/~1api~1import/post/requestBody/content/application~1json/schema";
    *description.pointer_mut(body).expect("a body") = json!({ "$ref": "#/components/schemas/GameFile" });
    choices(description, games);
}

fn one_of_each(games: &Registry, one: impl Fn(&dyn AnyGame) -> Value) -> Value {
    let each: Vec<Value> = games.games().map(|game| one(&**game)).collect();
    json!({ "oneOf": each })
}

/// Names the bots where one is named.
fn bots_of(kinds: &mut Value, bots: &[&str]) {
    let mut bots = bots.to_vec();
    bots.sort_unstable();
    bots.dedup();
    let kinds = kinds["oneOf"].as_array_mut().expect("one of several kinds");
    for bot in kinds.iter_mut().filter_map(|kind| kind["properties"].get_mut("bot")) {
        bot["enum"] = json!(bots);
    }
}

/// A game file as `export` gives it: the journal from the seed on, or what a campaign goes on from.
fn file(game: &dyn AnyGame) -> Value {
    let digest = || json!({ "type": "string", "pattern": "^[0-9a-f]{32}$" });
    let choice = schema::object(
        &["seat", "choice", "digest"],
        [
            ("seat", json!({ "type": "integer", "minimum": 0, "maximum": game.info().max_seats - 1 })),
            ("choice", json!({ "description": "As the game writes it" })),
            ("digest", digest()),
        ],
    );
    let keep = json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX });
    let undo = schema::object(&["keep", "digest"], [("keep", keep.clone()), ("digest", digest())]);
    let restore = schema::object(&["restore", "digest"], [("restore", keep), ("digest", digest())]);
    let seed = json!({ "type": "string", "pattern": "^[0-9a-f]{64}$" });
    let entries = json!({ "type": "array", "items": { "anyOf": [choice, undo, restore] } });
    // What is not known is passed over: a later version may write more.
    json!({
        "type": "object",
        "required": ["sortie", "game", "content", "setup"],
        "properties": {
            "sortie": { "type": "integer", "minimum": 1, "maximum": u32::MAX, "description": "The version of the format" },
            "game": schema::one_of([game.info().id]),
            "content": { "type": "string", "description": "The hash of the content it was played with" },
            "setup": game.setup_schema(),
            "seed": seed,
            "entries": entries,
            "checkpoint": { "description": "What it goes on from if the journal does not play again, as the game writes it" },
        },
    })
}

/// Names what parts of addresses choose from.
fn choices(description: &mut Value, games: &Registry) {
    let ids: Vec<&str> = games.infos().iter().map(|info| info.id).collect();
    let languages = Language::ALL.map(Language::code);
    let paths = description["paths"].as_object_mut().expect("paths");
    let operations = paths.values_mut().filter_map(Value::as_object_mut).flat_map(|path| path.values_mut());
    let parameters = operations.filter_map(|operation| operation.get_mut("parameters")?.as_array_mut());
    for parameter in parameters.flatten() {
        match parameter["name"].as_str() {
            Some("game") => parameter["schema"] = schema::one_of(&ids),
            Some("language") => parameter["schema"] = schema::one_of(languages),
            _ => {}
        }
        // In an address there is no null: what is left out is not there.
        if let Some(kinds) = parameter.pointer_mut("/schema/type").and_then(Value::as_array_mut) {
            kinds.retain(|kind| kind != "null");
        }
    }
}
