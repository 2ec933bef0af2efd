//! The round track and the levels of difficulty.

use serde::Serialize;
use ts_rs::TS;

use super::kinds::DroidKind;

/// One level: how the game starts and what the track shows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaLevel")]
pub struct Level {
    /// Where the Force marker starts (S3).
    pub start_force: u8,
    /// How many areas are filled with each kind at the start (S8).
    pub start_areas: [u8; 3],
    /// The track, from the first field of round 1 to the field of victory (2, 4, A1).
    pub track: Vec<TrackField>,
}

/// One field of the round track.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaTrackField")]
pub struct TrackField {
    /// The round, 1 to 5.
    pub round: u8,
    /// What is played when the gunship stands here.
    pub phase: PhaseKind,
}

/// What a field of the track says (4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "phase", rename_all = "snake_case")]
#[ts(rename = "ArenaPhase")]
pub enum PhaseKind {
    /// New threats (5, 6).
    Threats,
    /// Roll (7 to 38).
    Roll,
    /// Refill areas (39 to 41).
    Refill,
    /// Check threats (42 to 48).
    Check,
    /// New rush (49 to 52).
    Rush {
        /// Of which droids.
        kind: DroidKind,
    },
    /// The last field: victory (2).
    Victory,
}
