//! Scenes: a position and questions about it, as JSON, the format of bug reports, of rule tests and of tools outside the
//! project. What a position is and what can be asked is for each game; here is what they share: checks with the answers
//! somebody expects, how answers are compared, and reading so that every error names its place:
//! `figures[2].spaces: expected ...`.
//!
//! ```
//! use serde_json::json;
//! use sortie_content::scene::{Ask, agrees};
//!
//! let ask = Ask::new("checks[0].ask", &json!({"op": "distance", "from": "Mak"})).unwrap();
//! assert_eq!(ask.op, "distance");
//! assert_eq!(ask.fields.required::<String>("to").unwrap_err(), "checks[0].ask.to: missing");
//! assert!(agrees(&json!(0.333333333), &json!(1.0 / 3.0)));
//! ```
//!
//! # Why not plain serde?
//! Its errors say what is wrong but not where, once a value has been parsed. Scenes are written by hand and by tools
//! outside the project; both want the place.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A question, and the answer somebody expects.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Check<A> {
    /// The question.
    pub ask: A,
    /// The answer expected.
    #[serde(default)]
    pub answer: Option<Value>,
}

/// A scene says of which game it is; an error if it is another's.
pub fn is_of(game: &str, found: &str) -> Result<(), String> {
    if found == game { Ok(()) } else { Err(format!("game: expected {game}, found {found}")) }
}

/// Whether an answer is the expected one: numbers to nine digits, as the format promises them, and the reasons only if
/// they are asked for, since their wording is nobody's interface.
pub fn agrees(expected: &Value, answer: &Value) -> bool {
    match (expected, answer) {
        (Value::Number(a), Value::Number(b)) => match (a.as_f64(), b.as_f64()) {
            (Some(a), Some(b)) => (a - b).abs() <= 1e-9,
            _ => a == b,
        },
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| agrees(a, b))
        }
        (Value::Object(a), Value::Object(b)) => {
            let is_known = a.keys().all(|key| b.contains_key(key));
            let is_same = |(key, value)| match a.get(key) {
                Some(expected) => agrees(expected, value),
                None => key == "why",
            };
            is_known && b.iter().all(is_same)
        }
        _ => expected == answer,
    }
}

/// A JSON object and where it stands in the file. Its reader says which fields there are ([`Object::only`]); any other is a slip of
/// the pen that would change the answer unseen.
#[derive(Debug, Clone)]
pub struct Object {
    place: String,
    fields: Map<String, Value>,
}

impl Object {
    /// The object at a place, the root being the empty place.
    pub fn new(place: impl Into<String>, value: &Value) -> Result<Self, String> {
        let place = place.into();
        match value {
            Value::Object(fields) => Ok(Self { place, fields: fields.clone() }),
            _ if place.is_empty() => Err("a scene is an object".to_owned()),
            _ => Err(format!("{place}: expected an object")),
        }
    }

    /// The same if it has no other fields than these; the error names the first that is unknown, and those there are.
    pub fn only(self, known: &[&str]) -> Result<Self, String> {
        match self.fields.keys().find(|key| !known.contains(&key.as_str())) {
            None => Ok(self),
            Some(key) => Err(format!("{}: unknown field; there are {}", self.place(key), known.join(", "))),
        }
    }

    /// Where a field stands.
    pub fn place(&self, key: &str) -> String {
        if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) }
    }

    /// The raw value of a field; `null` counts as left out.
    pub fn value(&self, key: &str) -> Option<&Value> {
        self.fields.get(key).filter(|value| !value.is_null())
    }

    /// Whether a field says `null`.
    pub fn is_null(&self, key: &str) -> bool {
        self.fields.get(key).is_some_and(Value::is_null)
    }

    /// A field that may be left out.
    pub fn optional<T: DeserializeOwned>(&self, key: &str) -> Result<Option<T>, String> {
        self.value(key).map(|value| entry(&self.place(key), value)).transpose()
    }

    /// A field that has a default.
    pub fn or<T: DeserializeOwned>(&self, key: &str, default: T) -> Result<T, String> {
        Ok(self.optional(key)?.unwrap_or(default))
    }

    /// A field that must be there.
    pub fn required<T: DeserializeOwned>(&self, key: &str) -> Result<T, String> {
        self.optional(key)?.ok_or_else(|| format!("{}: missing", self.place(key)))
    }

    /// A field that is an object.
    pub fn object(&self, key: &str) -> Result<Self, String> {
        let value = self.value(key).ok_or_else(|| format!("{}: missing", self.place(key)))?;
        Self::new(self.place(key), value)
    }

    /// A field that is an object and may be left out.
    pub fn part(&self, key: &str) -> Result<Option<Self>, String> {
        self.value(key).map(|value| Self::new(self.place(key), value)).transpose()
    }

    /// A field that is a list, each entry with its place; empty if left out.
    pub fn list(&self, key: &str) -> Result<Vec<(String, &Value)>, String> {
        match self.value(key) {
            None => Ok(Vec::new()),
            Some(Value::Array(entries)) => {
                let place = self.place(key);
                Ok(entries.iter().enumerate().map(|(n, entry)| (format!("{place}[{n}]"), entry)).collect())
            }
            Some(_) => Err(format!("{}: expected a list", self.place(key))),
        }
    }
}

