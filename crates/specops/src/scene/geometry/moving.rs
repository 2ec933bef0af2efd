//! Where somebody may be set up and go (C1.15 to C1.17, C7).

use serde_json::{Value, json};
use sortie_boards::plane::{Point, Tool, Way};

use super::{Question, verdict};
use crate::action::Action;
use crate::ids::UnitId;
use crate::keyword::{Keyword, total};
use crate::scene::pieces::{point, polygon};
use crate::world::{Disengage, Move, Mover};

pub(super) fn place(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["figure", "at", "on", "zone"])?;
    let fields = question.fields();
    let unit = question.position.unit(fields, "figure")?;
    let at = question.position.point(fields, "at")?;
    let on = question.position.obstacle(fields)?;
    let zone = fields.value("zone").map(|_| polygon(fields, "zone")).transpose()?;
    Ok(verdict(question.world.placing_reasons(unit, at, on, zone.as_ref())))
}

pub(super) fn go(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["figure", "action", "tool", "path", "on", "jump"])?;
    let fields = question.fields();
    let (mover, kind) = mover(question)?;
    let tool: u8 = fields.required("tool")?;
    if Tool::of_speed(u32::from(tool)).is_none() {
        return question.wrong("tool", "there are tools of speed 1, 2 and 3");
    }
    let on = question.position.obstacle(fields)?;
    Ok(verdict(question.world.moving_reasons(&mover, kind, tool, way(question)?, on)))
}

pub(super) fn reach(question: &Question<'_>) -> Result<Value, String> {
    question.ask.only(&["figure", "action", "points", "on", "jump"])?;
    let fields = question.fields();
    let (mover, kind) = mover(question)?;
    let on = question.position.obstacle(fields)?;
    if fields.value("points").is_none() {
        return question.wrong("points", "missing");
    }
    let points = fields.list("points")?.into_iter().map(|(place, value)| point(&place, value));
    let points: Vec<Point> = points.collect::<Result<_, _>>()?;
    let reach = question.world.reach(&mover, kind);
    let is_reached = |&end: &Point| question.world.move_to(&mover, kind, &reach, end, on).is_some();
    Ok(json!(points.iter().map(is_reached).collect::<Vec<bool>>()))
}

/// Who moves, and how.
pub(super) fn mover(question: &Question<'_>) -> Result<(Mover, Move), String> {
    let unit = question.position.unit(question.fields(), "figure")?;
    let action: Action = question.fields().required("action")?;
    let jumps = total(question.position.figure(unit).profile.keywords.iter(), |keyword| match *keyword {
        Keyword::Jump(bands) => bands,
        _ => 0,
    });
    // Whoever has no number of its own jumps as high as the question says, or once.
    let jump = question.fields().or("jump", jumps.max(1))?;
    match Move::of(action, jump) {
        Some(kind) => Ok((mover_of(question, unit), kind)),
        None => question.wrong("action", "not a move, a dash, a climb, a withdrawal or a jump"),
    }
}

fn mover_of(question: &Question<'_>, unit: UnitId) -> Mover {
    let figure = question.position.figure(unit);
    Mover {
        unit,
        speed: figure.profile.speed,
        scales: figure.has(Keyword::Scale),
        // Without a mission it is the keyword's own word: one enemy (C13.5).
        disengage: if figure.has(Keyword::Disengage) { Disengage::FromOne } else { Disengage::Never },
        charges: figure.has_melee_weapon(),
    }
}

/// The way of a question: an end, and before it at most one joint.
fn way(question: &Question<'_>) -> Result<Way, String> {
    let fields = question.fields();
    if fields.value("path").is_none() {
        return question.wrong("path", "missing");
    }
    let points = fields.list("path")?.into_iter().map(|(place, value)| point(&place, value));
    let points: Vec<Point> = points.collect::<Result<_, _>>()?;
    Way::try_from(points).or_else(|error| question.wrong("path", error))
}
