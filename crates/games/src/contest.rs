//! Whole games played by bots, one seed a game, and what is remembered of them.

use std::borrow::Cow;

use serde_json::Value;
use sortie_kernel::{Outcome, Seat};
use thiserror::Error;

use crate::WishError;

/// A set-up and who plays it: games of it can be played, each from its seed.
pub trait Contest: Send + Sync {
    /// Plays one game to its end, or until it is clear that it has none.
    fn play(&self, seed: u64) -> GameResult;

    /// The game that [`Contest::play`] plays from this seed, as a file that can be replayed and looked at.
    fn record(&self, seed: u64, content_hash: &str) -> Value;
}

/// Why bots cannot play as wished.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ContestError {
    /// There is no such set-up.
    #[error(transparent)]
    Wish(#[from] WishError),
    /// There is no such bot.
    #[error("--bots: {game} has no bot `{bot}`; there are {known}")]
    Bot {
        /// The game.
        game: &'static str,
        /// The bot it does not have.
        bot: String,
        /// Those it has.
        known: String,
    },
}

/// One game as the lab remembers it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// The seed it was played from.
    pub seed: u64,
    /// The game's word for the ending, of a campaign its own; none for a game that failed.
    pub ending: Option<Cow<'static, str>>,
    /// Where it ended, as far as the game says.
    pub end: End,
    /// How each seat came off; empty for a game that failed.
    pub standings: Vec<Standing>,
    /// The last round; of a campaign, the rounds of its missions together.
    pub rounds: u32,
    /// How many choices were made.
    pub decisions: u64,
    /// Of a campaign: the missions played, and whether they were won.
    pub missions: Vec<(String, bool)>,
}

/// How a seat came off in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// The side it played for; none if it played for itself. Where all play together, there is one.
    pub side: Option<u8>,
    /// Whether it won.
    pub won: bool,
    /// Its place, from 1; those who share one are equally good.
    pub rank: u8,
    /// What it scored, where there are scores.
    pub score: Option<i16>,
}

impl Standing {
    /// How the seats came off. Everything the lab counts of an outcome is asked here.
    pub fn of(outcome: Outcome, n_seats: u8) -> Vec<Self> {
        let standing = |seat| Self {
            side: outcome.side_of(seat).map(|side| side.0),
            won: outcome.is_won_by(seat),
            rank: outcome.rank_of(seat),
            score: outcome.score_of(seat),
        };
        Seat::first(n_seats).map(standing).collect()
    }
}

/// Where a game ended, for those who wrote what was played.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    /// The objective that was open, by its name in the mission.
    pub objective: Option<String>,
    /// In what way, in a word of the mission.
    pub how: Option<String>,
    /// The number of the rule by which it ended, as the rules reference counts.
    pub rule: Option<&'static str>,
}

/// What the end of a game says besides its outcome. Left empty, the outcome says it all.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// A word for the ending that says more than the outcome's.
    pub ending: Option<String>,
    /// Where the game ended.
    pub end: End,
    /// How many rounds were played, if the last one's number does not say it.
    pub rounds: Option<u32>,
    /// The missions played on the way, and whether they were won.
    pub missions: Vec<(String, bool)>,
}
