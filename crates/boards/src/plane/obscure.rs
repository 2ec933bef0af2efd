//! Lines that run through something (C9.12).

use super::base::Base;
use super::circle::Circle;
use super::corridor::Ray;
use super::overlap::overlap;
use super::piece::PieceId;
use super::point::Point;
use super::polygon::Polygon;
use super::segment::Segment;
use super::shape::{Bounds, Shape};
use super::table::{Table, is_near};

impl Table {
    /// Whether some straight line from one silhouette to the other, free or not, runs through the volume of a piece: its outline
    /// from the table up to its height (C9.12, S11).
    ///
    /// Lines run over everything within the hull of the two circles. Where the lower ends are above the piece, they pass it over; what
    /// is left is the hull of two circles again, those where lines could lie on its height.
    pub fn is_run_through(&self, id: PieceId, one: Base, other: Base) -> bool {
        let piece = self.piece(id);
        let polygon = &piece.polygon;
        let Some((from, to)) = stretch(one, other, (0, piece.height)) else { return false };
        if !polygon.bounds().comes_near(disc(from).and(disc(to))) {
            return false;
        }
        let way = Segment { from: from.centre, to: to.centre };
        if from.radius == to.radius {
            return polygon.is_swept(way, from.radius);
        }
        let wedge = wedge(from, to);
        polygon.overlaps(from) || polygon.overlaps(to) || wedge.is_some_and(|wedge| overlap(&wedge, polygon))
    }
}

impl Base {
    /// Whether some straight line from one silhouette to the other runs through this one: through its circle from its level up
    /// to its top (C9.12, C9.13).
    pub fn is_run_through(self, one: Self, other: Self) -> bool {
        let Some((from, to)) = stretch(one, other, (self.level, self.top())) else { return false };
        if !is_near(self.at) {
            return false;
        }
        // As far from the hull as the radius is as much as in the hull of larger circles.
        let grown = |circle: Circle| Circle { radius: circle.radius + self.radius, ..circle };
        let (from, to) = (grown(from), grown(to));
        let reaches =
            |circle: Circle| circle.centre.squared_distance(self.at) < i64::from(circle.radius).pow(2);
        if from.radius == to.radius {
            return Segment { from: from.centre, to: to.centre }.is_nearer(self.at, from.radius);
        }
        reaches(from) || reaches(to) || wedge(from, to).is_some_and(|wedge| wedge.contains(self.at))
    }
}

fn disc(circle: Circle) -> Bounds {
    Bounds::square(circle.centre, circle.radius)
}

/// The part of the way from one silhouette to the other in which some line lies between two heights, as the circles at its ends;
/// none if no line ever does.
fn stretch(one: Base, other: Base, (bottom, top): (u32, u32)) -> Option<(Circle, Circle)> {
    if !is_near(one.at) || !is_near(other.at) {
        return None;
    }
    // The lowest line must be below the top, the highest above the bottom.
    let below = part_below(one.level, other.level, top)?;
    let above = part_above(one.top(), other.top(), bottom)?;
    let (first, last) = (later(below.0, above.0), earlier(below.1, above.1));
    if is_before(last, first) {
        return None;
    }
    Some((circle_at(one, other, first), circle_at(one, other, last)))
}

/// A part of a way, as a fraction.
type Part = (i64, i64);

const BEGIN: Part = (0, 1);
const END: Part = (1, 1);

/// From where to where something that goes evenly from one height to another is below a third.
fn part_below(from: u32, to: u32, height: u32) -> Option<(Part, Part)> {
    let [from, to, height] = [from, to, height].map(i64::from);
    match (from < height, to < height) {
        (true, true) => Some((BEGIN, END)),
        (false, false) => None,
        (true, false) => Some((BEGIN, (height - from, to - from))),
        (false, true) => Some(((from - height, from - to), END)),
    }
}

/// From where to where it is above.
fn part_above(from: u32, to: u32, height: u32) -> Option<(Part, Part)> {
    let [from, to, height] = [from, to, height].map(i64::from);
    match (from > height, to > height) {
        (true, true) => Some((BEGIN, END)),
        (false, false) => None,
        (true, false) => Some((BEGIN, (from - height, from - to))),
        (false, true) => Some(((height - from, to - from), END)),
    }
}

fn is_before(one: Part, other: Part) -> bool {
    i128::from(one.0) * i128::from(other.1) < i128::from(other.0) * i128::from(one.1)
}

fn later(one: Part, other: Part) -> Part {
    if is_before(one, other) { other } else { one }
}

fn earlier(one: Part, other: Part) -> Part {
    if is_before(one, other) { one } else { other }
}

/// The circle that lines fill after a part of their way.
fn circle_at(one: Base, other: Base, (part, whole): Part) -> Circle {
    let run =
        |from: i64, to: i64| from + (i128::from(to - from) * i128::from(part) / i128::from(whole)) as i64;
    let along = |from: i32, to: i32| run(from.into(), to.into()) as i32;
    let centre = Point::new(along(one.at.x(), other.at.x()), along(one.at.y(), other.at.y()));
    Circle { centre, radius: run(one.radius.into(), other.radius.into()) as u32 }
}

/// What the hull of two circles has besides them; nothing if one lies in the other.
fn wedge(from: Circle, to: Circle) -> Option<Polygon> {
    let along = from.centre.to(to.centre);
    let wider = i64::from(to.radius) - i64::from(from.radius);
    let (left, right) = (Ray::turned(along, wider)?, Ray::turned(along, -wider)?);
    let beside = |circle: Circle, ray: Ray, sign: i64| {
        let part = |n: i64| (i128::from(n) * i128::from(circle.radius) / i128::from(ray.length)) as i32;
        let (x, y) = (part(-sign * ray.y), part(sign * ray.x));
        Point::new(circle.centre.x() + x, circle.centre.y() + y)
    };
    let corners =
        vec![beside(from, right, -1), beside(to, right, -1), beside(to, left, 1), beside(from, left, 1)];
    Polygon::new(corners).ok()
}
