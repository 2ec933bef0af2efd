//! Where a base lies: a rectangle of spaces.

use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use super::set::SpaceSet;
use super::space::{SIDE, Space};

/// Where a base lies, written as the sorted list of its spaces. A small base has one space, a large one several;
/// bases of 1x2, 2x2 and 2x3 spaces occur. Turned by a quarter, 1x2 becomes 2x1. Positions of one figure sort as their
/// written form does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(as = "Vec<Space>")]
pub struct Position {
    /// The north-west space.
    corner: Space,
    columns: u8,
    rows: u8,
}

impl Position {
    /// The base with this north-west space; `None` if it would leave 64 by 64 spaces.
    pub fn new(corner: Space, columns: u8, rows: u8) -> Option<Self> {
        let last = |from: u8, n: u8| i32::from(from) + i32::from(n) - 1;
        let opposite = Space::checked(last(corner.column(), columns), last(corner.row(), rows));
        (columns > 0 && rows > 0 && opposite.is_some()).then_some(Self { corner, columns, rows })
    }

    /// A small base.
    pub const fn small(space: Space) -> Self {
        Self { corner: space, columns: 1, rows: 1 }
    }

    /// The base that covers exactly these spaces; `None` if they are no full rectangle.
    pub fn covering(spaces: &[Space]) -> Option<Self> {
        let set: SpaceSet = spaces.iter().copied().collect();
        let first = set.iter().next()?;
        let last = set.iter().last()?;
        let columns = last.column() - first.column() + 1;
        let rows = last.row().checked_sub(first.row())? + 1;
        let position = Self::new(first, columns, rows)?;
        (spaces.len() == position.len() && position.to_set() == set).then_some(position)
    }

    /// The north-west space.
    pub const fn corner(self) -> Space {
        self.corner
    }

    /// How many spaces from west to east.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many spaces from north to south.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Whether the base covers one space only.
    pub const fn is_small(self) -> bool {
        self.columns == 1 && self.rows == 1
    }

    /// How many spaces it covers.
    #[expect(clippy::len_without_is_empty, reason = "a base covers at least one space")]
    pub const fn len(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// The spaces in order.
    #[inline]
    pub fn spaces(self) -> impl Iterator<Item = Space> + Clone {
        let (column, row) = (self.corner.column(), self.corner.row());
        let columns = column..column + self.columns;
        columns.flat_map(move |column| (row..row + self.rows).map(move |row| Space::new(column, row)))
    }

    /// The spaces as a set.
    pub fn to_set(self) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        set.cover(self);
        set
    }

    /// Whether it covers the space.
    #[inline]
    pub fn has(self, space: Space) -> bool {
        let within = |n: u8, from: u8, len: u8| n >= from && n - from < len;
        within(space.column(), self.corner.column(), self.columns)
            && within(space.row(), self.corner.row(), self.rows)
    }

    /// How many spaces both cover.
    #[inline]
    pub fn shared(self, other: Self) -> usize {
        let common =
            |a: u8, n_a: u8, b: u8, n_b: u8| usize::from((a + n_a).min(b + n_b).saturating_sub(a.max(b)));
        let (one, two) = (self.corner, other.corner);
        common(one.column(), self.columns, two.column(), other.columns)
            * common(one.row(), self.rows, two.row(), other.rows)
    }

    /// Whether it covers a space of the set.
    #[inline]
    pub fn meets(self, set: &SpaceSet) -> bool {
        let rows = self.row_bits();
        self.column_range().any(|column| set.rows(column) & rows != 0)
    }

    /// Whether it covers a space of the set that another position does not.
    #[inline]
    pub(super) fn enters(self, from: Self, set: &SpaceSet) -> bool {
        let (rows, left) = (self.row_bits(), from.column_range());
        let entered = |column| if left.contains(&column) { rows & !from.row_bits() } else { rows };
        self.column_range().any(|column| set.rows(column) & entered(column) != 0)
    }

    /// The rows it covers, one bit each.
    #[inline]
    pub(super) fn row_bits(self) -> u64 {
        u64::MAX >> (SIDE - self.rows) << self.corner.row()
    }

    /// The columns it covers.
    #[inline]
    pub(super) fn column_range(self) -> std::ops::Range<usize> {
        let first = usize::from(self.corner.column());
        first..first + usize::from(self.columns)
    }

    /// The same base with another north-west space.
    pub(super) fn moved_to(self, corner: Option<Space>) -> Option<Self> {
        Self::new(corner?, self.columns, self.rows)
    }
}

impl From<Space> for Position {
    fn from(space: Space) -> Self {
        Self::small(space)
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.spaces()).finish()
    }
}

/// A small base is written as its space, a large one as its first and last.
impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.is_small(), self.spaces().last()) {
            (false, Some(last)) => write!(f, "{} to {last}", self.corner),
            _ => write!(f, "{}", self.corner),
        }
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // With its length said first, since binary forms need it.
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        self.spaces().try_for_each(|space| list.serialize_element(&space))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spaces = Vec::<Space>::deserialize(deserializer)?;
        Self::covering(&spaces)
            .ok_or_else(|| serde::de::Error::custom("a base covers a full rectangle of spaces"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_is_a_full_rectangle() {
        let spaces = |list: &[(u8, u8)]| list.iter().map(|&(c, r)| Space::new(c, r)).collect::<Vec<_>>();
        let walker = Position::covering(&spaces(&[(3, 2), (2, 1), (2, 2), (3, 1), (2, 3), (3, 3)])).unwrap();
        assert_eq!((walker.corner(), walker.columns(), walker.rows()), (Space::new(2, 1), 2, 3));
        assert_eq!(format!("{walker:?}"), "[[2,1], [2,2], [2,3], [3,1], [3,2], [3,3]]");
        assert!(
            walker.has(Space::new(3, 3)) && !walker.has(Space::new(4, 3)) && !walker.has(Space::new(1, 1))
        );
        for broken in [&[(0, 0), (1, 1)][..], &[(0, 0), (2, 0)], &[(0, 0), (0, 0)], &[(0, 1), (1, 0)], &[]] {
            assert_eq!(Position::covering(&spaces(broken)), None, "{broken:?}");
        }
    }

    #[test]
    fn positions_sort_as_they_are_written() {
        for (columns, rows) in [(1, 2), (2, 3)] {
            let corners = (0..4).flat_map(|c| (0..4).map(move |r| Space::new(c, r)));
            let both = corners.flat_map(|corner| {
                [Position::new(corner, rows, columns), Position::new(corner, columns, rows)]
            });
            let mut positions: Vec<Position> = both.flatten().collect();
            positions.sort();
            assert!(positions.is_sorted_by_key(|position| position.spaces().collect::<Vec<_>>()));
        }
    }

    #[test]
    fn shared_spaces_are_counted() {
        let upright = Position::new(Space::new(4, 4), 2, 3).unwrap();
        let level = Position::new(Space::new(3, 5), 3, 2).unwrap();
        assert_eq!((upright.shared(level), level.shared(upright)), (4, 4));
        assert_eq!(Position::new(Space::new(63, 0), 2, 1), None);
    }
}
