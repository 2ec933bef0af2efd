//! After an attack that a decoy drew: its owner goes elsewhere and strikes back.

use sortie_boards::square::Position;
use sortie_kernel::Progress;

use crate::ability::{Deed, Special};
use crate::apply::Ctx;
use crate::attack::Condition;
pub(in crate::flow) use crate::flow::unasked::{answer, offers, prompt};
use crate::state::{Frame, Moving, MovingFrame, Source, StrikingFrame};
use crate::world::FigureId;

/// After an attack that a decoy drew, its owner may interrupt: it is placed on an empty space within 3.
pub(super) fn begin(ctx: &mut Ctx<'_>, owner: FigureId) {
    let is_decoy = |used: &Source| {
        let ability = ctx.state.ability(ctx.content, *used);
        used.figure == owner
            && ability.is_some_and(|ability| ability.does.contains(&Deed::Special(Special::Decoy)))
    };
    let used = ctx.state.attacks.last().and_then(|attack| attack.used.iter().copied().find(is_decoy));
    let Some(by) = used.filter(|_| ctx.state.body(owner).is_present) else { return };
    ctx.push(Frame::Decoyed { by, from: ctx.state.body(owner).at });
    ctx.push(Frame::Moving(MovingFrame { figure: owner, by: owner, points: 3, how: Moving::Placed }));
}

/// Who went somewhere else is Focused and may attack; who stayed has left the interrupt out, all of it.
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, (by, from): (Source, Position)) -> Progress {
    ctx.pop();
    let owner = by.figure;
    if ctx.state.body(owner).is_present && ctx.state.body(owner).at != from {
        ctx.gain("R12.1", owner, Condition::Focus);
        let strike = StrikingFrame::granted(by, u8::MAX, None);
        ctx.push(Frame::Striking(StrikingFrame { may_decline: true, ..strike }));
    }
    Progress::Continue
}
