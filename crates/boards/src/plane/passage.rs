//! Whether a straight line runs from one circle to another past what must be passed on its left or right.
//!
//! A line of some direction is told by how far left it lies. It must be to the right of everything that is passed on the right, and
//! to the left of everything that is passed on the left; the two circles must be on both sides of it. So for each direction there is
//! a line if the rightmost of its left bounds is not left of the leftmost of its right bounds, and each pair of bounds allows
//! directions up to some steepest one, or from some on: a fan of directions that narrows with every pair.

use super::circle::Circle;
use super::corridor::{Corridor, Ray};
use super::point::Point;

/// A bound: a line lies beyond a point by so much.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bound {
    pub(super) at: Point,
    /// How far to the left of the point the bound is.
    pub(super) shift: i64,
}

impl Bound {
    const fn of(at: Point, shift: i64) -> Self {
        Self { at, shift }
    }
}

/// What must be passed, and the directions in which it can be.
#[derive(Debug, Clone)]
pub(super) struct Passage {
    corridor: Corridor,
    low: Ray,
    high: Ray,
    /// A line lies to the right of these.
    left: Vec<Bound>,
    /// A line lies to the left of these.
    right: Vec<Bound>,
}

impl Passage {
    /// All lines from circle to circle; none if they overlap.
    pub(super) fn new(corridor: Corridor) -> Option<Self> {
        let both = i64::from(corridor.from.radius) + i64::from(corridor.to.radius);
        let (low, high) = (Ray::turned(corridor.along, -both)?, Ray::turned(corridor.along, both)?);
        Some(Self { corridor, low, high, left: Vec::new(), right: Vec::new() })
    }

    /// Whether what was passed lies on both sides. If it does not, there is a line along the rim.
    pub(super) fn is_narrow(&self) -> bool {
        !self.left.is_empty() && !self.right.is_empty()
    }

    /// Lines pass on the right of this circle, which may be a mere point.
    pub(super) fn pass_right_of(&mut self, what: Circle) {
        self.left.push(Bound::of(what.centre, -i64::from(what.radius)));
    }

    /// Lines pass on the left of it.
    pub(super) fn pass_left_of(&mut self, what: Circle) {
        self.right.push(Bound::of(what.centre, i64::from(what.radius)));
    }

    /// How much must be passed so far, to come back to it.
    pub(super) fn mark(&self) -> (usize, usize) {
        (self.left.len(), self.right.len())
    }

    /// Forgets what was added since.
    pub(super) fn back_to(&mut self, (left, right): (usize, usize)) {
        self.left.truncate(left);
        self.right.truncate(right);
    }

    /// The directions in which a line passes everything; none if there is no such line.
    pub(super) fn fan(&self) -> Option<(Ray, Ray)> {
        let ends = self.ends();
        let (mut low, mut high) = (self.low, self.high);
        let mut narrow = |right: Bound, left: Bound| {
            let (way, rise) = (right.at.to(left.at), left.shift - right.shift);
            // How far to the left of a line in this direction along the one bound the other is.
            let room = |ray: Ray| ray.left_of(way) + rise * ray.length;
            let is_between = |ray: Ray, low: Ray, high: Ray| low.is_right_of(ray) && ray.is_right_of(high);
            if room(high) < 0 {
                high = Ray::turned(way, rise).filter(|&ray| is_between(ray, low, high))?;
            }
            if room(low) < 0 {
                low = Ray::turned((-way.0, -way.1), -rise).filter(|&ray| is_between(ray, low, high))?;
            }
            Some(())
        };
        for &left in &self.left {
            for right in ends.map(|end| Bound::of(end.centre, -i64::from(end.radius))) {
                narrow(right, left)?;
            }
        }
        for &right in &self.right {
            for left in ends.map(|end| Bound::of(end.centre, i64::from(end.radius))) {
                narrow(right, left)?;
            }
        }
        for &left in &self.left {
            for &right in &self.right {
                narrow(right, left)?;
            }
        }
        Some((low, high))
    }

    /// A line that passes everything with room on both sides, as its two points nearest to the middles of the circles.
    pub(super) fn line(&self) -> Option<(Point, Point)> {
        let (low, high) = self.fan()?;
        let ray = between(low, high).unwrap_or(self.high);
        let ends = self.ends();
        let own = |end: &Circle, sign: i64| Bound::of(end.centre, sign * i64::from(end.radius));
        let from = self.corridor.from.centre;
        let place = |bound: Bound| {
            i128::from(ray.left_of(from.to(bound.at))) + i128::from(bound.shift) * i128::from(ray.length)
        };
        let right = ends.iter().map(|end| own(end, -1)).chain(self.right.iter().copied()).map(place).max()?;
        let left = ends.iter().map(|end| own(end, 1)).chain(self.left.iter().copied()).map(place).min()?;
        let middle = (left + right) / 2;
        let foot = |at: Point| {
            let aside = middle - i128::from(ray.left_of(from.to(at)));
            let squared = i128::from(ray.length) * i128::from(ray.length);
            let part = |along: i64| (i128::from(along) * aside / squared) as i32;
            Point::new(at.x() - part(ray.y), at.y() + part(ray.x))
        };
        Some((foot(self.corridor.from.centre), foot(self.corridor.to.centre)))
    }

    fn ends(&self) -> [Circle; 2] {
        [self.corridor.from, self.corridor.to]
    }
}

/// The direction halfway between two, shortened so that products of it fit; none if they are opposite.
fn between(low: Ray, high: Ray) -> Option<Ray> {
    let unit = |ray: Ray| {
        let part = |n: i64| (i128::from(n) << 20) / i128::from(ray.length.max(1));
        (part(ray.x), part(ray.y))
    };
    let ((low_x, low_y), (high_x, high_y)) = (unit(low), unit(high));
    let (x, y) = ((low_x + high_x) as i64, (low_y + high_y) as i64);
    let length = ((x * x + y * y) as u64).isqrt() as i64;
    (length > 0).then_some(Ray { x, y, length })
}
