//! Beside a real table: positions are not asked, and everything else is as it is at the digital one.

mod path;
mod suite;

use sortie_specops::{Mode, Setup};

use crate::play::common;

/// Tables of each kind, beside a real one.
fn setups(n: usize) -> Vec<Setup> {
    let beside = |setup| Setup { mode: Mode::Companion, ..setup };
    common::setups(n).into_iter().map(beside).collect()
}
