//! The end of a mission: who has failed every rank roll in it rolls once more (128); then what everybody has become is written
//! down, and it is clear what may follow, or how the campaign ends (2).

use sortie_kernel::{Offer, Progress, Seat};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::Special;
use crate::dice::{Pool, Symbol};
use crate::event::{CampaignEvent, RoundEvent};
use crate::flow::round::promotion;
use crate::flow::round::ranks::{DICE, next_rank};
use crate::state::{CampaignStep, Frame, State};
use crate::world::FigureId;

/// Who may roll once more, the alpha agent first: living agents who have rolled and never had enough (40, 128).
fn next(content: &Content, state: &State, asked: u8) -> Option<FigureId> {
    if state.mission(content).has(&Special::NoRankRolls) {
        return None;
    }
    let may = |agent: &FigureId| {
        asked >> agent.0 & 1 == 0
            && !state.is_cast(*agent)
            && state.agent(*agent).is_some_and(|own| own.has_failed && own.ranks_gained == 0)
            && next_rank(content, state, *agent).is_some()
    };
    state.world(content).clockwise_from(state.alpha).find(may)
}

pub(super) fn advance(ctx: &mut Ctx<'_>, asked: u8) -> Progress {
    let Some(agent) = next(ctx.content, ctx.state, asked) else {
        home(ctx);
        return Progress::Continue;
    };
    let Some(fallen) = ctx.take_roll() else { return Progress::Ask };
    let dice = &ctx.content.dice;
    let gd: u16 = fallen.iter().map(|rolled| u16::from(rolled.shows(dice).count(Symbol::Gd))).sum();
    let needed = next_rank(ctx.content, ctx.state, agent).map_or(0, |rank| rank.gd);
    has_asked(ctx, asked, agent);
    ctx.tell("128", RoundEvent::RankRolled { agent, gd: Some(gd as u8), needed });
    if gd >= needed.into() {
        promotion::promote(ctx, agent);
    }
    Progress::Continue
}

fn has_asked(ctx: &mut Ctx<'_>, asked: u8, agent: FigureId) {
    ctx.turn_to(Frame::Campaign(CampaignStep::Debriefing { asked: asked | 1 << agent.0 }));
}

/// Home again: what may follow depends on how the mission ended; where nothing follows the campaign is over (2).
fn home(ctx: &mut Ctx<'_>) {
    ctx.tell("128", CampaignEvent::Debriefed);
    let Some(campaign) = ctx.state.campaign() else { return };
    let number = campaign.campaign;
    let printed = &ctx.content.campaigns[usize::from(number)];
    if let Some(&mission) = campaign.open(ctx.content).first() {
        ctx.tell("2", CampaignEvent::Returned { mission });
        return;
    }
    let ending = campaign.played.last().and_then(|played| {
        let mission = &ctx.content.missions[usize::from(played.mission)].id;
        let how = played.ending.result();
        printed.ending.iter().position(|ending| ending.mission == *mission && ending.how == how)
    });
    // `sortie check` sees to it that there is one.
    ctx.tell("2", CampaignEvent::CampaignEnded { campaign: number, ending: ending.unwrap_or(0) as u8 });
}

pub(super) fn offers(content: &Content, state: &State, asked: u8, out: &mut Vec<Offer<Choice>>) {
    if let Some(agent) = next(content, state, asked) {
        let seat = Seat(agent.0);
        out.extend([Choice::RollRank, Choice::Pass].map(|choice| Offer { seat, choice }));
    }
}

pub(super) fn answer(ctx: &mut Ctx<'_>, asked: u8, seat: Seat, choice: Choice) {
    let agent = FigureId(seat.0);
    if choice == Choice::RollRank {
        ctx.roll(agent, Pool::new(DICE, 0).unwrap_or_default());
    } else {
        let needed = next_rank(ctx.content, ctx.state, agent).map_or(0, |rank| rank.gd);
        has_asked(ctx, asked, agent);
        ctx.tell("128", RoundEvent::RankRolled { agent, gd: None, needed });
    }
}

pub(super) fn prompt(content: &Content, state: &State, asked: u8) -> Prompt {
    match next(content, state, asked) {
        Some(agent) => Prompt::LastRoll { agent },
        None => Prompt::Nothing,
    }
}
