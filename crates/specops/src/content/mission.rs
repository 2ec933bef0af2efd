//! Missions: rules by their names, and where zones and tokens lie.
//!
//! Blue's edge is the south, red's the north (M0.4). A mission always lies as it is drawn; if red turns it, the terrain is turned
//! below it instead (C1.8), see [`TableMap::ground`](super::TableMap::ground).

use serde::{Deserialize, Serialize};
use sortie_boards::plane::{Point, Polygon};
use ts_rs::TS;

use super::{Origin, TableId};
use crate::side::Colour;

/// A mission. Its name is the text `specops-mission-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsMission")]
pub struct Mission {
    /// Its name in files and texts.
    pub id: String,
    /// Where its map comes from; its rules are published.
    pub origin: Origin,
    /// Which rules it has.
    pub rules: MissionRules,
    /// Where units are deployed (C1.15).
    pub zones: Vec<Zone>,
    /// What lies on the table from the start (C1.11).
    pub tokens: Vec<MissionToken>,
    /// The tables that are laid out for it.
    pub tables: Vec<TableId>,
}

/// The rules of the four missions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsMissionRules")]
pub enum MissionRules {
    /// Disable the shields (M1).
    Shields,
    /// Transmit the codes (M2).
    Codes,
    /// Broken-down vehicle (M3).
    Vehicle,
    /// Shifting priorities (M4).
    Priorities,
}

impl MissionRules {
    /// All four, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Shields, Self::Codes, Self::Vehicle, Self::Priorities];

    /// Who attacks; nobody where both sides are alike (M1.1, M2.1, M3.1, M4.1).
    pub const fn attacker(self) -> Option<Colour> {
        match self {
            Self::Shields | Self::Codes | Self::Vehicle => Some(Colour::Red),
            Self::Priorities => None,
        }
    }

    /// Whether its map and its tables are symmetric under the half turn (M0.3).
    pub const fn is_symmetric(self) -> bool {
        matches!(self, Self::Priorities)
    }
}

/// A deployment zone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsZone")]
pub struct Zone {
    /// Whose.
    pub of: Colour,
    /// Where.
    pub area: Polygon,
}

/// An objective token that a mission lays out (C12.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsMissionToken")]
pub struct MissionToken {
    /// What it is.
    pub kind: TokenKind,
    /// Its centre.
    pub at: Point,
    /// Whether it lies claimed side up (C12.2).
    #[serde(default)]
    pub claimed: bool,
}

/// What an objective token stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsTokenKind")]
pub enum TokenKind {
    /// A console (M1.2).
    Console,
    /// A transmitter (M1.2, M2.2).
    Transmitter,
    /// A package that may be the codes (M2.5). None lies on a map; red hands them out.
    Package,
    /// The token below the vehicle (M3.2).
    Vehicle,
    /// An ambush point (M3.2).
    Ambush,
    /// The objective on the left as blue sees it (M4.1, S22).
    Left,
    /// The one in the middle.
    Middle,
    /// The one on the right.
    Right,
}
