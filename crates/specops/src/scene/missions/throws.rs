//! Dice that missions throw: detonators, consoles, reinforcements, the primary objective, conditions, colours.

use std::cmp::Ordering;
use std::sync::LazyLock;

use serde_json::{Value, json};

use crate::content::{Condition, ConditionTable, Content, TokenKind};
use crate::dice::{AttackFace, AttackRoll};
use crate::mission::{
    colours as colour_dice, condition, console as consoles, detonator as detonators, priorities,
};
use crate::odds::by_number;
use crate::scene::numbers::{at_most, few, kinds, said};
use crate::scene::{Object, Position};

/// The condition table that ships; nobody has another.
static TABLE: LazyLock<ConditionTable> = LazyLock::new(|| Content::shipped().conditions);

/// A detonator at the vehicle (M3.9): an enemy that sees it throws, and the dice are those of the distance in any case.
pub(super) fn detonator(position: &Position, fields: &Object) -> Result<Value, String> {
    let (from, to) = (position.unit(fields, "from")?, position.unit(fields, "to")?);
    let world = position.world();
    let (thrower, vehicle) = (world.body(from), world.body(to));
    if !vehicle.kind.is_vehicle() {
        return Err(format!("{}: `{}` is no vehicle", fields.place("to"), position.id(to)));
    }
    let dice = detonators::dice(thrower.base.inches(vehicle.base));
    let damage = detonators::damage(dice);
    Ok(json!({
        "legal": thrower.side != vehicle.side && world.sees(from, to),
        "dice": dice,
        "damage": by_number(&damage),
        "expected": damage.mean_of(|&damage| damage),
    }))
}

/// Red at a console (M1.6).
pub(super) fn console(_: &Position, fields: &Object) -> Result<Value, String> {
    let open = by_face(fields, "open")?;
    Ok(json!({ "placed": by_number(&consoles::placed(&open, fields.or("support", false)?)) }))
}

/// Blue at a console (M1.10).
pub(super) fn decrypt(_: &Position, fields: &Object) -> Result<Value, String> {
    let covered = by_face(fields, "covered")?;
    Ok(json!({ "removed": by_number(&consoles::removed(&covered, fields.or("support", false)?)) }))
}

/// The end phase of mission 1 (M1.11).
pub(super) fn reinforce(_: &Position, fields: &Object) -> Result<Value, String> {
    said(fields, "pool")?;
    let pool = at_most(fields, "pool", consoles::MOST_POOL)?;
    Ok(json!({ "extra": by_number(&consoles::extra(pool)) }))
}

/// The primary objective (M4.2).
pub(super) fn primary(_: &Position, _: &Object) -> Result<Value, String> {
    let odds = priorities::primary_odds();
    let p = |kind| odds.chance_of(|&shown| shown == kind);
    Ok(json!({
        "left": p(Some(TokenKind::Left)),
        "middle": p(Some(TokenKind::Middle)),
        "right": p(Some(TokenKind::Right)),
        "none": p(None),
    }))
}

/// The condition table (M5.1).
pub(super) fn conditions(_: &Position, _: &Object) -> Result<Value, String> {
    let (what, when) = (condition::what(&TABLE), condition::when(&TABLE));
    let p = |condition| what.chance_of(|&shown| shown == condition);
    let first = when.chance_of(|&round| round <= ConditionTable::ROUNDS);
    let last = when.chance_of(|&round| round > ConditionTable::ROUNDS);
    Ok(json!({
        "weather": p(Condition::Weather),
        "darkness": p(Condition::Darkness),
        "comms": p(Condition::Comms),
        "clear": p(Condition::Clear),
        "first": first,
        "last": last,
    }))
}

/// Who is red (C1.7): of two throws, or how likely one throw decides.
pub(super) fn colours(_: &Position, fields: &Object) -> Result<Value, String> {
    if fields.value("first").is_none() && fields.value("second").is_none() {
        let odds = colour_dice::odds();
        let p = |end| odds.chance_of(|&found| found == end);
        return Ok(json!({
            "first": p(Ordering::Greater),
            "second": p(Ordering::Less),
            "again": p(Ordering::Equal),
        }));
    }
    let throw = |key| {
        let roll = by_face(fields, key)?;
        let (n_dice, most) = (
            u32::from(roll.hit) + u32::from(roll.crit) + u32::from(roll.surge) + u32::from(roll.blank),
            colour_dice::DICE,
        );
        match n_dice > most.into() {
            true => Err(format!("{}: {n_dice} faces; {most} dice are thrown", fields.place(key))),
            false => Ok(roll),
        }
    };
    Ok(json!(match colour_dice::compare(&throw("first")?, &throw("second")?) {
        Ordering::Greater => "first",
        Ordering::Less => "second",
        Ordering::Equal => "again",
    }))
}

/// How many of each face of an attack die.
fn by_face(fields: &Object, key: &str) -> Result<AttackRoll, String> {
    let faces = kinds(fields, key, &AttackFace::ALL.map(AttackFace::word), "face")?;
    let n = |face: AttackFace| few(&faces, face.word());
    Ok(AttackRoll {
        hit: n(AttackFace::Hit)?,
        crit: n(AttackFace::Crit)?,
        surge: n(AttackFace::Surge)?,
        blank: n(AttackFace::Blank)?,
    })
}
