//! What a board of hexes is made of, by number.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Member, Set};

/// A hex of a board, by its number in the order of the drawing, row by row. A board has at most 1,000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Hex(pub u16);

/// A set of hexes.
pub type HexSet = Set<Hex, 16>;

/// An area of up to seven hexes, by its number in the order in which areas first appear in the drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Area(pub u8);

/// A set of areas.
pub type AreaSet = Set<Area, 4>;

/// What of an area can be walked to without leaving it, by number; parts are numbered by their first hexes.
///
/// Those who may climb through windows have parts of their own: a number means nothing without its
/// [`Gait`](super::Gait).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Part(pub u16);

/// A set of parts.
pub type PartSet = Set<Part, 16>;

impl Member for Hex {
    #[inline]
    fn number(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self(number as u16)
    }
}

impl Member for Area {
    #[inline]
    fn number(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self(number as u8)
    }
}

impl Member for Part {
    #[inline]
    fn number(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self(number as u16)
    }
}
