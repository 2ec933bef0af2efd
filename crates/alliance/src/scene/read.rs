//! Reading JSON so that every error names its place: `figures[2].spaces: expected ...`.
//!
//! # Why not plain serde?
//! Its errors say what is wrong but not where, once a value has been parsed. Scenes are written by hand and by tools
//! outside the project; both want the place.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A JSON object and where it stands in the file. Fields it does not know are left alone, so that tools may add
/// notes of their own.
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
        let read = |value: &Value| {
            T::deserialize(value).map(Some).map_err(|error| format!("{}: {error}", self.place(key)))
        };
        self.value(key).map_or(Ok(None), read)
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

/// A question: an object with an `op` and what else the op needs.
#[derive(Debug, Clone)]
pub struct Ask {
    /// What is asked.
    pub op: String,
    /// All fields of the question, read with errors that name their place.
    pub fields: Object,
}

impl Ask {
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
        assert_eq!(ask.list("figures").unwrap()[0].0, "checks[1].ask.figures[0]");
        assert_eq!(Object::new("", &json!([])).unwrap_err(), "a scene is an object");
    }
}
