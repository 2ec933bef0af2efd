//! Events, choices and questions as lines of text: what the rule tests compare and the goldens keep.
//!
//! ```text
//! 24 struck field=1.2 kind=battle left=5 seat=mace
//! ```
//!
//! A field of the arena is written `area.number`, a seat as its Jedi, a card as its name; droids that come one after
//! the other stand in one line in the order they came.

use std::fmt::Write as _;

use serde_json::Value;
use sortie_arena::{Content, Jedi};

/// Writes what happens at one table.
pub(crate) struct Teller<'a> {
    pub(crate) content: &'a Content,
    pub(crate) players: &'a [Jedi],
}

/// The keys that hold a field of the arena.
pub(crate) const FIELD_KEYS: [&str; 5] = ["field", "from", "to", "target", "at"];

impl Teller<'_> {
    /// Events with their rules, `[{rule, event}, ..]`, one a line.
    pub(crate) fn story(&self, told: &[Value]) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for told in told {
            let rule = told["rule"].as_str().expect("every event cites a rule");
            let event = &told["event"];
            if event["what"] == "droid_placed" {
                let start = format!("{rule} droid_placed {}", self.word("kind", &event["kind"]));
                let field = self.word("field", &event["field"]);
                match lines.last_mut().filter(|line| line.starts_with(&format!("{start} "))) {
                    Some(line) => write!(line, " {field}").expect("strings take everything"),
                    None => lines.push(format!("{start} {field}")),
                }
            } else {
                lines.push(format!("{rule} {}", self.line("what", event)));
            }
        }
        lines
    }

    /// A tagged object: its tag, then every field as `key=value`, sorted by key.
    pub(crate) fn line(&self, tag: &str, object: &Value) -> String {
        let mut line = object[tag].as_str().expect("the tag is a word").to_owned();
        for (key, value) in sorted(object).into_iter().filter(|(key, _)| *key != tag) {
            // A field of an ability board is a plain number.
            let of_board =
                key == "field" && matches!(line.split(' ').next(), Some("placed_on_board" | "board"));
            let word = if of_board { value.to_string() } else { self.word(key, value) };
            write!(line, " {key}={word}").expect("strings take everything");
        }
        line
    }

    fn word(&self, key: &str, value: &Value) -> String {
        match (key, value) {
            ("path", Value::Array(fields)) => {
                fields.iter().map(|field| self.word("field", field)).collect::<Vec<_>>().join(",")
            }
            ("threats", Value::Array(cards)) => {
                let id = |card: &Value| self.content.threats[index(card)].id.clone();
                cards.iter().map(id).collect::<Vec<_>>().join(",")
            }
            ("mega", _) => self.content.megas[index(value)].id.clone(),
            ("seat" | "by" | "die", Value::Number(_)) => name(self.players[index(value)]),
            ("slot", Value::Number(_)) if index(value) == 3 => "mega".to_owned(),
            (_, Value::Array(place)) => format!("{}.{}", place[0], place[1]),
            (_, Value::Number(_)) if FIELD_KEYS.contains(&key) => {
                let field = self.content.map.fields[index(value)];
                format!("{}.{}", field.area, field.number)
            }
            (_, Value::Object(_)) => self.nested(value),
            (_, Value::String(word)) => word.clone(),
            _ => value.to_string(),
        }
    }

    /// `threat(slot=1)`, `victory(rating=knight,smallest=9)`, `rush(kind=battle)`.
    fn nested(&self, object: &Value) -> String {
        let is_tag = |key: &str| ["by", "how", "phase"].contains(&key);
        let fields = sorted(object);
        let tag = fields.iter().find(|(key, _)| is_tag(key)).map_or("", |(_, value)| value.as_str().unwrap());
        let rest: Vec<String> = fields
            .iter()
            .filter(|(key, _)| !is_tag(key))
            .map(|(key, value)| format!("{key}={}", self.word(key, value)))
            .collect();
        if rest.is_empty() { tag.to_owned() } else { format!("{tag}({})", rest.join(",")) }
    }
}

/// A Jedi as the game writes them.
pub(crate) fn name(jedi: Jedi) -> String {
    serde_json::to_value(jedi).expect("plain data").as_str().expect("a word").to_owned()
}

fn sorted(object: &Value) -> Vec<(&str, &Value)> {
    let mut fields: Vec<(&str, &Value)> =
        object.as_object().expect("an object").iter().map(|(key, value)| (key.as_str(), value)).collect();
    fields.sort_by_key(|(key, _)| *key);
    fields
}

fn index(number: &Value) -> usize {
    number.as_u64().expect("a number") as usize
}
