//! Miniatures and tokens as far as space is concerned.

use serde::{Deserialize, Serialize};
use sortie_boards::plane::{Base, PieceId};
use ts_rs::TS;

use crate::profile::UnitKind;
use crate::side::Colour;

/// A miniature: where it stands and what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SpecopsBody")]
pub struct Body {
    /// Its base with its level and silhouette.
    pub base: Base,
    /// The obstacle it stands on.
    pub on: Option<PieceId>,
    /// Where its front is, as units east and south (C8.8).
    pub facing: (i32, i32),
    /// Whose it is.
    pub side: Colour,
    /// What it is.
    pub kind: UnitKind,
    /// Whether it is on the table. Who is not neither sees nor is seen, and is not measured (C8.7, C15.3).
    pub is_present: bool,
}

impl Body {
    /// A trooper on the table itself, facing south.
    pub const fn trooper(base: Base, side: Colour) -> Self {
        Self { base, on: None, facing: (0, 1), side, kind: UnitKind::Trooper, is_present: true }
    }

    /// Whether two miniatures are in melee: enemies in base contact (C13.1).
    pub fn is_in_melee_with(&self, other: &Self) -> bool {
        self.is_present && other.is_present && self.side != other.side && self.base.touches(other.base)
    }
}

/// A token as far as space is concerned (C12.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SpecopsDisc")]
pub struct Marker {
    /// What it covers.
    pub base: Base,
    /// Whether it lies claimed side up (C12.2).
    pub is_claimed: bool,
}
