//! What must hold.

use serde::Deserialize;

use super::Range;

/// What must hold for a rule, an option, an ending, besides what every game asks for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnGiven {
    /// A door is open.
    Open(String),
    /// An object lies on the map.
    There(String),
    /// Somebody carries an object.
    Carried(String),
    /// A figure of the group with this label is on the map.
    Alive(String),
    /// This hero is one of the team.
    Hero(String),
    /// The team owns this item.
    Owns(String),
    /// The team has so much fame (R35.3).
    Fame(Range),
    /// The team has so many credits.
    Credits(Range),
    /// So many heroes are wounded or withdrawn.
    Wounded(Range),
    /// The ally group with this id is on the team's list.
    Ally(String),
}
