//! Whole games.

pub(crate) mod common;
mod covers;
mod golden;
mod moments;
mod suite;
mod watch;
