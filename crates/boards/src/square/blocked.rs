//! What stops the eye: for people who ask why there is no line of sight.
//!
//! Sight needs two free lines from one corner. Of the corners that have the most free lines, the line that gets farthest before
//! something stops it says best what is in the way, so that one is told, with where it stops and on what.

use super::board::Board;
use super::layout::{Edge, Terrain};
use super::lines::{CORNERS, Point, corner, crosses};
use super::position::Position;
use super::set::SpaceSet;
use super::space::{Direction, Space};

/// A line that something stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blocked {
    /// The corner it starts from.
    pub from: Point,
    /// The corner it should lead to.
    pub to: Point,
    /// How much of it is free, in thousandths.
    pub free: u16,
    /// What stops it.
    pub by: Blocker,
}

/// What stops a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Blocker {
    /// Somebody on this space.
    Occupied(Space),
    /// A space that is solid, or none at all.
    Solid(Space),
    /// A wall.
    Wall,
    /// A closed door.
    Door,
}

/// Where along a line something stops it: a fraction.
type Along = (i64, i64);

impl Board {
    /// Why one space does not see another past the occupied ones; none if it does.
    pub fn blocked(&self, from: Space, to: Space, occupied: &SpaceSet) -> Option<Blocked> {
        if from == to || self.sees(from, to, occupied) {
            return None;
        }
        let lines = (0..4).flat_map(|n| (0..4).map(move |m| (n, m)));
        let stopped: Vec<(usize, Blocked)> =
            lines.filter_map(|(n, m)| Some((n, self.stopped(from, n, to, m, occupied)?))).collect();
        let n_free = |n: usize| 4 - stopped.iter().filter(|(start, _)| *start == n).count();
        // The first of equals, clockwise from the north-west corner.
        stopped
            .iter()
            .rev()
            .max_by_key(|(n, blocked)| (n_free(*n), blocked.free))
            .map(|(_, blocked)| *blocked)
    }

    /// Why one base does not see another: of all their spaces, the two between which a line gets farthest. The occupied spaces
    /// must not hold those of either.
    pub fn blocked_between(&self, from: Position, to: Position, occupied: &SpaceSet) -> Option<Blocked> {
        let mut nearest: Option<Blocked> = None;
        for here in from.spaces() {
            for there in to.spaces() {
                let blocked = self.blocked(here, there, occupied)?;
                if nearest.is_none_or(|known| blocked.free > known.free) {
                    nearest = Some(blocked);
                }
            }
        }
        nearest
    }

    /// What stops the line between two corners first, if anything does.
    fn stopped(&self, from: Space, n: usize, to: Space, m: usize, occupied: &SpaceSet) -> Option<Blocked> {
        let (start, end) = (corner(from, n), corner(to, m));
        let way = (i64::from(end.x) - i64::from(start.x), i64::from(end.y) - i64::from(start.y));
        let onward = Direction::of(way.0 as i32, way.1 as i32)?;
        let mut first: Option<(Along, Blocker)> = None;
        let mut meet = |along: Along, by: Blocker| {
            if first.is_none_or(|(known, _)| along.0 * known.1 < known.0 * along.1) {
                first = Some((along, by));
            }
        };
        let ends = [from, to];
        let (columns, rows) = (span(start.x, end.x), span(start.y, end.y));
        for space in columns.clone().flat_map(|column| rows.clone().map(move |row| (column, row))) {
            let Some(space) = Space::checked(space.0, space.1).filter(|space| !ends.contains(space)) else {
                continue;
            };
            let is_solid = matches!(self.layout.terrain(space), Terrain::Blocking | Terrain::Missing);
            if (is_solid || occupied.has(space)) && crosses(start, end, space) {
                let by = if is_solid { Blocker::Solid(space) } else { Blocker::Occupied(space) };
                meet(enters(start, way, space), by);
            }
        }
        for (x, y) in columns.flat_map(|column| rows.clone().map(move |row| (column, row))) {
            for (run, dx, dy) in [(Direction::East, 1, 0), (Direction::South, 0, 1)] {
                let (Ok(column), Ok(row)) = (u8::try_from(x), u8::try_from(y)) else { continue };
                let edge = self.layout.edge_from_point(column, row, run);
                if let Some(along) = edge.is_closed().then(|| cuts(start, way, (x, y), (dx, dy))).flatten() {
                    meet(along, if edge == Edge::Door { Blocker::Door } else { Blocker::Wall });
                }
            }
        }
        // Where walls and solid spaces meet, a line does not get between them; nor out of the space it starts in, or into the other.
        let parts = gcd(way.0.abs(), way.1.abs());
        for part in 0..=parts {
            let at = Point {
                x: (i64::from(start.x) + way.0 / parts * part) as u8,
                y: (i64::from(start.y) + way.1 / parts * part) as u8,
            };
            let back = if part == 0 { CORNERS[n].2 } else { onward.opposite() };
            let ahead = if part == parts { CORNERS[m].2 } else { onward };
            if !self.corners.passes(at, back, ahead) {
                meet((part, parts), self.around(at));
            }
        }
        let ((free, whole), by) = first?;
        Some(Blocked { from: start, to: end, free: (free * 1000 / whole) as u16, by })
    }

