//! Outlines around the points of a lattice that are in something.
//!
//! ```text
//!   o   o   o   o       Between neighbours of which one is in and one is not, the line is looked for by halves. In every square of
//!     .-----.           four points those places are joined so that what is in lies on the left; place by place the
//!   o | x   x |  o      pieces make rings.
//!     `-.   |
//!   o   o`x-'   o
//! ```

use super::point::Point;

/// Places on a line are looked for to so many units.
const FINE: i64 = 4;

/// Corners of a ring that are nearer to the straight line between their neighbours are left out.
const STRAIGHT: i64 = 3;

/// A place between two neighbours of a lattice: the point west or north of it, and whether the other is south of it.
type Between = (usize, usize, bool);

/// The rings around the points of a square lattice that are in something.
pub(super) fn rings(
    is_in: &[bool],
    width: usize,
    at: impl Fn(usize, usize) -> Option<Point>,
    holds: impl Fn(Point) -> bool,
) -> Vec<Vec<Point>> {
    let number = |(column, row, is_down): Between| 2 * (row * width + column) + usize::from(is_down);
    // From each place to the next on its ring.
    let mut next: Vec<Option<Between>> = vec![None; 2 * width * width];
    let mut starts = Vec::new();
    for row in 0..width - 1 {
        for column in 0..width - 1 {
            let point = |right: usize, down: usize| is_in[(row + down) * width + column + right];
            let corners = [point(0, 0), point(1, 0), point(1, 1), point(0, 1)];
            let sides = [
                (column, row, false),
                (column + 1, row, true),
                (column, row + 1, false),
                (column, row, true),
            ];
            for (from, to) in pieces(corners) {
                next[number(sides[from])] = Some(sides[to]);
                starts.push(sides[from]);
            }
        }
    }
    let place = |(column, row, is_down): Between| {
        let (one, other) =
            (at(column, row)?, at(column + usize::from(!is_down), row + usize::from(is_down))?);
        Some(edge(one, other, is_in[row * width + column], &holds))
    };
    let mut all = Vec::new();
    for start in starts {
        let (mut ring, mut here) = (Vec::new(), start);
        while let Some(after) = next[number(here)].take() {
            ring.extend(place(here));
            here = after;
        }
        let ring = straightened(&ring);
        if ring.len() >= 3 {
            all.push(ring);
        }
    }
    all
}

/// From which side of a square to which the line runs, with what is in on its left; the sides are north, east, south and west, the
/// corners begin in the north-west and go round with the sun.
fn pieces(corners: [bool; 4]) -> impl Iterator<Item = (usize, usize)> {
    // Where the rim of the square leaves what is in, the line begins; it ends where the rim comes back in.
    let leaves = move |side: usize| corners[side] && !corners[(side + 1) % 4];
    let enters = move |side: usize| !corners[side] && corners[(side + 1) % 4];
    let all = (0..4).filter(move |&side| leaves(side));
    // Of two corners opposite each other each is cut off by itself.
    all.filter_map(move |from| {
        (1..4).map(|back| (from + 4 - back) % 4).find(|&to| enters(to)).map(|to| (from, to))
    })
}

/// Where between two points something ends.
fn edge(mut one: Point, mut other: Point, one_is_in: bool, holds: impl Fn(Point) -> bool) -> Point {
    while one.squared_distance(other) > FINE * FINE {
        let middle = Point::new(i32::midpoint(one.x(), other.x()), i32::midpoint(one.y(), other.y()));
        if holds(middle) == one_is_in { one = middle } else { other = middle }
    }
    // What is drawn is reached.
    if one_is_in { one } else { other }
}

/// A ring without the corners where it goes nearly straight on.
fn straightened(ring: &[Point]) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::new();
    for (n, &point) in ring.iter().enumerate() {
        let (Some(&before), after) = (kept.last(), ring[(n + 1) % ring.len()]) else {
            kept.push(point);
            continue;
        };
        let aside = i128::from(before.side(after, point));
        let squared = i128::from(before.squared_distance(after));
        if aside * aside > i128::from(STRAIGHT * STRAIGHT) * squared {
            kept.push(point);
        }
    }
    kept
}
