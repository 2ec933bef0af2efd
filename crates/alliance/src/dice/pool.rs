//! Pools: the dice rolled together.

use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::IntoDeserializer;
use serde::de::value::Error as WordError;
use serde::{Deserialize, Serialize};
use sortie_kernel::odds::Distribution;
use thiserror::Error;

use super::{Dice, Die};

/// Dice that are rolled together, sorted: two pools of the same dice are equal.
///
/// Twelve are more than a figure can bring together (the richest weapon has four dice, abilities add a few), and
/// keep every sum within a byte and every count of ways within 128 bits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<D>", into = "Vec<D>", bound = "D: Die + Serialize")]
pub struct Pool<D: Die> {
    dice: ArrayVec<D, 12>,
}

/// Why some words are not a pool.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PoolError {
    /// More dice than are ever rolled.
    #[error("{0} dice; at most 12 are rolled together")]
    TooMany(usize),
    /// No such die, or one for the other side.
    #[error("{0}")]
    UnknownDie(String),
}

impl<D: Die> Pool<D> {
    /// These dice.
    pub fn new(dice: impl IntoIterator<Item = D>) -> Result<Self, PoolError> {
        let mut all = ArrayVec::new();
        let mut dice = dice.into_iter();
        for die in dice.by_ref() {
            if all.try_push(die).is_err() {
                return Err(PoolError::TooMany(13 + dice.count()));
            }
        }
        all.sort_unstable();
        Ok(Self { dice: all })
    }

    /// The dice.
    pub fn dice(&self) -> &[D] {
        &self.dice
    }

    /// The pool with one die more.
    pub fn with(&self, die: D) -> Result<Self, PoolError> {
        Self::new(self.dice.iter().copied().chain([die]))
    }

    /// What the pool can show, added up. Working on sums and not on faces is what keeps odds quick: four attack dice
    /// of different colours have 1,296 ways but only 168 sums.
    pub fn rolls(&self, dice: &Dice) -> Distribution<D::Face> {
        let one = |die: D| Distribution::uniform(die.faces(dice).iter().copied());
        Distribution::sum_of(D::Face::default(), self.dice.iter().map(|&die| one(die)))
    }

    /// Every roll added up, each way by itself: roll `n` shows the faces named by the digits of `n` in base 6, the
    /// first die being the lowest digit. For rerolls, which must know the dice one by one.
    pub(crate) fn every_roll(&self, dice: &Dice) -> Vec<D::Face> {
        self.dice.iter().fold(vec![D::Face::default()], |rolls, die| {
            die.faces(dice).iter().flat_map(|&face| rolls.iter().map(move |&roll| roll + face)).collect()
        })
    }
}

impl<D: Die> Default for Pool<D> {
    fn default() -> Self {
        Self { dice: ArrayVec::new() }
    }
}

impl<D: Die> TryFrom<Vec<D>> for Pool<D> {
    type Error = PoolError;

    fn try_from(dice: Vec<D>) -> Result<Self, PoolError> {
        Self::new(dice)
    }
}

impl<D: Die> From<Pool<D>> for Vec<D> {
    fn from(pool: Pool<D>) -> Self {
        pool.dice.to_vec()
    }
}

impl<D: Die> FromStr for Pool<D> {
    type Err = PoolError;

    /// Colours between commas: `blue,green`. Nothing is an empty pool.
    fn from_str(text: &str) -> Result<Self, PoolError> {
        let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
        let die = |word: &str| D::deserialize(word.into_deserializer());
        let dice: Result<Vec<D>, WordError> = words.map(die).collect();
        Self::new(dice.map_err(|error| PoolError::UnknownDie(error.to_string()))?)
    }
}
