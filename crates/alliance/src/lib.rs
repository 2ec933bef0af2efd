//! The game `alliance`: heroes against an enemy that plays itself and says why.
//!
//! Rule numbers in this crate are those of `content/alliance/rules`: `R4.7` for a rule, `A26` for a reading of an
//! ambiguity, `T5` and `D3` for worked examples.

pub mod ability;
mod advice;
mod apply;
pub mod attack;
mod choice;
pub mod content;
pub mod dice;
pub mod enemy;
mod event;
mod flow;
mod legal;
pub mod odds;
mod powers;
mod rules;
pub mod scenario;
pub mod scene;
mod setup;
mod state;
pub mod surge;
mod view;
pub mod world;

pub use choice::{Choice, Moment, Object, Prompt};
pub use event::{Ending, Event};
pub use rules::Alliance;
pub use setup::{Difficulty, HeroPick, Setup};
pub use state::{CardState, Source, State};
pub use view::{
    AttackView, CardView, EnemyView, FigureView, GroupView, HeroView, OddsView, SightView, TestView,
    TurnView, View,
};
