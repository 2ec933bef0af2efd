//! A campaign that is agreed on, and what is wrong with it.

use serde::{Deserialize, Serialize};
use sortie_mission::is_team_name;
use ts_rs::TS;

use super::{SavedCampaign, Setup};
use crate::content::Content;
use crate::limits::{MOST_AGENTS, MOST_PLAYED};

/// A campaign of a team.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersCampaignPick")]
pub struct CampaignPick {
    /// Which.
    pub id: String,
    /// What the team calls itself.
    pub team: String,
    /// The campaign as an earlier table left it: it goes on from there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub resume: Option<Box<SavedCampaign>>,
}

impl CampaignPick {
    /// What is wrong with it, field by field.
    pub(super) fn problems(&self, content: &Content, setup: &Setup) -> Vec<(String, &'static str)> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, code| problems.push((field.to_owned(), code));
        let campaign = content.campaign(&self.id).map(|campaign| &content.campaigns[campaign]);
        if campaign.is_none() {
            wrong("campaign.id", "defenders-campaign");
        }
        if !is_team_name(&self.team) {
            wrong("campaign.team", "defenders-team-name");
        }
        if !setup.mission.is_empty() {
            wrong("mission", "defenders-mission-and-campaign");
        }
        // Whoever begins has to be able to play all of it.
        let legs = campaign.iter().flat_map(|campaign| &campaign.leg);
        let missions = legs.filter_map(|leg| Some(&content.missions[content.mission(&leg.mission)?]));
        let fits =
            |[fewest, most]: [u8; 2]| (usize::from(fewest)..=usize::from(most)).contains(&setup.agents.len());
        if !missions.map(|mission| mission.agents).all(fits) {
            wrong("agents", "defenders-agents");
        }
        if let Some(saved) = &self.resume {
            problems.extend(saved.problems(content, &self.id));
        }
        problems
    }
}

impl SavedCampaign {
    /// What cannot be what a table has left. What is only not known any more is none of it.
    fn problems(&self, content: &Content, id: &str) -> Vec<(String, &'static str)> {
        let mut problems = Vec::new();
        let mut wrong = |field: String, code| problems.push((format!("campaign.resume.{field}"), code));
        if self.version > Self::VERSION {
            wrong("version".to_owned(), "defenders-campaign-version");
            return problems;
        }
        if self.campaign != id {
            wrong("campaign".to_owned(), "defenders-campaign");
        }
        if self.agents.len() > MOST_AGENTS {
            wrong("agents".to_owned(), "defenders-agents");
        }
        for (n, file) in self.files.iter().enumerate().take(MOST_AGENTS + 1) {
            if self.files[..n].iter().any(|other| other.class == file.class) {
                wrong(format!("files[{n}].class"), "defenders-agent-twice");
            }
        }
        if self.played.len() > MOST_PLAYED {
            wrong("played".to_owned(), "defenders-campaign-long");
        }
        let (campaign, last) = (content.campaign(id), self.played.last());
        if let (Some(campaign), Some(last)) = (campaign, last) {
            let leg = content.campaigns[campaign].leg(&last.mission);
            let after = leg.and_then(|leg| leg.after(last.ending.result()));
            if after.is_some_and(<[String]>::is_empty) {
                wrong(format!("played[{}]", self.played.len() - 1), "defenders-campaign-over");
            }
        }
        problems
    }
}
