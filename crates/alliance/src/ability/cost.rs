//! What using an ability costs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The price of an ability; all of it is paid.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "AlliancePrice")]
pub struct Price {
    /// Actions; those of [`super::When::Action`] cost one if nothing is said.
    pub actions: u8,
    /// Strain to suffer (R6.2).
    pub strain: u8,
    /// The card is exhausted (R9.1).
    pub exhaust: bool,
    /// The card is out for the rest of the mission.
    pub deplete: bool,
    /// The card is discarded (R19.1).
    pub discard: bool,
    /// How often it may be used.
    pub limit: Option<Limit>,
}

/// How often an ability may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceLimit")]
pub enum Limit {
    /// Once in an activation.
    Activation,
    /// Once a round.
    Round,
    /// As often in a round as its owner has activations (R7.2, R37.12).
    Activations,
}
