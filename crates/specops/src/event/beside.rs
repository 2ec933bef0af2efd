//! What people report beside a real table, where positions are not asked.

use serde::Serialize;
use ts_rs::TS;

use crate::action::Action;
use crate::beside::Question;
use crate::ids::{UnitId, Units};
use crate::state::{Because, SetUp};

/// What people have done or said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "SpecopsBesideEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum BesideEvent {
    /// A miniature was moved (C7), perhaps into contact with an enemy (C7.11).
    Went { unit: UnitId, action: Action, because: Because, into: Option<UnitId> },
    /// A miniature was set up (C1.15, C15.4, M1.11, M3.6).
    Stands { unit: UnitId, why: SetUp },
    /// Somebody has said where miniatures stand: who of those asked about, or a number.
    Said { question: Question, near: Units, number: u8 },
}
