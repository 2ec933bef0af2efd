//! How far a mission or a campaign has come, for a list of tables: everything by name, for whoever reads a list has not
//! fetched the content.

use serde::Serialize;
use ts_rs::TS;

use crate::content::Content;
use crate::event::Ending;
use crate::state::{Stage, State};

/// How far a table has come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "of", rename_all = "snake_case")]
#[ts(rename = "DefendersProgress")]
pub enum Progress {
    /// A whole campaign.
    Campaign {
        /// Which.
        campaign: String,
        /// What the team calls itself.
        team: String,
        /// Missions played.
        missions: u16,
        /// Where the team is.
        at: Whereabouts,
        /// How it ended, if it is over.
        ending: Option<EndingReached>,
    },
    /// A mission for itself.
    Mission {
        /// Which.
        mission: String,
        /// Its main objective now.
        objective: Option<String>,
    },
}

/// Where the team of a campaign is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "at", rename_all = "snake_case")]
#[ts(rename = "DefendersWhereabouts")]
pub enum Whereabouts {
    /// Between missions, or at the end.
    Headquarters,
    /// On a mission.
    Mission {
        /// Which.
        mission: String,
        /// Its main objective now.
        objective: Option<String>,
    },
}

/// How a campaign ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersEndingReached")]
pub struct EndingReached {
    /// Which ending.
    pub ending: String,
    /// How the last mission ended.
    pub how: Ending,
    /// Whether the team has won.
    pub won: bool,
}

/// The main objective by its name in the mission, if the mission has set one.
pub(crate) fn main_objective(content: &Content, state: &State) -> Option<String> {
    let objective = usize::from(state.script.progress.objective?);
    Some(state.mission(content).objective.get(objective)?.id.clone())
}

/// How far the table has come. It repeats what the view shows to everybody.
pub(crate) fn progress(content: &Content, state: &State) -> Progress {
    let mission = state.mission(content).id.clone();
    let objective = main_objective(content, state);
    let Some(campaign) = state.campaign() else { return Progress::Mission { mission, objective } };
    let printed = &content.campaigns[usize::from(campaign.campaign)];
    let ending = campaign.ending.and_then(|ending| printed.ending.get(usize::from(ending)));
    let ending = ending.zip(campaign.played.last()).map(|(ending, last)| EndingReached {
        ending: ending.id.clone(),
        how: last.ending,
        won: last.ending.is_won(),
    });
    let at = match campaign.stage {
        Stage::Mission => Whereabouts::Mission { mission, objective },
        Stage::Debriefing | Stage::Headquarters | Stage::Over => Whereabouts::Headquarters,
    };
    Progress::Campaign {
        campaign: printed.id.clone(),
        team: campaign.team.clone(),
        missions: campaign.played.len() as u16,
        at,
        ending,
    }
}
