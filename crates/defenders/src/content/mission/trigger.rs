//! What calls a rule besides what calls one in every game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::spot::{Quarry, SignalKind};

/// What calls a rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnTrigger {
    /// A refresh phase has done its own (34). It fires each time.
    Refresh,
    /// A strategy phase begins (35). It fires each time.
    Strategy,
    /// The reinforcement step (41). It fires each time.
    Reinforcement,
    /// The mission status step (45): the rules of the objectives table, of which the first that holds decides. It fires each
    /// time.
    Status,
    /// An agent's turn begins (46). It fires each time.
    Turn,
    /// An event has been carried out, whichever it was (53). It fires each time.
    AfterEvent,
    /// A special event is drawn (54).
    Event(char),
    /// A mission action is done: `scan`, and if it has several results `hack.wound`. Where it was done is `there`.
    Done(String),
    /// A mission action that is rolled for has brought nothing.
    Failed(String),
    /// An alien is dead (168). Where it stood is `there`.
    Killed(Quarry),
    /// An agent is dead (90). Where he stood is `there`.
    AgentDied,
    /// A person is dead, or the agent who plays a profile.
    Lost(String),
    /// An agent moves onto a waypoint that lies there, or is put on it.
    Waypoint(u8),
    /// An agent moves into a place, or is put there.
    Entered(String),
    /// A signal has been turned (153). Where it lay is `there`.
    Revealed(SignalKind),
    /// A mine has hurt this figure.
    Mined(String),
}

impl OwnTrigger {
    /// Whether it fires each time without being asked to.
    pub fn repeats(&self) -> bool {
        match self {
            Self::Refresh
            | Self::Strategy
            | Self::Reinforcement
            | Self::Status
            | Self::Turn
            | Self::AfterEvent => true,
            Self::Event(_)
            | Self::Done(_)
            | Self::Failed(_)
            | Self::Killed(_)
            | Self::AgentDied
            | Self::Lost(_)
            | Self::Waypoint(_)
            | Self::Entered(_)
            | Self::Revealed(_)
            | Self::Mined(_) => false,
        }
    }

    /// Where an agent has to come for it to fire, if that is what it waits for.
    pub fn goal(&self) -> Option<Goal<'_>> {
        match self {
            Self::Waypoint(number) => Some(Goal::Waypoint(*number)),
            Self::Entered(id) => Some(Goal::Place(id)),
            Self::Refresh
            | Self::Strategy
            | Self::Reinforcement
            | Self::Status
            | Self::Turn
            | Self::AfterEvent
            | Self::Event(_)
            | Self::Done(_)
            | Self::Failed(_)
            | Self::Killed(_)
            | Self::AgentDied
            | Self::Lost(_)
            | Self::Revealed(_)
            | Self::Mined(_) => None,
        }
    }
}

/// Somewhere a rule waits for an agent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal<'a> {
    /// A waypoint that lies there, by its number.
    Waypoint(u8),
    /// A place, by its name in the mission.
    Place(&'a str),
}

/// Something a player does, for the hints of a training mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersHintDeed")]
pub enum Deed {
    /// Names the alpha agent (36).
    Alpha,
    /// Moves (59).
    Move,
    /// Turns without a step (A56).
    Turn,
    /// Attacks (64).
    Attack,
    /// Uses a power or an item (78).
    Use,
    /// Searches (81).
    Search,
    /// A special action of the mission (87).
    Mission,
    /// Turns a signal up, by seeing it (145).
    Reveal,
    /// Ends a turn (50).
    End,
    /// Has seen an alien act (51).
    Alien,
    /// Has read an event (53).
    Event,
}
