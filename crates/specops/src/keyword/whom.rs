//! Whom a keyword names: a rank, a type of unit, or both.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::profile::{Rank, UnitKind};

/// Units that a keyword or a card names: `commander`, `droid trooper`, `corps clone trooper`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsWhom")]
pub struct Whom {
    /// Of this rank; any if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rank: Option<Rank>,
    /// Of this type, any if none is named. A trooper is any trooper.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<UnitKind>,
}

impl Whom {
    /// Anybody.
    pub const ANY: Self = Self { rank: None, kind: None };

    /// Whether a unit is meant.
    pub fn is_met_by(self, rank: Rank, kind: UnitKind) -> bool {
        let is_kind = |named| match named {
            UnitKind::Trooper => kind.is_trooper(),
            _ => kind == named,
        };
        self.rank.is_none_or(|named| named == rank) && self.kind.is_none_or(is_kind)
    }

    /// A rank, a type, or a rank and then a type.
    pub(super) fn read(words: &str) -> Option<Self> {
        let rank = Rank::ALL.into_iter().find_map(|rank| Some((rank, words.strip_prefix(rank.word())?)));
        let (rank, rest) = match rank {
            // "special forces" is the long name of a rank.
            Some((rank, rest)) => {
                (Some(rank), rest.strip_prefix(" forces").filter(|_| rank == Rank::Special).unwrap_or(rest))
            }
            None => (None, words),
        };
        let kind = match rest.trim() {
            "" => None,
            name => Some(UnitKind::ALL.into_iter().find(|kind| kind.words() == name)?),
        };
        (rank.is_some() || kind.is_some()).then_some(Self { rank, kind })
    }
}

impl fmt::Display for Whom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank, self.kind) {
            (Some(rank), Some(kind)) => write!(f, "{rank} {}", kind.words()),
            (Some(rank), None) => write!(f, "{rank}"),
            (None, Some(kind)) => f.write_str(kind.words()),
            (None, None) => Ok(()),
        }
    }
}
