//! Rounds: who activates when, and deployment (R2, R7, R17, R23).

pub(in crate::flow) mod deploying;
mod entry;
pub(in crate::flow) mod placing;

use arrayvec::ArrayVec;
use sortie_kernel::{Occasion, Offer, Progress, Seat};

pub(crate) use entry::free_near;
pub(in crate::flow) use entry::{enemy_place, set_down};

use super::script::decide;
use super::{companion, enemy, facts, hero, offer};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::Event;
use crate::setup::Mode;
use crate::state::{Ending, Frame, LAST_MISSION_ROUND, LAST_ROUND, RoundStep, State, what};
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
            if !hero::may_activate(&ctx.state).is_empty() {
                return Progress::Ask;
            }
            // Nobody is left on one side: the other goes on alone (R2.4, A5).
            let next = if ready_groups(&ctx.state).is_empty() { RoundStep::End } else { RoundStep::Enemies };
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
            if let Some(group) = drawn_group(&ctx.state, ctx.state.occasion_round()) {
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
                ctx.end(Ending::TooLate);
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

/// A round begins. Two heroes activate twice; with three, one of them does, another each round in the order of the
/// portraits, skipping who has withdrawn (R7.2, R7.3, A9).
fn begin(ctx: &mut Ctx<'_>) {
    let state = &*ctx.state;
    let n = state.heroes.len();
    let is_there = |hero: usize| state.body(state.heroes[hero].figure).is_present;
    let bonus = match n {
        3 => {
            let first = if state.round == 0 { 0 } else { usize::from(state.bonus_hero) + 1 };
            (first..first + n).map(|hero| hero % n).find(|&hero| is_there(hero))
        }
        _ => None,
    };
    // Beside a real table an activation left to somebody who is gone could be reported.
    let is_gone = |hero| state.table.mode == Mode::Companion && !is_there(hero);
    let activations: ArrayVec<u8, 4> = (0..n)
        .map(|hero| match hero {
            _ if is_gone(hero) => 0,
            _ if n == 2 || bonus == Some(hero) => 2,
            _ => 1,
        })
        .collect();
    ctx.begin_round(bonus.map(|hero| hero as u8), &activations);
}

/// A Rebel activates; beside a real table people report what happened there.
pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, _step: RoundStep, _seat: Seat, choice: &Choice) {
    if ctx.state.table.mode == Mode::Companion {
        return companion::answer(ctx, choice);
    }
    let Choice::Activate { figure } = *choice else { offer::not_offered(choice) };
    // An enemy group follows each activation (R2.3); of an ally group, when all its figures are done (R22.6).
    let next = match ctx.state.group_of(figure) {
        Some(group) => {
            ctx.exhaust_group(group);
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
