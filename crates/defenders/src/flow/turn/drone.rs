//! Drones: how they come onto the map, and what one action makes them do (120, 124, 186).

use sortie_boards::hex::Hex;

use super::{movement, spend};
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::Content;
use crate::event::{Activity, TurnEvent};
use crate::flow::attack;
use crate::limits::{DRONES, drones};
use crate::source::{On, Source};
use crate::state::{Frame, GrantedFrame, State};
use crate::world::FigureId;

/// The drones that an agent's action could make do something: not in the turn in which they were placed (120, 186).
pub(super) fn offers(content: &Content, state: &State, agent: FigureId, out: &mut Vec<Choice>) {
    let is_ready = |&drone: &FigureId| {
        let is_mine = state.drone(drone).is_some_and(|own| own.owner == agent.0 && !own.is_new);
        let body = state.body(drone);
        is_mine && body.is_present && !body.is_paralysed
    };
    let does_something = |&drone: &FigureId| {
        let hexes = state.movement(content, drone);
        !movement::ends(content, state, drone, hexes).is_empty()
            || !attack::open(content, state, drone).is_empty()
    };
    let able = drones().filter(is_ready).filter(does_something);
    out.extend(able.map(|drone| Choice::Operate { drone }));
}

/// One action: a drone that can move does, and then it attacks (120, 124, 186).
pub(super) fn operate(ctx: &mut Ctx<'_>, agent: FigureId, drone: FigureId) {
    spend(ctx, "186", agent, Activity::Action);
    ctx.tell("186", TurnEvent::Operated { drone });
    ctx.push(Frame::Granted(GrantedFrame { figure: drone, with: None }));
    let hexes = ctx.state.movement(ctx.content, drone);
    movement::begin_allowed(ctx, drone, hexes, false);
}

/// The empty hexes next to its owner where a drone can be placed (186). One that is on the map already cannot, and the GD-209 comes
/// once a mission (124); a Sentry-Gun that was destroyed comes back with another device (120).
pub(super) fn places(content: &Content, state: &State, source: Source, id: &str) -> Vec<Choice> {
    let Some(drone) = content.drone(id).map(|n| FigureId(DRONES + n as u8)) else { return Vec::new() };
    let is_spent = match source.on {
        On::Device(_) => false,
        On::Innate | On::Skill(_) | On::Tactic(_) => state.drone(drone).is_some_and(|own| own.was_placed),
    };
    if is_spent || state.body(drone).is_present {
        return Vec::new();
    }
    let world = state.world(content);
    let beside = world.board.beside(world.at(FigureId(source.owner))) & world.free_for(None);
    beside.iter().map(|at| Choice::Place { at }).collect()
}

/// A drone is placed (120, 124).
pub(super) fn deploy(ctx: &mut Ctx<'_>, owner: FigureId, id: &str, at: Hex) {
    if let Some(n) = ctx.content.drone(id) {
        let drone = FigureId(DRONES + n as u8);
        ctx.tell("186", TurnEvent::Deployed { drone, owner, at });
    }
}
