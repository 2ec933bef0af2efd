//! What an alien does, as its card says it: lines by distance, each with deeds in order (133, 135).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of a card: the first that fits and can be carried out is the one (137, 164).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersCardLine")]
pub struct Line {
    /// It fits if an agent is in sight within so many areas (A52). The blind line, last on every card, has no number and fits
    /// if somebody can be reached (136).
    #[serde(default)]
    pub at: Option<u8>,
    /// What the alien does, in order. If it cannot do the first, the line is passed over; later ones are left out (A53).
    pub does: Vec<Deed>,
}

/// One thing an alien does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersCardDeed")]
pub enum Deed {
    /// Attacks (165).
    Attack {
        /// With which of its weapons (167).
        with: Arm,
        /// Whom; without it the most wounded of those it can attack.
        #[serde(default)]
        to: Option<To>,
        /// How often (176).
        #[serde(default = "once")]
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
    /// The closest aliens that are no Greys, up to so many within so many areas, act at once by their own cards (177, A46).
    Activate {
        /// How many.
        aliens: u8,
        /// Within so many areas.
        within: u8,
    },
}

fn once() -> u8 {
    1
}

impl Deed {
    /// Whether the alien itself moves by it.
    pub fn is_move(self) -> bool {
        match self {
            Self::Adjacent { .. } | Self::Toward { .. } | Self::Away { .. } | Self::ToPoint { .. } => true,
            Self::Attack { .. } | Self::Activate { .. } => false,
        }
    }

    /// How often it is done in a row: attacks (176), and orders to one alien after the other.
    pub fn times(self) -> u8 {
        match self {
            Self::Attack { times, .. } => times,
            Self::Activate { aliens, .. } => aliens,
            Self::Adjacent { .. } | Self::Toward { .. } | Self::Away { .. } | Self::ToPoint { .. } => 1,
        }
    }
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
