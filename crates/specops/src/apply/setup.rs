//! Set-up (C1).

use sortie_boards::plane::Point;

use crate::content::Content;
use crate::event::SetupEvent;
use crate::side::Colour;
use crate::state::{Facing, Lying, Place, SetUp, State, TableToken, Unit};

pub(super) fn apply(content: &Content, state: &mut State, event: &SetupEvent) {
    match event {
        SetupEvent::Chosen { mission, table } => {
            (state.table.mission, state.table.table) = (*mission, *table);
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
        SetupEvent::Oriented { turned } => state.table.is_turned = *turned,
        SetupEvent::ConditionThrown { condition, is_late } => {
            (state.table.condition, state.table.is_late) = (*condition, *is_late);
        }
        SetupEvent::TokenLaid { lying, at, claimed, .. } => {
            let on = under(content, state, *at);
            state.tokens.push(TableToken { claimed: *claimed, on, ..TableToken::new(*lying, *at) });
        }
        SetupEvent::VehicleStands { unit, at } => {
            let unit = state.unit_mut(*unit);
            (unit.at, unit.place) = (*at, Place::Table);
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
            let facing = ahead(state.unit(*unit), *at);
            let unit = state.unit_mut(*unit);
            (unit.at, unit.on, unit.place, unit.facing) = (*at, *on, Place::Table, facing);
            if let SetUp::Revealed(token) = *why {
                state.tokens[token.index()].is_gone = true;
            }
        }
        SetupEvent::Hidden { colour, at, unit, .. } => {
            if let Some(unit) = *unit {
                state.unit_mut(unit).place = Place::Covert;
            }
            let on = under(content, state, *at);
            let lying = TableToken::new(Lying::Covert(*colour), *at);
            state.tokens.push(TableToken { hidden: *unit, on, ..lying });
        }
        SetupEvent::IntoNetwork { unit } => state.unit_mut(*unit).place = Place::Network,
        SetupEvent::Waiting { units } => {
            units.iter().for_each(|unit| state.unit_mut(*unit).place = Place::Waiting);
        }
        SetupEvent::Over => {}
    }
}

/// The obstacle that something small lies on.
fn under(content: &Content, state: &State, at: Point) -> Option<sortie_boards::plane::PieceId> {
    use sortie_boards::plane::Circle;
    state.ground(content).under(Circle { centre: at, radius: crate::space::TOKEN_RADIUS })
}

/// Who is set up looks across the table: blue to the north, red to the south (M0.4, S11).
fn ahead(unit: &Unit, _at: Point) -> Facing {
    match unit.colour {
        Colour::Blue => (0, -1),
        Colour::Red => (0, 1),
    }
}
