//! Whole games.

pub(crate) mod common;
mod suite;
mod watch;
