//! Words in which a game says what its set-up looks like: JSON Schema, as the description of the interface has it. It says what
//! there is to choose from; what goes together is for the rules to say.

use serde::Serialize;
use serde_json::{Map, Value, json};

/// An object with these properties and no others.
pub fn object<const N: usize>(required: &[&str], properties: [(&str, Value); N]) -> Value {
    let properties: Map<String, Value> =
        properties.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    json!({ "type": "object", "required": required, "properties": properties, "additionalProperties": false })
}

/// One of these.
pub fn one_of(list: impl IntoIterator<Item: Serialize>) -> Value {
    let values: Vec<Value> = list.into_iter().map(|it| json!(it)).collect();
    json!({ "enum": values })
}

/// One of these, or none.
pub fn one_or_none(list: impl IntoIterator<Item: Serialize>) -> Value {
    let values = list.into_iter().map(|it| json!(it)).chain([Value::Null]);
    one_of(values)
}

/// So many of these, in order.
#[expect(clippy::needless_pass_by_value, reason = "reads best nested")]
pub fn list(of: Value, at_least: usize, at_most: usize) -> Value {
    json!({ "type": "array", "items": of, "minItems": at_least, "maxItems": at_most })
}

/// So many of these, all different.
pub fn set(of: Value, at_least: usize, at_most: usize) -> Value {
    let mut list = list(of, at_least, at_most);
    list["uniqueItems"] = json!(true);
    list
}

/// This, or nothing.
#[expect(clippy::needless_pass_by_value, reason = "reads best nested")]
pub fn or_none(schema: Value) -> Value {
    json!({ "anyOf": [schema, { "type": "null" }] })
}

/// What a team may call itself; see `sortie_mission::is_team_name`.
pub fn team_name() -> Value {
    json!({ "type": "string", "minLength": 1, "maxLength": 40 })
}

/// The campaign as an earlier table left it. It is the game's own, and reaches a table in a file.
pub fn saved_campaign() -> Value {
    json!({ "type": "null", "description": "A campaign as an earlier table left it. It comes in a file: `POST /api/import`" })
}
