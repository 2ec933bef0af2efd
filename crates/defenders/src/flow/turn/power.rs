//! A power at work: whom it is about, then its effects one by one (111 to 113).

use sortie_kernel::{Offer, Progress, Seat};

use super::{effect, spend, whom};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Content, Effect, Need, Power, Timing, When, Who};
use crate::event::{Activity, TurnEvent};
use crate::source::Source;
use crate::state::{Frame, PowerFrame, State, TurnFrame};
use crate::world::FigureId;

pub(in crate::flow) use super::satellite::{strike, struck};

/// The powers that cost the action of a turn and have something to do now (79, 111). What would do nothing is not offered.
pub(super) fn usable(content: &Content, state: &State, turn: TurnFrame) -> Vec<Source> {
    let is_met = |need: &Need| match need {
        Need::Unmoved => !turn.has_left,
        // There is no attack under way.
        Need::Melee | Need::Ranged | Need::Healing | Need::Grenade => false,
    };
    let is_usable = |source: Source, power: &Power| {
        power.timing == Timing::Standard
            && power.when == When::Turn
            && power.needs.iter().all(is_met)
            && does_something(content, state, source, power)
    };
    let ready = state.powers(content, turn.agent);
    ready.filter(|owned| is_usable(owned.source, owned.power)).map(|owned| owned.source).collect()
}

/// Whether there is anybody for whom a power would do something now.
pub(in crate::flow) fn does_something(
    content: &Content,
    state: &State,
    source: Source,
    power: &Power,
) -> bool {
    !whom::candidates(content, state, source, power).is_empty()
}

/// Uses a power, or lets one that is passive act when its card is gained: once it is known whom it is about it is turned down,
/// which takes the action if it is a standard one, and its effects follow one by one (111, 112, 119).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, source: Source) {
    ctx.push(Frame::Power(PowerFrame { source, is_used: false, whom: 0, effect: 0, done: 0, left: None }));
}

fn bit(agent: FigureId) -> u8 {
    1 << agent.0
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: PowerFrame) -> Progress {
    let user = FigureId(frame.source.owner);
    let Some(power) = ctx.state.power(ctx.content, frame.source).filter(|_| ctx.state.body(user).is_present)
    else {
        ctx.pop();
        return Progress::Continue;
    };
    if !frame.is_used {
        return aim(ctx, frame, power);
    }
    let Some(effect) = power.does.get(usize::from(frame.effect)) else {
        ctx.pop();
        return Progress::Continue;
    };
    let Some(agent) = next(ctx.content, ctx.state, frame) else {
        let effect = frame.effect + 1;
        ctx.turn_to(Frame::Power(PowerFrame { effect, done: 0, left: None, ..frame }));
        return Progress::Continue;
    };
    match effect::choices(ctx.content, ctx.state, frame.source, agent, effect).as_deref() {
        Some([_, _, ..]) => return Progress::Ask,
        Some([choice]) => choose(ctx, frame, agent, effect, *choice),
        Some([]) => is_done_with(ctx, frame, agent),
        None => {
            is_done_with(ctx, frame, agent);
            effect::carry_out(ctx, agent, effect);
        }
    }
    Progress::Continue
}

/// Finds out whom it is about; if only one agent can be meant nobody is asked.
fn aim(ctx: &mut Ctx<'_>, frame: PowerFrame, power: &Power) -> Progress {
    let candidates = whom::candidates(ctx.content, ctx.state, frame.source, power);
    match (power.who, &candidates[..]) {
        (_, []) => ctx.pop(),
        (Who::Me, [..]) => use_up(ctx, frame, power, None, &candidates),
        (Who::Each(_), [..]) => use_up(ctx, frame, power, None, &candidates),
        (Who::One(_) | Who::Other(_), [only]) => use_up(ctx, frame, power, Some(*only), &[*only]),
        (Who::One(_) | Who::Other(_), [_, _, ..]) => return Progress::Ask,
    }
    Progress::Continue
}

/// It is turned down, and the action is spent (79, 112); what is passive costs nothing and stays.
fn use_up(ctx: &mut Ctx<'_>, frame: PowerFrame, power: &Power, whom: Option<FigureId>, agents: &[FigureId]) {
    let source = frame.source;
    let agents = agents.iter().fold(0, |all, &agent| all | bit(agent));
    ctx.turn_to(Frame::Power(PowerFrame { is_used: true, whom: agents, ..frame }));
    match power.timing {
        Timing::Passive => return,
        Timing::Standard => spend(ctx, "79", FigureId(source.owner), Activity::Action),
        Timing::Reaction => {}
    }
    ctx.tell("112", TurnEvent::PowerUsed { source, whom });
}

/// Who has this effect next, clockwise from the user.
fn next(content: &Content, state: &State, frame: PowerFrame) -> Option<FigureId> {
    let left = frame.whom & !frame.done;
    state.world(content).clockwise_from(FigureId(frame.source.owner)).find(|&agent| left & bit(agent) != 0)
}

fn is_done_with(ctx: &mut Ctx<'_>, frame: PowerFrame, agent: FigureId) {
    let done = frame.done | bit(agent);
    ctx.turn_to(Frame::Power(PowerFrame { done, left: None, ..frame }));
}

/// Carries out what was chosen; tokens are given one by one.
fn choose(ctx: &mut Ctx<'_>, frame: PowerFrame, agent: FigureId, effect: &Effect, choice: Choice) {
    match frame.left.unwrap_or(effect::n_tokens(effect)) {
        0 | 1 => is_done_with(ctx, frame, agent),
        left => ctx.turn_to(Frame::Power(PowerFrame { left: Some(left - 1), ..frame })),
    }
    effect::carry_out_chosen(ctx, frame.source, agent, effect, choice);
}

/// What is open, and whose it is to say.
fn open(content: &Content, state: &State, frame: PowerFrame) -> Option<(FigureId, Vec<Choice>)> {
    let power = state.power(content, frame.source)?;
    if !frame.is_used {
        let candidates = whom::candidates(content, state, frame.source, power).into_iter();
        let picks = candidates.map(|figure| Choice::Pick { figure });
        return Some((FigureId(frame.source.owner), picks.collect()));
    }
    let agent = next(content, state, frame)?;
    let effect = power.does.get(usize::from(frame.effect))?;
    Some((agent, effect::choices(content, state, frame.source, agent, effect)?))
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: PowerFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let Some((whose, choices)) = open(content, state, frame) else { return };
    let seat = state.seat_of(whose);
    out.extend(choices.into_iter().map(|choice| Offer { seat, choice }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: PowerFrame, _seat: Seat, choice: Choice) {
    let Some(power) = ctx.state.power(ctx.content, frame.source) else { return };
    if let (Choice::Pick { figure }, false) = (choice, frame.is_used) {
        use_up(ctx, frame, power, Some(figure), &[figure]);
    } else if let Some(agent) = next(ctx.content, ctx.state, frame)
        && let Some(effect) = power.does.get(usize::from(frame.effect))
    {
        choose(ctx, frame, agent, effect, choice);
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, frame: PowerFrame) -> Prompt {
    Prompt::Power { source: frame.source }
}
