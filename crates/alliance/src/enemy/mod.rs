//! The enemy that plays itself: whom it goes for, where it moves, and why (R24 to R28, R37).
//!
//! An [`Order`] is one line of an activation card. [`candidates`] ranks whom it may be aimed at, a [`Mind`] carries
//! it out. Every step thinks aloud: each [`Thought`] goes to a sink together with the number of its rule, and
//! [`in_words`] says it in English. A simulation passes a sink that does not listen.
//!
//! Where the rules leave several ways, the Imperial rule decides (R25.5, [`Harms`]); where even that does not, the
//! players do ([`Resolution::ties`]).

mod explain;
mod harm;
mod instruction;
mod law;
mod memo;
mod order;
mod resolution;
mod targets;
mod ways;

pub use explain::{Passed, Thought, in_words};
pub use instruction::Mind;
pub(crate) use law::worst_places;
pub use law::{Criterion as LawCriterion, Harm, Harms};
pub use memo::Key;
pub(crate) use memo::Memo;
pub use order::{Budget, Cost, Criterion, Order, Target, Verb, Who};
pub use resolution::{Resolution, Skip};
pub use targets::{Candidate, Remoteness, candidates};
pub use ways::{Aim, Fit, Way};
