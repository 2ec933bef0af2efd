//! What agents and drones do.

use crate::content::Content;
use crate::event::{Activity, TurnEvent};
use crate::limits::DRONES;
use crate::source::On;
use crate::state::{Called, Frame, State};
use crate::world::FigureId;

pub(super) fn apply(content: &Content, state: &mut State, event: &TurnEvent) {
    match *event {
        TurnEvent::Spent { agent, activity } => {
            for frame in state.frames.iter_mut().rev() {
                if let Frame::Turn(turn) = frame
                    && turn.agent == agent
                {
                    match activity {
                        Activity::Movement => turn.has_moved = true,
                        Activity::Combat => turn.has_fought = true,
                        Activity::Action => turn.has_acted = true,
                    }
                    break;
                }
            }
        }
        TurnEvent::Walked { figure, to, .. } | TurnEvent::Placed { figure, at: to } => put(state, figure, to),
        TurnEvent::Leapt { agent, to } | TurnEvent::Redeployed { agent, to } => put(state, agent, to),
        TurnEvent::Faced { figure, facing } => state.body_mut(figure).facing = facing,
        // Who has evaded is free for one movement; where he stands after it he is engaged anew (A23).
        TurnEvent::Halted { figure } => state.body_mut(figure).has_evaded = false,
        TurnEvent::Searched { .. } | TurnEvent::Operated { .. } => {}
        TurnEvent::Bashed { lock, .. } => state.board |= 1 << lock,
        TurnEvent::Evaded { agent, free } => state.body_mut(agent).has_evaded = free,
        TurnEvent::Reloaded { agent, gun, ammo } => {
            if let Some(agent) = state.agent_mut(agent) {
                agent.guns[usize::from(gun)].ammo = Some(ammo);
            }
        }
        TurnEvent::Unjammed { agent, gun } => {
            if let Some(agent) = state.agent_mut(agent) {
                agent.guns[usize::from(gun)].is_jammed = false;
            }
        }
        TurnEvent::PowerUsed { source, .. } => use_up(state, source.owner, source.on),
        TurnEvent::TacticRestored { agent, tactic } => {
            if let Some(agent) = state.agent_mut(agent)
                && let Some(n) = agent.tactics.find(tactic, true)
            {
                agent.tactics.set_used(n, false);
            }
        }
        TurnEvent::Deployed { drone, owner, at } => {
            let printed = &content.drones[usize::from(drone.0 - DRONES)];
            if let Some(state) = state.drone_mut(drone) {
                state.owner = owner.0;
                state.was_placed = true;
                state.is_new = true;
                state.shield = printed.shield;
                state.ammo = printed.weapon.ammo;
                state.guard_used = false;
            }
            let mut body = state.body_mut(drone);
            body.is_present = true;
            body.at = at;
            body.wounds = 0;
        }
        TurnEvent::Reinforced { agent, tokens } => {
            if let Some(agent) = state.agent_mut(agent) {
                agent.reinforced = tokens;
            }
        }
        TurnEvent::Hidden { agent, beyond } => {
            if let Some(agent) = state.agent_mut(agent) {
                agent.stealth = Some(beyond);
            }
            state.hide(content);
        }
        TurnEvent::StrikeCalled { source, area } => state.called.push(Called { source, area }),
        TurnEvent::StrikeFell { source, area } => {
            let fallen = Called { source, area };
            if let Some(n) = state.called.iter().position(|&called| called == fallen) {
                state.called.remove(n);
            }
        }
        TurnEvent::Scouted { .. } => {}
        TurnEvent::Stacked { ref cards, .. } => {
            for _ in cards {
                state.encounter_deck.take();
            }
            cards.iter().rev().for_each(|&card| state.encounter_deck.put_on_top(card));
        }
    }
}

/// A figure stands somewhere else; who has left his hex in his own turn has left it (the turn remembers).
fn put(state: &mut State, figure: FigureId, to: sortie_boards::hex::Hex) {
    let has_left = state.body(figure).at != to;
    state.body_mut(figure).at = to;
    for frame in state.frames.iter_mut() {
        if let Frame::Turn(turn) = frame
            && turn.agent == figure
        {
            turn.has_left |= has_left;
        }
    }
}

/// Skills and tactics are turned down, devices go back to the stock, an innate ability is spent until the refresh phase (112,
/// 117, 122, 123).
fn use_up(state: &mut State, owner: u8, on: On) {
    let figure = FigureId(owner);
    if let Some(drone) = state.drone_mut(figure) {
        drone.guard_used = true;
        return;
    }
    let mut returned = None;
    let Some(agent) = state.agent_mut(figure) else { return };
    match on {
        On::Innate => agent.innate_used = true,
        On::Skill(skill) => {
            if let Some(n) = agent.skills.find(skill, false) {
                agent.skills.set_used(n, true);
            }
        }
        On::Tactic(tactic) => {
            if let Some(n) = agent.tactics.find(tactic, false) {
                agent.tactics.set_used(n, true);
            }
        }
        On::Device(device) => {
            if let Some(n) = agent.devices.find(device, false) {
                agent.devices.remove(n);
                returned = Some(device);
            }
        }
    }
    if let Some(device) = returned {
        state.stock.devices[usize::from(device)] += 1;
    }
}
