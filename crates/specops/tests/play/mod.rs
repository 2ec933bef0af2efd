//! Whole games, and positions played by hand. `played.txt` lists every keyword, card and loadout side and the test that plays it.

pub(crate) mod cards;
pub(crate) mod common;
mod covers;
pub(crate) mod drill;
pub(crate) mod field;
mod forecasts;
mod golden;
pub(crate) mod keywords;
mod list;
mod moments;
mod moot;
mod reactions;
mod simultaneous;
mod suite;
