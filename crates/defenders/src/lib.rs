//! The game `defenders`: one to five agents on a hex board against aliens that cards play, and signals nobody has seen yet.
//!
//! Rule numbers in this crate are those of `content/defenders/rules`: 1 to 198 for the rules, `A32` for a reading of an
//! ambiguity, `T19` for a worked example.

mod apply;
pub mod attack;
pub mod beside;
pub mod choice;
pub mod content;
pub mod dice;
mod entry;
pub mod event;
mod flow;
pub mod limits;
pub mod mind;
pub mod odds;
mod powers;
mod rules;
pub mod scenario;
pub mod scene;
pub mod setup;
pub mod source;
mod state;
pub mod view;
pub mod world;

pub use choice::{Choice, Prompt};
pub use content::Content;
pub use event::{CampaignEvent, Ending, Event};
pub use rules::Defenders;
pub use setup::{CampaignPick, Difficulty, Mode, SavedCampaign, Setup};
pub use state::{Marked, Model, Page, Played, Rolled, Service, Stage, State, With};
pub use view::{CampaignView, Foreseen, Progress, View, view_for_bots};
