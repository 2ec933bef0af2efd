//! What an alien does, as its card says it: lines by distance, each with deeds in order (133, 135).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersLine")]
pub struct Line {
    /// It fits if an agent is in sight within so many areas (A52). The blind line, last on every card, has no number and fits
    /// if somebody can be reached (136).
    pub at: Option<u8>,
    /// What the alien does, in order. If it cannot do the first, the line is passed over; later ones are left out (A53).
    pub deeds: Vec<Deed>,
}

/// One thing an alien does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "deed", rename_all = "snake_case")]
#[ts(rename = "DefendersDeed")]
pub enum Deed {
    /// Attacks (165).
    Attack {
        /// With which of its weapons (167).
        with: Arm,
        /// Whom; without it the most wounded of those it can attack.
        to: Option<To>,
        /// How often (176).
        times: u8,
    },
    /// Moves next to somebody (163).
    Adjacent {
        /// To whom.
        to: To,
    },
    /// Moves up to so many areas toward somebody (160, A36).
    Toward {
        /// How many.
        areas: u8,
        /// To whom.
        to: To,
    },
    /// Moves so many areas away (162, A35).
    Away {
        /// How many.
        areas: u8,
    },
    /// Moves so many areas to the closest teleport point (162).
    ToPoint {
        /// How many.
        areas: u8,
    },
}

/// One of an alien's weapons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersArm")]
pub enum Arm {
    /// Reaches whom it touches.
    Melee,
    /// Reaches whom it sees, within the number of the line (A54).
    Ranged,
}

/// Whom a deed is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersTo")]
pub enum To {
    /// The closest agent (A32).
    Closest,
    /// The most wounded one (A31, A33).
    MostWounded,
}
