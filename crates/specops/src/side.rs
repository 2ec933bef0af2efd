//! The two sides of a table.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A side, named after its colour; which seat has which is thrown for (C1.1, C1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsColour")]
pub enum Colour {
    /// Deploys first, and is first wherever nobody has priority (C1.15, C2.2).
    Blue,
    /// Chooses how the map lies (C1.8).
    Red,
}

impl Colour {
    /// Both, in the order of their indices.
    pub const ALL: [Self; 2] = [Self::Blue, Self::Red];

    /// Its place in lists with an entry for each side.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Blue => Self::Red,
            Self::Red => Self::Blue,
        }
    }

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Red => "red",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
