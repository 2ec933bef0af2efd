//! What everybody may know of the campaign: all of it.

use serde::Serialize;
use ts_rs::TS;

use crate::content::{Class, Content, Grade};
use crate::state::{Played, Stage, State};
use crate::world::FigureId;

/// The campaign under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersCampaignView")]
pub struct CampaignView {
    /// Which, by number in the content.
    pub campaign: u8,
    /// The team's name.
    pub team: String,
    /// Where the team is.
    pub stage: Stage,
    /// Missions played, in order.
    pub played: Vec<Played>,
    /// At headquarters the missions that may come next, by number in the content. The one that is planned is the view's.
    pub open: Vec<u8>,
    /// What is kept of the five classes (128).
    pub files: Vec<AgentFileView>,
    /// Weapons of the headquarters (100).
    pub weapons: Vec<StoredWeaponView>,
    /// Improved weapons that are carried, and how many the briefing allows.
    pub improved: [u8; 2],
    /// Alien ones.
    pub alien: [u8; 2],
    /// Something in the file it was loaded from is not known any more.
    pub has_lost: bool,
    /// The ending, by number.
    pub ending: Option<u8>,
}

/// What is kept of a class between missions (128).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersAgentFileView")]
pub struct AgentFileView {
    /// The class.
    pub class: Class,
    /// Its rank when the team was at headquarters last.
    pub grade: Grade,
    /// Skills, by number.
    pub skills: Vec<u8>,
    /// Tactics, by number.
    pub tactics: Vec<u8>,
    /// Who plays it now; nobody if it stays at home.
    pub agent: Option<FigureId>,
    /// Missions it went on.
    pub missions: u8,
    /// Missions it did not come back from.
    pub deaths: u8,
}

/// A weapon of the headquarters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersStoredWeaponView")]
pub struct StoredWeaponView {
    /// Which, by number.
    pub weapon: u8,
    /// Who carries it; nobody if it lies at headquarters.
    pub agent: Option<FigureId>,
    /// In which place.
    pub gun: Option<u8>,
}

/// The campaign as everybody sees it.
pub(super) fn view(content: &Content, state: &State) -> Option<CampaignView> {
    let campaign = state.campaign()?;
    let [improved, alien] = state.along(content);
    let services = |class: Class| {
        campaign.played.iter().flat_map(|played| &played.team).filter(move |one| one.class == class)
    };
    let file = |class: Class| {
        let file = campaign.file(class);
        let agent = state.agents.iter().position(|agent| agent.class == class);
        AgentFileView {
            class,
            grade: file.grade,
            skills: file.skills.clone(),
            tactics: file.tactics.clone(),
            agent: agent.map(|agent| FigureId(agent as u8)),
            missions: services(class).count() as u8,
            deaths: services(class).filter(|one| one.died).count() as u8,
        }
    };
    let weapon = |&weapon: &u8| {
        let carried = state.carried().find(|(.., other)| *other == weapon);
        StoredWeaponView { weapon, agent: carried.map(|(who, ..)| who), gun: carried.map(|(_, gun, _)| gun) }
    };
    let is_home = campaign.stage == Stage::Headquarters;
    Some(CampaignView {
        campaign: campaign.campaign,
        team: campaign.team.clone(),
        stage: campaign.stage,
        played: campaign.played.clone(),
        open: if is_home { campaign.open(content) } else { Vec::new() },
        files: Class::ALL.into_iter().map(file).collect(),
        weapons: campaign.weapons.iter().map(weapon).collect(),
        improved,
        alien,
        has_lost: campaign.has_lost,
        ending: campaign.ending,
    })
}
