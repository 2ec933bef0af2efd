//! Which cells are next to each other.

use super::space::Place;
use crate::{Member, Set};

/// The neighbours of each cell, where the cell with number `n` stands at `places[n]`.
pub fn neighbours<T: Member, const WORDS: usize>(places: &[Place]) -> Vec<Set<T, WORDS>> {
    let at = |place: Place| places.iter().position(|&other| other == place).map(T::from_number);
    places.iter().map(|place| place.neighbours().into_iter().filter_map(at).collect()).collect()
}

/// Every neighbour of a cell of the set.
pub(super) fn around<T: Member, const WORDS: usize>(
    neighbours: &[Set<T, WORDS>],
    cells: Set<T, WORDS>,
) -> Set<T, WORDS> {
    cells.iter().fold(Set::EMPTY, |set, cell| set | neighbours[cell.number()])
}
