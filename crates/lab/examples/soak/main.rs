//! `make soak`: random and greedy games of all kinds under the eyes of the watchers that the tests of the games have.
//!
//! `cargo run --release -p sortie-lab --example soak -- [game] [random games] [greedy games] [first number]`; on one thread with
//! `RAYON_NUM_THREADS=1`.
#![allow(clippy::print_stdout, reason = "people want to know how far it is")]

#[path = "../../../alliance/tests/watch/mod.rs"]
mod alliance;
#[path = "../../../defenders/tests/watch/mod.rs"]
mod defenders;
#[path = "../../../specops/tests/watch/mod.rs"]
mod specops;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use sortie_alliance::Alliance;
use sortie_bots::{Playable, Question, Thinking};
use sortie_defenders::Defenders;
use sortie_kernel::{Answers, Game, Offer, Viewer};
use sortie_specops::Specops;

/// How many choices a game took, or what went wrong with this set-up.
type Played = Result<usize, String>;

fn main() {
    let mut words = std::env::args().skip(1).peekable();
    let wanted = words.next_if(|word| word.parse::<u64>().is_err());
    let numbers: Vec<u64> = words.map(|word| word.parse().expect("how many are numbers")).collect();
    let number = |place: usize, otherwise: u64| numbers.get(place).copied().unwrap_or(otherwise);
    let first = number(2, 0);
    let is_wanted = |game: &str| wanted.as_ref().is_none_or(|wanted| wanted == game);
    let mut failures = 0;
    if is_wanted("alliance") {
        let content = sortie_alliance::content::Content::shipped();
        failures += soak("alliance, random", first, number(0, 100_000), |n| skirmish(&content, n, false));
        failures += soak("alliance, greedy", first, number(1, 10_000), |n| skirmish(&content, n, true));
    }
    if is_wanted("defenders") {
        let content = sortie_defenders::Content::playable();
        failures += soak("defenders, random", first, number(0, 50_000), |n| mission(&content, n, false));
        failures += soak("defenders, greedy", first, number(1, 5_000), |n| mission(&content, n, true));
    }
    if is_wanted("specops") {
        let content = Arc::new(sortie_specops::content::Content::shipped());
        failures += soak("specops, random", first, number(0, 5_000), |n| operation(&content, n, false));
        failures += soak("specops, greedy", first, number(1, 500), |n| operation(&content, n, true));
    }
    std::process::exit(i32::from(failures > 0));
}

/// Plays so many and tells what went wrong; how many did.
fn soak(name: &str, first: u64, games: u64, play: impl Fn(u64) -> Played + Sync) -> u64 {
    let begin = Instant::now();
    let (failures, choices) = (AtomicU64::new(0), AtomicU64::new(0));
    (first..first + games).into_par_iter().for_each(|number| {
        // A bug may be a panic as well; one bad game does not end the soak.
        let played = catch_unwind(AssertUnwindSafe(|| play(number)));
        match played.unwrap_or_else(|_| Err("it panicked".to_owned())) {
            Ok(n) => _ = choices.fetch_add(n as u64, Ordering::Relaxed),
            Err(why) => {
                failures.fetch_add(1, Ordering::Relaxed);
                println!("{name}, number {number}: {why}");
            }
        }
    });
    let (failures, seconds) = (failures.into_inner(), begin.elapsed().as_secs_f64());
    println!(
        "{name}: {games} games, {} choices, {failures} failures, {seconds:.0} s, {:.0} games/s",
        choices.into_inner(),
        games as f64 / seconds
    );
    failures
}

fn skirmish(content: &sortie_alliance::content::Content, number: u64, greedy: bool) -> Played {
    let mut draw = alliance::words(number);
    let setup = alliance::any_setup(content, number, &mut draw);
    let played = if greedy {
        alliance::watched(content, &setup, number, picks::<Alliance>(content, number))
    } else {
        alliance::watched(content, &setup, number, |_, _, offers| alliance::pick_any(offers, &mut draw))
    };
    played.map_err(|why| format!("{setup:?}\n{why}"))
}

fn mission(content: &sortie_defenders::Content, number: u64, greedy: bool) -> Played {
    let mut draw = defenders::words(number);
    let setup = defenders::any_setup(content, number, &mut draw);
    let played = if greedy {
        defenders::watched(content, &setup, number, picks::<Defenders>(content, number))
    } else {
        defenders::watched(content, &setup, number, |_, _, offers| defenders::pick_any(offers, &mut draw))
    };
    played.map_err(|why| format!("{setup:?}\n{why}"))
}

fn operation(content: &Arc<sortie_specops::content::Content>, number: u64, greedy: bool) -> Played {
    let (mut draw, mut thinking) = (specops::words(number), Thinking::new(number));
    let setup = specops::any_setup(content, number);
    let bot = <Specops as Playable>::bot("greedy").expect("every game has one");
    let mut pick = |state: &_, answers: &Answers<Specops>| {
        if !greedy {
            return specops::pick_any(content, answers, &mut draw);
        }
        // One side at a time, with what that side knows.
        let seat = answers.seats()[0];
        let sampled: Vec<_> = answers.sampled(content, bot.n_samples(), thinking.draw()).collect();
        let mut offers: Vec<_> = answers.offers.iter().chain(&sampled).copied().collect();
        offers.retain(|offer| offer.seat == seat);
        let viewer = Viewer::Seat(seat);
        let view = <Specops as Playable>::view_for_bots(content, state, viewer);
        let prompt = Specops::prompt(content, state, viewer);
        let question = Question { content: &**content, view: &view, prompt: &prompt, offers: &offers };
        offers[bot.choose(&question, &mut thinking).unwrap_or(0)]
    };
    let played = specops::watched(content, &setup, number, &mut pick, &mut specops::Plainly);
    played.map_err(|why| format!("{setup:?}\n{why}"))
}

type Offers<G> = [Offer<<G as Game>::Choice>];

/// What the greedy bot picks.
fn picks<G: Playable>(
    content: &G::Content,
    number: u64,
) -> impl FnMut(&G::State, &G::View, &Offers<G>) -> usize {
    let bot = G::bot("greedy").expect("every game has one");
    let mut thinking = Thinking::new(number);
    move |state, view, offers| {
        let prompt = G::prompt(content, state, Viewer::Spectator);
        bot.choose(&Question { content, view, prompt: &prompt, offers }, &mut thinking).unwrap_or(0)
    }
}
