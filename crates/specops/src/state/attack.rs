//! The attack under way (C9).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sortie_kernel::List;
use ts_rs::TS;

use super::Because;
use crate::attack::Results;
use crate::dice::{
    AttackDie, AttackFace, AttackRoll, DefenceDie, DefenceFace, DefenceRoll, Pool as DicePool,
};
use crate::ids::{UnitId, Units};
use crate::limits::{MOST_ATTACK_DICE, MOST_DEFENCE_DICE, MOST_WEAPONS};
use crate::profile::AttackKind;
use crate::side::Colour;

/// Pools that one attack has at most: those of Arsenal, and one of Gunslinger (K62, K63).
pub(crate) const MOST_POOLS: usize = 4;

/// An attack with all its pools.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attack {
    pub(crate) attacker: UnitId,
    pub(crate) because: Because,
    /// Whom alone it may be made against (C5.12, K13).
    pub(crate) against: Option<UnitId>,
    pub(crate) pools: ArrayVec<Pool, MOST_POOLS>,
    /// Which pool is rolled.
    pub(crate) at: u8,
    /// How many weapons have been added (K62).
    pub(crate) n_weapons: u8,
    /// A pool by Gunslinger has been formed (K63).
    pub(crate) has_drawn_again: bool,
    /// Aim tokens spent for whatever (K69).
    pub(crate) aim_spent: u8,
    /// Somebody has lent a token to the attacker (K14, K24): one an attack.
    pub(crate) has_borrowed: bool,
    /// Whom it has defeated.
    pub(crate) defeated: Units,
    /// Who has moved inside it: standby answers that once all pools are done (C5.12).
    pub(crate) stirred: Units,
}

/// One pool against one defender.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pool {
    pub(crate) defender: UnitId,
    pub(crate) kind: AttackKind,
    /// The weapons, bit n: the weapon with the number n.
    pub(crate) weapons: u8,
    /// The dice on the table and what they show.
    pub(crate) dice: List<(AttackDie, AttackFace), MOST_ATTACK_DICE>,
    /// Aim tokens spent on rerolls.
    pub(crate) aims: u8,
    /// Dice that are thrown again, bit by place.
    pub(crate) again: u16,
    /// After conversion: what the dice are worth (C9.9).
    pub(crate) roll: AttackRoll,
    /// What is left of the results.
    pub(crate) left: Results,
    /// The attack had results (C9.10).
    pub(crate) had_results: bool,
    /// Dodge tokens spent.
    pub(crate) dodges: u8,
    /// Somebody has lent a token to the defender (K14, K24).
    pub(crate) has_borrowed: bool,
    /// Aim tokens spent by Lethal (K68).
    pub(crate) lethal: u8,
    /// Pierce that was used on guardians (K25).
    pub(crate) pierce_used: u8,
    /// Guardians who have been asked.
    pub(crate) guarded: Units,
    /// What a guardian has rolled.
    pub(crate) guard_roll: DefenceRoll,
    /// What the defender has rolled.
    pub(crate) defence: DefenceRoll,
    /// Surge tokens spent on the dice that lie there: those of the defender or of a guardian.
    pub(crate) surges: u8,
    /// Wounds of the defender.
    pub(crate) wounds: u8,
}

impl Pool {
    pub(crate) fn new(defender: UnitId, kind: AttackKind, weapon: u8) -> Self {
        Self {
            defender,
            kind,
            weapons: 1 << weapon,
            dice: List::default(),
            aims: 0,
            again: 0,
            roll: AttackRoll::default(),
            left: Results::default(),
            had_results: false,
            dodges: 0,
            has_borrowed: false,
            lethal: 0,
            pierce_used: 0,
            guarded: Units::EMPTY,
            guard_roll: DefenceRoll::default(),
            defence: DefenceRoll::default(),
            surges: 0,
            wounds: 0,
        }
    }
}

impl Attack {
    /// The pool that is rolled.
    pub(crate) fn pool(&self) -> &Pool {
        &self.pools[usize::from(self.at)]
    }

    pub(crate) fn pool_mut(&mut self) -> &mut Pool {
        &mut self.pools[usize::from(self.at)]
    }
}

const _: () = assert!(MOST_WEAPONS <= 8, "weapons of a pool are bits");

/// Dice that fall: at once, or one by one as people report them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Roll {
    /// Who rolls.
    pub(crate) colour: Colour,
    /// For which unit, if for one.
    pub(crate) unit: Option<UnitId>,
    pub(crate) why: Throw,
    /// Attack dice that have still to fall.
    pub(crate) left: DicePool,
    /// Defence dice that have still to fall, and of which colour.
    pub(crate) defence: (DefenceDie, u8),
    pub(crate) attack_faces: List<(AttackDie, AttackFace), MOST_ATTACK_DICE>,
    pub(crate) defence_faces: List<DefenceFace, MOST_DEFENCE_DICE>,
}

/// What dice are thrown for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsThrow")]
pub enum Throw {
    /// Who is red (C1.7).
    Colours,
    /// What condition there is (M5.1).
    Condition,
    /// When it is in force (M5.1).
    Duration,
    /// Priority (C3.4).
    Priority,
    /// The primary objective (M4.2).
    Primary,
    /// A rally (C4.6).
    Rally,
    /// An attack (C9.8).
    Attack,
    /// Dice of an attack again (C5.9).
    Again,
    /// A defence (C9.20).
    Defence,
    /// Those of a guardian (K25).
    Guardian,
    /// A panic (C11.3).
    Panic,
    /// At a console: fields (M1.6).
    Console,
    /// One die of a support unit again (M1.6).
    ConsoleAgain,
    /// Suppression webs (M1.9).
    Webs,
    /// Decrypting (M1.10).
    Decrypt,
    /// Reinforcements (M1.11).
    Reinforcements,
    /// A detonator (M3.9).
    Detonator,
}
