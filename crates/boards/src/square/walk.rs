//! Moves of a base, one at a time: what each costs and where it leads.

use super::board::Board;
use super::moves::Move;
use super::position::Position;
use super::set::SpaceSet;
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
    #[inline]
    pub fn may_stop(&self, position: Position) -> bool {
        !position.meets(&self.taken)
    }

    /// Whether difficult spaces cost it one more.
    #[inline]
    pub(super) fn is_slowed(&self) -> bool {
        self.gait == Gait::Walking && !self.is_sure_footed
    }

    /// What a move of a large base costs it; `None` if a space in its way is shut.
    #[inline]
    pub(super) fn price(&self, from: Position, way: &Move) -> Option<u16> {
        let is_slow = way.is_difficult && self.is_slowed();
        let is_costly = way.to.enters(from, &self.costly);
        (!way.to.enters(from, &self.shut)).then(|| 1 + u16::from(is_slow) + u16::from(is_costly))
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
            for there in self.steps(walker.gait).from(from.corner()) {
                if !walker.shut.has(there) {
                    let is_slow = walker.is_slowed() && self.difficult().has(there);
                    let is_costly = walker.costly.has(there);
                    tell(Position::small(there), 1 + u16::from(is_slow) + u16::from(is_costly));
                }
            }
            return;
        }
        for way in self.moves(walker.gait, (from.columns(), from.rows())).of(from.corner()) {
            if let Some(price) = walker.price(from, way) {
                tell(way.to, price);
            }
        }
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
}
