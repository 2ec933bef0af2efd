//! Special actions of a mission (87).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Given;
use super::spot::SignalKind;
use crate::dice::{Pool, Symbol};

/// Something an agent can do in this mission. What follows is a rule that waits for it: `{ done = "scan" }`,
/// `{ failed = "scan" }`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersMissionAction")]
pub struct Action {
    /// Its name in the mission.
    pub id: String,
    /// At what.
    pub at: Target,
    /// What it costs.
    #[serde(default)]
    pub costs: Cost,
    /// Also while engaged.
    #[serde(default)]
    pub engaged: bool,
    /// Only by who has this role.
    #[serde(default)]
    pub by: Option<String>,
    /// Only by who carries this item.
    #[serde(default)]
    pub with: Option<String>,
    /// It is offered only while this holds.
    #[ts(skip)]
    #[serde(default, rename = "if", skip_serializing)]
    pub given: Vec<Given>,
    /// What is rolled for it; it succeeds by itself if nothing is said.
    #[serde(default)]
    pub roll: Option<Check>,
    /// It succeeds only once in each room of its place.
    #[serde(default)]
    pub once_a_room: bool,
}

/// At what an action is done. The hex of it is `there` in the rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersTarget")]
pub enum Target {
    /// Next to a teleport point that does not burn, or on it.
    Teleport,
    /// Next to a waypoint that lies there, or on it.
    Waypoint(u8),
    /// The same, of any of them.
    AnyWaypoint,
    /// In a place.
    Place(String),
    /// Next to a figure.
    Figure(String),
    /// Next to a person.
    Person(String),
    /// Next to a dead alien that lies there.
    Body,
    /// Next to a signal that lies face down.
    Signal,
    /// Next to a signal that has been turned and stays.
    Turned(SignalKind),
    /// Next to a blocked door or window, on either side.
    Blocked,
    /// Next to an item that lies there, or on it.
    Item(String),
    /// Anywhere.
    Anywhere,
}

/// What an action costs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersCost")]
pub enum Cost {
    /// The action.
    #[default]
    Action,
    /// Action and combat (49).
    ActionAndCombat,
    /// Action and movement (49).
    ActionAndMovement,
    /// Nothing; in one's own turn.
    Nothing,
}

/// What is rolled for an action.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersActionCheck")]
pub struct Check {
    /// The dice.
    pub dice: Pool,
    /// Each earlier try adds one of the first colour.
    #[serde(default)]
    pub more: Option<More>,
    /// What it may bring: the result whose symbol the dice show; of several one that the agent chooses.
    pub result: Vec<Outcome>,
}

/// What makes dice grow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersMore")]
pub enum More {
    /// Earlier tries of this agent at the same spot, up to so many dice in all.
    OwnTries(u8),
    /// Earlier tries of anybody at the same spot.
    AnyTries(u8),
    /// Waypoints on the map that do not burn, beyond the first.
    UnburntWaypoints,
}

/// What a roll may bring.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersOutcome")]
pub struct Outcome {
    /// The symbol.
    pub symbol: Symbol,
    /// Its name, if there are several: `{ done = "hack.wound" }`.
    #[serde(default)]
    pub id: Option<String>,
}

/// What a test in a rule rolls: successes are the symbols shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// The dice.
    pub dice: Pool,
    /// What counts.
    pub symbol: Symbol,
}

impl Check {
    /// The most dice it comes to.
    pub fn most_dice(&self) -> usize {
        match self.more {
            None => self.dice.n_dice(),
            Some(More::OwnTries(most) | More::AnyTries(most)) => usize::from(most),
            Some(More::UnburntWaypoints) => 4,
        }
    }
}
