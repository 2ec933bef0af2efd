//! Close-encounter cards (141, 142).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Origin, SpeciesId};
use crate::mind::{Call, Near};
use crate::world::Rank;

/// A close-encounter card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersEncounterCard")]
pub struct EncounterCard {
    /// Its name in files.
    pub id: String,
    /// Who made it.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// The number by which missions name it.
    pub number: u8,
    /// How many there are.
    pub copies: u8,
    /// Who acts.
    pub calls: Calls,
    /// If nobody does, so many aliens of the species called teleport in (142).
    #[serde(default)]
    pub danger: u8,
}

/// Whom a card calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersCalls")]
pub enum Calls {
    /// All of a species.
    Species(SpeciesId),
    /// All of a rank.
    Rank(Rank),
    /// All that are wounded.
    Wounded,
    /// All that an agent sees.
    InSight,
    /// For each agent the alien closest to him; each alien once.
    ClosestToEach,
}

impl Calls {
    /// Whom it calls.
    pub fn of_mind(self) -> Call {
        let all = Call::default();
        match self {
            Self::Species(species) => Call { species: Some(species.number()), ..all },
            Self::Rank(rank) => Call { rank: Some(rank), ..all },
            Self::Wounded => Call { is_wounded: true, ..all },
            Self::InSight => Call { near: Some(Near::InSight), ..all },
            Self::ClosestToEach => Call { near: Some(Near::Closest), ..all },
        }
    }

    /// The species that comes by danger, if it calls one (142).
    pub fn species(self) -> Option<SpeciesId> {
        match self {
            Self::Species(species) => Some(species),
            Self::Rank(_) | Self::Wounded | Self::InSight | Self::ClosestToEach => None,
        }
    }
}
