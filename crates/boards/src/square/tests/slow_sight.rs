//! Line of sight by its definition: fractions, every space and every wall of the board, angles compared exactly.

use std::cmp::Ordering;

use crate::square::{Direction, Layout, Space, SpaceSet, Terrain};

/// A vector or a point, in half spaces so that the middle of a space is one too.
type Vector = (i64, i64);

pub(super) struct Slow<'a> {
    layout: &'a Layout,
    /// The ends of every wall and closed door.
    walls: Vec<(Vector, Vector)>,
}

impl<'a> Slow<'a> {
    pub(super) fn new(layout: &'a Layout) -> Self {
        let mut walls = Vec::new();
        for space in layout.places() {
            let (x, y) = (2 * i64::from(space.column()), 2 * i64::from(space.row()));
            let sides = [
                (Direction::North, (x, y), (x + 2, y)),
                (Direction::South, (x, y + 2), (x + 2, y + 2)),
                (Direction::West, (x, y), (x, y + 2)),
                (Direction::East, (x + 2, y), (x + 2, y + 2)),
            ];
            walls.extend(
                sides
                    .into_iter()
                    .filter(|side| layout.edge(space, side.0).is_closed())
                    .map(|side| (side.1, side.2)),
            );
        }
        Self { layout, walls }
    }

    /// One corner here, two corners there, two free lines that do not overlap.
    pub(super) fn sees(&self, from: Space, to: Space, occupied: &SpaceSet) -> bool {
        corners(from).into_iter().any(|start| {
            let free = |&end: &Vector| end != start && self.is_free(start, end, from, to, occupied);
            let ends: Vec<Vector> = corners(to).into_iter().filter(free).collect();
            ends.iter()
                .any(|&one| ends.iter().any(|&other| cross(minus(one, start), minus(other, start)) != 0))
        })
    }

    fn is_free(&self, start: Vector, end: Vector, from: Space, to: Space, occupied: &SpaceSet) -> bool {
        let solid = |space: (i64, i64)| match Space::checked(space.0 as i32, space.1 as i32) {
            Some(space) if space == from || space == to => false,
            Some(space) => matches!(self.layout.terrain(space), Terrain::Blocking | Terrain::Missing),
            None => true,
        };
        let held = |space: (i64, i64)| {
            let space = Space::checked(space.0 as i32, space.1 as i32);
            space.is_some_and(|space| occupied.has(space) && space != from && space != to)
        };
        let (columns, rows) = (i64::from(self.layout.columns()), i64::from(self.layout.rows()));
        let mut places = (-1..=columns).flat_map(|x| (-1..=rows).map(move |y| (x, y)));
        if places.any(|place| (solid(place) || held(place)) && cuts(start, end, place)) {
            return false;
        }
        if self.walls.iter().any(|&wall| runs_along(start, end, wall) || meets_inside(start, end, wall)) {
            return false;
        }
        let points = (0..=columns).flat_map(|x| (0..=rows).map(move |y| (2 * x, 2 * y)));
        points.filter(|&point| lies_on(start, end, point)).all(|point| {
            let back = if point == start { middle(from) } else { start };
            let onward = if point == end { middle(to) } else { end };
            self.gets_past(point, minus(back, point), minus(onward, point), &solid)
        })
    }

    /// S1: a wall on the left and a wall or a solid space on the right, or the other way round, is a wall passed
    /// through.
    fn gets_past(
        &self,
        point: Vector,
        back: Vector,
        onward: Vector,
        solid: &dyn Fn((i64, i64)) -> bool,
    ) -> bool {
        let (mut walls, mut solids) = ([false; 2], [false; 2]);
        let side = |way: Vector| usize::from(is_before(back, way, onward));
        let is_on_line = |way: Vector| is_same_way(way, back) || is_same_way(way, onward);
        for &(one, other) in &self.walls {
            for (near, far) in [(one, other), (other, one)] {
                if near == point && !is_on_line(minus(far, near)) {
                    walls[side(minus(far, near))] = true;
                }
            }
        }
        for quarter in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let holds = |way: Vector| way.0 * quarter.0 > 0 && way.1 * quarter.1 > 0;
            let space = ((point.0 + quarter.0).div_euclid(2), (point.1 + quarter.1).div_euclid(2));
            if solid(space) && !holds(back) && !holds(onward) {
                solids[side(quarter)] = true;
            }
        }
        !(0..2).any(|n| walls[n] && (walls[1 - n] || solids[1 - n]))
    }
}

