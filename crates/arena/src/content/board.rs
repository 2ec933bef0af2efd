//! Ability boards.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Jedi, PushTarget};

/// The side of a Jedi's ability board for one number of players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "ArenaBoard")]
pub struct Board {
    /// Whose.
    pub jedi: Jedi,
    /// For how many players: 2, 3 or 4.
    pub players: u8,
    /// The action fields (17, 18).
    pub fields: Vec<ActionField>,
}

impl Board {
    /// The most action fields a board may have.
    pub const MOST_FIELDS: usize = 10;
}

/// An action field: which die it takes and what it does (18).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "ArenaActionField")]
pub enum ActionField {
    /// Move and defeat droids with die plus bonus (19, 21, 22).
    Fight {
        /// Added to the die.
        #[serde(default)]
        bonus: u8,
        /// The only face it takes, if it takes only one.
        #[serde(default)]
        exact: Option<u8>,
    },
    /// Make Force: by the scale (29), or a fixed number of steps for one face (32).
    Force {
        /// The only face it takes, if it takes only one.
        #[serde(default)]
        exact: Option<u8>,
        /// The printed steps that go with `exact`.
        #[serde(default)]
        steps: Option<u8>,
    },
    /// Defeat droids anywhere (33, 34).
    Push {
        /// The only face it takes.
        exact: u8,
        /// What goes, given kinds before free ones.
        droids: Vec<PushTarget>,
    },
}

impl ActionField {
    /// Whether a die with this face may be put here (22, 31).
    pub fn takes(&self, face: u8) -> bool {
        match *self {
            Self::Fight { exact, .. } | Self::Force { exact, .. } => exact.is_none_or(|value| value == face),
            Self::Push { exact, .. } => exact == face,
        }
    }
}
