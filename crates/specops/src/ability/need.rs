//! What must be true.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Filter;

/// Something that must be true of the bearer at the moment of an ability. Distances are whole inches, edge to edge (C6.3).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SpecopsNeed")]
pub enum Need {
    /// It was given an order this round, by whatever: its token may have been turned down since (C3.6).
    Ordered,
    /// It is suppressed (C11.1).
    Suppressed,
    /// An objective token, whoever holds it, lies within so many inches.
    NearObjective(u8),
    /// Another friendly unit of these is within so many inches.
    NearFriend {
        /// How near.
        within: u8,
        /// Which.
        #[serde(default)]
        whose: Filter,
    },
    /// Its side has fewer undefeated units than the other.
    Outnumbered,
    /// It has moved in this activation.
    HasMoved,
    /// It has not moved in this activation.
    HasNotMoved,
    /// The attack is made at range (C9.5).
    Ranged,
    /// The attack is made in melee (C9.5).
    Melee,
    /// The other one in the attack is within so many inches.
    FoeWithin(u8),
    /// The other one in the attack is suppressed.
    FoeSuppressed,
}

impl Need {
    /// Whether it speaks of an attack.
    pub const fn is_of_attack(&self) -> bool {
        matches!(self, Self::Ranged | Self::Melee | Self::FoeWithin(_) | Self::FoeSuppressed)
    }
}