/// A value of a list, which stands at its own place.
pub fn entry<T: DeserializeOwned>(place: &str, value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| format!("{place}: {error}"))
}

/// A value that must be a text.
pub fn text<'a>(place: &str, value: &'a Value) -> Result<&'a str, String> {
    value.as_str().ok_or_else(|| format!("{place}: expected a text"))
}

/// A question: an object with an `op` and what else the op needs.
#[derive(Debug, Clone)]
pub struct Ask {
    /// What is asked.
    pub op: String,
    /// All fields of the question, read with errors that name their place.
    pub fields: Object,
}

impl Check<Ask> {
    /// The checks of a scene, under `checks`.
    pub fn list(scene: &Object) -> Result<Vec<Self>, String> {
        let read = |(place, value): (String, &Value)| {
            let check = Object::new(place, value)?.only(&["ask", "answer"])?;
            let ask = check.value("ask").ok_or_else(|| format!("{}: missing", check.place("ask")))?;
            Ok(Self { ask: Ask::new(check.place("ask"), ask)?, answer: value.get("answer").cloned() })
        };
        scene.list("checks")?.into_iter().map(read).collect()
    }
}

impl Ask {
    /// The fields of the question if it has no others besides its `op` than these.
    pub fn only(&self, known: &[&str]) -> Result<(), String> {
        self.fields.clone().only(&[&["op"], known].concat()).map(drop)
    }

    /// The question at a place.
    pub fn new(place: impl Into<String>, value: &Value) -> Result<Self, String> {
        let fields = Object::new(place, value)?;
        Ok(Self { op: fields.required("op")?, fields })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn errors_name_their_place() {
        let value = json!({"mp": "four", "figures": [{"id": 3}], "none": null});
        let ask = Object::new("checks[1].ask", &value).unwrap();
        assert!(ask.required::<u8>("mp").unwrap_err().starts_with("checks[1].ask.mp: invalid type"));
        assert_eq!(ask.required::<u8>("figure").unwrap_err(), "checks[1].ask.figure: missing");
        assert_eq!(ask.optional::<u8>("none"), Ok(None), "null counts as left out");
        let list = ask.list("figures").unwrap();
        assert_eq!(list[0].0, "checks[1].ask.figures[0]");
        assert!(
            entry::<u8>(&list[0].0, list[0].1)
                .unwrap_err()
                .starts_with("checks[1].ask.figures[0]: invalid type")
        );
        assert_eq!(Object::new("", &json!([])).unwrap_err(), "a scene is an object");
        let error = "checks[1].ask.figures: unknown field; there are mp, none";
        assert_eq!(ask.clone().only(&["mp", "none"]).unwrap_err(), error);
        assert!(ask.only(&["mp", "none", "figures"]).is_ok());
    }

    #[test]
    fn numbers_agree_to_nine_digits_and_reasons_only_if_asked_for() {
        let cases = [
            (json!(1), json!(1.0), true),
            (json!({"p": [0.333333333]}), json!({"p": [0.3333333333333333]}), true),
            (json!(0.3333), json!(0.3333333333333333), false),
            (json!({"mp": 2}), json!({"mp": 2, "why": []}), true),
            (json!({"mp": 2, "why": ["R1"]}), json!({"mp": 2, "why": []}), false),
            (json!({"mp": 2}), json!({"mp": 2, "end": 1}), false),
            (json!({"mp": 2, "end": 1}), json!({"mp": 2}), false),
            (json!([1]), json!([1, 2]), false),
            (json!(null), json!(false), false),
        ];
        for (expected, answer, agree) in cases {
            assert_eq!(agrees(&expected, &answer), agree, "{expected} and {answer}");
        }
    }
}
