//! How fast enemies play themselves: activations that games meet, from somebody's last word to the next question.

use std::hint::black_box;

use sortie_bots::Thinking;
use sortie_kernel::{Game, Offer, Seat, Sink, Told, step_unchecked};

use super::clock::{Time, measure_with};
use super::play::{opened, random_step, step};

/// Somebody's last word, and what follows from it before the next question.
pub(super) struct Found<G: Game> {
    state: G::State,
    seat: Seat,
    choice: G::Choice,
    /// How many figures act.
    pub(super) n_figures: usize,
}

/// How many figures act in what was told, if it counts as it ends in this state.
type Count<G> = fn(&<G as Game>::Content, &<G as Game>::State, &[Told<<G as Game>::Event>]) -> Option<usize>;

/// Which activations are looked for.
pub(super) struct Wanted<G: Game> {
    /// The choice they follow.
    pub(super) last_word: G::Choice,
    /// How many figures act in what was told, if it counts as it ends in this state.
    pub(super) figures: Count<G>,
    /// Random games are played until this is enough, but no more than 400.
    pub(super) is_enough: fn(&[Found<G>]) -> bool,
}

/// Activations met in random games.
pub(super) fn find<G: Game>(content: &G::Content, setup: &G::Setup, wanted: &Wanted<G>) -> Vec<Found<G>> {
    let mut found: Vec<Found<G>> = Vec::new();
    let mut offers = Vec::new();
    for seed in 0..400 {
        if (wanted.is_enough)(&found) {
            break;
        }
        let mut state = opened::<G>(content, setup, seed);
        let mut thinking = Thinking::new(seed);
        while G::outcome(&state).is_none() {
            offers.clear();
            G::offers(content, &state, &mut offers);
            let last = offers.iter().find(|offer: &&Offer<G::Choice>| offer.choice == wanted.last_word);
            found.extend(last.and_then(|last| activation(content, &state, last, wanted)));
            random_step::<G>(content, &mut state, &mut thinking, &mut offers);
        }
    }
    found
}

/// What follows from a last word here; none if it does not count.
fn activation<G: Game>(
    content: &G::Content,
    state: &G::State,
    Offer { seat, choice }: &Offer<G::Choice>,
    wanted: &Wanted<G>,
) -> Option<Found<G>> {
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let mut copy = state.clone();
    step_unchecked::<G>(content, &mut copy, *seat, choice, &mut Sink::to(&mut told));
    let n_figures = (wanted.figures)(content, &copy, &told)?;
    Some(Found { state: state.clone(), seat: *seat, choice: choice.clone(), n_figures })
}

/// How long all these take.
pub(super) fn time_of<G: Game>(content: &G::Content, found: &[Found<G>]) -> Time {
    let copies = || found.iter().map(|found| found.state.clone()).collect::<Vec<G::State>>();
    measure_with(copies, |mut copies| {
        for (copy, found) in copies.iter_mut().zip(found) {
            step::<G>(content, copy, found.seat, &found.choice);
        }
        drop(black_box(copies));
    })
}
