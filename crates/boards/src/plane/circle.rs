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
