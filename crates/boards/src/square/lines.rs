//! Straight lines between grid points, and what stops them. Whole numbers only.
//!
//! Grid point `(x, y)` is the north-west corner of space `[x, y]`. Around each point lie four edges and four spaces;
//! one byte says which edges are walls or closed doors (even bits) and which spaces are solid (odd bits), numbered
//! like the eight directions:
//!
//! ```text
//!   7 | 1         7, 1, 3, 5  the space there is blocking or missing
//!     0
//! --6-+-2--       0, 2, 4, 6  the edge there is a wall or a closed door
//!     4
//!   5 | 3
//! ```

use super::layout::{Layout, Terrain};
use super::space::{Direction, SIDE, Space};

/// The even bits: edges.
const WALLS: u8 = 0b0101_0101;

/// A point where four spaces meet: `x` from 0 to the number of columns, `y` from 0 to the number of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Point {
    /// How far east.
    pub x: u8,
    /// How far south.
    pub y: u8,
}

/// The four corners of a space, clockwise from the north-west, each with the direction in which the middle of the
/// space lies.
pub(super) const CORNERS: [(u8, u8, Direction); 4] = [
    (0, 0, Direction::SouthEast),
    (1, 0, Direction::SouthWest),
    (1, 1, Direction::NorthWest),
    (0, 1, Direction::NorthEast),
];

/// A corner of a space, by its number in [`CORNERS`].
pub(super) fn corner(space: Space, n: usize) -> Point {
    let (x, y, _) = CORNERS[n];
    Point { x: space.column() + x, y: space.row() + y }
}

/// From which corner of one space to which corners of another a line is free: bit `4 * from + to`.
pub(super) type Lines = u16;

/// What lies around every grid point.
#[derive(Debug, Clone)]
pub(super) struct Corners {
    height: usize,
    around: Box<[u8]>,
}

impl Corners {
    /// How many grid points a board has.
    pub(super) fn n_points(layout: &Layout) -> usize {
        (usize::from(layout.columns()) + 1) * (usize::from(layout.rows()) + 1)
    }

    pub(super) fn new(layout: &Layout) -> Self {
        let height = usize::from(layout.rows()) + 1;
        let mut corners = Self { height, around: vec![0; Self::n_points(layout)].into() };
        for x in 0..=layout.columns() {
            for y in 0..=layout.rows() {
                let solid = |(east, south): (i32, i32)| {
                    let space = Space::checked(i32::from(x) + east, i32::from(y) + south);
                    let terrain = space.map_or(Terrain::Missing, |space| layout.terrain(space));
                    matches!(terrain, Terrain::Blocking | Terrain::Missing)
                };
                let runs = |x: Option<u8>, y: Option<u8>, run| {
                    x.zip(y).is_some_and(|(x, y)| layout.edge_from_point(x, y, run).is_closed())
                };
                let here = |is_there: bool, direction: Direction| if is_there { direction.bit() } else { 0 };
                let at = corners.index(Point { x, y });
                corners.around[at] =
                    here(runs(Some(x), y.checked_sub(1), Direction::South), Direction::North)
                        | here(runs(Some(x), Some(y), Direction::East), Direction::East)
                        | here(runs(Some(x), Some(y), Direction::South), Direction::South)
                        | here(runs(x.checked_sub(1), Some(y), Direction::East), Direction::West)
                        | here(solid((0, -1)), Direction::NorthEast)
                        | here(solid((0, 0)), Direction::SouthEast)
                        | here(solid((-1, 0)), Direction::SouthWest)
                        | here(solid((-1, -1)), Direction::NorthWest);
            }
        }
        corners
    }

    /// The same board with one space not solid: a figure that stands on it does not hide itself.
    pub(super) fn without(&self, space: Space) -> Self {
        let mut corners = self.clone();
        for (n, (_, _, middle)) in CORNERS.into_iter().enumerate() {
            corners.around[self.index(corner(space, n))] &= !middle.bit();
        }
        corners
    }

    /// A grid point as an index into per-point lists, column by column.
    #[inline]
    pub(super) fn index(&self, at: Point) -> usize {
        usize::from(at.x) * self.height + usize::from(at.y)
    }

    #[inline]
    fn around(&self, x: i32, y: i32) -> u8 {
        self.around[x as usize * self.height + y as usize]
    }

    /// Whether a line that comes to a grid point from one side and leaves towards another gets past.
    ///
    /// The line parts what lies around the point into a left and a right. Two solid corners leave a crack to look
    /// through, and the end of a wall can be looked past; but a wall on one side and a wall or a solid space on the
    /// other are one obstacle, and the line would go through it:
    ///
    /// ```text
    ///     /          /          /          /
    ///   #+         -+         -+         -+
    ///   /#         /|         /#         /
    ///   free       stopped    stopped    free
    /// ```
    #[inline]
    pub(super) fn passes(&self, at: Point, back: Direction, onward: Direction) -> bool {
        let around = self.around(i32::from(at.x), i32::from(at.y));
        gets_past(around, back, onward)
    }

