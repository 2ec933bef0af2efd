//! Where something is, and who or what it is about, as files name it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::kinds::SpeciesId;
use crate::dice::Symbol;

/// A hex of the map: the side, then the hex by its name there, `D1:a.nw`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct HexName(pub String);

impl HexName {
    /// The side and the name of the hex on it.
    pub fn parts(&self) -> (&str, &str) {
        self.0.split_once(':').unwrap_or(("", &self.0))
    }
}

/// A spot on the map. What is put on a taken one goes to the closest free hex (A38).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersSpot")]
pub enum Spot {
    /// Where what called the rule was done.
    There,
    /// The teleport point that the die picks (151, A39).
    Teleport,
    /// The teleport point farthest from the agents, by area steps to the closest of them.
    Farthest,
    /// The teleport point with a symbol.
    Point(Symbol),
    /// A waypoint.
    Waypoint(u8),
    /// A hex.
    Hex(HexName),
    /// A free hex of a place, of the alpha agent's choice.
    Place(String),
    /// A free hex next to a figure or a person.
    Beside(String),
}

/// Which aliens.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Quarry {
    /// All of them.
    Any,
    /// The one with a name of its own.
    Figure(String),
    /// Those of one card.
    Card(String),
    /// Those of these species.
    Species(Vec<SpeciesId>),
}

/// Whom an effect concerns: living agents.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Whom {
    /// Who did what called the rule.
    Actor,
    /// The alpha agent.
    Alpha,
    /// Whom the players choose.
    Chosen,
    /// Each of them.
    Agents,
    /// Those who are at a place.
    In(String),
    /// Who has a role.
    Role(String),
    /// Everybody who has not.
    Others(String),
}

/// What a signal turns out to be (144).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersSignalKind")]
pub enum SignalKind {
    /// A human.
    Human,
    /// An alien.
    Alien,
}

/// How a mission ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersResult")]
pub enum Result {
    /// As it was meant to.
    Accomplished,
    /// Some of it.
    Partly,
    /// Not at all.
    Failed,
}

impl Result {
    /// All three, the best first.
    pub const ALL: [Self; 3] = [Self::Accomplished, Self::Partly, Self::Failed];

    /// Its name in files: the word of `win` and `lose`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Accomplished => "accomplished",
            Self::Partly => "partly",
            Self::Failed => "failed",
        }
    }

    /// The result with a name.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.id() == id)
    }

    /// Whether the mission is won with it.
    pub fn is_won(self) -> bool {
        self != Self::Failed
    }
}
