//! The plane by its definitions, slowly: lines tried one after the other, in plain numbers with a fraction.

#![allow(clippy::float_arithmetic, reason = "definitions, held against whole numbers")]

use crate::plane::{Base, Circle, Gait, Piece, Point, Polygon, Tool};

/// A point with a fraction.
pub(super) type Spot = (f64, f64);

pub(super) fn spot(point: Point) -> Spot {
    (f64::from(point.x()), f64::from(point.y()))
}

fn minus(one: Spot, other: Spot) -> Spot {
    (one.0 - other.0, one.1 - other.1)
}

fn length((x, y): Spot) -> f64 {
    x.hypot(y)
}

/// What lies at a part of a straight way.
pub(super) fn along(from: Spot, to: Spot, part: f64) -> Spot {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

/// How far a point is from a straight line between two.
pub(super) fn from_segment(point: Spot, from: Spot, to: Spot) -> f64 {
    let (way, at) = (minus(to, from), minus(point, from));
    let squared = way.0 * way.0 + way.1 * way.1;
    let part = if squared == 0.0 { 0.0 } else { ((way.0 * at.0 + way.1 * at.1) / squared).clamp(0.0, 1.0) };
    length(minus(point, along(from, to, part)))
}

fn edges(corners: &[Point]) -> Vec<(Spot, Spot)> {
    (0..corners.len()).map(|n| (spot(corners[n]), spot(corners[(n + 1) % corners.len()]))).collect()
}

/// How deep a point lies in a polygon; negative outside of it.
pub(super) fn depth(polygon: &Polygon, point: Spot) -> f64 {
    let nearest = from_ring(polygon.corners(), point);
    if is_within(polygon.corners(), point) { nearest } else { -nearest }
}

/// How far a point is from a closed line.
pub(super) fn from_ring(corners: &[Point], point: Spot) -> f64 {
    edges(corners).into_iter().map(|(from, to)| from_segment(point, from, to)).fold(f64::INFINITY, f64::min)
}

/// Whether a point lies inside of a closed line.
pub(super) fn is_within(corners: &[Point], point: Spot) -> bool {
    let is_crossed = |&(from, to): &(Spot, Spot)| {
        let is_level = (from.1 > point.1) != (to.1 > point.1);
        is_level && point.0 < from.0 + (point.1 - from.1) / (to.1 - from.1) * (to.0 - from.0)
    };
    edges(corners).iter().filter(|edge| is_crossed(edge)).count() % 2 == 1
}

/// How far a straight line stays from a polygon; nothing if it enters it.
pub(super) fn clearance(polygon: &Polygon, from: Spot, to: Spot) -> f64 {
    if depth(polygon, from) > 0.0 || depth(polygon, to) > 0.0 {
        return 0.0;
    }
    let side = |a: Spot, b: Spot, c: Spot| {
        let ((x, y), (other_x, other_y)) = (minus(b, a), minus(c, a));
        x * other_y - y * other_x
    };
    let crosses = |(a, b): (Spot, Spot)| {
        side(a, b, from) * side(a, b, to) < 0.0 && side(from, to, a) * side(from, to, b) < 0.0
    };
    let apart = |(a, b): (Spot, Spot)| {
        let ends = [
            from_segment(a, from, to),
            from_segment(b, from, to),
            from_segment(from, a, b),
            from_segment(to, a, b),
        ];
        ends.into_iter().fold(f64::INFINITY, f64::min)
    };
    let edges = edges(polygon.corners());
    if edges.iter().any(|&edge| crosses(edge)) {
        0.0
    } else {
        edges.into_iter().map(apart).fold(f64::INFINITY, f64::min)
    }
}

/// Points around a circle, so many.
pub(super) fn rim(circle: Circle, n: u32) -> Vec<Spot> {
    let (x, y) = spot(circle.centre);
    let radius = f64::from(circle.radius);
    (0..n)
        .map(|n_th| std::f64::consts::TAU * f64::from(n_th) / f64::from(n))
        .map(|angle| (x + radius * angle.cos(), y + radius * angle.sin()))
        .collect()
}

/// The part of a line from one height to another that is below a third.
fn below(
    (from, from_height): (Spot, f64),
    (to, to_height): (Spot, f64),
    height: f64,
) -> Option<(Spot, Spot)> {
    let meets = || along(from, to, (from_height - height) / (from_height - to_height));
    match (from_height < height, to_height < height) {
        (true, true) => Some((from, to)),
        (false, false) => None,
        (true, false) => Some((from, meets())),
        (false, true) => Some((meets(), to)),
    }
}

/// Whether a line between two points above the table is free, with so much room to everything: the definition of C8.3.
pub(super) fn is_free(
    stops: &[Piece],
    hulls: &[Base],
    from: (Spot, f64),
    to: (Spot, f64),
    room: f64,
) -> bool {
    let by_pieces = stops.iter().filter(|piece| piece.stops_sight()).all(|piece| {
        below(from, to, f64::from(piece.height) + room)
            .is_none_or(|(from, to)| clearance(&piece.polygon, from, to) > room)
    });
    let by_hulls = hulls.iter().all(|hull| {
        below(from, to, f64::from(hull.top()) + room)
            .is_none_or(|(from, to)| from_segment(spot(hull.at), from, to) > f64::from(hull.radius) + room)
    });
    by_pieces && by_hulls
}

/// How deep a line runs in what stops it.
pub(super) fn deepest(stops: &[Piece], hulls: &[Base], from: (Spot, f64), to: (Spot, f64)) -> f64 {
    let mut deepest = f64::NEG_INFINITY;
    for n in 0..=2000 {
        let part = f64::from(n) / 2000.0;
        let (at, height) = (along(from.0, to.0, part), from.1 + (to.1 - from.1) * part);
        for piece in stops.iter().filter(|piece| piece.stops_sight()) {
            deepest = deepest.max(depth(&piece.polygon, at).min(f64::from(piece.height) - height));
        }
        for hull in hulls {
            let inside = f64::from(hull.radius) - length(minus(at, spot(hull.at)));
            deepest = deepest.max(inside.min(f64::from(hull.top()) - height));
        }
    }
    deepest
}

/// Whether one of many lines from top to top is free with so much room.
pub(super) fn sees(stops: &[Piece], hulls: &[Base], one: Base, other: Base, room: f64) -> bool {
    let ends = |base: Base| rim(base.footprint(), 48 * base.radius.div_ceil(150));
    let (from, to) = (ends(one), ends(other));
    let (high, low) = (f64::from(one.top()), f64::from(other.top()));
    from.iter().any(|&from| to.iter().any(|&to| is_free(stops, hulls, (from, high), (to, low), room)))
}

/// Whether one of many lines between two silhouettes comes so near to the volume of an outline from the table up to a height, or
/// with a number below nothing so deep into it: the definition of C9.12.
pub(super) fn runs_through(polygon: &Polygon, height: u32, one: Base, other: Base, near: f64) -> bool {
    let ends = |base: Base| rim(base.footprint(), 48 * base.radius.div_ceil(150));
    let (from, to) = (ends(one), ends(other));
    let meets = |from: Spot, to: Spot| {
        let (here, there) = (f64::from(one.level), f64::from(other.level));
        below((from, here), (to, there), f64::from(height) + near).is_some_and(|(from, to)| {
            let apart = clearance(polygon, from, to);
            if near >= 0.0 || apart > 0.0 {
                return apart <= near;
            }
            // How deep it comes is looked up along the line.
            (0..=400).any(|n| depth(polygon, along(from, to, f64::from(n) / 400.0)) >= -near)
        })
    };
    from.iter().any(|&from| to.iter().any(|&to| meets(from, to)))
}

/// Whether a base slides along a line with so much room to everything that stops it.
fn slides(stops: &[&Piece], mover: Base, from: Spot, to: Spot, room: f64) -> bool {
    let width = f64::from(mover.radius) + room;
    stops.iter().all(|piece| clearance(&piece.polygon, from, to) >= width)
}

/// Whether one of many joints, or none, leads to an end with so much room: the definition of C7.4.
pub(super) fn reaches(
    pieces: &[Piece],
    mover: Base,
    (tools, gait): (&[Tool], Gait),
    end: Point,
    room: f64,
) -> bool {
    let stops: Vec<&Piece> = pieces.iter().filter(|piece| gait.is_stopped_by(mover.level, piece)).collect();
    let (from, end) = (spot(mover.at), spot(end));
    tools.iter().any(|tool| {
        let run = f64::from(tool.run(mover.radius));
        let straight = length(minus(end, from)) <= 2.0 * run && slides(&stops, mover, from, end, room);
        straight
            || (0..720).any(|n| {
                let angle = f64::from(n) * std::f64::consts::TAU / 720.0;
                let arm = (run * angle.cos(), run * angle.sin());
                let joint = (from.0 + arm.0, from.1 + arm.1);
                let second = minus(end, joint);
                length(second) <= run
                    && arm.0 * second.0 + arm.1 * second.1 >= 0.0
                    && slides(&stops, mover, from, joint, room)
                    && slides(&stops, mover, joint, end, room)
            })
    })
}
