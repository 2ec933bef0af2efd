//! Where a figure comes from.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where what stands on a card comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsOrigin")]
pub enum Origin {
    /// A published figure.
    #[default]
    Published,
    /// Designed for this pack.
    Sortie,
}
