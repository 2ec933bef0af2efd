//! What is added to a roll before surges are spent.

use std::fmt;
use std::ops::Add;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{NotationError, written_as_printed};

/// Flat numbers from cards, conditions and tokens of both sides, added to what the dice show.
///
/// A negative modifier takes symbols away but never hands them to the other side: a Weakened defender without evades
/// does not give the attacker a surge. What it takes below none, other modifiers, keywords and surges make up for
/// first: a total is a total (R5.11). The test `a_modifier_is_part_of_the_sum` holds both readings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Modifiers {
    /// `dmg`: damage of the attack.
    pub damage: i8,
    /// `acc`: accuracy of the attack.
    pub accuracy: i8,
    /// `sur`: surges of the attack.
    pub surges: i8,
    /// `pierce`: blocks ignored.
    pub pierce: i8,
    /// `blk`: blocks of the defender.
    pub blocks: i8,
    /// `evd`: evades of the defender.
    pub evades: i8,
}

impl Add for Modifiers {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            damage: self.damage.saturating_add(other.damage),
            accuracy: self.accuracy.saturating_add(other.accuracy),
            surges: self.surges.saturating_add(other.surges),
            pierce: self.pierce.saturating_add(other.pierce),
            blocks: self.blocks.saturating_add(other.blocks),
            evades: self.evades.saturating_add(other.evades),
        }
    }
}

impl FromStr for Modifiers {
    type Err = NotationError;

    /// Words between commas: `dmg+1,blk-1,pierce+2`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut all = Self::default();
        for word in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let wrong = || NotationError::Modifier(word.to_owned());
            let (name, number) = word.split_at(word.find(['+', '-']).ok_or_else(wrong)?);
            let by: i8 = number.parse().map_err(|_| wrong())?;
            all = all
                + match name {
                    "dmg" | "damage" => Self { damage: by, ..Self::default() },
                    "acc" | "accuracy" => Self { accuracy: by, ..Self::default() },
                    "sur" | "surge" => Self { surges: by, ..Self::default() },
                    "pierce" => Self { pierce: by, ..Self::default() },
                    "blk" | "block" => Self { blocks: by, ..Self::default() },
                    "evd" | "evade" => Self { evades: by, ..Self::default() },
                    _ => return Err(wrong()),
                };
        }
        Ok(all)
    }
}

impl fmt::Display for Modifiers {
    /// As [`Modifiers::from_str`] reads it, without what is 0.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = [
            ("dmg", self.damage),
            ("acc", self.accuracy),
            ("sur", self.surges),
            ("pierce", self.pierce),
            ("blk", self.blocks),
            ("evd", self.evades),
        ];
        for (n, (name, by)) in all.into_iter().filter(|&(_, by)| by != 0).enumerate() {
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{name}{by:+}")?;
        }
        Ok(())
    }
}

written_as_printed!(Modifiers);
