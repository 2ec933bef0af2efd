//! What only abilities say that the game makes the enemy ignore.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::dice::AttackDie;

/// Words of an ability that is ignored (R6.6). The engine never carries any of this out: it is here so that players
/// read what the deployment card says (R37.11), and the content check refuses it on every other ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceUnplayed")]
pub enum Unplayed {
    /// Whom the owner picked may move at once.
    March,
    /// Up to so many other friendly figures may each move at once.
    MarchOf(u8),
    /// The owner is placed on an empty space within so many spaces.
    Place(u8),
    /// The owner attacks two different targets.
    AttackTwo,
    /// A die is rolled: every adjacent figure and object suffers its damage, and the owner is defeated.
    Explode(AttackDie),
    /// In one activation the owner attacks or leaves its space, not both.
    Planted,
    /// The owner attacks with any dice.
    AnyDice {
        /// How many.
        dice: u8,
        /// How many of one colour at most; any number, if nothing is said.
        #[serde(default)]
        #[ts(optional)]
        #[serde(skip_serializing_if = "Option::is_none")]
        of_one_colour: Option<u8>,
    },
}
