//! The round, phase by phase (32 to 56).

pub(super) mod delivery;
pub(super) mod promotion;
pub(super) mod ranks;

use sortie_kernel::{Offer, Progress, Seat};

use super::{aliens, companion, script, signals, turn};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::content::mission::{Deed, Fact, Special};
use crate::event::{Ending, FragmentSource, Phase, RoundEvent, StoryEvent};
use crate::limits::LAST_ROUND;
use crate::state::{By, Due, Frame, Goods, OpeningStep, RoundStep, State};
use crate::world::{FigureId, Rank};

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: RoundStep) -> Progress {
    match step {
        RoundStep::Refresh => {
            if let Some(beside) = &mut ctx.state.beside {
                beside.answers.clear();
                beside.strikes = false;
            }
            let round = ctx.state.round + 1;
            ctx.tell("32", RoundEvent::RoundBegan { round });
            ctx.turn_to(Frame::Round(RoundStep::Refreshed));
            script::round_began(ctx);
        }
        RoundStep::Refreshed => {
            ctx.tell("34", RoundEvent::PhaseBegan { phase: Phase::Refresh });
            ctx.tell("34", RoundEvent::Refreshed);
            script::refreshed(ctx);
            ctx.turn_to(Frame::Round(RoundStep::Strategy));
            ctx.happened(Fact::Refresh, By::default());
        }
        RoundStep::Strategy => {
            ctx.tell("35", RoundEvent::PhaseBegan { phase: Phase::Strategy });
            ctx.turn_to(Frame::Round(RoundStep::Alpha));
            ctx.happened(Fact::Strategy, By::default());
        }
        RoundStep::Alpha => return alpha(ctx),
        RoundStep::Ranks => return ranks::advance(ctx),
        RoundStep::Supplies => {
            if !delivery::picks(ctx.content, ctx.state).is_empty() {
                return Progress::Ask;
            }
            if deliver_due(ctx) {
                return Progress::Continue;
            }
            if companion::needs(ctx, Fact::Reinforcement) {
                return Progress::Continue;
            }
            ctx.turn_to(Frame::Round(RoundStep::Reinforcement));
            ctx.happened(Fact::Reinforcement, By::default());
        }
        RoundStep::Reinforcement => {
            if can_buy(ctx.content, ctx.state) {
                return Progress::Ask;
            }
            ctx.turn_to(Frame::Round(RoundStep::Status));
        }
        // The objectives table, from the top (45): it is a list of rules that wait for this step.
        RoundStep::Status => {
            if companion::needs(ctx, Fact::Status) {
                return Progress::Continue;
            }
            ctx.turn_to(Frame::Round(RoundStep::Fight));
            ctx.happened(Fact::Status, By::default());
        }
        RoundStep::Fight if ctx.state.round >= LAST_ROUND => {
            ctx.tell("32", RoundEvent::Ended { ending: Ending::Failed });
            return Progress::Over;
        }
        RoundStep::Fight => {
            ctx.tell("46", RoundEvent::PhaseBegan { phase: Phase::Battle });
            ctx.turn_to(Frame::Round(RoundStep::Battle { first: ctx.state.alpha.0, turn: 0 }));
        }
        RoundStep::Battle { turn, .. } if turn == ctx.state.table.n_agents => {
            ctx.turn_to(Frame::Round(RoundStep::Strikes));
        }
        // An agent's turn, then his alien turn; who is out is skipped (46, 90).
        RoundStep::Battle { first, turn } => {
            ctx.turn_to(Frame::Round(RoundStep::Aliens { first, turn }));
            let agent = in_turn(ctx.state, first, turn);
            if ctx.state.body(agent).is_present {
                turn::begin(ctx, agent);
            }
        }
        RoundStep::Aliens { first, turn } => {
            ctx.turn_to(Frame::Round(RoundStep::Battle { first, turn: turn + 1 }));
            let agent = in_turn(ctx.state, first, turn);
            if ctx.state.body(agent).is_present {
                aliens::begin(ctx, agent);
            }
        }
        // At the end of the battle phase, in the order in which they were called (188).
        RoundStep::Strikes => match ctx.state.called.first().copied() {
            Some(called) => turn::power::strike(ctx, called),
            None => {
                ctx.tell("53", RoundEvent::PhaseBegan { phase: Phase::Event });
                ctx.turn_to(Frame::Round(RoundStep::Event));
            }
        },
        RoundStep::Event => {
            ctx.turn_to(Frame::Round(RoundStep::End));
            if let Some(beside) = &mut ctx.state.beside {
                beside.answers.clear();
            }
            if !ctx.state.script.is_paused {
                signals::event::begin(ctx);
            }
        }
        RoundStep::End => {
            ctx.turn_to(Frame::Round(RoundStep::Refresh));
            script::round_ended(ctx);
        }
    }
    Progress::Continue
}

