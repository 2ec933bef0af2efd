//! Straight lines between two points, and how near they come to something.

use std::cmp::Ordering;

use super::point::Point;

/// The straight line between two points, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Segment {
    pub(super) from: Point,
    pub(super) to: Point,
}

impl Segment {
    /// How the distance of a point compares to a length. Squares of whole numbers on both sides, so that the limit itself
    /// is met exactly: products of four coordinates want more than 64 bits.
    pub(super) fn compare(self, point: Point, length: u32) -> Ordering {
        let square = i128::from(length) * i128::from(length);
        match self.nearest(point) {
            Nearest::End(end) => i128::from(end.squared_distance(point)).cmp(&square),
            Nearest::Between { across, squared_length } => {
                (i128::from(across) * i128::from(across)).cmp(&(square * i128::from(squared_length)))
            }
        }
    }

    /// The square of the distance of a point, rounded down. The root of it, rounded down, is that of the distance.
    pub(super) fn squared_distance(self, point: Point) -> u64 {
        match self.nearest(point) {
            Nearest::End(end) => end.squared_distance(point).unsigned_abs(),
            Nearest::Between { across, squared_length } => {
                let across = i128::from(across);
                (across * across / i128::from(squared_length)) as u64
            }
        }
    }

    /// Whether a point is nearer than a length. One as far away is not: touching is free.
    pub(super) fn is_nearer(self, point: Point, length: u32) -> bool {
        self.compare(point, length).is_lt()
    }

    /// Whether two lines come nearer to each other than a length. Unless they cross they are nearest at one of the four ends.
    pub(super) fn comes_nearer(self, other: Self, length: u32) -> bool {
        self.is_nearer(other.from, length)
            || self.is_nearer(other.to, length)
            || other.is_nearer(self.from, length)
            || other.is_nearer(self.to, length)
            || (length > 0 && self.meets(other))
    }

    /// Whether two lines have a point in common.
    pub(super) fn meets(self, other: Self) -> bool {
        let (Self { from: a, to: b }, Self { from: c, to: d }) = (self, other);
        let apart = |one: i64, other: i64| one.signum() * other.signum() < 0;
        let crosses = apart(a.side(b, c), a.side(b, d)) && apart(c.side(d, a), c.side(d, b));
        crosses || self.holds(c) || self.holds(d) || other.holds(a) || other.holds(b)
    }

    /// Whether a point lies on the line.
    pub(super) fn holds(self, point: Point) -> bool {
        let Self { from, to } = self;
        let between = |a: i32, b: i32, n: i32| a.min(b) <= n && n <= a.max(b);
        from.side(to, point) == 0
            && between(from.x(), to.x(), point.x())
            && between(from.y(), to.y(), point.y())
    }

    /// What of the line is nearest to a point.
    fn nearest(self, point: Point) -> Nearest {
        let ((x, y), (point_x, point_y)) = (self.from.to(self.to), self.from.to(point));
        let along = x * point_x + y * point_y;
        let squared_length = x * x + y * y;
        if along <= 0 {
            Nearest::End(self.from)
        } else if along >= squared_length {
            Nearest::End(self.to)
        } else {
            Nearest::Between { across: x * point_y - y * point_x, squared_length }
        }
    }
}

/// What of a line is nearest to a point.
enum Nearest {
    /// One of its ends.
    End(Point),
    /// A point between them: the distance is the first number divided by the root of the second.
    Between { across: i64, squared_length: i64 },
}
