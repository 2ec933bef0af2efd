//! Attacks, played die by die.

mod death;
mod examples;
mod granted;
mod guard;
mod harm;
mod look;
mod powers;
mod weapons;
