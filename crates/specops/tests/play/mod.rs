//! Whole games, and positions played by hand. `played.txt` lists every keyword, card and loadout side and the test that plays it.

pub(crate) mod cards;
pub(crate) mod common;
mod covers;
mod deeds;
pub(crate) mod drill;
mod ends;
pub(crate) mod field;
mod forecasts;
mod golden;
pub(crate) mod keywords;
mod list;
mod moments;
mod moot;
mod operations;
mod reactions;
mod recorded;
mod rounds;
mod simultaneous;
mod suite;
mod terrain;
