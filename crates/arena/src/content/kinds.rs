//! The closed lists everything else is built from.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The three kinds of droid (24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ArenaDroidKind")]
pub enum DroidKind {
    /// Strength 1.
    Battle,
    /// Strength 2.
    Super,
    /// Strength 3.
    Droideka,
}

impl DroidKind {
    /// All three, weakest first.
    pub const ALL: [Self; 3] = [Self::Battle, Self::Super, Self::Droideka];

    /// How many tiles of each kind there are.
    pub const TILES: u8 = 30;

    /// What defeating one costs (24).
    pub fn strength(self) -> u8 {
        self as u8 + 1
    }
}

/// What a Force push removes: a kind, or one of free choice (33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ArenaPushTarget")]
pub enum PushTarget {
    /// A battle droid.
    Battle,
    /// A super battle droid.
    Super,
    /// A droideka.
    Droideka,
    /// Any droid.
    Any,
}

impl PushTarget {
    /// Whether a droid of this kind will do.
    pub fn takes(self, kind: DroidKind) -> bool {
        self == Self::Any || self as u8 == kind as u8
    }
}

/// The four Jedi.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ArenaJedi")]
pub enum Jedi {
    /// Obi-Wan Kenobi.
    ObiWan,
    /// Anakin Skywalker.
    Anakin,
    /// Mace Windu.
    Mace,
    /// Kit Fisto.
    Kit,
}

impl Jedi {
    /// All four.
    pub const ALL: [Self; 4] = [Self::ObiWan, Self::Anakin, Self::Mace, Self::Kit];
}

/// How hard (57).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ArenaDifficulty")]
pub enum Difficulty {
    /// For a first game.
    Easy,
    /// The game as printed.
    #[default]
    Normal,
    /// For a practised group.
    Hard,
}

impl Difficulty {
    /// All three, easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];
}

/// The expansions in play (57, X1 to X6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(rename = "ArenaModules")]
pub struct Modules {
    /// R2-D2.
    pub r2d2: bool,
    /// C-3PO.
    pub c3po: bool,
}
