//! Sets of spaces: one word a column, one bit a row, wide enough for every board.

use super::position::Position;
use super::space::{SIDE, Space};
use crate::{Member, Set};

/// A set of spaces. A game builds such sets while it thinks and keeps positions in its state.
pub type SpaceSet = Set<Space, { SIDE as usize }>;

impl Member for Space {
    #[inline]
    fn number(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self::from_index(number as u16)
    }
}

impl SpaceSet {
    /// Puts all spaces of a base in.
    #[inline]
    pub fn cover(&mut self, base: Position) {
        self.columns_of(base, |column, rows| *column |= rows);
    }

    /// Takes all spaces of a base out.
    #[inline]
    pub fn uncover(&mut self, base: Position) {
        self.columns_of(base, |column, rows| *column &= !rows);
    }

    /// The columns a base lies on, each with the rows it covers.
    #[inline]
    fn columns_of(&mut self, base: Position, change: impl Fn(&mut u64, u64)) {
        let rows = base.row_bits();
        self.words[base.column_range()].iter_mut().for_each(|column| change(column, rows));
    }

    /// The rows of a column that are in the set, one bit each.
    #[inline]
    pub(super) fn rows(&self, column: usize) -> u64 {
        self.words[column]
    }

    /// The rows of every column.
    #[inline]
    pub(super) fn columns_mut(&mut self) -> &mut [u64; SIDE as usize] {
        &mut self.words
    }

    /// The spaces inside the smallest box that holds both given ones, in order.
    #[inline]
    pub fn in_box(&self, one: Space, other: Space) -> Boxed<'_> {
        let (first, last) = in_order(one.column(), other.column());
        let (top, bottom) = in_order(one.row(), other.row());
        let rows = u64::MAX << top & u64::MAX >> (SIDE - 1 - bottom);
        Boxed { set: self, column: first, bits: self.rows(usize::from(first)) & rows, rows, last }
    }
}

fn in_order(a: u8, b: u8) -> (u8, u8) {
    if a <= b { (a, b) } else { (b, a) }
}

/// The spaces of a set in a box, column by column from the west, each from the north.
#[derive(Debug, Clone)]
pub struct Boxed<'a> {
    set: &'a SpaceSet,
    column: u8,
    bits: u64,
    rows: u64,
    last: u8,
}

impl Iterator for Boxed<'_> {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        while self.bits == 0 {
            if self.column >= self.last {
                return None;
            }
            self.column += 1;
            self.bits = self.set.rows(usize::from(self.column)) & self.rows;
        }
        let row = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(Space::new(self.column, row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every(test: impl Fn(u8, u8) -> bool) -> SpaceSet {
        let all = (0..SIDE).flat_map(|column| (0..SIDE).map(move |row| (column, row)));
        all.filter(|&(column, row)| test(column, row)).map(|(column, row)| Space::new(column, row)).collect()
    }

    #[test]
    fn sets_behave_like_sets() {
        let (even, west) = (every(|column, row| (column + row) % 2 == 0), every(|column, _| column < 3));
        assert_eq!((even.len(), west.len(), (even & west).len()), (2048, 192, 96));
        assert_eq!((even | west).len(), 2048 + 96);
        assert_eq!((west - even).len(), 96);
        assert!(even.meets(west) && !(west - even).meets(even) && SpaceSet::EMPTY.is_empty());
        assert_eq!(even.iter().collect::<SpaceSet>(), even);
        assert!(even.iter().is_sorted());
    }

    #[test]
    fn a_box_holds_both_its_corners() {
        let all = every(|_, _| true);
        let (one, other) = (Space::new(60, 63), Space::new(63, 61));
        let boxed: Vec<Space> = all.in_box(one, other).collect();
        assert_eq!(boxed.len(), 12);
        assert_eq!((boxed[0], boxed[11]), (Space::new(60, 61), Space::new(63, 63)));
        assert_eq!(all.in_box(other, one).collect::<Vec<_>>(), boxed);
    }
}
