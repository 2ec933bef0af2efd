//! The corridor between two circles: everything that lies on a straight line from the one to the other.
//!
//! ```text
//!      ___________________________
//!    /   \                       /  \      What juts in from above must be passed below, what juts in from
//!   (  a  )    \wall/    /rock\  ( b )     below above, and what reaches across stops everything.
//!    \___/__________________/____\__/
//! ```
//!
//! # Why is that all?
//! A line from circle to circle cuts the corridor in two. A part of an outline that begins and ends on the same rim lies in
//! one half, or the line would cross it; so it is known on which side the line passes every corner of it. Only what touches
//! neither rim can be passed on either side.

use super::circle::Circle;
use super::point::Point;
use super::polygon::Polygon;
use super::segment::Segment;

/// Fractions of lengths are counted in so many bits.
const BITS: u32 = 8;

/// A way and its length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ray {
    pub(super) x: i64,
    pub(super) y: i64,
    pub(super) length: i64,
}

impl Ray {
    /// The way from one point to another, turned to the left by the angle whose sine is the one length through the distance; none
    /// if they are nearer than that.
    pub(super) fn turned((x, y): (i64, i64), rise: i64) -> Option<Self> {
        let squared = x * x + y * y;
        let along = squared - rise * rise;
        if along < 0 || squared == 0 {
            return None;
        }
        let along = ((along as u64) << (2 * BITS)).isqrt() as i64;
        let rise = rise << BITS;
        Some(Self { x: x * along - y * rise, y: y * along + x * rise, length: squared << BITS })
    }

    /// How far a way leads to the left of this one, as a product of its length.
    pub(super) const fn left_of(self, (x, y): (i64, i64)) -> i64 {
        self.x * y - self.y * x
    }

    /// Whether another way leads to the left of this one, or as this.
    pub(super) fn is_right_of(self, other: Self) -> bool {
        i128::from(self.x) * i128::from(other.y) >= i128::from(self.y) * i128::from(other.x)
    }
}

/// The corridor between two circles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Corridor {
    pub(super) from: Circle,
    pub(super) to: Circle,
    /// The way from the one centre to the other, and its square.
    pub(super) along: (i64, i64),
    squared: i64,
    /// The rims on the left and on the right; the corridor lies between them.
    left: Ray,
    right: Ray,
}

/// Where something lies in a corridor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lies {
    /// Nowhere in it.
    Outside,
    /// It juts in from the left, so it must be passed on its right.
    Left,
    /// It juts in from the right, so it must be passed on its left.
    Right,
    /// It touches neither side.
    Inside,
    /// It reaches across.
    Across,
}

/// On which side of the corridor a corner is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Within,
}

impl Corridor {
    /// The corridor between two circles; none if one lies in the other.
    pub(super) fn new(from: Circle, to: Circle) -> Option<Self> {
        let along = from.centre.to(to.centre);
        let wider = i64::from(to.radius) - i64::from(from.radius);
        let (left, right) = (Ray::turned(along, wider)?, Ray::turned(along, -wider)?);
        let squared = along.0 * along.0 + along.1 * along.1;
        Some(Self { from, to, along, squared, left, right })
    }

