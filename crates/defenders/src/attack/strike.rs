//! What a hit roll amounts to, whoever is hit by it.

use serde::{Deserialize, Serialize};

use super::{Weapon, WeaponFlash};
use crate::dice::{Face, Roll, Symbol};

/// Who attacks: the dice mean different things to both sides.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attacker {
    /// An agent or a drone.
    #[default]
    Agent,
    /// An alien: ammo and jam faces are nothing to it (166).
    Alien,
}

impl Attacker {
    /// Whether a die may be taken up by a power that lets dice be rolled again. A die with an alien face is left to agents
    /// only if the power names it; aliens may take up any (73, A61).
    pub fn may_reroll(self, face: Face, names_alien: bool) -> bool {
        self == Self::Alien || names_alien || face.shown(Symbol::Alien) == 0
    }
}

/// A hit roll, counted: the same for every target of area damage (98, A12).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    /// Hits with all that is added to them.
    pub hits: u16,
    /// Defence dice that each target rolls less (A8).
    pub fewer_dice: u8,
    /// Whether a hit was rolled, which "on hit" effects ask for, whatever becomes of it (115). Hits that are only added
    /// were not rolled.
    pub on_hit: bool,
    /// Whether an alien weapon failed: no hit, no flash effect (106).
    pub void: bool,
    /// Whether the weapon is jammed once this attack is over (64).
    pub jammed: bool,
    /// Ammo tokens gone, by a face and for hits.
    pub ammo_lost: u8,
}

impl Strike {
    /// Counts a roll whose rerolls are over, with so many ammo tokens spent on hits after it was seen (75). A void attack
    /// is found out before anything is spent (A7).
    pub fn of(weapon: &Weapon, by: Attacker, roll: &Roll, spent: u8) -> Self {
        if weapon.is_voided(by, roll) {
            return Self { void: true, ..Self::default() };
        }
        let flash = if roll.shows(Symbol::Flash) { weapon.flash } else { WeaponFlash::default() };
        let rolled = roll.count(Symbol::Hit);
        Self {
            hits: rolled + u16::from(weapon.hits) + u16::from(flash.hits) + u16::from(spent),
            fewer_dice: weapon.fewer_dice.saturating_add(flash.fewer_dice),
            on_hit: rolled > 0,
            void: false,
            jammed: weapon.is_jammed_by(by, roll),
            ammo_lost: spent.saturating_add(weapon.lost_to_faces(by, roll)),
        }
    }
}
