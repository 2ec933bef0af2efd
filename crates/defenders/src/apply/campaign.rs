//! A campaign: headquarters, the way from mission to mission, its end.

use std::sync::Arc;

use sortie_kernel::Frames;

use crate::content::{Class, Content, Grade};
use crate::event::{CampaignEvent, Ending};
use crate::state::{
    AgentFile, Campaign, CampaignStep, Frame, Gun, Model, Played, Service, Stage, State, body_of, filed,
    lay_in_campaign,
};
use crate::world::{FigureId, Rank};

pub(super) fn apply(content: &Content, state: &mut State, event: &CampaignEvent) {
    match *event {
        CampaignEvent::SetOut { .. } => {
            let Some(campaign) = &mut state.campaign else { return };
            let before = Some(campaign.clone());
            let campaign = Arc::make_mut(campaign);
            campaign.before = before;
            campaign.stage = Stage::Mission;
        }
        CampaignEvent::MissionEnded { mission, ending } => end_mission(state, mission, ending),
        CampaignEvent::Debriefed => debrief(state),
        CampaignEvent::Returned { mission } => {
            let Some(campaign) = &mut state.campaign else { return };
            let campaign = Arc::make_mut(campaign);
            campaign.before = None;
            campaign.stage = Stage::Headquarters;
            state.epoch = state.epoch.wrapping_add(1);
            plan(content, state, mission);
        }
        CampaignEvent::Planned { mission } => plan(content, state, mission),
        CampaignEvent::Enlisted { agent, class } => {
            let Some(campaign) = &state.campaign else { return };
            let file = campaign.file(class);
            let (new, body) = (filed(content, class, file), body_of(content, class, file.grade));
            state.agents[agent.index()] = new;
            *state.body_mut(agent) = body;
            state.hide(content);
        }
        CampaignEvent::Armed { agent, gun, weapon } => arm(content, state, agent, gun, weapon),
        CampaignEvent::Disarmed { agent, gun, .. } => {
            let Some(own) = state.agent(agent) else { return };
            let issued = filed(content, own.class, &AgentFile { grade: own.grade, ..AgentFile::default() });
            if let Some(own) = state.agent_mut(agent) {
                own.guns[usize::from(gun)] = issued.guns[usize::from(gun)];
            }
        }
        CampaignEvent::CampaignEnded { ending, .. } => {
            let Some(campaign) = &mut state.campaign else { return };
            let campaign = Arc::make_mut(campaign);
            campaign.before = None;
            campaign.ending = Some(ending);
            campaign.stage = Stage::Over;
            state.frames.clear();
        }
    }
}

/// A mission is over: how is written down, and whatever was under way is not any more.
fn end_mission(state: &mut State, mission: u8, ending: Ending) {
    let services = state.agents.iter().map(|agent| Service {
        class: agent.class,
        grade: agent.grade,
        promoted: agent.ranks_gained > 0,
        died: agent.is_dead,
    });
    let played = Played { mission, ending, rounds: state.round, team: services.collect() };
    state.ending = None;
    state.attacks.clear();
    state.roll = None;
    state.called.clear();
    state.script.agenda = Default::default();
    state.script.result = None;
    state.frames = Frames::new(Frame::Campaign(CampaignStep::Debriefing { asked: 0 }));
    let Some(campaign) = &mut state.campaign else { return };
    let campaign = Arc::make_mut(campaign);
    campaign.stage = Stage::Debriefing;
    campaign.played.push(played);
}

