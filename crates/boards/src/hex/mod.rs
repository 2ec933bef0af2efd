//! Hexes: drawn as text, next to each other, walked over.
//!
//! A drawing shows pointy-top hexes as two-character tokens. Cells of a row stand four characters apart, and each
//! row is shifted by two against its neighbours:
//!
//! ```text
//!   aa  aa  bb
//! aa  ##  bb  bb
//!   cc  cc  bb
//! ```
//!
//! # Why doubled coordinates?
//! Half the character column is the doubled-width coordinate of the hex: neighbours differ by (±2, 0) or (±1, ±1),
//! so that what a person sees in the file and what the program computes with are the same numbers.

mod drawing;
mod reach;
mod space;
mod steps;
#[cfg(test)]
mod tests;

pub use drawing::{DrawingError, Token, read_drawing};
pub use reach::{path, reach};
pub use space::Place;
pub use steps::neighbours;
