//! Exact odds: by hand, and against every face looked at.

mod brute_force;
mod by_hand;
mod command;
mod naive;