/// What everybody has become goes into his file (128). Who has died has his rank and nothing else (A69); where the dead stay dead,
/// whoever takes his place begins. Who played somebody else is who he was (198).
fn debrief(state: &mut State) {
    let dead_stay_dead = state.table.difficulty.preset().permanent_death;
    let team: Vec<(Service, AgentFile)> = (0..state.table.n_agents)
        .map(FigureId)
        .filter_map(|figure| {
            let agent = state.agent(figure)?;
            let was = state.campaign.as_ref()?.file(agent.class);
            let is_lost = agent.is_dead && dead_stay_dead;
            let grade = if is_lost { Grade::Copper } else { agent.grade };
            let (skills, tactics) = match state.is_cast(figure) && !is_lost {
                true => (was.skills.clone(), was.tactics.clone()),
                false => (
                    agent.skills.iter().map(|(skill, _)| skill).collect(),
                    agent.tactics.iter().map(|(tactic, _)| tactic).collect(),
                ),
            };
            let service =
                Service { class: agent.class, grade, promoted: agent.ranks_gained > 0, died: agent.is_dead };
            Some((service, AgentFile { grade, skills, tactics }))
        })
        .collect();
    let Some(campaign) = &mut state.campaign else { return };
    let campaign = Arc::make_mut(campaign);
    let services = team.iter().map(|(service, _)| *service).collect();
    if let Some(played) = campaign.played.last_mut() {
        played.team = services;
    }
    for (service, file) in team {
        campaign.files[service.class as usize] = file;
    }
}

/// The table is laid for a mission. Weapons stay with who carried them, as many as its briefing allows (100).
fn plan(content: &Content, state: &mut State, mission: u8) {
    let classes: Vec<Class> = state.agents.iter().map(|agent| agent.class).collect();
    let carried: Vec<(FigureId, u8, u8)> = state.carried().collect();
    let Some(campaign) = state.campaign.clone() else { return };
    let table = crate::state::TableRules { mission, ..state.table };
    *state = lay_in_campaign(content, table, &classes, campaign, state.chance.clone(), state.epoch);
    state.frames = Frames::new(Frame::Campaign(CampaignStep::Headquarters));
    for (agent, gun, weapon) in carried {
        if state.has_room_for(content, weapon, (agent, gun)) {
            arm(content, state, agent, gun, weapon);
        }
    }
}

fn arm(content: &Content, state: &mut State, agent: FigureId, gun: u8, weapon: u8) {
    let ammo = content.weapons[usize::from(weapon)].ammo;
    if let Some(agent) = state.agent_mut(agent) {
        agent.guns[usize::from(gun)] = Gun { model: Model::Token(weapon), ammo, is_jammed: false };
    }
}

fn rank_of(content: &Content, weapon: u8) -> Rank {
    content.weapons[usize::from(weapon)].rank
}

impl State {
    /// The weapons of the headquarters that agents carry: who, in which place, which. The dead carry none (A69).
    pub(crate) fn carried(&self) -> impl Iterator<Item = (FigureId, u8, u8)> + '_ {
        let alive = (0..).zip(&self.agents).filter(|(_, agent)| !agent.is_dead);
        alive.flat_map(|(n, agent)| {
            (0..).zip(&agent.guns).filter_map(move |(gun, own)| match own.model {
                Model::Token(weapon) => Some((FigureId(n), gun, weapon)),
                Model::Primary | Model::Secondary => None,
            })
        })
    }

    /// How many improved and how many alien weapons are carried, and how many the briefing allows.
    pub(crate) fn along(&self, content: &Content) -> [[u8; 2]; 2] {
        let mission = self.mission(content);
        let n = |rank: Rank| self.carried().filter(|&(.., weapon)| rank_of(content, weapon) == rank).count();
        [[n(Rank::Blue) as u8, mission.improved], [n(Rank::Red) as u8, mission.alien_weapons]]
    }

    /// Whether the briefing allows one more weapon of this rank in that place, whatever is there now.
    pub(crate) fn has_room_for(&self, content: &Content, weapon: u8, (agent, gun): (FigureId, u8)) -> bool {
        let rank = rank_of(content, weapon);
        let [n, most] = self.along(content)[usize::from(rank == Rank::Red)];
        let is_there = |&(who, place, other): &(FigureId, u8, u8)| {
            (who, place) == (agent, gun) && rank_of(content, other) == rank
        };
        n - u8::from(self.carried().any(|place| is_there(&place))) < most
    }

    /// The campaign under way.
    pub(crate) fn campaign(&self) -> Option<&Campaign> {
        self.campaign.as_deref()
    }
}
