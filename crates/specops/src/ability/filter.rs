//! Which units a card speaks of.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::KindId;
use crate::profile::{Profile, Rank, UnitKind};

/// Kinds of unit.
pub type KindSet = sortie_boards::Set<KindId, 1>;

/// Units of some names, ranks and types. What a list leaves empty is free; so a filter that says nothing takes everybody.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "SpecopsFilter")]
pub struct Filter {
    /// One of these, by their names in files.
    pub units: Vec<String>,
    /// One of these ranks.
    pub ranks: Vec<Rank>,
    /// One of these types; a trooper is any trooper.
    pub kinds: Vec<UnitKind>,
    /// The named ones by number, known once all units are read.
    #[serde(skip)]
    #[ts(skip)]
    named: KindSet,
}

impl Filter {
    /// Whether it takes a unit of this kind.
    pub fn takes(&self, kind: KindId, profile: &Profile) -> bool {
        (self.units.is_empty() || self.named.has(kind))
            && (self.ranks.is_empty() || self.ranks.contains(&profile.rank))
            && (self.kinds.is_empty() || self.kinds.iter().any(|&kind| is_kind(kind, profile.kind)))
    }

    /// Whether it takes everybody.
    pub fn is_everybody(&self) -> bool {
        self.units.is_empty() && self.ranks.is_empty() && self.kinds.is_empty()
    }

    /// Looks up the names of kinds; those that nobody bears come back.
    pub fn resolve(&mut self, kind: impl Fn(&str) -> Option<KindId>) -> Vec<String> {
        let mut unknown = Vec::new();
        for name in &self.units {
            match kind(name) {
                Some(kind) => self.named.insert(kind),
                None => unknown.push(name.clone()),
            }
        }
        unknown
    }
}

/// Whether a unit of this type is meant by the name of a type.
fn is_kind(named: UnitKind, kind: UnitKind) -> bool {
    match named {
        UnitKind::Trooper => kind.is_trooper(),
        _ => kind == named,
    }
}
