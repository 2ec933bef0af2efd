//! The rules in motion: positions played by hand.

mod attack;
mod turn;
