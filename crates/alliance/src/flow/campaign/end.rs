//! The end of a mission (R21), and of the campaign (R15.2).

use sortie_kernel::Progress;

use super::training::MOST_TRAININGS;
use super::{armory, camp, encounter, to_star_map};
use crate::apply::Ctx;
use crate::content::mission::Party;
use crate::content::{Content, MissionKind};
use crate::event::{Ending, Event};
use crate::flow::team::elite_of;
use crate::state::{AllyFile, Campaign, FameFor, FameLine, Frame, Play, Played, Root, State};
use crate::world::{FigureId, Side};

/// A mission of the campaign is over. First the fame, then the rewards, whose quality it sets (R35.3), then the star
/// map; a lost mission is no end (R15.2).
pub(in crate::flow) fn mission_over(ctx: &mut Ctx<'_>, won: bool) -> Progress {
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
        crate::flow::script::call(ctx, if won { Root::Won } else { Root::Lost });
        ctx.push(Frame::Script);
        return Progress::Continue;
    }
    settle(ctx, mission);
    Progress::Continue
}

/// Fame, and what becomes of the ally.
fn count(ctx: &mut Ctx<'_>, mission: u8, won: bool) {
    let fame = fame_lines(ctx.content, ctx.state, mission, won);
    let survives = ally_survives(ctx.state);
    let how = ctx.state.script.as_ref().map_or_else(String::new, |script| script.how.clone());
    let (content, rounds) = (ctx.content, ctx.state.round);
    let Some(campaign) = ctx.state.campaign_mut() else { return };
    let deeds = |line: &&FameLine| line.what != FameFor::Deed;
    let earned = fame.iter().filter(deeds).fold(0_i16, |sum, line| sum.saturating_add(line.fame));
    campaign.fame = campaign.fame.saturating_add(earned).max(0);
    let played = Played { mission, won, how: how.clone(), rounds, fame: fame.clone(), told: Vec::new() };
    campaign.played.push(played);
    release_ally(content, campaign, survives);
    ctx.tell("R21.1", |_| Event::MissionEnded { mission, won, how, fame });
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

/// A regular ally that survives becomes elite, if there is such a card, and may be deployed once more (R22.4); one
/// that is defeated is gone; one without deployments left goes its way (R22.3).
fn release_ally(content: &Content, campaign: &mut Campaign, survives: bool) {
    let Some(along) = campaign.along.take() else { return };
    let elite = elite_of(content, along);
    let left = campaign.allies.iter().find(|file| file.group == along).map_or(0, |file| file.deployments);
    campaign.allies.retain(|file| file.group != along);
    let stays = match elite {
        _ if !survives => None,
        Some(elite) => Some(AllyFile { group: elite, deployments: left + 1 }),
        None => Some(AllyFile { group: along, deployments: left }),
    };
    campaign.allies.extend(stays.filter(|file| file.deployments > 0));
}

/// After the rewards: training, armory, encounters; then the star map, or the end after the finale.
fn settle(ctx: &mut Ctx<'_>, mission: u8) {
    let content = ctx.content;
    let told = ctx.state.script.take().map_or_else(Vec::new, |script| script.told.to_vec());
    camp::gather(ctx.content, ctx.state);
    let Some(campaign) = ctx.state.campaign_mut() else { return };
    let was = campaign.before.take().map_or(0, |before| before.fame);
    let now = campaign.fame;
    if let Some(played) = campaign.played.last_mut() {
        played.told = told;
        add_deeds(&mut played.fame, now - was);
    }
    for file in &mut campaign.heroes {
        file.trainings = (file.trainings + 1).min(MOST_TRAININGS);
    }
    let id = &content.missions[usize::from(mission)].id;
    let legs = &content.campaigns[usize::from(campaign.campaign)].mission;
    if legs.iter().any(|leg| leg.mission == *id && leg.finale) {
        campaign_over(ctx);
        return;
    }
    armory::restock(ctx);
    if content.missions[usize::from(mission)].kind == MissionKind::Story {
        encounter::appear(ctx);
    }
    to_star_map(ctx.state);
}

/// What rewards added to the fame is a deed too: the lines make up all that was gained.
fn add_deeds(lines: &mut Vec<FameLine>, gained: i16) {
    let others = lines.iter().filter(|line| line.what != FameFor::Deed);
    let deeds = gained - others.map(|line| line.fame).sum::<i16>();
    lines.retain(|line| line.what != FameFor::Deed);
    if deeds != 0 {
        lines.push(FameLine { what: FameFor::Deed, times: deeds, fame: deeds });
    }
}

/// The campaign is over: the first ending whose conditions hold, the last if none does. Its fame is the score (R35.2).
pub(super) fn campaign_over(ctx: &mut Ctx<'_>) {
    let (content, state) = (ctx.content, &mut *ctx.state);
    let Some(campaign) = &state.campaign else { return };
    let endings = &content.campaigns[usize::from(campaign.campaign)].ending;
    let holds = |n: &usize| crate::flow::script::holds(content, state, &endings[*n].given);
    let number = (0..endings.len()).find(holds).unwrap_or(endings.len().saturating_sub(1));
    let won = endings.get(number).is_some_and(|ending| ending.won);
    let number = number as u8;
    if let Some(campaign) = state.campaign_mut() {
        campaign.ending = Some(number);
    }
    ctx.end("R15.2", Ending::Campaign { ending: number, won });
}
