//! The worked examples of the rules that are about space alone: defenders T2 to T4, T19, T20, T23, T24, T27, T29, T32.

use super::{draw, seven};
use crate::hex::{Board, Facing, Gait, Ground, Layout, Side};

type At = (i16, i16);

fn with_blocked(mut layout: Layout, blocked: &[At]) -> Layout {
    for &at in blocked {
        layout.set_ground(layout.at(at), Ground::Blocked);
    }
    layout
}

impl Board {
    fn far(&self, a: At, b: At) -> Option<u8> {
        assert_eq!(self.distance(self.at(a), self.at(b)), self.distance(self.at(b), self.at(a)));
        self.distance(self.at(a), self.at(b))
    }

    fn looks(&self, from: At, to: At) -> bool {
        self.sees(self.at(from), self.at(to))
    }

    fn climbs(&self, from: At, to: At) -> Option<u8> {
        self.steps(self.at(from), self.at(to), Gait::Climbing)
    }

    fn meet(&self, a: At, b: At) -> bool {
        self.adjacent(self.at(a), self.at(b))
    }
}

#[test]
fn t2_distances_in_areas() {
    let board = Board::new(seven());
    let cases = [
        ((7, 4), (9, 4), 0),
        ((9, 4), (11, 4), 0),
        ((5, 4), (9, 4), 1),
        ((7, 4), (12, 5), 1),
        ((6, 1), (12, 5), 2),
    ];
    for (a, b, distance) in cases {
        assert_eq!(board.far(a, b), Some(distance), "{a:?} to {b:?}");
    }
    let with = |side| Board::new(seven().and((9, 4), (11, 4), side));
    for side in [Side::Wall, Side::Locked, Side::Blocked] {
        assert_eq!(with(side).far((9, 4), (11, 4)), Some(1), "{side:?}");
        assert!(!with(side).meet((9, 4), (11, 4)));
    }
    for side in [Side::Door, Side::Window] {
        assert_eq!(with(side).far((9, 4), (11, 4)), Some(0), "{side:?}");
        assert!(with(side).meet((9, 4), (11, 4)));
    }
    let apart = Board::new(draw(&["ao  a.", "", "    bo"]));
    assert_eq!(apart.far((0, 0), (2, 2)), None, "a separate tile");
    assert_eq!(apart.hexes_between(apart.at((0, 0)), apart.at((2, 2))), 2);
}

#[test]
fn t3_sight_past_what_stands_on_a_side() {
    let cases = [
        (Side::Open, [true; 3]),
        (Side::Window, [true; 3]),
        (Side::Door, [false, true, true]),
        (Side::Locked, [false; 3]),
        (Side::Blocked, [false; 3]),
        (Side::Wall, [false; 3]),
    ];
    for (side, expected) in cases {
        let board = Board::new(seven().and((7, 4), (9, 4), side));
        let seen = [board.looks((5, 4), (13, 4)), board.looks((7, 4), (13, 4)), board.looks((9, 4), (5, 4))];
        assert_eq!(seen, expected, "{side:?}");
    }
}

#[test]
fn t4_three_hexes_are_in_front() {
    let board = Board::new(seven());
    let from = board.at((7, 4));
    let is_in_front = |to| board.in_front(from, Facing::ALL[0], board.at(to));
    assert!([(9, 4), (8, 5), (8, 3)].into_iter().all(is_in_front));
    assert!(![(6, 5), (5, 4), (6, 3), (2, 3)].into_iter().any(is_in_front));
    assert!([(7, 6), (7, 2)].into_iter().all(is_in_front), "just a quarter turn aside");
    assert!(!is_in_front((7, 4)));
    for facing in Facing::ALL {
        let front = board.front(from, facing);
        let near = Facing::ALL.map(|other| front.has(board.neighbour(from, other).unwrap()));
        let turned = |sixths| near[facing.turned(sixths).index()];
        assert_eq!([0, 1, 2, 3, 4, 5].map(turned), [true, true, false, false, false, true], "{facing:?}");
    }
    assert!(board.looks((7, 4), (2, 3)), "who does not turn his head is seen all the same");
}

