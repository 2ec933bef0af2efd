//! The tokens in the box. They are limits where the rules say stock (4, 7).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::dice::Symbol;

/// What is in the box beside cards and weapons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersStock")]
pub struct Stock {
    /// Signals that turn out to be human (146).
    pub human_signals: u8,
    /// Signals that turn out to be alien.
    pub alien_signals: u8,
    /// The symbols of the teleport points, in the order in which a face is read (151, A39).
    pub points: Vec<Symbol>,
    /// Fragments of alien technology (A16).
    pub fragments: u8,
    /// Ammo tokens.
    pub ammo: u8,
    /// Tokens of energy shields.
    pub shields: u8,
    /// Wound tokens.
    pub wounds: u8,
    /// Jam tokens.
    pub jams: u8,
    /// Guard tokens (125).
    pub guards: u8,
    /// Tokens for who is immobilised or paralysed.
    pub held: u8,
    /// Tokens that are a mine on one side and a flame on the other.
    pub mines: u8,
    /// Waypoints.
    pub waypoints: u8,
    /// Tokens for locked and blocked doors and windows.
    pub locks: u8,
    /// Tokens of an armoury (180).
    pub armouries: u8,
}