    /// What a line that does not get past a grid point stops on: a door if it is one, else a wall.
    fn around(&self, at: Point) -> Blocker {
        let runs = [
            (Some(at.x), Some(at.y), Direction::East),
            (Some(at.x), Some(at.y), Direction::South),
            (at.x.checked_sub(1), Some(at.y), Direction::East),
            (Some(at.x), at.y.checked_sub(1), Direction::South),
        ];
        let edges = runs.into_iter().filter_map(|(x, y, run)| Some(self.layout.edge_from_point(x?, y?, run)));
        let closed: Vec<Edge> = edges.filter(|edge| edge.is_closed()).collect();
        if closed.contains(&Edge::Door) && !closed.contains(&Edge::Wall) {
            Blocker::Door
        } else {
            Blocker::Wall
        }
    }
}

/// The spaces and grid points beside a line, along one axis.
fn span(one: u8, other: u8) -> std::ops::RangeInclusive<i32> {
    i32::from(one.min(other)) - 1..=i32::from(one.max(other))
}

/// Where a line that crosses a space enters it.
fn enters(start: Point, way: (i64, i64), space: Space) -> Along {
    let along = |from: u8, way: i64, low: u8| {
        let near = i64::from(low) + i64::from(way < 0) - i64::from(from);
        if way == 0 { (0, 1) } else { (near * way.signum(), way.abs()) }
    };
    let (across, down) = (along(start.x, way.0, space.column()), along(start.y, way.1, space.row()));
    let later = if across.0 * down.1 >= down.0 * across.1 { across } else { down };
    (later.0.max(0), later.1)
}

/// Where a line meets the inside of an edge, or begins to run along it; its ends are grid points, which are asked for themselves.
fn cuts(start: Point, way: (i64, i64), (x, y): (i32, i32), (dx, dy): (i64, i64)) -> Option<Along> {
    let (x, y) = (i64::from(x) - i64::from(start.x), i64::from(y) - i64::from(start.y));
    // The edge is the points (x + s dx, y + s dy) with 0 < s < 1, the line the points t way with 0 < t < 1.
    let turn = way.0 * dy - way.1 * dx;
    if turn == 0 {
        // They are parallel: it runs along the edge, or never meets it.
        let is_on = way.0 * y == way.1 * x;
        let length = way.0.abs() + way.1.abs();
        let near = [(x, y), (x + dx, y + dy)].map(|(x, y)| x * way.0.signum() + y * way.1.signum());
        let (first, last) = (near[0].min(near[1]), near[0].max(near[1]));
        return (is_on && first >= 0 && last <= length).then_some((first, length));
    }
    let t = (x * dy - y * dx) * turn.signum();
    let s = (x * way.1 - y * way.0) * turn.signum();
    let whole = turn.abs();
    (0 < t && t < whole && 0 < s && s < whole).then_some((t, whole))
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
