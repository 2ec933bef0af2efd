//! Close-encounter cards (141, 142).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Origin, SpeciesId};
use crate::mind::Call;
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
    /// Whom it calls, where one look at each alien tells; none where the agents matter too.
    pub fn of_mind(self) -> Option<Call> {
        match self {
            Self::Species(species) => Some(Call { species: Some(species.number()), ..Call::default() }),
            Self::Rank(rank) => Some(Call { rank: Some(rank), ..Call::default() }),
            Self::Wounded => Some(Call { is_wounded: true, ..Call::default() }),
            Self::InSight | Self::ClosestToEach => None,
        }
    }
}
