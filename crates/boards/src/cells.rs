//! Cells of a small board and sets of them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Member, Set};

/// A cell of a board with at most 128 cells, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell as an index into per-cell lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Member for Cell {
    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self(number as u8)
    }
}

/// A set of cells of a small board.
pub type CellSet = Set<Cell, 2>;
