//! A campaign under way (2, 128): what its missions leave behind. It changes only between missions and when a weapon comes to
//! headquarters, and is shared between clones.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{Class, Content, Grade};
use crate::event::Ending;

/// A campaign of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Campaign {
    /// Which, by number in the content.
    pub(crate) campaign: u8,
    /// What the team calls itself.
    pub(crate) team: String,
    /// Where it is.
    pub(crate) stage: Stage,
    /// Missions played, in order.
    pub(crate) played: Vec<Played>,
    /// What is kept of each class, in the order of [`Class::ALL`].
    pub(crate) files: [AgentFile; Class::ALL.len()],
    /// Weapons of the headquarters, by number, whoever carries them; in the order in which they came.
    pub(crate) weapons: Vec<u8>,
    /// The campaign as it was at headquarters before the mission under way.
    pub(crate) before: Option<Arc<Campaign>>,
    /// Something in the file it was loaded from is not known any more.
    pub(crate) has_lost: bool,
    /// How it ended, by number.
    pub(crate) ending: Option<u8>,
}

/// Where a campaign is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersCampaignStage")]
pub enum Stage {
    /// On a mission.
    Mission,
    /// A mission is over, and who failed every rank roll rolls once more (128).
    Debriefing,
    /// Between missions.
    Headquarters,
    /// It has ended.
    Over,
}

/// What is kept of a class between missions (128).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AgentFile {
    /// The rank; who comes late starts at copper.
    pub(crate) grade: Grade,
    /// Skills, by number.
    pub(crate) skills: Vec<u8>,
    /// Tactics, by number.
    pub(crate) tactics: Vec<u8>,
}

/// A mission played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersPlayed")]
pub struct Played {
    /// Which, by number in the content.
    pub mission: u8,
    /// How it ended.
    pub ending: Ending,
    /// How many rounds it took.
    pub rounds: u16,
    /// Who went, in the order in which they sat.
    pub team: Vec<Service>,
}

/// What an agent brought home from a mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersService")]
pub struct Service {
    /// The class.
    pub class: Class,
    /// The rank afterwards.
    pub grade: Grade,
    /// Has gained a rank in it.
    pub promoted: bool,
    /// Died in it.
    pub died: bool,
}

impl Default for AgentFile {
    /// Nobody has served yet (127).
    fn default() -> Self {
        Self { grade: Grade::Copper, skills: Vec::new(), tactics: Vec::new() }
    }
}

impl Campaign {
    /// A campaign in which nothing was played yet.
    pub(crate) fn new(campaign: u8, team: &str) -> Self {
        Self {
            campaign,
            team: team.to_owned(),
            stage: Stage::Headquarters,
            played: Vec::new(),
            files: Default::default(),
            weapons: Vec::new(),
            before: None,
            has_lost: false,
            ending: None,
        }
    }

    /// What is kept of a class.
    pub(crate) fn file(&self, class: Class) -> &AgentFile {
        &self.files[class as usize]
    }

    /// Whether the headquarters owns a weapon.
    pub(crate) fn owns(&self, weapon: u8) -> bool {
        self.weapons.contains(&weapon)
    }

    /// How a mission ended when it was played last.
    pub(crate) fn last(&self, mission: u8) -> Option<&Played> {
        self.played.iter().rev().find(|played| played.mission == mission)
    }

    /// The missions that may come now, by number in the content: the first one, or those that follow the mission played last
    /// by how it ended (2). None if the campaign ends there.
    pub(crate) fn open(&self, content: &Content) -> Vec<u8> {
        let printed = &content.campaigns[usize::from(self.campaign)];
        let number = |id: &String| content.mission(id).map(|mission| mission as u8);
        match self.played.last() {
            None => printed.leg.first().and_then(|leg| number(&leg.mission)).into_iter().collect(),
            Some(played) => {
                let mission = &content.missions[usize::from(played.mission)].id;
                printed.next(mission, played.ending.result()).iter().filter_map(number).collect()
            }
        }
    }
}
