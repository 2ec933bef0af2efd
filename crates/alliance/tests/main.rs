//! All tests of alliance as one program: every program more would be linked and optimised once more.

mod abilities;
mod arithmetic;
mod campaign;
mod cards;
mod common;
mod documentation;
mod enemy;
mod geometry;
mod golden;
mod layers;
mod maps;
mod missions;
mod odds;
mod packs;
mod play;
mod skirmish;
mod surge_priority;
mod types;
mod watch;
mod watched;
