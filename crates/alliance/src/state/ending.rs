//! How a game ends.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a skirmish ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceEnding")]
pub enum Ending {
    /// All enemies are defeated.
    Victory,
    /// All heroes are wounded (R16.3).
    AllWounded,
    /// The garrison is awake: too many rounds.
    TooLate,
    /// The mission was lost by its own rules (R16.1).
    MissionLost,
    /// The campaign is over, and has this ending, by number.
    Campaign {
        /// Which ending.
        ending: u8,
        /// Whether the team has won.
        won: bool,
    },
}

impl Ending {
    /// The rule by which the game ends so.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Victory => "R16.2",
            Self::AllWounded => "R16.3",
            Self::TooLate => "R20.1",
            Self::MissionLost => "R16.1",
            Self::Campaign { .. } => "R15.2",
        }
    }
}
