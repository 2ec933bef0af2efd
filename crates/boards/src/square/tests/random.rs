//! Random boards from a seed, the same on every machine.

pub(super) use crate::random::Random;
use crate::square::{Direction, Edge, Gait, Layout, Space, SpaceSet, Terrain, Walker};

impl Random {
    /// A board of at most so many columns and rows, from bare to cluttered.
    pub(super) fn layout(&mut self, side: u64) -> Layout {
        let mut layout = Layout::new(1 + self.below(side) as u8, 1 + self.below(side) as u8);
        let clutter = self.below(30);
        for space in layout.places() {
            if self.percent(clutter) {
                let kinds = [Terrain::Difficult, Terrain::Blocking, Terrain::Missing];
                layout.set_terrain(space, kinds[self.below(3) as usize]);
            }
            for side in Direction::ORTHOGONAL {
                if self.percent(clutter) {
                    let kinds = [Edge::Wall, Edge::Wall, Edge::Door, Edge::Impassable];
                    layout.set_edge(space, side, kinds[self.below(4) as usize]);
                }
            }
        }
        layout
    }

    /// Some of the places of a board.
    pub(super) fn some(&mut self, layout: &Layout, percent: u64) -> SpaceSet {
        layout.places().filter(|_| self.percent(percent)).collect()
    }

    /// Somebody who walks there, with others in the way.
    pub(super) fn walker(&mut self, layout: &Layout, gait: Gait) -> Walker {
        Walker {
            gait,
            costly: self.some(layout, 10),
            shut: self.some(layout, 5),
            taken: self.some(layout, 20),
            is_sure_footed: self.percent(20),
        }
    }

    /// One of the places of a board.
    pub(super) fn place(&mut self, layout: &Layout) -> Space {
        let one = |random: &mut Self, n: u8| random.below(u64::from(n)) as u8;
        Space::new(one(self, layout.columns()), one(self, layout.rows()))
    }
}
