//! Playing many games, on all cores.

use std::time::Instant;

use rayon::prelude::*;
use sortie_games::{Contest, GameResult};

use crate::Report;

/// Plays so many games on the current rayon pool and adds up; game `n` has seed + n. `tick` is called after each.
pub fn simulate(contest: &dyn Contest, seed: u64, games: u64, tick: impl Fn() + Sync) -> Report {
    let begin = Instant::now();
    let play = |n| {
        let result = contest.play(seed.wrapping_add(n));
        tick();
        result
    };
    let results: Vec<GameResult> = (0..games).into_par_iter().map(play).collect();
    Report::of(&results, begin.elapsed().as_secs_f64())
}
