//! Rank rolls: if an alien was killed in the round before, each living agent may roll once, the alpha agent first (40, 126, A13).

use sortie_kernel::{Offer, Progress, Seat};

use super::promotion;
use crate::apply::Ctx;
use crate::choice::Choice;
use crate::content::mission::Special;
use crate::content::{Content, Promotion};
use crate::dice::{Pool, Symbol};
use crate::event::RoundEvent;
use crate::state::{Frame, RoundStep, State};
use crate::world::FigureId;

/// How many red dice are rolled (126).
pub(crate) const DICE: u8 = 3;

/// The next rank of an agent; none above the highest.
pub(crate) fn next_rank<'a>(content: &'a Content, state: &State, agent: FigureId) -> Option<&'a Promotion> {
    let grade = state.agent(agent)?.grade;
    content.ranks.iter().find(|rank| rank.grade > grade)
}

/// Who may roll next.
fn next(content: &Content, state: &State) -> Option<FigureId> {
    if !state.killed_before || state.mission(content).has(&Special::NoRankRolls) {
        return None;
    }
    // In a campaign one rank a mission (128).
    let is_campaign = state.campaign.is_some();
    let may = |agent: &FigureId| {
        !state.is_cast(*agent)
            && state
                .agent(*agent)
                .is_some_and(|own| !own.has_rolled && (!is_campaign || own.ranks_gained == 0))
            && next_rank(content, state, *agent).is_some()
    };
    state.world(content).clockwise_from(state.alpha).find(may)
}

pub(super) fn advance(ctx: &mut Ctx<'_>) -> Progress {
    let Some(agent) = next(ctx.content, ctx.state) else {
        ctx.turn_to(Frame::Round(RoundStep::Supplies));
        return Progress::Continue;
    };
    let Some(fallen) = ctx.take_roll() else { return Progress::Ask };
    let dice = &ctx.content.dice;
    let gd: u16 = fallen.iter().map(|rolled| u16::from(rolled.shows(dice).count(Symbol::Gd))).sum();
    let needed = next_rank(ctx.content, ctx.state, agent).map_or(0, |rank| rank.gd);
    ctx.tell("126", RoundEvent::RankRolled { agent, gd: Some(gd as u8), needed });
    if gd >= needed.into() {
        promotion::promote(ctx, agent);
    }
    Progress::Continue
}

pub(super) fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
    if let Some(agent) = next(content, state) {
        let seat = Seat(agent.0);
        out.extend([Choice::RollRank, Choice::Pass].map(|choice| Offer { seat, choice }));
    }
}

pub(super) fn answer(ctx: &mut Ctx<'_>, seat: Seat, choice: Choice) {
    let agent = FigureId(seat.0);
    if choice == Choice::RollRank {
        ctx.roll(agent, Pool::new(DICE, 0).unwrap_or_default());
    } else {
        let needed = next_rank(ctx.content, ctx.state, agent).map_or(0, |rank| rank.gd);
        ctx.tell("126", RoundEvent::RankRolled { agent, gd: None, needed });
    }
}
