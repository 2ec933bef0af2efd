//! Command cards and loadout sides in motion (D4, D8): what holds, and what happens at each moment.

pub(crate) mod holding;
pub(crate) mod moments;
mod stage;
