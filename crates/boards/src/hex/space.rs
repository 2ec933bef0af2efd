//! Where a hex stands, and the six around it.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::facing::Facing;

/// Where a hex stands: `x` in half widths from the left, `y` in rows from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Place {
    /// Half widths from the left.
    pub x: i16,
    /// Rows from the top.
    pub y: i16,
}

impl Place {
    /// The six places around this one, clockwise from the east.
    pub fn neighbours(self) -> [Place; 6] {
        Facing::ALL.map(|facing| self.step(facing))
    }

    /// The place next to this one in a direction.
    pub fn step(self, facing: Facing) -> Place {
        let (x, y) = facing.delta();
        Place { x: self.x + x, y: self.y + y }
    }

    /// The direction in which the other place touches this one.
    pub fn facing_to(self, other: Place) -> Option<Facing> {
        Facing::ALL.into_iter().find(|&facing| self.step(facing) == other)
    }

    /// How many steps it is to another place over open ground.
    ///
    /// Each step to another row also goes half a width to the side, so only what is left of the width costs more.
    pub fn steps_to(self, other: Place) -> u16 {
        let (x, y) = (self.x.abs_diff(other.x), self.y.abs_diff(other.y));
        y + x.saturating_sub(y) / 2
    }

    /// The place as it is counted when rows are read one after the other.
    pub(super) fn in_order(self) -> (i16, i16) {
        (self.y, self.x)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.x, self.y)
    }
}
