//! Defence dice.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use DefenceFace::{Blank, Block, Surge};

/// A defence die, by its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsDefenceDie")]
pub enum DefenceDie {
    /// Half of the faces block.
    Red,
    /// One face in six blocks.
    White,
}

/// What a defence die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsDefenceFace")]
pub enum DefenceFace {
    /// Cancels a wound (C9.22).
    Block,
    /// What charts, cover and tokens make of it, else a blank (C9.20).
    Surge,
    /// Nothing.
    Blank,
}

impl DefenceDie {
    /// Both, the stronger first.
    pub const ALL: [Self; 2] = [Self::Red, Self::White];

    /// How many faces a die has.
    pub const N_FACES: usize = 6;

    /// Its faces.
    pub const fn faces(self) -> [DefenceFace; Self::N_FACES] {
        match self {
            Self::Red => [Block, Block, Block, Surge, Blank, Blank],
            Self::White => [Block, Surge, Blank, Blank, Blank, Blank],
        }
    }

    /// How many of its faces are so.
    pub const fn count(self, face: DefenceFace) -> u8 {
        match (self, face) {
            (_, Surge) | (Self::White, Block) => 1,
            (Self::Red, Blank) => 2,
            (Self::Red, Block) => 3,
            (Self::White, Blank) => 4,
        }
    }

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::White => "white",
        }
    }
}

impl DefenceFace {
    /// All of them.
    pub const ALL: [Self; 3] = [Block, Surge, Blank];

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Block => "block",
            Surge => "surge",
            Blank => "blank",
        }
    }
}

impl fmt::Display for DefenceDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for DefenceFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
