//! Set-up (C1).

use sortie_boards::plane::Point;

use crate::content::Content;
use crate::event::SetupEvent;
use crate::state::{Lying, Place, SetUp, State, TableToken};

pub(super) fn apply(content: &Content, state: &mut State, event: &SetupEvent) {
    match event {
        SetupEvent::PieceLaid { stock, at, turn, .. } => {
            let laid = content.stock(*stock).and_then(|stock| stock.laid(*at, *turn));
            if let (Some(built), Some(laid)) = (&state.built, laid) {
                state.built = Some(built.with(laid));
                state.stock_used.push(*stock);
            }
        }
        SetupEvent::TerrainEnough { .. } => {}
        SetupEvent::PieceShifted { piece, by, .. } => {
            state.built = state.built.as_ref().map(|built| built.shifted(piece.index(), *by));
        }
        SetupEvent::PieceRemoved { piece, .. } => {
            state.built = state.built.as_ref().map(|built| built.without(piece.index()));
        }
        SetupEvent::Chosen { mission, table } => {
            (state.table.mission, state.table.is_mission_open) = (*mission, true);
            state.table.table = table.unwrap_or(state.table.table);
        }
        SetupEvent::ColoursThrown { blue, .. } => {
            if let Some(blue) = *blue {
                // Teams belong to seats; which colour they have follows from the throw.
                if state.table.blue != blue {
                    state.table.blue = blue;
                    state.players.swap(0, 1);
                }
                state.muster(content);
            }
        }
        SetupEvent::Oriented { turned } => match &state.built {
            // What players have built lies as it lies: its pieces themselves are turned.
            Some(built) if *turned => state.built = Some(built.turned()),
            Some(_) => {}
            None => state.table.is_turned = *turned,
        },
        SetupEvent::ConditionThrown { condition, is_late } => {
            (state.table.condition, state.table.is_late) = (*condition, *is_late);
        }
        SetupEvent::TokenLaid { lying, at, claimed, .. } => {
            let on = under(content, state, *at);
            state.tokens.push(TableToken { claimed: *claimed, on, ..TableToken::new(*lying, *at) });
        }
        SetupEvent::VehicleStands { unit, at } => {
            state.put(*unit, Place::Table);
            let body = &mut state.bodies[unit.index()];
            body.base = body.base.moved(*at, 0);
        }
        SetupEvent::LoadoutsSealed { seat, sides } => {
            if let Some(sides) = sides {
                state.loadouts.seal(*seat, *sides);
            }
        }
        SetupEvent::LoadoutsRevealed { colour, sides } => {
            state.players[colour.index()].loadouts = sides.iter().copied().collect();
        }
        SetupEvent::Placed { unit, at, on, why } => {
            let level = state.ground(content).level(*on);
            state.put(*unit, Place::Table);
            let body = &mut state.bodies[unit.index()];
            (body.base, body.on) = (body.base.moved(*at, level), *on);
            if let SetUp::Revealed(token) = *why {
                state.tokens[token.index()].is_gone = true;
            }
        }
        SetupEvent::Hidden { colour, at, unit, .. } => {
            if let Some(unit) = *unit {
                state.put(unit, Place::Covert);
            }
            let on = under(content, state, *at);
            let lying = TableToken::new(Lying::Covert(*colour), *at);
            state.tokens.push(TableToken { hidden: *unit, on, ..lying });
        }
        SetupEvent::IntoNetwork { unit } => state.put(*unit, Place::Network),
        SetupEvent::Waiting { units } => {
            units.iter().for_each(|unit| state.put(*unit, Place::Waiting));
        }
        SetupEvent::Over => {}
    }
}

/// The obstacle that something small lies on.
fn under(content: &Content, state: &State, at: Point) -> Option<sortie_boards::plane::PieceId> {
    use sortie_boards::plane::Circle;
    state.ground(content).under(Circle { centre: at, radius: crate::space::TOKEN_RADIUS })
}
