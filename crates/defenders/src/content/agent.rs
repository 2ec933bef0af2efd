//! Agents: both sides of their sheets, their ranks, and the biotech's drones (57, 120, 124, 127).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Class, Grade, Origin};
use super::power::Power;
use super::weapon::{Plate, Weapon};
use crate::attack::{Defender, Target};

/// An agent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersAgent")]
pub struct Agent {
    /// The class, of which there is one each.
    pub class: Class,
    /// Who made the sheet.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// The ability from copper on, on both sides.
    pub innate: Innate,
    /// The side up to gold.
    pub base: Sheet,
    /// The side from palladium on.
    pub elite: Sheet,
}

/// An ability that is printed and not a token (123).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersInnate")]
pub struct Innate {
    /// Its name in files.
    pub id: String,
    /// Who made it.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// What it does.
    pub power: Power,
}

/// One side of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersSheet")]
pub struct Sheet {
    /// Health (88).
    pub health: u8,
    /// Hexes of a movement (59).
    pub movement: u8,
    /// Points of the energy shield (110).
    #[serde(default)]
    pub shield: u8,
    /// The flash effect of the armour.
    #[serde(default)]
    pub armour: Plate,
    /// The primary weapon.
    pub primary: Weapon,
    /// The secondary weapon.
    pub secondary: Weapon,
}

/// A drone: an agent for aliens and signals, and for nothing else (120, A58). Its weapon never jams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersDrone")]
pub struct Drone {
    /// Its name in files.
    pub id: String,
    /// Who made its numbers.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// Health; nothing heals it.
    pub health: u8,
    /// Hexes of a movement; 0 if it stays where it is.
    #[serde(default)]
    pub movement: u8,
    /// Points of the energy shield (110).
    #[serde(default)]
    pub shield: u8,
    /// Its weapon; ammo never comes back.
    pub weapon: Weapon,
    /// Its ability (121).
    #[serde(default)]
    pub innate: Option<Innate>,
}

/// A rank and what it brings (127).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersPromotion")]
pub struct Promotion {
    /// The rank.
    pub grade: Grade,
    /// What it brings.
    pub gain: Gain,
    /// The gd results it takes among three red dice (126).
    pub gd: u8,
}

/// What a rank brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersGain")]
pub enum Gain {
    /// The innate ability.
    Innate,
    /// A basic tactic.
    BasicTactic,
    /// An improved tactic.
    ImprovedTactic,
    /// A skill.
    Skill,
    /// The elite side of the sheet.
    Elite,
}

impl Agent {
    /// The side in force at a rank (57).
    pub fn sheet(&self, grade: Grade) -> &Sheet {
        if grade >= Grade::Palladium { &self.elite } else { &self.base }
    }
}

impl Sheet {
    /// Both weapons, the primary one first.
    pub fn weapons(&self) -> [&Weapon; 2] {
        [&self.primary, &self.secondary]
    }

    /// As a target, unhurt and refreshed.
    pub fn defender(&self) -> Defender {
        self.armour.worn_by(Target::Agent, self.health, self.shield)
    }
}
