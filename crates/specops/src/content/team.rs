//! Task teams and their loadouts.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{CardId, KindId, Origin, SideId};
use crate::ability::Ability;
use crate::profile::Faction;

/// A task team (C1.1). Its name is the text `specops-team-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsTeam")]
pub struct Team {
    /// Its name in files and texts.
    pub id: String,
    /// Whose it is.
    pub faction: Faction,
    /// Its miniatures, 6 to 10, one entry for each.
    pub members: Vec<KindId>,
    /// Its three loadout cards, each with sides A and B (C1.13).
    pub loadouts: [Loadout; 3],
    /// Its command hand: three of the faction, two of its own, Standing Orders (C1.14).
    pub hand: [CardId; 6],
}

/// A loadout card: side A, side B.
pub type Loadout = [SideId; 2];

/// A side of a loadout card (D7, D8). Its name is the text `specops-side-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsLoadoutSide")]
pub struct LoadoutSide {
    /// Its name in files and texts.
    pub id: String,
    /// Where its effect comes from.
    #[serde(default)]
    pub origin: Origin,
    /// What it does.
    pub ability: Vec<Ability>,
}
