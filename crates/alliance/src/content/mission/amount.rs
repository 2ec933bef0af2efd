//! Numbers that depend on how many play and how hard.

use serde::{Deserialize, Serialize};

use crate::agreed::Difficulty;

/// A number, the same for all or by hero count and difficulty (R15.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "an amount is a number, three of them for 2, 3 and 4 heroes, or { normal = [..], hard = [..] }"
)]
pub enum Amount {
    /// For everybody: `3`.
    Same(i16),
    /// For two, three and four heroes: `[2, 3, 4]`.
    ByHeroes([i16; 3]),
    /// The same by difficulty: `{ normal = [2, 3, 4], hard = [3, 4, 5] }`.
    Scaled {
        /// Normal.
        normal: [i16; 3],
        /// Hard.
        hard: [i16; 3],
    },
}

impl Default for Amount {
    fn default() -> Self {
        Self::Same(0)
    }
}

impl Amount {
    /// The number for so many heroes.
    pub fn of(self, n_heroes: usize, difficulty: Difficulty) -> i16 {
        let column = n_heroes.clamp(2, 4) - 2;
        match self {
            Self::Same(n) => n,
            Self::ByHeroes(list) => list[column],
            Self::Scaled { hard, .. } if difficulty == Difficulty::Hard => hard[column],
            Self::Scaled { normal, .. } => normal[column],
        }
    }

    /// Every number it can be, for checks.
    pub fn all(self) -> Vec<i16> {
        match self {
            Self::Same(n) => vec![n],
            Self::ByHeroes(list) => list.to_vec(),
            Self::Scaled { normal, hard } => normal.into_iter().chain(hard).collect(),
        }
    }
}

/// From one amount to another, both included.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    /// At least.
    #[serde(default)]
    pub at_least: Option<Amount>,
    /// At most.
    #[serde(default)]
    pub at_most: Option<Amount>,
}

impl Range {
    /// Whether a number lies in it.
    pub fn has(self, n: i16, n_heroes: usize, difficulty: Difficulty) -> bool {
        self.at_least.is_none_or(|least| n >= least.of(n_heroes, difficulty))
            && self.at_most.is_none_or(|most| n <= most.of(n_heroes, difficulty))
    }
}
