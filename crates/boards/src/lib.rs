//! Board geometry: cells, neighbours and reach. Knows no figure and no rule; a game passes in what is free.

mod cells;
pub mod hex;
pub mod plane;
#[cfg(test)]
mod random;
mod set;
#[cfg(test)]
mod set_tests;
pub mod square;
mod table;

pub use cells::{Cell, CellSet};
pub use set::{Member, Members, Set};
