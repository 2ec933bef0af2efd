//! Who is hit, and what wounds do to it (88, 89, 168, A27).

use serde::{Deserialize, Serialize};

use thiserror::Error;

use super::{Armour, Attacker, Manner};

/// What a target is, as far as wounds go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Bleeds before it dies (89).
    Agent,
    /// Gone at once, and never healed (120).
    Drone,
    /// Gone at once (168).
    Alien,
}

impl Target {
    /// What such an attack is made on if nobody says: aliens attack agents, agents heal agents and hurt aliens.
    pub fn of(by: Attacker, manner: Manner) -> Self {
        match (by, manner) {
            (Attacker::Alien, _) | (Attacker::Agent, Manner::Healing) => Self::Agent,
            (Attacker::Agent, Manner::Melee | Manner::Ranged | Manner::Basic) => Self::Alien,
        }
    }
}

/// How a figure is after an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Life {
    /// Some health is left.
    Alive,
    /// An agent without health (88).
    Bleeding,
    /// Off the map (90, 168).
    Dead,
}

/// A target as the dice find it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Defender {
    /// What it is.
    pub target: Target,
    /// Health as printed; none if nobody asks whether it lives.
    pub health: Option<u8>,
    /// Wounds it has; never more than its health (A27).
    pub wounds: u8,
    /// Points of its energy shield now (110).
    pub shield: u8,
    /// Tokens of Reinforced Armour now (190).
    pub reinforced: u8,
    /// The flash effect of its armour.
    pub armour: Armour,
    /// The only manner of attack the armour's flash effect works against; none if it works against all (T16).
    pub armour_only: Option<Manner>,
    /// Nothing does damage to it, whatever gets through.
    pub warded: bool,
    /// The most defence dice it rolls, where that depends on its rank: an option of the table.
    pub most_dice: Option<u8>,
}

/// Numbers that no figure has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum HealthError {
    /// It would never have lived.
    #[error("health is at least 1")]
    NoHealth,
    /// More wounds than health (A27).
    #[error("{wounds} wounds are more than its health of {health}")]
    TooManyWounds {
        /// So many wounds.
        wounds: u8,
        /// Its health.
        health: u8,
    },
}

/// Whether a figure can have so much health and so many wounds (88, A27).
pub fn check_health(health: u8, wounds: u8) -> Result<(), HealthError> {
    match health {
        0 => Err(HealthError::NoHealth),
        _ if wounds > health => Err(HealthError::TooManyWounds { wounds, health }),
        _ => Ok(()),
    }
}

impl Defender {
    /// A target unhurt and without any protection, of unknown health.
    pub fn new(target: Target) -> Self {
        Self {
            target,
            health: None,
            wounds: 0,
            shield: 0,
            reinforced: 0,
            armour: Armour::default(),
            armour_only: None,
            warded: false,
            most_dice: None,
        }
    }

    /// Its armour's flash effect against such an attack: some work only against melee or only against ranged ones, and
    /// never against basic damage (114).
    pub fn armour_against(&self, manner: Manner) -> Armour {
        if self.armour_only.is_none_or(|only| only == manner) { self.armour } else { Armour::default() }
    }

    /// How many of so many wounds can be healed: no more than there are (169), and none of a drone (120).
    pub fn healed(&self, wounds: u16) -> u8 {
        match self.target {
            Target::Drone => 0,
            Target::Agent | Target::Alien => self.wounds.min(u8::try_from(wounds).unwrap_or(u8::MAX)),
        }
    }

    /// Its wounds, and how it is, after so many were healed and then so many suffered. Wounds never exceed health (A27), and
    /// an attack that leaves an agent without health does not kill; the next wound does (89).
    pub fn after(&self, healed: u8, suffered: u16) -> (u16, Option<Life>) {
        let before = u16::from(self.wounds.saturating_sub(healed));
        let Some(health) = self.health.map(u16::from) else { return (before + suffered, None) };
        let total = (before + suffered).min(health);
        let life = match self.target {
            _ if total < health => Life::Alive,
            Target::Agent if before < health || suffered == 0 => Life::Bleeding,
            Target::Agent | Target::Drone | Target::Alien => Life::Dead,
        };
        (total, Some(life))
    }
}
