//! What is wrong with a set-up of a campaign.

use sortie_mission::is_team_name;

use super::{CampaignPick, Difficulty, SavedCampaign, Setup};
use crate::content::Content;

impl CampaignPick {
    /// What is wrong with it, field by field.
    pub(super) fn problems(&self, content: &Content, setup: &Setup) -> Vec<(String, &'static str)> {
        let mut problems = Vec::new();
        let mut wrong = |field: &str, code| problems.push((field.to_owned(), code));
        if content.campaign(&self.id).is_none() {
            wrong("campaign.id", "alliance-unknown-campaign");
        }
        if !is_team_name(&self.team) {
            wrong("campaign.team", "alliance-team-name");
        }
        // Two difficulties (R15.3).
        if setup.difficulty == Difficulty::Easy {
            wrong("difficulty", "alliance-mission-difficulty");
        }
        if setup.mission.is_some() {
            wrong("mission", "alliance-mission-and-campaign");
        }
        // Heroes begin with what they start with (R1.11); allies are gained (R22.1).
        for (seat, pick) in setup.heroes.iter().enumerate() {
            if !pick.cards.is_empty() {
                wrong(&format!("heroes[{seat}].cards"), "alliance-campaign-cards");
            }
        }
        if setup.ally.is_some() {
            wrong("ally", "alliance-unknown-ally");
        }
        if let Some(saved) = &self.resume {
            let same_heroes =
                saved.heroes.iter().map(|file| &file.hero).eq(setup.heroes.iter().map(|pick| &pick.hero));
            if saved.version > SavedCampaign::VERSION {
                wrong("campaign.resume.version", "alliance-campaign-version");
            } else if saved.campaign != self.id {
                wrong("campaign.resume.campaign", "alliance-unknown-campaign");
            } else if !same_heroes {
                wrong("campaign.resume.heroes", "alliance-campaign-heroes");
            }
        }
        problems
    }
}
