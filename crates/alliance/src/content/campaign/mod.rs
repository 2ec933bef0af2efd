//! Campaigns: missions and encounters on a star map, an armory, endings.
//!
//! Texts are named after the campaign: `alliance-campaign-<id>` its title, `-note` a line about it, `-location-<id>`,
//! `-ending-<id>`; of an encounter `alliance-encounter-<id>` its title, `-note` what is said on the star map, and
//! `-<word>` what its effects say.

pub(super) mod check;
mod read;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::mission::{Amount, Effect, Given};
pub(super) use read::read_campaigns;

/// A campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceCampaign")]
pub struct Campaign {
    /// Its name in files and texts.
    pub id: String,
    /// Where it comes from: `sortie` for what we made.
    pub origin: String,
    /// Credits of the team at the start.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub credits: Amount,
    /// Places on the star map.
    pub location: Vec<Location>,
    /// Missions; the first is played at once.
    pub mission: Vec<Leg>,
    /// Encounters.
    #[serde(default)]
    pub encounter: Vec<Encounter>,
    /// What the armory offers.
    pub armory: Armory,
    /// How fame is earned (R35.4).
    pub fame: FameRules,
    /// Endings; the first whose conditions hold.
    pub ending: Vec<CampaignEnding>,
}

/// A place on the star map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceLocation")]
pub struct Location {
    /// Its name in the campaign.
    pub id: String,
    /// Where, in hundredths of the map's width and height.
    pub at: [u8; 2],
}

/// A mission on the star map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceLeg")]
pub struct Leg {
    /// The mission.
    pub mission: String,
    /// Where.
    pub location: String,
    /// It can be chosen when this holds, and it has not been played.
    #[ts(skip)]
    #[serde(default, rename = "if", skip_serializing)]
    pub given: Vec<Given>,
    /// The campaign ends after it.
    #[serde(default)]
    pub finale: bool,
}

/// An encounter (R30.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceEncounter")]
pub struct Encounter {
    /// Its name in the campaign.
    pub id: String,
    /// Where.
    pub location: String,
    /// It appears when this holds after a story mission (R30.5).
    #[ts(skip)]
    #[serde(default, rename = "if", skip_serializing)]
    pub given: Vec<Given>,
    /// What happens.
    #[ts(skip)]
    #[serde(rename = "do", skip_serializing)]
    pub effect: Vec<Effect>,
}

/// The armory (R31).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceArmory")]
pub struct Armory {
    /// How many cards are on offer after each mission.
    pub cards: u8,
    /// The tiers on offer after the first, second, ... mission; the last stays.
    pub tiers: Vec<Vec<u8>>,
    /// What buying costs, in hundredths of the printed price (R31.3).
    pub buy: u8,
    /// What selling brings, in hundredths of the printed price.
    pub sell: u8,
}

/// How fame is earned; the formula is no secret (R35.4, A48).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceFame")]
pub struct FameRules {
    /// For each enemy group defeated.
    pub group: i16,
    /// More for an elite or unique one.
    pub elite: i16,
    /// For a mission won.
    pub won: i16,
    /// For each round under the mission's par, when won.
    pub fast: i16,
    /// For each optional objective.
    pub optional: i16,
    /// For each hero not wounded at the end of a mission won.
    pub unhurt: i16,
    /// For each encounter resolved.
    pub encounter: i16,
}

/// How a campaign ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceCampaignEnding")]
pub struct CampaignEnding {
    /// Its name in the campaign.
    pub id: String,
    /// Whether the team has won.
    pub won: bool,
    /// When it comes.
    #[ts(skip)]
    #[serde(default, rename = "if", skip_serializing)]
    pub given: Vec<Given>,
}

impl Campaign {
    /// The number of an encounter.
    pub fn encounter(&self, id: &str) -> Option<usize> {
        self.encounter.iter().position(|encounter| encounter.id == id)
    }
}
