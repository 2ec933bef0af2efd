//! Spending surges: the options, the order in which an enemy buys them (R29), and the most damage they can buy.
//!
//! ```
//! use sortie_alliance::attack::{Attack, AttackKind, Tally};
//! use sortie_alliance::dice::{AttackRoll, Roll};
//! use sortie_alliance::surge::{SurgeList, by_priority};
//!
//! // T7: a stormtrooper rolls accuracy 4, 1 damage, 2 surges; Diala's white die is blank.
//! let attack = Attack::new(AttackKind::Ranged, Some(4));
//! let roll = Roll { attack: AttackRoll { accuracy: 4, damage: 1, surges: 2 }, ..Roll::default() };
//! let list: SurgeList = "acc+2; dmg+1".parse()?;
//! let mut why = Vec::new();
//! let spending = by_priority(&list, Tally::of(&attack, roll), |step| why.push(step.reason(&list)));
//! assert_eq!(spending.used.as_slice(), [1]);
//! assert_eq!((spending.tally.damage(), spending.tally.surges()), (2, 1));
//! assert_eq!(why[1].rule, "R29.5");
//! assert_eq!(why[1].text, "acc+2 is skipped: accuracy 4 is enough for distance 4");
//! # Ok::<(), sortie_alliance::attack::NotationError>(())
//! ```

mod best;
mod option;
mod priority;
mod why;

use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::attack::Tally;

pub use option::{SurgeList, SurgeOption};
pub use priority::by_priority;
pub use why::{Consideration, Idle, Reason, Skip};

/// How surges are spent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Policy {
    /// As an enemy does: by its priority list (R29).
    #[default]
    Priority,
    /// As a clever player does: the most damage this roll allows, a hit where there is none, for the fewest surges;
    /// the others go down the list.
    Best,
}

impl FromStr for Policy {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "priority" => Ok(Self::Priority),
            "best" => Ok(Self::Best),
            _ => Err(format!("`{word}` is no policy; there are priority and best")),
        }
    }
}

/// An attack after its surges are spent; those still in the tally are lost (R29.7).
#[derive(Debug, Clone)]
pub struct Spending<'a> {
    /// The attack as it ends.
    pub tally: Tally<'a>,
    /// The options used, by their place in the list, in the order they were bought.
    pub used: ArrayVec<u8, { SurgeList::MOST }>,
}

/// A policy made ready for one list of options and any number of rolls.
#[derive(Debug)]
pub struct Spender<'a> {
    options: &'a SurgeList,
    /// What can be bought together, for [`Policy::Best`].
    bundles: Option<best::Bundles>,
}

impl<'a> Spender<'a> {
    /// Prepares a policy.
    pub fn new(policy: Policy, options: &'a SurgeList) -> Self {
        let bundles = match policy {
            Policy::Priority => None,
            Policy::Best => Some(best::Bundles::of(options)),
        };
        Self { options, bundles }
    }

    /// How many ways to spend are weighed at each roll: one for a priority list.
    pub fn n_weighed(&self) -> usize {
        self.bundles.as_ref().map_or(1, best::Bundles::len)
    }

    /// Spends the surges of one roll.
    pub fn spend<'t>(&self, tally: Tally<'t>) -> Spending<'t> {
        match &self.bundles {
            None => by_priority(self.options, tally, |_| ()),
            Some(bundles) => bundles.spend(self.options, tally),
        }
    }
}
