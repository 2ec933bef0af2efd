//! Points and how far they are from each other.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// An inch, in tenths of a millimetre.
pub const INCH: u32 = 254;

/// The farthest a point lies from the origin along either axis: a hundred kilometres. Within it every product of two
/// differences fits into 64 bits, and so does the sum of two such products.
pub const LIMIT: i32 = 1_000_000_000;

/// A point, in tenths of a millimetre, written `[x, y]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(rename = "PlanePoint", type = "[number, number]")]
pub struct Point {
    x: i32,
    y: i32,
}

impl Point {
    /// The point there.
    ///
    /// # Panics
    /// If it lies beyond the [`LIMIT`].
    pub const fn new(x: i32, y: i32) -> Self {
        match Self::checked(x, y) {
            Some(point) => point,
            None => panic!("a point lies within a hundred kilometres of the origin"),
        }
    }

    /// The point there, if it is within the [`LIMIT`].
    pub const fn checked(x: i32, y: i32) -> Option<Self> {
        let is_within = -LIMIT <= x && x <= LIMIT && -LIMIT <= y && y <= LIMIT;
        if is_within { Some(Self { x, y }) } else { None }
    }

    /// How far along the first axis.
    pub const fn x(self) -> i32 {
        self.x
    }

    /// How far along the second axis.
    pub const fn y(self) -> i32 {
        self.y
    }

    /// The square of the distance to another point. Exact, and all that comparing needs.
    ///
    /// ```
    /// # use sortie_boards::plane::Point;
    /// assert_eq!(Point::new(1, 1).squared_distance(Point::new(4, 5)), 25);
    /// ```
    pub const fn squared_distance(self, other: Self) -> i64 {
        let (x, y) = self.to(other);
        x * x + y * y
    }

    /// On which side of the line from here to one point another lies: positive on the left, negative on the right, 0 on
    /// the line, where left is from the first axis to the second.
    pub(super) const fn side(self, ahead: Self, other: Self) -> i64 {
        let ((ahead_x, ahead_y), (other_x, other_y)) = (self.to(ahead), self.to(other));
        ahead_x * other_y - ahead_y * other_x
    }

    /// The way to another point.
    pub(super) const fn to(self, other: Self) -> (i64, i64) {
        (other.x as i64 - self.x as i64, other.y as i64 - self.y as i64)
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (x, y) = <(i32, i32)>::deserialize(deserializer)?;
        let message = || serde::de::Error::custom(format!("[{x},{y}] is off every table"));
        Self::checked(x, y).ok_or_else(message)
    }
}