    /// Whether the line between two grid points is free, not looking at its two ends: it crosses no solid space, no
    /// wall and no closed door, runs along none, and passes every grid point in between.
    pub(super) fn is_free(&self, from: Point, to: Point) -> bool {
        let (dx, dy) = (i32::from(to.x) - i32::from(from.x), i32::from(to.y) - i32::from(from.y));
        let Some(onward) = Direction::of(dx, dy) else { return true };
        let n_parts = i32::from(GCD[dx.unsigned_abs() as usize][dy.unsigned_abs() as usize]);
        let (part_x, part_y) = (dx / n_parts, dy / n_parts);
        (0..n_parts).all(|n| {
            let (x, y) = (i32::from(from.x) + n * part_x, i32::from(from.y) + n * part_y);
            let around = self.around(x, y);
            let is_past = n == 0 || gets_past(around, onward.opposite(), onward);
            let part_is_free = match onward.is_diagonal() {
                true => self.crosses_freely(x, y, part_x, part_y),
                // It runs along one edge, and crosses nothing.
                false => around & onward.bit() == 0,
            };
            is_past && part_is_free
        })
    }

    /// Walks through the spaces under a slanting line from one grid point to the next one it meets.
    fn crosses_freely(&self, x: i32, y: i32, dx: i32, dy: i32) -> bool {
        let (width, height) = (dx.abs(), dy.abs());
        // The space under the line is known by its north-west point; `column` and `row` count how many upright and
        // level grid lines have been crossed.
        let (mut column, mut row) = (0, 0);
        let west = |column: i32| if dx > 0 { x + column } else { x - column - 1 };
        let north = |row: i32| if dy > 0 { y + row } else { y - row - 1 };
        loop {
            if self.around(west(column), north(row)) & Direction::SouthEast.bit() != 0 {
                return false;
            }
            // Which grid line comes first is a comparison of two fractions: (column + 1) / width, (row + 1) / height.
            match ((column + 1) * height).cmp(&((row + 1) * width)) {
                std::cmp::Ordering::Equal => return true,
                std::cmp::Ordering::Less => {
                    column += 1;
                    let crossed = if dx > 0 { x + column } else { x - column };
                    if self.around(crossed, north(row)) & Direction::South.bit() != 0 {
                        return false;
                    }
                }
                std::cmp::Ordering::Greater => {
                    row += 1;
                    let crossed = if dy > 0 { y + row } else { y - row };
                    if self.around(west(column), crossed) & Direction::East.bit() != 0 {
                        return false;
                    }
                }
            }
        }
    }
}

/// Whether the straight line between two grid points crosses the inside of a space.
#[inline]
pub(super) fn crosses(from: Point, to: Point, space: Space) -> bool {
    let (x, y) = (i32::from(space.column()), i32::from(space.row()));
    let (from_x, from_y) = (i32::from(from.x), i32::from(from.y));
    let (dx, dy) = (i32::from(to.x) - from_x, i32::from(to.y) - from_y);
    let beside = |low: i32, end: i32, d: i32| low < end.max(end + d) && low + 1 > end.min(end + d);
    if !beside(x, from_x, dx) || !beside(y, from_y, dy) {
        return false;
    }
    // Inside the box of the line it is enough that the space has a corner on either side of it.
    let side = |x: i32, y: i32| dx * (y - from_y) - dy * (x - from_x);
    let sides = [side(x, y), side(x + 1, y), side(x, y + 1), side(x + 1, y + 1)];
    sides.iter().any(|&side| side > 0) && sides.iter().any(|&side| side < 0)
}

/// See [`Corners::passes`]. A line that turns back into the space it came out of has everything on one side.
#[inline]
fn gets_past(around: u8, back: Direction, onward: Direction) -> bool {
    let one = around & between(back, onward);
    let other = around & between(onward, back);
    one == 0 || other == 0 || (one | other) & WALLS == 0
}

/// The directions strictly between two, clockwise; none if both are the same.
#[inline]
fn between(first: Direction, last: Direction) -> u8 {
    let turn = (last as u32).wrapping_sub(first as u32) % 8;
    let ahead = (1u8 << turn.saturating_sub(1)) - 1;
    ahead.rotate_left(first as u32 + 1)
}

/// Greatest common divisors: into how many parts grid points cut a line. Most lines end after a step or two, so that
/// working this out would take as long as tracing them.
static GCD: [[u8; SIDE as usize + 1]; SIDE as usize + 1] = {
    let mut table = [[0; SIDE as usize + 1]; SIDE as usize + 1];
    let mut a = 0;
    while a <= SIDE as usize {
        let mut b = 0;
        while b <= SIDE as usize {
            let (mut divisor, mut rest) = (a, b);
            while rest != 0 {
                (divisor, rest) = (rest, divisor % rest);
            }
            table[a][b] = divisor as u8;
            b += 1;
        }
        a += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_directions_clockwise() {
        use Direction::{East, North, NorthEast, SouthEast, West};
        assert_eq!(between(North, East), NorthEast.bit());
        assert_eq!(between(North, NorthEast), 0);
        assert_eq!(between(West, NorthEast).count_ones(), 2);
        assert_eq!(between(SouthEast, SouthEast), 0);
        assert_eq!(between(SouthEast, East), !(SouthEast.bit() | East.bit()));
    }

    #[test]
    fn touching_is_not_crossing() {
        let line = |space| crosses(Point { x: 0, y: 0 }, Point { x: 4, y: 2 }, space);
        assert!(
            line(Space::new(0, 0))
                && line(Space::new(1, 0))
                && line(Space::new(2, 1))
                && line(Space::new(3, 1))
        );
        assert!(!line(Space::new(2, 0)) && !line(Space::new(1, 1)), "their corners are touched at (2,1)");
        assert!(!line(Space::new(4, 2)), "beyond the end");
        assert!(!crosses(Point { x: 0, y: 1 }, Point { x: 3, y: 1 }, Space::new(1, 1)), "along an edge");
    }
}