fn corners(space: Space) -> [Vector; 4] {
    let (x, y) = (2 * i64::from(space.column()), 2 * i64::from(space.row()));
    [(x, y), (x + 2, y), (x, y + 2), (x + 2, y + 2)]
}

fn middle(space: Space) -> Vector {
    (2 * i64::from(space.column()) + 1, 2 * i64::from(space.row()) + 1)
}

fn minus(a: Vector, b: Vector) -> Vector {
    (a.0 - b.0, a.1 - b.1)
}

fn cross(a: Vector, b: Vector) -> i64 {
    a.0 * b.1 - a.1 * b.0
}

fn dot(a: Vector, b: Vector) -> i64 {
    a.0 * b.0 + a.1 * b.1
}

fn is_same_way(a: Vector, b: Vector) -> bool {
    cross(a, b) == 0 && dot(a, b) > 0
}

fn lies_on(start: Vector, end: Vector, point: Vector) -> bool {
    cross(minus(end, start), minus(point, start)) == 0 && dot(minus(start, point), minus(end, point)) <= 0
}

/// Turning from `first` one way round, whether `way` comes before `last`.
fn is_before(first: Vector, way: Vector, last: Vector) -> bool {
    let half = |way: Vector| match cross(first, way).cmp(&0) {
        Ordering::Equal if dot(first, way) > 0 => 0,
        Ordering::Greater => 1,
        Ordering::Equal => 2,
        Ordering::Less => 3,
    };
    match half(way).cmp(&half(last)) {
        Ordering::Equal => cross(way, last) > 0,
        order => order == Ordering::Less,
    }
}

/// Whether a stretch of the line lies inside the space: the line `start + t * way` is clipped to it.
fn cuts(start: Vector, end: Vector, space: (i64, i64)) -> bool {
    // From and until which t, as fractions with a positive denominator.
    let (mut since, mut until) = ((0, 1), (1, 1));
    let less = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 < b.0 * a.1;
    for (start, way, low) in
        [(start.0, end.0 - start.0, 2 * space.0), (start.1, end.1 - start.1, 2 * space.1)]
    {
        if way == 0 {
            if start <= low || start >= low + 2 {
                return false;
            }
            continue;
        }
        let enters = if way > 0 { low - start } else { start - low - 2 };
        let leaves = enters + 2;
        let (enters, leaves) = ((enters, way.abs()), (leaves, way.abs()));
        if less(since, enters) {
            since = enters;
        }
        if less(leaves, until) {
            until = leaves;
        }
    }
    less(since, until)
}

/// Whether line and wall share a stretch.
fn runs_along(start: Vector, end: Vector, wall: (Vector, Vector)) -> bool {
    let way = minus(end, start);
    let is_level = cross(way, minus(wall.0, start)) == 0 && cross(way, minus(wall.1, start)) == 0;
    let (a, b) = (dot(way, minus(wall.0, start)), dot(way, minus(wall.1, start)));
    is_level && a.min(b) < dot(way, way) && a.max(b) > 0
}

/// Whether the line crosses the wall between its ends.
fn meets_inside(start: Vector, end: Vector, wall: (Vector, Vector)) -> bool {
    let (way, along) = (minus(end, start), minus(wall.1, wall.0));
    let wall_is_cut =
        cross(way, minus(wall.0, start)).signum() * cross(way, minus(wall.1, start)).signum() < 0;
    let line_is_cut =
        cross(along, minus(start, wall.0)).signum() * cross(along, minus(end, wall.0)).signum() < 0;
    wall_is_cut && line_is_cut
}
