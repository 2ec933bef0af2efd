//! Hexes: drawn as text, next to each other, walked over, looked across.
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
//! A game whose cells are any hexes reads the tokens itself ([`read_drawing`]) and asks for [`neighbours`], [`reach()`]
//! and [`path()`] of its own numbers.
//!
//! A [`Layout`] is more: hexes in areas of up to seven with a centre, and walls, doors and windows on the sides between
//! them, read from a [drawing](Layout::read) or a [map](Layout::read_map), or [laid](lay) together from several. [`Board`] adds the tables and answers: what is
//! adjacent, how far in areas, how many borders away for somebody who walks, what is in sight, what is in front, where
//! one gets hex by hex. [`Variants`] holds the boards that doors make when they are unlocked.
//!
//! # Why doubled coordinates?
//! Half the character column is the doubled-width coordinate of the hex: neighbours differ by (±2, 0) or (±1, ±1),
//! so that what a person sees in the file and what the program computes with are the same numbers.

mod board;
mod cell;
mod distance;
mod drawing;
mod error;
mod facing;
mod front;
mod layout;
mod map;
mod members;
mod parts;
mod plan;
mod reach;
mod read;
mod rooms;
mod sight;
mod space;
mod steps;
#[cfg(test)]
mod tests;
mod tiles;
mod variants;
mod walk;

pub use board::Board;
pub use drawing::{DrawingError, Token, read_drawing, read_rows};
pub use error::LayoutError;
pub use facing::Facing;
pub use layout::{Gait, Ground, Layout, Side};
pub use members::{Area, AreaSet, Hex, HexSet, Part, PartSet};
pub use reach::{path, reach};
pub use sight::Obstacle;
pub use space::Place;
pub use steps::neighbours;
pub use tiles::{Laid, Laying, LayingError, lay};
pub use variants::{Change, Variants};
pub use walk::Reach;
