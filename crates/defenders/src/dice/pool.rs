//! Pools: the dice rolled together.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::Die;

/// Dice that are rolled together: so many of each colour.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(try_from = "Numbers", into = "Numbers")]
#[ts(rename = "DefendersPool", as = "Numbers")]
pub struct Pool(Numbers);

/// A pool as it is written: `{ red = 3 }`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "DefendersPool")]
struct Numbers {
    red: u8,
    blue: u8,
}

/// Why some dice are not a pool.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PoolError {
    /// More dice than are ever rolled.
    #[error("{0} dice; at most {most} are rolled together", most = Pool::MOST)]
    TooMany(usize),
    /// No such die.
    #[error("`{0}` is no die; there are red and blue")]
    UnknownDie(String),
}

impl Pool {
    /// The most dice an attacker rolls together: more than all weapons and powers add up to.
    pub const MOST: u8 = 12;

    /// So many dice of each colour.
    pub fn new(red: u8, blue: u8) -> Result<Self, PoolError> {
        Self::try_from(Numbers { red, blue })
    }

    /// How many dice of a colour.
    pub fn of(self, die: Die) -> u8 {
        match die {
            Die::Red => self.0.red,
            Die::Blue => self.0.blue,
        }
    }

    /// How many dice in all.
    pub fn n_dice(self) -> usize {
        usize::from(self.0.red) + usize::from(self.0.blue)
    }

    /// These dice and some more, red ones first where there are more than are ever rolled.
    #[must_use]
    pub fn and(self, more: Self) -> Self {
        let red = (self.0.red + more.0.red).min(Self::MOST);
        let blue = (self.0.blue + more.0.blue).min(Self::MOST - red);
        Self(Numbers { red, blue })
    }

    /// The dice one by one, the red ones first.
    pub fn dice(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().flat_map(move |die| (0..self.of(die)).map(move |_| die))
    }
}

impl TryFrom<Numbers> for Pool {
    type Error = PoolError;

    fn try_from(numbers: Numbers) -> Result<Self, PoolError> {
        let pool = Self(numbers);
        let n_dice = pool.n_dice();
        if n_dice > usize::from(Self::MOST) { Err(PoolError::TooMany(n_dice)) } else { Ok(pool) }
    }
}

impl From<Pool> for Numbers {
    fn from(pool: Pool) -> Self {
        pool.0
    }
}

impl FromStr for Pool {
    type Err = PoolError;

    /// Colours between commas: `red,red,blue`. Nothing is an empty pool.
    fn from_str(text: &str) -> Result<Self, PoolError> {
        let (mut red, mut blue) = (0_usize, 0_usize);
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word {
                "red" => red += 1,
                "blue" => blue += 1,
                _ => return Err(PoolError::UnknownDie(word.to_owned())),
            }
        }
        let few = |n: usize| u8::try_from(n).map_err(|_| PoolError::TooMany(red + blue));
        Self::new(few(red)?, few(blue)?)
    }
}
