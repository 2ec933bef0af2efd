//! Where a mission is played.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where the figures stand.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// At the digital table.
    #[default]
    Table,
    /// On a real table beside it; people report what happens there.
    Companion,
}
