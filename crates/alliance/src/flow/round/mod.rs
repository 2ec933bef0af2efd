//! Rounds: who activates when, and deployment (R2, R7, R17, R23).

pub(in crate::flow) mod deploying;
mod entry;

use arrayvec::ArrayVec;
use sortie_kernel::{Occasion, Offer, Progress, Seat};

pub(crate) use entry::free_near;

use super::script::decide;
use super::{companion, enemy, facts, hero, offer};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{Ending, Event};
use crate::setup::Mode;
use crate::state::{Frame, LAST_MISSION_ROUND, LAST_ROUND, RoundStep, State, what};
use crate::world::Side;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: RoundStep) -> Progress {
    match step {
        RoundStep::Begin => {
            begin(ctx);
            go(ctx, RoundStep::Rebels);
            facts::round_began(ctx);
            Progress::Continue
        }
        RoundStep::Rebels => {
            if !hero::may_activate(ctx.state).is_empty() {
                return Progress::Ask;
            }
            // Nobody is left on one side: the other goes on alone (R2.4, A5).
            let next = if ready_groups(ctx.state).is_empty() { RoundStep::End } else { RoundStep::Enemies };
            go(ctx, next)
        }
        RoundStep::Allies(group) => {
            // Who has fallen meanwhile is not waited for (R22.6, A5).
            let goes_on = ctx.state.members(usize::from(group)).any(|member| {
                let body = ctx.state.body(member);
                body.is_present && !body.is_activated
            });
            go(ctx, if goes_on { RoundStep::Rebels } else { RoundStep::Enemies })
        }
        RoundStep::Enemies => {
            go(ctx, RoundStep::Rebels);
            if let Some(group) = drawn_group(ctx.state, ctx.state.occasion_round()) {
                enemy::group::start(ctx, group);
            }
            Progress::Continue
        }
        // What ends a round comes before peril, and peril before the next round (R2.5, R2.6, R20.2, A8); a skirmish
        // only knows its last round.
        RoundStep::End => {
            let round = ctx.state.round;
            ctx.tell("R2.5", |_| Event::RoundEnded { round });
            if ctx.state.script.is_some() {
                go(ctx, RoundStep::Peril);
                facts::round_ended(ctx);
            } else if round >= LAST_ROUND {
                ctx.end("R20.1", Ending::TooLate);
            } else {
                go(ctx, RoundStep::Begin);
            }
            Progress::Continue
        }
        RoundStep::Peril => {
            go(ctx, RoundStep::Late);
            facts::peril(ctx);
            Progress::Continue
        }
        RoundStep::Late => {
            go(ctx, RoundStep::Begin);
            if ctx.state.round >= LAST_MISSION_ROUND {
                decide(ctx, false, "too_late");
            }
            Progress::Continue
        }
    }
}

/// The enemy group that activates next: one at random among those ready (R2.3, A7).
pub(crate) fn drawn_group(state: &State, round: u16) -> Option<u8> {
    let ready = ready_groups(state);
    let occasion = Occasion { what: what::GROUP, whom: 0, round, time: ready.len() as u16 };
    match ready.len() {
        0 => None,
        n => Some(ready[state.chance.on(occasion).below(n as u32) as usize]),
    }
}

pub(in crate::flow) fn go(ctx: &mut Ctx<'_>, step: RoundStep) -> Progress {
    ctx.set_top(Frame::Round(step));
    Progress::Continue
}

/// Enemy groups on the map that have not activated this round; a defeated group is none of them (R23.4).
fn ready_groups(state: &State) -> ArrayVec<u8, 12> {
    let groups = state.groups.iter().enumerate();
    let is_ready = |&(n, group): &(usize, &crate::state::GroupState)| {
        let is_there = || state.members(n).any(|member| state.body(member).is_present);
        group.side == Side::Imperial && group.is_ready && is_there()
    };
    groups.filter(is_ready).map(|(n, _)| n as u8).collect()
}

fn begin(ctx: &mut Ctx<'_>) {
    let state = &mut *ctx.state;
    state.round += 1;
    state.rolls.fill(0);
    state.used.clear();
    state.groups.iter_mut().for_each(|group| group.is_ready = true);
    state.bodies.iter_mut().for_each(|body| body.is_activated = false);
    // Two heroes activate twice; with three, one of them does, another each round in the order of the portraits,
    // skipping who has withdrawn (R7.2, R7.3, A9).
    let n = state.heroes.len();
    let is_there = |hero: usize| state.bodies[state.heroes[hero].figure.index()].is_present;
    let bonus = match n {
        3 => {
            let first = if state.round == 1 { 0 } else { usize::from(state.bonus_hero) + 1 };
            (first..first + n).map(|hero| hero % n).find(|&hero| is_there(hero))
        }
        _ => None,
    };
    state.bonus_hero = bonus.unwrap_or(0) as u8;
    for (number, hero) in state.heroes.iter_mut().enumerate() {
        hero.has_activated = false;
        hero.activations = if n == 2 || bonus == Some(number) { 2 } else { 1 };
        // Beside a real table an activation left to somebody who is gone could be reported.
        if state.table.mode == Mode::Companion && !state.bodies[hero.figure.index()].is_present {
            hero.activations = 0;
        }
    }
    let (round, bonus_hero) = (state.round, bonus.map(|hero| hero as u8));
    ctx.tell("R2.1", |_| Event::RoundBegan { round, bonus_hero });
}

/// A Rebel activates; beside a real table people report what happened there.
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _step: RoundStep, _seat: Seat, choice: &Choice) {
    if ctx.state.table.mode == Mode::Companion {
        return companion::answer(ctx, choice);
    }
    let Choice::Activate { figure } = *choice else { return };
    // An enemy group follows each activation (R2.3); of an ally group, when all its figures are done (R22.6).
    let next = match ctx.state.group_of(figure) {
        Some(group) => {
            ctx.state.groups[group].is_ready = false;
            RoundStep::Allies(group as u8)
        }
        None => RoundStep::Enemies,
    };
    go(ctx, next);
    hero::start(ctx, figure);
}

/// Every Rebel who may activate now (R2.2).
pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    _step: RoundStep,
    out: &mut Vec<Offer<Choice>>,
) {
    if state.table.mode == Mode::Companion {
        return companion::offers(content, state, out);
    }
    for figure in hero::may_activate(state) {
        let seats = offer::seats_for(state, figure);
        out.extend(seats.map(|seat| Offer { seat, choice: Choice::Activate { figure } }));
    }
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, _step: RoundStep) -> Prompt {
    match state.table.mode {
        Mode::Companion => Prompt::Companion,
        Mode::Table => Prompt::Activate,
    }
}
