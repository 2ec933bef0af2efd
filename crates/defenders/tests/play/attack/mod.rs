//! Attacks, played die by die.

pub(crate) mod death;
pub(crate) mod examples;
mod granted;
pub(crate) mod guard;
pub(crate) mod harm;
mod look;
pub(crate) mod powers;
pub(crate) mod weapons;
