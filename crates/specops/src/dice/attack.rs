//! Attack dice.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use AttackFace::{Blank, Crit, Hit, Surge};

/// An attack die, by its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsAttackDie")]
pub enum AttackDie {
    /// Three faces in four wound.
    Red,
    /// Half of the faces wound.
    Black,
    /// A quarter of the faces wounds.
    White,
}

/// What an attack die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsAttackFace")]
pub enum AttackFace {
    /// A wound that can be dodged.
    Hit,
    /// A wound that cannot.
    Crit,
    /// What keywords, charts and tokens make of it, else a blank (C9.9).
    Surge,
    /// Nothing.
    Blank,
}

impl AttackDie {
    /// All of them, the strongest first: the order in which one is removed from a pool (C9.7) and in which they are rolled again
    /// (S21).
    pub const ALL: [Self; 3] = [Self::Red, Self::Black, Self::White];

    /// How many faces a die has.
    pub const N_FACES: usize = 8;

    /// Its faces.
    pub const fn faces(self) -> [AttackFace; Self::N_FACES] {
        match self {
            Self::Red => [Hit, Hit, Hit, Hit, Hit, Crit, Surge, Blank],
            Self::Black => [Hit, Hit, Hit, Crit, Surge, Blank, Blank, Blank],
            Self::White => [Hit, Crit, Surge, Blank, Blank, Blank, Blank, Blank],
        }
    }

    /// How many of its faces are so.
    pub const fn count(self, face: AttackFace) -> u8 {
        match (self, face) {
            (_, Crit | Surge) | (Self::Red, Blank) | (Self::White, Hit) => 1,
            (Self::Black, Hit | Blank) => 3,
            (Self::Red, Hit) | (Self::White, Blank) => 5,
        }
    }

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

impl AttackFace {
    /// All of them.
    pub const ALL: [Self; 4] = [Hit, Crit, Surge, Blank];

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Hit => "hit",
            Crit => "crit",
            Surge => "surge",
            Blank => "blank",
        }
    }
}

impl fmt::Display for AttackDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for AttackFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
