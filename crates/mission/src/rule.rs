//! The parts of a mission that are the same in every game: rules, perils, objectives, hints.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Amount, Effect, Given, Trigger, Words};

/// A rule: when something happens and the conditions hold, its effects follow.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Rule<W: Words> {
    /// What calls it.
    pub when: Trigger<W>,
    /// What must hold then.
    #[serde(default, rename = "if")]
    pub given: Vec<Given<W>>,
    /// It fires each time, not only the first.
    #[serde(default)]
    pub again: bool,
    /// What follows.
    #[serde(rename = "do")]
    pub effect: Vec<Effect<W>>,
}

impl<W: Words> Rule<W> {
    /// Whether it fires each time: as it says, or because it waits for something of every round.
    pub fn repeats(&self) -> bool {
        self.again
            || match &self.when {
                Trigger::EachRoundFrom(_) => true,
                Trigger::Own(own) => W::repeats(own),
                Trigger::Start
                | Trigger::Scene(_)
                | Trigger::RoundBegins(_)
                | Trigger::RoundEnds(_)
                | Trigger::Reaches { .. }
                | Trigger::Completed(_) => false,
            }
    }
}

/// What happens at the end of a round when the players are slow. The last one repeats.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Peril<W: Words> {
    /// At the end of which round.
    pub round: Amount<W>,
    /// And after so many more rounds again; never if nothing is said.
    #[serde(default)]
    pub every: Option<u8>,
    /// What must hold then.
    #[serde(default, rename = "if")]
    pub given: Vec<Given<W>>,
    /// What follows.
    #[serde(rename = "do")]
    pub effect: Vec<Effect<W>>,
}

/// An objective. Of the main ones only the current one is shown; optional ones beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, bound = "")]
#[ts(rename = format!("{}Objective", W::TYPES), concrete(W = W), bound = "W: Words")]
pub struct Objective<W: Words> {
    /// Its name in the mission.
    pub id: String,
    /// Whether the mission is won without it.
    #[serde(default)]
    pub optional: bool,
    /// Objects, regions and labels of groups it is about: marked on the map, and bots go there.
    #[serde(default)]
    pub about: Vec<String>,
    /// The counter that shows how far it is.
    #[serde(default)]
    pub counter: Option<String>,
    /// How far the counter has to go.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub goal: Option<Amount<W>>,
}

/// A hint of a tutorial: a bubble that points at something until the player has done it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, bound = "")]
#[ts(rename = format!("{}Hint", W::TYPES), concrete(W = W), bound = "W: Words")]
pub struct Hint<W: Words> {
    /// Its name in the mission.
    pub id: String,
    /// What it points at: a place of the table, an answer that is offered, something on the map.
    pub point: String,
    /// It is shown only while this holds.
    #[ts(skip)]
    #[serde(default, rename = "if", skip_serializing)]
    pub given: Vec<Given<W>>,
    /// It is shown until somebody has done this; until it is closed if nothing is said.
    #[serde(default)]
    pub until: Option<W::Deed>,
}
