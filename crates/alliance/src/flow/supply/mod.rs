//! The supply deck: heroes draw from it, look at its top card, and keep one of two (R19.1).

pub(in crate::flow) mod drawn;
pub(in crate::flow) mod keeping;
pub(in crate::flow) mod scouting;

use crate::apply::Ctx;
use crate::event::Event;
use crate::state::{CardState, Frame, Held};

/// A hero draws a supply card, which may be changed (R19.1).
pub(in crate::flow) fn draw(ctx: &mut Ctx<'_>, hero: usize) {
    if take(ctx, hero) {
        // Each card drawn is a moment of its own.
        ctx.state.now_used.clear();
        ctx.push(Frame::Drawn { hero: hero as u8 });
    }
}

/// Whether there was a card to take; it is the hero's last one then.
pub(in crate::flow) fn take(ctx: &mut Ctx<'_>, hero: usize) -> bool {
    let has_room = !ctx.state.heroes[hero].cards.is_full();
    let Some(card) = has_room.then(|| ctx.state.supply.take()).flatten() else {
        ctx.tell("R19.1", |_| Event::SupplyEmpty);
        return false;
    };
    let slot = ctx.state.heroes[hero].cards.len() as u8;
    ctx.state.heroes[hero].cards.push(Held { card, state: CardState::Ready, under: slot });
    ctx.tell("R19.1", |_| Event::SupplyDrawn { hero: hero as u8, card });
    true
}

/// The card drawn last goes away and another is drawn.
pub(in crate::flow) fn redraw(ctx: &mut Ctx<'_>, hero: usize) {
    let Some(last) = ctx.state.heroes[hero].cards.last().copied() else { return };
    if ctx.state.supply.peek().is_none() {
        return;
    }
    let slot = ctx.state.heroes[hero].cards.len() as u8 - 1;
    ctx.state.heroes[hero].cards.pop();
    ctx.tell("R19.1", |_| Event::CardGone { hero: hero as u8, slot });
    take(ctx, hero);
    ctx.state.supply.discard(last.card);
}
