//! Before the first round: agents are equipped and take their places; aliens and signals of the start come once there is an
//! alpha agent (7, 8, 11).

pub(super) mod equip;

use sortie_boards::hex::{Facing, Hex};
use sortie_kernel::{Offer, Progress, Seat};

use super::script;
use super::signals::{arrival, reveals};
use crate::apply::Ctx;
use crate::beside::Instruction;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{RoundEvent, StoryEvent};
use crate::state::{Arrives, Frame, OpeningStep, RoundStep, State, what};
use crate::world::FigureId;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: OpeningStep) -> Progress {
    match step {
        OpeningStep::Begin => {
            ctx.turn_to(Frame::Opening(OpeningStep::Equip(0)));
            script::started(ctx);
        }
        OpeningStep::Equip(agent) if agent == ctx.state.table.n_agents => {
            ctx.turn_to(Frame::Opening(OpeningStep::Places));
            // In a campaign they were taken along from headquarters (100).
            if ctx.state.campaign.is_none() {
                equip::weapons(ctx);
            }
        }
        OpeningStep::Equip(agent) => {
            if equip::lacks(ctx.content, ctx.state, agent).is_some() {
                return Progress::Ask;
            }
            ctx.turn_to(Frame::Opening(OpeningStep::Equip(agent + 1)));
        }
        OpeningStep::Places => {
            if ctx.state.is_beside() {
                start_beside(ctx);
            } else if waiting(ctx.state).next().is_some() {
                return Progress::Ask;
            }
            ctx.turn_to(Frame::Round(RoundStep::Refresh));
        }
        OpeningStep::Enemies { next } => return enemies(ctx, next),
    }
    Progress::Continue
}

/// Beside the box everybody takes a start hex on the real table.
fn start_beside(ctx: &mut Ctx<'_>) {
    let at = ctx.state.battle(ctx.content).field.start.first().copied().unwrap_or(Hex(0));
    let all: Vec<FigureId> = waiting(ctx.state).collect();
    for agent in all {
        ctx.tell("11", RoundEvent::Started { agent, at, facing: Facing::default() });
    }
    ctx.instruct("11", Instruction::Start);
}

/// Agents who have no place yet; who has died has had one.
fn waiting(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    let agents = (0..state.table.n_agents).map(FigureId);
    agents.filter(|&agent| !state.body(agent).is_present && !state.agents[agent.index()].is_dead)
}

/// One after the other, aliens first; their cards are assigned by the rules (157, 158) or go to the alpha agent. Signals are drawn
/// from the reserve, or mixed by themselves, and lie face down (146).
fn enemies(ctx: &mut Ctx<'_>, next: u8) -> Progress {
    let (mission, field) = (ctx.state.mission(ctx.content), &ctx.state.battle(ctx.content).field);
    let n = usize::from(next);
    if let Some(alien) = mission.alien.get(n) {
        ctx.turn_to(Frame::Opening(OpeningStep::Enemies { next: next + 1 }));
        let card = ctx.content.alien(&alien.card).map(|card| card as u8);
        let at = field.hex(&alien.at);
        if let (Some(card), Some(at), true) = (card, at, alien.from <= ctx.state.table.n_agents) {
            let name = alien.name.as_deref().and_then(|name| mission.figure(name));
            let name = name.map(|name| name as u8);
            let to = alien.to_alpha.then_some(ctx.state.alpha.0);
            ctx.tell("152", StoryEvent::AlienTaken { card });
            arrival::begin(ctx, Arrives::Alien { card, to, name }, at);
        }
    } else if let Some(signals) = mission.signal.get(n - mission.alien.len()) {
        ctx.turn_to(Frame::Opening(OpeningStep::Enemies { next: next + 1 }));
        // Those that are mixed by themselves lie on top of the reserve when they are laid.
        if let Some([alien, human]) = signals.of {
            let mut mixed: Vec<u8> =
                std::iter::repeat_n(1, alien.into()).chain(std::iter::repeat_n(0, human.into())).collect();
            ctx.state.next_draw(what::RESERVE).shuffle(&mut mixed);
            mixed.into_iter().for_each(|signal| ctx.state.reserve.put_on_top(signal));
        }
        for at in signals.at.iter().rev().filter_map(|at| field.hex(at)) {
            arrival::begin(ctx, Arrives::Signal, at);
        }
    } else {
        ctx.pop();
        script::scene_began(ctx);
        reveals::begin(ctx);
    }
    Progress::Continue
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    step: OpeningStep,
    out: &mut Vec<Offer<Choice>>,
) {
    match step {
        OpeningStep::Equip(agent) => equip::offers(content, state, agent, out),
        OpeningStep::Places => {
            let free = state.world(content).free_for(None);
            for agent in waiting(state) {
                let start = state.battle(content).field.start.iter().filter(|hex| free.has(**hex));
                out.extend(start.map(|&at| Offer { seat: Seat(agent.0), choice: Choice::Start { at } }));
            }
        }
        OpeningStep::Begin | OpeningStep::Enemies { .. } => {}
    }
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, step: OpeningStep, seat: Seat, choice: Choice) {
    match (step, choice) {
        (OpeningStep::Equip(agent), _) => equip::answer(ctx, agent, choice),
        (OpeningStep::Places, Choice::Start { at }) => {
            let agent = FigureId(seat.0);
            let facing = widest_view(ctx.content, ctx.state, at);
            ctx.tell("11", RoundEvent::Started { agent, at, facing });
        }
        (OpeningStep::Begin | OpeningStep::Places | OpeningStep::Enemies { .. }, _) => {}
    }
}

/// Who is put somewhere looks where he sees most (A56); he may turn in his first movement.
fn widest_view(content: &Content, state: &State, at: Hex) -> Facing {
    let board = state.board(content);
    let seen = board.seen_from(at) & *board.floor();
    let n_seen = |facing: &Facing| seen.iter().filter(|&hex| board.in_front(at, *facing, hex)).count();
    let most = Facing::ALL.iter().map(n_seen).max();
    Facing::ALL.into_iter().find(|facing| Some(n_seen(facing)) == most).unwrap_or_default()
}

pub(in crate::flow) fn prompt(content: &Content, state: &State, step: OpeningStep) -> Prompt {
    match step {
        OpeningStep::Equip(agent) => match equip::lacks(content, state, agent) {
            Some(what) => Prompt::Equip { agent: FigureId(agent), what },
            None => Prompt::Nothing,
        },
        OpeningStep::Places => Prompt::Start,
        OpeningStep::Begin | OpeningStep::Enemies { .. } => Prompt::Nothing,
    }
}
