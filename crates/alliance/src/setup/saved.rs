//! A campaign as it is kept for later versions of the program: everything by name, nothing by number, only what holds
//! on the star map (R15.5, A41).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::state::{FameLine, Told};

/// A campaign on the star map. Fields of later versions are left out of earlier files, and have defaults.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceSavedCampaign")]
pub struct SavedCampaign {
    /// The version of this format: [`SavedCampaign::VERSION`] or an earlier one.
    pub version: u32,
    /// The campaign.
    pub campaign: String,
    /// What the team calls itself.
    pub team: String,
    /// How many missions and encounters have had their dice.
    #[serde(default)]
    pub epoch: u8,
    /// What the story remembers.
    #[serde(default)]
    pub flags: Vec<String>,
    /// Missions played, in order.
    #[serde(default)]
    pub played: Vec<SavedMission>,
    /// Encounters on the star map.
    #[serde(default)]
    pub encounters: Vec<String>,
    /// Encounters resolved.
    #[serde(default)]
    pub met: Vec<String>,
    /// Encounters that do not come again.
    #[serde(default)]
    pub lapsed: Vec<String>,
    /// The heroes, by seat.
    pub heroes: Vec<SavedHero>,
    /// Items in nobody's hands.
    #[serde(default)]
    pub stash: Vec<String>,
    /// Credits.
    #[serde(default)]
    pub credits: i16,
    /// Fame.
    #[serde(default)]
    pub fame: i16,
    /// Allies.
    #[serde(default)]
    pub allies: Vec<SavedAlly>,
    /// What the armory offers.
    #[serde(default)]
    pub stock: Vec<String>,
    /// Medpacs for the next mission.
    #[serde(default)]
    pub medpacs: i16,
    /// Damage each hero starts the next mission with.
    #[serde(default)]
    pub hurt: i16,
    /// Messages of the star map.
    #[serde(default)]
    pub told: Vec<Told>,
}

impl SavedCampaign {
    /// The version this program writes.
    pub const VERSION: u32 = 1;
}

/// A mission played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceSavedMission")]
pub struct SavedMission {
    /// Which.
    pub mission: String,
    /// Whether it was won.
    pub won: bool,
    /// In what way.
    #[serde(default)]
    pub how: String,
    /// Rounds it took.
    #[serde(default)]
    pub rounds: u16,
    /// What the fame was earned with.
    #[serde(default)]
    pub fame: Vec<FameLine>,
    /// Messages of the mission.
    #[serde(default)]
    pub told: Vec<Told>,
}

/// A hero of the team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceSavedHero")]
pub struct SavedHero {
    /// Who.
    pub hero: String,
    /// Class cards, in order.
    #[serde(default)]
    pub class: Vec<String>,
    /// How many it may have.
    #[serde(default)]
    pub trainings: u8,
    /// How many of them are kept for good.
    #[serde(default)]
    pub kept: u8,
    /// Items it holds.
    #[serde(default)]
    pub items: Vec<SavedItem>,
    /// Reward cards that are its own.
    #[serde(default)]
    pub rewards: Vec<String>,
}

/// An item in a hero's hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceSavedItem")]
pub struct SavedItem {
    /// The card.
    pub card: String,
    /// The weapon it lies under.
    #[serde(default)]
    pub under: Option<String>,
}

/// An ally.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "AllianceSavedAlly")]
pub struct SavedAlly {
    /// The deployment card.
    pub group: String,
    /// Deployments left.
    pub deployments: u8,
}
