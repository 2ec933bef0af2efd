//! Alien cards: what they are, what they do by distance, and their powers (131 to 137).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::kinds::{Origin, SpeciesId};
use super::weapon::{Plate, Weapon};
use crate::attack::{Defender, Target};
use crate::dice::Pool;
use crate::mind::{self, Arm, To};
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
    pub line: Vec<CardLine>,
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
}

/// A line of a card: the first that fits and can be carried out is the one (137, 164).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersCardLine")]
pub struct CardLine {
    /// It fits if an agent is in sight within so many areas; the blind line has no number (A52).
    #[serde(default)]
    pub at: Option<u8>,
    /// What the alien does, in order (A53).
    pub does: Vec<CardDeed>,
}

/// One thing an alien does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "DefendersCardDeed")]
pub enum CardDeed {
    /// Attacks (165).
    Attack {
        /// With which of its weapons (167).
        with: Arm,
        /// Whom; without it the most wounded of those it can attack.
        #[serde(default)]
        to: Option<To>,
        /// How often (176).
        #[serde(default = "once")]
        times: u8,
    },
    /// Moves next to somebody (163).
    Adjacent {
        /// To whom.
        to: To,
    },
    /// Moves up to so many areas toward somebody (160).
    Toward {
        /// How many.
        areas: u8,
        /// To whom.
        to: To,
    },
    /// Moves so many areas away (162).
    Away {
        /// How many.
        areas: u8,
    },
    /// The closest aliens that are no Greys, up to so many within so many areas, act at once by their own cards (177, A46).
    Activate {
        /// How many.
        aliens: u8,
        /// Within so many areas.
        within: u8,
    },
}

fn once() -> u8 {
    1
}

impl CardDeed {
    /// The deed as the mind of an alien thinks it through; none for an order to others, which moves and attacks nobody
    /// itself.
    pub fn of_mind(self) -> Option<mind::Deed> {
        match self {
            Self::Attack { with, to, times } => Some(mind::Deed::Attack { with, to, times }),
            Self::Adjacent { to } => Some(mind::Deed::Adjacent { to }),
            Self::Toward { areas, to } => Some(mind::Deed::Toward { areas, to }),
            Self::Away { areas } => Some(mind::Deed::Away { areas }),
            Self::Activate { .. } => None,
        }
    }
}

impl CardLine {
    /// The line without its orders to others.
    pub fn of_mind(&self) -> mind::Line {
        mind::Line { at: self.at, deeds: self.does.iter().filter_map(|deed| deed.of_mind()).collect() }
    }
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

    /// The farthest line with a number.
    pub fn reach(&self) -> u8 {
        self.line.iter().filter_map(|line| line.at).max().unwrap_or(0)
    }

    /// As a target, unhurt and refreshed.
    pub fn defender(&self) -> Defender {
        self.armour.worn_by(Target::Alien, self.health, self.shield)
    }
}
