//! Maps that show their sides.

use super::place;
use crate::hex::{Facing, Ground, Layout, LayoutError, Side};
use crate::random::with_seeds;

const MAP: &str = "
  a.  a.

a.  ao| a.  b#
   d /
  a.w a.llb+xxb@
           x \\ ||
            b.  b.
";

#[test]
fn sides_stand_between_the_hexes() {
    let layout = Layout::read_map(MAP).unwrap();
    let side = |a, b| {
        let facing = place(a).facing_to(place(b)).unwrap();
        layout.side(layout.at(a), facing)
    };
    assert_eq!(side((2, 1), (4, 1)), Side::Wall);
    assert_eq!(side((1, 2), (2, 1)), Side::Door);
    assert_eq!(side((2, 1), (3, 2)), Side::Wall);
    assert_eq!(side((1, 2), (3, 2)), Side::Window);
    assert_eq!(side((5, 2), (3, 2)), Side::Locked);
    assert_eq!(side((5, 2), (7, 2)), Side::Blocked);
    assert_eq!(side((6, 3), (5, 2)), Side::Blocked);
    assert_eq!([side((6, 3), (7, 2)), side((8, 3), (7, 2))], [Side::Wall; 2]);
    assert_eq!(layout.ground(layout.at((5, 2))), Ground::Door);
    let n_sides = layout.hexes().flat_map(|hex| Facing::ALL.map(|facing| layout.side(hex, facing)));
    assert_eq!(n_sides.filter(|&side| side != Side::Open).count(), 2 * 9);
}

#[test]
fn what_is_neither_hex_nor_side_is_refused() {
    let stray = |map: &str, line, column| match Layout::read_map(map) {
        Err(LayoutError::Stray { line: l, column: c, .. }) => assert_eq!((l, c), (line, column), "{map}"),
        other => panic!("{other:?}\n{map}"),
    };
    stray("ao? a.", 0, 2);
    stray("aod/a.", 0, 2);
    stray("ao  a.|", 0, 6);
    stray("  ao  a.\n\n  a.", 2, 2);
    stray("\nao\n/\n", 2, 0);
    stray("ao\n   /\n", 1, 3);
    let error = |map| Layout::read_map(map).unwrap_err().to_string();
    assert_eq!(error("ao  a"), "line 0 of the drawing: `a` is not a token of two characters");
    assert_eq!(error("\n  a.\n\na."), "area a has no centre");
    assert_eq!(Layout::read_map(" \n").unwrap().n_hexes(), 0);
}

#[test]
fn a_drawn_map_reads_as_it_was() {
    with_seeds(500, |random| {
        let layout = random.hexes(3, 30);
        let drawn = layout.draw_map();
        let read = Layout::read_map(&drawn).unwrap_or_else(|error| panic!("{error}\n{drawn}"));
        assert_eq!(read.draw_map(), drawn);
        assert_eq!(read.n_hexes(), layout.n_hexes());
        for hex in layout.hexes() {
            assert_eq!((read.area(hex), read.ground(hex)), (layout.area(hex), layout.ground(hex)), "{drawn}");
            for facing in Facing::ALL {
                assert_eq!(read.neighbour(hex, facing), layout.neighbour(hex, facing), "{drawn}");
                assert_eq!(read.side(hex, facing), layout.side(hex, facing), "{drawn}");
            }
        }
    });
}
