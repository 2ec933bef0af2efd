//! The map of a mission as its file lays it: sides joined at their rims, locks, bars, and what lies there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::spot::HexName;
use crate::content::tiles::Rim;
use crate::dice::Symbol;

/// A side of a map tile in the map. The first one lies as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersLaidSide")]
pub struct LaidSide {
    /// Which.
    pub side: String,
    /// The side laid before to which it is joined.
    pub to: String,
    /// At which rim of that one. Of a side laid apart (31): beyond that rim.
    pub at: Rim,
    /// By which rim of its own.
    pub by: Rim,
    /// It is laid apart, and no way leads to it.
    #[serde(default)]
    pub apart: bool,
}

/// Something that stands between two hexes, in place of what the side has there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersMissionDoor")]
pub struct Door {
    /// Its name in the mission.
    pub id: String,
    /// The two hexes.
    pub between: [HexName; 2],
    /// What it is.
    pub is: DoorKind,
}

/// What a mission makes of a side between two hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersDoorKind")]
pub enum DoorKind {
    /// A door that can be passed.
    Door,
    /// A locked door, which the bash action opens (25).
    Locked,
    /// A blocked door, which only the mission opens (21).
    Blocked,
    /// A blocked window.
    BlockedWindow,
    /// A wall.
    Wall,
}

/// A part of the map with a name: all of these together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersPlace")]
pub struct MissionPlace {
    /// Its name in the mission.
    pub id: String,
    /// These hexes.
    #[serde(default)]
    pub hexes: Vec<HexName>,
    /// The whole rooms of these hexes (A47).
    #[serde(default)]
    pub rooms: Vec<HexName>,
    /// All rooms of these sides.
    #[serde(default)]
    pub rooms_of: Vec<String>,
    /// The whole areas of these hexes.
    #[serde(default)]
    pub areas: Vec<HexName>,
    /// Whole sides.
    #[serde(default)]
    pub sides: Vec<String>,
}

/// A teleport point (151).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersTeleport")]
pub struct Teleport {
    /// Its symbol.
    pub symbol: Symbol,
    /// Where it lies at the start.
    pub at: HexName,
}

/// A waypoint.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersWaypoint")]
pub struct Waypoint {
    /// Its number.
    pub number: u8,
    /// Where it lies.
    pub at: HexName,
    /// It is laid only by a rule, or is a place for something else that a rule brings.
    #[serde(default)]
    pub later: bool,
}

/// An armoury token (180).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersArmoury")]
pub struct Armoury {
    /// Where it lies.
    pub at: HexName,
    /// Red: an alien weapon comes of it.
    #[serde(default)]
    pub alien: bool,
}
