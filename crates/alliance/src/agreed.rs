//! What is agreed before play and holds for content, state and rules alike: how hard it is, where the figures stand, which
//! packs are owned.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use sortie_mission::Mode;

/// Packs besides the core box whose groups we know.
pub const PRODUCTS: [&str; 3] = ["luke_skywalker", "darth_vader", "luke_jedi_knight"];

/// How hard a skirmish is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceDifficulty")]
pub enum Difficulty {
    /// Fewer enemies.
    Easy,
    /// As many as recommended.
    #[default]
    Normal,
    /// More and better trained ones (R15.3).
    Hard,
}
