//! What abilities do.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::unplayed::Unplayed;
use super::when::Attribute;
use crate::attack::{Condition, Effect, Modifiers};
use crate::dice::{AttackDie, DefenceDie};
use crate::surge::SurgeOption;

/// One thing that happens. Those of the first block change the attack under way, those of the second the figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceDeed")]
pub enum Deed {
    /// Symbols more or fewer: `dmg+1`, `blk+1`, `acc+2,pierce+1`.
    Add(#[ts(type = "string")] Modifiers),
    /// A keyword for this attack: `blast1`, `bleed`.
    Keyword(#[ts(type = "string")] Effect),
    /// A surge option for this attack.
    Surge(#[ts(type = "string")] SurgeOption),
    /// The surge options of every weapon of this trait that the owner brought.
    SurgesOf(String),
    /// A die more in the attack pool.
    AttackDie(AttackDie),
    /// A die more in the defence pool.
    DefenceDie(DefenceDie),
    /// A die of the target's choice goes out of the defence pool; the owner picks it.
    RemoveDefenceDie,
    /// All dice of a colour go out of the defence pool.
    RemoveAll(DefenceDie),
    /// The owner may swap one attack die for this one.
    SwapDie(AttackDie),
    /// Focused adds this die in place of a green one.
    FocusDie(AttackDie),
    /// So many dice of a pool are rolled again; 0 is any number.
    Reroll {
        /// Whose dice.
        pool: DicePool,
        /// How many at most.
        dice: u8,
    },
    /// So many symbols of one kind become another; any number, if nothing is said.
    Convert {
        /// What there is.
        from: Symbol,
        /// What it becomes.
        to: Symbol,
        /// How many at most.
        #[serde(default)]
        most: Option<u8>,
    },
    /// A block more for each evade rolled.
    BlockPerEvade,
    /// The attack misses.
    Miss,

    /// Somebody gains a condition.
    Gain {
        /// Which.
        condition: Condition,
        /// Who.
        #[serde(default)]
        whom: Whom,
    },
    /// Somebody discards conditions, either one or all.
    Shed {
        /// Who.
        #[serde(default)]
        whom: Whom,
        /// All of them, or one that the owner picks.
        #[serde(default)]
        all: bool,
        /// Also those that do no harm.
        #[serde(default)]
        any: bool,
    },
    /// Somebody recovers.
    Recover {
        /// So much damage.
        #[serde(default)]
        damage: u8,
        /// So much strain (R37.10).
        #[serde(default)]
        strain: u8,
        /// Who.
        #[serde(default)]
        whom: Whom,
    },
    /// Somebody suffers.
    Suffer {
        /// So much damage.
        #[serde(default)]
        damage: u8,
        /// So much strain (R6.10, R6.11).
        #[serde(default)]
        strain: u8,
        /// Who.
        #[serde(default)]
        whom: Whom,
    },
    /// A die is rolled and somebody suffers its damage.
    RollDamage {
        /// The die.
        die: AttackDie,
        /// Who.
        #[serde(default)]
        whom: Whom,
    },
    /// Somebody gains movement points; outside its own activation it spends them at once.
    Points {
        /// How many.
        points: u8,
        /// Who.
        #[serde(default)]
        whom: Whom,
    },
    /// The owner may move so many spaces, without movement points; its speed, if nothing is said.
    Move {
        /// How many spaces.
        #[serde(default)]
        spaces: Option<u8>,
    },
    /// The owner pushes whom it picked up to so many spaces.
    Push(u8),
    /// A test is made; what follows happens if it is passed (R11.4).
    Test(Attribute),
    /// The owner attacks, or may.
    Attack(AttackDeed),
    /// Whom the owner picked may move or attack at once (R14.1).
    Order,
    /// One action more in this activation.
    ExtraAction,
    /// The owner draws a supply card.
    DrawSupply,
    /// At the start of a mission the team pays so many credits, or every hero suffers strain.
    Toll {
        /// How many credits.
        credits: u16,
        /// How much strain.
        strain: u8,
    },
    /// Something that only one card does.
    Special(Special),
    /// Something that nobody does: words of an ability that is ignored (R6.6).
    Unplayed(Unplayed),
}

/// An attack that an ability grants.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "AllianceAttackDeed")]
pub struct AttackDeed {
    /// Only with a melee weapon.
    pub melee: bool,
    /// Only with a weapon of this trait.
    pub of: Option<String>,
    /// It is ranged although the weapon is a melee weapon.
    pub thrown: bool,
    /// These dice in place of a weapon's, always as a melee attack.
    pub dice: Vec<AttackDie>,
    /// Keywords of it.
    #[ts(type = "string[]")]
    pub keywords: Vec<Effect>,
    /// A die more.
    pub extra: Option<AttackDie>,
    /// A surge option more.
    #[ts(type = "string | null")]
    pub surge: Option<SurgeOption>,
    /// Whom: the picked figure, the same target, the attacker; anybody legal if not said.
    pub target: Option<Whom>,
    /// With the weapon this card lies under.
    pub this_weapon: bool,
    /// It need not be made.
    pub may: bool,
}

/// Whose dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceDicePool")]
pub enum DicePool {
    /// The attacker's.
    Attack,
    /// The defender's.
    Defence,
    /// Those of a test.
    Test,
}

/// A symbol on dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSymbol")]
pub enum Symbol {
    /// Damage.
    Damage,
    /// Surge.
    Surge,
    /// Block.
    Block,
    /// Evade.
    Evade,
}

/// To whom something happens.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceWhom")]
pub enum Whom {
    /// The owner.
    #[default]
    Me,
    /// Whom the owner picked.
    Picked,
    /// Whom the owner picked, if it is hostile.
    PickedHostile,
    /// The attacker.
    Attacker,
    /// The target of the attack.
    Target,
    /// The figure whose moment it is: who activates, is defeated, enters.
    Actor,
    /// Every figure on or next to the picked space.
    Around,
    /// The same, and every object there that can be attacked (S14).
    AroundAndObjects,
    /// Every hostile figure adjacent to the owner.
    AdjacentHostile,
    /// Every Rebel within so many spaces; for activation cards.
    RebelsWithin(u8),
    /// Every other friendly figure adjacent to the owner.
    AdjacentFriends,
    /// Every figure of the owner's group.
    Group,
}

/// What only one card does; each has a function of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSpecial")]
pub enum Special {
    /// Way of the Sarlacc: one melee attack against every adjacent hostile figure.
    AttackEachAdjacent,
    /// Suppressive Fire: every figure hurt picks 1 damage more or Stunned.
    Suppress,
    /// Hammer and Anvil: the owner and the picked friend may each attack the same enemy, in the order it picks, the
    /// second time without defence dice.
    HammerAndAnvil,
    /// Trick Shot: line of sight from any space within 3.
    TrickShot,
    /// Target Acquired: figures do not block line of sight.
    SeePastFigures,
    /// Decoy: the attack misses; then place within 3, Focused, attack.
    Decoy,
    /// Supply Network: look at the top supply card, and leave it or put it below the others.
    ScoutSupply,
    /// Smuggler's Luck: the drawn supply card is discarded and another drawn.
    RedrawSupply,
    /// Rebel Recon: draw one more, keep one.
    ChooseSupply,
    /// Masterstroke: Command again, for nothing.
    CommandAgain,
    /// Forward Vengeance: move 1 space toward the nearest unwounded Rebel.
    StepTowardRebel,
    /// The figure is put back: a defeated figure of the group returns next to it (R38.6).
    Reinforce,
}
