//! Tiles laid together.

use super::{draw, place};
use crate::hex::{Area, Board, Facing, Gait, Hex, Laying, LayingError, Layout, LayoutError, Side, lay};

const RING: [&str; 3] = ["  a.  a.", "a.  ao  a.", "  a.  a."];

fn laying<'a>(name: &'a str, tile: &'a Layout, by: (i16, i16)) -> Laying<'a> {
    Laying { name, tile, turns: 0, by }
}

#[test]
fn tiles_joined_in_step_make_one_board() {
    let ring = draw(&RING);
    let door = draw(&RING).and((2, 1), (4, 1), Side::Door);
    let laid = lay(&[laying("A", &ring, (0, 0)), laying("B", &door, (5, 1))]).unwrap();
    let layout = &laid.layout;
    let drawn = draw(&["  a.  a.", "a.  ao  a.  b.  b.", "  a.  a.  b.  bo  b.", "            b.  b."]);
    assert_eq!(layout.n_hexes(), 14);
    assert!(
        layout
            .hexes()
            .all(|hex| layout.place(hex) == drawn.place(hex) && layout.area(hex) == drawn.area(hex))
    );
    assert_eq!(layout.areas().iter().map(|area| layout.letter(area)).collect::<String>(), "aa");
    assert_eq!([laid.tile(Area(0)), laid.tile(Area(1))], [0, 1]);
    assert_eq!(laid.area(1, Area(0)), Area(1));
    assert_eq!(laid.hex(1, door.at((2, 1))), layout.at((7, 2)));
    assert_eq!(layout.side(layout.at((7, 2)), Facing::ALL[0]), Side::Door);
    let board = Board::new(laid.layout);
    assert_eq!(board.distance(board.at((2, 1)), board.at((7, 2))), Some(1));
}

/// Rims that do not interlock leave holes that belong to no area.
#[test]
fn tiles_joined_out_of_step_touch_where_they_touch() {
    let ring = draw(&RING);
    let laid = lay(&[laying("A", &ring, (0, 0)), laying("B", &ring, (6, 0))]).unwrap();
    let board = Board::new(laid.layout);
    let [west, east] = [(4, 1), (6, 1)].map(|at| board.at(at));
    assert_eq!(board.steps(west, east, Gait::Walking), Some(1));
    assert_eq!(board.layout().hex_at(place((5, 0))), None);
    let apart = lay(&[laying("A", &ring, (0, 0)), laying("B", &ring, (40, 8))]).unwrap();
    let board = Board::new(apart.layout);
    assert_eq!(board.area_steps(Area(0), Area(1)), None);
}

#[test]
fn what_does_not_fit_is_refused_by_name() {
    let ring = draw(&RING);
    let error = |by| lay(&[laying("A", &ring, (0, 0)), laying("B", &ring, by)]).unwrap_err().to_string();
    assert_eq!(error((4, 0)), "the tiles A and B overlap at [4,1]");
    assert_eq!(error((7, 0)), "the hexes of the tile B are out of step with those of A");
    assert_eq!(error((30_000, 0)), "the tile B is too far out");
    let many: Vec<_> = (0..150).map(|n| laying("A", &ring, (0, 4 * n))).collect();
    assert!(matches!(lay(&many), Err(LayingError::Layout(LayoutError::Hexes { n: 1_050 }))));
    assert_eq!(lay(&[]).unwrap().layout.n_hexes(), 0);
}

/// A turned tile is the same tile: all that can be asked of it gets the same answer.
#[test]
fn a_tile_can_be_turned() {
    let tile = draw(&["  a.  a.  b.", "a.  ao  a.  bo  b.", "  a#      b."])
        .and((4, 1), (6, 1), Side::Door)
        .and((2, 1), (3, 0), Side::Wall);
    let straight = Board::new(tile.clone());
    for turns in 0..8 {
        let laid = lay(&[Laying { name: "A", tile: &tile, turns, by: (40, 10) }]).unwrap();
        let turned = |hex: Hex| laid.hex(0, hex);
        let board = Board::new(laid.layout.clone());
        for a in straight.hexes() {
            for facing in Facing::ALL {
                let next = straight.neighbour(a, facing).map(turned);
                assert_eq!(board.neighbour(turned(a), facing.turned(turns)), next, "{turns} turns");
            }
            for b in straight.hexes() {
                assert_eq!(board.sees(turned(a), turned(b)), straight.sees(a, b), "{turns} turns");
                assert_eq!(board.distance(turned(a), turned(b)), straight.distance(a, b));
                let facing = Facing::ALL[2];
                let is_in_front = board.in_front(turned(a), facing.turned(turns), turned(b));
                assert_eq!(is_in_front, straight.in_front(a, facing, b));
            }
        }
    }
    let sixth = lay(&[Laying { name: "A", tile: &tile, turns: 6, by: (0, 0) }]).unwrap();
    assert_eq!(sixth.layout, tile);
}
