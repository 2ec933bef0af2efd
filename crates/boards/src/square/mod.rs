//! Square spaces with walls, doors and impassable edges between them, and bases of one or more spaces on them.
//!
//! ```text
//!      column 0   1   2
//! row 0     [ . | .   # ]     | wall: no step, no count, no sight
//!             -   :           : impassable: stops feet only
//! row 1     [ .   ~   B ]     ~ difficult, B blocking, # no space
//! ```
//!
//! [`Layout`] is the board as it is laid out, by hand or from a [drawing](read_drawing). [`Board`] adds the tables
//! and answers: what is adjacent, how far, what is in sight, where a [`Walker`] gets with so many movement points.
//! All arithmetic is exact, on whole numbers.
//!
//! # Why edges besides spaces?
//! A thin wall between two open spaces is the normal case here. It stops the step across it but leaves the diagonal
//! past its end open, and sight brushes past its end but not past the middle of it. Rules of this kind are rules
//! about grid points, so sight is traced from grid point to grid point (`lines`).

mod blocked;
mod board;
mod distance;
mod drawing;
mod fan;
mod layout;
mod lines;
mod moves;
mod position;
mod reach;
mod set;
mod sight;
mod space;
mod steps;
#[cfg(test)]
mod tests;
mod walk;
mod wave;

pub use blocked::{Blocked, Blocker};
pub use board::Board;
pub use distance::Counts;
pub use drawing::{Drawing, DrawingError, read_drawing};
pub use layout::{Edge, Layout, Terrain};
pub use lines::Point;
pub use position::Position;
pub use reach::Reach;
pub use set::{Boxed, SpaceSet};
pub use sight::Sight;
pub use space::{Direction, SIDE, Space};
pub use steps::Gait;
pub use walk::Walker;
