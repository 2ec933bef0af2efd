//! The rules in motion: positions played by hand. `played.txt` lists every printed thing and the test that plays it.

pub(crate) mod aliens;
pub(crate) mod attack;
mod foreseen;
mod list;
mod round;
pub(crate) mod turn;
