//! The lab: many games played by bots, and what they tell.

mod endings;
mod figures;
mod play;
mod report;
mod words;

pub use endings::Ending;
pub use figures::Figures;
pub use play::simulate;
pub use report::{Missions, Report};
pub use words::Words;
