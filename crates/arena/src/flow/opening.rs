//! Set-up: the Jedi take their places, then the first droids come (S6, S8).

use sortie_kernel::Progress;

use super::{droids, phase};
use crate::apply::Ctx;
use crate::content::DroidKind;
use crate::event::Cause;

/// Asks until everyone stands somewhere; then fills the starting areas, weakest droids first.
pub(super) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    if ctx.state.seats().any(|seat| ctx.state.jedi_at[seat.index()].is_none()) {
        return Progress::Ask;
    }
    let mut areas = ctx.content.level(ctx.state.table.difficulty).start_areas;
    let modules = ctx.state.table.modules;
    for (plays, extra) in [(modules.r2d2, ctx.content.r2d2_areas), (modules.c3po, ctx.content.c3po_areas)] {
        // The helpers have their price: more droids at the start (X1, X4).
        if plays {
            areas.iter_mut().zip(extra).for_each(|(n, more)| *n += more);
        }
    }
    for kind in DroidKind::ALL {
        for _ in 0..areas[kind as usize] {
            droids::fill_next_area(ctx, kind, Cause::Setup);
            if ctx.is_over() {
                return Progress::Over;
            }
        }
    }
    phase::enter(ctx, 0);
    Progress::Continue
}
