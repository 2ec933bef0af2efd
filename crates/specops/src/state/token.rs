//! What lies on the table besides terrain and miniatures.

use serde::{Deserialize, Serialize};
use sortie_boards::plane::{PieceId, Point};
use ts_rs::TS;

use crate::content::TokenKind;
use crate::ids::UnitId;
use crate::side::Colour;

/// What a token on the table is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsLying")]
pub enum Lying {
    /// An objective or condition token of the mission (C12).
    Objective(TokenKind),
    /// An order token face down, for a unit that is hidden (C15.1).
    Covert(Colour),
}

/// A token on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TableToken {
    pub(crate) what: Lying,
    pub(crate) at: Point,
    /// The obstacle it lies on.
    pub(crate) on: Option<PieceId>,
    /// Whether it lies claimed side up (C12.2).
    pub(crate) claimed: bool,
    /// Who holds it (C12.4).
    pub(crate) holder: Option<UnitId>,
    /// A secret: the number of a package (M2.5).
    pub(crate) number: u8,
    /// Whether blue knows that number (C16.3).
    pub(crate) is_known: bool,
    /// A secret: who is hidden under it (C15.2).
    pub(crate) hidden: Option<UnitId>,
    /// It has left the table: taken off when its unit showed itself (C15.4).
    pub(crate) is_gone: bool,
}

impl TableToken {
    pub(crate) fn new(what: Lying, at: Point) -> Self {
        Self {
            what,
            at,
            on: None,
            claimed: false,
            holder: None,
            number: 0,
            is_known: false,
            hidden: None,
            is_gone: false,
        }
    }

    /// Whether it is a package (M2.5).
    pub(crate) fn is_package(&self) -> bool {
        self.what == Lying::Objective(TokenKind::Package)
    }

    /// The kind of objective it is, if it is one.
    pub(crate) fn objective(&self) -> Option<TokenKind> {
        match self.what {
            Lying::Objective(kind) if !self.is_gone => Some(kind),
            Lying::Objective(_) | Lying::Covert(_) => None,
        }
    }
}
