//! What becomes of an instruction.

use serde::Serialize;
use sortie_boards::square::Position;
use ts_rs::TS;

use super::ways::Way;

/// What becomes of an instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolution {
    /// Why it is skipped, if it is.
    pub skipped: Option<Skip>,
    /// Actions it cost.
    pub actions_spent: u8,
    /// Whether it used the one attack action (R28.5).
    pub attack_action_used: bool,
    /// Whether the figure attacks the target from where it ends.
    pub attacks: bool,
    /// Whether the figure discards Stunned afterwards (R37.3).
    pub discards_stunned: bool,
    /// The way it is carried out; staying where it is, if it is skipped.
    pub way: Way,
    /// Further ways that are exactly as good by the rules and as bad for the players: they choose (A14).
    pub ties: Vec<Way>,
    /// The walk, without its start. Worked out only for a sink that listens.
    pub path: Vec<Position>,
}

impl Resolution {
    /// All ways that are equally good and bad; more than one only if the players choose.
    pub fn ways(&self) -> impl Iterator<Item = Way> + '_ {
        std::iter::once(self.way).chain(self.ties.iter().copied())
    }

    /// Nothing happens.
    pub(super) fn skipped(skip: Skip, at: Position) -> Self {
        Self {
            skipped: Some(skip),
            actions_spent: 0,
            attack_action_used: false,
            attacks: false,
            discards_stunned: false,
            way: Way { aim: None, end: at, points: 0, distance: None },
            ties: Vec::new(),
            path: Vec::new(),
        }
    }
}

/// Why an instruction is skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSkip")]
pub enum Skip {
    /// It costs more actions than are left (R24.7).
    Unaffordable,
    /// The attack action is used (R28.6).
    SecondAttack,
    /// Nobody it could be aimed at is within so many spaces (R25.2, S3).
    NobodyWithin(u16),
    /// There is nobody at all to aim at (R25.1).
    Nobody,
    /// Nobody can be made adjacent (R27.9).
    NobodyToEngage,
    /// Nobody can be attacked after the move (R27.21).
    NobodyToMoveAndAttack,
    /// Nobody can be attacked (R28.8).
    NobodyToAttack,
    /// It would defeat the figure before it affects a Rebel (R25.3, S4).
    SelfDefeat,
    /// A stunned figure does not attack (R37.4).
    Stunned,
}

impl Skip {
    /// The rule that skips it.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Unaffordable => "R24.7",
            Self::SecondAttack => "R28.6",
            Self::NobodyWithin(_) => "R25.2",
            Self::Nobody => "R25.1",
            Self::NobodyToEngage => "R27.9",
            Self::NobodyToMoveAndAttack => "R27.21",
            Self::NobodyToAttack => "R28.8",
            Self::SelfDefeat => "R25.3",
            Self::Stunned => "R37.4",
        }
    }
}
