//! Refill areas (39 to 41).

use super::droids;
use crate::apply::Ctx;
use crate::content::DroidKind;
use crate::state::{Frame, PhaseStep};

/// Every area partly filled is filled up with the kind it holds; a field with a Jedi stays empty (39, A23). An area
/// with a Jedi and no droid is not partly filled (A24).
pub(super) fn refill(ctx: &mut Ctx<'_>) {
    let content = ctx.content;
    for area in &content.map.areas {
        // An area only ever holds one kind, because only areas without droids are filled anew (A3).
        let kind = DroidKind::ALL.into_iter().find(|&kind| ctx.state.droids[kind as usize].meets(*area));
        let Some(kind) = kind else { continue };
        let empty = area.without(ctx.state.droids[kind as usize]).without(ctx.state.all_jedi());
        for field in empty {
            droids::place(ctx, "39", field, kind);
            if ctx.is_over() {
                return;
            }
        }
    }
    ctx.turn_to(Frame::Phase(PhaseStep::End));
}
