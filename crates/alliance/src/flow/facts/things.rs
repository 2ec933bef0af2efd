//! What figures do with the things of a mission: interact, test, open, pick up, let fall (R3.10, R11, R13).

use sortie_boards::square::Position;

use super::super::script::given::within;
use super::super::script::{Found, objects};
use super::places::look_around;
use super::{call, call_each};
use crate::apply::Ctx;
use crate::content::mission::OwnTrigger;
use crate::event::Event;
use crate::limits::MOST_CARRIED;
use crate::state::{Root, Script};
use crate::world::FigureId;

/// Whether a word names an object, or one of its actions: `console`, `console.slice`.
fn names(word: &str, object: &str, action: Option<&str>) -> bool {
    word.strip_prefix(object).is_some_and(|rest| match (rest.strip_prefix('.'), action) {
        (None, _) => rest.is_empty(),
        (Some(wanted), Some(action)) => wanted == action,
        (Some(_), None) => false,
    })
}

/// A figure interacts with an object of the mission: for an action with a test the test follows (R11.2).
pub(in crate::flow) fn interact(ctx: &mut Ctx<'_>, figure: FigureId, object: u8, action: u8) {
    let number = usize::from(object);
    let Some(printed) = objects::printed(ctx.content, &ctx.state, number) else { return };
    let listed = printed.action.get(usize::from(action));
    let word = listed.map(|action| action.id.as_str());
    call_each(ctx, |_, when| {
        let is_it = matches!(when, OwnTrigger::Interacted(at) if names(at, &printed.id, word));
        is_it.then(|| Found::by(figure))
    });
    match listed {
        Some(listed) if listed.test.is_some() => {
            if let Some(script) = ctx.script_mut() {
                script.call(Root::TestAt(object, action), Some(figure), 0);
            }
        }
        _ => used(ctx, figure, object, listed.is_none()),
    }
}

/// A figure has tested at an object.
pub(in crate::flow) fn tested(ctx: &mut Ctx<'_>, figure: FigureId, object: u8, action: u8, successes: u8) {
    let Some(printed) = objects::printed(ctx.content, &ctx.state, usize::from(object)) else { return };
    let word = printed.action.get(usize::from(action)).map(|action| action.id.as_str());
    call_each(ctx, |ctx, when| {
        let OwnTrigger::Tested { at, successes: range } = when else { return None };
        let is_it = names(at, &printed.id, word) && within(&ctx.state, *range, i16::from(successes));
        is_it.then(|| Found { successes, ..Found::by(figure) })
    });
    // Who fails may try again (R11.7).
    if successes > 0 {
        used(ctx, figure, object, false);
    }
}

/// An interaction has been done: a door opens by the plain one, a token is picked up (R13.1), anything else that does
/// not stay is used up.
fn used(ctx: &mut Ctx<'_>, figure: FigureId, object: u8, is_plain: bool) {
    let Some(printed) = objects::printed(ctx.content, &ctx.state, usize::from(object)) else { return };
    if printed.door.is_some() {
        if is_plain {
            open_door(ctx, object);
        }
    } else if printed.carry {
        pick_up(ctx, figure, object);
    } else if !printed.stays
        && let Some(script) = ctx.script_mut()
    {
        script.call(Root::Leave(object), Some(figure), 0);
    }
}

/// A door opens, however that comes.
pub(in crate::flow) fn open_door(ctx: &mut Ctx<'_>, object: u8) {
    let number = usize::from(object);
    let Some(printed) = objects::printed(ctx.content, &ctx.state, number) else { return };
    let Some(door) = printed.door.filter(|door| ctx.state.doors >> door & 1 == 0) else { return };
    if let Some(script) = ctx.script_mut() {
        script.there &= !(1 << number);
        script.locked &= !(1 << number);
    }
    ctx.open_door(door);
    call(ctx, |when| matches!(when, OwnTrigger::Opened(id) if *id == printed.id));
}

/// An object that can be attacked is destroyed (S14): whatever could be done with it is over.
pub(in crate::flow) fn destroyed(ctx: &mut Ctx<'_>, figure: FigureId, object: u8) {
    let Some(printed) = objects::printed(ctx.content, &ctx.state, usize::from(object)) else { return };
    if let Some(script) = ctx.script_mut() {
        script.there &= !(1 << object);
    }
    ctx.shatter(figure, object);
    call(ctx, |when| matches!(when, OwnTrigger::Destroyed(id) if *id == printed.id));
}

/// The token rides with its carrier (R13.1).
fn pick_up(ctx: &mut Ctx<'_>, figure: FigureId, object: u8) {
    let Some(printed) = objects::printed(ctx.content, &ctx.state, usize::from(object)) else { return };
    let Some(script) = ctx.script_mut() else { return };
    script.dropped.retain(|(dropped, _)| *dropped != object);
    script.carried.push((object, figure));
    ctx.set_carrying(figure, true);
    ctx.tell("R13.1", |_| Event::PickedUp { figure, object });
    call_each(ctx, |_, when| {
        let is_it = matches!(when, OwnTrigger::PickedUp(id) if *id == printed.id);
        is_it.then(|| Found::by(figure))
    });
    look_around(ctx, None);
}

/// A carrier is defeated, wounded or not: what it carries lies in its space (R13.2, A33, A38). Nobody drops anything
/// otherwise (R13.3).
pub(super) fn drop_all(ctx: &mut Ctx<'_>, figure: FigureId) {
    let at = ctx.state.body(figure).at;
    let Some(script) = ctx.script_mut() else { return };
    let falling: arrayvec::ArrayVec<u8, MOST_CARRIED> =
        script.carried.iter().filter(|(_, carrier)| *carrier == figure).map(|(object, _)| *object).collect();
    for &object in &falling {
        lay_down(script, object, at);
    }
    ctx.set_carrying(figure, false);
    for object in falling {
        ctx.tell("R13.2", |_| Event::Dropped { object, at });
    }
}

pub(super) fn lay_down(script: &mut Script, object: u8, at: Position) {
    script.carried.retain(|(carried, _)| *carried != object);
    script.dropped.push((object, at.corner()));
}
