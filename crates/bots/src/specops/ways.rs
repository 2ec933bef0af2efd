//! How far it is to walk: around walls, not through them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use sortie_boards::plane::{Circle, INCH, Piece, Point, Table};
use thread_local::ThreadLocal;

/// Cells along a side: an inch each.
const SIDE: usize = 36;

/// What a step to the next cell costs, in tenths of an inch: straight, and at an angle.
const STEP: i64 = 10;
const SLANT: i64 = 14;

/// A step up a wall that can be climbed takes a whole action (C7.8), so it costs some inches more.
const CLIMB: i64 = 22;

/// More than any one step costs.
const FARTHEST_STEP: usize = 64;

/// So many ways are remembered at most.
const MOST: usize = 256;

/// Ways that were looked for already, for each thread. Terrain stays where it is in a game, and so do most of the places people walk to.
#[derive(Debug, Default)]
pub(super) struct Maps(ThreadLocal<RefCell<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// The terrain they lead through.
    pieces: Vec<Piece>,
    ways: BTreeMap<(usize, u32, u32), Arc<Ways>>,
}

impl Maps {
    /// Ways to a place for somebody so wide who jumps so many bands high (K33); most jump none.
    pub(super) fn to(&self, table: &Table, to: Point, jump: u32, radius: u32) -> Arc<Ways> {
        let mut known = self.0.get_or_default().borrow_mut();
        if known.pieces != table.pieces() || known.ways.len() >= MOST {
            *known = Known { pieces: table.pieces().to_vec(), ways: BTreeMap::new() };
        }
        let ways = || Arc::new(Ways::to(table, cell(to), jump, radius));
        known.ways.entry((cell(to), jump, radius)).or_insert_with(ways).clone()
    }
}

/// Ways to a place, from everywhere.
#[derive(Debug)]
pub(super) struct Ways {
    to: usize,
    /// By cell: tenths of an inch; none where nobody can stand.
    far: Vec<Option<i64>>,
}

impl Ways {
    fn to(table: &Table, to: usize, jump: u32, radius: u32) -> Self {
        let cost = costs(table, jump, radius);
        let mut far = vec![None; SIDE * SIDE];
        // Cells by how far they are: no step is longer than there are shelves.
        let mut shelves = vec![Vec::new(); FARTHEST_STEP];
        shelves[0].push(to);
        let (mut so_far, mut open) = (0, 1);
        while open > 0 {
            while let Some(at) = shelves[so_far % FARTHEST_STEP].pop() {
                open -= 1;
                if far[at].is_some() {
                    continue;
                }
                far[at] = Some(so_far as i64);
                for (next, step) in neighbours(at) {
                    if let (None, Some(more)) = (far[next], cost[next]) {
                        shelves[(so_far + (step + more) as usize) % FARTHEST_STEP].push(next);
                        open += 1;
                    }
                }
            }
            so_far += 1;
        }
        Self { to, far }
    }

    /// How much longer the way from there is than the straight line, in tenths of an inch.
    pub(super) fn detour(&self, from: Point) -> i64 {
        let Some(far) = self.far[cell(from)] else { return CLIMB };
        (far - straight(cell(from), self.to)).max(0)
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
