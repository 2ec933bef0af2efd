//! The game `arena`: two to four Jedi hold a sand arena for five rounds against waves of droids.
//!
//! Rule numbers in this crate are those of `content/arena/rules`: 1 to 57 for the rules, `S1` for the set-up, `A1`
//! for a reading of an ambiguity, `X1` for an expansion.
//!
//! One idea a file: [`State`] is the whole truth, `flow` moves through it frame by frame, `legal` lists what may be
//! answered, `apply` is the only place that changes the board, `view` shows it to a seat.

mod apply;
mod choice;
mod content;
mod entry;
mod event;
mod flow;
mod legal;
pub mod odds;
mod rules;
pub mod scene;
mod setup;
mod state;
mod view;

pub use choice::{Choice, Prompt};
pub use content::{
    ActionField, Board, Content, Difficulty, DroidKind, Field, Jedi, Level, Map, Mega, Modules, Needs,
    Penalty, PhaseKind, Pillar, PushTarget, Threat, TrackField, read,
};
pub use event::{Cause, Ending, Event, Rating};
pub use rules::Arena;
pub use setup::Setup;
pub use state::{MEGA, State};
pub use view::{CardView, FightView, JediView, View};
