//! Cards that heroes bring or gain: class cards, items, supply, rewards.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ability::Abilities;
use crate::attack::{AttackKind, Modifiers};
use crate::dice::AttackDie;
use crate::surge::SurgeOption;

/// A card of a hero.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceCard")]
pub struct Card {
    /// Its name in files.
    pub id: String,
    /// Which deck it belongs to.
    pub deck: Deck,
    /// The hero whose class deck or personal reward it is.
    #[serde(default)]
    pub hero: Option<String>,
    /// Experience points of a class card; 0 for the starting item (R1.11, R32.3).
    #[serde(default)]
    pub xp: u8,
    /// Tier of an item, 1 to 3.
    #[serde(default)]
    pub tier: u8,
    /// Printed price of an item, in credits.
    #[serde(default)]
    pub price: u16,
    /// How many there are in a box.
    #[serde(default = "one")]
    pub copies: u8,
    /// What it counts as for the limits of R10.1; nothing for cards that are no equipment.
    #[serde(default)]
    pub slot: Option<Slot>,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<String>,
    /// The attack it allows, if it is a weapon (R10.2).
    #[serde(default)]
    pub weapon: Option<Weapon>,
    /// What it does for the weapon it lies under (R10.5).
    #[serde(default)]
    pub modification: Option<Modification>,
    /// What it changes while its owner defends.
    #[serde(default)]
    #[ts(type = "string")]
    pub defending: Modifiers,
    /// Its abilities.
    #[serde(default)]
    #[ts(as = "Vec<crate::ability::Ability>")]
    pub ability: Abilities,
    /// Whether it counts for every hero, wherever it lies: with the team or in somebody's hands.
    #[serde(default)]
    pub team: bool,
    /// Whether it is out of the game in this mode (R1.7), or has no effect here (R1.12).
    #[serde(default)]
    pub removed: bool,
}

fn one() -> u8 {
    1
}

/// Which deck a card belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceDeck")]
pub enum Deck {
    /// A class deck.
    Class,
    /// The item decks.
    Item,
    /// The supply deck.
    Supply,
    /// The reward deck.
    Reward,
}

/// What a piece of equipment counts as (R10.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSlot")]
pub enum Slot {
    /// At most 2.
    Weapon,
    /// At most 1.
    Armor,
    /// At most 3.
    Equipment,
    /// Lies under a weapon and does not count (A35).
    Modification,
}

/// An attack that a weapon allows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceWeapon")]
pub struct Weapon {
    /// Melee or ranged.
    pub kind: AttackKind,
    /// The attack dice.
    pub dice: Vec<AttackDie>,
    /// Keyword Reach (R28.4).
    #[serde(default)]
    pub reach: bool,
    /// What is always added.
    #[serde(default)]
    #[ts(type = "string")]
    pub bonus: Modifiers,
    /// Surge options.
    #[serde(default)]
    #[ts(type = "string[]")]
    pub surges: Vec<SurgeOption>,
    /// How many modifications it holds (R10.6).
    #[serde(default)]
    pub bars: u8,
}

/// What a modification does for its weapon.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceModification")]
pub struct Modification {
    /// The weapons it fits.
    pub fits: AttackKind,
    /// What is always added.
    #[serde(default)]
    #[ts(type = "string")]
    pub bonus: Modifiers,
    /// Surge options more.
    #[serde(default)]
    #[ts(type = "string[]")]
    pub surges: Vec<SurgeOption>,
    /// The weapon gains Reach, or Pierce 1 if it has it.
    #[serde(default)]
    pub reach_or_pierce: bool,
}
