//! Heroes: both sides of their sheets (R6.17).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ability::{Abilities, Attribute};
use crate::dice::{AttackDie, DefenceDie};

/// A hero.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceHero")]
pub struct Hero {
    /// Its name in files.
    pub id: String,
    /// Its traits.
    pub traits: Vec<String>,
    /// The class card it starts with (R1.11).
    pub start: String,
    /// The side it starts on.
    pub healthy: Sheet,
    /// The side it is turned to when it is wounded.
    pub wounded: Sheet,
    /// Every ability on either side.
    #[ts(as = "Vec<crate::ability::Ability>")]
    pub ability: Abilities,
}

/// One side of a hero sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceSheet")]
pub struct Sheet {
    /// Health, without bonus health.
    pub health: u8,
    /// Endurance: the most strain (R6.9).
    pub endurance: u8,
    /// Speed: movement points of a move action (R3.5).
    pub speed: u8,
    /// Its defence dice.
    pub defence: Vec<DefenceDie>,
    /// Its dice in a test of strength (R11.3).
    pub strength: Vec<AttackDie>,
    /// Its dice in a test of insight.
    pub insight: Vec<AttackDie>,
    /// Its dice in a test of tech.
    pub tech: Vec<AttackDie>,
    /// The abilities on this side, by id.
    pub abilities: Vec<String>,
}

impl Hero {
    /// The side in force.
    pub fn sheet(&self, is_wounded: bool) -> &Sheet {
        if is_wounded { &self.wounded } else { &self.healthy }
    }
}

impl Sheet {
    /// The dice of a test.
    pub fn attribute(&self, attribute: Attribute) -> &[AttackDie] {
        match attribute {
            Attribute::Strength => &self.strength,
            Attribute::Insight => &self.insight,
            Attribute::Tech => &self.tech,
        }
    }
}
