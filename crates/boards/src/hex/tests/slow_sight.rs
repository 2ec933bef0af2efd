//! Sight as it is defined: the line against every hex and every side, in fractions.

use std::cmp::Ordering;

use crate::hex::{Facing, Hex, Layout, Obstacle, Place, Side};

/// A point of the plane, with places taken three times so that corners are whole.
type Point = (i64, i64);

/// How far along a line, as a fraction with a positive denominator.
#[derive(Debug, Clone, Copy)]
pub(super) struct Along(i64, i64);

impl Along {
    pub(super) fn compare(self, other: Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// Everything that stops the line, and how far along the line first touches it.
pub(super) fn obstacles(layout: &Layout, from: Hex, to: Hex) -> Vec<(Obstacle, Along)> {
    let (start, end) = (layout.place(from), layout.place(to));
    let line = (centre(start), centre(end));
    let mut found = Vec::new();
    for y in start.y.min(end.y) - 2..=start.y.max(end.y) + 2 {
        for x in start.x.min(end.x) - 4..=start.x.max(end.x) + 4 {
            let place = Place { x, y };
            if (x + y - start.x - start.y) % 2 != 0 || place == start || place == end {
                continue;
            }
            let obstacle = match layout.hex_at(place) {
                None => Obstacle::Edge(place),
                Some(hex) if layout.ground(hex).stops_sight() => Obstacle::Hex(hex),
                Some(_) => continue,
            };
            found.extend(first_touch(layout, line, obstacle).map(|along| (obstacle, along)));
        }
    }
    for hex in layout.hexes() {
        for facing in Facing::ALL {
            let Some(next) = layout.neighbour(hex, facing) else { continue };
            let stops = match layout.side(hex, facing) {
                Side::Open | Side::Window => false,
                Side::Door => from != hex && from != next,
                Side::Wall | Side::Locked | Side::Blocked => true,
            };
            if stops {
                let obstacle = Obstacle::Side(hex, next);
                found.extend(first_touch(layout, line, obstacle).map(|along| (obstacle, along)));
            }
        }
    }
    found
}

/// Where a line first touches a hex or a side. It begins in neither.
fn first_touch(layout: &Layout, line: (Point, Point), obstacle: Obstacle) -> Option<Along> {
    let all = |place: Place| Facing::ALL.map(|facing| side(place, facing)).to_vec();
    let segments = match obstacle {
        Obstacle::Edge(place) => all(place),
        Obstacle::Hex(hex) => all(layout.place(hex)),
        Obstacle::Side(a, b) => {
            let (a, b) = (layout.place(a), layout.place(b));
            vec![side(a, a.facing_to(b).unwrap())]
        }
    };
    segments.into_iter().filter_map(|segment| meeting(line, segment)).min_by(|a, b| a.compare(*b))
}

fn centre(place: Place) -> Point {
    (3 * i64::from(place.x), 3 * i64::from(place.y))
}

/// The two ends of a side: a corner is the middle of the three hexes that meet there.
fn side(place: Place, facing: Facing) -> (Point, Point) {
    let corner = |other: Facing| {
        let hexes = [place, place.step(facing), place.step(other)]
            .map(|place| (i64::from(place.x), i64::from(place.y)));
        hexes.into_iter().fold((0, 0), |sum, hex| (sum.0 + hex.0, sum.1 + hex.1))
    };
    (corner(facing.turned(5)), corner(facing.turned(1)))
}

/// Where the first segment first meets the second, ends included.
fn meeting(one: (Point, Point), other: (Point, Point)) -> Option<Along> {
    let minus = |a: Point, b: Point| (a.0 - b.0, a.1 - b.1);
    let cross = |a: Point, b: Point| a.0 * b.1 - a.1 * b.0;
    let dot = |a: Point, b: Point| a.0 * b.0 + a.1 * b.1;
    let (run, other_run) = (minus(one.1, one.0), minus(other.1, other.0));
    let apart = minus(other.0, one.0);
    let denominator = cross(run, other_run);
    if denominator != 0 {
        let sign = denominator.signum();
        let whole = denominator * sign;
        let (along, other_along) = (cross(apart, other_run) * sign, cross(apart, run) * sign);
        let is_inside = |n: i64| (0..=whole).contains(&n);
        return (is_inside(along) && is_inside(other_along)).then_some(Along(along, whole));
    }
    let length = dot(run, run);
    let ends = [dot(apart, run), dot(minus(other.1, one.0), run)];
    let (first, last) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
    (cross(apart, run) == 0 && length > 0 && last >= 0 && first <= length)
        .then_some(Along(first.max(0), length))
}
