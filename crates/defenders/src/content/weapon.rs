//! Weapons and armour as they are printed: on sheets, tokens, drones and alien cards (97 to 110, 133).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Class, Origin};
use crate::attack::{self, Armour, Defender, Manner, Target, WeaponFlash};
use crate::dice::Pool;
use crate::world::Rank;

/// A weapon (101).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersWeapon")]
pub struct Weapon {
    /// Its name in files. Both sides of a sheet name the same weapon.
    pub id: String,
    /// Who made it.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// Green on sheets and cards, blue if it is improved, red if it is alien (99).
    #[serde(default = "green")]
    pub rank: Rank,
    /// The class a token is for; anybody's without.
    #[serde(default)]
    pub class: Option<Class>,
    /// What it does.
    pub manner: Manner,
    /// The dice of its hit roll.
    pub dice: Pool,
    /// How many areas it reaches; 0 is contact. An alien's reach is set by the line it acts on (A54).
    #[serde(default)]
    pub range: u8,
    /// Ammo tokens on a new one; none if it is unlimited (A10).
    #[serde(default)]
    pub ammo: Option<u8>,
    /// Ammo faces are ignored, and each token spent after the roll adds a hit (75).
    #[serde(default)]
    pub own_ammo: bool,
    /// When it does area damage (98).
    #[serde(default)]
    pub area: AreaDamage,
    /// What befalls whom it hits (115).
    #[serde(default)]
    pub on_hit: Option<OnHit>,
    /// Its flash effect (64).
    #[serde(default)]
    pub flash: Flash,
}

fn green() -> Rank {
    Rank::Green
}

/// When a weapon does area damage.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersAreaDamage")]
pub enum AreaDamage {
    /// Not by itself.
    #[default]
    Never,
    /// If a token of ammo is discarded for it before the roll (T9).
    ForAmmo,
    /// Always.
    Always,
}

/// What befalls each target if at least one hit was rolled, whatever becomes of the hits (115).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersOnHit")]
pub enum OnHit {
    /// It loses all shield tokens, for good (189).
    StripShields,
    /// It does not move until the next refresh phase (95); an alien leaves out its moves.
    Immobilise,
    /// It does nothing until the next refresh phase (96); an alien is not activated.
    Paralyse,
    /// It is pushed one hex straight away, or to a free hex beside that one; it stays if there is none.
    Push,
}

/// The flash effect of a weapon: once a roll, however many flashes there are (67).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "DefendersFlash")]
pub struct Flash {
    /// Hits more.
    pub hits: u8,
    /// Defence dice less (A8).
    pub fewer_dice: u8,
    /// It does area damage (98).
    pub area: bool,
    /// What befalls whom it hits (115).
    pub on_hit: Option<OnHit>,
}

/// The flash effect of an armour (65, 67).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "DefendersPlate")]
pub struct Plate {
    /// Shields more, once a roll.
    pub shields: u8,
    /// Every flash is a shield.
    pub shield_each: bool,
    /// Wounds healed before the new ones land (A73).
    pub heal: u8,
    /// The only manner of attack it works against; all of them without (T16).
    pub only: Option<Manner>,
}

impl Weapon {
    /// Whether it wounds. Healing weapons do not (104).
    pub fn hurts(&self) -> bool {
        self.manner != Manner::Healing
    }

    /// Whether it counts its ammo (A10).
    pub fn is_limited(&self) -> bool {
        self.ammo.is_some()
    }

    /// As it comes from the box: loaded, not jammed, in the hands of somebody without Alien Knowledge.
    pub fn new_one(&self) -> attack::Weapon {
        attack::Weapon {
            range: self.range,
            ammo: self.ammo,
            own_ammo: self.own_ammo,
            alien: self.rank == Rank::Red,
            flash: self.flash.on_dice(),
            ..attack::Weapon::new(self.manner, self.dice)
        }
    }
}

impl Flash {
    /// Whether a flash does nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// The part of it that the arithmetic of an attack needs.
    pub fn on_dice(&self) -> WeaponFlash {
        WeaponFlash { hits: self.hits, fewer_dice: self.fewer_dice }
    }
}

impl Plate {
    /// What it is in the arithmetic of an attack.
    pub fn armour(&self) -> Armour {
        Armour { shields: self.shields, shield_each: self.shield_each, heal: self.heal }
    }

    /// Whoever wears it as a target, unhurt and refreshed, with so much health and energy shield.
    pub fn worn_by(&self, target: Target, health: u8, shield: u8) -> Defender {
        Defender {
            health: Some(health),
            shield,
            armour: self.armour(),
            armour_only: self.only,
            ..Defender::new(target)
        }
    }
}
