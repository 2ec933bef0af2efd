//! Board geometry: cells, neighbours and reach. Knows no figure and no rule; a game passes in what is free.

mod cells;
pub mod hex;
pub mod plane;
pub mod square;

pub use cells::{Cell, CellSet};
