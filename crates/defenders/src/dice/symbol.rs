//! What a face can show.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A symbol of the dice (71).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersSymbol")]
pub enum Symbol {
    /// A success in an attack (64).
    Hit,
    /// Cancels a hit in defence (65).
    Shield,
    /// Fires the flash effect of a weapon or an armour (64, 65).
    Flash,
    /// Counts when ranks and searches are rolled for (81, 126).
    Gd,
    /// Costs an ammo token (72).
    Ammo,
    /// Jams a ranged weapon (64).
    Jam,
    /// The die fails (73).
    Alien,
}

impl Symbol {
    /// All of them, in the order of the counts a face keeps.
    pub const ALL: [Self; 7] =
        [Self::Hit, Self::Shield, Self::Flash, Self::Gd, Self::Ammo, Self::Jam, Self::Alien];

    /// The symbols of teleport points; of those on one face the first counts (151, A39).
    pub const POINTS: [Self; 4] = [Self::Flash, Self::Hit, Self::Shield, Self::Alien];

    /// Whether it is something its die succeeds in. The others are mishaps, which a die that fails shows all the same.
    pub(super) fn is_success(self) -> bool {
        match self {
            Self::Hit | Self::Shield | Self::Flash | Self::Gd => true,
            Self::Ammo | Self::Jam | Self::Alien => false,
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Hit => "hit",
            Self::Shield => "shield",
            Self::Flash => "flash",
            Self::Gd => "gd",
            Self::Ammo => "ammo",
            Self::Jam => "jam",
            Self::Alien => "alien",
        })
    }
}
