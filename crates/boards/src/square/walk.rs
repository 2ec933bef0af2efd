//! Moves of a base, one at a time: what each costs and where it leads.

use super::board::Board;
use super::position::Position;
use super::set::SpaceSet;
use super::space::{Direction, Space};
use super::steps::Gait;

/// How somebody moves, and what stands in the way. Who stands there and why is the game's business.
#[derive(Debug, Clone, Copy, Default)]
pub struct Walker {
    /// What the terrain means to it.
    pub gait: Gait,
    /// Spaces that cost one more to enter, besides difficult ones.
    pub costly: SpaceSet,
    /// Spaces it never enters.
    pub shut: SpaceSet,
    /// Spaces it may pass and not stop on.
    pub taken: SpaceSet,
    /// Difficult spaces cost it nothing extra.
    pub is_sure_footed: bool,
}

impl Walker {
    /// The same walker moving by count: nothing costs it anything extra.
    pub fn by_count(self) -> Self {
        Self { costly: SpaceSet::EMPTY, is_sure_footed: true, ..self }
    }

    /// Whether it may stop there.
    pub fn may_stop(&self, position: Position) -> bool {
        !position.meets(&self.taken)
    }
}

impl Board {
    /// Tells every single move out of a position with its cost: steps first, clockwise from the north, then turns.
    ///
    /// A small base steps in all eight directions, a large one in four. A large base also turns by a quarter if it
    /// keeps at least half of its spaces. Every move costs 1; 1 more if it newly covers a difficult space, 1 more if
    /// it newly covers a costly one, however many there are.
    #[inline]
    pub fn for_each_move(&self, walker: &Walker, from: Position, mut tell: impl FnMut(Position, u16)) {
        if from.is_small() {
            let here = from.corner();
            for there in self.steps(walker.gait).from(here) {
                if !walker.shut.has(there) {
                    tell(Position::small(there), 1 + self.surcharge(walker, std::iter::once(there)));
                }
            }
            return;
        }
        let mut tell_if_open = |to: Position| {
            let entered = to.spaces().filter(|&space| !from.has(space));
            if !entered.clone().any(|space| walker.shut.has(space)) {
                tell(to, 1 + self.surcharge(walker, entered));
            }
        };
        for direction in Direction::ORTHOGONAL {
            if let Some(to) = self.shifted(walker.gait, from, direction) {
                tell_if_open(to);
            }
        }
        turns(from).filter(|&to| self.fits(to, walker.gait)).for_each(tell_if_open);
    }

    /// What a single move costs; `None` if there is no such move.
    pub fn move_cost(&self, walker: &Walker, from: Position, to: Position) -> Option<u16> {
        let mut cost = None;
        self.for_each_move(walker, from, |end, price| {
            if end == to {
                cost = Some(price);
            }
        });
        cost
    }

    /// What a walk through these positions costs; `None` if one of its moves does not exist. It may end anywhere.
    pub fn walk_cost(&self, walker: &Walker, from: Position, walk: &[Position]) -> Option<u16> {
        let mut here = from;
        walk.iter().try_fold(0, |cost, &next| {
            let price = self.move_cost(walker, here, next)?;
            here = next;
            Some(cost + price)
        })
    }

    #[inline]
    fn surcharge(&self, walker: &Walker, mut entered: impl Iterator<Item = Space> + Clone) -> u16 {
        let slows = |space: Space| {
            walker.gait == Gait::Walking && !walker.is_sure_footed && self.difficult().has(space)
        };
        let is_slow = entered.clone().any(slows);
        let is_costly = entered.any(|space| walker.costly.has(space));
        u16::from(is_slow) + u16::from(is_costly)
    }

    /// The base one step on: each space in front is entered from the one behind it, and the base then lies across
    /// no edge that stops it.
    fn shifted(&self, gait: Gait, from: Position, direction: Direction) -> Option<Position> {
        let steps = self.steps(gait);
        let to = from.moved_to(from.corner().step(direction))?;
        let crossed = from.spaces().all(|space| steps.has(space, direction));
        (crossed && self.fits(to, gait)).then_some(to)
    }
}

/// The positions after a turn by a quarter that keep at least half of the spaces, in order.
///
/// ```text
/// . . . .      . x . .      . . x .      . . . .      . . . .
/// . A A .  ->  . A . .  or  . . A .  or  . A . .  or  . . A .
/// . . . .      . . . .      . . . .      . x . .      . . x .
/// ```
fn turns(from: Position) -> impl Iterator<Item = Position> {
    let (columns, rows) = (from.rows(), from.columns());
    let (column, row) = (i32::from(from.corner().column()), i32::from(from.corner().row()));
    let span = i32::from(columns.max(rows)) - 1;
    let corners =
        (column - span..=column + span).flat_map(move |c| (row - span..=row + span).map(move |r| (c, r)));
    let turned = corners.filter_map(move |(c, r)| Position::new(Space::checked(c, r)?, columns, rows));
    turned.filter(move |to| columns != rows && 2 * to.shared(from) >= from.len())
}
