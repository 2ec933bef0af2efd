//! `make soak`: random and greedy skirmishes of all kinds under the eyes of the watcher of `crates/alliance/tests`.
//!
//! `cargo run --release -p sortie-lab --example soak -- [random skirmishes] [greedy skirmishes] [first number]`
#![allow(clippy::print_stdout, reason = "people want to know how far it is")]

#[path = "../../alliance/tests/watch/mod.rs"]
mod watch;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, Setup};
use sortie_bots::{Playable, Question, Thinking};
use sortie_kernel::{Game, Viewer};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("how many are numbers"));
    let (random, greedy) = (numbers.next().unwrap_or(100_000), numbers.next().unwrap_or(10_000));
    let first = numbers.next().unwrap_or(0);
    let content = Content::shipped();
    let failures = soak("random", &content, first, random) + soak("greedy", &content, first, greedy);
    std::process::exit(i32::from(failures > 0));
}

/// Plays so many and tells what went wrong; how many did.
fn soak(name: &str, content: &Content, first: u64, games: u64) -> u64 {
    let begin = Instant::now();
    let (failures, choices) = (AtomicU64::new(0), AtomicU64::new(0));
    (first..first + games).into_par_iter().for_each(|number| {
        let mut draw = watch::words(number);
        let setup = watch::any_setup(content, number, &mut draw);
        // A bug may be a panic as well; one bad skirmish does not end the soak.
        let played = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            if name == "greedy" {
                greedy(content, &setup, number)
            } else {
                watch::watched(content, &setup, number, |_, _, offers| watch::pick_any(offers, &mut draw))
            }
        }));
        match played.unwrap_or_else(|_| Err("it panicked".to_owned())) {
            Ok(n) => _ = choices.fetch_add(n as u64, Ordering::Relaxed),
            Err(why) => {
                failures.fetch_add(1, Ordering::Relaxed);
                println!("{name} number {number}: {why}\n{setup:?}");
            }
        }
    });
    let (failures, seconds) = (failures.into_inner(), begin.elapsed().as_secs_f64());
    println!(
        "{name}: {games} skirmishes, {} choices, {failures} failures, {seconds:.0} s, {:.0} skirmishes/s",
        choices.into_inner(),
        games as f64 / seconds
    );
    failures
}

fn greedy(content: &Content, setup: &Setup, number: u64) -> Result<usize, String> {
    let bot = Alliance::bot("greedy").ok_or("there is no such bot")?;
    let mut thinking = Thinking::new(number);
    watch::watched(content, setup, number, |state, view, offers| {
        let prompt = Alliance::prompt(content, state, Viewer::Spectator);
        bot.choose(&Question { content, view, prompt: &prompt, offers }, &mut thinking).unwrap_or(0)
    })
}
