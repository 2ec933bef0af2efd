//! What the driver has to know of a game that has a campaign; all else it reads.

use serde_json::Value;

use super::act::Act;
use super::policy::Wish;
use super::wire::Decision;
use super::{alliance, defenders};

/// A game with a campaign.
#[derive(Debug)]
pub(crate) struct Kind {
    pub(crate) game: &'static str,
    pub(crate) campaign: &'static str,
    /// How hard it is, in turn.
    pub(crate) levels: [&'static str; 2],
    /// What clients of its own work for; with none only bots play, and the client watches.
    pub(crate) wishes: &'static [Wish],
    /// Who may be in a team, by what the content says.
    pub(crate) members: fn(&Value) -> Vec<String>,
    /// What is agreed besides the campaign.
    pub(crate) setup: fn(&Act) -> Value,
    /// How far it has come. It never stands for long while anybody plays.
    pub(crate) landmark: fn(&Value) -> Vec<Value>,
    /// Whether an ending is won.
    pub(crate) is_won: fn(&Value) -> bool,
    /// Whether a mission that was played is.
    pub(crate) has_won: fn(&Value) -> bool,
    /// What each offer is worth to a client that follows the story.
    pub(crate) worths: fn(Wish, &Value, &Decision) -> Vec<f64>,
}

/// Those that ship.
pub(crate) const KINDS: [&Kind; 2] = [&alliance::KIND, &defenders::KIND];

/// The ids of a list.
pub(crate) fn ids(list: &Value) -> Vec<String> {
    list.as_array().expect("a list").iter().map(|it| it["id"].as_str().expect("an id").to_owned()).collect()
}
