//! The alien turn: an encounter card is drawn, the aliens it calls act player by player, or new ones come (51, 141, 142).

pub(super) mod activation;
pub(super) mod aloud;
mod leading;

use sortie_kernel::{Offer, Progress, Seat};

use super::signals::teleport;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{AlienEvent, DeckName};
use crate::mind::{assigned, called};
use crate::state::{AlienTurnFrame, Arriving, Frame, State};
use crate::world::{FigureId, Kind};

/// The alien turn of an agent (51).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, agent: FigureId) {
    ctx.push(Frame::AlienTurn(AlienTurnFrame { agent, card: None, called: 0 }));
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: AlienTurnFrame) -> Progress {
    let Some(card) = frame.card else { return draw(ctx, frame) };
    if let Some(waits) = calling(ctx, frame) {
        return waits;
    }
    match *next(ctx.state, frame).as_slice() {
        [] => {
            ctx.pop();
            ctx.tell("51", AlienEvent::EncounterOver { card });
        }
        [alien] => act(ctx, frame, alien),
        [..] => return Progress::Ask,
    }
    Progress::Continue
}

/// Draws a card and calls whom it calls; if nobody matches a danger card brings new ones, which do not act by it (51, 141, 142,
/// A66). An empty deck is made of its discards.
fn draw(ctx: &mut Ctx<'_>, frame: AlienTurnFrame) -> Progress {
    let AlienTurnFrame { agent, .. } = frame;
    if ctx.state.encounter_deck.n_left() == 0 && !ctx.state.encounter_deck.discards().is_empty() {
        ctx.tell("142", AlienEvent::Reshuffled { deck: DeckName::Encounters });
    }
    let Some(card) = ctx.state.encounter_deck.peek() else {
        ctx.pop();
        return Progress::Continue;
    };
    let printed = &ctx.content.encounters[usize::from(card)];
    ctx.tell("51", AlienEvent::EncounterDrawn { agent, card });
    let mut call = printed.calls.of_mind();
    if let Some(beside) = &mut ctx.state.beside {
        beside.calls_told = call.near.take().is_none();
        if !beside.calls_told {
            ctx.turn_to(Frame::AlienTurn(AlienTurnFrame { card: Some(card), ..frame }));
            return Progress::Continue;
        }
    }
    let by_player = called(&ctx.state.world(ctx.content), call);
    let aliens: Vec<FigureId> = by_player.into_iter().flat_map(|(_, aliens)| aliens).collect();
    let bits = aliens.iter().fold(0, |all, &alien| all | its_kind(ctx, alien));
    ctx.turn_to(Frame::AlienTurn(AlienTurnFrame { card: Some(card), called: bits, ..frame }));
    let danger = printed.calls.species().filter(|_| printed.danger > 0 && aliens.is_empty());
    ctx.tell("141", AlienEvent::Called { aliens });
    if let Some(species) = danger {
        let what = Arriving::Alien { species: species.number(), rank: None };
        teleport::begin(ctx, what, printed.danger);
    }
    Progress::Continue
}

/// Beside the box people say which aliens a card calls that asks where they stand (141).
fn calling(ctx: &mut Ctx<'_>, frame: AlienTurnFrame) -> Option<Progress> {
    if ctx.state.beside.as_ref()?.calls_told {
        return None;
    }
    if !uncalled(ctx.content, ctx.state, frame).is_empty() {
        return Some(Progress::Ask);
    }
    close_calls(ctx, frame);
    Some(Progress::Continue)
}

/// Of a swarm one figure stands for all (143).
fn cards<'a>(content: &'a Content, state: &'a State) -> impl Iterator<Item = FigureId> + 'a {
    let world = state.world(content);
    state.all(Kind::Alien).filter(move |alien| world.is_first_of_its_card(*alien))
}

/// The aliens of which nobody has said that they are called.
fn uncalled(content: &Content, state: &State, frame: AlienTurnFrame) -> Vec<FigureId> {
    cards(content, state).filter(|alien| frame.called >> alien.0 & 1 == 0).collect()
}

fn close_calls(ctx: &mut Ctx<'_>, frame: AlienTurnFrame) {
    if let Some(beside) = &mut ctx.state.beside {
        beside.calls_told = true;
    }
    let aliens = cards(ctx.content, ctx.state).filter(|alien| frame.called >> alien.0 & 1 == 1).collect();
    ctx.tell("141", AlienEvent::Called { aliens });
}

