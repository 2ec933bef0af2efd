//! Conditions of the table (M5).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is in force for two rounds, if the condition table is used (M5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsCondition")]
pub enum Condition {
    /// Nothing (M5.5).
    #[default]
    Clear,
    /// Bad weather: better cover (M5.2).
    Weather,
    /// Cover of darkness: ranged weapons reach less far (M5.3).
    Darkness,
    /// Comms interference: fewer orders (M5.4).
    Comms,
}
