//! The first state: of a mission played alone, of a campaign with its first mission, of one that goes on from a file.

use std::sync::Arc;

use sortie_kernel::{Chance, Frames, Seed};

use super::save;
use crate::content::Content;
use crate::setup::{CampaignPick, Setup};
use crate::state::{Campaign, CampaignStep, Frame, State, TableRules, lay, lay_in_campaign};

/// The first state, before anything has run.
pub(crate) fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
    let options = setup.options();
    let table = TableRules {
        mission: content.mission(&setup.mission).unwrap_or(0) as u8,
        n_agents: setup.agents.len() as u8,
        difficulty: setup.difficulty,
        options: options.of_world(),
        rank_defence: options.rank_defence,
        dice: setup.dice,
        mode: setup.mode,
    };
    match &setup.campaign {
        None => lay(content, table, &setup.agents, seed),
        Some(pick) => campaign(content, table, setup, pick, seed),
    }
}

/// A campaign begins with its first mission at once; one that goes on is at headquarters.
fn campaign(content: &Content, table: TableRules, setup: &Setup, pick: &CampaignPick, seed: Seed) -> State {
    let number = content.campaign(&pick.id).unwrap_or(0) as u8;
    let (campaign, epoch, step) = match &pick.resume {
        None => (Campaign::new(number, pick.team.trim()), 0, CampaignStep::Begin),
        Some(saved) => {
            (save::restored(content, number, pick, saved), saved.epoch, CampaignStep::Headquarters)
        }
    };
    let mission = campaign.open(content).first().copied().unwrap_or(0);
    let table = TableRules { mission, ..table };
    let mut state =
        lay_in_campaign(content, table, &setup.agents, Arc::new(campaign), Chance::new(seed), epoch);
    state.frames = Frames::new(Frame::Campaign(step));
    state
}
