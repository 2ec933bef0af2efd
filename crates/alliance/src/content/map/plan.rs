//! Tiles laid side by side, and the board they make.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use sortie_boards::square::{Direction, Edge, Layout, SIDE, Space, Terrain};
use thiserror::Error;

use crate::content::tiles::{Biome, Face, Square, Tiles};

/// Quarter turns clockwise, 0 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Turn(u8);

impl Turn {
    /// So many quarters, if they are less than a full turn.
    pub fn new(quarters: u8) -> Option<Self> {
        (quarters < 4).then_some(Self(quarters))
    }

    /// How many quarters.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// Where a direction on the tile points on the board.
    pub const fn side(self, side: Direction) -> Direction {
        side.turned(2 * self.0)
    }

    /// How many columns and rows a turned tile covers.
    pub fn size(self, face: &Face) -> (u8, u8) {
        if self.0.is_multiple_of(2) { (face.columns, face.rows) } else { (face.rows, face.columns) }
    }

    /// Where a space of the face lies within the turned tile, as column and row from its north-west corner.
    ///
    /// ```text
    /// a b c  turned by 1:  d a     each quarter puts row r, from the bottom, into column r
    /// d e f                e b
    ///                      f c
    /// ```
    pub fn spot(self, face: &Face, spot: Space) -> (u8, u8) {
        let (column, row) = (spot.column(), spot.row());
        let (east, south) = (face.columns - 1 - column, face.rows - 1 - row);
        match self.0 {
            0 => (column, row),
            1 => (south, column),
            2 => (east, south),
            _ => (row, east),
        }
    }
}

impl TryFrom<u8> for Turn {
    type Error = &'static str;

    fn try_from(quarters: u8) -> Result<Self, Self::Error> {
        Self::new(quarters).ok_or("a tile is turned by 0 to 3 quarters")
    }
}

impl From<Turn> for u8 {
    fn from(turn: Turn) -> Self {
        turn.0
    }
}

/// A tile on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// The face that lies up.
    pub face: String,
    /// The westmost column the turned tile covers.
    pub column: u8,
    /// The northmost row the turned tile covers.
    pub row: u8,
    /// How far it is turned.
    pub turn: Turn,
}

impl Placed {
    /// Where a space of the face lies on the board; `None` outside of it.
    fn space(&self, face: &Face, spot: Space) -> Option<Space> {
        let (column, row) = self.turn.spot(face, spot);
        Space::checked(i32::from(self.column) + i32::from(column), i32::from(self.row) + i32::from(row))
    }

    /// The edges of the face, on the board.
    fn edges<'a>(
        &'a self,
        face: &'a Face,
        edges: &'a [(Space, Direction)],
    ) -> impl Iterator<Item = (Space, Direction)> + 'a {
        edges.iter().filter_map(|&(spot, side)| Some((self.space(face, spot)?, self.turn.side(side))))
    }
}

/// Why a tile cannot lie where it should. `tile` is its place in the list.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Misplaced {
    /// There is no such face.
    #[error("there is no face `{face}`")]
    Unknown {
        /// Which tile.
        tile: usize,
        /// What it calls its face.
        face: String,
    },
    /// It leaves the board.
    #[error("{face} leaves the board, which runs from [1,1] to [{0},{0}]", SIDE - 1)]
    Outside {
        /// Which tile.
        tile: usize,
        /// Its face.
        face: String,
    },
    /// It covers a space that another tile covers.
    #[error("{face} covers {space}, where {other} lies")]
    Overlap {
        /// Which tile.
        tile: usize,
        /// Its face.
        face: String,
        /// The first space both cover.
        space: Space,
        /// The other's face.
        other: String,
    },
}

impl Misplaced {
    /// Which tile of the list.
    pub fn tile(&self) -> usize {
        match self {
            Self::Unknown { tile, .. } | Self::Outside { tile, .. } | Self::Overlap { tile, .. } => *tile,
        }
    }
}

/// What lies at a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laid {
    /// The tile, by its place in the list.
    pub tile: usize,
    /// The space on it.
    pub square: Square,
}

/// Tiles that lie side by side, and the board they make.
///
/// # Why no tile at the north and west border?
/// Every wall then lies south or east of some place of the board, which is where a drawing shows walls: a map that is
/// drawn and read again is the same map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The board, without doors.
    pub layout: Layout,
    /// What lies where.
    pub spaces: BTreeMap<Space, Laid>,
}

