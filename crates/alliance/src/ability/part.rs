//! What sort of thing a deed is.
//!
//! Procedures that ask something of deeds ask it of these parts: of a whole part where all its deeds are alike, of each deed
//! where they differ. A new deed is sorted here, and then every procedure that tells the deeds of its part apart waits for it.

use super::deed::{AttackDeed, Deed, DicePool, Special, Symbol, Whom};
use super::when::Attribute;
use crate::attack::{Condition, Effect, Modifiers};
use crate::dice::{AttackDie, DefenceDie};
use crate::surge::SurgeOption;

/// A deed among its like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part<'a> {
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
    /// What sort of thing it is.
    pub fn part(&self) -> Part<'_> {
        match *self {
            Self::Add(by) => Part::Roll(OnRoll::Add(by)),
            Self::Keyword(keyword) => Part::Roll(OnRoll::Keyword(keyword)),
            Self::Surge(ref option) => Part::Roll(OnRoll::Surge(option)),
            Self::SurgesOf(ref wanted) => Part::Roll(OnRoll::SurgesOf(wanted)),
            Self::AttackDie(die) => Part::Roll(OnRoll::AttackDie(die)),
            Self::DefenceDie(die) => Part::Roll(OnRoll::DefenceDie(die)),
            Self::RemoveAll(die) => Part::Roll(OnRoll::RemoveAll(die)),
            Self::FocusDie(die) => Part::Roll(OnRoll::FocusDie(die)),
            Self::BlockPerEvade => Part::Roll(OnRoll::BlockPerEvade),
            Self::Miss => Part::Roll(OnRoll::Miss),
            Self::RemoveDefenceDie => Part::Dice(OnDice::RemoveDefenceDie),
            Self::SwapDie(die) => Part::Dice(OnDice::SwapDie(die)),
            Self::Reroll { pool, dice } => Part::Dice(OnDice::Reroll { pool, dice }),
            Self::Convert { from, to, most } => Part::Dice(OnDice::Convert { from, to, most }),
            Self::Gain { condition, whom } => Part::Figures(OnFigures::Gain(condition), whom),
            Self::Shed { whom, all, any } => Part::Figures(OnFigures::Shed { all, any }, whom),
            Self::Recover { damage, strain, whom } => {
                Part::Figures(OnFigures::Recover { damage, strain }, whom)
            }
            Self::Suffer { damage, strain, whom } => {
                Part::Figures(OnFigures::Suffer { damage, strain }, whom)
            }
            Self::RollDamage { die, whom } => Part::Figures(OnFigures::RollDamage(die), whom),
            Self::Points { points, whom } => Part::Figures(OnFigures::Points(points), whom),
            Self::Move { spaces } => Part::Owner(OfOwner::Move { spaces }),
            Self::Push(spaces) => Part::Owner(OfOwner::Push(spaces)),
            Self::Order => Part::Owner(OfOwner::Order),
            Self::ExtraAction => Part::Owner(OfOwner::ExtraAction),
            Self::DrawSupply => Part::Owner(OfOwner::DrawSupply),
            // Credits are the team's: `script::toll`.
            Self::Toll { strain, .. } => Part::Owner(OfOwner::Toll { strain }),
            Self::Test(attribute) => Part::Test(attribute),
            Self::Attack(ref attack) => Part::Attack(attack),
            Self::Special(special) => Part::Special(special),
            Self::Unplayed(_) => Part::Unplayed,
        }
    }
}