    /// Where a polygon lies in it. The corners that must be passed on their right or left, and those of what touches neither
    /// side, are handed over one by one. What juts in from both sides with a way between is told as from the left.
    pub(super) fn place(&self, polygon: &Polygon, mut corner: impl FnMut(Lies, Point)) -> Lies {
        let corners = polygon.corners();
        let Some(start) = corners.iter().position(|&at| self.side(at) != Side::Within) else {
            if !self.is_between(corners[0]) {
                return Lies::Outside;
            }
            corners.iter().for_each(|&at| corner(Lies::Inside, at));
            return Lies::Inside;
        };
        let n = corners.len();
        let (mut rim, mut last) = (self.side(corners[start]), start);
        let (mut has_left, mut has_right) = (false, false);
        // From one corner outside to the next, all round.
        for step in 1..=n {
            let at = (start + step) % n;
            let side = self.side(corners[at]);
            if side == Side::Within {
                continue;
            }
            let inner = (last + 1..start + step).map(|n_inner| corners[n_inner % n]);
            if side == rim {
                let lies = if side == Side::Left { Lies::Left } else { Lies::Right };
                for point in inner.filter(|&point| self.is_between(point)) {
                    (has_left, has_right) =
                        (has_left || side == Side::Left, has_right || side == Side::Right);
                    corner(lies, point);
                }
            } else {
                let (mut inner, edge) =
                    (inner.peekable(), Segment { from: corners[last % n], to: corners[at] });
                let crosses = match inner.peek() {
                    Some(&point) => self.is_between(point),
                    None => self.crosses_between(edge),
                };
                if crosses {
                    return Lies::Across;
                }
            }
            (rim, last) = (side, start + step);
        }
        match (has_left, has_right) {
            (false, false) => Lies::Outside,
            (true, _) => Lies::Left,
            (false, true) => Lies::Right,
        }
    }

    /// Where a circle lies in it.
    pub(super) fn place_circle(&self, circle: Circle) -> Lies {
        let at = self.from.centre.to(circle.centre);
        let width = i64::from(circle.radius);
        let own = i64::from(self.from.radius);
        // How far its middle is beyond either side, as products of the lengths of the rays.
        let beyond_left = self.left.left_of(at) - own * self.left.length;
        let beyond_right = -self.right.left_of(at) - own * self.right.length;
        let (reach_left, reach_right) = (width * self.left.length, width * self.right.length);
        let is_in = beyond_left < reach_left && beyond_right < reach_right;
        if !is_in || !self.is_between(circle.centre) {
            return Lies::Outside;
        }
        match (beyond_left > -reach_left, beyond_right > -reach_right) {
            (true, true) => Lies::Across,
            (true, false) => Lies::Left,
            (false, true) => Lies::Right,
            (false, false) => Lies::Inside,
        }
    }

    /// Whether points are all on one side of it, so that nothing between them is in it.
    pub(super) fn misses(&self, points: &[Point]) -> bool {
        let side = self.side(points[0]);
        side != Side::Within && points.iter().all(|&point| self.side(point) == side)
    }

    /// On which side of the corridor a point is. One on its rim is within: a line may run along the rim.
    fn side(&self, point: Point) -> Side {
        let at = self.from.centre.to(point);
        let own = i64::from(self.from.radius);
        if self.left.left_of(at) > own * self.left.length {
            Side::Left
        } else if -self.right.left_of(at) > own * self.right.length {
            Side::Right
        } else {
            Side::Within
        }
    }

    /// Whether a point between the rims, in neither circle, is between the circles and not behind one of them.
    fn is_between(&self, point: Point) -> bool {
        let (x, y) = self.from.centre.to(point);
        let along = x * self.along.0 + y * self.along.1;
        let wider = i64::from(self.to.radius) - i64::from(self.from.radius);
        // The rims touch a circle a little before or behind its middle if the other is wider.
        let (first, last) =
            (-i64::from(self.from.radius) * wider, self.squared - i64::from(self.to.radius) * wider);
        first < along && along < last
    }

    /// Whether an edge from one rim to the other crosses the corridor between the circles.
    fn crosses_between(&self, edge: Segment) -> bool {
        // Where it meets the straight line between the middles; both ends lie on different sides of that too, or beyond the
        // rims of an end.
        let across = |point: Point| {
            let (x, y) = self.from.centre.to(point);
            i128::from(self.along.0 * y - self.along.1 * x)
        };
        let ahead = |point: Point| {
            let (x, y) = self.from.centre.to(point);
            i128::from(self.along.0 * x + self.along.1 * y)
        };
        let (from, to) = (across(edge.from), across(edge.to));
        let whole = (from - to).abs();
        let here = ahead(edge.from) * to.abs() + ahead(edge.to) * from.abs();
        0 < here && here < i128::from(self.squared) * whole
    }
}
