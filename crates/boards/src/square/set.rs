//! Sets of spaces.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use super::position::Position;
use super::space::{SIDE, Space};

/// A set of spaces: a plain value with set operators, written as the sorted list of its spaces.
///
/// One word a column, one bit a row. It is wide enough for every board, so that no operation can fail and none
/// touches the heap; a game builds sets while it thinks and keeps positions in its state.
#[derive(Clone, Copy, PartialEq, Eq, TS)]
#[ts(as = "Vec<Space>")]
pub struct SpaceSet([u64; SIDE as usize]);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self([0; SIDE as usize]);

    /// One space.
    pub fn of(space: Space) -> Self {
        let mut set = Self::EMPTY;
        set.insert(space);
        set
    }

    /// Whether the space is in the set.
    #[inline]
    pub fn has(&self, space: Space) -> bool {
        self.0[usize::from(space.column())] >> space.row() & 1 == 1
    }

    /// Whether there is no space in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&column| column == 0)
    }

    /// How many spaces.
    pub fn len(&self) -> usize {
        self.0.iter().map(|column| column.count_ones() as usize).sum()
    }

    /// Puts a space in.
    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0[usize::from(space.column())] |= 1 << space.row();
    }

    /// Takes a space out.
    #[inline]
    pub fn remove(&mut self, space: Space) {
        self.0[usize::from(space.column())] &= !(1 << space.row());
    }

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
        self.0[base.column_range()].iter_mut().for_each(|column| change(column, rows));
    }

    /// The rows of a column that are in the set, one bit each.
    #[inline]
    pub(super) fn rows(&self, column: usize) -> u64 {
        self.0[column]
    }

    /// The rows of every column.
    #[inline]
    pub(super) fn columns_mut(&mut self) -> &mut [u64; SIDE as usize] {
        &mut self.0
    }

    /// Whether the two share a space.
    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The spaces in order.
    pub fn iter(&self) -> Spaces<'_> {
        Spaces { set: self, column: 0, bits: self.0[0], rows: u64::MAX, last: SIDE - 1 }
    }

    /// The spaces inside the smallest box that holds both given ones, in order.
    #[inline]
    pub fn in_box(&self, one: Space, other: Space) -> Spaces<'_> {
        let (first, last) = in_order(one.column(), other.column());
        let (top, bottom) = in_order(one.row(), other.row());
        let rows = u64::MAX << top & u64::MAX >> (SIDE - 1 - bottom);
        Spaces { set: self, column: first, bits: self.0[usize::from(first)] & rows, rows, last }
    }
}

fn in_order(a: u8, b: u8) -> (u8, u8) {
    if a <= b { (a, b) } else { (b, a) }
}

/// The spaces of a set, column by column from the west, each from the north.
#[derive(Debug, Clone)]
pub struct Spaces<'a> {
    set: &'a SpaceSet,
    column: u8,
    bits: u64,
    rows: u64,
    last: u8,
}

impl Iterator for Spaces<'_> {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        while self.bits == 0 {
            if self.column >= self.last {
                return None;
            }
            self.column += 1;
            self.bits = self.set.0[usize::from(self.column)] & self.rows;
        }
        let row = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(Space::new(self.column, row))
    }
}

impl<'a> IntoIterator for &'a SpaceSet {
    type Item = Space;
    type IntoIter = Spaces<'a>;

    fn into_iter(self) -> Spaces<'a> {
        self.iter()
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl Extend<Space> for SpaceSet {
    fn extend<I: IntoIterator<Item = Space>>(&mut self, spaces: I) {
        spaces.into_iter().for_each(|space| self.insert(space));
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a |= b);
    }
}

impl BitAndAssign for SpaceSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= b);
    }
}

impl SubAssign for SpaceSet {
    fn sub_assign(&mut self, other: Self) {
        self.0.iter_mut().zip(other.0).for_each(|(a, b)| *a &= !b);
    }
}

impl BitOr for SpaceSet {
    type Output = Self;

    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl BitAnd for SpaceSet {
    type Output = Self;

    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

/// The spaces of this set that are not in the other.
impl Sub for SpaceSet {
    type Output = Self;

    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl Default for SpaceSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl std::fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self).finish()
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.iter().try_for_each(|space| list.serialize_element(&space))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for SpaceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Space>::deserialize(deserializer)?.into_iter().collect())
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
        assert!(even.meets(&west) && !(west - even).meets(&even) && SpaceSet::EMPTY.is_empty());
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
