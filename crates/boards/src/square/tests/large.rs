//! Large bases, fast against slow on random boards: every gait and every shape, from tables that are filled in any order.

use super::random::Random;
use super::slow_reach::{self, Base};
use crate::square::{Board, Gait, Layout, Position, Walker};

/// The shapes that occur, turned and not, and some that do not.
const SHAPES: [(u8, u8); 10] =
    [(1, 2), (2, 1), (2, 2), (2, 3), (3, 2), (1, 3), (3, 1), (3, 3), (4, 1), (2, 4)];

const GAITS: [Gait; 2] = [Gait::Walking, Gait::Unhindered];

fn spaces(position: Position) -> Base {
    position.spaces().collect()
}

/// Every position of a shape that lies inside the rectangle of a board, whether it fits or not.
fn positions(layout: &Layout, (columns, rows): (u8, u8)) -> impl Iterator<Item = Position> + '_ {
    let inside = move |position: &Position| {
        position.corner().column() + columns <= layout.columns()
            && position.corner().row() + rows <= layout.rows()
    };
    layout.places().filter_map(move |corner| Position::new(corner, columns, rows)).filter(inside)
}

fn moves(board: &Board, walker: &Walker, from: Position) -> Vec<(Base, u16)> {
    let mut moves = Vec::new();
    board.for_each_move(walker, from, |to, price| moves.push((spaces(to), price)));
    moves
}

#[test]
fn moves_agree_with_their_definition() {
    let mut found = 0;
    for seed in 0..2_000 {
        let mut random = Random(seed);
        let layout = random.layout(7);
        let board = Board::new(layout.clone());
        for _ in 0..3 {
            let (gait, sides) = (GAITS[random.below(2) as usize], SHAPES[random.below(10) as usize]);
            let walker = random.walker(&layout, gait);
            for from in positions(&layout, sides) {
                if !slow_reach::fits(&layout, gait, &spaces(from)) {
                    continue;
                }
                let expected = slow_reach::moves_with_prices(&layout, &walker, &spaces(from));
                found += expected.len();
                assert_eq!(moves(&board, &walker, from), expected, "seed {seed}: {gait:?} from {from}");
                for (to, price) in expected {
                    let to = Position::covering(&to.into_iter().collect::<Vec<_>>()).unwrap();
                    assert_eq!(
                        board.move_cost(&walker, from, to),
                        Some(price),
                        "seed {seed}: {from} to {to}"
                    );
                }
            }
        }
    }
    assert!(found > 50_000, "{found} moves: the boards are not shut");
}

#[test]
fn reach_agrees_with_its_definition() {
    let mut passed = 0;
    for seed in 0..1_000 {
        let mut random = Random(seed);
        let layout = random.layout(8);
        let board = Board::new(layout.clone());
        // One list for all, as a game keeps it: nothing is left in it from the walk before.
        let mut reach = crate::square::Reach::default();
        for _ in 0..4 {
            let (gait, sides) = (GAITS[random.below(2) as usize], SHAPES[random.below(10) as usize]);
            let fitting: Vec<Position> =
                positions(&layout, sides).filter(|&at| board.fits(at, gait)).collect();
            if fitting.is_empty() {
                continue;
            }
            let start = fitting[random.below(fitting.len() as u64) as usize];
            let walker = random.walker(&layout, gait);
            let points = random.below(8) as u16;
            board.reach_into(&walker, start, points, &mut reach);
            let found: Vec<(Position, u16)> = reach.passed().collect();
            let expected = slow_reach::reach(&layout, &walker, &spaces(start), points);
            let by_base = found.iter().map(|&(position, cost)| (spaces(position), cost));
            assert_eq!(by_base.collect::<std::collections::BTreeMap<_, _>>(), expected, "seed {seed}");
            assert!(found.is_sorted_by_key(|&(position, cost)| (cost, position)), "seed {seed}: {found:?}");
            for from in positions(&layout, sides).chain(positions(&layout, (sides.1, sides.0))) {
                assert_eq!(reach.cost(from), expected.get(&spaces(from)).copied(), "seed {seed}: {from}");
            }
            passed += found.len();
        }
    }
    assert!(passed > 10_000, "{passed} positions: the boards are not shut");
}

#[test]
fn distances_agree_with_their_definition() {
    let mut adjacent = 0;
    for seed in 0..1_000 {
        let mut random = Random(seed);
        let layout = random.layout(7);
        let board = Board::new(layout.clone());
        for _ in 0..12 {
            let mut any = || {
                let shapes = [&[(1, 1)][..], &SHAPES].concat();
                let all: Vec<Position> =
                    positions(&layout, shapes[random.below(shapes.len() as u64) as usize]).collect();
                (!all.is_empty()).then(|| all[random.below(all.len() as u64) as usize])
            };
            let (Some(one), Some(other)) = (any(), any()) else { continue };
            let pairs = || one.spaces().flat_map(|from| other.spaces().map(move |to| (from, to)));
            let nearest = pairs().filter_map(|(from, to)| board.distance(from, to)).min();
            assert_eq!(board.distance_between(one, other), nearest, "seed {seed}: {one} to {other}");
            assert_eq!(board.counts_from(one).to(other), nearest, "seed {seed}: {one} to {other}");
            let shared = pairs().filter(|(from, to)| from == to).count();
            assert_eq!(one.shared(other), shared, "{one} and {other}");
            let touches = pairs().any(|(from, to)| slow_reach::counts(&layout, from, to));
            assert_eq!(board.are_adjacent(one, other), shared == 0 && touches, "seed {seed}: {one}, {other}");
            adjacent += u32::from(shared == 0 && touches);
        }
    }
    assert!(adjacent > 1_000, "{adjacent} pairs are adjacent");
}

/// Nobody asks for it, and nothing breaks: a base that hangs over the end of the board is nowhere.
#[test]
fn a_base_over_the_end_of_the_board_goes_nowhere() {
    let board = Board::new(Layout::new(3, 3));
    let inside = Position::small(crate::square::Space::new(0, 0));
    for corner in [(2, 2), (2, 0), (3, 1), (10, 10)] {
        let over = Position::new(crate::square::Space::new(corner.0, corner.1), 2, 2).unwrap();
        assert!(!board.fits(over, Gait::Walking));
        let into_board = |(to, _): &(Base, u16)| to.iter().any(|at| at.column() > 2 || at.row() > 2);
        assert!(!moves(&board, &Walker::default(), over).iter().any(into_board), "{over}");
        let nearest = over.spaces().filter_map(|at| board.distance(inside.corner(), at)).min();
        assert_eq!(board.distance_between(over, inside), nearest);
        assert_eq!(board.distance_between(inside, over), nearest);
    }
}
