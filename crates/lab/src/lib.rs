//! The lab: many games played by bots, and what they tell.

mod campaign;
mod play;
mod report;

pub use campaign::simulate_campaigns;
pub use play::{Games, Player, play_one, simulate};
pub use report::{GameResult, Missions, Report};
