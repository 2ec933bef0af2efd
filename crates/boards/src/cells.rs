//! Cells of a small board and sets of them.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A cell of a board with at most 128 cells, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Cell(pub u8);

impl Cell {
    /// The cell as an index into per-cell lists.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cells: a plain value with set operators, written as the list of its cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, TS)]
#[ts(type = "Array<number>")]
pub struct CellSet(u128);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// One cell.
    pub fn of(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// The first `n` cells.
    pub fn first(n: usize) -> Self {
        if n >= 128 { Self(u128::MAX) } else { Self((1 << n) - 1) }
    }

    /// Whether the cell is in the set.
    pub fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether there is no cell in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Puts a cell in.
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Takes a cell out.
    pub fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << cell.0);
    }

    /// The cells of this set that are not in the other.
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the two share a cell.
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells in order.
    pub fn iter(self) -> Cells {
        Cells(self.0)
    }
}

/// The cells of a set, lowest number first.
#[derive(Debug, Clone)]
pub struct Cells(u128);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, |set, cell| set | Self::of(cell))
    }
}

impl BitOr for CellSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CellSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CellSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for CellSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for CellSet {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Serialize for CellSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for CellSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cells = Vec::<Cell>::deserialize(deserializer)?;
        match cells.iter().find(|cell| cell.0 >= 128) {
            Some(cell) => Err(serde::de::Error::custom(format!("cell {} is beyond 127", cell.0))),
            None => Ok(cells.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_behave_like_sets() {
        let odd: CellSet = (0..128).filter(|n| n % 2 == 1).map(Cell).collect();
        let low = CellSet::first(10);
        assert_eq!((odd & low).iter().map(|cell| cell.0).collect::<Vec<_>>(), [1, 3, 5, 7, 9]);
        assert_eq!((odd | low).len(), 64 + 5);
        assert_eq!(low.without(odd).len(), 5);
        assert!(odd.has(Cell(127)) && !odd.has(Cell(0)) && odd.meets(low) && !(!odd).meets(odd));
        assert_eq!(CellSet::first(128).len(), 128);
    }
}
