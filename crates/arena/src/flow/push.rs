//! A Force push: the printed droids go, wherever they are, without a step (33, 34).

use sortie_boards::Cell;
use sortie_kernel::{Progress, Seat};

use crate::apply::Ctx;
use crate::content::{ActionField, DroidKind, PushTarget};
use crate::event::Event;
use crate::state::{Frame, State};

/// The droids an action field pushes.
pub(crate) fn targets<'a>(
    content: &'a crate::Content,
    state: &State,
    seat: Seat,
    field: u8,
) -> &'a [PushTarget] {
    match &state.board(content, seat).fields[usize::from(field)] {
        ActionField::Push { droids, .. } => droids,
        _ => &[],
    }
}

/// Asks for each printed droid in turn, as long as one of its kind is in the arena (A15).
pub(super) fn advance(ctx: &mut Ctx<'_>, seat: Seat, field: u8, done: u8) -> Progress {
    let Some(target) = targets(ctx.content, ctx.state, seat, field).get(usize::from(done)) else {
        ctx.state.frames.pop();
        return Progress::Continue;
    };
    let present = |&kind: &DroidKind| target.takes(kind) && !ctx.state.droids[kind as usize].is_empty();
    if DroidKind::ALL.iter().any(present) {
        return Progress::Ask;
    }
    ctx.turn_to(Frame::Push { seat, field, done: done + 1 });
    Progress::Continue
}

/// One droid goes back to its supply (33).
pub(super) fn push(ctx: &mut Ctx<'_>, seat: Seat, field: Cell) {
    if let Some(kind) = ctx.state.droid_at(field) {
        ctx.tell("33", Event::Pushed { seat, field, kind });
    }
    if let Some(Frame::Push { done, .. }) = ctx.state.frames.top_mut() {
        *done += 1;
    }
}

/// Whoever pushes may leave the rest of the printed droids where they are (33).
pub(super) fn stop(ctx: &mut Ctx<'_>, seat: Seat) {
    if let Some(Frame::Push { field, done, .. }) = ctx.state.frames.pop() {
        let left = targets(ctx.content, ctx.state, seat, field).len() as u8 - done;
        ctx.tell("33", Event::PushStopped { seat, left });
    }
}
