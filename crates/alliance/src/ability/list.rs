//! The abilities of one sheet, card or activation card.

use std::ops::Deref;

use serde::{Deserialize, Serialize};

use super::Ability;
use super::when::Moment;

/// Some abilities, and the moments they wait for: most lie idle most of the time, and whoever looks for those of a
/// moment asks first whether there can be any.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Ability>", into = "Vec<Ability>")]
pub struct Abilities {
    list: Vec<Ability>,
    /// One bit a [`Moment`].
    moments: u32,
}

// A bit for each of them.
const _: () = assert!(Moment::ALL.len() <= u32::BITS as usize);

impl Abilities {
    /// Whether one of them waits for this moment.
    #[inline]
    pub fn wait_for(&self, moment: Moment) -> bool {
        self.moments >> moment as u32 & 1 == 1
    }
}

impl From<Vec<Ability>> for Abilities {
    fn from(list: Vec<Ability>) -> Self {
        // What the enemy ignores never happens (R6.6).
        let waiting = list.iter().filter(|ability| !ability.ignored);
        let moments = waiting.fold(0, |moments, ability| moments | 1 << ability.when.moment() as u32);
        Self { list, moments }
    }
}

impl From<Abilities> for Vec<Ability> {
    fn from(abilities: Abilities) -> Self {
        abilities.list
    }
}

impl Deref for Abilities {
    type Target = [Ability];

    fn deref(&self) -> &[Ability] {
        &self.list
    }
}

impl<'a> IntoIterator for &'a Abilities {
    type Item = &'a Ability;
    type IntoIter = std::slice::Iter<'a, Ability>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.iter()
    }
}
