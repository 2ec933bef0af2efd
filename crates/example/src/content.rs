//! What is printed: a few numbers.

use serde::Serialize;

/// The numbers of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The field is a square this wide (E4).
    pub width: u16,
    /// How far a ship moves at the lowest speed (E4).
    pub reach: u16,
    /// Ships are at least this far apart (E4).
    pub apart: u16,
    /// How many rounds (E2).
    pub rounds: u8,
}

impl Default for Content {
    fn default() -> Self {
        Self { width: 200, reach: 20, apart: 5, rounds: 3 }
    }
}
