//! What must hold at every question, worked out from the table and nothing else.

use sortie_boards::hex::Ground;
use sortie_defenders::content::Content;
use sortie_defenders::content::mission::Special;
use sortie_defenders::event::AlienEvent;
use sortie_defenders::scenario::Census;
use sortie_defenders::world::{FigureId, Kind};
use sortie_defenders::{Defenders, Event, State};
use sortie_kernel::{Game, Told};

/// Remembers what there was.
pub(crate) struct Watcher {
    before: Option<Census>,
}

impl Watcher {
    pub(crate) fn new() -> Self {
        Self { before: None }
    }

    /// What is wrong with a table, after these events.
    pub(crate) fn look(
        &mut self,
        content: &Content,
        state: &State,
        told: &[Told<Event>],
    ) -> Result<(), String> {
        figures(content, state)?;
        if state.n_fragments() > content.stock.fragments {
            return Err(format!("{} fragments", state.n_fragments()));
        }
        let now = state.census(content);
        in_the_box(content, &now)?;
        // When it is over nobody puts away what he holds.
        if let Some(before) = self.before.as_ref().filter(|_| Defenders::outcome(state).is_none()) {
            nothing_lost(content, state, before, &now, told)?;
        }
        self.before = (state.round() > 0).then_some(now);
        Ok(())
    }
}

/// One figure a hex, nobody where nobody can stand, no more wounds than health (14, 22, A27).
fn figures(content: &Content, state: &State) -> Result<(), String> {
    let layout = state.layout(content);
    let moving = state.walker();
    let mut taken: Vec<Option<FigureId>> = vec![None; layout.n_hexes()];
    for figure in state.figures() {
        let body = state.figure(figure).expect("it is on the map");
        if layout.ground(body.at) == Ground::Blocked {
            return Err(format!("{figure:?} stands on a blocked hex: {body:?}"));
        }
        if body.wounds > body.health && body.kind != Kind::Signal {
            return Err(format!("{figure:?} has {} wounds and {} health", body.wounds, body.health));
        }
        // Who is on his way through somebody stands with him until he goes on (61).
        let other = taken[usize::from(body.at.0)].replace(figure);
        if let Some(other) = other.filter(|_| moving != Some(figure) && moving != other) {
            return Err(format!("{figure:?} and {other:?} stand on one hex: {body:?}"));
        }
    }
    Ok(())
}

/// Never more cards and tokens than the box has (4).
fn in_the_box(content: &Content, now: &Census) -> Result<(), String> {
    for (card, &n) in content.aliens.iter().zip(&now.aliens) {
        if n > card.copies {
            return Err(format!("{n} cards {}; the box has {}", card.id, card.copies));
        }
    }
    for (card, &n) in content.encounters.iter().zip(&now.encounters) {
        if n > card.copies {
            return Err(format!("{n} encounters {}; the box has {}", card.id, card.copies));
        }
    }
    for (card, &n) in content.events.iter().zip(&now.events) {
        if n > 1 {
            return Err(format!("{n} events {}", card.id));
        }
    }
    let signals = content.stock.human_signals + content.stock.alien_signals;
    if now.signals > signals.into() {
        return Err(format!("{} signals; the box has {signals}", now.signals));
    }
    Ok(())
}

/// What was there is still there: mission rules add cards; they take none but those that are out of the game.
fn nothing_lost(
    content: &Content,
    state: &State,
    before: &Census,
    now: &Census,
    told: &[Told<Event>],
) -> Result<(), String> {
    for (n, card) in content.aliens.iter().enumerate() {
        let is_out = state.specials(content).iter().any(
            |special| matches!(special, Special::OutOfTheGame(species) if species.contains(&card.species)),
        );
        if now.aliens[n] < before.aliens[n] && !is_out {
            return Err(format!("a card {} is gone", card.id));
        }
    }
    for (n, card) in content.encounters.iter().enumerate() {
        if now.encounters[n] < before.encounters[n] {
            return Err(format!("an encounter {} is gone", card.id));
        }
    }
    // A human signal that turns out to be somebody is no signal any more.
    let stay = state.people(content).iter().any(|person| person.from_signals);
    let became = told
        .iter()
        .filter(|told| matches!(told.event, Event::Alien(AlienEvent::Revealed { is_alien: false, .. })))
        .count();
    let gone = if stay { became } else { 0 };
    let is_opening = state.round() <= 1;
    if !is_opening && now.signals + gone != before.signals {
        return Err(format!("{} signals, before {} ({gone} became people)", now.signals, before.signals));
    }
    Ok(())
}
