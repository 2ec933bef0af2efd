//! Death, and what an alien does when it dies (90, 114, 120, 168).

use super::{arms, declare};
use crate::apply::Ctx;
use crate::content::mission::Fact;
use crate::event::AttackEvent;
use crate::flow::{companion, round, script};
use crate::state::{Arrives, By, Frame, State, With};
use crate::world::{FigureId, Kind};

/// A figure leaves the map. The game may be over by that (92).
pub(in crate::flow) fn kill(ctx: &mut Ctx<'_>, figure: FigureId) {
    if script::spares(ctx, figure) {
        return;
    }
    let is_first = !ctx.state.killed_now;
    let attacker = ctx.state.attack().and_then(|attack| attack.attacker);
    let attacker =
        attacker.or_else(|| ctx.state.turn().filter(|_| ctx.state.is_beside()).map(|turn| turn.agent));
    let by = By { figure: attacker, at: Some(ctx.state.body(figure).at) };
    match ctx.state.body(figure).kind {
        Kind::Agent => {
            ctx.tell("90", AttackEvent::Died { figure });
            script::dropped(ctx, figure);
            round::agent_died(ctx, figure);
            ctx.happened(Fact::AgentDied, by);
            script::agent_gone(ctx, figure, by);
        }
        Kind::Drone => ctx.tell("120", AttackEvent::Died { figure }),
        Kind::Alien if ctx.state.lives_on(figure) => ctx.tell("143", AttackEvent::Died { figure }),
        Kind::Alien => {
            ctx.tell("168", AttackEvent::Died { figure });
            round::alien_killed(ctx, is_first);
            script::left_lying(ctx, figure);
            burst(ctx, figure);
            let card = ctx.state.alien(figure).map_or(0, |alien| usize::from(alien.card));
            let name = ctx.state.script.figures.iter().position(|named| *named == Some(figure));
            ctx.happened(Fact::Killed { card, figure: name }, by);
        }
        Kind::Person => {
            let who =
                ctx.state.script.people.iter().find(|(_, person)| *person == figure).map(|(who, _)| *who);
            ctx.tell("90", AttackEvent::Died { figure });
            if let Some(who) = who {
                ctx.happened(Fact::Lost(who.into()), by);
            }
        }
        Kind::Signal => {}
    }
}

impl State {
    /// Whether other figures of its swarm are left when one dies, or are still to come (143).
    pub(crate) fn lives_on(&self, alien: FigureId) -> bool {
        let Some(swarm) = self.body(alien).alien.and_then(|alien| alien.swarm) else { return false };
        let of_it = |other: FigureId| self.body(other).alien.and_then(|alien| alien.swarm) == Some(swarm);
        let comes = |frame: &Frame| matches!(frame, Frame::Arrival(arrival) if matches!(arrival.who, Arrives::OfSwarm { card, .. } if card == swarm.card));
        self.all(Kind::Alien).any(|other| other != alien && of_it(other)) || self.frames.iter().any(comes)
    }
}

/// Its blood hurts every agent and drone beside it (114).
fn burst(ctx: &mut Ctx<'_>, alien: FigureId) {
    let Some(card) = ctx.state.alien(alien).map(|alien| alien.card) else { return };
    if ctx.state.is_over() || arms::acid(ctx.content, card).is_none() {
        return;
    }
    if ctx.state.is_beside() {
        companion::burst(ctx, alien, card);
        return;
    }
    let world = ctx.state.world(ctx.content);
    let beside = world.board.beside(world.at(alien));
    let first = world.prey().find(|&figure| beside.has(world.at(figure)));
    if let Some(target) = first {
        declare(ctx, Some(alien), With::Death(card), target, false, true);
    }
}
