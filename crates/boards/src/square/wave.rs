//! Reach of small bases: all spaces that cost the same are entered at once.
//!
//! A layer is the set of spaces a walker gets to for a cost. One column of a set is one machine word, so a step out of
//! every space of a column in one direction is a mask and a shift, and a board of twenty columns is spread over in a
//! few hundred instructions.

use super::board::Board;
use super::reach::DEAREST;
use super::set::SpaceSet;
use super::space::Space;
use super::walk::Walker;

/// The layers under way; nothing is kept from one spreading to the next.
#[derive(Debug, Clone, Default)]
pub(super) struct Wave {
    /// What was entered, in a ring by cost: the spaces that can be got to for it, and perhaps for less.
    entered: [SpaceSet; DEAREST + 1],
    done: SpaceSet,
}

impl Wave {
    /// Tells every space the walker gets to with so many movement points: cheapest first, then in order.
    pub(super) fn spread(
        &mut self,
        board: &Board,
        walker: &Walker,
        start: Space,
        points: u16,
        mut tell: impl FnMut(Space, u16),
    ) {
        let steps = board.steps(walker.gait);
        let is_slowed = walker.is_slowed();
        let (from, last) = (usize::from(start.column()), usize::from(board.layout().columns()) - 1);
        // No further than one column a point, so nothing else is looked at or wiped.
        let within = |cost: u16| from.saturating_sub(usize::from(cost))..=last.min(from + usize::from(cost));
        for set in self.entered.iter_mut().chain([&mut self.done]) {
            set.columns_mut()[within(points)].fill(0);
        }
        self.entered[0].insert(start);
        let mut n_empty = 0;
        for cost in 0..=points {
            n_empty += 1;
            for column in within(cost) {
                let entered = &mut self.entered[usize::from(cost) % (DEAREST + 1)].columns_mut()[column];
                let rows = std::mem::take(entered) & !self.done.rows(column);
                if rows == 0 {
                    continue;
                }
                n_empty = 0;
                self.done.columns_mut()[column] |= rows;
                each_row(rows, |row| tell(Space::new(column as u8, row), cost));
                if cost < points {
                    self.enter(board, walker, is_slowed, cost, column, steps.out_of_rows(column, rows));
                }
            }
            // What waits was entered from one of the last layers.
            if n_empty == DEAREST {
                return;
            }
        }
    }

    /// Notes what is entered from a column, in the column to its west, in itself and to its east, for what each costs.
    #[inline]
    fn enter(
        &mut self,
        board: &Board,
        walker: &Walker,
        is_slowed: bool,
        cost: u16,
        column: usize,
        entered: [u64; 3],
    ) {
        let columns = [column.wrapping_sub(1), column, column + 1];
        for (to, rows) in columns.into_iter().zip(entered).filter(|&(_, rows)| rows != 0) {
            let rows = rows & !(self.done.rows(to) | walker.shut.rows(to));
            let slow = if is_slowed { board.difficult().rows(to) } else { 0 };
            let costly = walker.costly.rows(to);
            let prices = [rows & !(slow | costly), rows & (slow ^ costly), rows & slow & costly];
            for (price, rows) in (1..).zip(prices) {
                self.entered[(usize::from(cost) + price) % (DEAREST + 1)].columns_mut()[to] |= rows;
            }
        }
    }
}

#[inline]
fn each_row(mut rows: u64, mut tell: impl FnMut(u8)) {
    while rows != 0 {
        tell(rows.trailing_zeros() as u8);
        rows &= rows - 1;
    }
}
