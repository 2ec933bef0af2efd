//! What calls a rule of a mission: something that happens on a table, whoever plays there.

use serde::{Deserialize, Deserializer};

use crate::vocabulary::{self, Vocabulary};
use crate::{Amount, Words};

/// What calls a rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case", deny_unknown_fields, bound = "")]
pub enum Trigger<W: Words> {
    /// The mission begins, before anybody stands on the map.
    Start,
    /// Everybody is on the map of this scene, and its first round begins.
    Scene(String),
    /// A round begins: this one.
    RoundBegins(Amount<W>),
    /// A round ends: this one, before peril.
    RoundEnds(Amount<W>),
    /// Every round ends, from this one on.
    EachRoundFrom(Amount<W>),
    /// A counter has reached an amount.
    Reaches {
        /// Which.
        counter: String,
        /// At least so much.
        amount: Amount<W>,
    },
    /// An optional or main objective is complete.
    Completed(String),
    /// A word of the game.
    #[serde(skip)]
    Own(W::Trigger),
}

impl<W: Words> Trigger<W> {
    /// Whether somebody did what calls the rule.
    pub fn has_actor(&self) -> bool {
        match self {
            Self::Start
            | Self::Scene(_)
            | Self::RoundBegins(_)
            | Self::RoundEnds(_)
            | Self::EachRoundFrom(_) => false,
            // Somebody did, but nobody knows who; at the table the players say.
            Self::Reaches { .. } | Self::Completed(_) => true,
            Self::Own(own) => W::has_actor(own),
        }
    }
}

impl<'de, W: Words> Vocabulary<'de> for Trigger<W> {
    type Own = W::Trigger;
    const WHAT: &'static str = "a trigger";

    fn read_common<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer)
    }

    fn own(own: W::Trigger) -> Self {
        Self::Own(own)
    }
}

impl<'de, W: Words> Deserialize<'de> for Trigger<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        vocabulary::read(deserializer)
    }
}
