//! Reach: everywhere a walker gets, and the cheapest way there.

use super::board::Board;
use super::position::Position;
use super::walk::Walker;
use super::wave::Wave;

/// What the list holds where nobody gets.
const NEVER: u16 = u16::MAX;

/// The dearest single move: 1, 1 more for difficult, 1 more for costly.
pub(super) const DEAREST: usize = 3;

/// Every position within so many movement points, with its cost. Turned positions are positions of their own.
#[derive(Debug, Clone, Default)]
pub struct Reach {
    start: Option<Position>,
    /// How wide the base lay at the start.
    columns: u8,
    /// By north-west space, first as the base lay at the start, then turned by a quarter.
    costs: Vec<u16>,
    n_spaces: usize,
    /// In the order of their costs.
    reached: Vec<(Position, u16)>,
    queues: [Vec<Position>; DEAREST + 1],
    wave: Wave,
}

impl Board {
    /// Everywhere the walker gets from a position with so many movement points.
    pub fn reach(&self, walker: &Walker, start: Position, points: u16) -> Reach {
        let mut reach = Reach::default();
        self.reach_into(walker, start, points, &mut reach);
        reach
    }

    /// As [`Board::reach`], into lists that are there already.
    pub fn reach_into(&self, walker: &Walker, start: Position, points: u16, reach: &mut Reach) {
        reach.restart(start, usize::from(self.layout().columns()) << 6);
        if start.is_small() {
            let Reach { wave, costs, reached, .. } = reach;
            wave.spread(self, walker, start.corner(), points, |space, cost| {
                costs[space.index()] = cost;
                reached.push((Position::small(space), cost));
            });
        } else {
            self.reach_with_large(walker, start, points, reach);
        }
    }

    /// Costs are small numbers, so the open ends wait in a ring of queues, one for each cost up to the dearest move
    /// ahead; taking the queues in turn is Dijkstra's order without a heap.
    fn reach_with_large(&self, walker: &Walker, start: Position, points: u16, reach: &mut Reach) {
        let (columns, rows) = (start.columns(), start.rows());
        let as_it_lay = self.moves(walker.gait, (columns, rows));
        let turned = self.moves(walker.gait, (rows, columns));
        reach.note(start, 0);
        let mut waiting = 1;
        for cost in 0..=points.min(NEVER - 1) {
            if waiting == 0 {
                break;
            }
            let mut queue = std::mem::take(&mut reach.queues[usize::from(cost) % (DEAREST + 1)]);
            waiting -= queue.len();
            queue.sort_unstable();
            for from in queue.drain(..) {
                if reach.raw(from) != cost {
                    // A cheaper way was found after this end had been noted.
                    continue;
                }
                reach.reached.push((from, cost));
                if cost == points {
                    continue;
                }
                let moves = if from.columns() == start.columns() { as_it_lay } else { turned };
                for way in moves.of(from.corner()) {
                    let known = reach.raw(way.to);
                    // Whoever stands in the way makes nothing cheaper, so most moves need no look at them.
                    if cost + 1 >= known {
                        continue;
                    }
                    let total = walker.price(from, way).map_or(NEVER, |price| cost.saturating_add(price));
                    if total <= points && total < known {
                        reach.note(way.to, total);
                        waiting += 1;
                    }
                }
            }
            reach.queues[usize::from(cost) % (DEAREST + 1)] = queue;
        }
    }
}

impl Reach {
    /// What it costs to get to a position; `None` if it is out of reach.
    #[inline]
    pub fn cost(&self, position: Position) -> Option<u16> {
        (self.n_spaces > 0).then(|| self.raw(position)).filter(|&cost| cost != NEVER)
    }

    /// Every position passed, cheapest first and then in order, with its cost.
    pub fn passed(&self) -> impl Iterator<Item = (Position, u16)> + '_ {
        self.reached.iter().copied()
    }

    /// Every position where the walker may stop, cheapest first, with its cost; where it stands is always one.
    pub fn ends<'a>(&'a self, walker: &'a Walker) -> impl Iterator<Item = (Position, u16)> + 'a {
        self.passed().filter(|&(position, _)| Some(position) == self.start || walker.may_stop(position))
    }

    /// A cheapest walk to a position, without the start. Among equally cheap ones the one whose positions are
    /// first in order, seen from the end.
    ///
    /// # Panics
    /// If board or walker are not those of this reach.
    pub fn path(&self, board: &Board, walker: &Walker, end: Position) -> Option<Vec<Position>> {
        let mut here = end;
        let mut cost = self.cost(end)?;
        let mut walk = Vec::new();
        while Some(here) != self.start {
            walk.push(here);
            // Moves are not symmetric in price, so the ways into `here` are asked of where they come from.
            let comes = |&from: &Position| {
                let price = board.move_cost(walker, from, here);
                price.is_some_and(|price| self.raw(from).checked_add(price) == Some(cost))
            };
            here = self.near(here).filter(comes).min().expect("every position but the first was entered");
            cost = self.raw(here);
        }
        walk.reverse();
        Some(walk)
    }

    /// The positions reached that a single move could join with this one.
    fn near(&self, to: Position) -> impl Iterator<Item = Position> + '_ {
        let span = u8::max(to.columns(), to.rows());
        let is_near = move |a: u8, b: u8| a.abs_diff(b) <= span;
        self.reached.iter().map(|&(position, _)| position).filter(move |from| {
            is_near(from.corner().column(), to.corner().column())
                && is_near(from.corner().row(), to.corner().row())
        })
    }

    /// Forgets everything and begins anew. Only what was written is wiped: a move reaches a few dozen positions on a
    /// board of hundreds.
    fn restart(&mut self, start: Position, n_spaces: usize) {
        let n_turns = if start.columns() == start.rows() { 1 } else { 2 };
        for (position, _) in self.reached.drain(..) {
            self.costs[slot(position, position.columns() != self.columns, self.n_spaces)] = NEVER;
        }
        self.start = Some(start);
        self.columns = start.columns();
        self.n_spaces = n_spaces;
        self.costs.resize(n_spaces * n_turns, NEVER);
    }

    fn note(&mut self, position: Position, cost: u16) {
        let slot = self.slot(position);
        self.costs[slot] = cost;
        self.queues[usize::from(cost) % (DEAREST + 1)].push(position);
    }

    #[inline]
    fn raw(&self, position: Position) -> u16 {
        self.costs.get(self.slot(position)).copied().unwrap_or(NEVER)
    }

    #[inline]
    fn slot(&self, position: Position) -> usize {
        slot(position, position.columns() != self.columns, self.n_spaces)
    }
}

#[inline]
fn slot(position: Position, is_turned: bool, n_spaces: usize) -> usize {
    position.corner().index() + if is_turned { n_spaces } else { 0 }
}
