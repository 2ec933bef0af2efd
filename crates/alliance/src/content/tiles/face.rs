//! One face of a tile: its spaces, its openings and the lines on it.

use serde::{Deserialize, Serialize};
use sortie_boards::square::{Direction, Space, Terrain};
use ts_rs::TS;

/// What a tile shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceBiome")]
pub enum Biome {
    /// Forest, exterior.
    Forest,
    /// Desert, exterior.
    Desert,
    /// An Imperial base, interior.
    Imperial,
    /// Any other building, interior.
    Interior,
}

impl Biome {
    /// Whether its spaces are interior spaces (R4.15).
    pub const fn is_interior(self) -> bool {
        matches!(self, Self::Imperial | Self::Interior)
    }
}

/// One space of a face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Square {
    /// What it is, never [`Terrain::Missing`].
    pub terrain: Terrain,
    /// What it shows. A space that two biomes share counts as the interior one, as a roof covers it.
    pub biome: Biome,
    /// Whether impassable edges enclose it: floor that nobody walks on to (R4.3).
    pub is_enclosed: bool,
}

/// A face of a tile as it is printed. Its spaces are counted from its own north-west corner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Face {
    /// What is printed on it, like `01A`.
    pub id: String,
    /// The number of its tile.
    pub tile: u8,
    /// How many spaces from west to east.
    pub columns: u8,
    /// How many spaces from north to south.
    pub rows: u8,
    /// What the west half and the east half show.
    pub biomes: [Biome; 2],
    /// The spaces it has, in order.
    pub squares: Vec<(Space, Square)>,
    /// Edges of the outline without a wall (R4.2).
    pub open: Vec<(Space, Direction)>,
    /// Edges between two of its spaces that feet do not cross (R4.3).
    pub impassable: Vec<(Space, Direction)>,
    /// Edges between two of its spaces that act as walls (S12).
    pub blocking: Vec<(Space, Direction)>,
}

impl Face {
    /// One of its spaces.
    pub fn square(&self, spot: Space) -> Option<Square> {
        self.squares.iter().find(|(at, _)| *at == spot).map(|&(_, square)| square)
    }

    /// Whether the edge lies on the outline: a space of the face on this side of it, none on the other.
    pub(super) fn is_outline(&self, spot: Space, side: Direction) -> bool {
        self.square(spot).is_some() && !self.is_inner(spot, side)
    }

    /// Whether the edge lies between two spaces of the face.
    pub(super) fn is_inner(&self, spot: Space, side: Direction) -> bool {
        let beyond = spot.step(side).and_then(|next| self.square(next));
        self.square(spot).is_some() && beyond.is_some()
    }
}
