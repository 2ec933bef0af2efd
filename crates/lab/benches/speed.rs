//! `make bench`: one table of speeds, on one core, the best of several runs.

#![allow(clippy::print_stdout, reason = "a table on the terminal is the point")]

#[path = "speed/alliance.rs"]
mod alliance;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use sortie_arena::{Arena, Content, Difficulty, Setup};
use sortie_bots::Match;
use sortie_games::{Contest, GameResult};
use sortie_kernel::{Chance, Digest, Game, Occasion, Seat, Seed, Sink, Viewer, run, step_unchecked};

const RUNS: usize = 5;

/// `cargo bench -p sortie-lab -- alliance` prints one game only.
fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let is_wanted = |game: &str| words.is_empty() || words.iter().any(|word| word == game);
    if is_wanted("arena") {
        arena();
        println!();
    }
    if is_wanted("alliance") {
        alliance::table();
    }
}

fn line(what: &str, value: f64, unit: &str) {
    println!("{what:<52} {value:>14.0} {unit:>14}");
}

fn arena() {
    let content = Arc::new(Content::shipped());
    println!("{:<52} {:>14} {:>14}", "arena, 4 players, normal, one core", "value", "unit");
    for (bot, games) in [("random", 20_000), ("greedy", 100)] {
        let setup = Setup::new(4, Difficulty::Normal);
        let Ok(arena) = Match::<Arena>::new(content.clone(), setup, &[bot]) else { continue };
        let (seconds, decisions) = best_run(&arena, games);
        line(&format!("{bot} games"), games as f64 / seconds, "games/s");
        line(&format!("{bot} decisions"), decisions as f64 / seconds, "decisions/s");
        line(&format!("{bot} decisions a game"), decisions as f64 / games as f64, "");
    }
    let state = middle_of_a_game(&content);
    line("state in memory", std::mem::size_of_val(&state) as f64, "bytes");
    line("clone a state", per_call(|| drop(black_box(black_box(&state).clone()))), "ns");
    let mut offers = Vec::new();
    let mut list = || {
        offers.clear();
        Arena::offers(&content, black_box(&state), &mut offers);
    };
    line("list the offers", per_call(&mut list), "ns");
    line("number of those offers", offers.len() as f64, "");
    let view = || drop(black_box(Arena::view(&content, black_box(&state), Viewer::Seat(Seat(0)))));
    line("build a view", per_call(view), "ns");
    line("digest a state", per_call(|| _ = black_box(Digest::of(black_box(&state)))), "ns");
    let chance = Chance::new(Seed::from_number(1));
    let occasion = Occasion { what: 1, whom: 0, round: 1, time: 1 };
    line("roll on an occasion", per_call(|| _ = black_box(chance.on(black_box(occasion)).die(6))), "ns");
}

/// Seconds of the best of several runs of so many games, and the decisions of one.
fn best_run(contest: &dyn Contest, games: u64) -> (f64, u64) {
    let mut best = f64::INFINITY;
    let mut decisions = 0;
    for _ in 0..RUNS {
        let begin = Instant::now();
        let results: Vec<GameResult> = (0..games).map(|n| contest.play(1 + n)).collect();
        best = best.min(begin.elapsed().as_secs_f64());
        decisions = results.iter().map(|result| result.decisions).sum();
    }
    (best, decisions)
}

/// A state with all kinds of things on the table: the first question of a roll.
fn middle_of_a_game(content: &Content) -> sortie_arena::State {
    let mut state = Arena::begin(content, &Setup::new(4, Difficulty::Normal), Seed::from_number(1));
    run::<Arena>(content, &mut state, &mut Sink::silent());
    for _ in 0..8 {
        let mut offers = Vec::new();
        Arena::offers(content, &state, &mut offers);
        let offer = offers[0];
        step_unchecked::<Arena>(content, &mut state, offer.seat, &offer.choice, &mut Sink::silent());
    }
    state
}

fn per_call(call: impl FnMut()) -> f64 {
    per_call_of(100_000, call)
}

/// Nanoseconds a call, the best of several runs of so many.
fn per_call_of(calls: u32, mut call: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        let begin = Instant::now();
        (0..calls).for_each(|_| call());
        best = best.min(begin.elapsed().as_secs_f64());
    }
    best / f64::from(calls) * 1e9
}
