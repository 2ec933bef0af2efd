//! What units do, and what happens to them.

use crate::ability::Limit;
use crate::choice::Power;
use crate::content::Content;
use crate::event::TurnEvent;
use crate::powers::Slot;
use crate::state::{OrderToken, Place, State};

pub(super) fn apply(content: &Content, state: &mut State, event: &TurnEvent) {
    match event {
        TurnEvent::Activated { unit, .. } => {
            let colour = state.unit(*unit).colour;
            state.players[colour.index()].has_passed = false;
        }
        TurnEvent::RallyThrown { .. } | TurnEvent::Acted { .. } | TurnEvent::Panicked { .. } => {}
        TurnEvent::Used { unit, power, .. } => {
            if matches!(power, Power::Repair | Power::Treat) {
                state.unit_mut(*unit).treated += 1;
            }
        }
        TurnEvent::UsedCard { .. } => {}
        TurnEvent::Ability { slot, .. } => use_up(content, state, Slot(*slot)),
        TurnEvent::Moved { unit, way, on, .. } => {
            let level = state.ground(content).level(*on);
            let body = &mut state.bodies[unit.index()];
            let from = way.joint.unwrap_or(body.base.at);
            // A miniature faces where it went last.
            let facing = (way.end.x() - from.x(), way.end.y() - from.y());
            if facing != (0, 0) {
                body.facing = facing;
            }
            (body.base, body.on) = (body.base.moved(way.end, level), *on);
        }
        TurnEvent::Turned { unit, facing } => state.bodies[unit.index()].facing = *facing,
        TurnEvent::TokenPlaced { token, at } => state.tokens[token.index()].at = *at,
        TurnEvent::Claimed { token, unit } => {
            let token = &mut state.tokens[token.index()];
            (token.claimed, token.holder) = (true, Some(*unit));
        }
        TurnEvent::Dropped { token, .. } => {
            let token = &mut state.tokens[token.index()];
            (token.claimed, token.holder) = (false, None);
        }
        TurnEvent::Gained { unit, token, n } => {
            let count = state.unit_mut(*unit).tokens.of_mut(*token);
            *count = count.saturating_add(*n);
        }
        TurnEvent::Lost { unit, token, n } => {
            let count = state.unit_mut(*unit).tokens.of_mut(*token);
            *count = count.saturating_sub(*n);
        }
        TurnEvent::StandbyGained { unit } => state.unit_mut(*unit).tokens.standby = true,
        TurnEvent::StandbyLost { unit, .. } => state.unit_mut(*unit).tokens.standby = false,
        TurnEvent::ShieldsUp { unit, n, is_new } => {
            let tokens = &mut state.unit_mut(*unit).tokens;
            tokens.shields += n;
            if !is_new {
                tokens.spent_shields -= n;
            }
        }
        TurnEvent::ShieldsDown { unit, n } => {
            let tokens = &mut state.unit_mut(*unit).tokens;
            tokens.shields -= n;
            tokens.spent_shields += n;
        }
        TurnEvent::Suppressed { unit, n } => {
            let tokens = &mut state.unit_mut(*unit).tokens;
            tokens.suppression = tokens.suppression.saturating_add(*n);
        }
        TurnEvent::Calmed { unit, n, .. } => {
            let tokens = &mut state.unit_mut(*unit).tokens;
            tokens.suppression = tokens.suppression.saturating_sub(*n);
        }
        TurnEvent::Steadied { unit, suppression } => {
            state.unit_mut(*unit).tokens.suppression = *suppression;
        }
        TurnEvent::Wounded { unit, wounds } => {
            let unit = state.unit_mut(*unit);
            unit.wounds = unit.wounds.saturating_add(*wounds);
        }
        TurnEvent::Healed { unit, wounds, .. } => {
            let unit = state.unit_mut(*unit);
            unit.wounds = unit.wounds.saturating_sub(*wounds);
        }
        TurnEvent::Defeated { unit } => defeat(state, *unit),
        TurnEvent::ActivationEnded { unit } => {
            let unit = state.unit_mut(*unit);
            if unit.place != Place::Defeated {
                unit.order = OrderToken::FaceDown;
            }
        }
    }
}

/// A defeated unit leaves the table with all that lies beside it; its order token leaves the game (C10.1).
fn defeat(state: &mut State, unit: crate::ids::UnitId) {
    state.put(unit, Place::Defeated);
    state.stands_elsewhere(unit);
    let gone = state.unit_mut(unit);
    gone.order = OrderToken::None;
    gone.tokens = crate::state::Tokens::default();
}

/// An ability is used: what is limited is noted (D8).
fn use_up(content: &Content, state: &mut State, slot: Slot) {
    match state.ability_at(content, slot).and_then(|ability| ability.limit) {
        Some(Limit::Round) => state.used_round |= slot.bit(),
        Some(Limit::Game) => state.used_game |= slot.bit(),
        None => {}
    }
}
