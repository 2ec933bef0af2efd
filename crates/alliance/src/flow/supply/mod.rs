//! The supply deck: heroes draw from it, look at its top card, and keep one of two (R19.1).

pub(in crate::flow) mod drawn;
pub(in crate::flow) mod keeping;
pub(in crate::flow) mod scouting;
pub(in crate::flow) mod sharing;

use crate::apply::Ctx;
use crate::state::Frame;

/// A hero draws a supply card, which may be changed (R19.1).
pub(in crate::flow) fn draw(ctx: &mut Ctx<'_>, hero: usize) {
    if ctx.draw_supply(hero) {
        // Each card drawn is a moment of its own.
        ctx.begin_moment();
        ctx.push(Frame::Drawn { hero: hero as u8 });
    }
}

/// The card drawn last goes away and another is drawn.
pub(in crate::flow) fn redraw(ctx: &mut Ctx<'_>, hero: usize) {
    if ctx.state.supply.peek().is_none() {
        return;
    }
    if let Some(last) = ctx.take_last_card(hero) {
        ctx.draw_supply(hero);
        ctx.discard_supply(last);
    }
}