impl Plan {
    /// Lays tiles out. All tiles that cannot lie where they should are told at once.
    ///
    /// Where two tiles meet, the way is open if both have an opening there; every other edge of an outline is a wall,
    /// also an opening that leads nowhere (R4.2, S9).
    pub fn lay(tiles: &Tiles, placed: &[Placed]) -> Result<Self, Vec<Misplaced>> {
        let (spaces, misplaced) = put_down(tiles, placed);
        if !misplaced.is_empty() {
            return Err(misplaced);
        }
        let end = |of: fn(Space) -> u8| spaces.keys().map(|&space| of(space) + 1).max().unwrap_or(1);
        let mut layout = Layout::new(end(Space::column), end(Space::row));
        for place in layout.places() {
            let square = spaces.get(&place).map(|laid| laid.square);
            layout.set_terrain(place, square.map_or(Terrain::Missing, |square| square.terrain));
            layout.set_interior(place, square.is_some_and(|square| Biome::is_interior(square.biome)));
        }
        join(tiles, placed, &spaces, &mut layout);
        let faces = placed.iter().filter_map(|tile| Some((tile, tiles.face(&tile.face)?)));
        for (tile, face) in faces {
            for (kind, edges) in [(Edge::Impassable, &face.impassable), (Edge::Wall, &face.blocking)] {
                tile.edges(face, edges).for_each(|(space, side)| layout.set_edge(space, side, kind));
            }
        }
        Ok(Self { layout, spaces })
    }

    /// The tile under a space, by its place in the list.
    pub fn tile(&self, space: Space) -> Option<usize> {
        self.spaces.get(&space).map(|laid| laid.tile)
    }

    /// Whether a figure that walks can stand there: on floor or difficult terrain that is not enclosed.
    pub fn is_floor(&self, space: Space) -> bool {
        let stands = |square: Square| square.terrain != Terrain::Blocking && !square.is_enclosed;
        self.spaces.get(&space).is_some_and(|laid| stands(laid.square))
    }

    /// Whether impassable edges cut it off from everything around it: nobody gets there on foot (R4.3).
    pub fn is_enclosed(&self, space: Space) -> bool {
        self.spaces.get(&space).is_some_and(|laid| laid.square.is_enclosed)
    }
}

fn put_down(tiles: &Tiles, placed: &[Placed]) -> (BTreeMap<Space, Laid>, Vec<Misplaced>) {
    let mut spaces: BTreeMap<Space, Laid> = BTreeMap::new();
    let mut misplaced = Vec::new();
    for (n, tile) in placed.iter().enumerate() {
        let face_id = || tile.face.clone();
        let Some(face) = tiles.face(&tile.face) else {
            misplaced.push(Misplaced::Unknown { tile: n, face: face_id() });
            continue;
        };
        let covered = face.squares.iter().map(|&(spot, square)| Some((tile.space(face, spot)?, square)));
        let covered = covered.collect::<Option<Vec<_>>>().filter(|_| tile.column > 0 && tile.row > 0);
        let Some(covered) = covered else {
            misplaced.push(Misplaced::Outside { tile: n, face: face_id() });
            continue;
        };
        // One overlap a tile: two tiles that lie on each other share many spaces and are one mistake.
        let taken = covered.iter().filter_map(|(space, _)| Some((*space, spaces.get(space)?.tile))).min();
        if let Some((space, other)) = taken {
            let other = placed[other].face.clone();
            misplaced.push(Misplaced::Overlap { tile: n, face: face_id(), space, other });
            continue;
        }
        spaces.extend(covered.into_iter().map(|(space, square)| (space, Laid { tile: n, square })));
    }
    (spaces, misplaced)
}

/// Puts walls on every edge of an outline but the joints.
fn join(tiles: &Tiles, placed: &[Placed], spaces: &BTreeMap<Space, Laid>, layout: &mut Layout) {
    let mut open: BTreeSet<(Space, Direction)> = BTreeSet::new();
    for tile in placed {
        if let Some(face) = tiles.face(&tile.face) {
            open.extend(tile.edges(face, &face.open));
        }
    }
    for (&space, laid) in spaces {
        for side in Direction::ORTHOGONAL {
            let beyond = space.step(side).and_then(|next| Some((next, spaces.get(&next)?.tile)));
            let is_joint = match beyond {
                Some((_, tile)) if tile == laid.tile => continue,
                Some((next, _)) => open.contains(&(space, side)) && open.contains(&(next, side.opposite())),
                None => false,
            };
            if !is_joint {
                layout.set_edge(space, side, Edge::Wall);
            }
        }
    }
}
