//! Polygons taken apart into convex parts.
//!
//! What stops lines and bases is asked thousands of times a move; convex parts answer in a few products, and a convex part that
//! stops two neighbouring lines stops all between them. A part is a little larger than its share where it was cut off its
//! neighbours, so that nothing slips through along a cut.

use super::point::Point;
use super::polygon::Polygon;
use super::shape::Bounds;

/// A convex part of a polygon.
#[derive(Debug, Clone)]
pub(super) struct Part {
    /// Its corners in order, with its inside on the left of every edge.
    pub(super) corners: Vec<Point>,
    /// How far each edge, from the corner of the same number on, is pushed outwards, as a product of its length: a unit where
    /// it is a cut, nothing where it is an edge of the polygon.
    slacks: Vec<i64>,
    /// A rectangle around it.
    pub(super) bounds: Bounds,
}

impl Part {
    /// The convex parts of a polygon.
    pub(super) fn of(polygon: &Polygon) -> Vec<Self> {
        let outline = outline(polygon.corners());
        let parts = merge(&outline, triangles(&outline));
        parts.into_iter().map(|corners| Self::new(&outline, &corners)).collect()
    }

    fn new(outline: &[Point], numbers: &[usize]) -> Self {
        let corners: Vec<Point> = numbers.iter().map(|&n| outline[n]).collect();
        let slack = |n: usize| {
            let (from, to) = (numbers[n], numbers[(n + 1) % numbers.len()]);
            let is_cut = (from + 1) % outline.len() != to;
            let length = outline[from].squared_distance(outline[to]).isqrt() + 1;
            if is_cut { length } else { 0 }
        };
        let slacks = (0..numbers.len()).map(slack).collect();
        let bounds = Bounds::around(corners.iter().copied());
        Self { bounds: bounds.unwrap_or(Bounds::square(outline[0], 0)), corners, slacks }
    }

    /// Whether the straight line between two points runs through the inside; touching is no running through.
    ///
    /// Two convex shapes are apart if one of their edges has them on different sides.
    pub(super) fn is_crossed(&self, from: Point, to: Point) -> bool {
        let n_corners = self.corners.len();
        let (mut has_left, mut has_right) = (false, false);
        let mut corner = self.corners[n_corners - 1];
        let mut slack = self.slacks[n_corners - 1];
        for n in 0..n_corners {
            let next = self.corners[n];
            if corner.side(next, from) + slack <= 0 && corner.side(next, to) + slack <= 0 {
                return false;
            }
            let side = from.side(to, next);
            has_left |= side > 0;
            has_right |= side < 0;
            (corner, slack) = (next, self.slacks[n]);
        }
        has_left && has_right || from == to
    }
}

/// The corners of a polygon with its inside on the left, without those where it goes straight on.
fn outline(corners: &[Point]) -> Vec<Point> {
    let n = corners.len();
    let goes_on = |at: usize| corners[(at + n - 1) % n].side(corners[at], corners[(at + 1) % n]) == 0;
    let mut outline: Vec<Point> = (0..n).filter(|&at| !goes_on(at)).map(|at| corners[at]).collect();
    let origin = outline[0];
    let twice_the_area: i128 = outline.windows(2).map(|edge| i128::from(origin.side(edge[0], edge[1]))).sum();
    if twice_the_area < 0 {
        outline.reverse();
    }
    outline
}

/// Triangles that cover a polygon, as numbers of its corners: again and again an ear is cut off, a corner whose neighbours
/// see each other.
fn triangles(outline: &[Point]) -> Vec<Vec<usize>> {
    let mut left: Vec<usize> = (0..outline.len()).collect();
    let mut triangles = Vec::new();
    while left.len() > 3 {
        let n = left.len();
        let ear = |at: usize| [left[(at + n - 1) % n], left[at], left[(at + 1) % n]];
        let is_ear = |at: usize| {
            let [before, corner, after] = ear(at).map(|n| outline[n]);
            let is_in = |point: Point| {
                let sides =
                    [before.side(corner, point), corner.side(after, point), after.side(before, point)];
                sides.into_iter().all(|side| side >= 0)
            };
            let others = left.iter().filter(|&other| !ear(at).contains(other));
            before.side(corner, after) > 0 && !others.into_iter().any(|&other| is_in(outline[other]))
        };
        // A polygon that does not meet itself has an ear; whichever corner is taken, the loop ends.
        let at = (0..n).find(|&at| is_ear(at)).unwrap_or(0);
        triangles.push(ear(at).to_vec());
        left.remove(at);
    }
    triangles.push(left);
    triangles
}

