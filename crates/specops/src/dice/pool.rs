//! Pools: the attack dice rolled together.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::AttackDie;

/// Attack dice that are rolled together: so many of each colour.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "SpecopsPool")]
pub struct Pool {
    /// Red ones.
    pub red: u8,
    /// Black ones.
    pub black: u8,
    /// White ones.
    pub white: u8,
}

/// Why some words are not a pool.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PoolError {
    /// No such die.
    #[error("`{0}` is no attack die; there are red, black and white")]
    UnknownDie(String),
    /// More dice of a colour than can be counted.
    #[error("too many dice")]
    TooMany,
}

impl Pool {
    /// So many dice of each colour, the strongest first.
    pub const fn new(red: u8, black: u8, white: u8) -> Self {
        Self { red, black, white }
    }

    /// How many dice of a colour.
    pub const fn of(self, die: AttackDie) -> u8 {
        match die {
            AttackDie::Red => self.red,
            AttackDie::Black => self.black,
            AttackDie::White => self.white,
        }
    }

    /// The dice of a colour, to be changed.
    pub const fn of_mut(&mut self, die: AttackDie) -> &mut u8 {
        match die {
            AttackDie::Red => &mut self.red,
            AttackDie::Black => &mut self.black,
            AttackDie::White => &mut self.white,
        }
    }

    /// How many dice in all.
    pub fn n_dice(self) -> u16 {
        AttackDie::ALL.into_iter().map(|die| u16::from(self.of(die))).sum()
    }

    /// Whether no dice are left.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// The dice one by one, the strongest first.
    pub fn dice(self) -> impl Iterator<Item = AttackDie> {
        AttackDie::ALL.into_iter().flat_map(move |die| (0..self.of(die)).map(move |_| die))
    }

    /// These dice and some more.
    #[must_use]
    pub fn and(self, more: Self) -> Self {
        let sum = |die| self.of(die).saturating_add(more.of(die));
        Self::new(sum(AttackDie::Red), sum(AttackDie::Black), sum(AttackDie::White))
    }

    /// The pool of a suppressed attacker: one die less, a red one, else a black one, else a white one, also the last (C9.7).
    #[must_use]
    pub fn without_one(mut self) -> Self {
        if let Some(die) = AttackDie::ALL.into_iter().find(|&die| self.of(die) > 0) {
            *self.of_mut(die) -= 1;
        }
        self
    }
}

impl FromStr for Pool {
    type Err = PoolError;

    /// Colours between commas: `red,black,black`. Nothing is an empty pool.
    fn from_str(text: &str) -> Result<Self, PoolError> {
        let mut pool = Self::default();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let die = AttackDie::ALL.into_iter().find(|die| die.word() == word);
            let count = pool.of_mut(die.ok_or_else(|| PoolError::UnknownDie(word.to_owned()))?);
            *count = count.checked_add(1).ok_or(PoolError::TooMany)?;
        }
        Ok(pool)
    }
}
