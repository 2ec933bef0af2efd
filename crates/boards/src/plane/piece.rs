//! Pieces of terrain.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::circle::Circle;
use super::polygon::Polygon;
use crate::Member;

/// What a piece is (S5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PlaneKind")]
pub enum Kind {
    /// Solid, and may be stood on.
    Obstacle,
    /// Solid, and may not be stood on.
    Scatter,
    /// Woods, rubble: only its outline counts.
    Area,
}

/// How well a piece covers (C9.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PlaneCover")]
pub enum Cover {
    /// Not at all.
    #[default]
    None,
    /// A little.
    Light,
    /// Well.
    Heavy,
}

/// A piece of terrain: a prism that stands on the table (S5, S11).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PlanePiece")]
pub struct Piece {
    /// What it is.
    pub kind: Kind,
    /// Its outline.
    pub polygon: Polygon,
    /// How high it is.
    pub height: u32,
    /// How well it covers.
    pub cover: Cover,
    /// Whether it stops lines of sight, if it is solid.
    pub sight: bool,
    /// Whether nobody may enter it.
    pub impassable: bool,
}

impl Piece {
    /// Whether it fills its outline from the table up to its height.
    pub fn is_solid(&self) -> bool {
        self.kind != Kind::Area
    }

    /// Whether lines of sight end at it; area terrain never stops any (C8.3, C8.5).
    pub fn stops_sight(&self) -> bool {
        self.sight && self.is_solid()
    }

    /// Whether a base stands in its outline, as a whole.
    pub fn holds(&self, base: Circle) -> bool {
        self.polygon.holds(base)
    }

    /// Whether a base overlaps its outline; touching it from outside is no overlap.
    pub fn overlaps(&self, base: Circle) -> bool {
        self.polygon.overlaps(base)
    }
}

/// A piece of a table, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "PlanePieceId")]
pub struct PieceId(pub u8);

impl PieceId {
    /// The piece as an index into per-piece lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Member for PieceId {
    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self(number as u8)
    }
}

/// Pieces of a table.
pub type PieceSet = crate::Set<PieceId, 1>;
