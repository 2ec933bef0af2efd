//! What the rules of space and of the enemy know of a figure.

use serde::{Deserialize, Serialize};
use sortie_boards::square::{Gait, Position};
use ts_rs::TS;

use crate::attack::{AttackKind, Condition, Conditions};

/// Whom a figure belongs to (R8.5). Neutral figures are hostile to nobody (V2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceSide")]
pub enum Side {
    /// Heroes and their allies.
    Rebel,
    /// Imperials and mercenaries.
    Imperial,
    /// Nobody's.
    Neutral,
    /// No figure: an object that can be attacked and stands among the figures (S14).
    Object,
}

impl Side {
    /// Whether figures of the two sides are hostile to each other (R8.6).
    pub fn is_hostile_to(self, other: Self) -> bool {
        matches!((self, other), (Self::Rebel, Self::Imperial) | (Self::Imperial, Self::Rebel))
    }

    /// Whether figures of this side may attack those of the other: hostile ones (R5.12), and Rebels objects besides (S14).
    pub fn may_attack(self, other: Self) -> bool {
        self.is_hostile_to(other) || (self, other) == (Self::Rebel, Self::Object)
    }
}

/// How a figure attacks, as far as it decides whom it may attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    /// Melee or ranged (R5.7).
    pub kind: AttackKind,
    /// Whether a melee attack reaches 2 spaces (R28.4).
    pub reach: bool,
}

/// A figure on the map: plain data without names, so that the state of a game can hold an array of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Strain suffered; only heroes have any (R6.11).
    pub strain: u16,
    /// The most strain it may suffer of its own will (R6.9); none for who is no hero.
    pub endurance: u16,
    /// Whether it is on the map. Who has left it keeps its place in the list, so that nobody is renamed.
    pub is_present: bool,
    /// A hero turned to the wounded side (R6.17).
    pub is_wounded: bool,
    /// Whether it has activated this round, as far as targets are chosen by it.
    pub is_activated: bool,
    /// Whether it carries a token (R13.1).
    pub is_carrying: bool,
    /// What holds for it all the time.
    pub gifts: Gifts,
}

/// What holds for a figure all the time and changes what space lets it do.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gifts {
    /// Hostile figures 4 or more spaces away do not see it, and it does not stand in their way.
    pub covert: bool,
    /// Figures do not stand in the way when it looks.
    pub sees_past_figures: bool,
    /// Adjacent figures are no legal targets for it.
    pub awkward: bool,
    /// Difficult terrain costs it nothing extra.
    pub ignores_difficult: bool,
    /// Hostile figures cost it nothing extra.
    pub ignores_hostile: bool,
}

/// From so many spaces on a covert figure is not seen by hostile ones.
const COVERT_FROM: u16 = 4;

impl Body {
    /// A figure that stands somewhere, of middling strength, with nothing special about it.
    pub fn standing(side: Side, at: Position) -> Self {
        Self {
            side,
            is_hero: false,
            at,
            is_mobile: false,
            is_massive: false,
            speed: 4,
            health: 10,
            damage: 0,
            strike: None,
            conditions: Conditions::NONE,
            strain: 0,
            endurance: 0,
            is_present: true,
            is_wounded: false,
            is_activated: false,
            is_carrying: false,
            gifts: Gifts::default(),
        }
    }

    /// Whether a figure of this side, so far away, cannot see it at all.
    pub fn hides_from(&self, side: Side, distance: Option<u16>) -> bool {
        self.gifts.covert
            && self.side.is_hostile_to(side)
            && distance.is_none_or(|spaces| spaces >= COVERT_FROM)
    }

    /// Health left.
    pub fn remaining(&self) -> u16 {
        self.health.saturating_sub(self.damage)
    }

    /// Whether it is off the map once its damage reaches its health: a hero is wounded first (R6.15 to R6.18).
    pub fn leaves_when_defeated(&self) -> bool {
        !self.is_hero || self.is_wounded
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
