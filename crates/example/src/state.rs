//! The whole truth.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sortie_kernel::{Chance, Frames, Sealed, Seat, Side};

use crate::choice::Speed;
use crate::plane::Point;

/// No more can play (E1).
pub(crate) const MOST_SHIPS: usize = 5;

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Given to nobody.
    pub(crate) chance: Chance,
    /// What is under way.
    pub(crate) frames: Frames<Frame, 1>,
    /// The round under way, from 1; 0 before the first.
    pub(crate) round: u8,
    /// Where the salvage is.
    pub(crate) wreck: Point,
    /// Speeds that have been chosen and not been revealed.
    pub(crate) sealed: Sealed<Speed, MOST_SHIPS>,
    /// One a seat.
    pub(crate) ships: ArrayVec<Ship, MOST_SHIPS>,
    /// Whether the last round is over.
    pub(crate) is_over: bool,
}

/// One ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Ship {
    pub(crate) side: Option<Side>,
    pub(crate) at: Point,
    pub(crate) score: i16,
    /// Revealed for this round.
    pub(crate) speed: Option<Speed>,
    /// Whether it has moved this round.
    pub(crate) has_moved: bool,
}

/// A procedure under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// A round begins.
    Begin,
    /// Speeds are chosen in secret.
    Speeds,
    /// Ships move.
    Moves,
    /// Salvage is brought in.
    Salvage,
}

impl State {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.ships.len() as u8)
    }

    pub(crate) fn ship(&self, seat: Seat) -> &Ship {
        &self.ships[seat.index()]
    }

    /// Who moves next: slower ships first, among equals the lower seat (E4).
    pub(crate) fn next_to_move(&self) -> Option<Seat> {
        let waiting = self.seats().filter(|seat| !self.ship(*seat).has_moved);
        waiting.min_by_key(|seat| self.ship(*seat).speed)
    }

    /// What counts in the end for a seat: its own score, or all of its side (E6).
    pub(crate) fn total(&self, seat: Seat) -> i16 {
        let ship = self.ship(seat);
        let side = self.ships.iter().filter(|other| ship.side.is_some() && other.side == ship.side);
        if ship.side.is_some() { side.map(|ship| ship.score).sum() } else { ship.score }
    }
}
