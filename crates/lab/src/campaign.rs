//! Whole campaigns: how they ended, and what became of each mission.

use std::borrow::Cow;

use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, CampaignView};
use sortie_kernel::{Game, Viewer};

use crate::play::simulate_and;
use crate::{GameResult, Games, Report};

/// As [`crate::simulate`], for campaigns: outcomes are counted by the campaign's own endings, and missions one by one.
pub fn simulate_campaigns(games: &Games<'_, Alliance>, tick: impl Fn() + Sync) -> Report {
    simulate_and(games, tick, |state, result| {
        let view = Alliance::view(games.content, state, Viewer::Spectator);
        if let Some(campaign) = &view.campaign {
            tell(games.content, campaign, result);
        }
    })
}

/// What the campaign says of itself in the end.
fn tell(content: &Content, campaign: &CampaignView, result: &mut GameResult) {
    let printed = &content.campaigns[usize::from(campaign.campaign)];
    if let Some(ending) = campaign.ending {
        result.outcome = Some(Cow::Owned(printed.ending[usize::from(ending)].id.clone()));
    }
    let name = |mission: u8| content.missions[usize::from(mission)].id.clone();
    result.missions = campaign.played.iter().map(|played| (name(played.mission), played.won)).collect();
    result.rounds = campaign.played.iter().map(|played| u32::from(played.rounds)).sum();
}
