//! Flash effects: what a flash among the dice does to an attack (64, 98) or for an armour (65, 67), and how it is
//! written.
//!
//! | notation | effect |
//! | --- | --- |
//! | `hits+1` | so many hits more |
//! | `defence-1` | so many defence dice less (A8) |
//! | `shield+1` | so many shields more, once a roll |
//! | `shield_each` | every flash is a shield (67) |
//! | `heal+1` | so many wounds healed before the new ones land (A73) |

use std::ops::Add;
use std::str::FromStr;

use thiserror::Error;

use super::Cover;
use crate::dice::{Roll, Symbol};

/// What flashes do for a weapon: all of it once, however many there are (67).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct WeaponFlash {
    /// Hits more.
    pub hits: u8,
    /// Defence dice less.
    pub fewer_dice: u8,
}

/// What flashes do for an armour.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Armour {
    /// Shields more, once, however many flashes there are (67).
    pub shields: u8,
    /// Every flash is a shield: Titanium's armour (67).
    pub shield_each: bool,
    /// Wounds healed before the new ones land, once (A73).
    pub heal: u8,
}

/// Words that are no flash effect.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FlashError {
    /// No such effect of a weapon.
    #[error("`{0}` is no flash effect of a weapon; there are hits+1 and defence-1, with numbers up to 9")]
    Weapon(String),
    /// No such effect of an armour.
    #[error(
        "`{0}` is no flash effect of an armour; there are shield+1 and heal+1, with numbers up to 9, and shield_each"
    )]
    Armour(String),
}

impl Armour {
    /// What defence dice are worth behind this armour. The worth of dice rolled together is the sum of what each is worth.
    pub fn cover(self, roll: &Roll) -> Cover {
        let flashes = roll.count(Symbol::Flash);
        let each = if self.shield_each { flashes } else { 0 };
        Cover { shields: roll.count(Symbol::Shield) + each, flash: flashes > 0 }
    }
}

impl FromStr for WeaponFlash {
    type Err = FlashError;

    /// One effect.
    fn from_str(word: &str) -> Result<Self, FlashError> {
        let hits = number(word, "hits+").map(|hits| Self { hits, ..Self::default() });
        let fewer_dice = || number(word, "defence-").map(|fewer_dice| Self { fewer_dice, ..Self::default() });
        hits.or_else(fewer_dice).ok_or_else(|| FlashError::Weapon(word.to_owned()))
    }
}

impl FromStr for Armour {
    type Err = FlashError;

    /// One effect.
    fn from_str(word: &str) -> Result<Self, FlashError> {
        let each = (word == "shield_each").then_some(Self { shield_each: true, ..Self::default() });
        let shields = || number(word, "shield+").map(|shields| Self { shields, ..Self::default() });
        let heal = || number(word, "heal+").map(|heal| Self { heal, ..Self::default() });
        each.or_else(shields).or_else(heal).ok_or_else(|| FlashError::Armour(word.to_owned()))
    }
}

/// The number behind a name: one digit, not 0.
fn number(word: &str, name: &str) -> Option<u8> {
    match word.strip_prefix(name)?.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

impl Add for WeaponFlash {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            hits: self.hits.saturating_add(other.hits),
            fewer_dice: self.fewer_dice.saturating_add(other.fewer_dice),
        }
    }
}

impl Add for Armour {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            shields: self.shields.saturating_add(other.shields),
            shield_each: self.shield_each || other.shield_each,
            heal: self.heal.saturating_add(other.heal),
        }
    }
}
