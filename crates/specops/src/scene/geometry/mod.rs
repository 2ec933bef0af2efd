//! The ops about space: distances, contact, sight, cover, attacks, where somebody may stand and go.

mod looking;
mod measuring;
mod moving;

use serde_json::{Value, json};

use super::{Ask, Object, Position};
use crate::world::{Reason, Reasons, World};

/// Answers a question about space; none for another op.
pub(super) fn answer(position: &Position, ask: &Ask) -> Option<Result<Value, String>> {
    let answer: fn(&Question<'_>) -> Result<Value, String> = match ask.op.as_str() {
        "distances" => measuring::distances,
        "distance" => measuring::distance,
        "within" => measuring::within,
        "contact" => measuring::contact,
        "arc" => measuring::arc,
        "los" => looking::los,
        "sights" => looking::sights,
        "cover" => looking::cover,
        "covers" => looking::covers,
        "attack" => looking::attack,
        "place" => moving::place,
        "move" => moving::go,
        "reach" => moving::reach,
        _ => return None,
    };
    Some(answer(&Question { position, world: position.world(), ask }))
}

/// A question about a position.
struct Question<'a> {
    position: &'a Position,
    world: World<'a>,
    ask: &'a Ask,
}

impl Question<'_> {
    fn fields(&self) -> &Object {
        &self.ask.fields
    }

    /// An error at a field.
    fn wrong<T>(&self, key: &str, what: &str) -> Result<T, String> {
        Err(format!("{}: {what}", self.fields().place(key)))
    }
}

/// Whether something may be done, and if not, why.
fn verdict(reasons: Reasons) -> Value {
    let names: Vec<&str> = reasons.iter().map(Reason::name).collect();
    json!({ "legal": names.is_empty(), "reasons": names })
}
