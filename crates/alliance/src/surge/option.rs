//! Surge options as cards print them, and lists of them.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::attack::{Effect, NotationError, Tally, written_as_printed};

/// What surges can be spent on: one line of a card (R6.4).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SurgeOption {
    /// How many surges it costs.
    pub cost: u8,
    /// What it does, all at once.
    pub effects: Vec<Effect>,
}

impl SurgeOption {
    /// The attack with this option bought.
    pub(super) fn bought<'a>(&self, tally: &Tally<'a>) -> Tally<'a> {
        let mut after = *tally;
        after.pay(u16::from(self.cost));
        for &effect in &self.effects {
            after.apply(effect);
        }
        after
    }
}

impl FromStr for SurgeOption {
    type Err = NotationError;

    /// Effects side by side, with a price in front if it is not 1: `acc+2 dmg+1`, `2:blast3`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (cost, effects) = match text.split_once(':') {
            None => (1, text),
            Some((price, effects)) => {
                let price = price.trim();
                let cost = price.parse().ok().filter(|cost| (1..=9).contains(cost));
                (cost.ok_or_else(|| NotationError::Price(price.to_owned()))?, effects)
            }
        };
        let effects: Vec<Effect> = effects.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        if effects.is_empty() { Err(NotationError::Empty) } else { Ok(Self { cost, effects }) }
    }
}

impl fmt::Display for SurgeOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cost != 1 {
            write!(f, "{}:", self.cost)?;
        }
        for (n, effect) in self.effects.iter().enumerate() {
            let space = if n == 0 { "" } else { " " };
            write!(f, "{space}{effect}")?;
        }
        Ok(())
    }
}

written_as_printed!(SurgeOption);

/// Options in the order an enemy buys them (R29.1). The same option printed twice stands in it twice and can be
/// bought twice.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SurgeList(Vec<SurgeOption>);

impl SurgeList {
    /// The most options one list can have: sets of options are 16 bits. The richest weapon prints four.
    pub const MOST: usize = 16;

    /// A list of options.
    pub fn new(options: Vec<SurgeOption>) -> Result<Self, NotationError> {
        if options.len() > Self::MOST {
            return Err(NotationError::TooManyOptions(options.len()));
        }
        Ok(Self(options))
    }
}

impl Deref for SurgeList {
    type Target = [SurgeOption];

    fn deref(&self) -> &[SurgeOption] {
        &self.0
    }
}

impl FromStr for SurgeList {
    type Err = NotationError;

    /// Options between semicolons: `acc+2;dmg+1`. Nothing is an empty list.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let options = text.split(';').map(str::trim).filter(|option| !option.is_empty());
        Self::new(options.map(str::parse).collect::<Result<_, _>>()?)
    }
}
