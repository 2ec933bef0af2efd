//! What only one mission knows.

use crate::event::MissionEvent;
use crate::side::Colour;
use crate::state::{Place, State};

pub(super) fn apply(state: &mut State, event: &MissionEvent) {
    match event {
        MissionEvent::Thrown { .. } | MissionEvent::CodesRevealed { .. } => {}
        MissionEvent::FieldCovered { field } => state.covered |= 1 << field,
        MissionEvent::FieldFreed { field } => state.covered &= !(1 << field),
        MissionEvent::Transmitted { points, .. } => {
            state.covered = 0;
            state.players[Colour::Red.index()].points = *points;
        }
        MissionEvent::ReinforcementsCalled { pool, .. } => state.reinforcements = *pool,
        MissionEvent::PackagesDealt { holders, numbers, .. } => {
            for (n, (token, unit)) in holders.iter().enumerate() {
                let token = &mut state.tokens[token.index()];
                (token.holder, token.claimed) = (Some(*unit), true);
                if let Some(number) = numbers.as_ref().and_then(|numbers| numbers.get(n)) {
                    token.number = *number;
                }
            }
        }
        MissionEvent::PackagesCollected { tokens, .. } => {
            // Who deals several out again unseen leaves nothing known of them (C16.3).
            let several = tokens.len() > 1;
            for token in tokens {
                let token = &mut state.tokens[token.index()];
                token.holder = None;
                token.is_known &= !several;
            }
        }
        MissionEvent::PackageAt { token, at } => {
            state.tokens[token.index()].at = *at;
            if let Some(beside) = &mut state.beside {
                beside.forget_objectives();
            }
        }
        MissionEvent::PackageSeen { token, .. } => state.tokens[token.index()].is_known = true,
        MissionEvent::Detonators { unit, has } => state.unit_mut(*unit).tokens.detonator = *has,
        MissionEvent::IntoNetwork { unit } => {
            state.put(*unit, Place::Network);
            state.stands_elsewhere(*unit);
        }
        MissionEvent::CovertRevealed { token, unit } => reveal(state, *token, *unit),
    }
}

/// Any hidden unit of the rank may show itself (C15.4); who was meant to be there is then under the other's token.
fn reveal(state: &mut State, token: crate::ids::TokenId, unit: crate::ids::UnitId) {
    let meant = state.token(token).hidden;
    if meant != Some(unit) {
        let other = state.tokens.iter_mut().find(|token| token.hidden == Some(unit));
        if let Some(other) = other {
            other.hidden = meant;
        }
        state.tokens[token.index()].hidden = Some(unit);
    }
}
