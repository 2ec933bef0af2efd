//! The ops about dice: `odds`, `resolve`, `rally` and `panic`, which need no table.

mod attack;
mod defence;

use serde_json::{Value, json};

use super::numbers::{at_most, left, said, said_or_null};
use super::{Ask, Object, Position};
use crate::dice::DefenceDie;
use crate::nerve::Nerve;
use crate::odds::{MOST_PANIC, MOST_RALLY, by_number, panic, rally};

type Answer = fn(&Object) -> Result<Value, String>;

/// Answers a question about dice; none for another op.
pub(super) fn answer(_: &Position, ask: &Ask) -> Option<Result<Value, String>> {
    let (known, answer): (&[&str], Answer) = match ask.op.as_str() {
        "odds" => (&["attack", "defence"], attack::odds),
        "resolve" => (&["attack", "defence", "attack_roll", "defence_roll"], attack::resolve),
        "rally" => (&["suppression", "courage", "die", "droid"], rallied),
        "panic" => (&["courage", "suppression", "gain", "left"], panicked),
        _ => return None,
    };
    Some(ask.only(known).and_then(|()| answer(&ask.fields)))
}

/// How many tokens a rally removes (C4.6).
fn rallied(fields: &Object) -> Result<Value, String> {
    said(fields, "suppression")?;
    let nerve = Nerve {
        tokens: at_most(fields, "suppression", MOST_RALLY)?,
        courage: said_or_null(fields, "courage")?,
        droid: fields.or("droid", false)?,
    };
    let removed = rally(nerve.tokens, fields.or("die", DefenceDie::White)?);
    let suppressed = removed.chance_of(|&removed| nerve.with_tokens(nerve.tokens - removed).is_suppressed());
    Ok(json!({ "removed": by_number(&removed), "p_suppressed": suppressed }))
}

/// What a gain of tokens does (C11.3).
fn panicked(fields: &Object) -> Result<Value, String> {
    let nerve = Nerve {
        courage: said_or_null(fields, "courage")?,
        tokens: said(fields, "suppression")?,
        droid: false,
    };
    let shaken = nerve.gains(said(fields, "gain")?);
    let left = left(fields)?;
    if shaken.panic_dice > MOST_PANIC {
        return Err(format!("{}: more than {MOST_PANIC} panic dice", fields.place("gain")));
    }
    let wounds = panic(shaken.panic_dice).map_err(|error| format!("{}: {error}", fields.place("gain")))?;
    Ok(json!({
        "panics": shaken.panics(),
        "dice": shaken.panic_dice,
        "tokens": shaken.tokens,
        "wounds": by_number(&wounds),
        "p_defeat": wounds.chance_of(|&wounds| wounds >= left),
    }))
}
