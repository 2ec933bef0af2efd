//! Aliens, signals and event cards, played: who is called, what each line of each card does, what each event brings.

mod activation;
mod agents;
mod events;
mod ground;
mod lines;
mod others;
mod signals;
mod swarm;
mod turn;
mod weather;
