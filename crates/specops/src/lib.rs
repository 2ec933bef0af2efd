//! The game `specops`: two task teams of six to ten against each other on a table of 36 by 36 inches, four rounds.
//!
//! Rule numbers in this crate are those of `content/specops/rules`: `C` for core rules and `O` for what the mode overrides in
//! them, `K` for keywords, `M` for missions, `D` for cards, `S` for a settled reading, `T` for a worked example.
//!
//! Lengths are whole tenths of a millimetre (S1), chances whole numbers of ways: no rule knows a rounded number.
#![deny(clippy::float_arithmetic)]

pub mod ability;
pub mod action;
mod announced;
pub mod attack;
pub mod content;
pub mod dice;
pub mod ids;
pub mod keyword;
pub mod limits;
pub mod nerve;
pub mod odds;
pub mod profile;
pub mod scene;
pub mod side;
pub mod world;

pub use announced::announced;
