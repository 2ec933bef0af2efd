//! Priority, pass tokens, and what may be done in an activation.

use serde_json::{Value, json};
use sortie_content::scene::text;

use crate::action::{Action, Actions};
use crate::dice::DefenceFace;
use crate::scene::numbers::said;
use crate::scene::{Object, Position};
use crate::turn::{self, ACTIONS};

/// Who has priority (C3.4).
pub(super) fn priority(_: &Position, fields: &Object) -> Result<Value, String> {
    let pips = [said(fields, "blue")?, said(fields, "red")?];
    let roll: Option<DefenceFace> = fields.optional("roll")?;
    let first = turn::priority(pips, roll);
    first.map(|colour| json!(colour)).ok_or_else(|| format!("{}: missing", fields.place("roll")))
}

/// Pass tokens (C3.10).
pub(super) fn passes(_: &Position, fields: &Object) -> Result<Value, String> {
    let [blue, red] = turn::passes([said(fields, "blue")?, said(fields, "red")?]);
    Ok(json!({ "blue": blue, "red": red }))
}

/// How far a ranged weapon reaches in the condition that is named, else in the one in force (M5.3).
pub(super) fn range(position: &Position, fields: &Object) -> Result<Value, String> {
    let condition = fields.or("condition", position.condition)?;
    Ok(json!(condition.range(fields.required("max")?)))
}

/// Whether an action may be taken, as far as those taken so far decide it (C4.7, C5, C13, M3).
pub(super) fn may(_: &Position, fields: &Object) -> Result<Value, String> {
    let action = action(&fields.place("action"), fields.value("action"))?;
    let done = fields.list("done")?.into_iter().map(|(place, value)| self::action(&place, Some(value)));
    let done: Vec<Action> = done.collect::<Result<_, _>>()?;
    let mut taken: Actions = done.iter().copied().collect();
    if fields.or("withdrew", false)? {
        taken = taken.with(Action::Withdraw);
    }
    let may_follow = turn::may_follow(action, taken, fields.or("arrived", false)?);
    let (engaged, disengage) = (fields.or("engaged", false)?, fields.or("disengage", false)?);
    let goes = action.is_move() || action == Action::Dash;
    let may_go = !goes || turn::may_leave(action == Action::Withdraw, engaged, disengage);
    Ok(json!(done.len() < usize::from(ACTIONS) && may_follow && may_go))
}

fn action(place: &str, value: Option<&Value>) -> Result<Action, String> {
    let word = text(place, value.ok_or_else(|| format!("{place}: missing"))?)?;
    word.parse().map_err(|error| format!("{place}: {error}"))
}
