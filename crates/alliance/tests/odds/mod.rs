//! Exact odds: by hand, against every face looked at, against dice rolled, and through scenes.

mod brute_force;
mod by_hand;
mod naive;
mod questions;
mod rerolls;
mod scene;
mod simulation;
