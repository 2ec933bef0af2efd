//! Circles: everything within a distance.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::point::Point;
use super::shape::{Bounds, Shape};

/// Everything within a distance of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PlaneCircle")]
pub struct Circle {
    /// Its middle.
    pub centre: Point,
    /// How far it goes, in tenths of a millimetre.
    pub radius: u32,
}

impl Circle {
    /// The distance from edge to edge, rounded down to whole units; 0 if they overlap.
    pub fn gap(self, other: Self) -> u32 {
        let apart = self.squared_apart(other).isqrt() as u32;
        apart.saturating_sub(self.radius).saturating_sub(other.radius)
    }

    /// Whether the distance from edge to edge is at most so long.
    pub fn is_within(self, other: Self, length: u32) -> bool {
        let most = self.radii(other) + u128::from(length);
        u128::from(self.squared_apart(other)) <= most * most
    }

    /// Whether they have more in common than a point of their edges.
    pub fn overlaps(self, other: Self) -> bool {
        let radii = self.radii(other);
        u128::from(self.squared_apart(other)) < radii * radii
    }

    fn radii(self, other: Self) -> u128 {
        u128::from(self.radius) + u128::from(other.radius)
    }

    fn squared_apart(self, other: Self) -> u64 {
        self.centre.squared_distance(other.centre).unsigned_abs()
    }
}

impl Shape for Circle {
    fn contains(&self, point: Point) -> bool {
        self.centre.squared_distance(point).unsigned_abs() <= u64::from(self.radius).pow(2)
    }

    fn bounds(&self) -> Bounds {
        Bounds::square(self.centre, self.radius)
    }

    fn anchor(&self) -> Point {
        self.centre
    }
}
