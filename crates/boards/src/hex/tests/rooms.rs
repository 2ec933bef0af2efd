//! Rooms.

use super::{draw, seven};
use crate::hex::{Board, Hex, HexSet, Layout, Side};

fn rooms(layout: Layout) -> Vec<Vec<Hex>> {
    Board::new(layout).rooms().iter().map(|room| room.iter().collect()).collect()
}

#[test]
fn a_closed_area_with_a_door_is_a_room() {
    assert_eq!(rooms(seven()), Vec::<Vec<Hex>>::new());
    assert_eq!(rooms(seven().walled_off('d')), Vec::<Vec<Hex>>::new(), "without a way in it is none");
    for side in [Side::Door, Side::Locked, Side::Window, Side::Blocked] {
        let layout = seven().walled_off('d').and((9, 4), (11, 4), side);
        let d: HexSet = layout.area_hexes(layout.called('d'));
        assert_eq!(Board::new(layout).rooms(), [d], "{side:?}");
    }
    let open = seven().walled_off('d').and((9, 4), (11, 4), Side::Door).and((5, 4), (3, 4), Side::Open);
    assert_eq!(rooms(open), Vec::<Vec<Hex>>::new());
}

/// What is closed around two areas is a building; a room is what is closed inside one.
#[test]
fn a_building_is_no_room() {
    let rows = ["a.  ao  b.  bo"];
    let two = draw(&rows).and((0, 0), (2, 0), Side::Door);
    assert_eq!(rooms(two), [vec![Hex(0)]], "the rest reaches into b");
    let three = draw(&rows).and((0, 0), (2, 0), Side::Door).and((2, 0), (4, 0), Side::Wall);
    assert_eq!(rooms(three), [vec![Hex(0)], vec![Hex(1)]], "behind the wall nothing opens");
}

#[test]
fn blocked_hexes_and_door_hexes_bound_a_room() {
    assert_eq!(rooms(draw(&["a.  ao  a#  b.  bo"])), Vec::<Vec<Hex>>::new(), "no door");
    assert_eq!(rooms(draw(&["a.  ao  a+  b.  bo"])), [vec![Hex(0), Hex(1)], vec![Hex(3), Hex(4)]]);
}
