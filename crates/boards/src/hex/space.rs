//! Where a hex stands, and the six around it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where a hex stands: `x` in half widths from the left, `y` in rows from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Place {
    /// Half widths from the left.
    pub x: i16,
    /// Rows from the top.
    pub y: i16,
}

/// The six steps to a neighbour, clockwise from the east.
const STEPS: [(i16, i16); 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

impl Place {
    /// The six places around this one, clockwise from the east.
    pub fn neighbours(self) -> [Place; 6] {
        STEPS.map(|(x, y)| Place { x: self.x + x, y: self.y + y })
    }
}
