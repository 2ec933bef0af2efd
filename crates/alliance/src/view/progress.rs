//! How far a mission or a campaign has come, for a list of tables: everything by name, for whoever reads a list has not
//! fetched the content.

use serde::Serialize;
use ts_rs::TS;

use crate::content::Content;
use crate::state::{Play, State};

/// How far a table has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "of", rename_all = "snake_case")]
#[ts(rename = "AllianceProgress")]
pub enum Progress {
    /// A whole campaign (R15.1).
    Campaign {
        /// Which.
        campaign: String,
        /// What the team calls itself (R1.13).
        team: String,
        /// Missions played.
        missions: u8,
        /// Fame so far (R34.3); at the end it is the score (R35.2).
        fame: i16,
        /// Where the team is.
        at: Whereabouts,
        /// How it ended, if it is over.
        ending: Option<EndingReached>,
    },
    /// A mission for itself.
    Mission {
        /// Which.
        mission: String,
        /// Its main objective now (R16.2).
        objective: Option<String>,
    },
}

/// Where the team of a campaign is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "at", rename_all = "snake_case")]
#[ts(rename = "AllianceWhereabouts")]
pub enum Whereabouts {
    /// Between missions.
    StarMap,
    /// On a mission.
    Mission {
        /// Which.
        mission: String,
        /// Its main objective now (R16.2).
        objective: Option<String>,
    },
    /// In an encounter (R30).
    Encounter {
        /// Which.
        encounter: String,
    },
}

/// How a campaign ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceEndingReached")]
pub struct EndingReached {
    /// Which ending.
    pub ending: String,
    /// Whether the team has won.
    pub won: bool,
}

/// How far the table has come; none in a skirmish, of which the round says it all. It repeats what the view shows to
/// everybody.
pub(crate) fn progress(content: &Content, state: &State) -> Option<Progress> {
    let under_way = state.script.as_ref().map(|script| script.play);
    let objective = || {
        let mission = state.mission(content)?;
        let objective = state.script.as_ref()?.progress.objective?;
        Some(mission.objective.get(usize::from(objective))?.id.clone())
    };
    let mission_id = |mission: u8| content.missions[usize::from(mission)].id.clone();
    let Some(campaign) = state.campaign.as_deref() else {
        let Some(Play::Mission(mission)) = under_way else { return None };
        return Some(Progress::Mission { mission: mission_id(mission), objective: objective() });
    };
    let printed = &content.campaigns[usize::from(campaign.campaign)];
    let ending = campaign.ending.map(|ending| &printed.ending[usize::from(ending)]);
    let at = match under_way {
        Some(Play::Mission(mission)) => {
            Whereabouts::Mission { mission: mission_id(mission), objective: objective() }
        }
        Some(Play::Encounter(encounter)) => {
            Whereabouts::Encounter { encounter: printed.encounter[usize::from(encounter)].id.clone() }
        }
        None => Whereabouts::StarMap,
    };
    Some(Progress::Campaign {
        campaign: printed.id.clone(),
        team: campaign.team.clone(),
        missions: campaign.played.len() as u8,
        fame: campaign.fame,
        at,
        ending: ending.map(|ending| EndingReached { ending: ending.id.clone(), won: ending.won }),
    })
}
