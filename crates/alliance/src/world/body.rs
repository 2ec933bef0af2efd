//! What the rules of space and of the enemy know of a figure.

use serde::{Deserialize, Serialize};
use sortie_boards::square::{Gait, Position};

use crate::attack::{AttackKind, Condition, Conditions};

/// Whom a figure belongs to (R8.5). Neutral figures are hostile to nobody (V2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Heroes and their allies.
    Rebel,
    /// Imperials and mercenaries.
    Imperial,
    /// Nobody's.
    Neutral,
}

impl Side {
    /// Whether figures of the two sides are hostile to each other (R8.6).
    pub fn is_hostile_to(self, other: Self) -> bool {
        matches!((self, other), (Self::Rebel, Self::Imperial) | (Self::Imperial, Self::Rebel))
    }
}

/// How a figure attacks, as far as it decides whom it may attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strike {
    /// Melee or ranged (R5.7).
    pub kind: AttackKind,
    /// Whether a melee attack reaches 2 spaces (R28.4).
    pub reach: bool,
}

/// A figure on the map: plain data without names, so that the state of a game can hold an array of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Body {
    /// Whom it belongs to.
    pub side: Side,
    /// A hero, not an ally (R22.8).
    pub is_hero: bool,
    /// Where it stands.
    pub at: Position,
    /// Keyword Mobile: over all terrain, at no extra cost.
    pub is_mobile: bool,
    /// Keyword Massive: as mobile, never hidden behind figures, and not through other massive figures (R37.6).
    pub is_massive: bool,
    /// Movement points of a move action (R3.5).
    pub speed: u8,
    /// Health with bonus health (R7.1, R23.11).
    pub health: u16,
    /// Damage suffered.
    pub damage: u16,
    /// Its attack, if it has one.
    pub strike: Option<Strike>,
    /// Its conditions.
    pub conditions: Conditions,
}

impl Body {
    /// Health left.
    pub fn remaining(&self) -> u16 {
        self.health.saturating_sub(self.damage)
    }

    /// Whether it is Stunned (R12.8, R37.2).
    pub fn is_stunned(&self) -> bool {
        self.conditions.has(Condition::Stun)
    }

    /// Whether it is Bleeding (R37.1).
    pub fn is_bleeding(&self) -> bool {
        self.conditions.has(Condition::Bleed)
    }

    /// What the terrain means to it.
    pub fn gait(&self) -> Gait {
        if self.is_mobile || self.is_massive { Gait::Unhindered } else { Gait::Walking }
    }
}
