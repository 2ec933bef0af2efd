//! What somebody wishes for who lets bots play: words of a command line that a game makes a set-up of.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::Value;
use thiserror::Error;

use crate::Listed;

/// A wish in the words of a command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// How many seats.
    pub seats: u8,
    /// How hard.
    pub difficulty: String,
    /// Which mission.
    pub mission: Option<String>,
    /// Which campaign.
    pub campaign: Option<String>,
    /// What else was said, by the names of the game's own options.
    pub more: BTreeMap<String, String>,
}

/// An option that only a game knows, for who lets bots play it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WishOption {
    /// Its name without the two hyphens, and its key in the wish.
    pub name: &'static str,
    /// What it means, for people.
    pub help: &'static str,
}

/// Why a wish cannot be met.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("--{option}: {reason}")]
pub struct WishError {
    /// The part of the wish that is to blame.
    pub option: &'static str,
    /// Why.
    pub reason: String,
}

impl WishError {
    /// This part is to blame.
    pub fn new(option: &'static str, reason: impl Into<String>) -> Self {
        Self { option, reason: reason.into() }
    }
}

impl Wish {
    /// A game of so many seats with nothing else said.
    pub fn of(seats: u8) -> Self {
        Self { seats, difficulty: "normal".to_owned(), mission: None, campaign: None, more: BTreeMap::new() }
    }

    /// How many seats, if so many can play.
    pub fn seats<G: Listed>(&self) -> Result<u8, WishError> {
        let (fewest, most) = (G::SEATS.start(), G::SEATS.end());
        if !G::SEATS.contains(&self.seats) {
            return Err(WishError::new("seats", format!("{fewest} to {most} can play")));
        }
        Ok(self.seats)
    }

    /// How hard, in the game's own words, which `known` names.
    pub fn difficulty<T: DeserializeOwned>(&self, known: &str) -> Result<T, WishError> {
        serde_json::from_value(Value::from(self.difficulty.as_str()))
            .map_err(|_| WishError::new("difficulty", format!("{known}, not `{}`", self.difficulty)))
    }

    /// Refuses the name of a mission or campaign where the game has none.
    pub(crate) fn names_what_there_is<G: Listed>(&self) -> Result<(), WishError> {
        let refuse = |option, what| Err(WishError::new(option, format!("{} has no {what}", G::ID)));
        if self.mission.is_some() && G::MISSIONS.is_none() {
            return refuse("mission", "missions");
        }
        if self.campaign.is_some() && G::CAMPAIGNS.is_none() {
            return refuse("campaign", "campaigns");
        }
        Ok(())
    }
}