/// Puts neighbours together as long as they stay convex.
fn merge(outline: &[Point], mut parts: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    let n_parts = |parts: &Vec<Vec<usize>>| parts.len();
    let mut one = 0;
    while one < n_parts(&parts) {
        let both = (one + 1..n_parts(&parts))
            .find_map(|other| joined(outline, &parts[one], &parts[other]).map(|joined| (other, joined)));
        match both {
            Some((other, joined)) => {
                parts[one] = joined;
                parts.remove(other);
            }
            None => one += 1,
        }
    }
    parts
}

/// Two parts with a common edge as one, if it is convex.
fn joined(outline: &[Point], one: &[usize], other: &[usize]) -> Option<Vec<usize>> {
    let next = |part: &[usize], at: usize| part[(at + 1) % part.len()];
    for at in 0..one.len() {
        let (from, to) = (one[at], next(one, at));
        let Some(back) = (0..other.len()).find(|&back| other[back] == to && next(other, back) == from) else {
            continue;
        };
        // From the end of the common edge round the one part, then on round the other.
        let round = |part: &[usize], start: usize| -> Vec<usize> {
            (0..part.len()).map(|n| part[(start + n) % part.len()]).collect()
        };
        let mut all = round(one, at + 1);
        let rest = round(other, back + 1);
        all.extend(&rest[1..rest.len() - 1]);
        let n = all.len();
        let turns = |at: usize| {
            let [before, corner, after] =
                [all[(at + n - 1) % n], all[at], all[(at + 1) % n]].map(|n| outline[n]);
            before.side(corner, after)
        };
        return (0..n).all(|at| turns(at) >= 0).then_some(all);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::{Circle, Shape};
    use crate::random::with_seeds;

    fn at(x: i32, y: i32) -> Point {
        Point::new(x, y)
    }

    #[test]
    fn convex_polygons_stay_whole() {
        let square = [at(0, 0), at(10, 0), at(10, 10), at(5, 10), at(0, 10)];
        for corners in [square.to_vec(), square.into_iter().rev().collect()] {
            let parts = Part::of(&Polygon::new(corners).unwrap());
            assert_eq!(
                (parts.len(), parts[0].corners.len()),
                (1, 4),
                "a corner that goes straight on is none"
            );
        }
    }

    #[test]
    fn an_angle_is_two_parts() {
        let angle = [at(0, 0), at(30, 0), at(30, 10), at(10, 10), at(10, 30), at(0, 30)];
        let parts = Part::of(&Polygon::new(angle.to_vec()).unwrap());
        assert_eq!(parts.len(), 2);
        // Nothing slips through along the cut, nor stops beside the angle.
        assert!(parts.iter().any(|part| part.is_crossed(at(10, 40), at(10, -5))));
        assert!(parts.iter().any(|part| part.is_crossed(at(40, 10), at(-5, 10))));
        assert!(!parts.iter().any(|part| part.is_crossed(at(11, 40), at(40, 11))));
        assert!(!parts.iter().any(|part| part.is_crossed(at(-5, 30), at(40, 30))));
    }

    /// The parts hold the same points as the polygon, to a unit at the cuts.
    #[test]
    fn parts_agree_with_the_polygon() {
        with_seeds(3_000, |random| {
            let corners: Vec<Point> =
                (0..3 + random.below(7)).map(|_| at(random.within(0..300), random.within(0..300))).collect();
            let Ok(polygon) = Polygon::new(corners) else { return };
            let parts = Part::of(&polygon);
            for part in &parts {
                let n = part.corners.len();
                let turn =
                    |at: usize| part.corners[at].side(part.corners[(at + 1) % n], part.corners[(at + 2) % n]);
                assert!((0..n).all(|at| turn(at) >= 0));
            }
            for _ in 0..40 {
                let point = at(random.within(-5..305), random.within(-5..305));
                let is_in_part = parts.iter().any(|part| part.is_crossed(point, point));
                let is_deep = polygon.contains(point) && polygon.holds(Circle { centre: point, radius: 2 });
                assert!(!is_deep || is_in_part);
                assert!(!is_in_part || polygon.is_within(Circle { centre: point, radius: 0 }, 4));
            }
        });
    }
}
