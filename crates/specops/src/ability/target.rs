//! Who receives.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Filter;

/// Who receives what an ability does. Distances are whole inches from the bearer, edge to edge (C6.3); without one the whole
/// table counts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SpecopsTarget")]
pub enum Target {
    /// The bearer itself; the owner's side where there is none.
    #[default]
    Bearer,
    /// The other one in the attack.
    Foe,
    /// Friendly units on the table, the bearer not among them.
    Friends(Others),
    /// Enemy units on the table.
    Enemies(Others),
}

/// Units around a bearer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "SpecopsOthers")]
pub struct Others {
    /// Which.
    pub whose: Filter,
    /// How near.
    pub within: Option<u8>,
    /// Only in line of sight of the bearer.
    pub in_sight: bool,
    /// At most so many, by the owner's choice; all of them without.
    pub up_to: Option<u8>,
}

impl Target {
    /// Whether its owner chooses.
    pub const fn is_chosen(&self) -> bool {
        match self {
            Self::Bearer | Self::Foe => false,
            Self::Friends(others) | Self::Enemies(others) => others.up_to.is_some(),
        }
    }

    /// The units around, if it speaks of any.
    pub const fn others(&self) -> Option<&Others> {
        match self {
            Self::Bearer | Self::Foe => None,
            Self::Friends(others) | Self::Enemies(others) => Some(others),
        }
    }
}
