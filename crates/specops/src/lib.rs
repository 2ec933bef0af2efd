//! The game `specops`: two task teams of six to ten against each other on a table of 36 by 36 inches, four rounds.
//!
//! Rule numbers in this crate are those of `content/specops/rules`: `C` for core rules and `O` for what the mode overrides in
//! them, `K` for keywords, `M` for missions, `D` for cards, `S` for a settled reading, `T` for a worked example.
//!
//! Lengths are whole tenths of a millimetre (S1), chances whole numbers of ways: no rule knows a rounded number.
#![deny(clippy::float_arithmetic)]

pub mod ability;
pub mod action;
mod apply;
pub mod attack;
pub mod beside;
mod choice;
pub mod content;
pub mod dice;
mod entry;
pub mod event;
mod flow;
pub mod ids;
pub mod keyword;
pub mod limits;
pub mod mission;
pub mod nerve;
pub mod odds;
mod powers;
pub mod profile;
mod region;
mod rules;
pub mod scenario;
pub mod scene;
mod secret;
mod setup;
pub mod side;
mod space;
mod state;
pub mod turn;
pub mod view;
pub mod world;

pub use choice::{Choice, Die, Face, MissionDeed, Power, Prompt};
pub use event::Event;
pub use region::{Area, GroundRef, Laying, Movement, Placement, Region, Siting};
pub use rules::Specops;
pub use setup::{Mode, Setup};
pub use state::{
    Because, Calming, Counter, Handed, Lying, OrderToken, Phase, Place, SetUp, State, Throw, Tokens,
};
pub use view::{ForeseenView, Progress, View, view_for_bots, view_with_odds};
