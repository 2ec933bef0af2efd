//! Lines that touch: corners, ends of walls, doors of both kinds, and what is told to have stopped a line.

use super::{draw, place, seven};
use crate::hex::{Board, Ground, Obstacle, Side};

/// A wall is met wherever the line touches it: across, by its end, along it.
#[test]
fn every_touch_of_a_wall_stops() {
    let sees = |a, b, from, to| {
        let board = Board::new(seven().and(a, b, Side::Wall));
        board.sees(board.at(from), board.at(to))
    };
    assert!(!sees((7, 4), (9, 4), (7, 4), (9, 4)), "across");
    assert!(!sees((6, 5), (8, 5), (7, 4), (7, 6)), "along");
    assert!(!sees((7, 4), (8, 5), (7, 4), (7, 6)), "by its end, on a side of the hex looked from");
    assert!(!sees((8, 5), (7, 6), (7, 4), (7, 6)), "by its end, on a side of the hex looked at");
    assert!(sees((7, 4), (9, 4), (7, 4), (8, 5)), "its end is passed by half a side");
    assert!(sees((8, 5), (10, 5), (7, 4), (7, 6)), "a wall elsewhere");
}

/// What belongs to no area stops as a blocked hex does, by its corner too.
#[test]
fn the_rim_stops() {
    let rows = ["  ao  bo", "a.      b."];
    let board = Board::new(draw(&rows));
    let [left, right, lower_left, lower_right] = [(1, 0), (3, 0), (0, 1), (4, 1)].map(|at| board.at(at));
    assert!(board.sees(left, right) && board.sees(left, lower_left));
    assert_eq!(board.sight(lower_left, lower_right), Err(Obstacle::Edge(place((2, 1)))));
    assert_eq!(
        board.sight(lower_left, right),
        Err(Obstacle::Edge(place((2, 1)))),
        "between it and its neighbour"
    );
    assert_eq!(board.sight(left, lower_right), Err(Obstacle::Edge(place((2, 1)))));
}

/// A door that is a hex hides what is behind it from all but those who stand in it, and never who stands in it.
#[test]
fn a_door_hex_is_looked_out_of_and_into() {
    let board = Board::new(draw(&["a.  ao  a+  b.  bo"]));
    let [far, near, door, behind, end] = [0, 2, 4, 6, 8].map(|x| board.at((x, 0)));
    assert!(board.sees(far, door) && board.sees(end, door));
    assert!(board.sees(door, far) && board.sees(door, end));
    assert_eq!(board.sight(near, behind), Err(Obstacle::Hex(door)));
    assert_eq!(board.sight(end, far), Err(Obstacle::Hex(door)));
}

/// A door is open to the eyes of those at it, on both sides; another door further on is not.
#[test]
fn a_door_is_looked_through_by_those_who_stand_at_it() {
    let layout =
        draw(&["a.  ao  a.  b.  bo"]).and((2, 0), (4, 0), Side::Door).and((4, 0), (6, 0), Side::Door);
    let board = Board::new(layout);
    let hexes = [0, 2, 4, 6, 8].map(|x| board.at((x, 0)));
    let seen = hexes.map(|from| hexes.map(|to| u8::from(board.sees(from, to))));
    assert_eq!(seen, [[1, 1, 0, 0, 0], [1, 1, 1, 0, 0], [1, 1, 1, 1, 1], [0, 0, 1, 1, 1], [0, 0, 0, 1, 1]]);
    for (n, to) in hexes.into_iter().enumerate() {
        let seers = hexes.map(|from| u8::from(board.seers_of(to).has(from)));
        assert_eq!(seers, seen.map(|row| row[n]));
    }
    // A line that only brushes the end of a door, from a hex that is not at it.
    let board = Board::new(seven().and((6, 5), (8, 5), Side::Door));
    assert!(!board.sees(board.at((7, 4)), board.at((7, 6))));
    assert!(board.sees(board.at((8, 5)), board.at((5, 4))), "and from one that is");
}

#[test]
fn the_first_obstacle_is_told() {
    let mut layout = draw(&["a.  ao  a.  b.  bo"]).and((2, 0), (4, 0), Side::Wall);
    layout.set_ground(layout.at((6, 0)), Ground::Blocked);
    let board = Board::new(layout);
    let [first, near, far, blocked, last] = [0, 2, 4, 6, 8].map(|x| board.at((x, 0)));
    assert_eq!(board.sight(first, last), Err(Obstacle::Side(near, far)));
    assert_eq!(board.sight(last, first), Err(Obstacle::Hex(blocked)));
    assert_eq!(board.sight(first, near), Ok(()));
    assert_eq!(board.sight(first, first), Ok(()));
}
