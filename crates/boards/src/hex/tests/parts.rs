//! Parts of areas, and steps between them.

use super::{draw, seven};
use crate::hex::{Board, Gait, HexSet, Side};

/// A wall that splits an area makes two parts of it, two borders apart by way of a neighbour.
#[test]
fn a_split_area_is_left_and_entered_again() {
    let rows = ["  a.  a.", "a.  ao  a.", "  a.  a.", "    bo"];
    let split = |side| {
        let layout = draw(&rows).and((1, 0), (3, 0), side).and((2, 1), (4, 1), side);
        Board::new(layout.and((2, 1), (3, 0), side).and((2, 1), (3, 2), side).and((1, 2), (3, 2), side))
    };
    let board = split(Side::Wall);
    let [west, east, below] = [(0, 1), (4, 1), (2, 3)].map(|at| board.at(at));
    for gait in Gait::ALL {
        assert_ne!(board.part(west, gait), board.part(east, gait));
        assert_eq!(board.steps(west, east, gait), Some(2));
        assert_eq!(board.steps(west, below, gait), Some(1));
        let part = board.part(east, gait);
        let hexes: HexSet = [(3, 0), (4, 1), (3, 2)].into_iter().map(|at| board.at(at)).collect();
        assert_eq!(board.part_hexes(part, gait), hexes);
        assert_eq!(board.part_area(part, gait), board.area(east));
        assert_eq!(board.parts_beside(part, gait).iter().collect::<Vec<_>>(), [board.part(below, gait)]);
    }
    let windows = split(Side::Window);
    assert_eq!(windows.steps(west, east, Gait::Walking), Some(2));
    assert_eq!(windows.steps(west, east, Gait::Climbing), Some(0), "open to those who climb");
    assert_eq!(windows.parts(Gait::Walking).len(), 3);
    assert_eq!(windows.parts(Gait::Climbing).len(), 2);
}

#[test]
fn a_blocked_hex_is_nowhere() {
    let board = Board::new(draw(&["a.  ao  a#  bo"]));
    let [west, centre, blocked, east] = [0, 2, 4, 6].map(|x| board.at((x, 0)));
    assert_eq!(board.steps(west, centre, Gait::Climbing), Some(0));
    assert_eq!(board.steps(west, blocked, Gait::Climbing), None);
    assert_eq!(board.steps(west, east, Gait::Climbing), None);
    assert!(board.ways(blocked, Gait::Climbing).is_empty());
    assert_eq!(board.part_hexes(board.part(blocked, Gait::Walking), Gait::Walking), HexSet::of(blocked));
    assert!(!board.floor().has(blocked) && board.hexes().has(blocked));
    assert!(board.adjacent(centre, blocked), "only what stands on a side parts neighbours");
}

#[test]
fn a_walk_goes_through_what_it_may_and_no_farther() {
    let board = Board::new(seven().and((7, 4), (9, 4), Side::Window));
    let start = board.at((7, 4));
    let reach = board.reach(start, Gait::Walking, 2, board.floor());
    assert_eq!(reach.cost(start), Some(0));
    assert_eq!(reach.cost(board.at((8, 3))), Some(1));
    assert_eq!(reach.cost(board.at((9, 4))), Some(2), "round the window");
    assert_eq!(reach.cost(board.at((11, 4))), None);
    assert_eq!(
        reach.hexes().len(),
        1 + 5 + 12 - 1 + 1,
        "all within two but the one straight behind the window"
    );
    let climbs = board.reach(start, Gait::Climbing, 2, board.floor());
    assert_eq!(climbs.cost(board.at((11, 4))), Some(2));
    assert_eq!(climbs.path_to(board.at((11, 4))), [(9, 4), (11, 4)].map(|at| board.at(at)));
    assert_eq!(climbs.path_to(start), []);
    assert_eq!(reach.path_to(board.at((11, 4))), []);
    let nowhere = board.reach(start, Gait::Walking, 9, &HexSet::EMPTY);
    assert_eq!(nowhere.iter().collect::<Vec<_>>(), [(start, 0)]);
}
