//! How aliens and signals decide, with every thought told (§8).
//!
//! Pure: a position goes in, ways come out. What is equal by the rules stays together until the end, so that a table can
//! offer it to whoever holds the card (138).

mod activation;
mod card;
mod course;
mod encounter;
mod ends;
mod explain;
mod eyes;
mod others;
mod signal;
mod targets;

pub use activation::{Mind, Way};
pub use card::{Arm, Deed, Line, To};
pub use course::{Plan, plan, tell_deed};
pub use encounter::{Call, Near, assigned, called};
pub use ends::{arrivals, toward};
pub use explain::{Cannot, Misfit, Thought, in_words};
pub use eyes::Eyes;
pub use signal::{Errand, SignalWay, signal_way};
pub(crate) use targets::best;
pub use targets::{Candidate, ranked};
