//! A game of any kind, with JSON where the types differ.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use sortie_content::{Finding, Language, Source, Texts};
use sortie_kernel::{Seat, Seed};
use ts_rs::TS;

use crate::{
    AnyTable, Contest, ContestError, MapDrawing, NewMission, NoMap, Odds, SceneAnswers, StartError, Wish,
    WishOption,
};

/// What is known of a game before one is played. Its name and description are texts `game-<id>`.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct GameInfo {
    /// The name in commands, addresses and files.
    pub id: &'static str,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// The bots that can play it, best last.
    pub bots: Vec<&'static str>,
}

/// A game with the content it is played with and the bots that play it. [`enter`](crate::enter) makes one.
pub trait AnyGame: Send + Sync {
    /// What is known before one is played.
    fn info(&self) -> GameInfo;

    /// The content as the client draws it.
    fn content_json(&self) -> Value;
    /// The hash of the content, as game files name it.
    fn content_hash(&self) -> &str;
    /// What a set-up looks like, in JSON Schema.
    fn setup_schema(&self) -> Value;
    /// Everything that is wrong with the game's pack in this source.
    fn check(&self, source: &Source, findings: &mut Vec<Finding>);
    /// The same game, played with other content; none if that is broken.
    fn with_content(&self, source: &Source, findings: &mut Vec<Finding>) -> Option<Arc<dyn AnyGame>>;

    /// Sets a table up.
    fn begin(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError>;
    /// Plays a game file again. If it goes astray and was made with other content, the error says so; but if it carries
    /// a checkpoint that can be read, a new table begins from there. One that was saved without its seed goes on with a
    /// fresh one.
    fn load(&self, file: &Value, fresh: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        self.load_watched(file, fresh, &mut |_| true)
    }
    /// As [`AnyGame::load`], watched; see [`sortie_kernel::Table::from_file_watched`].
    fn load_watched(
        &self,
        file: &Value,
        fresh: Seed,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Box<dyn AnyTable>, StartError>;
    /// Begins a table from a file that carries a checkpoint instead of the seed; see [`CheckpointFile`](sortie_kernel::CheckpointFile).
    fn take_up(&self, file: &Value, fresh: Seed) -> Result<Box<dyn AnyTable>, StartError>;
    /// Whether a file is one that carries a checkpoint instead of the seed.
    fn is_without_seed(&self, file: &Value) -> bool;
    /// Plays a game file again, and nothing else will do: its checkpoint is not looked at.
    fn replay(&self, file: &Value) -> Result<Box<dyn AnyTable>, StartError>;
    /// Begins a table that goes on from a checkpoint of one whose journal does not play again here.
    fn resume(&self, setup: &Value, checkpoint: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError>;

    /// What a bot answers for one of its seats at a table of this game; see [`Players::choose`](crate::Players::choose).
    fn choose(&self, table: &dyn AnyTable, seats: &[Seat], bot: &str, thinking: u64)
    -> Option<(Seat, Value)>;
    /// Games played by bots. The last bot named plays all further seats; without any, the best plays all.
    fn contest(&self, wish: &Wish, bots: &[String]) -> Result<Box<dyn Contest>, ContestError>;
    /// What `--mission` may name, for people; none if the game has no missions.
    fn missions_help(&self) -> Option<&'static str>;
    /// What `--campaign` may name, for people; none if the game has no campaigns.
    fn campaigns_help(&self) -> Option<&'static str>;

    /// Options of its own, for who lets bots play it.
    fn wishes(&self) -> &'static [WishOption];

    /// Answers the questions of a scene; an error names the place in it. None if the game has no scenes.
    fn scene(&self, file: &Value) -> Option<Result<SceneAnswers, String>>;
    /// Whether it has scenes that the content in use has no say in.
    fn ships_its_scenes(&self) -> bool;
    /// What `sortie odds` asks it, if there is something to ask.
    fn odds(&self) -> Option<Odds>;
    /// Whether it has pages to print.
    fn has_sheets(&self) -> bool;
    /// The missions that have a page to print.
    fn sheets(&self) -> Vec<String>;
    /// The page to print of a mission, as HTML that needs nothing else.
    fn sheet(&self, mission: &str, texts: &Texts, language: Language) -> Option<String>;
    /// Whether it draws its maps.
    fn has_maps(&self) -> bool;
    /// The maps it draws.
    fn maps(&self) -> Vec<String>;
    /// Draws a map, with what a mission lays out on it if one is named.
    fn map(&self, map: &str, mission: Option<&str>) -> Result<MapDrawing, NoMap>;
    /// A mission to begin with, if people may write their own.
    fn new_mission(&self) -> Option<NewMission>;
}
