//! What a game hands over to be played, and tables of any game.
//!
//! A game says everything that others ask of it in one place, its implementation of [`Listed`]; with the bots that play
//! it, it becomes one value, an [`AnyGame`]. A [`Registry`] is a list of such values: server, lab and command line are
//! given one, ask it by name, and know no game themselves. So a test may add a game that does not ship.
//!
//! This crate holds no game. Which ones ship is said in `crates/shipped`.

mod announced;
mod any;
mod any_game;
mod contest;
mod entered;
mod listed;
mod maps;
mod missions;
mod odds;
mod players;
mod registry;
mod scene;
pub mod schema;
mod start;
mod wish;

pub use announced::Announced;
pub use any::{AnyProposal, AnyTable, ChoiceError, ReplayStep, Step, Typed};
pub use any_game::{AnyGame, GameInfo};
pub use contest::{Contest, ContestError, End, GameResult, Standing, Tally};
pub use entered::enter;
pub use listed::Listed;
pub use maps::{Drawn, MapDrawing, Maps, NoMap};
pub use missions::{NewMission, NoSheet, Sheets};
pub use odds::{Odds, OddsAnswer, OddsOption, OddsValue};
pub use players::Players;
pub use registry::Registry;
pub use scene::{SceneAnswers, Scenes};
pub use start::StartError;
pub use wish::{Wish, WishError, WishOption};
