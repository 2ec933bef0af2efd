//! The game `defenders`: one to five agents on a hex board against aliens that cards play, and signals nobody has seen yet.
//!
//! Rule numbers in this crate are those of `content/defenders/rules`: 1 to 198 for the rules, `A32` for a reading of an
//! ambiguity, `T19` for a worked example.

mod announced;
pub mod attack;
pub mod content;
pub mod dice;
pub mod mind;
pub mod odds;
pub mod scene;
pub mod world;

pub use announced::announced;
