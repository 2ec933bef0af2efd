//! Aliens, signals and event cards, played: who is called, what each line of each card does, what each event brings.

mod activation;
mod agents;
pub(crate) mod events;
mod ground;
pub(crate) mod lines;
pub(crate) mod others;
mod signals;
mod swarm;
pub(crate) mod turn;
mod weather;
