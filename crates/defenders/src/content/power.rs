//! What agents can do beyond moving and fighting: innate abilities, skills, tactics, devices (111 to 125).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::effect::Effect;

/// Something that an ability or an item does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersPower")]
pub struct Power {
    /// What it costs.
    #[serde(default)]
    pub timing: Timing,
    /// The moment it belongs to.
    #[serde(default)]
    pub when: When,
    /// Whom it is about: whose attack, whose defence, or who receives.
    #[serde(default)]
    pub who: Who,
    /// What must be true.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// What happens, in order.
    pub does: Vec<Effect>,
}

/// What the use of a power costs (111). How often it can be used is a matter of the card: a device once (117), a tactic
/// once (122), a skill or an innate ability once a round (123).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersTiming")]
pub enum Timing {
    /// The action of the own turn.
    #[default]
    Standard,
    /// Nothing: it is always on.
    Passive,
    /// Nothing, also outside the own turn.
    Reaction,
}

/// A moment of the game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersWhen")]
pub enum When {
    /// In the own turn, while nobody attacks.
    #[default]
    Turn,
    /// All the time.
    Always,
    /// When the card is gained.
    Gained,
    /// When an attack or a grenade is declared, before its dice fall (48).
    Attacking,
    /// When its dice have fallen.
    Rolled,
    /// When an alien died of the attack.
    Killed,
    /// When one is attacked and the hits are counted, before the defence dice fall.
    UnderAttack,
    /// When the defence dice have fallen.
    DefenceRolled,
    /// When an alien has moved or was teleported or revealed (A60).
    AlienMoved,
}

/// Whom a power is about. Distances are those of 16: 0 is contact. Friends need not be in sight.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersWho")]
pub enum Who {
    /// Who uses it.
    #[default]
    Me,
    /// One agent within so many areas, the user or another.
    One(u8),
    /// One other agent within so many areas.
    Other(u8),
    /// The user and every agent within so many areas.
    Each(u8),
}

/// What must be true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersNeed")]
pub enum Need {
    /// The attack is a melee attack.
    Melee,
    /// It is a ranged attack.
    Ranged,
    /// It heals (104).
    Healing,
    /// It is a grenade (118).
    Grenade,
    /// The agent has not left his hex in this turn.
    Unmoved,
}

impl Power {
    /// Whether its timing goes with its moment: an action is spent in the own turn (111), a reaction answers something, and
    /// what is passive holds or is on whenever the moment comes.
    pub fn is_in_time(&self) -> bool {
        match self.when {
            When::Turn => self.timing == Timing::Standard,
            When::Always | When::Gained => self.timing == Timing::Passive,
            When::Attacking | When::Rolled => match self.timing {
                Timing::Standard => self.who == Who::Me,
                Timing::Passive | Timing::Reaction => true,
            },
            When::Killed | When::UnderAttack | When::DefenceRolled => self.timing != Timing::Standard,
            When::AlienMoved => self.timing == Timing::Reaction,
        }
    }
}

impl When {
    /// Whether there is an attack at that moment.
    pub fn is_of_attack(self) -> bool {
        match self {
            Self::Attacking | Self::Rolled | Self::Killed | Self::UnderAttack | Self::DefenceRolled => true,
            Self::Turn | Self::Always | Self::Gained | Self::AlienMoved => false,
        }
    }
}

impl Need {
    /// Whether it can be true at a moment.
    pub fn can_be_true_at(self, when: When) -> bool {
        match self {
            Self::Melee | Self::Ranged => when.is_of_attack(),
            Self::Healing | Self::Grenade => matches!(when, When::Attacking | When::Rolled),
            Self::Unmoved => matches!(when, When::Turn | When::Attacking | When::Rolled),
        }
    }
}
