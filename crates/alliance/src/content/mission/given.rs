//! What must hold.

use serde::{Deserialize, Serialize};

use super::Range;
use crate::agreed::Difficulty;

/// What must hold for a rule, an option, an ending.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Given {
    /// The story knows this flag: set in this mission or any before.
    Flag(String),
    /// A counter of the mission lies in a range.
    Counter {
        /// Which.
        counter: String,
        /// How far.
        is: Range,
    },
    /// So many heroes play.
    Heroes(Range),
    /// It is this hard.
    Difficulty(Difficulty),
    /// The round is one of these.
    Round(Range),
    /// A door is open.
    Open(String),
    /// An object lies on the map.
    There(String),
    /// Somebody carries an object.
    Carried(String),
    /// A figure of the group with this label is on the map.
    Alive(String),
    /// This is the current main objective.
    Objective(String),
    /// This objective is complete.
    Completed(String),
    /// This scene is played.
    Scene(String),
    /// This hero is one of the team.
    Hero(String),
    /// The team owns this item.
    Owns(String),
    /// The team has so much fame (R35.3).
    Fame(Range),
    /// The team has so many credits.
    Credits(Range),
    /// A mission of the campaign has been played, won or lost.
    Played(String),
    /// A mission of the campaign has been won.
    Won(String),
    /// An encounter of the campaign has been resolved.
    Met(String),
    /// So many heroes are wounded or withdrawn.
    Wounded(Range),
    /// The ally group with this id is on the team's list.
    Ally(String),
    /// It does not hold.
    Not(Box<Given>),
    /// One of these holds.
    Any(Vec<Given>),
    /// All of these hold.
    All(Vec<Given>),
}
