//! A campaign as it is kept for later versions of the program: everything by name, nothing by number, only what holds at
//! headquarters.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Class, Grade};
use crate::event::Ending;
use crate::state::Service;

/// A campaign at headquarters. Fields of later versions are left out of earlier files, and have defaults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersSavedCampaign")]
pub struct SavedCampaign {
    /// The version of this format: [`SavedCampaign::VERSION`] or an earlier one.
    pub version: u32,
    /// The campaign.
    pub campaign: String,
    /// What the team calls itself.
    pub team: String,
    /// How many missions have had their dice.
    #[serde(default)]
    pub epoch: u16,
    /// Missions played, in order.
    #[serde(default)]
    pub played: Vec<SavedMission>,
    /// The agents at the table, in the order in which they sit.
    #[serde(default)]
    pub agents: Vec<Class>,
    /// What is kept of each class that has served.
    #[serde(default)]
    pub files: Vec<SavedAgent>,
    /// Weapons of the headquarters.
    #[serde(default)]
    pub weapons: Vec<String>,
}

impl SavedCampaign {
    /// The version this program writes.
    pub const VERSION: u32 = 1;
}

/// A mission played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersSavedMission")]
pub struct SavedMission {
    /// Which.
    pub mission: String,
    /// How it ended.
    pub ending: Ending,
    /// How many rounds it took.
    #[serde(default)]
    pub rounds: u16,
    /// Who went.
    #[serde(default)]
    pub team: Vec<Service>,
}

/// What is kept of a class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersSavedAgent")]
pub struct SavedAgent {
    /// Which.
    pub class: Class,
    /// The rank.
    pub grade: Grade,
    /// Skills.
    #[serde(default)]
    pub skills: Vec<String>,
    /// Tactics.
    #[serde(default)]
    pub tactics: Vec<String>,
}
