//! What powers do: one typed value, carried out by the rules and put into words for the players.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::power::When;
use super::weapon::OnHit;
use crate::attack::Manner;
use crate::dice::Pool;

/// One thing that happens. Where an agent is changed, it is whom the power is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersEffect")]
pub enum Effect {
    /// Changes the attack under way.
    Attack(AttackBonus),
    /// Changes the defence under way.
    Defence(DefenceBonus),
    /// One attack more, by the normal rules; as an answer to an alien, at that alien (125).
    Strike {
        /// Only with a weapon of this manner.
        #[serde(default)]
        with: Option<Manner>,
    },
    /// A roll against every alien of an area (118).
    Blast(Blast),
    /// At the end of the battle phase, a roll against every alien of the area chosen now, and every signal there is
    /// destroyed; not in closed rooms (188).
    SatelliteStrike {
        /// The dice.
        dice: Pool,
        /// How many areas away the area may be.
        range: u8,
    },
    /// Wounds healed (169).
    Heal(u8),
    /// Ammo tokens gained, up to what is printed (169).
    Ammo(u8),
    /// One jam token removed.
    ClearJam,
    /// A movement more.
    Move {
        /// Of so many hexes at most.
        hexes: u8,
        /// Also out of melee (94).
        #[serde(default)]
        disengages: bool,
    },
    /// Each adjacent alien is pushed one hex back (191).
    Push,
    /// Shield tokens that take hits before all else and do not refresh (170, 190).
    Reinforced(u8),
    /// A drone is placed on an empty adjacent hex, once a mission (120, 124).
    Deploy(String),
    /// One signal within so many areas is revealed, seen or not.
    RevealSignal {
        /// How many areas away it may be.
        within: u8,
    },
    /// Every signal within so many areas moves away (150).
    RepelSignals {
        /// How many areas away they may be.
        within: u8,
        /// How far they move.
        areas: u8,
    },
    /// So many encounter cards are looked at and put back on top in any order.
    Scout(u8),
    /// Aliens farther away than this do not see the agent, until the next refresh phase if an action was spent on it.
    Stealth {
        /// So many areas.
        beyond: u8,
    },
    /// Alien and jam faces of alien weapons are ignored (192).
    AlienKnowledge,
    /// So many grenades are taken from the stock, as far as there are any (119).
    TakeGrenades(u8),
}

/// What changes an attack (98).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "DefendersAttackBonus")]
pub struct AttackBonus {
    /// Dice more.
    pub dice: Pool,
    /// Hits more.
    pub hits: u8,
    /// Defence dice less (A8).
    pub fewer_dice: u8,
    /// Areas of range more.
    pub range: u8,
    /// It does area damage.
    pub area: bool,
    /// What befalls whom it hits (115).
    pub on_hit: Option<OnHit>,
    /// Dice that may be rolled again (70).
    pub reroll: Option<Reroll>,
}

/// What changes a defence.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "DefendersDefenceBonus")]
pub struct DefenceBonus {
    /// Hits cancelled before shields and dice.
    pub cancel: u8,
    /// Dice that may be rolled again (70).
    pub reroll: Option<Reroll>,
}

/// Dice that may be rolled again, each once (70, A61).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "DefendersReroll")]
pub struct Reroll {
    /// How many; any number without.
    pub dice: Option<u8>,
    /// Those with an alien face too (73).
    pub alien_faces: bool,
}

/// A roll against all aliens of an area: basic damage (114), defended by each for itself (A12). It is thrown at an alien in
/// sight (28, 68).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersBlast")]
pub struct Blast {
    /// The dice.
    pub dice: Pool,
    /// How many areas it reaches; 0 is contact.
    pub range: u8,
    /// What befalls whom it hits (115).
    #[serde(default)]
    pub on_hit: Option<OnHit>,
}

impl Effect {
    /// Whether there is something for it to change at a moment.
    pub fn is_possible_at(&self, when: When) -> bool {
        match self {
            Self::Attack(bonus) => bonus.is_possible_at(when),
            Self::Defence(bonus) => bonus.is_possible_at(when),
            Self::Strike { .. } => matches!(when, When::Turn | When::AlienMoved),
            Self::Stealth { .. } => matches!(when, When::Turn | When::Always),
            Self::AlienKnowledge => when == When::Always,
            Self::TakeGrenades(_) => when == When::Gained,
            Self::Move { .. } => matches!(when, When::Turn | When::Killed),
            Self::Blast(_)
            | Self::SatelliteStrike { .. }
            | Self::Heal(_)
            | Self::Ammo(_)
            | Self::ClearJam
            | Self::Push
            | Self::Reinforced(_)
            | Self::Deploy(_)
            | Self::RevealSignal { .. }
            | Self::RepelSignals { .. }
            | Self::Scout(_) => when == When::Turn,
        }
    }

    /// Whether it does nothing, whatever happens.
    pub fn is_nothing(&self) -> bool {
        match self {
            Self::Attack(bonus) => *bonus == AttackBonus::default(),
            Self::Defence(bonus) => *bonus == DefenceBonus::default(),
            Self::Heal(n) | Self::Ammo(n) | Self::Reinforced(n) | Self::Scout(n) | Self::TakeGrenades(n) => {
                *n == 0
            }
            Self::Move { hexes: n, .. } | Self::RepelSignals { areas: n, .. } => *n == 0,
            Self::Blast(Blast { dice, .. }) | Self::SatelliteStrike { dice, .. } => dice.n_dice() == 0,
            Self::Strike { .. }
            | Self::ClearJam
            | Self::Push
            | Self::Deploy(_)
            | Self::RevealSignal { .. }
            | Self::Stealth { .. }
            | Self::AlienKnowledge => false,
        }
    }

    /// The dice it prints.
    pub fn dice(&self) -> Pool {
        match self {
            Self::Attack(AttackBonus { dice, .. })
            | Self::Blast(Blast { dice, .. })
            | Self::SatelliteStrike { dice, .. } => *dice,
            Self::Defence(_)
            | Self::Strike { .. }
            | Self::Heal(_)
            | Self::Ammo(_)
            | Self::ClearJam
            | Self::Move { .. }
            | Self::Push
            | Self::Reinforced(_)
            | Self::Deploy(_)
            | Self::RevealSignal { .. }
            | Self::RepelSignals { .. }
            | Self::Scout(_)
            | Self::Stealth { .. }
            | Self::AlienKnowledge
            | Self::TakeGrenades(_) => Pool::default(),
        }
    }
}

impl AttackBonus {
    /// Dice are rolled again once they have fallen; all else is known before, but for hits, which may come at both times.
    fn is_possible_at(&self, when: When) -> bool {
        let before = Self { hits: 0, reroll: None, ..*self } != Self::default();
        match when {
            When::Attacking => self.reroll.is_none(),
            When::Rolled => !before,
            When::Turn
            | When::Always
            | When::Gained
            | When::Killed
            | When::UnderAttack
            | When::DefenceRolled
            | When::AlienMoved => false,
        }
    }
}

impl DefenceBonus {
    /// Hits are cancelled before the dice fall, and dice rolled again after it.
    fn is_possible_at(&self, when: When) -> bool {
        match when {
            When::UnderAttack => self.reroll.is_none(),
            When::DefenceRolled => self.cancel == 0,
            When::Turn
            | When::Always
            | When::Gained
            | When::Attacking
            | When::Rolled
            | When::Killed
            | When::AlienMoved => false,
        }
    }
}
