//! How a game ended.

use serde::Serialize;
use ts_rs::TS;

use crate::Seat;

/// The end of a game: who won, and the game's own word for how.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Outcome {
    /// One bit a seat, the lowest for seat 0.
    winners: u8,
    /// The game's word for this ending, in kebab case: `victory`, `supply-empty`.
    pub key: &'static str,
}

impl Outcome {
    /// All of the first `n` seats win together.
    pub fn all_win(n: u8, key: &'static str) -> Self {
        Self { winners: ((1u16 << n) - 1) as u8, key }
    }

    /// Nobody wins.
    pub fn all_lose(key: &'static str) -> Self {
        Self { winners: 0, key }
    }

    /// Whether this seat won.
    pub fn is_won_by(self, seat: Seat) -> bool {
        self.winners >> seat.0 & 1 == 1
    }
}
