//! Command cards (D1 to D5).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Origin, TeamId};
use crate::ability::{Ability, Filter};
use crate::profile::Faction;

/// A command card. Its name is the text `specops-card-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsCommandCard")]
pub struct CommandCard {
    /// Its name in files and texts.
    pub id: String,
    /// Where its effect comes from.
    pub origin: Origin,
    /// In whose hand it is.
    pub owner: CardOwner,
    /// 1 to 4; fewer have priority (C3.4).
    pub pips: u8,
    /// Whom it orders.
    pub orders: Orders,
    /// Whether it returns to the hand in the end phase instead of being discarded (D3).
    pub returns: bool,
    /// What it does besides.
    pub ability: Vec<Ability>,
}

/// In whose hand a command card is (C1.14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsCardOwner")]
pub enum CardOwner {
    /// Everybody's.
    Anybody,
    /// Of all teams of a faction.
    Faction(Faction),
    /// Of one team.
    Team(TeamId),
}

/// The order line of a command card (C3.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsOrders")]
pub struct Orders {
    /// How many orders.
    pub n: u8,
    /// To which units.
    #[serde(default)]
    pub whose: Filter,
}
