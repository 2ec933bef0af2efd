//! Tiles laid together to one board.
//!
//! Every tile is drawn by itself, with letters of its own:
//!
//! ```text
//!   a.  a.              a.  a.  A.  A.
//! a.  ao  a.          a.  ao  a.  Ao  A.      two of them, the second moved by [4,0]:
//!   a.  a.              a.  a.  A.  A.        its areas come after those of the first
//! ```
//!
//! Only whole areas are laid: what lies between two tiles that are joined out of step belongs to no area.

use thiserror::Error;

use super::drawing::FARTHEST;
use super::error::LayoutError;
use super::facing::Facing;
use super::layout::{Ground, Layout, Side};
use super::members::{Area, Hex};
use super::plan::Plan;
use super::read::{MOST_AREAS, MOST_HEXES};
use super::space::Place;

/// A tile and where it lies.
#[derive(Debug, Clone, Copy)]
pub struct Laying<'a> {
    /// Its name, for errors.
    pub name: &'a str,
    /// How it is drawn.
    pub tile: &'a Layout,
    /// Turned clockwise by so many sixths, about the centre of its first area.
    pub turns: u8,
    /// Then moved by so much, in half widths and rows.
    pub by: (i16, i16),
}

/// Tiles that have been laid together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laid {
    /// The board they make. Areas are numbered tile by tile, and keep the letters of their tiles.
    pub layout: Layout,
    /// By tile, the number of its first area, and by its own hexes what has become of them.
    tiles: Vec<(usize, Vec<Hex>)>,
}

impl Laid {
    /// The number of the tile an area is of.
    pub fn tile(&self, area: Area) -> usize {
        self.tiles.partition_point(|(first, _)| *first <= usize::from(area.0)) - 1
    }

    /// The area that an area of a tile has become.
    pub fn area(&self, tile: usize, area: Area) -> Area {
        Area((self.tiles[tile].0 + usize::from(area.0)) as u8)
    }

    /// The hex that a hex of a tile has become.
    pub fn hex(&self, tile: usize, hex: Hex) -> Hex {
        self.tiles[tile].1[usize::from(hex.0)]
    }
}

/// Tiles that do not fit together.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LayingError {
    /// Two tiles on the same place.
    #[error("the tiles {a} and {b} overlap at {place}")]
    Overlap {
        /// One tile.
        a: String,
        /// The other.
        b: String,
        /// Where.
        place: Place,
    },
    /// A tile between the hexes of the first.
    #[error("the hexes of the tile {tile} are out of step with those of {first}")]
    OutOfStep {
        /// The tile.
        tile: String,
        /// The first tile.
        first: String,
    },
    /// A tile where no board reaches.
    #[error("the tile {tile} is too far out")]
    Far {
        /// The tile.
        tile: String,
    },
    /// Too many hexes or areas.
    #[error(transparent)]
    Layout(#[from] LayoutError),
}

/// A hex on its way to the board.
struct Moved {
    place: Place,
    area: Area,
    ground: Ground,
    tile: usize,
    /// The hex of its tile.
    own: Hex,
}

/// Lays tiles together. What stands on their sides comes along; nothing stands between two tiles.
pub fn lay(tiles: &[Laying<'_>]) -> Result<Laid, LayingError> {
    let n_areas: usize = tiles.iter().map(|laying| laying.tile.areas().len()).sum();
    let n_hexes: usize = tiles.iter().map(|laying| laying.tile.n_hexes()).sum();
    if n_areas > MOST_AREAS {
        return Err(LayoutError::Areas { n: n_areas }.into());
    }
    if n_hexes > MOST_HEXES {
        return Err(LayoutError::Hexes { n: n_hexes }.into());
    }

    let mut centres = Vec::new();
    let mut firsts = Vec::new();
    let mut moved: Vec<Moved> = Vec::new();
    for (tile, laying) in tiles.iter().enumerate() {
        let first = centres.len();
        firsts.push(first);
        for own in laying.tile.hexes() {
            let place = laying.moved(laying.tile.place(own))?;
            let area = Area((first + usize::from(laying.tile.area(own).0)) as u8);
            moved.push(Moved { place, area, ground: laying.tile.ground(own), tile, own });
        }
        for area in laying.tile.areas() {
            let centre = laying.tile.place(laying.tile.centre(area));
            centres.push((laying.tile.letter(area), laying.moved(centre)?));
        }
    }
    let name = |moved: &Moved| tiles[moved.tile].name.to_owned();
    let parity = |moved: &Moved| (moved.place.x + moved.place.y) & 1;
    if let Some(first) = moved.first()
        && let Some(other) = moved.iter().find(|other| parity(other) != parity(first))
    {
        return Err(LayingError::OutOfStep { tile: name(other), first: name(first) });
    }
    moved.sort_by_key(|moved| (moved.place.in_order(), moved.tile));
    if let Some([a, b]) = moved.array_windows().find(|[a, b]| a.place == b.place) {
        return Err(LayingError::Overlap { a: name(a), b: name(b), place: a.place });
    }

    let plan = Plan::new(moved.iter().map(|moved| (moved.place, moved.area)).collect(), &centres);
    let mut layout = Layout::new(plan, moved.iter().map(|moved| moved.ground).collect());
    let mut hexes: Vec<Vec<Hex>> = tiles.iter().map(|laying| vec![Hex(0); laying.tile.n_hexes()]).collect();
    for (n, moved) in moved.iter().enumerate() {
        hexes[moved.tile][usize::from(moved.own.0)] = Hex(n as u16);
    }
    for (laying, hexes) in tiles.iter().zip(&hexes) {
        for (a, b, side) in sides(laying.tile) {
            layout.set_side(hexes[usize::from(a.0)], hexes[usize::from(b.0)], side)?;
        }
    }
    Ok(Laid { layout, tiles: firsts.into_iter().zip(hexes).collect() })
}

/// Everything that stands between two hexes of a layout.
fn sides(layout: &Layout) -> impl Iterator<Item = (Hex, Hex, Side)> + '_ {
    layout.hexes().flat_map(move |hex| {
        Facing::ALL.into_iter().filter_map(move |facing| {
            let side = layout.side(hex, facing);
            layout.neighbour(hex, facing).filter(|_| side != Side::Open).map(|next| (hex, next, side))
        })
    })
}

impl Laying<'_> {
    /// Where a place of the tile comes to lie.
    fn moved(&self, place: Place) -> Result<Place, LayingError> {
        let about = self.tile.place(self.tile.centre(Area(0)));
        let (mut x, mut y) =
            (i32::from(place.x) - i32::from(about.x), i32::from(place.y) - i32::from(about.y));
        for _ in 0..self.turns % 6 {
            // One sixth takes a step east to one south-east, and a step south-east to one south-west.
            (x, y) = ((x - 3 * y) / 2, (x + y) / 2);
        }
        let inside = |n: i32| i16::try_from(n).ok().filter(|n| n.abs() <= FARTHEST);
        let x = inside(x + i32::from(about.x) + i32::from(self.by.0));
        let y = inside(y + i32::from(about.y) + i32::from(self.by.1));
        match (x, y) {
            (Some(x), Some(y)) => Ok(Place { x, y }),
            _ => Err(LayingError::Far { tile: self.name.to_owned() }),
        }
    }
}
