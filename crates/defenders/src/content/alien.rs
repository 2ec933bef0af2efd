//! Alien cards: what they are, what they do by distance, and their powers (131 to 137).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Origin, SpeciesId};
use super::weapon::{Plate, Weapon};
use crate::attack::{Defender, Target};
use crate::dice::Pool;
use crate::mind::{Arm, Line};
use crate::world::Rank;

/// An alien card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersAlienCard")]
pub struct AlienCard {
    /// Its name in files.
    pub id: String,
    /// Who made it.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// The species.
    pub species: SpeciesId,
    /// The rank.
    pub rank: Rank,
    /// How many cards there are.
    pub copies: u8,
    /// Never drawn: another card turns into it (172).
    #[serde(default)]
    pub is_enraged: bool,
    /// Health.
    pub health: u8,
    /// Points of the energy shield (110).
    #[serde(default)]
    pub shield: u8,
    /// The flash effect of the armour.
    #[serde(default)]
    pub armour: Plate,
    /// The ranged weapon.
    #[serde(default)]
    pub ranged: Option<Weapon>,
    /// The melee weapon.
    #[serde(default)]
    pub melee: Option<Weapon>,
    /// Its powers.
    #[serde(default)]
    pub power: Vec<NamedPower>,
    /// What it does, by distance; the last line is the blind one (135, 136).
    pub line: Vec<Line>,
}

/// A power with its printed name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersNamedPower")]
pub struct NamedPower {
    /// Its name in files.
    pub id: String,
    /// What it does.
    pub does: AlienPower,
}

/// What a power of an alien does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersAlienPower")]
pub enum AlienPower {
    /// When it moves, the closest other aliens within one area of it, up to so many, are put into the area where it ends,
    /// those that cannot act included (175).
    Leader {
        /// How many.
        aliens: u8,
    },
    /// Stealth does not hide anybody from it (195).
    IgnoresStealth,
    /// When its claws do damage, it and the agent hit move so many areas toward the closest teleport point (195).
    Grab {
        /// How many.
        areas: u8,
    },
    /// When it dies, basic damage to every agent and drone adjacent to it (114).
    AcidPoison {
        /// The dice.
        dice: Pool,
    },
    /// Of the wounds an attack would do to it, so many go to the closest alien within one area that is no Grey (177).
    SaveTheMaster {
        /// How many.
        wounds: u8,
    },
    /// Once it has so many wounds, its card with all of them is swapped for another one at full health (172).
    Rage {
        /// How many.
        wounds: u8,
        /// The other card.
        into: String,
    },
    /// One card for as many figures as it has health: they act as one, and each is hurt for itself (143).
    Swarm,
}

impl AlienCard {
    /// One of its weapons.
    pub fn weapon(&self, arm: Arm) -> Option<&Weapon> {
        match arm {
            Arm::Melee => self.melee.as_ref(),
            Arm::Ranged => self.ranged.as_ref(),
        }
    }

    /// Its weapons, the ranged one first.
    pub fn weapons(&self) -> impl Iterator<Item = &Weapon> {
        self.ranged.iter().chain(&self.melee)
    }

    /// Whether Stealth hides nobody from it (195).
    pub fn ignores_stealth(&self) -> bool {
        self.power.iter().any(|power| power.does == AlienPower::IgnoresStealth)
    }

    /// Whether it stands for a swarm (143).
    pub fn is_swarm(&self) -> bool {
        self.power.iter().any(|power| power.does == AlienPower::Swarm)
    }

    /// How many others go along with it when it moves (175).
    pub fn leads(&self) -> Option<u8> {
        self.power.iter().find_map(|power| match power.does {
            AlienPower::Leader { aliens } => Some(aliens),
            AlienPower::IgnoresStealth
            | AlienPower::Grab { .. }
            | AlienPower::AcidPoison { .. }
            | AlienPower::SaveTheMaster { .. }
            | AlienPower::Swarm
            | AlienPower::Rage { .. } => None,
        })
    }

    /// The farthest line with a number.
    pub fn reach(&self) -> u8 {
        self.line.iter().filter_map(|line| line.at).max().unwrap_or(0)
    }

    /// As a target, unhurt and refreshed.
    pub fn defender(&self) -> Defender {
        self.armour.worn_by(Target::Alien, self.health, self.shield)
    }
}
