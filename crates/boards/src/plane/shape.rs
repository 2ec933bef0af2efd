//! Parts of the plane: what is inside, and a point of it by chance.

use super::point::{LIMIT, Point};

/// A part of the plane. Its edge belongs to it.
pub trait Shape {
    /// Whether a point lies in it.
    fn contains(&self, point: Point) -> bool;

    /// A rectangle around all of it.
    fn bounds(&self) -> Bounds;

    /// A point that surely lies in it.
    fn anchor(&self) -> Point;

    /// A point of it by chance, from a source of numbers below a given one: the same numbers give the same point.
    ///
    /// Points of the rectangle around it are drawn until one lies in it, so all its points are equally likely. Who has drawn
    /// [`TRIES`](Self::TRIES) times in vain (the shape is a mere splinter of its rectangle) takes the anchor; so the number of
    /// draws has an end.
    ///
    /// ```
    /// use sortie_boards::plane::{Circle, Point, Shape};
    ///
    /// let circle = Circle { centre: Point::new(100, 100), radius: 10 };
    /// let mut numbers = [0, 0, 14, 9].into_iter();
    /// // The corner of the square around it is no point of the circle; the next one is.
    /// assert_eq!(circle.sample(|_| numbers.next().unwrap()), Point::new(104, 99));
    /// ```
    fn sample(&self, mut below: impl FnMut(u32) -> u32) -> Point {
        let bounds = self.bounds();
        let mut draw = || bounds.sample(&mut below);
        (0..Self::TRIES).map(|_| draw()).find(|&point| self.contains(point)).unwrap_or_else(|| self.anchor())
    }

    /// How often [`sample`](Self::sample) draws.
    const TRIES: u32 = 256;
}

/// A rectangle along the axes, with both its corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bounds {
    low: Point,
    high: Point,
}

impl Bounds {
    /// The smallest rectangle with all these points; `None` without any.
    pub fn around(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        points.into_iter().map(|point| Self { low: point, high: point }).reduce(Self::and)
    }

    /// The square around a point whose edges are so far away, cut off where points end.
    pub(super) fn square(centre: Point, reach: u32) -> Self {
        let along =
            |from: i32, way: i64| (i64::from(from) + way).clamp(-i64::from(LIMIT), i64::from(LIMIT)) as i32;
        let corner = |way: i64| Point::new(along(centre.x(), way), along(centre.y(), way));
        Self { low: corner(-i64::from(reach)), high: corner(i64::from(reach)) }
    }

    /// The smallest rectangle around two.
    pub(super) fn and(self, other: Self) -> Self {
        let low = Point::new(self.low.x().min(other.low.x()), self.low.y().min(other.low.y()));
        Self { low, high: Point::new(self.high.x().max(other.high.x()), self.high.y().max(other.high.y())) }
    }

    /// Whether two rectangles have a point in common.
    pub(super) fn comes_near(self, other: Self) -> bool {
        self.low.x() <= other.high.x()
            && other.low.x() <= self.high.x()
            && self.low.y() <= other.high.y()
            && other.low.y() <= self.high.y()
    }

    /// The corner where both axes have their least value.
    pub fn low(self) -> Point {
        self.low
    }

    /// The corner where both axes have their greatest value.
    pub fn high(self) -> Point {
        self.high
    }

    /// One of its points, all equally likely.
    fn sample(self, below: &mut impl FnMut(u32) -> u32) -> Point {
        // The sides are at most twice the limit long, so adding a draw never overflows.
        let mut along = |low: i32, high: i32| low + below(high.abs_diff(low) + 1) as i32;
        Point::new(along(self.low.x(), self.high.x()), along(self.low.y(), self.high.y()))
    }
}
