//! What must be true of missions beyond their form. Every finding names file and line.
//!
//! Each check knows the words of the language and asks the game about its own: [`Grammar`] for their shape,
//! [`Places`] and [`Library`] for the names they use. Whether everything can be met is proved by [`explore`].
//!
//! [`explore`]: crate::explore

mod limits;
mod names;
mod shape;
mod story;
mod texts;
mod walk;

pub use limits::{limits, most, too_deep};
pub use names::{Library, Places, named_twice, names, outlasting, twice};
pub use shape::{Grammar, amount, numbers, parts, range, shapes};
pub use story::{Chapter, Ending, Story, Tale};
pub use texts::{missing, mission_texts, words};
pub use walk::{Phase, SeenEffect, SeenGiven, Walk, scenes_of};
