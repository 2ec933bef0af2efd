//! The sixteen lines between the corners of two spaces, and which of them a space in between cuts.
//!
//! How two spaces lie to each other is all that matters, so this is worked out once for each way they can lie, and
//! looking past figures is a few masks.

use super::lines::{Lines, corner, crosses};
use super::sight::two_apart;
use super::space::Space;

/// The lines between two spaces that lie to each other in one way.
#[derive(Debug, Clone)]
pub(super) struct Fan {
    /// For each corner of the first space: of which sets of ends two can be seen by. One bit a set, which has one bit
    /// a corner of the second space.
    apart: [u16; 4],
    /// How many rows the box around both spaces has.
    height: usize,
    /// By space of that box, column by column, the lines it cuts.
    cuts: Box<[Lines]>,
}

impl Fan {
    /// From a space to another so far east and south of it.
    pub(super) fn new(east: i32, south: i32) -> Self {
        let place = |along: i32| if along < 0 { (along.unsigned_abs() as u8, 0) } else { (0, along as u8) };
        let ((from_column, to_column), (from_row, to_row)) = (place(east), place(south));
        let (from, to) = (Space::new(from_column, from_row), Space::new(to_column, to_row));
        let (width, height) = (from_column + to_column + 1, from_row + to_row + 1);
        let apart = [0, 1, 2, 3].map(|n| {
            let is_seen = |ends: u16| {
                let ends = (0..4).filter(move |m| ends >> m & 1 == 1).map(|m| corner(to, m));
                two_apart(corner(from, n), ends).is_some()
            };
            (0..16).filter(|&ends| is_seen(ends)).fold(0, |bits, ends| bits | 1 << ends)
        });
        let cut_by = |space: Space| {
            let is_cut = |line: usize| crosses(corner(from, line / 4), corner(to, line % 4), space);
            let is_between = space != from && space != to;
            (0..16).filter(|&line| is_between && is_cut(line)).fold(0, |lines, line| lines | 1 << line)
        };
        let spaces = (0..width).flat_map(|column| (0..height).map(move |row| Space::new(column, row)));
        Self { apart, height: usize::from(height), cuts: spaces.map(cut_by).collect() }
    }

    /// The lines that a space of the box cuts, so far from its north-west space; none for the two spaces themselves.
    #[inline]
    pub(super) fn cut_by(&self, column: u8, row: u8) -> Lines {
        self.cuts[usize::from(column) * self.height + usize::from(row)]
    }

    /// Whether these lines are enough to see by: two from one corner that do not overlap.
    #[inline]
    pub(super) fn is_seen_by(&self, lines: Lines) -> bool {
        let ends = [lines & 15, lines >> 4 & 15, lines >> 8 & 15, lines >> 12];
        ends.into_iter().zip(self.apart).any(|(ends, apart)| apart >> ends & 1 == 1)
    }
}
