//! Polygons: everything within a closed line of straight edges.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::circle::Circle;
use super::overlap::overlap;
use super::point::Point;
use super::segment::Segment;
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

    /// Whether a circle lies in it as a whole; its edge may touch the polygon's from inside.
    pub fn holds(&self, circle: Circle) -> bool {
        self.contains(circle.centre) && !self.has_edge_near(circle)
    }

    /// Whether a circle overlaps it. One that touches it from outside does not, one in the middle of it does.
    pub fn overlaps(&self, circle: Circle) -> bool {
        self.bounds.comes_near(Bounds::square(circle.centre, circle.radius))
            && (self.contains(circle.centre) || self.has_edge_near(circle))
    }

    /// Whether two polygons cover the same ground somewhere; those that merely touch do not. Their coordinates are at most half of
    /// what is possible.
    pub fn shares_ground(&self, other: &Self) -> bool {
        overlap(self, other)
    }

    /// The distance from the edge of a circle to the nearest point of it, rounded down to whole units; 0 if they overlap.
    pub fn gap(&self, circle: Circle) -> u32 {
        if self.contains(circle.centre) {
            return 0;
        }
        let nearest = self.edges().map(|edge| edge.squared_distance(circle.centre)).min();
        (nearest.unwrap_or(u64::MAX).isqrt() as u32).saturating_sub(circle.radius)
    }

    /// Whether the distance from the edge of a circle to the nearest point of it is at most so long.
    pub fn is_within(&self, circle: Circle, length: u32) -> bool {
        let most = circle.radius.saturating_add(length);
        self.contains(circle.centre) || self.edges().any(|edge| edge.compare(circle.centre, most).is_le())
    }

    /// Whether a circle of this radius, on its way along a line, overlaps it somewhere.
    pub(super) fn is_swept(&self, way: Segment, radius: u32) -> bool {
        let reach = |point: Point| Bounds::square(point, radius);
        self.bounds.comes_near(reach(way.from).and(reach(way.to)))
            && (self.contains(way.from) || self.edges().any(|edge| edge.comes_nearer(way, radius)))
    }

    /// The same twice as large, so that what was halfway between two points is one.
    pub(super) fn doubled(&self) -> Self {
        let double = |point: Point| Point::new(2 * point.x(), 2 * point.y());
        let corners: Vec<Point> = self.corners.iter().copied().map(double).collect();
        Self { bounds: Bounds::around(corners.iter().copied()).unwrap_or(self.bounds), corners }
    }

    fn has_edge_near(&self, circle: Circle) -> bool {
        self.edges().any(|edge| edge.is_nearer(circle.centre, circle.radius))
    }

    pub(super) fn edges(&self) -> impl Iterator<Item = Segment> + Clone {
        let ends = self.corners.iter().skip(1).chain(&self.corners[..1]);
        self.corners.iter().zip(ends).map(|(&from, &to)| Segment { from, to })
    }

    /// The first two edges that share more than the corner between them.
    fn edges_that_meet(&self) -> Option<(usize, usize)> {
        let n_edges = self.corners.len();
        let meet = |one: usize, edge: Segment, other: usize, next: Segment| {
            if one + 1 == other {
                turns_back(edge.from, edge.to, next.to)
            } else if other + 1 == one + n_edges {
                turns_back(next.from, edge.from, edge.to)
            } else {
                edge.meets(next)
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
        if !self.bounds.comes_near(Bounds::square(point, 0)) {
            return false;
        }
        let mut is_inside = false;
        for edge in self.edges() {
            if edge.holds(point) {
                return true;
            }
            let Segment { from, to } = edge;
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

/// Whether the edge from the second point to the third runs back along the one before it, or one of them has no length.
fn turns_back(before: Point, corner: Point, after: Point) -> bool {
    let ((back_x, back_y), (on_x, on_y)) = (corner.to(before), corner.to(after));
    let is_straight = before.side(corner, after) == 0;
    is_straight && back_x * on_x + back_y * on_y >= 0
}
