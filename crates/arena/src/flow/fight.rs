//! A fight: free moves and strikes until the combat value is used up or given up (19 to 28).

use sortie_boards::Cell;
use sortie_kernel::Seat;

use crate::apply::Ctx;
use crate::event::Event;
use crate::state::Frame;

/// The combat value is the die plus the bonus (21); a field for exactly 1 says so in its own rule (22).
pub(super) fn begin(ctx: &mut Ctx<'_>, seat: Seat, value: u8, exact: bool) {
    ctx.tell(if exact { "22" } else { "21" }, Event::FightBegan { seat, value });
    ctx.state.frames.push(Frame::Fight { seat, value, left: value });
}

/// Walks where the blow is struck from, then defeats the droid: its strength is taken from the combat value and
/// its tile goes back to the supply (23 to 25, 27).
pub(super) fn strike(ctx: &mut Ctx<'_>, seat: Seat, from: Cell, target: Cell) {
    walk(ctx, "25", seat, from);
    let (Some(kind), Some(Frame::Fight { left, .. })) = (ctx.state.droid_at(target), ctx.state.frames.top())
    else {
        return;
    };
    ctx.tell("24", Event::Struck { seat, field: target, kind, left: left - kind.strength() });
}

/// After the last blow the figure may move once more; then the action ends (26). Ending without a blow or a step
/// is allowed (A9).
pub(super) fn finish(ctx: &mut Ctx<'_>, seat: Seat, at: Cell) {
    walk(ctx, "26", seat, at);
    if let Some(Frame::Fight { left, .. }) = ctx.state.frames.pop() {
        ctx.tell("26", Event::FightEnded { seat, unused: left });
    }
}

/// Moves as far as wanted through free fields (20).
fn walk(ctx: &mut Ctx<'_>, rule: &'static str, seat: Seat, to: Cell) {
    let Some(from) = ctx.state.jedi_at[seat.index()] else { return };
    if from == to {
        return;
    }
    let path = if ctx.sink.listens() {
        ctx.content.map.path(from, to, ctx.state.free(ctx.content))
    } else {
        Vec::new()
    };
    ctx.tell(rule, Event::Walked { seat, from, to, path });
}
