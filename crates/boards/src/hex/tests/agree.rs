//! Fast against slow on random boards.

use super::{slow_sight, slow_walks};
use crate::hex::{Board, Gait, HexSet, Layout};
use crate::random::{Random, with_seeds};

/// Tries a case on so many random boards that have a hex: most of them small and from bare to cluttered, some large and
/// open, so that there are long lines and long walks.
fn with_boards(n: u64, case: impl Fn(&mut Random, &Layout, &Board)) {
    with_seeds(n, |random| {
        let layout = if random.percent(10) { random.hexes(7, 3) } else { random.hexes(3, 30) };
        if layout.n_hexes() > 0 {
            case(random, &layout, &Board::new(layout.clone()));
        }
    });
}

#[test]
fn sight_agrees_with_its_definition() {
    let counts = std::cell::Cell::new((0, 0));
    with_boards(3_000, |random, layout, board| {
        for _ in 0..30 {
            let (from, to) = (random.hex(layout), random.hex(layout));
            let found = slow_sight::obstacles(layout, from, to);
            let (free, stopped) = counts.get();
            match board.sight(from, to) {
                Ok(()) => {
                    assert!(found.is_empty(), "{from:?} to {to:?}: {found:?}");
                    counts.set((free + 1, stopped));
                }
                Err(told) => {
                    let first = found.iter().min_by(|a, b| a.1.compare(b.1)).expect("something stops it");
                    let (_, along) =
                        found.iter().find(|(obstacle, _)| *obstacle == told).expect("a true obstacle");
                    assert!(along.compare(first.1).is_eq(), "{from:?} to {to:?}: {told:?}, not {first:?}");
                    counts.set((free, stopped + 1));
                }
            }
            assert_eq!(board.sees(from, to), found.is_empty());
            assert_eq!(board.seen_from(from).has(to), found.is_empty());
            assert_eq!(board.seers_of(to).has(from), found.is_empty());
        }
    });
    let (free, stopped) = counts.get();
    assert!(free > 20_000 && stopped > 20_000, "{free} free and {stopped} stopped lines");
}

#[test]
fn distances_agree_with_their_definition() {
    with_boards(2_000, |random, layout, board| {
        let from = random.hex(layout);
        let borders = slow_walks::borders(layout, from);
        for to in layout.hexes() {
            let is_adjacent = slow_walks::adjacent(layout, from, to);
            assert_eq!(board.adjacent(from, to), is_adjacent);
            assert_eq!(board.beside(from).has(to), is_adjacent);
            let expected = match borders[usize::from(to.0)] {
                _ if is_adjacent || from == to => Some(0),
                borders => borders.map(|n| n.max(1) as u8),
            };
            assert_eq!(board.distance(from, to), expected, "{from:?} to {to:?}");
        }
    });
}

#[test]
fn steps_and_parts_agree_with_their_definition() {
    with_boards(2_000, |random, layout, board| {
        let from = random.hex(layout);
        for gait in Gait::ALL {
            let steps = slow_walks::steps(layout, gait, from);
            let part = slow_walks::part(layout, gait, from);
            assert_eq!(board.part_hexes(board.part(from, gait), gait), part);
            let ways: HexSet =
                layout.hexes().filter(|&to| slow_walks::leads(layout, gait, from, to)).collect();
            assert_eq!(board.ways(from, gait), ways);
            for to in layout.hexes() {
                let expected = steps[usize::from(to.0)].map(|n| n as u8);
                assert_eq!(board.steps(from, to, gait), expected, "{from:?} to {to:?}, {gait:?}");
                let is_beside = board.parts_beside(board.part(from, gait), gait).has(board.part(to, gait));
                assert_eq!(is_beside, expected == Some(1), "{from:?} to {to:?}, {gait:?}");
            }
        }
    });
}

#[test]
fn reach_agrees_with_its_definition() {
    with_boards(2_000, |random, layout, board| {
        let mut reach = crate::hex::Reach::default();
        for _ in 0..3 {
            let start = random.hex(layout);
            let through = random.some_hexes(layout, 80);
            let gait = Gait::ALL[random.below(2) as usize];
            let points = random.below(9) as u8;
            board.reach_into(start, gait, points, &through, &mut reach);
            let costs = slow_walks::costs(layout, gait, start, &through);
            for to in layout.hexes() {
                let expected = costs[usize::from(to.0)].map(|n| n as u8).filter(|&n| n <= points);
                assert_eq!(reach.cost(to), expected, "{start:?} to {to:?}");
                assert_eq!(reach.hexes().has(to), expected.is_some());
                let path = reach.path_to(to);
                assert_eq!(path.len(), usize::from(expected.unwrap_or(0)));
                let mut here = start;
                for next in path {
                    assert!(slow_walks::leads(layout, gait, here, next) && through.has(next));
                    here = next;
                }
                assert!(expected.is_none() || here == to);
            }
            assert!(reach.iter().is_sorted_by_key(|(_, cost)| cost));
        }
    });
}

#[test]
fn rooms_agree_with_their_definition() {
    let n_rooms = std::cell::Cell::new(0);
    with_boards(1_000, |_, layout, board| {
        let rooms = board.rooms();
        n_rooms.set(n_rooms.get() + rooms.len());
        for hex in layout.hexes() {
            let found = rooms.iter().find(|room| room.has(hex)).copied();
            assert_eq!(found, slow_walks::room(layout, hex), "{hex:?}");
        }
    });
    assert!(n_rooms.get() > 250, "{} rooms", n_rooms.get());
}

/// The angle to the facing, in degrees: the one place for a float, far from any tie.
#[test]
fn the_front_is_half_the_plane() {
    with_boards(300, |random, layout, board| {
        let (from, facing) = (random.hex(layout), random.facing());
        for to in layout.hexes().filter(|&to| to != from) {
            let (here, there) = (layout.place(from), layout.place(to));
            let (x, y) = (f64::from(there.x - here.x), f64::from(there.y - here.y) * 3f64.sqrt());
            let turn = (y.atan2(x).to_degrees() - 60.0 * f64::from(facing.number())).rem_euclid(360.0);
            let off = turn.min(360.0 - turn);
            assert_eq!(board.in_front(from, facing, to), off < 90.001, "{off} degrees");
        }
    });
}
