//! Line of sight: from one corner of a space two free lines to two corners of another.
//!
//! What the terrain lets through is traced once for each space and kept in a table: for every other space the free
//! lines, one bit for each pair of corners. Figures come and go; whoever asks says where they stand, and the lines they
//! cut are taken away.
//!
//! # How a line ends
//! It is taken to come out of the middle of the first space and to go on into the middle of the second. So a line
//! that starts on a long wall cannot come out behind it, and adjacent spaces always see each other:
//!
//! ```text
//! . a|b .     from the point below the wall's end a looks round it at b;
//! . . . .     with the wall going on, that point is a point of the wall
//! ```

use super::board::Board;
use super::fan::Fan;
use super::lines::{CORNERS, Corners, Lines, Point, corner, crosses};
use super::position::Position;
use super::set::SpaceSet;
use super::space::{Direction, Space};

/// The two lines by which one space sees another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct Sight {
    /// The corner both lines start from.
    pub from: Point,
    /// The corners they lead to.
    pub to: [Point; 2],
}

impl Board {
    /// Whether one space sees another past the occupied spaces. Neither of the two hides the other, so it does not
    /// matter whether they are in the set. Sight is not symmetric: one corner here, two corners there.
    #[inline]
    pub fn sees(&self, from: Space, to: Space, occupied: &SpaceSet) -> bool {
        let mut lines = self.lines(from, to);
        if lines == 0 {
            return false;
        }
        let mut others = occupied.in_box(from, to).filter(|&space| space != from && space != to).peekable();
        if others.peek().is_none() {
            return true;
        }
        let (west, north) = (from.column().min(to.column()), from.row().min(to.row()));
        let fan = self.fan(from, to);
        for space in others {
            lines &= !fan.cut_by(space.column() - west, space.row() - north);
            if lines == 0 {
                return false;
            }
        }
        fan.is_seen_by(lines)
    }

    #[inline]
    fn fan(&self, from: Space, to: Space) -> &Fan {
        let (columns, rows) = (i32::from(self.layout.columns()), i32::from(self.layout.rows()));
        let east = i32::from(to.column()) - i32::from(from.column());
        let south = i32::from(to.row()) - i32::from(from.row());
        let n = (east + columns - 1) * (2 * rows - 1) + south + rows - 1;
        &self.fans.row(n as usize, || Box::new([Fan::new(east, south)]))[0]
    }

    /// The first two lines, clockwise from the north-west corner, by which one space sees another.
    pub fn sight(&self, from: Space, to: Space, occupied: &SpaceSet) -> Option<Sight> {
        let lines = self.lines(from, to);
        let is_uncut = |start: Point, end: Point| {
            let mut others = occupied.in_box(from, to).filter(|&space| space != from && space != to);
            !others.any(|space| crosses(start, end, space))
        };
        (0..4).find_map(|n| {
            let start = corner(from, n);
            let ends = (0..4).filter(|m| lines >> (4 * n + m) & 1 == 1).map(|m| corner(to, m));
            two_apart(start, ends.filter(|&end| is_uncut(start, end)))
        })
    }

    /// The first pair of spaces, in order, by which one base sees another. The lines may cross both bases; the
    /// occupied spaces must not hold those of either.
    pub fn sight_between(&self, from: Position, to: Position, occupied: &SpaceSet) -> Option<Sight> {
        from.spaces().find_map(|here| to.spaces().find_map(|there| self.sight(here, there, occupied)))
    }

    /// Whether one base sees another; see [`Board::sight_between`].
    #[inline]
    pub fn sees_between(&self, from: Position, to: Position, occupied: &SpaceSet) -> bool {
        if from.is_small() && to.is_small() {
            return self.sees(from.corner(), to.corner(), occupied);
        }
        from.spaces().any(|here| to.spaces().any(|there| self.sees(here, there, occupied)))
    }

    /// The lines the terrain leaves free, or none if they are too few to see by.
    #[inline]
    fn lines(&self, from: Space, to: Space) -> Lines {
        let row = self.sights.row(from.index(), || self.look_from(from));
        row.get(to.index()).copied().unwrap_or(0)
    }

    /// Reads the lines to every space off those traced from the four corners of this one.
    fn look_from(&self, from: Space) -> Box<[Lines]> {
        let mut row = vec![0; usize::from(self.layout.columns()) << 6].into_boxed_slice();
        if !self.spaces().has(from) {
            return row;
        }
        let traced = [0, 1, 2, 3].map(|n| self.trace_from(corner(from, n)));
        for to in self.spaces().iter().filter(|&to| to != from) {
            row[to.index()] = if self.blocking().has(from) || self.blocking().has(to) {
                // Rare: a figure that can stand on a blocking space does not hide itself by it.
                let corners = self.corners.without(from).without(to);
                free_lines(&corners, from, to, |n, end| corners.is_free(corner(from, n), end))
            } else {
                free_lines(&self.corners, from, to, |n, end| traced[n][self.corners.index(end)])
            };
        }
        row
    }

    /// Traces from a grid point to every other. Each point is a corner of up to four spaces, so this is kept too.
    fn trace_from(&self, start: Point) -> &[bool] {
        let (columns, rows) = (self.layout.columns(), self.layout.rows());
        let points = (0..=columns).flat_map(|x| (0..=rows).map(move |y| Point { x, y }));
        let trace = || points.map(|end| self.corners.is_free(start, end)).collect();
        self.traced.row(self.corners.index(start), trace)
    }
}

/// The free lines between two spaces, or none if no corner has two that do not overlap.
fn free_lines(corners: &Corners, from: Space, to: Space, is_free: impl Fn(usize, Point) -> bool) -> Lines {
    let mut lines = 0;
    let mut is_seen = false;
    for (n, (_, _, middle)) in CORNERS.into_iter().enumerate() {
        let start = corner(from, n);
        let is_open = |m: usize| {
            let end = corner(to, m);
            let way = i32::from(end.x) - i32::from(start.x);
            // A corner both share is no line; one that could replace another always overlaps it.
            let Some(onward) = Direction::of(way, i32::from(end.y) - i32::from(start.y)) else {
                return false;
            };
            is_free(n, end)
                && corners.passes(start, middle, onward)
                && corners.passes(end, onward.opposite(), CORNERS[m].2)
        };
        let open = (0..4).filter(|&m| is_open(m)).fold(0, |bits, m| bits | 1 << m);
        lines |= open << (4 * n);
        let ends = (0..4).filter(|m| open >> m & 1 == 1).map(|m| corner(to, m));
        is_seen |= two_apart(start, ends).is_some();
    }
    if is_seen { lines } else { 0 }
}

/// The first two ends whose lines from the start do not overlap.
pub(super) fn two_apart(from: Point, ends: impl Iterator<Item = Point> + Clone) -> Option<Sight> {
    let way = |end: Point| (i32::from(end.x) - i32::from(from.x), i32::from(end.y) - i32::from(from.y));
    let overlap = |one: Point, other: Point| {
        let ((x1, y1), (x2, y2)) = (way(one), way(other));
        x1 * y2 == x2 * y1
    };
    let mut rest = ends;
    while let Some(one) = rest.next() {
        if let Some(other) = rest.clone().find(|&other| !overlap(one, other)) {
            return Some(Sight { from, to: [one, other] });
        }
    }
    None
}
