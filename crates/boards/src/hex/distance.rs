//! How far apart two hexes are, in areas and in hexes, whatever stands between them.

use super::board::Board;
use super::members::{Area, AreaSet, Hex};

impl Board {
    /// How far apart two hexes are in areas: 0 if they are adjacent or the same, otherwise the number of borders
    /// between their areas, but at least 1. Walls do not lengthen it. `None` without a chain of areas.
    ///
    /// ```text
    ///   a.  a.  b.
    /// a1  ao  a2  b3  b.      1 to 2: 1, in the same area and not adjacent
    ///   a.  a.  b.            2 to 3: 0, or 1 with a wall between
    /// ```
    #[inline]
    pub fn distance(&self, a: Hex, b: Hex) -> Option<u8> {
        let steps = self.area_steps(self.area(a), self.area(b))?;
        // Only hexes of the same area or of two that touch can be adjacent.
        Some(if steps < 2 && (a == b || self.adjacent(a, b)) { 0 } else { steps.max(1) })
    }

    /// The least number of borders between two areas, from area to area that share a side, whatever stands on it.
    #[inline]
    pub fn area_steps(&self, from: Area, to: Area) -> Option<u8> {
        self.layout().plan().steps(from, to)
    }

    /// The areas that share a side with an area.
    pub fn areas_beside(&self, area: Area) -> AreaSet {
        self.layout().plan().areas[usize::from(area.0)].beside
    }

    /// How many hexes it is from one to another over open ground, the last included.
    #[inline]
    pub fn hexes_between(&self, a: Hex, b: Hex) -> u16 {
        self.layout().place(a).steps_to(self.layout().place(b))
    }
}
