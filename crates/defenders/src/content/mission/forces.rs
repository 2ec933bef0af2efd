//! Decks, signals and aliens at the start; people, items, guns and roles of a mission.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Amount;
use super::spot::HexName;
use crate::content::agent::Sheet;
use crate::content::kinds::Origin;
use crate::content::weapon::Weapon;
use crate::mind;

/// The three decks.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersDecks")]
pub struct Decks {
    /// Alien cards by name, and how many of each; those of aliens at the start come on top of these.
    pub aliens: BTreeMap<String, u8>,
    /// Encounter cards by number. On the easiest level one card 1 is left out.
    pub encounters: Vec<u8>,
    /// Small stacks of event letters, the top one first: each is shuffled by itself.
    pub events: Vec<String>,
}

/// The reserve of signals (146).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersReserve")]
pub struct Reserve {
    /// Alien signals.
    #[ts(skip)]
    #[serde(skip_serializing)]
    pub alien: Amount,
    /// Human signals.
    #[ts(skip)]
    #[serde(skip_serializing)]
    pub human: Amount,
    /// Alien signals kept aside.
    #[serde(default)]
    pub alien_aside: u8,
    /// Human signals kept aside.
    #[serde(default)]
    pub human_aside: u8,
}

/// Signals on the map at the start, face down, one on each of these hexes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersStartSignals")]
pub struct StartSignals {
    /// Where.
    pub at: Vec<HexName>,
    /// These, mixed by themselves: alien and human ones. Drawn from the reserve if nothing is said.
    #[serde(default)]
    pub of: Option<[u8; 2]>,
}

/// An alien on the map at the start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersStartAlien")]
pub struct StartAlien {
    /// Its card.
    pub card: String,
    /// Where.
    pub at: HexName,
    /// A name of its own, for rules about it.
    #[serde(default, rename = "as")]
    pub name: Option<String>,
    /// Its card goes to the alpha agent, instead of by 157 and 158.
    #[serde(default)]
    pub to_alpha: bool,
    /// Only with so many agents or more.
    #[serde(default)]
    pub from: u8,
}

/// Somebody who is no agent: aliens treat him as one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersPerson")]
pub struct Person {
    /// His name in the mission.
    pub id: String,
    /// Health.
    pub health: u8,
    /// How he moves.
    pub moves: PersonMoves,
    /// Human signals that are turned become one of him each. A dead or saved one is out of the game.
    #[serde(default)]
    pub from_signals: bool,
    /// While he lives the alpha agent has Alien Knowledge (192).
    #[serde(default)]
    pub alien_knowledge: bool,
    /// Aliens take him for the most wounded and weakest there is.
    #[serde(default)]
    pub weakest: bool,
}

/// How a person moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersPersonMoves")]
pub enum PersonMoves {
    /// With the signals, as one of them.
    Signals,
    /// Next to the alpha agent, always.
    Alpha,
    /// Not at all.
    Never,
}

/// A thing that agents carry. It drops where its carrier dies (A69).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersMissionItem")]
pub struct MissionItem {
    /// Its name in the mission.
    pub id: String,
    /// Where it lies at the start; a rule brings it if nothing is said.
    #[serde(default)]
    pub at: Option<HexName>,
}

/// A gun that stands on two hexes. Who is in the seat may use it with his combat activity; it sees 180 degrees, measured from
/// the barrel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersGun")]
pub struct Gun {
    /// Its name.
    pub id: String,
    /// The hex of the seat.
    pub seat: HexName,
    /// The hex of the barrel, which nobody enters.
    pub barrel: HexName,
    /// It is jammed, and only a rule clears it.
    #[serde(default)]
    pub jammed: bool,
    /// What it shoots.
    pub weapon: Weapon,
}

/// An agent of the mission, in place of one's own.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersProfile")]
pub struct Profile {
    /// His name in the mission.
    pub id: String,
    /// Who made it.
    pub origin: Origin,
    /// His sheet; he has no rank, powers or items.
    pub sheet: Sheet,
}

/// What a figure does in place of its own card, while it is on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersOrders")]
pub struct Orders {
    /// Which.
    pub figure: String,
    /// Its lines, read as those of a card (135 to 137, 164).
    pub line: Vec<mind::Line>,
}
