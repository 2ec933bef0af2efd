//! Single moves of large bases, worked out once for each gait and shape.
//!
//! Where a large base can go from a corner depends on the board alone, and a board never changes. What a move costs and
//! whether somebody stands in its way is left to the [`Walker`](super::Walker), who comes later.

use std::sync::OnceLock;

use super::board::Board;
use super::position::Position;
use super::space::{Direction, Space};
use super::steps::Gait;

/// How many columns and rows a base has.
pub(super) type Sides = (u8, u8);

/// A single move of a large base.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) to: Position,
    /// Whether it newly covers a difficult space.
    pub(super) is_difficult: bool,
}

/// The moves of bases of one shape.
#[derive(Debug, Clone)]
pub(super) struct Moves {
    sides: Sides,
    /// By corner, where its moves begin in the list; those of the next begin where they end.
    starts: Box<[u32]>,
    list: Box<[Move]>,
}

impl Moves {
    fn new(board: &Board, gait: Gait, sides: Sides) -> Self {
        let n_corners = usize::from(board.layout().columns()) << 6;
        let mut starts = Vec::with_capacity(n_corners + 1);
        let mut list = Vec::new();
        for n in 0..n_corners as u16 {
            starts.push(list.len() as u32);
            if let Some(from) = Position::new(Space::from_index(n), sides.0, sides.1) {
                board.work_out_moves(gait, from, |to| {
                    let is_difficult = to.enters(from, board.difficult());
                    list.push(Move { to, is_difficult });
                });
            }
        }
        starts.push(list.len() as u32);
        Self { sides, starts: starts.into(), list: list.into() }
    }

    /// The moves out of the position with this corner: steps first, clockwise from the north, then turns.
    #[inline]
    pub(super) fn of(&self, corner: Space) -> &[Move] {
        match self.starts.get(corner.index()..corner.index() + 2) {
            Some(&[first, end]) => &self.list[first as usize..end as usize],
            _ => &[],
        }
    }
}

/// The moves of every shape that was asked for.
///
/// # Why a chain?
/// Any rectangle may be asked for, and a game has three or four. A chain that only ever grows at its end is read without
/// a lock, and the first few links are all there is to read.
#[derive(Debug, Clone, Default)]
pub(super) struct Shapes(OnceLock<Box<Link>>);

#[derive(Debug, Clone)]
struct Link {
    moves: Moves,
    next: Shapes,
}

impl Shapes {
    fn get(&self, sides: Sides, make: impl Fn() -> Moves) -> &Moves {
        let mut shapes = self;
        loop {
            let link = shapes.0.get_or_init(|| Box::new(Link { moves: make(), next: Self::default() }));
            if link.moves.sides == sides {
                return &link.moves;
            }
            shapes = &link.next;
        }
    }
}

impl Board {
    /// The moves of bases with these sides.
    #[inline]
    pub(super) fn moves(&self, gait: Gait, sides: Sides) -> &Moves {
        self.shapes[gait as usize].get(sides, || Moves::new(self, gait, sides))
    }

    /// Tells where a single move leads out of a position: a large base steps in four directions and turns by a quarter
    /// if it keeps at least half of its spaces.
    fn work_out_moves(&self, gait: Gait, from: Position, mut tell: impl FnMut(Position)) {
        Direction::ORTHOGONAL
            .into_iter()
            .filter_map(|direction| self.shifted(gait, from, direction))
            .for_each(&mut tell);
        turns(from).filter(|&to| self.fits(to, gait)).for_each(tell);
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
