//! Event cards (53 to 55).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Origin, Terrain};

/// An event card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersEventCard")]
pub struct EventCard {
    /// Its name in files.
    pub id: String,
    /// Who made it.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// The letter by which missions name it.
    pub letter: char,
    /// What it is.
    #[serde(default)]
    pub kind: EventKind,
    /// What happens, strictly in this order (53). Those of a special event stand in the mission.
    #[serde(default)]
    pub does: Vec<EventEffect>,
}

/// What an event card is (54).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersEventKind")]
pub enum EventKind {
    /// Resolved and discarded.
    #[default]
    Standard,
    /// Looked up in the mission.
    Special,
    /// Stays until the next weather replaces it.
    Weather(Weather),
}

/// What holds while the weather lies there (A65), for agents and aliens alike where it concerns both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersWeather")]
pub enum Weather {
    /// Nothing: it acts only when it comes.
    Passing,
    /// Agents cannot evade (194).
    NoEvade,
    /// Movement of agents is so many hexes less, never less than 1.
    Slow(u8),
    /// Ranged weapons of agents reach so many areas less, never less than 1.
    Dim(u8),
    /// Energy shields do not come back in the refresh phase.
    NoShields,
}

/// One effect of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersEventEffect")]
pub enum EventEffect {
    /// All signals move (147).
    Signals {
        /// So many areas.
        areas: u8,
        /// Where.
        to: SignalGoal,
    },
    /// Signals are teleported in (55, 151).
    Teleport {
        /// How many with one, two, three, four and five living agents.
        table: [u8; 5],
        /// Only if aliens compare with agents like this (A67).
        #[serde(default)]
        only: Option<Balance>,
    },
    /// Ammo tokens are discarded, from weapons of the agents' choice.
    LoseAmmo {
        /// How many by each.
        tokens: u8,
        /// Who.
        who: Whom,
    },
    /// Ammo tokens are gained (169).
    Ammo {
        /// How many by each.
        tokens: u8,
        /// Who.
        who: Whom,
    },
    /// Wounds are healed (169).
    Heal {
        /// How many of each.
        wounds: u8,
        /// Who.
        who: Whom,
    },
    /// Wounds are suffered; nothing prevents them (116).
    Wound {
        /// How many by each.
        wounds: u8,
        /// Who.
        who: Whom,
        /// Only those who stand on such ground.
        #[serde(default)]
        on: Option<Terrain>,
    },
    /// One jam token is removed.
    ClearJam {
        /// From a weapon of whom.
        who: Whom,
    },
    /// A movement of so many hexes at most, not out of melee.
    Move {
        /// How many.
        hexes: u8,
        /// Who.
        who: Whom,
    },
    /// One used tactic of the agents' choice is turned up again (193).
    ActOfValor,
}

/// Where signals go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersSignalGoal")]
pub enum SignalGoal {
    /// Toward the closest agent (A62).
    Closest,
    /// Toward the alpha agent.
    Alpha,
    /// The way they came, else away from the closest agent (150).
    Away,
}

/// How aliens compare with agents (55, A67).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersBalance")]
pub enum Balance {
    /// Fewer aliens than agents.
    Fewer,
    /// Not more aliens than agents.
    NotMore,
}

impl Balance {
    /// Whether it holds (T5).
    pub fn holds(self, aliens: usize, agents: usize) -> bool {
        match self {
            Self::Fewer => aliens < agents,
            Self::NotMore => aliens <= agents,
        }
    }
}

/// Which agents an event is about: living ones (A67).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersWhom")]
pub enum Whom {
    /// Every one.
    Each,
    /// The alpha agent.
    Alpha,
    /// The most wounded one (A31).
    MostWounded,
    /// So many of the players' choice, or all if there are fewer.
    Chosen(u8),
}
