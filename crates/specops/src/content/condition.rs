//! The condition table (M5).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::dice::{AttackFace, DefenceFace};

/// What may lie over a table for two rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsCondition")]
pub enum Condition {
    /// Nothing (M5.5).
    #[default]
    Clear,
    /// Bad weather (M5.2).
    Weather,
    /// Cover of darkness (M5.3).
    Darkness,
    /// Comms interference (M5.4).
    Comms,
}

/// The table: a white attack die says what, a red defence die says when (M5.1, S20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsConditionTable")]
pub struct ConditionTable {
    /// On a hit.
    pub hit: Condition,
    /// On a crit.
    pub crit: Condition,
    /// On an attack surge.
    pub surge: Condition,
    /// On a blank.
    pub blank: Condition,
    /// The first of its two rounds on a block.
    pub on_block: u8,
    /// The first of its two rounds on anything else.
    pub otherwise: u8,
}

impl Condition {
    /// How many inches a ranged weapon reaches: in darkness 4 fewer, but no fewer than 6 (M5.3).
    pub const fn range(self, inches: u32) -> u32 {
        match self {
            // What reaches 6 inches or less stays as it is.
            Self::Darkness if inches <= 6 => inches,
            Self::Darkness if inches < 10 => 6,
            Self::Darkness => inches - 4,
            Self::Clear | Self::Weather | Self::Comms => inches,
        }
    }
}

impl ConditionTable {
    /// How many rounds a condition lasts (M5.1).
    pub const ROUNDS: u8 = 2;

    /// What comes.
    pub const fn condition(&self, face: AttackFace) -> Condition {
        match face {
            AttackFace::Hit => self.hit,
            AttackFace::Crit => self.crit,
            AttackFace::Surge => self.surge,
            AttackFace::Blank => self.blank,
        }
    }

    /// The first of its rounds.
    pub const fn first_round(&self, face: DefenceFace) -> u8 {
        match face {
            DefenceFace::Block => self.on_block,
            DefenceFace::Surge | DefenceFace::Blank => self.otherwise,
        }
    }
}
