//! Which of the eight steps lead out of each space.

use super::layout::{Edge, Layout, Terrain};
use super::space::{Direction, Space};

/// How a figure gets about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Gait {
    /// On foot: stopped by blocking spaces and impassable edges, slowed by difficult spaces.
    #[default]
    Walking,
    /// Over everything but walls, closed doors and the end of the board.
    Unhindered,
}

/// The steps out of each space of a board, kept twice: by space for one who steps, by column for all at once.
#[derive(Debug, Clone)]
pub(super) struct Steps {
    /// By space, one bit a direction.
    masks: Box<[u8]>,
    /// By column and direction, one bit a row.
    columns: Box<[[u64; 8]]>,
}

impl Steps {
    /// Steps for counting spaces: walls, doors and blocking spaces stop the count. The last space counted may be a
    /// blocking one, because some figures can stand there.
    pub(super) fn counting(layout: &Layout) -> Self {
        let through = |terrain| !matches!(terrain, Terrain::Blocking | Terrain::Missing);
        Self::build(layout, |edge| !edge.is_closed(), through, |terrain| terrain != Terrain::Missing)
    }

    /// Steps of a figure.
    pub(super) fn moving(layout: &Layout, gait: Gait) -> Self {
        match gait {
            Gait::Walking => {
                let enters = |terrain| !matches!(terrain, Terrain::Blocking | Terrain::Missing);
                Self::build(layout, |edge| edge == Edge::Open, enters, enters)
            }
            Gait::Unhindered => {
                let enters = |terrain| terrain != Terrain::Missing;
                Self::build(layout, |edge| !edge.is_closed(), enters, enters)
            }
        }
    }

    /// A diagonal step needs one of its two detours to be open all the way.
    ///
    /// ```text
    /// a|b      The step from a to d goes round the wall by way of c;
    /// c d      with a wall between c and d, or with c blocking, there is no such step.
    /// ```
    fn build(
        layout: &Layout,
        lets: impl Fn(Edge) -> bool,
        through: impl Fn(Terrain) -> bool,
        into: impl Fn(Terrain) -> bool,
    ) -> Self {
        let crosses = |from: Space, side: Direction| {
            from.step(side)
                .filter(|&to| layout.terrain(to) != Terrain::Missing && lets(layout.edge(from, side)))
        };
        let detour = |from: Space, first: Direction, second: Direction| {
            let middle = crosses(from, first).filter(|&middle| through(layout.terrain(middle)));
            middle.and_then(|middle| crosses(middle, second)).is_some()
        };
        let leads = |from: Space, direction: Direction| {
            let enters = from.step(direction).is_some_and(|to| into(layout.terrain(to)));
            let (left, right) = (direction.turned(7), direction.turned(1));
            enters
                && match direction.is_diagonal() {
                    false => crosses(from, direction).is_some(),
                    true => detour(from, left, right) || detour(from, right, left),
                }
        };
        let mut masks = vec![0; usize::from(layout.columns()) << 6].into_boxed_slice();
        let mut columns = vec![[0; 8]; usize::from(layout.columns())].into_boxed_slice();
        for from in layout.places().filter(|&from| layout.terrain(from) != Terrain::Missing) {
            for direction in Direction::ALL.into_iter().filter(|&direction| leads(from, direction)) {
                masks[from.index()] |= direction.bit();
                columns[usize::from(from.column())][direction as usize] |= 1 << from.row();
            }
        }
        Self { masks, columns }
    }

    /// Steps out of these rows of a column, all in every direction at once: the rows they lead to in the column to
    /// the west, in the column itself and in the one to the east.
    #[inline]
    pub(super) fn out_of_rows(&self, column: usize, rows: u64) -> [u64; 3] {
        let [north, north_east, east, south_east, south, south_west, west, north_west] =
            self.columns[column].map(|leads| leads & rows);
        [
            north_west >> 1 | west | south_west << 1,
            north >> 1 | south << 1,
            north_east >> 1 | east | south_east << 1,
        ]
    }

    /// Whether a step leads out of a space in a direction.
    #[inline]
    pub(super) fn has(&self, from: Space, direction: Direction) -> bool {
        self.masks.get(from.index()).is_some_and(|mask| mask & direction.bit() != 0)
    }

    /// Every step out of a space and where it leads.
    #[inline]
    pub(super) fn from(&self, from: Space) -> impl Iterator<Item = Space> + use<> {
        /// What a step in each direction adds to the number of a space.
        const OFFSETS: [i16; 8] = [-1, 63, 64, 65, 1, -63, -64, -65];
        let mut mask = self.masks.get(from.index()).copied().unwrap_or(0);
        std::iter::from_fn(move || {
            let direction = (mask != 0).then(|| mask.trailing_zeros() as usize)?;
            mask &= mask - 1;
            Some(Space::from_index((from.index() as u16).wrapping_add_signed(OFFSETS[direction])))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::drawing::read_drawing;

    #[test]
    fn offsets_are_steps() {
        let layout = Layout::new(3, 3);
        let steps = Steps::moving(&layout, Gait::Walking);
        for from in layout.places() {
            let walked: Vec<Space> = Direction::ALL.into_iter().filter_map(|d| from.step(d)).collect();
            let inside = walked.into_iter().filter(|&to| layout.terrain(to) == Terrain::Floor);
            let inside: Vec<Space> = inside.collect();
            assert_eq!(steps.from(from).collect::<Vec<_>>(), inside);
            let sides = steps.out_of_rows(usize::from(from.column()), 1 << from.row());
            for (side, rows) in (-1..).zip(sides) {
                let there =
                    inside.iter().filter(|to| i32::from(to.column()) == i32::from(from.column()) + side);
                assert_eq!(rows, there.fold(0, |rows, to| rows | 1 << to.row()));
            }
        }
    }

    #[test]
    fn kinds_of_steps_differ_in_what_stops_them() {
        let layout = read_drawing(". B\n: -\n. .").unwrap().layout;
        let at = Space::new(0, 0);
        let count = |steps: &Steps| steps.from(at).collect::<Vec<_>>();
        let (east, south, diagonal) = (Space::new(1, 0), Space::new(0, 1), Space::new(1, 1));
        assert_eq!(count(&Steps::counting(&layout)), [east, diagonal, south]);
        assert_eq!(count(&Steps::moving(&layout, Gait::Walking)), []);
        assert_eq!(count(&Steps::moving(&layout, Gait::Unhindered)), [east, diagonal, south]);
    }
}
