//! What a player may answer, and what is asked.

use serde::{Deserialize, Serialize};
use sortie_kernel::Seat;

use crate::plane::Point;

/// How fast a ship flies this round. The order is the order of moves (E4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Once the reach.
    Slow,
    /// Twice.
    Cruise,
    /// Three times, for a point of fuel (E5).
    Full,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Cruise, Self::Full];
}

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Choice {
    /// A speed, in secret (E3).
    Speed {
        /// Which.
        speed: Speed,
    },
    /// To a point of the region that is offered (E4).
    Move {
        /// Where to.
        to: Point,
    },
    /// Nowhere (E4).
    Hold {},
}

/// What a decision is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Prompt {
    /// Everybody's speed (E3).
    Speed {
        /// Who has still to choose.
        missing: Vec<Seat>,
        /// What I have chosen.
        mine: Option<Speed>,
    },
    /// Where a ship moves (E4).
    Move {
        /// Whose.
        seat: Seat,
    },
}