/// Whose turn it is: clockwise from who was alpha agent when the battle phase began (46, A68).
fn in_turn(state: &State, first: u8, turn: u8) -> FigureId {
    FigureId((first + turn) % state.table.n_agents)
}

/// Players choose the alpha agent; there is nothing to choose if one is left (36, 38). With the first one come aliens and signals
/// of the start.
fn alpha(ctx: &mut Ctx<'_>) -> Progress {
    let mut living = ctx.state.living();
    let (only, more) = (living.next(), living.next().is_some());
    drop(living);
    if more {
        return Progress::Ask;
    }
    if let Some(agent) = only {
        choose_alpha(ctx, agent);
    }
    Progress::Continue
}

fn choose_alpha(ctx: &mut Ctx<'_>, agent: FigureId) {
    ctx.tell("36", RoundEvent::AlphaChosen { agent });
    ctx.turn_to(Frame::Round(RoundStep::Ranks));
    script::gather(ctx);
    script::did(ctx, Deed::Alpha);
    if ctx.state.round == 1 {
        ctx.push(Frame::Opening(OpeningStep::Enemies { next: 0 }));
    }
}

/// Weapons that are due come one after the other (180, and what missions give): whether there was one.
fn deliver_due(ctx: &mut Ctx<'_>) -> bool {
    let Some(&Due { is_alien, .. }) = ctx.state.script.due.first() else { return false };
    ctx.tell("180", StoryEvent::DueOver);
    let weapon = delivery::draw(ctx, if is_alien { Rank::Red } else { Rank::Blue }, &[]);
    ctx.tell("42", RoundEvent::WeaponDrawn { weapon });
    if let Some(weapon) = weapon {
        delivery::begin(ctx, Goods::Weapon(weapon));
    }
    true
}

