//! What kind of thing a deed is.
//!
//! Procedures that ask something of deeds ask it of these kinds: of a whole kind where all its deeds are alike, of each deed
//! where they differ. A new deed is sorted here, and then every procedure that tells the deeds of its kind apart waits for
//! it.

use super::deed::{AttackDeed, Deed, DicePool, Special, Symbol, Whom};
use super::when::Attribute;
use crate::attack::{Condition, Effect, Modifiers};
use crate::dice::{AttackDie, DefenceDie};
use crate::surge::SurgeOption;

/// A deed among its like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeedKind<'a> {
    /// It changes what is rolled or has been rolled, and asks nobody.
    Roll(OnRoll<'a>),
    /// Its owner picks dice or symbols.
    Dice(OnDice),
    /// It happens to figures.
    Figures(OnFigures, Whom),
    /// Its owner gets it, does it or pays it.
    Owner(OfOwner),
    /// A gate: what follows happens if a test is passed.
    Test(Attribute),
    /// An attack.
    Attack(&'a AttackDeed),
    /// What only one card does.
    Special(Special),
    /// Nobody does it.
    Unplayed,
}

/// What changes a roll. Each is the [`Deed`] of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "named after the deeds")]
pub enum OnRoll<'a> {
    Add(Modifiers),
    Keyword(Effect),
    Surge(&'a SurgeOption),
    SurgesOf(&'a str),
    AttackDie(AttackDie),
    DefenceDie(DefenceDie),
    RemoveAll(DefenceDie),
    FocusDie(AttackDie),
    BlockPerEvade,
    Miss,
}

/// What is picked of a roll. Each is the [`Deed`] of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "named after the deeds")]
pub enum OnDice {
    RemoveDefenceDie,
    SwapDie(AttackDie),
    Reroll { pool: DicePool, dice: u8 },
    Convert { from: Symbol, to: Symbol, most: Option<u8> },
}

/// What happens to figures. Each is the [`Deed`] of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "named after the deeds")]
pub enum OnFigures {
    Gain(Condition),
    Shed { all: bool, any: bool },
    Recover { damage: u8, strain: u8 },
    Suffer { damage: u8, strain: u8 },
    RollDamage(AttackDie),
    Points(u8),
}

/// What is the owner's. Each is the [`Deed`] of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs, reason = "named after the deeds")]
pub enum OfOwner {
    Move { spaces: Option<u8> },
    Push(u8),
    Order,
    ExtraAction,
    DrawSupply,
    Toll { strain: u8 },
}

impl Deed {
    /// What kind of thing it is.
    pub fn kind(&self) -> DeedKind<'_> {
        match *self {
            Self::Add(by) => DeedKind::Roll(OnRoll::Add(by)),
            Self::Keyword(keyword) => DeedKind::Roll(OnRoll::Keyword(keyword)),
            Self::Surge(ref option) => DeedKind::Roll(OnRoll::Surge(option)),
            Self::SurgesOf(ref wanted) => DeedKind::Roll(OnRoll::SurgesOf(wanted)),
            Self::AttackDie(die) => DeedKind::Roll(OnRoll::AttackDie(die)),
            Self::DefenceDie(die) => DeedKind::Roll(OnRoll::DefenceDie(die)),
            Self::RemoveAll(die) => DeedKind::Roll(OnRoll::RemoveAll(die)),
            Self::FocusDie(die) => DeedKind::Roll(OnRoll::FocusDie(die)),
            Self::BlockPerEvade => DeedKind::Roll(OnRoll::BlockPerEvade),
            Self::Miss => DeedKind::Roll(OnRoll::Miss),
            Self::RemoveDefenceDie => DeedKind::Dice(OnDice::RemoveDefenceDie),
            Self::SwapDie(die) => DeedKind::Dice(OnDice::SwapDie(die)),
            Self::Reroll { pool, dice } => DeedKind::Dice(OnDice::Reroll { pool, dice }),
            Self::Convert { from, to, most } => DeedKind::Dice(OnDice::Convert { from, to, most }),
            Self::Gain { condition, whom } => DeedKind::Figures(OnFigures::Gain(condition), whom),
            Self::Shed { whom, all, any } => DeedKind::Figures(OnFigures::Shed { all, any }, whom),
            Self::Recover { damage, strain, whom } => {
                DeedKind::Figures(OnFigures::Recover { damage, strain }, whom)
            }
            Self::Suffer { damage, strain, whom } => {
                DeedKind::Figures(OnFigures::Suffer { damage, strain }, whom)
            }
            Self::RollDamage { die, whom } => DeedKind::Figures(OnFigures::RollDamage(die), whom),
            Self::Points { points, whom } => DeedKind::Figures(OnFigures::Points(points), whom),
            Self::Move { spaces } => DeedKind::Owner(OfOwner::Move { spaces }),
            Self::Push(spaces) => DeedKind::Owner(OfOwner::Push(spaces)),
            Self::Order => DeedKind::Owner(OfOwner::Order),
            Self::ExtraAction => DeedKind::Owner(OfOwner::ExtraAction),
            Self::DrawSupply => DeedKind::Owner(OfOwner::DrawSupply),
            // Credits are the team's: `script::toll`.
            Self::Toll { strain, .. } => DeedKind::Owner(OfOwner::Toll { strain }),
            Self::Test(attribute) => DeedKind::Test(attribute),
            Self::Attack(ref attack) => DeedKind::Attack(attack),
            Self::Special(special) => DeedKind::Special(special),
            Self::Unplayed(_) => DeedKind::Unplayed,
        }
    }
}
