//! A board with its tables.

use std::sync::OnceLock;

use super::fan::Fan;
use super::layout::{Layout, Terrain};
use super::lines::{Corners, Lines};
use super::moves::Shapes;
use super::position::Position;
use super::set::SpaceSet;
use super::steps::{Gait, Steps};
use crate::table::Rows;

/// A board that answers questions of space. It never changes: a door that opens makes a new board.
///
/// ```
/// use sortie_boards::square::{Board, Space, SpaceSet, read_drawing};
///
/// let drawing = read_drawing("
///     a .|c
///       -
///     . . .
/// ").unwrap();
/// let board = Board::new(drawing.layout);
/// let (a, c) = (Space::new(0, 0), Space::new(2, 0));
/// assert_eq!(board.distance(a, c), Some(2));
/// assert!(!board.sees(a, c, &SpaceSet::EMPTY));
/// ```
#[derive(Debug, Clone)]
pub struct Board {
    pub(super) layout: Layout,
    spaces: SpaceSet,
    blocking: SpaceSet,
    difficult: SpaceSet,
    pub(super) counting: Steps,
    moving: [Steps; 2],
    /// By gait, the moves of large bases.
    pub(super) shapes: [Shapes; 2],
    pub(super) corners: Corners,
    pub(super) distances: Rows<u16>,
    /// By grid point, the grid points to which a line is free.
    pub(super) traced: Rows<bool>,
    pub(super) sights: Rows<Lines>,
    /// By how far east and south one space lies of another, counted from the farthest west and north.
    pub(super) fans: Rows<Fan>,
    opened: OnceLock<Box<Board>>,
}

impl Board {
    /// The board of a layout.
    pub fn new(layout: Layout) -> Self {
        let every = |wanted: &dyn Fn(Terrain) -> bool| {
            layout.places().filter(|&at| wanted(layout.terrain(at))).collect()
        };
        Self {
            spaces: every(&|terrain| terrain != Terrain::Missing),
            blocking: every(&|terrain| terrain == Terrain::Blocking),
            difficult: every(&|terrain| terrain == Terrain::Difficult),
            counting: Steps::counting(&layout),
            moving: [Gait::Walking, Gait::Unhindered].map(|gait| Steps::moving(&layout, gait)),
            shapes: Default::default(),
            corners: Corners::new(&layout),
            distances: Rows::new(usize::from(layout.columns()) << 6),
            traced: Rows::new(Corners::n_points(&layout)),
            sights: Rows::new(usize::from(layout.columns()) << 6),
            fans: Rows::new((2 * usize::from(layout.columns())) * (2 * usize::from(layout.rows()))),
            opened: OnceLock::new(),
            layout,
        }
    }

    /// How it is laid out.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// All its spaces.
    pub fn spaces(&self) -> &SpaceSet {
        &self.spaces
    }

    /// The spaces that stop feet and sight.
    pub fn blocking(&self) -> &SpaceSet {
        &self.blocking
    }

    /// The spaces that cost one more to enter.
    pub fn difficult(&self) -> &SpaceSet {
        &self.difficult
    }

    /// The same board with every closed door opened, made when first asked.
    pub fn with_doors_open(&self) -> &Self {
        self.opened.get_or_init(|| Box::new(Self::new(self.layout.with_doors_open())))
    }

    pub(super) fn steps(&self, gait: Gait) -> &Steps {
        &self.moving[gait as usize]
    }

    /// Whether a base may lie there: on spaces its figure can enter, and across no edge that stops it.
    pub fn fits(&self, position: Position, gait: Gait) -> bool {
        use super::space::Direction::{East, South};
        let steps = self.steps(gait);
        position.spaces().all(|space| {
            let joined = |side| match space.step(side) {
                Some(next) if position.has(next) => steps.has(space, side),
                _ => true,
            };
            let enters = self.spaces.has(space) && (gait == Gait::Unhindered || !self.blocking.has(space));
            enters && joined(East) && joined(South)
        })
    }
}
