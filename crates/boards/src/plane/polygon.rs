//! Polygons: everything within a closed line of straight edges.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::point::Point;
use super::shape::{Bounds, Shape};

/// Everything within a closed line of straight edges that nowhere meets itself; it may be dented.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(try_from = "Vec<Point>", into = "Vec<Point>")]
#[ts(rename = "PlanePolygon", as = "Vec<Point>")]
pub struct Polygon {
    corners: Vec<Point>,
    bounds: Bounds,
}

/// Why corners make no polygon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PolygonError {
    /// Two points are a line.
    #[error("a polygon has at least three corners")]
    TooFewCorners,
    /// Two edges have more in common than the corner between them, so that inside and outside cannot be told apart.
    #[error("edge {0} of the polygon meets edge {1}; edge n begins at corner n, counted from 0")]
    EdgesMeet(usize, usize),
}

impl Polygon {
    /// The polygon with these corners, in order round it, either way.
    pub fn new(corners: Vec<Point>) -> Result<Self, PolygonError> {
        let bounds = Bounds::around(corners.iter().copied()).filter(|_| corners.len() >= 3);
        let polygon = Self { bounds: bounds.ok_or(PolygonError::TooFewCorners)?, corners };
        match polygon.edges_that_meet() {
            Some((one, other)) => Err(PolygonError::EdgesMeet(one, other)),
            None => Ok(polygon),
        }
    }

    /// Its corners in order.
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    fn edges(&self) -> impl Iterator<Item = (Point, Point)> + Clone {
        let ends = self.corners.iter().skip(1).chain(&self.corners[..1]);
        self.corners.iter().copied().zip(ends.copied())
    }

    /// The first two edges that share more than the corner between them.
    fn edges_that_meet(&self) -> Option<(usize, usize)> {
        let n_edges = self.corners.len();
        let meet = |one: usize, (a, b): (Point, Point), other: usize, (c, d): (Point, Point)| {
            if one + 1 == other {
                turns_back(a, b, d)
            } else if other + 1 == one + n_edges {
                turns_back(c, a, b)
            } else {
                segments_meet(a, b, c, d)
            }
        };
        self.edges().enumerate().find_map(|(one, edge)| {
            let mut later = self.edges().enumerate().skip(one + 1);
            later.find(|&(other, next)| meet(one, edge, other, next)).map(|(other, _)| (one, other))
        })
    }
}

impl Shape for Polygon {
    /// Counts the edges that a ray from the point crosses: an odd number of them for a point inside. An edge counts with
    /// its lower end and without its upper one, so that a ray through a corner counts it once if the line goes on beyond the
    /// ray, and twice or not at all if it turns back.
    fn contains(&self, point: Point) -> bool {
        let mut is_inside = false;
        for (from, to) in self.edges() {
            if is_on_segment(from, to, point) {
                return true;
            }
            let (low, high) = if from.y() <= to.y() { (from, to) } else { (to, from) };
            // The ray runs along the first axis, so it crosses the edge if the point lies on the left of it.
            let is_level = low.y() <= point.y() && point.y() < high.y();
            is_inside ^= is_level && low.side(high, point) > 0;
        }
        is_inside
    }

    fn bounds(&self) -> Bounds {
        self.bounds
    }

    fn anchor(&self) -> Point {
        self.corners[0]
    }
}

impl TryFrom<Vec<Point>> for Polygon {
    type Error = PolygonError;

    fn try_from(corners: Vec<Point>) -> Result<Self, PolygonError> {
        Self::new(corners)
    }
}

impl From<Polygon> for Vec<Point> {
    fn from(polygon: Polygon) -> Self {
        polygon.corners
    }
}

/// Whether a point lies on the segment between two others.
fn is_on_segment(from: Point, to: Point, point: Point) -> bool {
    let between = |a: i32, b: i32, n: i32| a.min(b) <= n && n <= a.max(b);
    from.side(to, point) == 0 && between(from.x(), to.x(), point.x()) && between(from.y(), to.y(), point.y())
}

/// Whether the edge from the second point to the third runs back along the one before it, or one of them has no length.
fn turns_back(before: Point, corner: Point, after: Point) -> bool {
    let ((back_x, back_y), (on_x, on_y)) = (corner.to(before), corner.to(after));
    let is_straight = before.side(corner, after) == 0;
    is_straight && back_x * on_x + back_y * on_y >= 0
}

/// Whether two segments have a point in common.
fn segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool {
    let apart = |one: i64, other: i64| one.signum() * other.signum() < 0;
    let crosses = apart(a.side(b, c), a.side(b, d)) && apart(c.side(d, a), c.side(d, b));
    let touches = [(a, b, c), (a, b, d), (c, d, a), (c, d, b)];
    crosses || touches.into_iter().any(|(from, to, point)| is_on_segment(from, to, point))
}
