//! An instruction as it stands on an activation card (R24.6, R26.1, R27).

use serde::{Deserialize, Serialize};
use sortie_boards::square::Space;
use ts_rs::TS;

use crate::world::FigureId;

/// What a figure is told to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Order {
    /// What to do.
    pub verb: Verb,
    /// The icons in front.
    pub cost: Cost,
    /// Between the guillemets; the nearest Rebel if nothing stands there (R26.4).
    pub target: Target,
}

/// The verbs of R27 and R28.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceVerb")]
pub enum Verb {
    /// Move X toward (R27.1).
    Toward {
        /// X.
        points: u16,
    },
    /// Move X to engage (R27.7).
    Engage {
        /// X.
        points: u16,
    },
    /// Move X to reposition Y (R27.11).
    Reposition {
        /// X.
        points: u16,
        /// Y.
        spaces: u16,
    },
    /// Move X to attack (R27.16).
    MoveAttack {
        /// X.
        points: u16,
    },
    /// Attack (R28).
    Attack,
}

impl Verb {
    /// Movement points it gives; none for a plain attack.
    pub fn points(self) -> Option<u16> {
        match self {
            Self::Toward { points } | Self::Engage { points } | Self::MoveAttack { points } => Some(points),
            Self::Reposition { points, .. } => Some(points),
            Self::Attack => None,
        }
    }

    /// The same without movement points.
    #[must_use]
    pub fn standing(self) -> Self {
        match self {
            Self::Toward { .. } => Self::Toward { points: 0 },
            Self::Engage { .. } => Self::Engage { points: 0 },
            Self::Reposition { spaces, .. } => Self::Reposition { points: 0, spaces },
            Self::MoveAttack { .. } => Self::MoveAttack { points: 0 },
            Self::Attack => Self::Attack,
        }
    }

    /// Whether it ends in an attack.
    pub fn attacks(self) -> bool {
        matches!(self, Self::MoveAttack { .. } | Self::Attack)
    }
}

/// What an instruction costs: an action for each icon (R24.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, TS)]
#[ts(rename = "AllianceCost")]
pub struct Cost {
    /// Actions.
    pub actions: u8,
    /// Whether one of them is the attack action (R28.5).
    pub is_attack_action: bool,
}

/// What stands between the guillemets (R26.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// The figures that bear a name or a trait; of several, whoever meets the criterion best.
    Named {
        /// Who is meant.
        figures: Vec<FigureId>,
        /// The criterion.
        by: Criterion,
        /// Only those within so many spaces (R25.2, S3).
        within: Option<u16>,
    },
    /// A space, or the token on it.
    Space(Space),
    /// Whoever meets a criterion best.
    Ranked {
        /// The criterion.
        by: Criterion,
        /// Who is meant.
        who: Who,
        /// Only those within so many spaces (R25.2, S3).
        within: Option<u16>,
    },
}

impl Target {
    /// The nearest of those who bear a name.
    pub fn named(figures: impl IntoIterator<Item = FigureId>) -> Self {
        Self::Named { figures: figures.into_iter().collect(), by: Criterion::Nearest, within: None }
    }

    /// What makes one better than another; nothing does where a space is aimed at.
    pub(super) fn criterion(&self) -> Option<Criterion> {
        match self {
            Self::Named { by, .. } | Self::Ranked { by, .. } => Some(*by),
            Self::Space(_) => None,
        }
    }

    /// How far away whoever is meant may be.
    pub(super) fn within(&self) -> Option<u16> {
        match self {
            Self::Named { within, .. } | Self::Ranked { within, .. } => *within,
            Self::Space(_) => None,
        }
    }

    /// The target where none is given (R26.4).
    pub const NEAREST_REBEL: Self = Self::Ranked { by: Criterion::Nearest, who: Who::Rebel, within: None };
}

/// What makes one target better than another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceCriterion")]
pub enum Criterion {
    /// The fewest spaces away.
    Nearest,
    /// The most health left.
    MostHealth,
    /// The least health left.
    LeastHealth,
    /// The highest speed.
    HighestSpeed,
    /// The lowest speed.
    LowestSpeed,
    /// The most damage suffered.
    MostDamage,
    /// The most strain suffered.
    MostStrain,
    /// Who is wounded; the others are the fallback.
    Wounded,
    /// Who is not wounded.
    Unwounded,
    /// Who has not activated this round.
    Unactivated,
    /// Who carries a token.
    Carrying,
    /// Who is stunned.
    Stunned,
}

/// Who is meant by a criterion. Text that names heroes does not include allies (R22.8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceTargetWho")]
pub enum Who {
    /// Heroes.
    Hero,
    /// Heroes and allies.
    Rebel,
}

/// What a figure has left of its activation (R24.5, R28.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceBudget")]
pub struct Budget {
    /// Actions left.
    pub actions: u8,
    /// Whether the one attack action is used.
    pub attack_used: bool,
}

impl Default for Budget {
    /// At the start of an activation.
    fn default() -> Self {
        Self { actions: 2, attack_used: false }
    }
}
