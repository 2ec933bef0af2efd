//! How long questions take: `cargo test --release -p sortie-boards hex::tests::speed -- --ignored --nocapture`.

use std::hint::black_box;
use std::time::Instant;

use crate::hex::{Board, Gait, Layout, Reach};
use crate::random::Random;

/// Nanoseconds for one of so many, in the best of twenty rounds: others use the machine too.
fn time(what: &str, n: usize, mut run: impl FnMut(usize)) -> f64 {
    let in_round = n / 20;
    let round = |round: usize| {
        let start = Instant::now();
        (round * in_round..(round + 1) * in_round).for_each(&mut run);
        start.elapsed().as_nanos() as f64 / in_round as f64
    };
    let best = (0..20).map(round).fold(f64::INFINITY, f64::min);
    eprintln!("{what:32} {best:>10.1} ns");
    best
}

fn measure(layout: &Layout) {
    let mut random = Random(1);
    eprintln!("{} hexes", layout.n_hexes());
    let hexes: Vec<_> = (0..4_096).map(|_| (random.hex(layout), random.hex(layout))).collect();
    let pair = |n: usize| hexes[n % hexes.len()];
    time("board from a layout", 100, |_| _ = black_box(Board::new(layout.clone())));
    let board = Board::new(layout.clone());
    let n = layout.n_hexes();
    let all: Vec<_> = layout.hexes().collect();
    time("a row of sight", n, |n| _ = black_box(board.sees(all[n], all[0])));
    let sees = time("sees", 10_000_000, |n| _ = black_box(board.sees(pair(n).0, pair(n).1)));
    time("sight, followed", 1_000_000, |n| _ = black_box(board.sight(pair(n).0, pair(n).1)));
    time("adjacent", 10_000_000, |n| _ = black_box(board.adjacent(pair(n).0, pair(n).1)));
    time("distance", 10_000_000, |n| _ = black_box(board.distance(pair(n).0, pair(n).1)));
    time("in front", 10_000_000, |n| {
        _ = black_box(board.in_front(pair(n).0, crate::hex::Facing::ALL[n % 6], pair(n).1));
    });
    time("steps", 10_000_000, |n| _ = black_box(board.steps(pair(n).0, pair(n).1, Gait::Climbing)));
    let mut reach = Reach::default();
    time("reach with 5 points", 100_000, |n| {
        board.reach_into(pair(n).0, Gait::Walking, 5, board.floor(), &mut reach);
        black_box(&reach);
    });
    time("reach with 255 points", 10_000, |n| {
        board.reach_into(pair(n).0, Gait::Walking, 255, board.floor(), &mut reach);
        black_box(&reach);
    });
    assert!(sees < 100.0, "{sees} ns");
}

#[test]
#[ignore = "measures time, which a busy machine has none of"]
fn questions_are_quick() {
    for (seed, side) in [(6, 7), (9, 11)] {
        let boards = (seed..).map(|seed| Random(seed).hexes(side, 12));
        let full = boards.into_iter().find(|layout| layout.n_hexes() > 5 * (side * side) as usize);
        measure(&full.expect("some boards are full"));
    }
}
