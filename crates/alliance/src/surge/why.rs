//! Why surges were spent as they were, with rule numbers: typed, so that a table can say it in any language.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use super::SurgeList;
use crate::attack::{AttackKind, Condition, Effect, Tally};

/// One consideration while an enemy spends surges. Options are named by their place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Consideration {
    /// So many surges are left after evades (R6.4).
    Available {
        /// How many.
        surges: u16,
    },
    /// The topmost option not skipped is bought (R29.2).
    Bought {
        /// Which.
        option: u8,
        /// Surges left; with any, the list starts again at the top (R29.6).
        left: u16,
    },
    /// An option is skipped.
    Skipped {
        /// Which.
        option: u8,
        /// Why.
        skip: Skip,
    },
    /// A pass found nothing; the surges left are lost (R29.7).
    Lost {
        /// How many.
        surges: u16,
    },
}

/// Why an option is skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSurgeSkip")]
pub enum Skip {
    /// It was used in this attack (R29.3).
    Used,
    /// It costs more than is left (R29.4).
    TooDear {
        /// What it costs.
        cost: u8,
        /// What is left.
        left: u16,
    },
    /// It would change nothing (R29.5).
    NoEffect(Idle),
}

/// Why an effect would change nothing as the attack stands (R29.5, A20).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSurgeIdle")]
pub enum Idle {
    /// The attack is dodged.
    Dodged,
    /// Accuracy does nothing in melee.
    Melee,
    /// Accuracy suffices already.
    Accurate {
        /// Accuracy at hand.
        accuracy: u16,
        /// Accuracy needed.
        distance: u16,
    },
    /// The attack misses, with or without it.
    Misses {
        /// Accuracy still missing.
        missing: u16,
    },
    /// No block is left to pierce.
    NoBlock,
    /// Damage stays below the blocks, with or without it.
    Blocked {
        /// Damage before blocks.
        damage: u16,
        /// Blocks not pierced.
        blocks: u16,
    },
    /// The target cannot suffer more (R6.14).
    Overkill {
        /// The health it has left.
        remaining: u16,
    },
    /// It needs a target that suffers damage, and this one suffers none.
    NoDamage,
    /// Nobody else is in reach of it.
    NobodyElse,
    /// There is nothing to recover.
    NothingToRecover,
    /// The target leaves the map by this attack and suffers no condition any more.
    Gone,
    /// The figure has or gets the condition anyway (R12.7).
    HasCondition {
        /// Which.
        condition: Condition,
    },
}

impl Idle {
    /// Why this effect changes nothing, given that it does not.
    pub(super) fn of(effect: Effect, tally: &Tally<'_>) -> Self {
        match effect {
            Effect::Accuracy(_) if tally.attack().kind == AttackKind::Melee => Self::Melee,
            Effect::RecoverDamage(_) | Effect::RecoverStrain(_) => Self::NothingToRecover,
            _ if tally.is_dodged() => Self::Dodged,
            Effect::Accuracy(_) if tally.missing_accuracy() == 0 => {
                // Only a place that counting reaches can be near enough.
                let distance = tally.attack().distance.unwrap_or(u16::MAX);
                Self::Accurate { accuracy: tally.accuracy(), distance }
            }
            _ if !tally.hits() => Self::Misses { missing: tally.missing_accuracy() },
            Effect::Pierce(_) if tally.blocks() == 0 => Self::NoBlock,
            Effect::Damage(_) | Effect::Pierce(_) | Effect::Accuracy(_) => {
                match tally.attack().context.target_remaining {
                    Some(remaining) if tally.damage() >= remaining => Self::Overkill { remaining },
                    _ => Self::Blocked { damage: tally.strength(), blocks: tally.blocks() },
                }
            }
            _ if tally.impact().suffered == 0 => Self::NoDamage,
            Effect::Blast(_) | Effect::Cleave(_) => Self::NobodyElse,
            Effect::Inflict(condition) if condition.is_harmful() && tally.removes_target() => Self::Gone,
            Effect::Inflict(condition) => Self::HasCondition { condition },
        }
    }
}

/// A step in words, with the rule it follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The rule.
    pub rule: &'static str,
    /// What happened and why.
    pub text: String,
}

impl Consideration {
    /// The rule this step follows.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Available { .. } => "R6.4",
            Self::Bought { .. } => "R29.2",
            Self::Skipped { skip: Skip::Used, .. } => "R29.3",
            Self::Skipped { skip: Skip::TooDear { .. }, .. } => "R29.4",
            Self::Skipped { skip: Skip::NoEffect(_), .. } => "R29.5",
            Self::Lost { .. } => "R29.7",
        }
    }

    /// The step in words.
    pub fn reason(&self, options: &SurgeList) -> Reason {
        let name = |option: &u8| &options[usize::from(*option)];
        let text = match self {
            Self::Available { surges } => format!("{} to spend", count(*surges)),
            Self::Bought { option, left: 0 } => format!("{} is used; no surge is left", name(option)),
            Self::Bought { option, left } => {
                format!("{} is used; with {} left, again from the top (R29.6)", name(option), count(*left))
            }
            Self::Skipped { option, skip } => format!("{} is skipped: {skip}", name(option)),
            Self::Lost { surges } => format!("{} lost: nothing on the list can be used", count(*surges)),
        };
        Reason { rule: self.rule(), text }
    }
}

fn count(surges: u16) -> String {
    match surges {
        0 => "no surge".to_owned(),
        1 => "1 surge".to_owned(),
        n => format!("{n} surges"),
    }
}

impl fmt::Display for Skip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Used => f.write_str("already used in this attack"),
            Self::TooDear { cost, left } => write!(f, "it costs {cost}, {} left", count(*left)),
            Self::NoEffect(idle) => idle.fmt(f),
        }
    }
}

impl fmt::Display for Idle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dodged => f.write_str("the attack is dodged"),
            Self::Melee => f.write_str("a melee attack needs no accuracy"),
            Self::Accurate { accuracy, distance } => {
                write!(f, "accuracy {accuracy} is enough for distance {distance}")
            }
            Self::Misses { missing: u16::MAX } => f.write_str("no accuracy reaches the target"),
            Self::Misses { missing } => write!(f, "the attack misses by {missing} accuracy all the same"),
            Self::NoBlock => f.write_str("there is no block to pierce"),
            Self::Blocked { damage, blocks } => {
                write!(f, "{damage} damage against {blocks} blocks stays without effect")
            }
            Self::Overkill { remaining } => write!(f, "the target has only {remaining} health left"),
            Self::NoDamage => f.write_str("the target suffers no damage"),
            Self::NobodyElse => f.write_str("nobody else is in reach"),
            Self::NothingToRecover => f.write_str("there is nothing to recover"),
            Self::Gone => f.write_str("the target leaves the map"),
            Self::HasCondition { condition } => write!(f, "{} is there anyway", condition.keyword()),
        }
    }
}
