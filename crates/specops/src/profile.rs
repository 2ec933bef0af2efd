//! What a unit card says: the unit, its surge chart, its weapons.

use std::fmt;

use serde::{Deserialize, Serialize};
use sortie_boards::plane::Quarter;
use ts_rs::TS;

use crate::dice::{DefenceDie, Pool};
use crate::keyword::{Keyword, WeaponKeyword};

/// A unit as its card describes it: one miniature, its own leader (C1.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsProfile")]
pub struct Profile {
    /// Its rank (S19).
    pub rank: Rank,
    /// Its type.
    pub kind: UnitKind,
    /// Wounds that defeat it (C10.1).
    pub health: u8,
    /// Its courage; none if it never gains suppression (C11.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub courage: Option<u8>,
    /// The fastest tool it moves with (C7.3).
    pub speed: u8,
    /// What it defends with.
    pub defence: DefenceDie,
    /// What its surges become.
    #[serde(default)]
    pub surge: SurgeChart,
    /// The radius of its base (C7.1).
    #[serde(default = "Profile::small_base")]
    pub radius: u16,
    /// How high its silhouette is (C8.1).
    #[serde(default = "Profile::trooper_height")]
    pub height: u16,
    /// Its keywords.
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// Its weapons.
    #[serde(default)]
    pub weapons: Vec<Weapon>,
}

impl Profile {
    /// The radius of the base of every trooper (C7.1, S1).
    pub const SMALL_BASE: u16 = 135;
    /// The silhouette of every trooper (C8.1, S1).
    pub const TROOPER_HEIGHT: u16 = 420;

    const fn small_base() -> u16 {
        Self::SMALL_BASE
    }

    const fn trooper_height() -> u16 {
        Self::TROOPER_HEIGHT
    }
}

/// A weapon of a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SpecopsWeapon")]
pub struct Weapon {
    /// What it is called in files and texts.
    pub id: String,
    /// For melee, at range or for both.
    pub kind: WeaponKind,
    /// It reaches beyond so many inches.
    #[serde(default)]
    pub min: u8,
    /// It reaches so many inches far.
    #[serde(default)]
    pub max: u8,
    /// What it rolls.
    #[serde(default)]
    pub dice: Pool,
    /// Its keywords.
    #[serde(default)]
    pub keywords: Vec<WeaponKeyword>,
}

impl Weapon {
    /// Whether it has a keyword.
    pub fn has(&self, keyword: WeaponKeyword) -> bool {
        self.keywords.contains(&keyword)
    }

    /// The quarter its target must stand in, if it is fixed (K2).
    pub fn fixed(&self) -> Option<Quarter> {
        self.keywords.iter().find_map(|keyword| match *keyword {
            WeaponKeyword::Fixed(arc) => Some(arc),
            _ => None,
        })
    }
}

/// What a weapon can be used for (C9.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsWeaponKind")]
pub enum WeaponKind {
    /// At range.
    Ranged,
    /// In base contact.
    Melee,
    /// Either, for the whole of an attack.
    Both,
}

impl WeaponKind {
    /// Whether it can be used so.
    pub const fn serves(self, kind: AttackKind) -> bool {
        matches!(
            (self, kind),
            (Self::Both, _) | (Self::Ranged, AttackKind::Ranged) | (Self::Melee, AttackKind::Melee)
        )
    }
}

/// How an attack is made (C9.5).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsAttackKind")]
pub enum AttackKind {
    /// At range: cover and suppression.
    #[default]
    Ranged,
    /// In base contact: neither (C9.11, C13.6).
    Melee,
}

/// What becomes of surges that no keyword, cover or token converts (C9.9, C9.20).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "SpecopsSurgeChart")]
pub struct SurgeChart {
    /// When it attacks.
    pub attack: AttackSurge,
    /// When it defends.
    pub defence: DefenceSurge,
}

/// What attack surges become.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsAttackSurge")]
pub enum AttackSurge {
    /// Blanks.
    #[default]
    None,
    /// Hits.
    Hit,
    /// Crits.
    Crit,
}

/// What defence surges become.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsDefenceSurge")]
pub enum DefenceSurge {
    /// Blanks, but for cover and tokens.
    #[default]
    None,
    /// Blocks.
    Block,
}

/// The rank of a unit (S19).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsRank")]
pub enum Rank {
    /// Leads the team.
    Commander,
    /// The line.
    Corps,
    /// Special forces.
    Special,
    /// Hacks, mends and carries; counts as two at tokens (M4.5).
    Support,
}

impl Rank {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Commander, Self::Corps, Self::Special, Self::Support];

    /// Its place in lists with an entry for each rank.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Commander => "commander",
            Self::Corps => "corps",
            Self::Special => "special",
            Self::Support => "support",
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The type of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsUnitKind")]
pub enum UnitKind {
    /// A trooper of no particular type.
    Trooper,
    /// Shares tokens with other clones (K14).
    CloneTrooper,
    /// Is never suppressed (K22, C11.7).
    DroidTrooper,
    /// Has no rule of its own (K60).
    WookieeTrooper,
    /// Stops sight and is cover for others (C8.3, C9.13).
    GroundVehicle,
    /// Floats: lines pass under it (C8.4).
    RepulsorVehicle,
}

impl UnitKind {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Trooper,
        Self::CloneTrooper,
        Self::DroidTrooper,
        Self::WookieeTrooper,
        Self::GroundVehicle,
        Self::RepulsorVehicle,
    ];

    /// Whether it is a trooper of any type.
    pub const fn is_trooper(self) -> bool {
        matches!(self, Self::Trooper | Self::CloneTrooper | Self::DroidTrooper | Self::WookieeTrooper)
    }

    /// Whether it is a vehicle.
    pub const fn is_vehicle(self) -> bool {
        !self.is_trooper()
    }

    /// Whether it is a droid trooper, which is never suppressed (C11.7).
    pub const fn is_droid(self) -> bool {
        matches!(self, Self::DroidTrooper)
    }

    /// Its name in words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Trooper => "trooper",
            Self::CloneTrooper => "clone trooper",
            Self::DroidTrooper => "droid trooper",
            Self::WookieeTrooper => "wookiee trooper",
            Self::GroundVehicle => "ground vehicle",
            Self::RepulsorVehicle => "repulsor vehicle",
        }
    }
}

/// A faction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsFaction")]
pub enum Faction {
    /// The Rebel Alliance.
    Rebels,
    /// The Galactic Republic.
    Republic,
    /// The Separatist Alliance.
    Separatists,
    /// The Galactic Empire.
    Empire,
    /// Who fights for pay.
    Mercenaries,
}

impl Faction {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Rebels, Self::Republic, Self::Separatists, Self::Empire, Self::Mercenaries];
}
