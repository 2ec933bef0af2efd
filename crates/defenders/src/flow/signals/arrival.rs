//! Something is put on a hex, or as near to it as there is room (A38), with what follows from its being there.

use sortie_boards::hex::{Hex, HexSet};
use sortie_kernel::{Offer, Progress, Seat};

use super::reveals;
use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{AlienEvent, DeckName, StoryEvent, TurnEvent};
use crate::flow::attack::guard;
use crate::flow::script;
use crate::limits::{MOST_ALIENS, aliens, signals};
use crate::mind::{arrivals, assigned};
use crate::state::{ArrivalFrame, Arrives, Frame, State};
use crate::world::{FigureId, Kind};

/// Puts something on a hex, or as near to it as there is room (A38).
pub(in crate::flow) fn begin(ctx: &mut Ctx<'_>, who: Arrives, at: Hex) {
    ctx.push(Frame::Arrival(ArrivalFrame { who, at }));
}

/// Whether the map is being set up (11): what is put there then has neither moved nor been revealed, so nobody who keeps guard answers
/// (125, A60), and signals are looked at when everything stands.
fn is_set_up(state: &State) -> bool {
    state.frames.iter().any(|frame| matches!(frame, Frame::Opening(_)))
}

/// Where it may be put.
fn places(content: &Content, state: &State, frame: ArrivalFrame) -> HexSet {
    let world = state.world(content);
    let who = match frame.who {
        Arrives::Figure(figure) => Some(figure),
        Arrives::Signal | Arrives::Alien { .. } | Arrives::OfSwarm { .. } | Arrives::TopAlien => None,
    };
    arrivals(&world, frame.at, world.free_for(who))
}

pub(in crate::flow) fn advance(ctx: &mut Ctx<'_>, frame: ArrivalFrame) -> Progress {
    if frame.who == Arrives::TopAlien {
        draw(ctx, frame);
        return Progress::Continue;
    }
    if ctx.state.is_beside() {
        // Which hex is free is seen on the real table.
        put(ctx, frame, frame.at);
        return Progress::Continue;
    }
    let places = places(ctx.content, ctx.state, frame);
    let mut places = places.iter();
    match (places.next(), places.next()) {
        // Not a hex is free: nothing comes.
        (None, _) => ctx.pop(),
        (Some(at), None) => put(ctx, frame, at),
        (Some(_), Some(_)) => return Progress::Ask,
    }
    Progress::Continue
}

/// Which alien it is says the top card, of the discards shuffled anew if need be (139, 156). With all cards in play nobody comes (159).
fn draw(ctx: &mut Ctx<'_>, frame: ArrivalFrame) {
    if ctx.state.alien_deck.n_left() == 0 && !ctx.state.alien_deck.discards().is_empty() {
        ctx.tell("139", AlienEvent::Reshuffled { deck: DeckName::Aliens });
    }
    match ctx.state.alien_deck.peek() {
        Some(card) => {
            let who = Arrives::Alien { card, to: None, name: None };
            ctx.turn_to(Frame::Arrival(ArrivalFrame { who, ..frame }));
        }
        None => {
            ctx.pop();
            ctx.tell("159", AlienEvent::NobodyComes);
        }
    }
}

fn put(ctx: &mut Ctx<'_>, frame: ArrivalFrame, at: Hex) {
    ctx.pop();
    match frame.who {
        Arrives::TopAlien => debug_assert!(false, "its card is drawn before it stands anywhere"),
        Arrives::Signal => signal(ctx, at),
        Arrives::Alien { card, to, name } => alien(ctx, card, to, name, at),
        Arrives::OfSwarm { card, player } => {
            if let Some(alien) = free_place(ctx.state) {
                ctx.tell("143", AlienEvent::Appeared { alien, card, at, player });
                if !is_set_up(ctx.state) {
                    guard::begin(ctx, alien);
                }
            }
        }
        Arrives::Figure(figure) => {
            ctx.tell("A38", TurnEvent::Placed { figure, at });
            if ctx.state.is_beside() {
                return;
            }
            match ctx.state.body(figure).kind {
                Kind::Alien => {
                    guard::begin(ctx, figure);
                    script::entered(ctx, figure, None);
                }
                Kind::Agent => {
                    ctx.stepped(figure, None);
                    reveals::begin(ctx);
                }
                Kind::Drone | Kind::Signal | Kind::Person => drop(reveals::begin(ctx)),
            }
        }
    }
}

/// The next signal of the reserve lies there, and is revealed if somebody sees it (151).
fn signal(ctx: &mut Ctx<'_>, at: Hex) {
    let Some(signal) = signals().find(|&signal| !ctx.state.body(signal).is_present) else { return };
    let Some(token) = ctx.state.reserve.peek() else { return };
    ctx.tell("151", AlienEvent::SignalPlaced { signal, at, is_alien: token == 1 });
    if !is_set_up(ctx.state) {
        reveals::begin(ctx);
    }
}

/// An alien stands there; who gets its card is said or follows from the cards that lie there (157, 158). Who keeps guard may answer
/// (A60), but for the set-up.
fn alien(ctx: &mut Ctx<'_>, card: u8, to: Option<u8>, name: Option<u8>, at: Hex) {
    let printed = &ctx.content.aliens[usize::from(card)];
    let world = ctx.state.world(ctx.content);
    let said = to.map(FigureId).filter(|&agent| world.body(agent).is_present);
    let player = said.or_else(|| assigned(&world, printed.species.number(), printed.rank));
    let (Some(player), Some(alien)) = (player, free_place(ctx.state)) else { return };
    ctx.tell("156", AlienEvent::Appeared { alien, card, at, player });
    if let Some(figure) = name {
        ctx.tell("198", StoryEvent::Named { figure, alien });
    }
    if !is_set_up(ctx.state) {
        guard::begin(ctx, alien);
    }
    // The others of a swarm come next to the first, before anybody answers (143).
    let others = if printed.is_swarm() { printed.health.saturating_sub(1) } else { 0 };
    (0..others).for_each(|_| begin(ctx, Arrives::OfSwarm { card, player }, at));
    script::entered(ctx, alien, None);
}

/// The number of a new alien. They are given in turn, so that nobody is taken for one who has just died.
fn free_place(state: &State) -> Option<FigureId> {
    let first = usize::from(state.assigned) % MOST_ALIENS;
    let in_turn = aliens().cycle().skip(first).take(MOST_ALIENS);
    in_turn.into_iter().find(|&alien| !state.body(alien).is_present)
}

/// The alpha agent chooses among equal places (151, A38).
pub(in crate::flow) fn offers(
    content: &Content,
    state: &State,
    frame: ArrivalFrame,
    out: &mut Vec<Offer<Choice>>,
) {
    let seat = state.alpha_seat();
    let places = places(content, state, frame);
    out.extend(places.iter().map(|at| Offer { seat, choice: Choice::Place { at } }));
}

pub(in crate::flow) fn answer(ctx: &mut Ctx<'_>, frame: ArrivalFrame, _seat: Seat, choice: Choice) {
    if let Choice::Place { at } = choice {
        put(ctx, frame, at);
    }
}

pub(in crate::flow) fn prompt(_content: &Content, _state: &State, _frame: ArrivalFrame) -> Prompt {
    Prompt::Place
}
