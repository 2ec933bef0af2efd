//! The rules in motion: positions played by hand.

mod turn;
