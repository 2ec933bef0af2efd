//! The end of a mission (R21), and of the campaign (R15.2).

use sortie_kernel::Progress;

use super::team::elite_of;
use super::training::MOST_TRAININGS;
use super::{armory, encounter};
use crate::apply::Ctx;
use crate::content::mission::Party;
use crate::content::{Content, MissionKind};
use crate::event::Event;
use crate::flow::script;
pub(in crate::flow) use crate::flow::unasked::{answer, offers, prompt};
use crate::order::Order;
use crate::state::{AllyFile, Campaign, Ending, FameFor, FameLine, Frame, Play, Played, Root, State};
use crate::world::{FigureId, Side};

/// A mission of the campaign is over. First the fame, then the rewards, whose quality it sets (R35.3), then the star
/// map; a lost mission is no end (R15.2).
pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, won: bool) -> Progress {
    let Some(Play::Mission(mission)) = ctx.state.script.as_ref().map(|script| script.play) else {
        ctx.pop();
        return Progress::Continue;
    };
    let is_counted = |campaign: &Campaign| {
        let before = campaign.before.as_ref().map_or(0, |before| before.played.len());
        campaign.played.len() > before
    };
    if !ctx.state.campaign.as_deref().is_some_and(is_counted) {
        count(ctx, mission, won);
        script::call(ctx, if won { Root::Won } else { Root::Lost });
        ctx.push(Frame::Script);
        return Progress::Continue;
    }
    settle(ctx, mission);
    Progress::Continue
}

/// Fame by the campaign's published table, line by line (R35.4, A48).
fn fame_lines(content: &Content, state: &State, mission: u8, won: bool) -> Vec<FameLine> {
    let (Some(campaign), Some(script)) = (&state.campaign, &state.script) else { return Vec::new() };
    let rules = content.campaigns[usize::from(campaign.campaign)].fame;
    let printed = &content.missions[usize::from(mission)];
    let par = printed.par.of(Party::new(state.heroes.len(), state.table.difficulty));
    let optional = printed.objective.iter().enumerate();
    let optional =
        optional.filter(|&(n, objective)| objective.optional && script.progress.is_completed(n)).count();
    let unhurt = state.heroes.iter().filter(|hero| !state.body(hero.figure).is_wounded).count();
    let deeds = campaign.fame - campaign.before.as_ref().map_or(0, |before| before.fame);
    let when_won = |n: i16| if won { n } else { 0 };
    let lines = [
        (FameFor::Group, i16::from(script.defeated), rules.group),
        (FameFor::Elite, i16::from(script.defeated_elite), rules.elite),
        (FameFor::Won, when_won(1), rules.won),
        (FameFor::Fast, when_won((par - state.round as i16).max(0)), rules.fast),
        (FameFor::Optional, optional as i16, rules.optional),
        (FameFor::Unhurt, when_won(unhurt as i16), rules.unhurt),
        (FameFor::Deed, deeds, 1),
    ];
    let line =
        |(what, times, each): (FameFor, i16, i16)| FameLine { what, times, fame: times.saturating_mul(each) };
    lines.into_iter().map(line).filter(|line| line.fame != 0).collect()
}

/// An ally survives with at least one figure left, won or lost (A45).
fn ally_survives(state: &State) -> bool {
    let Some(along) = state.campaign.as_ref().and_then(|campaign| campaign.along) else { return false };
    // Who has not been set on the map yet is well.
    let awaited = state.script.as_ref().map_or(0, |script| script.awaited);
    let is_there = |member: FigureId| state.body(member).is_present || awaited >> member.0 & 1 == 1;
    let mut groups = (0..state.groups.len()).filter(|&n| state.groups[n].group == along);
    groups.any(|n| state.groups[n].side == Side::Rebel && state.members(n).any(is_there))
}

/// Fame, and what becomes of the ally.
fn count(ctx: &mut Ctx<'_>, mission: u8, won: bool) {
    let fame = fame_lines(ctx.content, &ctx.state, mission, won);
    let how = ctx.state.script.as_ref().map_or_else(String::new, |script| script.how.clone());
    let deeds = |line: &&FameLine| line.what != FameFor::Deed;
    let earned = fame.iter().filter(deeds).fold(0_i16, |sum, line| sum.saturating_add(line.fame));
    let home = homecoming(ctx.content, &ctx.state);
    ctx.gain_fame(earned);
    let along = ctx.state.campaign.as_ref().and_then(|campaign| campaign.along);
    if let Some(AllyFile { group, deployments }) = home.filter(|home| Some(home.group) != along) {
        ctx.tell("R22.4", |_| Event::Ordered { order: Order::Promoted { group, deployments } });
    }
    ctx.release_ally(home);
    let rounds = ctx.state.round;
    ctx.count_mission(Played { mission, won, how, rounds, fame, told: Vec::new() });
}

/// As what an ally comes home. A regular one that survives becomes elite, if there is such a card, and may be deployed
/// once more (R22.4); one that is defeated is gone; one without deployments left goes its way (R22.3).
fn homecoming(content: &Content, state: &State) -> Option<AllyFile> {
    let campaign = state.campaign.as_deref()?;
    let along = campaign.along.filter(|_| ally_survives(state))?;
    let left = campaign.allies.iter().find(|file| file.group == along).map_or(0, |file| file.deployments);
    let file = match elite_of(content, along) {
        Some(elite) => AllyFile { group: elite, deployments: left + 1 },
        None => AllyFile { group: along, deployments: left },
    };
    (file.deployments > 0).then_some(file)
}

/// After the rewards: training, armory, encounters; then the star map, or the end after the finale.
fn settle(ctx: &mut Ctx<'_>, mission: u8) {
    ctx.settle_mission();
    ctx.gather();
    ctx.grant_training(MOST_TRAININGS);
    let printed = &ctx.content.missions[usize::from(mission)];
    let Some(campaign) = &ctx.state.campaign else { return };
    let legs = &ctx.content.campaigns[usize::from(campaign.campaign)].mission;
    if legs.iter().any(|leg| leg.mission == printed.id && leg.finale) {
        campaign_over(ctx);
        return;
    }
    armory::restock(ctx);
    if printed.kind == MissionKind::Story {
        encounter::appear(ctx);
    }
    ctx.open_star_map();
}

/// The campaign is over: the first ending whose conditions hold, the last if none does. Its fame is the score (R35.2).
pub(super) fn campaign_over(ctx: &mut Ctx<'_>) {
    let (content, state) = (ctx.content, &*ctx.state);
    let Some(campaign) = &state.campaign else { return };
    let endings = &content.campaigns[usize::from(campaign.campaign)].ending;
    let holds = |n: &usize| script::holds(content, state, &endings[*n].given);
    let number = (0..endings.len()).find(holds).unwrap_or(endings.len().saturating_sub(1));
    let won = endings.get(number).is_some_and(|ending| ending.won);
    let ending = number as u8;
    ctx.end_campaign(ending);
    ctx.end(Ending::Campaign { ending, won });
}
