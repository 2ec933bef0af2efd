//! How far it is to walk: around walls, not through them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use sortie_boards::plane::{Circle, INCH, Point, Table};

/// Cells along a side: an inch each.
const SIDE: usize = 36;

/// What a step to the next cell costs, in tenths of an inch: straight, and at an angle.
const STEP: i64 = 10;
const SLANT: i64 = 14;

/// A step up a wall that can be climbed takes a whole action (C7.8), so it costs some inches more.
const CLIMB: i64 = 22;

/// Ways to a place, from everywhere.
#[derive(Debug)]
pub(super) struct Ways {
    to: Point,
    /// By cell: tenths of an inch; none where nobody can stand.
    far: Vec<Option<i64>>,
}

impl Ways {
    /// Ways of somebody who jumps so many bands high (K33); most jump none.
    pub(super) fn to(table: &Table, to: Point, jump: u32, radius: u32) -> Self {
        let cost = costs(table, jump, radius);
        let mut far = vec![None; SIDE * SIDE];
        let mut open = BinaryHeap::from([Reverse((0, cell(to)))]);
        while let Some(Reverse((so_far, at))) = open.pop() {
            if far[at].is_some() {
                continue;
            }
            far[at] = Some(so_far);
            for (next, step) in neighbours(at) {
                if let (None, Some(more)) = (far[next], cost[next]) {
                    open.push(Reverse((so_far + step + more, next)));
                }
            }
        }
        Self { to, far }
    }

    /// How much longer the way from there is than the straight line, in tenths of an inch.
    pub(super) fn detour(&self, from: Point) -> i64 {
        let Some(far) = self.far[cell(from)] else { return CLIMB };
        (far - straight(cell(from), cell(self.to))).max(0)
    }
}

/// What it costs more to be in each cell; none where nobody passes.
fn costs(table: &Table, jump: u32, radius: u32) -> Vec<Option<i64>> {
    let mut cost = vec![Some(0); SIDE * SIDE];
    for piece in table.pieces() {
        let low = piece.height <= 420 || !piece.is_solid();
        if low && !piece.impassable || jump > 0 && piece.height <= jump * 6 * INCH {
            continue;
        }
        let climbs = !piece.impassable && piece.height <= 6 * INCH;
        let corners = piece.polygon.corners();
        let span = |of: fn(&Point) -> i32| {
            let (low, high) = corners
                .iter()
                .map(of)
                .fold((i32::MAX, i32::MIN), |(low, high), at| (low.min(at), high.max(at)));
            along(low - radius as i32)..=along(high + radius as i32)
        };
        for y in span(|at| at.y()) {
            for x in span(|at| at.x()) {
                if piece.polygon.overlaps(Circle { centre: centre(x, y), radius }) {
                    let at = y * SIDE + x;
                    cost[at] = if climbs { cost[at].map(|so_far| so_far.max(CLIMB)) } else { None };
                }
            }
        }
    }
    cost
}

fn along(at: i32) -> usize {
    (at.max(0) as usize / INCH as usize).min(SIDE - 1)
}

fn centre(x: usize, y: usize) -> Point {
    let middle = |n: usize| (n as u32 * INCH + INCH / 2) as i32;
    Point::new(middle(x), middle(y))
}

fn cell(at: Point) -> usize {
    along(at.y()) * SIDE + along(at.x())
}

/// The way between two cells where nothing stands.
fn straight(one: usize, other: usize) -> i64 {
    let apart = |one: usize, other: usize| one.abs_diff(other) as i64;
    let (x, y) = (apart(one % SIDE, other % SIDE), apart(one / SIDE, other / SIDE));
    STEP * x.max(y) + (SLANT - STEP) * x.min(y)
}

fn neighbours(at: usize) -> impl Iterator<Item = (usize, i64)> {
    let (x, y) = ((at % SIDE) as i64, (at / SIDE) as i64);
    let all = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|step| *step != (0, 0));
    all.filter_map(move |(dx, dy): (i64, i64)| {
        let (x, y) = (x + dx, y + dy);
        let inside = (0..SIDE as i64).contains(&x) && (0..SIDE as i64).contains(&y);
        inside.then_some(((y * SIDE as i64 + x) as usize, if dx == 0 || dy == 0 { STEP } else { SLANT }))
    })
}
