//! What must be true for an ability, and whom it may be aimed at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::when::{Attribute, Moment};
use crate::attack::Condition;

/// Something that must be true.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceNeed")]
pub enum Need {
    /// The attack is a melee attack; before it is declared: the weapon is one for melee.
    Melee,
    /// The attack is a ranged attack; before it is declared: the weapon is a ranged one.
    Ranged,
    /// The attack is made with a weapon of this trait.
    WeaponTrait(String),
    /// The target is within so many spaces of the attacker.
    TargetWithin(u8),
    /// The attacker, or whoever the moment is about, is within so many spaces of the owner.
    Within(u8),
    /// The targeted space is within so many spaces of the owner; 1 is adjacent.
    DefenderWithin(u8),
    /// The target suffered at least so much damage from the attack.
    Hurt(u8),
    /// The target suffered no damage from the attack.
    Unhurt,
    /// The target was defeated by the attack.
    TargetDefeated,
    /// The target was not defeated by the attack.
    TargetSurvived,
    /// The target has no line of sight to the owner.
    TargetBlind,
    /// The target is in the owner's line of sight.
    TargetInSight,
    /// The owner has a condition.
    Has(Condition),
    /// The owner is wounded.
    Wounded,
    /// The owner has not left its space in this activation.
    Unmoved,
    /// No friendly figure is adjacent to the owner.
    Alone,
    /// A friendly figure is adjacent to the owner.
    BesideFriend,
    /// A friendly figure of this trait is adjacent to the owner.
    BesideFriendOf(String),
    /// Another ability was used in this attack, by the owner.
    Used(String),
    /// The test is of one of these attributes.
    Tests(Vec<Attribute>),
    /// The owner is the first of its group to do this in the group's activation.
    First,
    /// The defeated figure was adjacent and friendly to the owner and lacked a trait.
    AdjacentFriendWithout(String),
    /// The attacked figure lacks a trait.
    DefenderWithout(String),
    /// The group has lost a figure.
    GroupReduced,
    /// At least so many Rebels are within so many spaces.
    RebelsWithin {
        /// How many.
        count: u8,
        /// Within how many spaces.
        spaces: u8,
    },
    /// The owner has suffered at least so much damage.
    Damaged(u8),
}

impl Need {
    /// Whether it can be true at a moment: a need about an attack never is without one. What follows another ability may
    /// follow one of any moment.
    pub fn can_be_true_at(&self, moment: Moment) -> bool {
        if moment == Moment::After {
            return true;
        }
        let of_attack = moment.is_of_attack();
        match self {
            Self::Melee | Self::Ranged => of_attack || moment == Moment::Aiming,
            Self::WeaponTrait(_)
            | Self::TargetWithin(_)
            | Self::DefenderWithin(_)
            | Self::TargetBlind
            | Self::TargetInSight
            | Self::Used(_)
            | Self::DefenderWithout(_) => of_attack,
            // Only then it is known.
            Self::Hurt(_) | Self::Unhurt | Self::TargetDefeated | Self::TargetSurvived => {
                moment == Moment::Fought
            }
            Self::Tests(_) => moment == Moment::Testing || moment == Moment::Tested,
            Self::AdjacentFriendWithout(_) => moment == Moment::Defeated,
            Self::Within(_)
            | Self::Has(_)
            | Self::Wounded
            | Self::Unmoved
            | Self::Alone
            | Self::BesideFriend
            | Self::BesideFriendOf(_)
            | Self::First
            | Self::GroupReduced
            | Self::RebelsWithin { .. }
            | Self::Damaged(_) => true,
        }
    }
}

/// Whom or what the owner picks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceAim")]
pub struct Aim {
    /// Who comes in question.
    pub who: Who,
    /// Within how many spaces; any distance if not said.
    #[serde(default)]
    pub within: Option<u8>,
    /// Only in line of sight.
    #[serde(default)]
    pub in_sight: bool,
    /// Only figures on a base of one space.
    #[serde(default)]
    pub small: bool,
    /// Only figures of this trait.
    #[serde(default)]
    pub of: Option<String>,
    /// Only figures adjacent to the target of the attack just made, and not the target itself.
    #[serde(default)]
    pub beside_target: bool,
    /// Objects that can be attacked besides (S14).
    #[serde(default)]
    pub objects: bool,
}

/// Who comes in question for an aim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceWho")]
pub enum Who {
    /// The owner or a friendly figure.
    Friend,
    /// Another friendly figure.
    OtherFriend,
    /// Another figure of the owner's group.
    OtherOfGroup,
    /// Another hero.
    OtherHero,
    /// A hostile figure.
    Hostile,
    /// Any other figure.
    Other,
    /// A space, with or without a figure.
    Space,
}