#[test]
fn t19_one_area_on_and_one_hex_beyond_the_centre() {
    let mut layout = with_blocked(seven(), &[(8, 3), (9, 4)]);
    for (a, b) in [((8, 1), (10, 1)), ((8, 1), (9, 2)), ((7, 2), (9, 2))] {
        layout = layout.and(a, b, Side::Wall);
    }
    let board = Board::new(layout);
    assert!(!board.looks((6, 1), (10, 5)));
    assert_eq!(board.climbs((6, 1), (10, 5)), Some(2));
    assert_eq!(board.climbs((6, 1), (8, 5)), Some(1));
    assert_eq!(board.climbs((6, 1), (9, 2)), Some(3), "round the wall: d, e, b");
    assert!(board.meet((8, 5), (10, 5)) && !board.meet((7, 4), (10, 5)));
}

#[test]
fn t20_two_areas_round_four_blocked_hexes() {
    let board = Board::new(with_blocked(seven(), &[(9, 2), (10, 3), (8, 3), (9, 4)]));
    assert!(!board.looks((6, 1), (14, 5)));
    assert_eq!(board.climbs((6, 1), (14, 5)), Some(2));
    assert_eq!(board.climbs((6, 1), (12, 5)), Some(2));
    assert!(board.meet((12, 5), (14, 5)));
}

#[test]
fn t23_through_a_door_into_sight() {
    let board = Board::new(seven().walled_off('a').and((7, 2), (8, 3), Side::Door));
    assert!(!board.looks((8, 7), (6, 1)) && board.looks((8, 7), (7, 4)));
    assert_eq!(board.climbs((6, 1), (7, 4)), Some(1));
    assert_eq!(board.climbs((6, 1), (8, 7)), Some(2));
    assert_eq!(board.climbs((6, 1), (11, 2)), Some(2), "not straight across the wall");
    assert_eq!(board.far((6, 1), (11, 2)), Some(1), "which does not lengthen a range");
}

#[test]
fn t24_a_step_brings_it_into_sight() {
    let layout = seven().and((5, 4), (6, 3), Side::Wall).and((6, 3), (7, 4), Side::Wall);
    let board = Board::new(layout.and((6, 3), (8, 3), Side::Wall));
    assert!(!board.looks((4, 3), (9, 4)));
    assert!(board.looks((5, 4), (9, 4)));
}

#[test]
fn t27_through_the_only_door() {
    let layout = seven().walled_off('e').and((9, 4), (11, 4), Side::Door);
    let board =
        Board::new(layout.walled_off('g').and((9, 4), (11, 4), Side::Door).and((6, 5), (7, 6), Side::Door));
    assert!(!board.looks((2, 3), (13, 4)) && !board.looks((2, 3), (8, 7)));
    assert_eq!(board.climbs((2, 3), (13, 4)), Some(2));
    assert_eq!(board.climbs((2, 3), (8, 7)), Some(2));
    assert!(board.meet((12, 5), (13, 4)));
}

#[test]
fn t29_no_looking_round_a_corner() {
    let free = Board::new(seven());
    assert!(free.looks((7, 4), (7, 6)));
    let board = Board::new(with_blocked(seven(), &[(8, 5)]));
    assert!(!board.looks((7, 4), (7, 6)) && !board.looks((7, 6), (7, 4)));
    assert!(board.looks((7, 4), (8, 5)), "neither end stops a line, not even a blocked one");
}

#[test]
fn t32_walled_off_whole() {
    let board = Board::new(seven().walled_off('e'));
    let inside = board.area_hexes(board.layout().called('e'));
    for hex in board.hexes().without(inside) {
        for goal in inside {
            assert!(Gait::ALL.iter().all(|&gait| board.steps(hex, goal, gait).is_none()));
            assert!(!board.sees(hex, goal) && !board.sees(goal, hex));
        }
    }
}
