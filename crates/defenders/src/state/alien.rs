//! What aliens and signals have besides a place on the map.

use serde::{Deserialize, Serialize};

/// An alien on the map.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AlienState {
    /// Its card, by number in the content; another one once it rages (172).
    pub card: u8,
    /// The card it was drawn as, which goes to the discards when it dies.
    pub drawn_as: u8,
    /// Points of the energy shield now (110).
    pub shield: u8,
    /// Its shield tokens are gone for good (189).
    pub is_stripped: bool,
    /// When its card was assigned: cards of a dead player pass on in this order (A30).
    pub order: u8,
}

/// A signal face down, or what is known of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SignalState {
    /// What it will turn out to be: a secret until it is revealed (146).
    pub is_alien: bool,
}
