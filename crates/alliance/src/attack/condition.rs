//! Conditions (R12).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A condition, named by the keyword that inflicts it.
///
/// The order is that of the keywords, so that lists come out sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, rename = "AllianceCondition")]
pub enum Condition {
    /// Bleeding.
    Bleed,
    /// Focused: a green die more in the next attack or test.
    Focus,
    /// Hidden.
    Hide,
    /// Stunned (R12.8, R37.2).
    Stun,
    /// Weakened.
    Weaken,
}

impl Condition {
    /// All of them, sorted.
    pub const ALL: [Self; 5] = [Self::Bleed, Self::Focus, Self::Hide, Self::Stun, Self::Weaken];

    /// The word on cards and in scenes (R12.3).
    pub fn keyword(self) -> &'static str {
        match self {
            Self::Bleed => "bleed",
            Self::Focus => "focus",
            Self::Hide => "hide",
            Self::Stun => "stun",
            Self::Weaken => "weaken",
        }
    }

    /// Harmful conditions go to the target, the others to the attacker (R12.6).
    pub fn is_harmful(self) -> bool {
        !matches!(self, Self::Focus | Self::Hide)
    }
}

/// A set of conditions: a figure has each at most once (R12.7).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Conditions(u8);

impl Conditions {
    /// No condition.
    pub const NONE: Self = Self(0);

    /// Whether this one is among them.
    pub fn has(self, condition: Condition) -> bool {
        self.0 & 1 << condition as u8 != 0
    }

    /// These and one more.
    pub fn with(self, condition: Condition) -> Self {
        Self(self.0 | 1 << condition as u8)
    }

    /// These without one.
    pub fn without(self, condition: Condition) -> Self {
        Self(self.0 & !(1 << condition as u8))
    }

    /// The conditions, sorted.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }

    /// Those that a question is answered with yes for.
    pub fn filter(self, question: impl Fn(Condition) -> bool) -> Self {
        self.iter().filter(|&condition| question(condition)).collect()
    }
}

impl FromIterator<Condition> for Conditions {
    fn from_iter<I: IntoIterator<Item = Condition>>(conditions: I) -> Self {
        conditions.into_iter().fold(Self::NONE, Self::with)
    }
}
