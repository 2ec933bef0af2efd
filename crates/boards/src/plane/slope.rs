//! Lines that come down: from a higher top to a lower one, past what is lower than the one and higher than the other.
//!
//! ```text
//!  o-.                       Such a piece stops a line only after a fixed part of its way: where the line has come down to
//!  |___`-.__                 the height of the piece.
//!  | roof  |`-.  o
//!  |_______|____`|____
//! ```
//!
//! Of all lines over the same ground the one is best that begins where it leaves the circle of the higher top and ends where it leaves that
//! of the lower. So both ends lie on arcs; each arc is cut into pieces that are nearly straight. If one convex thing stops all four
//! lines between the ends of two such pieces, it stops all lines between them: the lines from one end to all of the other piece fill a
//! triangle, which the thing crosses from side to side, and so do those of every point between. Where that is not so the
//! pieces are halved, down to a length that no longer matters.

use super::circle::Circle;
use super::convex::Part;
use super::corridor::{Corridor, Lies, Ray};
use super::direction::{DIRECTIONS, Direction};
use super::point::Point;
use super::segment::Segment;
use super::shape::Bounds;

/// Pieces of an arc so short are not halved.
const SHORT: i64 = 12;

/// Something convex that stops lines.
#[derive(Debug, Clone, Copy)]
pub(super) enum Stop<'a> {
    Part(&'a Part),
    Round(Circle),
}

/// All lines from one circle down to another, and what stops them.
#[derive(Debug)]
pub(super) struct Slope<'a> {
    from: Circle,
    to: Circle,
    /// All lines lie in it; there is none if the circles overlap.
    corridor: Option<Corridor>,
    stops: Vec<Height<'a>>,
}

/// What stops lines after a part of their way.
#[derive(Debug, Clone, Copy)]
struct Height<'a> {
    stop: Stop<'a>,
    after: (u32, u32),
}

/// One end of the lines, as points around a circle.
#[derive(Debug, Clone, Copy)]
struct Arc {
    circle: Circle,
    middle: Direction,
    /// How many directions it goes to either side.
    half: i32,
    /// How many directions a piece of it spans.
    step: i32,
}

/// The line between two points and what stops it, one bit each.
#[derive(Debug, Clone, Copy)]
struct Line {
    from: Point,
    to: Point,
    stopped: u64,
}

impl<'a> Slope<'a> {
    pub(super) fn new(from: Circle, to: Circle) -> Self {
        Self { from, to, corridor: Corridor::new(from, to), stops: Vec::new() }
    }

    /// Adds what stops lines after a part of their way, unless none comes near it there.
    pub(super) fn add(&mut self, stop: Stop<'a>, after: (u32, u32)) -> bool {
        let at = on_the_way(self.from.centre, self.to.centre, after);
        let radius = self.from.radius.max(self.to.radius);
        let rest = Bounds::square(at, radius).and(Bounds::square(self.to.centre, radius));
        let is_near = match stop {
            Stop::Part(part) => {
                let misses = |corridor: &Corridor| corridor.misses(&part.corners);
                part.bounds.comes_near(rest) && !self.corridor.as_ref().is_some_and(misses)
            }
            Stop::Round(circle) => {
                let misses = |corridor: &Corridor| corridor.place_circle(circle) == Lies::Outside;
                !self.corridor.as_ref().is_some_and(misses)
            }
        };
        if is_near {
            self.stops.push(Height { stop, after });
        }
        is_near
    }

    /// A line that nothing stops.
    pub(super) fn line(&self) -> Option<(Point, Point)> {
        let Some((from, to)) = self.arcs() else { return Some((self.from.centre, self.to.centre)) };
        let (n_from, n_to) = (from.len(), to.len());
        let mut lines = Vec::with_capacity(n_from * n_to);
        // Lines along the middle are tried first, since where anything is seen at all they mostly are.
        let middle = self.between(from.point(n_from / 2), to.point(n_to / 2));
        if middle.stopped == 0 {
            return Some((middle.from, middle.to));
        }
        for here in 0..n_from {
            for there in 0..n_to {
                let line = self.between(from.point(here), to.point(there));
                if line.stopped == 0 {
                    return Some((line.from, line.to));
                }
                lines.push(line);
            }
        }
        let line = |here: usize, there: usize| lines[here * n_to + there];
        for here in 1..n_from {
            for there in 1..n_to {
                let corners = [
                    line(here - 1, there - 1),
                    line(here - 1, there),
                    line(here, there - 1),
                    line(here, there),
                ];
                if let Some(free) = self.free_between(corners) {
                    return Some(free);
                }
            }
        }
        None
    }

