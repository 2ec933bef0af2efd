//! Conditions (R12).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Modifiers;

/// A condition, named by the keyword that inflicts it.
///
/// The order is that of the keywords, so that lists come out sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceCondition")]
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

    /// What an attacker has left once an attack has used up that it was Focused or Hidden: conditions from the attack
    /// come after that (R12.5), so it may have them again.
    pub fn after_attack(self, is_focused: bool, is_hidden: bool) -> Self {
        let spent = |condition| match condition {
            Condition::Focus => is_focused,
            Condition::Hide => is_hidden,
            Condition::Stun | Condition::Bleed | Condition::Weaken => false,
        };
        self.filter(|condition| !spent(condition))
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

/// What the conditions of two figures do to an attack of one on the other, once for the game, scenes and odds (R12.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sway {
    /// The attacker is Focused: a die more, and the attack uses the condition up.
    pub is_focused: bool,
    /// The attacker is Hidden; the attack uses that up too.
    pub is_hidden: bool,
    /// What is added to the roll.
    pub modifiers: Modifiers,
}

impl Sway {
    /// Hidden helps the attacker to a surge and costs the attacker of a Hidden figure accuracy; Weakened takes a surge
    /// from the attack and an evade from the defence.
    pub fn of(attacker: Conditions, target: Conditions) -> Self {
        let count = |of: Conditions, condition| i8::from(of.has(condition));
        Self {
            is_focused: attacker.has(Condition::Focus),
            is_hidden: attacker.has(Condition::Hide),
            modifiers: Modifiers {
                surges: count(attacker, Condition::Hide) - count(attacker, Condition::Weaken),
                evades: -count(target, Condition::Weaken),
                accuracy: -2 * count(target, Condition::Hide),
                ..Modifiers::default()
            },
        }
    }
}

impl FromIterator<Condition> for Conditions {
    fn from_iter<I: IntoIterator<Item = Condition>>(conditions: I) -> Self {
        conditions.into_iter().fold(Self::NONE, Self::with)
    }
}
