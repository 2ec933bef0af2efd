//! A board with its tables: what is next to what.

use super::cell::Cell;
use super::facing::Facing;
use super::layout::{Gait, Layout};
use super::members::{Area, AreaSet, Hex, HexSet};
use super::parts::Parts;
use crate::table::Rows;

/// A board that answers questions of space. It never changes: a door that is unlocked makes a new board
/// ([`Variants`](super::Variants)).
///
/// ```
/// use sortie_boards::hex::{Board, Gait, Layout, Place, Side};
///
/// let mut layout = Layout::read([
///     "  a.  a.  b.",
///     "a.  ao  a.  bo",
///     "  a.  a.  b.",
/// ]).unwrap();
/// let [door, inside] = [4, 6].map(|x| Place { x, y: 1 });
/// layout.set_side_at(door, inside, Side::Door).unwrap();
/// let board = Board::new(layout);
/// let [far, door, inside] = [0, 4, 6].map(|x| board.layout().hex_at(Place { x, y: 1 }).unwrap());
/// assert!(board.adjacent(door, inside));
/// assert_eq!(board.distance(far, inside), Some(1));
/// assert_eq!(board.steps(far, inside, Gait::Walking), Some(1));
/// assert!(board.sees(door, far) && board.sees(door, inside));
/// assert!(!board.sees(far, inside), "the door is closed to those who do not stand at it");
/// ```
#[derive(Debug, Clone)]
pub struct Board {
    layout: Layout,
    hexes: HexSet,
    floor: HexSet,
    /// By hex.
    pub(super) cells: Box<[Cell]>,
    /// By gait.
    pub(super) parts: [Parts; 2],
    /// By hex, all that is in sight from it.
    pub(super) seen: Rows<HexSet>,
    /// By hex, all from which it is in sight.
    pub(super) seers: Rows<HexSet>,
}

impl Board {
    /// The board of a layout.
    pub fn new(layout: Layout) -> Self {
        let cells: Box<[Cell]> = layout.hexes().map(|hex| Cell::new(&layout, hex)).collect();
        Self {
            hexes: HexSet::first(cells.len()),
            floor: layout.hexes().filter(|&hex| !layout.ground(hex).stops_feet()).collect(),
            parts: Gait::ALL.map(|gait| Parts::new(&layout, &cells, gait)),
            seen: Rows::new(cells.len()),
            seers: Rows::new(cells.len()),
            cells,
            layout,
        }
    }

    /// How it is laid out.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// All its hexes.
    pub fn hexes(&self) -> &HexSet {
        &self.hexes
    }

    /// The hexes one can stand on.
    pub fn floor(&self) -> &HexSet {
        &self.floor
    }

    /// All its areas.
    pub fn areas(&self) -> AreaSet {
        self.layout.areas()
    }

    /// The area of a hex.
    #[inline]
    pub fn area(&self, hex: Hex) -> Area {
        self.layout.area(hex)
    }

    /// The hexes of an area.
    #[inline]
    pub fn area_hexes(&self, area: Area) -> HexSet {
        self.layout.area_hexes(area)
    }

    /// The centre of an area.
    #[inline]
    pub fn centre(&self, area: Area) -> Hex {
        self.layout.centre(area)
    }

    /// The neighbour in a direction, if one is drawn, whatever stands between.
    #[inline]
    pub fn neighbour(&self, hex: Hex, facing: Facing) -> Option<Hex> {
        self.cell(hex).next(facing.index())
    }

    /// The adjacent hexes: the neighbours from which no closed side parts it. A door or a window does not.
    #[inline]
    pub fn beside(&self, hex: Hex) -> HexSet {
        let cell = self.cell(hex);
        cell.through(cell.beside).collect()
    }

    /// Whether two hexes are adjacent.
    #[inline]
    pub fn adjacent(&self, a: Hex, b: Hex) -> bool {
        let cell = self.cell(a);
        cell.side_to(b) & cell.beside != 0
    }

    /// The neighbours one can step to. No step leads into a blocked hex or out of one.
    #[inline]
    pub fn ways(&self, hex: Hex, gait: Gait) -> HexSet {
        self.ways_from(hex, gait).collect()
    }

    /// As [`Board::ways`], one after the other, clockwise from the east.
    #[inline]
    pub fn ways_from(&self, hex: Hex, gait: Gait) -> impl Iterator<Item = Hex> + '_ {
        let cell = self.cell(hex);
        cell.through(cell.ways[gait as usize])
    }

    #[inline]
    pub(super) fn cell(&self, hex: Hex) -> &Cell {
        &self.cells[usize::from(hex.0)]
    }
}
