//! A watcher that trusts nobody: it follows a skirmish by its events alone, works out again what must be true, and
//! compares what it believes with what players are shown. It knows views, events and content, nothing of the engine.

mod setups;
mod shadow;
mod space;

use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, Choice, Event, Setup, State, View};
use sortie_kernel::{
    Chance, Draw, Game, Occasion, Offer, Seat, Seed, Sink, Told, Viewer, run, step_unchecked,
};

pub(crate) use setups::any_setup;
use shadow::Shadow;

/// No skirmish takes so many choices; one that does has stalled.
const LONGEST: usize = 6_000;

/// Plays a skirmish with somebody who picks among the offers, and watches every step. The number of choices, or what
/// went wrong.
pub(crate) fn watched(
    content: &Content,
    setup: &Setup,
    seed: u64,
    mut pick: impl FnMut(&State, &View, &[Offer<Choice>]) -> usize,
) -> Result<usize, String> {
    let mut state = Alliance::begin(content, setup, Seed::from_number(seed));
    let look = |state: &State| Alliance::view(content, state, Viewer::Seat(Seat(0)));
    let mut shadow = Shadow::new(content, &look(&state));
    let mut told: Vec<Told<Event>> = Vec::new();
    run::<Alliance>(content, &mut state, &mut Sink::to(&mut told));
    let mut offers = Vec::new();
    for n in 0..LONGEST {
        let view = look(&state);
        let what = |why: String| format!("choice {n}, round {}: {why}\nafter {told:#?}", view.round);
        shadow.follow(&told).map_err(what)?;
        let what = |why: String| format!("choice {n}, round {}: {why}\nafter {told:#?}", view.round);
        shadow.compare(&view).map_err(what)?;
        offers.clear();
        Alliance::offers(content, &state, &mut offers);
        if view.ending.is_some() {
            return if offers.is_empty() { Ok(n) } else { Err("offers after the end".to_owned()) };
        }
        if offers.is_empty() {
            let prompt = Alliance::prompt(content, &state, Viewer::Spectator);
            return Err(format!("choice {n}: nothing is offered for {prompt:?}\nafter {told:#?}"));
        }
        let offer = offers[pick(&state, &view, &offers)];
        told.clear();
        step_unchecked::<Alliance>(content, &mut state, offer.seat, &offer.choice, &mut Sink::to(&mut told));
    }
    Err(format!("still no end after {LONGEST} choices"))
}

/// Random words for the watcher's own use.
pub(crate) fn words(number: u64) -> Draw {
    Chance::new(Seed::from_number(!number)).on(Occasion { what: u16::MAX, whom: 1, round: 0, time: 0 })
}

/// Half the time any offer, half the time any kind of offer first: moves are many, abilities few.
pub(crate) fn pick_any(offers: &[Offer<Choice>], draw: &mut Draw) -> usize {
    let any = |n: usize, draw: &mut Draw| draw.below(n as u32) as usize;
    if draw.below(2) == 0 {
        return any(offers.len(), draw);
    }
    let kind = |offer: &Offer<Choice>| std::mem::discriminant(&offer.choice);
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
