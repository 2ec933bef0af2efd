//! What must hold.

use serde::{Deserialize, Deserializer};

use crate::vocabulary::{self, Vocabulary};
use crate::{Range, Words};

/// What must hold for a rule, an option, an ending.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub enum Given<W: Words> {
    /// The story knows this flag: set in this mission or any before.
    Flag(String),
    /// A counter of the mission lies in a range.
    Counter {
        /// Which.
        counter: String,
        /// How far.
        is: Range<W>,
    },
    /// So many play; in files it is called as the game calls its players.
    Players(Range<W>),
    /// It is this hard.
    Difficulty(W::Difficulty),
    /// The round is one of these.
    Round(Range<W>),
    /// This is the current main objective.
    Objective(String),
    /// This objective is complete.
    Completed(String),
    /// This scene is played.
    Scene(String),
    /// A mission of the campaign has been played, won or lost.
    Played(String),
    /// A mission of the campaign has been won.
    Won(String),
    /// An encounter of the campaign has been resolved.
    Met(String),
    /// It does not hold.
    Not(Box<Given<W>>),
    /// One of these holds.
    Any(Vec<Given<W>>),
    /// All of these hold.
    All(Vec<Given<W>>),
    /// A word of the game.
    #[serde(skip)]
    Own(W::Given),
}

impl<W: Words> Given<W> {
    /// Whether it is known only while a mission is played.
    pub(crate) fn is_asked_in_mission(&self) -> bool {
        match self {
            Self::Counter { .. }
            | Self::Round(_)
            | Self::Objective(_)
            | Self::Completed(_)
            | Self::Scene(_) => true,
            Self::Own(own) => W::is_asked_in_mission(own),
            // Of those that hold others, each is looked at for itself.
            Self::Flag(_)
            | Self::Players(_)
            | Self::Difficulty(_)
            | Self::Played(_)
            | Self::Won(_)
            | Self::Met(_)
            | Self::Not(_)
            | Self::Any(_)
            | Self::All(_) => false,
        }
    }

    /// The numbers it asks for.
    pub(crate) fn range(&self) -> Option<Range<W>> {
        match self {
            Self::Counter { is: range, .. } | Self::Players(range) | Self::Round(range) => Some(*range),
            Self::Own(own) => W::range(own),
            Self::Flag(_)
            | Self::Difficulty(_)
            | Self::Objective(_)
            | Self::Completed(_)
            | Self::Scene(_)
            | Self::Played(_)
            | Self::Won(_)
            | Self::Met(_)
            | Self::Not(_)
            | Self::Any(_)
            | Self::All(_) => None,
        }
    }
}

impl<'de, W: Words> Vocabulary<'de> for Given<W> {
    type Own = W::Given;
    const WHAT: &'static str = "a condition";
    const RENAMED: Option<(&'static str, &'static str)> = Some(("players", W::PLAYERS));

    fn read_common<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer)
    }

    fn own(own: W::Given) -> Self {
        Self::Own(own)
    }
}

impl<'de, W: Words> Deserialize<'de> for Given<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        vocabulary::read(deserializer)
    }
}
