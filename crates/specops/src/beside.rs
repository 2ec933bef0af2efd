//! What Sortie asks of people beside a real table, where nobody tells it where miniatures stand: only what a rule needs, when it
//! needs it. Typed, so that a client says it in any language.

use serde::{Deserialize, Serialize};
use sortie_boards::plane::Quarter;
use ts_rs::TS;

use crate::ids::{TokenId, UnitId, Units};

/// What a distance is measured from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "spot", content = "id", rename_all = "snake_case")]
#[ts(rename = "SpecopsSpot")]
pub enum Spot {
    /// A unit.
    Unit(UnitId),
    /// A token of the mission.
    Token(TokenId),
    /// Whichever token of the mission is nearest.
    Objective,
    /// A transmitter that lies claimed side up: no blue support unit touches it (M2.11).
    Transmitter,
}

/// Something a rule has to know of where miniatures stand. Everybody at the table can see it, so anybody may say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "about", rename_all = "snake_case")]
#[ts(rename = "SpecopsQuestion")]
pub enum Question {
    /// Which of these units are so near (C6.3)?
    Near {
        /// To what.
        of: Spot,
        /// Within so many inches from edge to edge; 0 is base contact (C6.7).
        inches: u8,
        /// And in line of sight (C8.2).
        in_sight: bool,
        /// Who is asked about.
        among: Units,
    },
    /// What cover has somebody against an attack: none, light, heavy, or 0 to 2 (C9.12, C9.13, M3.12)?
    Cover {
        /// Who attacks.
        attacker: UnitId,
        /// Who defends.
        defender: UnitId,
    },
    /// Does somebody stand in a quarter around another (C8.8)?
    Arc {
        /// Around whom.
        of: UnitId,
        /// Who stands there.
        from: UnitId,
        /// In which.
        arc: Quarter,
    },
    /// How many full inches are between two (M3.9)?
    Inches {
        /// From whom.
        from: UnitId,
        /// To whom.
        to: UnitId,
    },
}

impl Question {
    /// The highest number that may be said; none if units are picked.
    pub const fn most(&self) -> Option<u8> {
        match self {
            Self::Near { .. } => None,
            Self::Cover { .. } => Some(2),
            Self::Arc { .. } => Some(1),
            // From ten inches on there is no die left (M3.9).
            Self::Inches { .. } => Some(10),
        }
    }

    /// Whether it is about somebody.
    pub(crate) const fn names(&self, unit: UnitId) -> bool {
        let (one, other) = match self {
            Self::Near { of: Spot::Unit(of), .. } => (*of, *of),
            Self::Near { .. } => return false,
            Self::Cover { attacker, defender } => (*attacker, *defender),
            Self::Arc { of, from, .. } => (*of, *from),
            Self::Inches { from, to } => (*from, *to),
        };
        one.0 == unit.0 || other.0 == unit.0
    }
}
