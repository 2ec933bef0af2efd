//! Distances, contact and quarters (C6, C8.8).

use serde_json::{Map, Value, json};
use sortie_boards::plane::{Base, INCH, PieceId, Quarter};

use super::Question;
use crate::scene::position::Named;

pub(super) fn distances(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&[])?;
    let base = |unit: crate::ids::UnitId| question.world.body(unit).base;
    let mut all = Map::new();
    for one in question.position.units() {
        for other in question.position.units().filter(|&other| other > one) {
            let key = format!("{}-{}", question.position.id(one), question.position.id(other));
            all.insert(key, json!(base(one).gap(base(other))));
        }
    }
    Ok(Value::Object(all))
}

pub(super) fn distance(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to"])?;
    let (from, to) = bases(question)?;
    Ok(json!({
        "gap": from.gap(to),
        "inches": from.inches(to),
        "band": from.band(to),
        "contact": from.touches(to),
    }))
}

pub(super) fn within(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to", "inches"])?;
    let (from, to) = bases(question)?;
    let inches: u32 = question.fields().required("inches")?;
    match inches.checked_mul(INCH) {
        Some(length) => Ok(json!(from.is_within(to, length))),
        None => question.wrong("inches", "longer than every table"),
    }
}

pub(super) fn contact(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to"])?;
    let named = |key| question.position.named(question.fields(), key);
    let touches_piece = |base: Base, piece: PieceId| question.world.table.touches_piece(base, piece);
    let is_contact = match (named("from")?, named("to")?) {
        (Named::Piece(_), Named::Piece(_)) => return question.wrong("to", "pieces do not touch"),
        (Named::Piece(piece), _) => touches_piece(question.position.base(question.fields(), "to")?, piece),
        (_, Named::Piece(piece)) => touches_piece(question.position.base(question.fields(), "from")?, piece),
        _ => {
            let (from, to) = bases(question)?;
            from.touches(to)
        }
    };
    Ok(json!(is_contact))
}

pub(super) fn arc(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["from", "to", "arc"])?;
    let from = question.world.body(question.position.unit(question.fields(), "from")?);
    let to = question.position.base(question.fields(), "to")?;
    let arc: Quarter = question.fields().required("arc")?;
    Ok(json!(from.base.has_in(from.facing, arc, to.footprint())))
}

/// The bases of two figures or tokens.
fn bases(question: &Question<'_>) -> Result<(Base, Base), String> {
    let base = |key| question.position.base(question.fields(), key);
    Ok((base("from")?, base("to")?))
}
