//! What stops a sliding base, made ready for many legs of the same mover.
//!
//! All points are told from where the mover stands. A leg is stopped by a convex part that comes nearer to it than the radius. It
//! does not if an edge of the part, or the leg itself, has both on different sides and so far apart; only where a corner meets an end it
//! has to be measured.

use super::convex::Part;
use super::point::Point;

/// A way from where the mover stands.
pub(super) type Spot = (i64, i64);

/// The convex parts that can stop a mover.
#[derive(Debug, Clone, Default)]
pub(super) struct Sweep {
    radius: i64,
    corners: Vec<Spot>,
    parts: Vec<Extent>,
}

/// Where a part lies, already grown by the radius, and which corners it has.
#[derive(Debug, Clone, Copy)]
struct Extent {
    low: Spot,
    high: Spot,
    first: u32,
    end: u32,
}

impl Sweep {
    pub(super) fn new(radius: u32) -> Self {
        Self { radius: radius.into(), corners: Vec::new(), parts: Vec::new() }
    }

    /// Takes a part in, if the mover comes near it within so much of where it stands.
    pub(super) fn add(&mut self, from: Point, part: &Part, reach: i64) {
        let radius = self.radius;
        let (low, high) = (from.to(part.bounds.low()), from.to(part.bounds.high()));
        let (low, high) = ((low.0 - radius, low.1 - radius), (high.0 + radius, high.1 + radius));
        if low.0.max(low.1) > reach || high.0.min(high.1) < -reach {
            return;
        }
        let first = self.corners.len() as u32;
        self.corners.extend(part.corners.iter().map(|&corner| from.to(corner)));
        self.parts.push(Extent { low, high, first, end: self.corners.len() as u32 });
    }

    /// The first part that stops a leg.
    pub(super) fn stopped_by(&self, from: Spot, to: Spot) -> Option<usize> {
        (0..self.parts.len()).find(|&part| self.stops(part, from, to))
    }

    /// Whether a part comes nearer to a leg than the radius.
    pub(super) fn stops(&self, part: usize, from: Spot, to: Spot) -> bool {
        let Extent { low, high, first, end } = self.parts[part];
        let is_beside = from.0.max(to.0) <= low.0
            || from.0.min(to.0) >= high.0
            || from.1.max(to.1) <= low.1
            || from.1.min(to.1) >= high.1;
        if is_beside {
            return false;
        }
        let corners = &self.corners[first as usize..end as usize];
        !self.is_apart_by_leg(corners, from, to)
            && !self.is_apart_by_edge(corners, from, to)
            && self.comes_near(corners, from, to)
    }

    /// Whether all corners are on one side of the leg's line, at least the radius away from it.
    fn is_apart_by_leg(&self, corners: &[Spot], from: Spot, to: Spot) -> bool {
        let way = minus(to, from);
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for &corner in corners {
            let side = cross(way, minus(corner, from));
            (least, most) = (least.min(side), most.max(side));
        }
        let away = least.max(-most);
        away > 0 && self.is_far(away, way)
    }

    /// Whether the leg is outside of one edge, at least the radius away from it.
    fn is_apart_by_edge(&self, corners: &[Spot], from: Spot, to: Spot) -> bool {
        let mut corner = corners[corners.len() - 1];
        for &next in corners {
            let edge = minus(next, corner);
            let away = -cross(edge, minus(from, corner)).max(cross(edge, minus(to, corner)));
            if away > 0 && self.is_far(away, edge) {
                return true;
            }
            corner = next;
        }
        false
    }

    /// Whether a product of a way's length and a distance from it is that of the radius at least.
    fn is_far(&self, product: i64, way: Spot) -> bool {
        let squared = i128::from(dot(way, way)) * i128::from(self.radius * self.radius);
        i128::from(product) * i128::from(product) >= squared
    }

    /// The same by measuring, for what no line parts.
    fn comes_near(&self, corners: &[Spot], from: Spot, to: Spot) -> bool {
        let mut corner = corners[corners.len() - 1];
        let mut is_inside = true;
        for &next in corners {
            let is_near = self.is_near(corner, from, to)
                || self.is_near(from, corner, next)
                || self.is_near(to, corner, next)
                || crosses((from, to), (corner, next));
            if is_near {
                return true;
            }
            is_inside &= cross(minus(next, corner), minus(from, corner)) > 0;
            corner = next;
        }
        is_inside
    }

    /// Whether a point is nearer to a line between two than the radius.
    fn is_near(&self, point: Spot, from: Spot, to: Spot) -> bool {
        let (way, at) = (minus(to, from), minus(point, from));
        let along = dot(way, at);
        let squared = dot(way, way);
        let radius = self.radius * self.radius;
        if along <= 0 {
            dot(at, at) < radius
        } else if along >= squared {
            let at = minus(point, to);
            dot(at, at) < radius
        } else {
            !self.is_far(cross(way, at).abs(), way)
        }
    }
}

pub(super) fn minus(one: Spot, other: Spot) -> Spot {
    (one.0 - other.0, one.1 - other.1)
}

pub(super) fn dot(one: Spot, other: Spot) -> i64 {
    one.0 * other.0 + one.1 * other.1
}

fn cross(one: Spot, other: Spot) -> i64 {
    one.0 * other.1 - one.1 * other.0
}

/// Whether two lines cross; touching is for the distances to tell.
fn crosses((a, b): (Spot, Spot), (c, d): (Spot, Spot)) -> bool {
    let apart = |from: Spot, to: Spot, one: Spot, other: Spot| {
        let way = minus(to, from);
        cross(way, minus(one, from)).signum() * cross(way, minus(other, from)).signum() < 0
    };
    apart(a, b, c, d) && apart(c, d, a, b)
}
