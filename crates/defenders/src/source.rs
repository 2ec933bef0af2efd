//! Where a power stands.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A power on somebody's sheet or tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersSource")]
pub struct Source {
    /// The agent, by number; a drone by the number of its figure.
    pub owner: u8,
    /// On what.
    pub on: On,
    /// Which of the powers on it.
    pub power: u8,
}

/// On what a power stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersOn")]
pub enum On {
    /// The sheet: the innate ability (123).
    Innate,
    /// A skill, by its number in the content.
    Skill(u8),
    /// A tactic, by its number in the content.
    Tactic(u8),
    /// A device, by its number in the content.
    Device(u8),
}
