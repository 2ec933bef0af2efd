//! What one seat may know.

use serde::Serialize;
use sortie_kernel::{Seat, Side, Viewer};

use crate::choice::Speed;
use crate::plane::Point;
use crate::state::State;

/// The table as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// The round under way.
    pub round: u8,
    /// Where the salvage is.
    pub wreck: Point,
    /// The ships by seat.
    pub ships: Vec<ShipView>,
    /// Who has still to choose a speed.
    pub missing: Vec<Seat>,
    /// The speed I have chosen, until all are revealed.
    pub mine: Option<Speed>,
}

/// One ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShipView {
    /// For whom it flies.
    pub side: Option<Side>,
    /// Where it stands.
    pub at: Point,
    /// What it has scored.
    pub score: i16,
    /// The speed that was revealed.
    pub speed: Option<Speed>,
}

/// Builds it from nothing.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let ships = state.ships.iter().map(|ship| ShipView {
        side: ship.side,
        at: ship.at,
        score: ship.score,
        speed: ship.speed,
    });
    View {
        round: state.round,
        wreck: state.wreck,
        ships: ships.collect(),
        missing: state.sealed.missing().to_vec(),
        mine: state.sealed.seen_by(viewer).copied(),
    }
}
