//! The ops about missions and rounds.

mod points;
mod rounds;
mod throws;

use serde_json::Value;

use super::{Ask, Object, Position};

type Answer = fn(&Position, &Object) -> Result<Value, String>;

/// Answers a question about missions and rounds; none for another op.
pub(super) fn answer(position: &Position, ask: &Ask) -> Option<Result<Value, String>> {
    let (known, answer): (&[&str], Answer) = match ask.op.as_str() {
        "control" => (&[], points::control),
        "score" => (&["round", "sp", "primary"], points::score),
        "detonator" => (&["from", "to"], throws::detonator),
        "console" => (&["open", "support"], throws::console),
        "decrypt" => (&["covered", "support"], throws::decrypt),
        "reinforce" => (&["pool"], throws::reinforce),
        "primary" => (&[], throws::primary),
        "conditions" => (&[], throws::conditions),
        "colours" => (&["first", "second"], throws::colours),
        "priority" => (&["blue", "red", "roll"], rounds::priority),
        "passes" => (&["blue", "red"], rounds::passes),
        "range" => (&["max", "condition"], rounds::range),
        "may" => (&["action", "done", "engaged", "withdrew", "arrived", "disengage"], rounds::may),
        _ => return None,
    };
    Some(ask.only(known).and_then(|()| answer(position, &ask.fields)))
}
