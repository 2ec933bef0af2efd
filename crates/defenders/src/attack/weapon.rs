//! Weapons (97 to 110), as far as the dice of an attack know them.

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

use super::{Attacker, WeaponFlash};
use crate::dice::{Pool, Roll, Symbol};

/// What a weapon does to its target (97, 114).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersManner")]
pub enum Manner {
    /// Hurts by hand (102).
    Melee,
    /// Hurts from afar, also what is adjacent (103).
    Ranged,
    /// Heals agents, oneself included (104).
    Healing,
    /// Hurts, but is neither melee nor ranged (114).
    Basic,
}

/// A weapon as it is now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weapon {
    /// What it does.
    pub manner: Manner,
    /// The dice of its hit roll.
    pub dice: Pool,
    /// How many areas it reaches; 0 is contact (101).
    pub range: u8,
    /// Ammo tokens on it; none if it is unlimited (A10).
    pub ammo: Option<u8>,
    /// It has its own rule for ammo: ammo faces are ignored, and each token spent after the roll adds a hit (75).
    pub own_ammo: bool,
    /// It is jammed now (64).
    pub jammed: bool,
    /// It never jams: drones' weapons (120).
    pub no_jam: bool,
    /// Hits added to every roll (98).
    pub hits: u8,
    /// Defence dice that its targets roll less, whatever it shows (98, A8).
    pub fewer_dice: u8,
    /// It is an alien weapon (106, 107).
    pub alien: bool,
    /// Who holds it has Alien Knowledge (106, 192).
    pub knowledge: bool,
    /// Its flash effect.
    pub flash: WeaponFlash,
}

/// Why ammo cannot be spent on hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SpendError {
    /// No such power.
    #[error("only a weapon with its own rule for ammo buys hits with tokens (75)")]
    NotForSale,
    /// Not enough tokens.
    #[error("there are only {0} ammo tokens")]
    TooFew(u8),
    /// Aliens have no tokens.
    #[error("aliens spend no ammo (166)")]
    Alien,
}

impl Weapon {
    /// A weapon with nothing special about it.
    pub fn new(manner: Manner, dice: Pool) -> Self {
        Self {
            manner,
            dice,
            range: 0,
            ammo: None,
            own_ammo: false,
            jammed: false,
            no_jam: false,
            hits: 0,
            fewer_dice: 0,
            alien: false,
            knowledge: false,
            flash: WeaponFlash::default(),
        }
    }

    /// Whether it can be used at all: not jammed, and with a token if it needs one (64, 109). Melee and alien weapons need
    /// none (102, 107).
    pub fn is_ready(&self) -> bool {
        let is_empty = self.manner == Manner::Ranged && !self.alien && self.ammo == Some(0);
        !self.jammed && !is_empty
    }

    /// Whether so many ammo tokens can be spent on hits after the roll (75).
    pub fn can_spend(&self, by: Attacker, tokens: u8) -> Result<(), SpendError> {
        match self.ammo {
            _ if tokens == 0 => Ok(()),
            _ if by == Attacker::Alien => Err(SpendError::Alien),
            _ if !self.own_ammo => Err(SpendError::NotForSale),
            Some(left) if tokens > left => Err(SpendError::TooFew(left)),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether a roll spoils the whole attack: an alien or jam face for an alien weapon without Alien Knowledge (106).
    /// Aliens know their weapons.
    pub(super) fn is_voided(&self, by: Attacker, roll: &Roll) -> bool {
        let is_strange = by == Attacker::Agent && self.alien && !self.knowledge;
        is_strange && (roll.shows(Symbol::Alien) || roll.shows(Symbol::Jam))
    }

    /// Whether a roll jams it, once the attack is over (64, A9): only agents' ranged weapons, and no alien ones (102, 107,
    /// 166, A59).
    pub(super) fn is_jammed_by(&self, by: Attacker, roll: &Roll) -> bool {
        self.is_agents_gun(by) && !self.no_jam && roll.shows(Symbol::Jam)
    }

    /// How many tokens the ammo faces of a roll take: one at most, and none where none is left (72, A9, A43).
    pub(super) fn lost_to_faces(&self, by: Attacker, roll: &Roll) -> u8 {
        let counts = self.is_agents_gun(by) && !self.own_ammo && self.ammo.is_some_and(|left| left > 0);
        u8::from(counts && roll.shows(Symbol::Ammo))
    }

    fn is_agents_gun(&self, by: Attacker) -> bool {
        by == Attacker::Agent && self.manner == Manner::Ranged && !self.alien
    }
}
