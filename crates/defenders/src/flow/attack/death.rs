//! Death, and what an alien does when it dies (90, 114, 120, 168).

use super::{arms, declare};
use crate::apply::Ctx;
use crate::event::AttackEvent;
use crate::flow::round;
use crate::state::With;
use crate::world::{FigureId, Kind};

/// A figure leaves the map. The game may be over by that (92).
pub(super) fn kill(ctx: &mut Ctx<'_>, figure: FigureId) {
    let is_first = !ctx.state.killed_now;
    match ctx.state.body(figure).kind {
        Kind::Agent => {
            ctx.tell("90", AttackEvent::Died { figure });
            round::agent_died(ctx, figure);
        }
        Kind::Drone => ctx.tell("120", AttackEvent::Died { figure }),
        Kind::Alien => {
            ctx.tell("168", AttackEvent::Died { figure });
            round::alien_killed(ctx, is_first);
            burst(ctx, figure);
        }
        Kind::Signal => {}
    }
}

/// Its blood hurts every agent and drone beside it (114).
fn burst(ctx: &mut Ctx<'_>, alien: FigureId) {
    let Some(card) = ctx.state.alien(alien).map(|alien| alien.card) else { return };
    if ctx.state.is_over() || arms::acid(ctx.content, card).is_none() {
        return;
    }
    let world = ctx.state.world(ctx.content);
    let beside = world.board.beside(world.at(alien));
    let first = world.prey().find(|&figure| beside.has(world.at(figure)));
    if let Some(target) = first {
        declare(ctx, Some(alien), With::Death(card), target, false, true);
    }
}
