//! The six dice: what their faces show, and pools of them.
//!
//! Attack dice and defence dice are different types, because they show different symbols: an attack pool with a black
//! die in it does not compile, and a scene that writes one is refused where it is read.

mod pool;
mod read;

use std::fmt;
use std::iter::Sum;
use std::ops::Add;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use sortie_content::{Finding, Source};
use ts_rs::TS;

pub use pool::{Pool, PoolError};
pub use read::read;

/// A die that an attacker or a tested hero rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceAttackDie")]
pub enum AttackDie {
    /// Far: much accuracy.
    Blue,
    /// Even: some of everything.
    Green,
    /// Tricky: many surges.
    Yellow,
    /// Near: much damage, no accuracy.
    Red,
}

/// A die that a defender rolls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceDefenceDie")]
pub enum DefenceDie {
    /// Armour: many blocks.
    Black,
    /// Quick: evades, and the only dodge.
    White,
}

/// What attack dice show: one face, or a whole roll added up (R5.2, R5.3, R5.6).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "AllianceAttackRoll")]
pub struct AttackRoll {
    /// The numbers, for ranged attacks.
    pub accuracy: u8,
    /// Damage symbols.
    pub damage: u8,
    /// Surge symbols.
    pub surges: u8,
}

/// What defence dice show: one face, or a whole roll added up (R5.2, R5.4, R5.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "AllianceDefenceRoll")]
pub struct DefenceRoll {
    /// Block symbols.
    pub blocks: u8,
    /// Evade symbols.
    pub evades: u8,
    /// Whether there is a dodge; a second one would add nothing.
    pub dodge: bool,
}

/// One roll of both pools.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Roll {
    /// What the attacker rolled.
    pub attack: AttackRoll,
    /// What the defender rolled.
    pub defence: DefenceRoll,
}

/// A die with six faces.
pub trait Die: Copy + Ord + fmt::Display + for<'de> Deserialize<'de> {
    /// What it shows.
    type Face: Copy + Ord + Default + Add<Output = Self::Face> + Sum;

    /// Its faces; the order carries no meaning but never changes.
    fn faces(self, dice: &Dice) -> &[Self::Face; 6];
}

/// The faces of all six dice, as printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceDice")]
pub struct Dice {
    /// Blue, green, yellow, red.
    attack: [[AttackRoll; 6]; 4],
    /// Black, white.
    defence: [[DefenceRoll; 6]; 2],
}

static SHIPPED: LazyLock<Dice> = LazyLock::new(|| {
    let mut findings = Vec::new();
    read(Source::shipped(), &mut findings)
        .unwrap_or_else(|| panic!("the shipped dice are broken: {}", Finding::in_short(&findings)))
});

impl Dice {
    /// The dice that ship with the program.
    ///
    /// # Panics
    /// If they are broken, which `sortie check` and the tests rule out.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }
}

impl Die for AttackDie {
    type Face = AttackRoll;

    fn faces(self, dice: &Dice) -> &[AttackRoll; 6] {
        &dice.attack[self as usize]
    }
}

impl Die for DefenceDie {
    type Face = DefenceRoll;

    fn faces(self, dice: &Dice) -> &[DefenceRoll; 6] {
        &dice.defence[self as usize]
    }
}

impl Add for AttackRoll {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            accuracy: self.accuracy + other.accuracy,
            damage: self.damage + other.damage,
            surges: self.surges + other.surges,
        }
    }
}

impl Add for DefenceRoll {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            blocks: self.blocks + other.blocks,
            evades: self.evades + other.evades,
            dodge: self.dodge | other.dodge,
        }
    }
}

impl Sum for AttackRoll {
    fn sum<I: Iterator<Item = Self>>(faces: I) -> Self {
        faces.fold(Self::default(), Add::add)
    }
}

impl Sum for DefenceRoll {
    fn sum<I: Iterator<Item = Self>>(faces: I) -> Self {
        faces.fold(Self::default(), Add::add)
    }
}

impl fmt::Display for AttackDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Red => "red",
        })
    }
}

impl fmt::Display for DefenceDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "black",
            Self::White => "white",
        })
    }
}
