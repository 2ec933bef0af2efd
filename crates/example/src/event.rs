//! What happened.

use serde::Serialize;
use sortie_kernel::{Learnt, Seat, Viewer};

use crate::choice::Speed;
use crate::plane::Point;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum Event {
    /// A round began and the wreck drifted (E2).
    RoundBegan { round: u8, wreck: Point },
    /// A speed was chosen in secret; only its seat hears which (E3).
    Sealed { seat: Seat, speed: Option<Speed> },
    /// All speeds were revealed (E3).
    Revealed { speeds: Vec<(Seat, Speed)> },
    /// A ship moved or held its place (E4).
    Moved { seat: Seat, to: Point },
    /// Salvage was brought in (E5).
    Salvaged { seat: Seat, points: u8 },
    /// A point of fuel was burnt (E5).
    Burnt { seat: Seat },
    /// The game ended (E6).
    Ended,
}

impl Event {
    /// What a viewer hears of it.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Self {
        match self {
            Self::Sealed { seat, .. } if !viewer.is(*seat) => Self::Sealed { seat: *seat, speed: None },
            other => other.clone(),
        }
    }

    /// What everybody learns from it.
    pub(crate) fn teaches(&self) -> Learnt {
        match self {
            Self::Revealed { .. } => Learnt::Secret,
            Self::RoundBegan { .. } | Self::Salvaged { .. } => Learnt::Chance,
            Self::Sealed { .. } | Self::Moved { .. } | Self::Burnt { .. } | Self::Ended => Learnt::Nothing,
        }
    }
}
