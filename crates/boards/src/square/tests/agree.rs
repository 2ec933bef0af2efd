//! Fast against slow on random boards.

use super::random::Random;
use super::slow_reach::{self, Base};
use super::slow_sight::Slow;
use crate::square::{Board, Gait, Position, SpaceSet, Terrain, Walker};

#[test]
fn sight_agrees_with_its_definition() {
    let mut seen = 0;
    for seed in 0..4_000 {
        let mut random = Random(seed);
        let layout = random.layout(7);
        let (board, slow) = (Board::new(layout.clone()), Slow::new(&layout));
        let crowd = random.below(25);
        let occupied = random.some(&layout, crowd);
        for _ in 0..30 {
            let (from, to) = (random.place(&layout), random.place(&layout));
            let is_space = |at| layout.terrain(at) != Terrain::Missing;
            if from == to || !is_space(from) || !is_space(to) {
                continue;
            }
            let expected = slow.sees(from, to, &occupied);
            assert_eq!(
                board.sees(from, to, &occupied),
                expected,
                "seed {seed}: {from} to {to} past {occupied:?}"
            );
            assert_eq!(board.sight(from, to, &occupied).is_some(), expected, "seed {seed}: {from} to {to}");
            seen += u32::from(expected);
        }
    }
    assert!(seen > 10_000, "{seen} pairs in sight: the boards are neither bare nor shut");
}

#[test]
fn distance_agrees_with_its_definition() {
    for seed in 0..2_000 {
        let mut random = Random(seed);
        let layout = random.layout(7);
        let board = Board::new(layout.clone());
        for _ in 0..8 {
            let (from, to) = (random.place(&layout), random.place(&layout));
            if layout.terrain(from) == Terrain::Missing {
                continue;
            }
            let expected = slow_reach::distance(&layout, from, to);
            assert_eq!(board.distance(from, to), expected, "seed {seed}: {from} to {to}");
            assert_eq!(board.distance(to, from), expected, "seed {seed}: and back");
            assert_eq!(board.is_adjacent(from, to), slow_reach::counts(&layout, from, to));
            assert_eq!(board.is_adjacent(from, to), expected == Some(1));
        }
    }
}

/// alliance S1: adjacent figures always see each other, whoever stands around.
#[test]
fn adjacent_spaces_see_each_other() {
    for seed in 0..2_000 {
        let mut random = Random(seed);
        let layout = random.layout(5);
        let board = Board::new(layout.clone());
        let occupied = random.some(&layout, 50);
        for from in board.spaces() {
            for to in board.spaces().iter().filter(|&to| board.is_adjacent(from, to)) {
                assert!(board.sees(from, to, &occupied), "seed {seed}: {from} to {to}");
            }
        }
    }
}

#[test]
fn reach_agrees_with_its_definition() {
    let mut turned = 0;
    for seed in 0..3_000 {
        let mut random = Random(seed);
        let layout = random.layout(6);
        let board = Board::new(layout.clone());
        let gait = if random.percent(30) { Gait::Unhindered } else { Gait::Walking };
        let walker = random.walker(&layout, gait);
        let sides = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)];
        let (columns, rows) = sides[random.below(6) as usize];
        let start = Position::new(random.place(&layout), columns, rows).unwrap();
        assert_eq!(
            board.fits(start, gait),
            slow_reach::fits(&layout, gait, &start.spaces().collect()),
            "seed {seed}: {start}"
        );
        if !board.fits(start, gait) {
            continue;
        }
        let points = random.below(9) as u16;
        let reach = board.reach(&walker, start, points);
        let expected = slow_reach::reach(&layout, &walker, &start.spaces().collect(), points);
        let found = reach.passed().map(|(position, cost)| (position.spaces().collect::<Base>(), cost));
        assert_eq!(
            found.collect::<std::collections::BTreeMap<_, _>>(),
            expected,
            "seed {seed}: from {start}"
        );
        for (position, cost) in reach.passed() {
            let path = reach.path(&board, &walker, position).unwrap();
            assert_eq!(board.walk_cost(&walker, start, &path), Some(cost), "seed {seed}: to {position}");
            turned += u32::from(position.columns() != start.columns());
        }
    }
    assert!(turned > 1_000, "{turned} positions were reached by turning");
}

#[test]
fn the_largest_board_has_room() {
    let layout = crate::square::Layout::new(64, 64);
    let board = Board::new(layout.clone());
    let (first, last) = (layout.places().next().unwrap(), layout.places().last().unwrap());
    assert_eq!(board.distance(first, last), Some(63));
    assert!(board.sees(last, first, &SpaceSet::EMPTY));
    let reach = board.reach(&Walker::default(), Position::small(last), 200);
    assert_eq!(reach.passed().count(), 64 * 64);
}
