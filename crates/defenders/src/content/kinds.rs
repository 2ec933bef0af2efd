//! The closed lists everything else is built from.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::world::Species;

/// Who made what stands on a card. What is printed, and all that is known of it, says nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersOrigin")]
pub enum Origin {
    /// Something on it is of our own design.
    Sortie,
}

/// The class of an agent (58), in the order in which they become alpha agent when nobody agrees (39).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersClass")]
pub enum Class {
    /// Chromium.
    Marine,
    /// Thorium.
    Biotech,
    /// Mercury.
    Infiltrator,
    /// Iridium.
    Sniper,
    /// Titanium.
    Hulk,
}

impl Class {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Marine, Self::Biotech, Self::Infiltrator, Self::Sniper, Self::Hulk];

    /// Its name in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::Marine => "marine",
            Self::Biotech => "biotech",
            Self::Infiltrator => "infiltrator",
            Self::Sniper => "sniper",
            Self::Hulk => "hulk",
        }
    }
}

/// The rank of an agent (127).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersGrade")]
pub enum Grade {
    /// Where everybody starts.
    Copper,
    /// Brings a basic tactic.
    Bronze,
    /// Brings a skill.
    Silver,
    /// Brings an improved tactic.
    Gold,
    /// Turns the sheet to its elite side.
    Palladium,
    /// Brings another skill.
    Platinum,
}

impl Grade {
    /// All six, from the lowest.
    pub const ALL: [Self; 6] =
        [Self::Copper, Self::Bronze, Self::Silver, Self::Gold, Self::Palladium, Self::Platinum];

    /// Its name in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::Copper => "copper",
            Self::Bronze => "bronze",
            Self::Silver => "silver",
            Self::Gold => "gold",
            Self::Palladium => "palladium",
            Self::Platinum => "platinum",
        }
    }
}

/// A species by its name in files (132), in the order of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersSpeciesId")]
pub enum SpeciesId {
    /// Shoots and keeps its distance.
    XenoBeta,
    /// Hunts, and its blood is acid.
    SpineCritter,
    /// Leads others.
    XenoAlpha,
    /// Fast, with webs and claws.
    Aracnos,
    /// Commands others.
    XenoGrey,
    /// Slow and made of metal.
    Nexus,
    /// The one that rages.
    XenoBeast,
}

impl SpeciesId {
    /// All seven.
    pub const ALL: [Self; 7] = [
        Self::XenoBeta,
        Self::SpineCritter,
        Self::XenoAlpha,
        Self::Aracnos,
        Self::XenoGrey,
        Self::Nexus,
        Self::XenoBeast,
    ];

    /// Its number, by which a figure on the map knows it.
    pub fn number(self) -> Species {
        Species(self as u8)
    }

    /// Its name in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::XenoBeta => "xeno_beta",
            Self::SpineCritter => "spine_critter",
            Self::XenoAlpha => "xeno_alpha",
            Self::Aracnos => "aracnos",
            Self::XenoGrey => "xeno_grey",
            Self::Nexus => "nexus",
            Self::XenoBeast => "xeno_beast",
        }
    }
}

/// What the floor of a side is. Events ask for it (194).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersTerrain")]
pub enum Terrain {
    /// The base and its town.
    City,
    /// Sand.
    Desert,
    /// Woods and fields.
    Forest,
    /// Nothing but lines: the inside of a machine.
    Grid,
    /// A ship of the aliens.
    Ship,
    /// Flats and factories.
    Urban,
}

impl Terrain {
    /// All six.
    pub const ALL: [Self; 6] = [Self::City, Self::Desert, Self::Forest, Self::Grid, Self::Ship, Self::Urban];

    /// Its name in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Desert => "desert",
            Self::Forest => "forest",
            Self::Grid => "grid",
            Self::Ship => "ship",
            Self::Urban => "urban",
        }
    }
}
