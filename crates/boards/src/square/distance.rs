//! Adjacency and distance: counting spaces.

use super::board::Board;
use super::position::Position;
use super::space::Space;

/// What the table holds where no count leads.
const NEVER: u16 = u16::MAX;

/// The distances from one base.
#[derive(Debug, Clone, Copy)]
pub struct Counts<'a> {
    board: &'a Board,
    from: Position,
    /// Of a small base, whose counts are one row of the table.
    row: Option<&'a [u16]>,
}

impl Counts<'_> {
    /// As [`Board::distance_between`], from the base these counts begin at.
    #[inline]
    pub fn to(&self, other: Position) -> Option<u16> {
        let Some(row) = self.row else { return self.board.distance_between(self.from, other) };
        Some(nearest_in(row, other)).filter(|&nearest| nearest != NEVER)
    }
}

/// The least count to a space of a base.
#[inline]
fn nearest_in(row: &[u16], base: Position) -> u16 {
    if base.is_small() {
        return row.get(base.corner().index()).copied().unwrap_or(NEVER);
    }
    // A base may hang over the east end of the board, where the row ends.
    let mut nearest = NEVER;
    for column in base.column_range() {
        let first = column << 6 | usize::from(base.corner().row());
        let counts = row.get(first..first + usize::from(base.rows())).unwrap_or(&[]);
        for &count in counts {
            nearest = nearest.min(count);
        }
    }
    nearest
}

impl Board {
    /// Whether two spaces are adjacent: they share an edge without wall or closed door, or a corner with an open
    /// detour round it. A space is not adjacent to itself.
    #[inline]
    pub fn is_adjacent(&self, one: Space, other: Space) -> bool {
        one.direction_to(other).is_some_and(|direction| self.counting.has(one, direction))
    }

    /// The fewest steps from one space to another, diagonal steps counting one, not through walls, closed doors or
    /// blocking spaces. `None` if there is no way to count.
    #[inline]
    pub fn distance(&self, one: Space, other: Space) -> Option<u16> {
        let row = self.distance_row(one);
        row.get(other.index()).copied().filter(|&steps| steps != NEVER)
    }

    /// Whether any spaces of two bases are adjacent; bases that share a space are not.
    #[inline]
    pub fn are_adjacent(&self, one: Position, other: Position) -> bool {
        if one.is_small() && other.is_small() {
            return self.is_adjacent(one.corner(), other.corner());
        }
        // Who stands on the same space is not beside it.
        one.shared(other) == 0 && self.distance_between(one, other) == Some(1)
    }

    /// The counts from a base to many others: its row of the table is looked up once.
    #[inline]
    pub fn counts_from(&self, from: Position) -> Counts<'_> {
        Counts { board: self, from, row: from.is_small().then(|| self.distance_row(from.corner())) }
    }

    /// The distance between the nearest two spaces of two bases. Counts go both ways alike; whoever asks for many
    /// positions around one takes [`Board::counts_from`].
    #[inline]
    pub fn distance_between(&self, one: Position, other: Position) -> Option<u16> {
        if one.is_small() && other.is_small() {
            return self.distance(one.corner(), other.corner());
        }
        // As few rows of the table as can be.
        let (few, many) = if one.len() <= other.len() { (one, other) } else { (other, one) };
        let nearest = few.spaces().map(|from| nearest_in(self.distance_row(from), many)).min();
        nearest.filter(|&nearest| nearest != NEVER)
    }

    #[inline]
    fn distance_row(&self, from: Space) -> &[u16] {
        self.distances.row(from.index(), || self.count_from(from))
    }

    /// Counts outwards from a space, ring by ring.
    fn count_from(&self, start: Space) -> Box<[u16]> {
        let mut row = vec![NEVER; usize::from(self.layout.columns()) << 6].into_boxed_slice();
        if !self.spaces().has(start) {
            return row;
        }
        row[start.index()] = 0;
        let mut queue = Vec::with_capacity(self.spaces().len());
        queue.push(start);
        let mut next = 0;
        while let Some(&from) = queue.get(next) {
            next += 1;
            // A count may begin or end on a blocking space and goes through none.
            if from != start && self.blocking().has(from) {
                continue;
            }
            for to in self.counting.from(from) {
                if row[to.index()] == NEVER {
                    row[to.index()] = row[from.index()] + 1;
                    queue.push(to);
                }
            }
        }
        row
    }
}
