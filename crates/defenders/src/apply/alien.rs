//! Aliens, signals, cards.

use crate::content::Content;
use crate::content::{EventKind, SpeciesId};
use crate::event::{AlienEvent, DeckName};
use crate::limits::SIGNALS;
use crate::state::{AlienState, SignalState, State};
use crate::world::{self, Body, FigureId, Kind};

pub(super) fn apply(content: &Content, state: &mut State, event: &AlienEvent) {
    match *event {
        AlienEvent::EncounterDrawn { .. } => {
            state.encounter_deck.take();
        }
        AlienEvent::EncounterOver { card } => state.encounter_deck.discard(card),
        AlienEvent::Called { .. }
        | AlienEvent::Activated { .. }
        | AlienEvent::Thought { .. }
        | AlienEvent::NobodyComes
        | AlienEvent::PointRolled { .. } => {}
        AlienEvent::Moved { alien, from, to, .. } => walk(content, state, alien, from, to),
        AlienEvent::Appeared { alien, card, at, player } => appear(content, state, alien, card, at, player),
        AlienEvent::Passed { alien, player } => {
            if let Some(alien) = &mut state.body_mut(alien).alien {
                alien.player = player;
            }
            let order = state.next_order();
            if let Some(alien) = state.alien_mut(alien) {
                alien.order = order;
            }
        }
        AlienEvent::SignalPlaced { signal, at, is_alien } => {
            state.reserve.search(|token| token == u8::from(is_alien));
            let slot = usize::from(signal.0 - SIGNALS);
            state.signals[slot] = SignalState { is_alien };
            state.script.turned &= !(1 << slot);
            *state.body_mut(signal) = Body::standing(Kind::Signal, at);
        }
        AlienEvent::SignalStrayed { .. } => {
            if let Some(token) = state.reserve.take() {
                state.reserve.discard(token);
            }
        }
        AlienEvent::SignalMoved { signal, ref path } => {
            for &to in path {
                let from = state.body(signal).at;
                walk(content, state, signal, from, to);
            }
        }
        AlienEvent::Revealed { signal, .. } => {
            state.body_mut(signal).is_present = false;
            let is_alien = state.signal(signal).is_some_and(|signal| signal.is_alien);
            // Where humans are people of the mission, one that was seen is somebody, and no signal any more.
            let is_somebody =
                !is_alien && state.mission(content).person.iter().any(|person| person.from_signals);
            if !is_somebody {
                state.reserve.discard(is_alien.into());
            }
        }
        AlienEvent::SignalDestroyed { signal, is_alien } => {
            state.body_mut(signal).is_present = false;
            state.script.turned &= !(1 << (signal.0 - SIGNALS));
            state.reserve.discard(is_alien.into());
        }
        AlienEvent::EventDrawn { .. } => {
            state.event_deck.take();
        }
        AlienEvent::EventOver { card } => match content.events[usize::from(card)].kind {
            EventKind::Standard | EventKind::Special => state.event_deck.discard(card),
            EventKind::Weather(_) => {
                if let Some(before) = state.weather.replace(card) {
                    state.event_deck.discard(before);
                }
            }
        },
        AlienEvent::Reshuffled { deck } => {
            let draw = state.next_draw(match deck {
                DeckName::Aliens => crate::state::what::ALIENS,
                DeckName::Encounters => crate::state::what::ENCOUNTERS,
                DeckName::Events => crate::state::what::EVENTS,
                DeckName::Signals => crate::state::what::RESERVE,
            });
            match deck {
                DeckName::Aliens => state.alien_deck.reshuffle(draw),
                DeckName::Encounters => state.encounter_deck.reshuffle(draw),
                DeckName::Events => {
                    state.event_deck.reshuffle(draw);
                    // Special events happen once (A63).
                    let is_special = |card: u8| content.events[usize::from(card)].kind == EventKind::Special;
                    while state.event_deck.search(is_special).is_some() {}
                }
                DeckName::Signals => state.reserve.reshuffle(draw),
            }
        }
    }
}

/// Goes from hex to hex and remembers which area it has left (A35).
fn walk(
    content: &Content,
    state: &mut State,
    figure: FigureId,
    from: sortie_boards::hex::Hex,
    to: sortie_boards::hex::Hex,
) {
    let board = state.board(content);
    let (left, entered) = (board.area(from), board.area(to));
    let mut body = state.body_mut(figure);
    body.at = to;
    if left != entered {
        body.came_from = Some(left);
    }
}

impl State {
    /// Cards of a dead player pass on in the order in which he got them (A30).
    fn next_order(&mut self) -> u8 {
        let order = self.assigned;
        self.assigned = order.wrapping_add(1);
        order
    }
}

fn appear(
    content: &Content,
    state: &mut State,
    figure: FigureId,
    card: u8,
    at: sortie_boards::hex::Hex,
    player: FigureId,
) {
    let printed = &content.aliens[usize::from(card)];
    // Of a card that a mission brings along there may be none in the deck.
    state.alien_deck.search(|other| other == card);
    let order = state.next_order();
    let alien = AlienState { card, drawn_as: card, shield: printed.shield, is_stripped: false, order };
    if let Some(slot) = state.alien_mut(figure) {
        *slot = alien;
    }
    // Whoever had this place before is gone, his name with him, and what was said of him.
    if let Some(beside) = &mut state.beside {
        beside.hurt.retain(|(other, _)| *other != figure);
    }
    state.script.figures.iter_mut().filter(|named| **named == Some(figure)).for_each(|named| *named = None);
    let ignores_stealth = printed.ignores_stealth();
    *state.body_mut(figure) = Body {
        health: if printed.is_swarm() { 1 } else { printed.health },
        alien: Some(world::Alien {
            species: printed.species.number(),
            rank: printed.rank,
            player,
            ignores_stealth,
            swarm: printed.is_swarm().then_some(world::Swarm { card, size: printed.health }),
            is_grey: printed.species == SpeciesId::XenoGrey,
        }),
        ..Body::standing(Kind::Alien, at)
    };
}
