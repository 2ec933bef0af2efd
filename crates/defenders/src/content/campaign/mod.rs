//! Campaigns: which mission follows which, by how it ended.
//!
//! Texts are named after the campaign: `defenders-campaign-<id>` its title, `-note` a line about it, `-rules` what is carried
//! over, `-ending-<id>` how it ends.
//!
//! What every campaign keeps is a rule of the game (128, section 3 of the mission book): one rank for an agent and mission,
//! and who failed every rank roll of a mission rolls once more at its end; found weapons stay in the headquarters, of which as
//! many are taken along as the briefing says; a reinforcement weapon is drawn from all improved ones not owned yet, whatever
//! the classes, alien ones once those are used up; players may change agents between missions, and who comes late starts
//! at copper; the dead are back in the next mission with their rank.

pub(super) mod check;
mod read;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::Origin;
use super::mission::MissionResult;
pub(super) use read::read_campaigns;

/// A campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersCampaign")]
pub struct Campaign {
    /// Its name in files and texts.
    pub id: String,
    /// Who made it.
    pub origin: Origin,
    /// Its missions; it begins with the first.
    pub leg: Vec<Leg>,
    /// How it ends.
    pub ending: Vec<CampaignEnding>,
}

/// A mission of a campaign, and what comes after it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersLeg")]
pub struct Leg {
    /// The mission.
    pub mission: String,
    /// After it was accomplished: one of these, of the players' choice; the campaign ends if there is none.
    #[serde(default)]
    pub accomplished: Option<Vec<String>>,
    /// After it was accomplished partly; left out if it cannot be.
    #[serde(default)]
    pub partly: Option<Vec<String>>,
    /// After it failed.
    #[serde(default)]
    pub failed: Option<Vec<String>>,
}

/// How a campaign ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersCampaignEnding")]
pub struct CampaignEnding {
    /// Its name in the campaign.
    pub id: String,
    /// After this mission.
    pub mission: String,
    /// When it ended like this.
    pub how: MissionResult,
}

impl Leg {
    /// What comes after a result; none if the mission cannot end so.
    pub fn after(&self, how: MissionResult) -> Option<&[String]> {
        match how {
            MissionResult::Accomplished => self.accomplished.as_deref(),
            MissionResult::Partly => self.partly.as_deref(),
            MissionResult::Failed => self.failed.as_deref(),
        }
    }
}

impl Campaign {
    /// The leg of a mission.
    pub fn leg(&self, mission: &str) -> Option<&Leg> {
        self.leg.iter().find(|leg| leg.mission == mission)
    }

    /// Which missions may follow. None if the campaign is over.
    pub fn next(&self, mission: &str, how: MissionResult) -> &[String] {
        self.leg(mission).and_then(|leg| leg.after(how)).unwrap_or_default()
    }

    /// How it ends after a mission that nothing follows.
    pub fn ending(&self, mission: &str, how: MissionResult) -> Option<&CampaignEnding> {
        self.ending.iter().find(|ending| ending.mission == mission && ending.how == how)
    }
}