    /// A free line between four that are stopped.
    fn free_between(&self, corners: [Line; 4]) -> Option<(Point, Point)> {
        let common = corners.iter().fold(u64::MAX, |all, line| all & line.stopped);
        let [a, b, c, d] = corners;
        let apart = |one: Point, other: Point| one.squared_distance(other);
        let (here, there) = (apart(a.from, c.from), apart(a.to, b.to));
        if common != 0 || here.max(there) < SHORT * SHORT {
            return None;
        }
        // The longer of the two pieces is halved.
        let halves = if here >= there {
            let from = middle_of(a.from, c.from);
            let (left, right) = (self.between(from, a.to), self.between(from, b.to));
            (left, right, [[a, b, left, right], [left, right, c, d]])
        } else {
            let to = middle_of(a.to, b.to);
            let (left, right) = (self.between(a.from, to), self.between(c.from, to));
            (left, right, [[a, left, c, right], [left, b, right, d]])
        };
        let (left, right, parts) = halves;
        match [left, right].into_iter().find(|line| line.stopped == 0) {
            Some(line) => Some((line.from, line.to)),
            None => parts.into_iter().find_map(|part| self.free_between(part)),
        }
    }

    /// The line between two points.
    fn between(&self, from: Point, to: Point) -> Line {
        let mut stopped = 0;
        for (n, height) in self.stops.iter().enumerate() {
            let start = if height.after.0 == 0 { from } else { on_the_way(from, to, height.after) };
            let is_stopped = match height.stop {
                Stop::Part(part) => part.is_crossed(start, to),
                Stop::Round(circle) => Segment { from: start, to }.is_nearer(circle.centre, circle.radius),
            };
            if is_stopped {
                // Beyond the sixty-fourth thing they share a bit, and some pieces of arcs that one stops are stopped too early;
                // a table has no more things than that.
                stopped |= 1 << n.min(63);
            }
        }
        Line { from, to, stopped }
    }

    /// The arcs on which lines leave the two circles; none if the circles overlap.
    fn arcs(&self) -> Option<(Arc, Arc)> {
        let along = self.from.centre.to(self.to.centre);
        let steepest = Ray::turned(along, i64::from(self.from.radius) + i64::from(self.to.radius))?;
        let middle = Direction::of(along);
        let turn = (Direction::of((steepest.x, steepest.y)).0 - middle.0).rem_euclid(DIRECTIONS as i32);
        let half = DIRECTIONS as i32 / 4 + turn.min(DIRECTIONS as i32 / 4);
        let arc = |circle: Circle| {
            let step = match circle.radius {
                0..=160 => 64,
                161..=620 => 32,
                621..=2500 => 16,
                _ => 8,
            };
            Arc { circle, middle, half, step }
        };
        Some((arc(self.from), arc(self.to)))
    }
}

impl Arc {
    /// How many points it has.
    fn len(&self) -> usize {
        ((2 * self.half + self.step - 1) / self.step + 1) as usize
    }

    fn point(&self, n: usize) -> Point {
        let by = (n as i32 * self.step).min(2 * self.half) - self.half;
        let (x, y) = self.middle.turned(by).reach(i64::from(self.circle.radius));
        Point::new(self.circle.centre.x() + x as i32, self.circle.centre.y() + y as i32)
    }
}

/// The point after a part of the way from one point to another.
fn on_the_way(from: Point, to: Point, (part, whole): (u32, u32)) -> Point {
    let (x, y) = from.to(to);
    let run = |length: i64| (length * i64::from(part) / i64::from(whole)) as i32;
    Point::new(from.x() + run(x), from.y() + run(y))
}

fn middle_of(one: Point, other: Point) -> Point {
    on_the_way(one, other, (1, 2))
}