/// Whether there are fragments enough, and something for them (41).
fn can_buy(content: &Content, state: &State) -> bool {
    state.fragments >= content.stock.fragments && !state.mission(content).has(&Special::NoReinforcements)
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: RoundStep,
    out: &mut Vec<Offer<Choice>>,
) {
    match step {
        RoundStep::Alpha => {
            for seat in state.living().map(|agent| Seat(agent.0)) {
                out.extend(state.living().map(|agent| Offer { seat, choice: Choice::Alpha { agent } }));
            }
        }
        RoundStep::Ranks => ranks::offers(content, state, out),
        RoundStep::Supplies => {
            let seat = state.alpha_seat();
            let picks = delivery::picks(content, state).into_iter();
            out.extend(picks.map(|weapon| Offer { seat, choice: Choice::PickWeapon { weapon } }));
        }
        RoundStep::Reinforcement => {
            let seat = state.alpha_seat();
            let devices = content.devices.iter().zip(&state.stock.devices).enumerate();
            let generic = devices.filter(|(_, (item, left))| item.class.is_none() && **left > 0);
            let deliver = |device| Offer { seat, choice: Choice::Deliver { device } };
            out.extend(generic.map(|(n, _)| deliver(Some(n as u8))));
            out.push(deliver(None));
            out.push(Offer { seat, choice: Choice::Pass });
        }
        RoundStep::Refresh
        | RoundStep::Refreshed
        | RoundStep::Strategy
        | RoundStep::Fight
        | RoundStep::Status
        | RoundStep::Battle { .. }
        | RoundStep::Aliens { .. }
        | RoundStep::Strikes
        | RoundStep::Event
        | RoundStep::End => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: RoundStep, seat: Seat, choice: Choice) {
    match (step, choice) {
        (RoundStep::Alpha, Choice::Alpha { agent }) => choose_alpha(ctx, agent),
        (RoundStep::Ranks, _) => ranks::answer(ctx, seat, choice),
        (RoundStep::Supplies, Choice::PickWeapon { weapon }) => {
            ctx.tell("42", StoryEvent::DueOver);
            ctx.tell("42", RoundEvent::WeaponDrawn { weapon: Some(weapon) });
            delivery::begin(ctx, Goods::Weapon(weapon));
        }
        (RoundStep::Reinforcement, Choice::Deliver { device }) => {
            let fragments = ctx.state.fragments - ctx.content.stock.fragments;
            ctx.tell("41", RoundEvent::FragmentsSpent { fragments });
            ctx.turn_to(Frame::Round(RoundStep::Status));
            buy(ctx, device);
        }
        (RoundStep::Reinforcement, _) => ctx.turn_to(Frame::Round(RoundStep::Status)),
        _ => {}
    }
}

/// A device of the alpha agent's choice or a random improved weapon (41, 42).
fn buy(ctx: &mut Ctx<'_>, device: Option<u8>) {
    match device {
        Some(device) => delivery::begin(ctx, Goods::Device(device)),
        None => {
            let weapon = delivery::draw(ctx, Rank::Blue, &[]);
            ctx.tell("42", RoundEvent::WeaponDrawn { weapon });
            if let Some(weapon) = weapon {
                delivery::begin(ctx, Goods::Weapon(weapon));
            }
        }
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, step: RoundStep) -> Prompt {
    match step {
        RoundStep::Alpha => Prompt::Alpha,
        RoundStep::Ranks => Prompt::Rank,
        RoundStep::Reinforcement => Prompt::Reinforcement,
        RoundStep::Supplies => Prompt::Supplies,
        RoundStep::Refresh
        | RoundStep::Refreshed
        | RoundStep::Strategy
        | RoundStep::Fight
        | RoundStep::Status
        | RoundStep::Battle { .. }
        | RoundStep::Aliens { .. }
        | RoundStep::Strikes
        | RoundStep::Event
        | RoundStep::End => Prompt::Nothing,
    }
}

/// An alien has died: the first of a round gives a fragment, of which the team never has more than there are (129, A15, A16).
pub(in crate::flow) fn alien_killed(ctx: &mut Ctx<'_>, is_first: bool) {
    if is_first && !ctx.state.mission(ctx.content).has(&Special::NoKillFragments) {
        gain_fragment(ctx, "129", FragmentSource::Kill);
    }
}

/// One fragment more, unless the team has all of them (A16).
pub(in crate::flow) fn gain_fragment(ctx: &mut Ctx<'_>, rule: &'static str, from: FragmentSource) {
    let fragments = ctx.state.fragments + 1;
    if fragments <= ctx.content.stock.fragments {
        ctx.tell(rule, RoundEvent::FragmentGained { fragments, from });
    }
}

/// An agent has died: if nobody is left all is lost (92); else the alpha token passes on (38) and so do his alien cards (91).
pub(in crate::flow) fn agent_died(ctx: &mut Ctx<'_>, agent: FigureId) {
    let Some(next) = ctx.state.world(ctx.content).clockwise_from(agent).next() else {
        ctx.tell("92", RoundEvent::Ended { ending: Ending::AllOut });
        return;
    };
    if ctx.state.alpha == agent {
        ctx.tell("38", RoundEvent::AlphaChosen { agent: next });
        script::gather(ctx);
    }
    aliens::pass_on(ctx, agent);
}
