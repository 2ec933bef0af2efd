//! A watcher that trusts nobody: it follows a game by its events alone, works out again what must be true, and compares
//! what it believes with what players are shown. What it believes is for each game's tests; here is how it watches.

use std::mem::discriminant;

use crate::{Chance, Draw, Game, Occasion, Offer, Seat, Seed, Sink, Told, Viewer, run, step_unchecked};

/// Somebody who knows views, events and content, nothing of the engine.
pub trait Watcher<G: Game> {
    /// Believes what happened, if it can have happened.
    fn follow(&mut self, told: &[Told<G::Event>]) -> Result<(), String>;

    /// Whether players are shown what it believes.
    fn compare(&mut self, view: &G::View) -> Result<(), String>;

    /// Counts what nobody sees, where a state can be counted.
    fn count(&mut self, _state: &G::State) -> Result<(), String> {
        Ok(())
    }

    /// What players are shown. A game may leave out what only saves them counting.
    fn view(content: &G::Content, state: &G::State) -> G::View {
        G::view(content, state, Viewer::Seat(Seat(0)))
    }
}

/// Plays a game with somebody who picks among the offers, and watches every step; no game takes more choices than
/// `longest`, one that does has stalled. The number of choices, or what went wrong.
pub fn watched<G: Game, W: Watcher<G>>(
    content: &G::Content,
    setup: &G::Setup,
    seed: Seed,
    longest: usize,
    watcher: impl FnOnce(&G::View) -> W,
    mut pick: impl FnMut(&G::State, &G::View, &[Offer<G::Choice>]) -> usize,
) -> Result<usize, String> {
    let mut state = G::begin(content, setup, seed);
    let mut watcher = watcher(&W::view(content, &state));
    let mut told: Vec<Told<G::Event>> = Vec::new();
    run::<G>(content, &mut state, &mut Sink::to(&mut told));
    let mut offers = Vec::new();
    for n in 0..longest {
        let view = W::view(content, &state);
        let seen = watcher.follow(&told).and_then(|()| watcher.compare(&view));
        let seen = seen.and_then(|()| watcher.count(&state));
        let at = || format!("choice {n}, round {}", G::round(content, &state));
        seen.map_err(|why| format!("{}: {why}\nafter {told:#?}", at()))?;
        offers.clear();
        G::offers(content, &state, &mut offers);
        match (G::outcome(&state).is_some(), offers.is_empty()) {
            (true, true) => return Ok(n),
            (true, false) => return Err(format!("{}: offers after the end", at())),
            (false, true) => return Err(format!("{}: nothing is offered\nafter {told:#?}", at())),
            (false, false) => {}
        }
        let offer = offers[pick(&state, &view, &offers)].clone();
        told.clear();
        step_unchecked::<G>(content, &mut state, offer.seat, &offer.choice, &mut Sink::to(&mut told));
    }
    Err(format!("still no end after {longest} choices"))
}

/// Random words for the watcher's own use.
pub fn words(number: u64) -> Draw {
    Chance::new(Seed::from_number(!number)).on(Occasion { what: u16::MAX, whom: 1, round: 0, time: 0 })
}

/// Half the time any offer, half the time any kind of offer first: moves are many, abilities few.
pub fn pick_any<C>(offers: &[Offer<C>], draw: &mut Draw) -> usize {
    let any = |n: usize, draw: &mut Draw| draw.below(n as u32) as usize;
    if draw.below(2) == 0 {
        return any(offers.len(), draw);
    }
    let kind = |offer: &Offer<C>| discriminant(&offer.choice);
    let mut kinds = Vec::new();
    for offer in offers {
        if !kinds.contains(&kind(offer)) {
            kinds.push(kind(offer));
        }
    }
    let wanted = kinds[any(kinds.len(), draw)];
    let fitting: Vec<usize> = (0..offers.len()).filter(|&n| kind(&offers[n]) == wanted).collect();
    fitting[any(fitting.len(), draw)]
}
