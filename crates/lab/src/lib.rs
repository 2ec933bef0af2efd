//! The lab: many games played by bots, and what they tell.

mod play;
mod report;

pub use play::{Games, Player, play_one, simulate};
pub use report::{GameResult, Report};
