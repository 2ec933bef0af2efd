//! Playing: what all games have in common.

use std::hint::black_box;
use std::sync::Arc;

use sortie_bots::{Match, Playable, Thinking};
use sortie_games::{Contest, GameResult};
use sortie_kernel::{
    Digest, Game, Offer, Region, RegionOffer, Seat, Seed, Sink, Viewer, run, step_unchecked,
};

use super::clock::{Time, measure, measure_with};
use super::rows::Table;

/// Means are taken over so many states.
pub(super) const STATES: usize = 8;
/// The decisions of a rollout.
const ROLLOUT: usize = 10;
/// So many rollouts from each state.
const ROLLOUTS: usize = 250;

/// A game at its first question.
///
/// # Panics
/// If the game itself would not accept the set-up.
pub(super) fn opened<G: Game>(content: &G::Content, setup: &G::Setup, seed: u64) -> G::State {
    let problems = G::check_setup(content, setup);
    assert!(problems.is_empty(), "{setup:?} cannot be played: {problems:?}");
    let mut state = G::begin(content, setup, Seed::from_number(seed));
    run::<G>(content, &mut state, &mut Sink::silent());
    state
}

/// A choice whose story nobody hears.
pub(super) fn step<G: Game>(content: &G::Content, state: &mut G::State, seat: Seat, choice: &G::Choice) {
    step_unchecked::<G>(content, state, seat, choice, &mut Sink::silent());
}

/// Any of the choices.
pub(super) fn random_step<G: Game>(
    content: &G::Content,
    state: &mut G::State,
    thinking: &mut Thinking,
    offers: &mut Vec<Offer<G::Choice>>,
) {
    offers.clear();
    G::offers(content, state, offers);
    let mut regions = Vec::new();
    G::regions(content, state, &mut regions);
    let n = thinking.below(offers.len() + regions.len());
    match offers.get(n) {
        Some(offer) => step::<G>(content, state, offer.seat, &offer.choice),
        None => {
            let RegionOffer { seat, region } = &regions[n - offers.len()];
            let choice = region.sample(content, thinking.draw());
            step::<G>(content, state, *seat, &choice);
        }
    }
}

/// States from early to late, each of another game: the first that is wanted after ten random decisions, the first
/// after twenty, and so on. A game that ends before is passed over.
pub(super) fn states<G: Game>(
    content: &G::Content,
    setup: &G::Setup,
    is_wanted: impl Fn(&G::State) -> bool,
) -> Vec<G::State> {
    let mut states = Vec::new();
    let mut offers = Vec::new();
    for seed in 1.. {
        let mut state = opened::<G>(content, setup, seed);
        let mut thinking = Thinking::new(seed);
        let mut n = 0;
        while (n < 10 * (states.len() + 1) || !is_wanted(&state)) && G::outcome(&state).is_none() {
            random_step::<G>(content, &mut state, &mut thinking, &mut offers);
            n += 1;
        }
        if G::outcome(&state).is_none() {
            states.push(state);
        }
        if states.len() == STATES {
            break;
        }
    }
    states
}

/// Games of a bot, so many of them.
pub(super) fn games_of<G: Playable>(
    table: &mut Table,
    (content, setup): (&Arc<G::Content>, &G::Setup),
    (bot, n_games): (&str, u64),
    (one, many): (&str, &str),
) {
    let names = [format!("{bot} {many}"), format!("{bot} decisions"), format!("{bot} decisions a {one}")];
    if !table.wants(&[&names[0], &names[1], &names[2]]) {
        return;
    }
    let contest = Match::<G>::new(content.clone(), setup.clone(), &[bot]).expect("a bot of that name");
    let mut n_decisions = 0;
    let time = measure(|| {
        let results: Vec<GameResult> = (0..n_games).map(|n| contest.play(1 + n)).collect();
        n_decisions = results.iter().map(|result| result.decisions).sum();
    });
    table.rate(&names[0], n_games as usize, time, "games/s");
    table.rate(&names[1], n_decisions as usize, time, "decisions/s");
    table.number(&names[2], n_decisions as f64 / n_games as f64, "");
}

/// A call for every state, so many times: the mean of one call.
pub(super) fn per_call<S>(states: &[S], calls: usize, mut call: impl FnMut(&S)) -> Time {
    let all = || (0..calls).for_each(|_| states.iter().for_each(&mut call));
    measure(all).a_part(calls * states.len())
}

/// What is done with a state besides playing.
pub(super) fn state_rows<G: Game>(table: &mut Table, content: &G::Content, states: &[G::State], view: &str) {
    table.number("state in memory", std::mem::size_of::<G::State>() as f64, "bytes");
    if table.wants(&["clone a state", "copies"]) {
        let clone = per_call(states, 10_000, |state| drop(black_box(black_box(state).clone())));
        table.nanoseconds("clone a state", clone);
        table.rate("copies", 1, clone, "copies/s");
    }
    if table.wants(&["list the offers", "number of those offers"]) {
        let mut offers = Vec::new();
        let mut list = |state: &G::State| {
            offers.clear();
            G::offers(content, black_box(state), &mut offers);
            offers.len()
        };
        let total: usize = states.iter().map(&mut list).sum();
        table.nanoseconds("list the offers", per_call(states, 2_000, |state| _ = black_box(list(state))));
        table.number("number of those offers", total as f64 / states.len() as f64, "");
    }
    if table.wants(&[view]) {
        let look = |state: &G::State| {
            drop(black_box(G::view(content, black_box(state), Viewer::Seat(Seat(0)))));
        };
        table.nanoseconds(view, per_call(states, 200, look));
    }
    if table.wants(&["digest a state"]) {
        let digest = per_call(states, 2_000, |state| _ = black_box(Digest::of(black_box(state))));
        table.nanoseconds("digest a state", digest);
    }
    let search = "search iterations, rollouts of 10 decisions";
    if table.wants(&[search]) {
        let time = measure_with(|| Thinking::new(1), |thinking| rollouts::<G>(content, states, thinking));
        table.rate(search, ROLLOUTS * states.len(), time, "iterations/s");
    }
}

/// What a search does all day: copies a state and plays on at random for a while.
fn rollouts<G: Game>(content: &G::Content, states: &[G::State], mut thinking: Thinking) {
    let mut offers = Vec::new();
    for state in (0..ROLLOUTS).flat_map(|_| states) {
        let mut copy = state.clone();
        for _ in 0..ROLLOUT {
            if G::outcome(&copy).is_some() {
                break;
            }
            random_step::<G>(content, &mut copy, &mut thinking, &mut offers);
        }
        black_box(copy);
    }
}
