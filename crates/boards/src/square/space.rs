//! Spaces and the eight directions between them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The most columns, and the most rows, of a board.
pub const SIDE: u8 = 64;

/// A space, written `[column, row]`; columns grow east, rows grow south.
///
/// # Why the column first?
/// The number is `column * 64 + row`, so that spaces sort as their written form does, and so that one column of a
/// [`SpaceSet`](super::SpaceSet) is one machine word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "[number, number]")]
pub struct Space(u16);

impl Space {
    /// The space in a column and a row.
    ///
    /// # Panics
    /// If either is 64 or more.
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(column < SIDE && row < SIDE, "a board has at most 64 columns and 64 rows");
        Self((column as u16) << 6 | row as u16)
    }

    /// The space in a column and a row, if a board can have it.
    pub fn checked(column: i32, row: i32) -> Option<Self> {
        let fits = |n: i32| u8::try_from(n).ok().filter(|&n| n < SIDE);
        Some(Self::new(fits(column)?, fits(row)?))
    }

    pub(super) const fn from_index(index: u16) -> Self {
        Self(index)
    }

    /// How far east.
    pub const fn column(self) -> u8 {
        (self.0 >> 6) as u8
    }

    /// How far south.
    pub const fn row(self) -> u8 {
        (self.0 & 63) as u8
    }

    /// The space as an index into per-space lists.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The neighbour in a direction, if a board can have it.
    pub fn step(self, direction: Direction) -> Option<Self> {
        let (east, south) = direction.delta();
        Self::checked(i32::from(self.column()) + east, i32::from(self.row()) + south)
    }

    /// The direction in which the other space touches this one.
    #[inline]
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        let east = i32::from(other.column()) - i32::from(self.column());
        let south = i32::from(other.row()) - i32::from(self.row());
        Direction::of(east, south).filter(|_| east.abs() <= 1 && south.abs() <= 1)
    }
}

impl std::fmt::Debug for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "[{},{}]", self.column(), self.row())
    }
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({},{})", self.column(), self.row())
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.column(), self.row()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (column, row) = <(i32, i32)>::deserialize(deserializer)?;
        let message = || serde::de::Error::custom(format!("[{column},{row}] is outside of 64 by 64"));
        Self::checked(column, row).ok_or_else(message)
    }
}

/// One of the eight directions, clockwise from the north: even numbers cross an edge, odd ones a corner.
///
/// ```text
/// 7 0 1
/// 6 . 2
/// 5 4 3
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Direction {
    /// Up.
    North,
    /// Up and right.
    NorthEast,
    /// Right.
    East,
    /// Down and right.
    SouthEast,
    /// Down.
    South,
    /// Down and left.
    SouthWest,
    /// Left.
    West,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from the north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The four across an edge.
    pub const ORTHOGONAL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// One step as (east, south).
    pub const fn delta(self) -> (i32, i32) {
        match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        }
    }

    /// Where a vector points, told by its signs alone: anything between two of the four orthogonal directions counts
    /// as the diagonal between them. `None` for the zero vector.
    pub const fn of(east: i32, south: i32) -> Option<Self> {
        Some(match (east.signum(), south.signum()) {
            (0, -1) => Self::North,
            (1, -1) => Self::NorthEast,
            (1, 0) => Self::East,
            (1, 1) => Self::SouthEast,
            (0, 1) => Self::South,
            (-1, 1) => Self::SouthWest,
            (-1, 0) => Self::West,
            (-1, -1) => Self::NorthWest,
            _ => return None,
        })
    }

    /// Turned clockwise by so many eighths.
    pub const fn turned(self, eighths: u8) -> Self {
        Self::ALL[(self as usize + eighths as usize) % 8]
    }

    /// The way back.
    pub const fn opposite(self) -> Self {
        self.turned(4)
    }

    /// Whether it crosses a corner.
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// The direction as one bit of eight.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_agree_with_their_vectors() {
        for direction in Direction::ALL {
            let (east, south) = direction.delta();
            assert_eq!(Direction::of(3 * east, 5 * south), Some(direction));
            assert_eq!(Direction::of(-east, -south), Some(direction.opposite()));
            assert_eq!(direction.is_diagonal(), east != 0 && south != 0);
            let here = Space::new(5, 9);
            assert_eq!(here.direction_to(here.step(direction).unwrap()), Some(direction));
        }
        assert_eq!(Space::new(5, 9).direction_to(Space::new(5, 9)), None);
        assert_eq!(Space::new(5, 9).direction_to(Space::new(5, 11)), None);
        assert_eq!(Space::new(0, 63).step(Direction::West), None);
        assert_eq!(Space::new(0, 63).step(Direction::South), None);
    }

    #[test]
    fn spaces_sort_as_they_are_written() {
        let mut spaces = [Space::new(1, 0), Space::new(0, 2), Space::new(0, 1)];
        spaces.sort();
        assert_eq!(format!("{spaces:?}"), "[[0,1], [0,2], [1,0]]");
    }
}