/// Whether it has still to be said whom the card calls.
fn is_calling(state: &State) -> bool {
    state.beside.as_ref().is_some_and(|beside| !beside.calls_told)
}

/// Those that could act next: of the first player who holds some that were called, the alpha agent before the others, then
/// clockwise (141). Who is off the map or paralysed by now does not act.
fn next(state: &State, frame: AlienTurnFrame) -> Vec<FigureId> {
    let is_left =
        |&alien: &FigureId| frame.called >> alien.0 & 1 == 1 && !state.body(alien).is_out_of_action();
    let left: Vec<FigureId> = state.all(Kind::Alien).filter(is_left).collect();
    // Of a swarm one is enough to say that it acts (143).
    let swarm = |alien: FigureId| state.body(alien).alien.and_then(|alien| alien.swarm);
    let is_first = |&(n, alien): &(usize, FigureId)| {
        swarm(alien).is_none() || left[..n].iter().all(|&other| swarm(other) != swarm(alien))
    };
    let left: Vec<FigureId> =
        left.iter().copied().enumerate().filter(is_first).map(|(_, alien)| alien).collect();
    let n = state.table.n_agents;
    let turn = |alien: FigureId| (state.seat_of(alien).0 + n - state.alpha.0) % n;
    let first = left.iter().map(|&alien| turn(alien)).min();
    left.into_iter().filter(|&alien| Some(turn(alien)) == first).collect()
}

/// An alien, with all of its swarm if it is one of many (143): bit n is figure n.
pub(in crate::flow) fn its_kind(ctx: &Ctx<'_>, alien: FigureId) -> u64 {
    ctx.state.world(ctx.content).with_its_kind(alien).fold(0, |all, alien| all | 1 << alien.0)
}

fn act(ctx: &mut Ctx<'_>, frame: AlienTurnFrame, alien: FigureId) {
    let called = frame.called & !its_kind(ctx, alien);
    ctx.turn_to(Frame::AlienTurn(AlienTurnFrame { called, ..frame }));
    activation::begin(ctx, alien);
}

pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: AlienTurnFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    if is_calling(state) {
        let seat = Seat(frame.agent.0);
        let open = uncalled(content, state, frame).into_iter();
        out.extend(open.map(|figure| Offer { seat, choice: Choice::Pick { figure } }));
        out.push(Offer { seat, choice: Choice::Done });
        return;
    }
    let offer = |alien| Offer { seat: state.seat_of(alien), choice: Choice::Activate { alien } };
    out.extend(next(state, frame).into_iter().map(offer));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: AlienTurnFrame, _seat: Seat, choice: Choice) {
    match choice {
        Choice::Activate { alien } => act(ctx, frame, alien),
        Choice::Pick { figure } => {
            let called = frame.called | its_kind(ctx, figure);
            ctx.turn_to(Frame::AlienTurn(AlienTurnFrame { called, ..frame }));
        }
        _ => close_calls(ctx, frame),
    }
}

pub(in crate::flow) fn prompt(_content: &Content, state: &State, frame: AlienTurnFrame) -> Prompt {
    if let Some(card) = frame.card.filter(|_| is_calling(state)) {
        return Prompt::Called { card };
    }
    Prompt::Activate { agent: frame.agent }
}

/// The cards of an agent who died pass to others, one by one (91, A30). If nobody is left they stay where they are.
pub(in crate::flow) fn pass_on(ctx: &mut Ctx<'_>, agent: FigureId) {
    let is_his = |&alien: &FigureId| ctx.state.body(alien).alien.is_some_and(|alien| alien.player == agent);
    let mut his: Vec<FigureId> = ctx.state.all(Kind::Alien).filter(is_his).collect();
    // Numbers are given in turn and begin again after the last, so they are counted from the next one.
    let next = ctx.state.assigned;
    his.sort_by_key(|&alien| ctx.state.alien(alien).map(|own| own.order.wrapping_sub(next)));
    for alien in his {
        let Some(card) = ctx.state.body(alien).alien else { continue };
        if let Some(player) = assigned(&ctx.state.world(ctx.content), card.species, card.rank) {
            ctx.tell("91", AlienEvent::Passed { alien, player });
        }
    }
}
