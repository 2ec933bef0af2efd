//! A mission at work: rules that wait, those that were called, and the effect that comes next.
//!
//! The state is plain data ([`Progress`], [`Agenda`]) that a game keeps where it keeps the rest of its state. What the
//! crate must know of the table it asks by [`Table`]; what it does to it goes by [`Stage`]. Numbers of rules, counters and
//! objectives are those of the file.

mod agenda;
mod facts;
mod holds;
mod progress;
mod step;

pub use agenda::{Agenda, Call, Level, Running};
pub use facts::{call_each, counted, next_peril, perils, round_began, round_ended, scene_began, started};
pub use holds::{Table, hint, holds};
pub use progress::Progress;
pub use step::{Change, Next, Stage, follow, step};

/// The most rules and perils of a mission: each rule has a bit.
pub const MOST_RULES: usize = 64;
/// The most counters of a mission.
pub const MOST_COUNTERS: usize = 8;
/// The most objectives of a mission: each has a bit.
pub const MOST_OBJECTIVES: usize = 16;
/// How deep effects may lie in effects.
pub const MOST_NESTED: usize = 4;
/// Of how many hints a table remembers whether they were followed.
pub const MOST_HINTS: usize = 32;
