//! Deployment cards: Imperials, mercenaries, allies (R8.2).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ability::Ability;
use crate::attack::{AttackKind, Modifiers};
use crate::dice::{AttackDie, DefenceDie};
use crate::surge::SurgeOption;

/// A deployment card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceGroup")]
pub struct Group {
    /// Its name in files.
    pub id: String,
    /// Whose it is (R8.5).
    pub faction: Faction,
    /// Elite, with the red card (R8.3).
    #[serde(default)]
    pub elite: bool,
    /// Only one of it can be there.
    #[serde(default)]
    pub unique: bool,
    /// How many figures (R8.4).
    pub figures: u8,
    /// What it costs when enemies are chosen by threat.
    pub cost: u8,
    /// What it costs to bring a figure back; 0 if it cannot be.
    #[serde(default)]
    pub reinforce: u8,
    /// Health of each figure.
    pub health: u8,
    /// Speed.
    pub speed: u8,
    /// Defence dice.
    pub defence: Vec<DefenceDie>,
    /// Melee or ranged.
    pub attack: AttackKind,
    /// Attack dice; for those who choose their dice, the pool where nothing else is said.
    pub dice: Vec<AttackDie>,
    /// What is always added while it attacks.
    #[serde(default)]
    #[ts(type = "string")]
    pub attacking: Modifiers,
    /// What is always added while it defends.
    #[serde(default)]
    #[ts(type = "string")]
    pub defending: Modifiers,
    /// Keywords: `reach`, `mobile`, `massive`, and those of its attack.
    #[serde(default)]
    pub keywords: Vec<String>,
    /// Surge options; of an enemy in the order it buys them (R29.1).
    #[serde(default)]
    #[ts(type = "string[]")]
    pub surges: Vec<SurgeOption>,
    /// Traits.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Its base, columns and rows (R4.10).
    #[serde(default = "small")]
    pub base: [u8; 2],
    /// How many cards of it a core box holds; 0 if it comes from another box.
    #[serde(default)]
    pub copies: u8,
    /// The pack it comes from, one of [`crate::PRODUCTS`], if it is not in the core box (R36.1).
    #[serde(default)]
    #[ts(optional)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub product: Option<String>,
    /// The figure in the box it is played with: groups share figures.
    pub model: String,
    /// Its abilities.
    #[serde(default)]
    pub ability: Vec<Ability>,
}

fn small() -> [u8; 2] {
    [1, 1]
}

/// Whose figures they are (R8.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, rename = "AllianceFaction")]
pub enum Faction {
    /// The players' side.
    Rebel,
    /// The Empire.
    Imperial,
    /// Mercenaries, who count as Imperials.
    Mercenary,
}
