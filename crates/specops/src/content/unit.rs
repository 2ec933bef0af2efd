//! Kinds of unit, and the vehicles that break down.

use serde::Serialize;
use ts_rs::TS;

use super::Origin;
use crate::profile::{Faction, Profile};

/// The most keywords a unit of ours prints.
pub const MOST_KEYWORDS: usize = 5;

/// A kind of unit: a single miniature, its own unit leader (C1.1). Its name is the text `specops-unit-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsUnit")]
pub struct Unit {
    /// Its name in files and texts.
    pub id: String,
    /// Whether its figures were published or designed.
    pub origin: Origin,
    /// What its card prints.
    pub profile: Profile,
}

/// The vehicle of a faction that stands in the middle of mission 3 (M3.2, M3.13, M3.14). Its name is the text
/// `specops-vehicle-<id>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsVehicle")]
pub struct Vehicle {
    /// Its name in files and texts.
    pub id: String,
    /// Whether its figures were published or designed.
    pub origin: Origin,
    /// Whose it is.
    pub faction: Faction,
    /// What it prints; its rank means nothing, and its health is that of [`Vehicle::health`].
    pub profile: Profile,
    /// Wounds more for each red unit (M3.14).
    pub health_each: u8,
}

impl Vehicle {
    /// The wounds that destroy it, with so many red units in the game (M3.14).
    pub const fn health(&self, n_red: u8) -> u8 {
        self.profile.health.saturating_add(self.health_each.saturating_mul(n_red))
    }
}
