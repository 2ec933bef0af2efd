//! What lies in front of somebody who faces one of the six neighbours.

use super::board::Board;
use super::facing::Facing;
use super::members::{Hex, HexSet};

impl Board {
    /// Whether a hex lies in the half plane in front, the line that bounds it included: its direction is at most a
    /// quarter turn from the facing. Nobody is in front of himself.
    ///
    /// ```text
    ///     x   x   +       facing east: + in front, x behind,
    ///   x   x   +   +     and straight above and below just in front
    /// x   x   .   +   +
    ///   x   x   +   +
    ///     x   x   +
    /// ```
    ///
    /// # Why three times the rows?
    /// Measured in half widths, a row of regular hexes lies `√3` below the last. The angle is told by the sign of the
    /// product of two vectors, in which the root is squared.
    #[inline]
    pub fn in_front(&self, from: Hex, facing: Facing, to: Hex) -> bool {
        let (here, there) = (self.layout().place(from), self.layout().place(to));
        let (ahead_x, ahead_y) = facing.delta();
        let (x, y) = (i32::from(there.x) - i32::from(here.x), i32::from(there.y) - i32::from(here.y));
        from != to && x * i32::from(ahead_x) + 3 * y * i32::from(ahead_y) >= 0
    }

    /// All hexes in front.
    pub fn front(&self, from: Hex, facing: Facing) -> HexSet {
        self.hexes().iter().filter(|&to| self.in_front(from, facing, to)).collect()
    }
}
