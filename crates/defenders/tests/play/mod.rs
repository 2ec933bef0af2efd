//! The rules in motion: positions played by hand.

mod aliens;
mod attack;
mod round;
mod turn;
