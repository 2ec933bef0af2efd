//! Quarters around a base: what lies in front, behind and beside it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::base::Base;
use super::circle::Circle;

/// One of the four quarters around a base (C8.8).
///
/// ```text
///   \ front /
///    \  ^  /       x grows east and y south, so who faces
/// left  o  right   south has its left in the east
///    /     \
///   /  rear \
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PlaneQuarter")]
pub enum Quarter {
    /// Centred on the facing.
    Front,
    /// Opposite.
    Rear,
    /// A quarter turn against the clock.
    Left,
    /// A quarter turn with the clock.
    Right,
}

impl Quarter {
    /// The middle of the quarter, as a way, for who faces this way.
    const fn axis(self, (x, y): (i64, i64)) -> (i64, i64) {
        match self {
            Self::Front => (x, y),
            Self::Rear => (-x, -y),
            Self::Left => (y, -x),
            Self::Right => (-y, x),
        }
    }
}

impl Base {
    /// Whether any part of a circle lies in a quarter around the centre of this base, which faces so many units east and
    /// south (C8.8). A base that faces nowhere has all around it in front.
    ///
    /// With the two edges of the quarter as axes its inside is where both coordinates are positive, and the distance to it is how
    /// far they are negative. Coordinates come out longer by the length of the facing times the root of 2, and so is the radius.
    pub fn has_in(self, facing: (i32, i32), quarter: Quarter, other: Circle) -> bool {
        let (x, y) = quarter.axis((i64::from(facing.0), i64::from(facing.1)));
        let (other_x, other_y) = self.at.to(other.centre);
        let dot = |x: i64, y: i64| i128::from(x) * i128::from(other_x) + i128::from(y) * i128::from(other_y);
        let (left, right) = (dot(x + y, y - x).min(0), dot(x - y, y + x).min(0));
        // At the limits of the plane a side is below 2^64, so its square wants one bit more than there is.
        let squared = |side: i128| side.unsigned_abs().saturating_mul(side.unsigned_abs());
        let stretch = 2 * (i128::from(x) * i128::from(x) + i128::from(y) * i128::from(y)).unsigned_abs();
        let radius = u128::from(other.radius);
        squared(left).saturating_add(squared(right)) <= (radius * radius).saturating_mul(stretch)
    }
}
