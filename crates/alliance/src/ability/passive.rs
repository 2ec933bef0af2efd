//! What a card changes as long as it is there.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Numbers and permissions that hold all the time.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "AlliancePassive")]
pub struct Passive {
    /// More health.
    pub health: u8,
    /// More endurance.
    pub endurance: u8,
    /// More speed.
    pub speed: u8,
    /// Difficult terrain costs nothing extra.
    pub ignores_difficult: bool,
    /// Hostile figures cost nothing extra.
    pub ignores_hostile: bool,
    /// Hostile figures 4 or more spaces away do not see it, and it does not stand in their way.
    pub covert: bool,
    /// Figures do not stand in the way of its attacks.
    pub sees_past_figures: bool,
    /// Adjacent figures are no legal targets.
    pub awkward: bool,
    /// Several attack actions in one activation are allowed (R28.5).
    pub assault: bool,
    /// It does not interact.
    pub non_sentient: bool,
    /// Each surge option may be used twice in an attack.
    pub overload: bool,
    /// The ability named may be aimed at anybody in line of sight.
    pub lifts_range: Option<String>,
    /// The ability named needs no blind target.
    pub lifts_blindness: Option<String>,
}
