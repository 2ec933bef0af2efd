//! Before the first round: agents are equipped and take their places; aliens and signals of the start come once there is an
//! alpha agent (7, 8, 11).

pub(super) mod equip;
pub(super) mod script;

use sortie_boards::hex::{Facing, Hex};
use sortie_kernel::{Offer, Progress, Seat};

use super::signals::{arrival, reveals};
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::RoundEvent;
use crate::state::{Arrives, Frame, OpeningStep, RoundStep, State};
use crate::world::FigureId;

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, step: OpeningStep) -> Progress {
    match step {
        OpeningStep::Begin => ctx.turn_to(Frame::Opening(OpeningStep::Equip(0))),
        OpeningStep::Equip(agent) if agent == ctx.state.table.n_agents => {
            ctx.turn_to(Frame::Opening(OpeningStep::Places));
            equip::weapons(ctx);
        }
        OpeningStep::Equip(agent) => {
            if equip::lacks(ctx.content, ctx.state, agent).is_some() {
                return Progress::Ask;
            }
            ctx.turn_to(Frame::Opening(OpeningStep::Equip(agent + 1)));
        }
        OpeningStep::Places => {
            if waiting(ctx.state).next().is_some() {
                return Progress::Ask;
            }
            ctx.turn_to(Frame::Round(RoundStep::Refresh));
        }
        OpeningStep::Enemies { next } => return enemies(ctx, next),
    }
    Progress::Continue
}

/// Agents who have no place yet; who has died has had one.
fn waiting(state: &State) -> impl Iterator<Item = FigureId> + '_ {
    let agents = (0..state.table.n_agents).map(FigureId);
    agents.filter(|&agent| !state.body(agent).is_present && !state.agents[agent.index()].is_dead)
}

/// One after the other, aliens first; their cards are assigned by the rules (157, 158). Signals are drawn from the reserve and
/// lie face down (146).
fn enemies(ctx: &mut Ctx<'_>, next: u8) -> Progress {
    let battle = ctx.state.battle(ctx.content);
    let n = usize::from(next);
    let n_aliens = battle.first_aliens.len();
    if let Some(&(card, at)) = battle.first_aliens.get(n) {
        ctx.turn_to(Frame::Opening(OpeningStep::Enemies { next: next + 1 }));
        arrival::begin(ctx, Arrives::Alien { card, to: None }, at);
    } else if let Some(&at) = battle.first_signals.get(n - n_aliens) {
        ctx.turn_to(Frame::Opening(OpeningStep::Enemies { next: next + 1 }));
        arrival::begin(ctx, Arrives::Signal, at);
    } else {
        ctx.pop();
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
                let start = state.battle(content).start.iter().filter(|hex| free.has(**hex));
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
    let n_seen = |facing: &Facing| (seen & board.front(at, *facing)).len();
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
