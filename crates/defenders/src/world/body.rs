//! What the rules of space and of the aliens know of a figure.

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Area, Facing, Hex};
use ts_rs::TS;

use super::FigureId;

/// What stands in a hex (14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersFigureKind")]
pub enum Kind {
    /// Somebody's agent.
    Agent,
    /// A Sentry-Gun or the GD-209: an agent for aliens and signals, and for nothing else (120, A58).
    Drone,
    /// Run by its card.
    Alien,
    /// A token face down that is yet to be seen (144).
    Signal,
    /// Somebody of the mission whom aliens take for an agent, and nobody else does.
    Person,
}

impl Kind {
    /// Whether aliens are after it (A58).
    pub fn is_prey(self) -> bool {
        matches!(self, Self::Agent | Self::Drone | Self::Person)
    }

    /// Whether it walks as agents do, sees signals and fights for them (58, A58).
    pub fn is_ours(self) -> bool {
        matches!(self, Self::Agent | Self::Drone)
    }
}

/// How strong an alien of its species is (132).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersRank")]
pub enum Rank {
    /// Normal.
    Green,
    /// Stronger.
    Blue,
    /// Elite.
    Red,
}

/// A species by its number in the content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[ts(rename = "DefendersSpecies")]
pub struct Species(pub u8);

/// Figures that share a card (143).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swarm {
    /// The card, by number in the content. There is one of a kind.
    pub card: u8,
    /// How many figures it has when all live: its health.
    pub size: u8,
}

/// What an alien is and who holds its card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alien {
    /// Its species.
    pub species: Species,
    /// Its rank.
    pub rank: Rank,
    /// The agent of the player who holds its card (157).
    pub player: FigureId,
    /// Stealth hides nobody from it (195).
    pub ignores_stealth: bool,
    /// The swarm of which it is a figure.
    pub swarm: Option<Swarm>,
    /// A Xeno-Grey: no other makes it act, and none takes its wounds upon it (177).
    pub is_grey: bool,
}

/// A figure on the map: plain data without names, so that the state of a game can hold an array of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// What it is.
    pub kind: Kind,
    /// Whether it is on the map. Who has left it keeps its place in the list, so that nobody is renamed.
    pub is_present: bool,
    /// Where it stands.
    pub at: Hex,
    /// Where an agent looks (29).
    pub facing: Facing,
    /// Health as printed.
    pub health: u8,
    /// Wounds suffered; never more than its health (A27).
    pub wounds: u8,
    /// Hexes of a movement (59).
    pub movement: u8,
    /// No movement until the next refresh phase (95).
    pub is_immobilised: bool,
    /// No turn until the next refresh phase; counts as immobilised too (96).
    pub is_paralysed: bool,
    /// Does not act for now, because a mission says so.
    pub is_idle: bool,
    /// Lies there and engages nobody, because a mission says so.
    pub is_down: bool,
    /// Never moves, because a mission says so.
    pub is_rooted: bool,
    /// Has evaded in this turn, so contact does not hold it (A23).
    pub has_evaded: bool,
    /// What an alien is besides; none for others.
    pub alien: Option<Alien>,
    /// The area it left in its last move (A35).
    pub came_from: Option<Area>,
    /// Aliens take it for the most wounded and weakest there is, whatever it has.
    pub is_weakest: bool,
    /// Aliens farther away than so many areas do not see it (Stealth).
    pub stealth: Option<u8>,
}

impl Body {
    /// A figure that stands somewhere, with nothing special about it.
    pub fn standing(kind: Kind, at: Hex) -> Self {
        Self {
            kind,
            is_present: true,
            at,
            facing: Facing::default(),
            health: 1,
            wounds: 0,
            movement: 4,
            is_immobilised: false,
            is_paralysed: false,
            is_idle: false,
            is_down: false,
            is_rooted: false,
            has_evaded: false,
            alien: None,
            came_from: None,
            is_weakest: false,
            stealth: None,
        }
    }

    /// Health not yet lost.
    pub fn health_left(&self) -> u8 {
        self.health.saturating_sub(self.wounds)
    }

    /// An agent without health: lies, does not fight, and dies of the next wound (88, 89).
    pub fn is_bleeding(&self) -> bool {
        self.kind == Kind::Agent && self.health_left() == 0
    }

    /// Whether nothing moves it of its own will (95, 96).
    pub fn is_held_fast(&self) -> bool {
        self.is_immobilised || self.is_paralysed || self.is_rooted
    }

    /// Whether it does nothing when its turn comes (96, 198).
    pub fn is_out_of_action(&self) -> bool {
        self.is_paralysed || self.is_idle
    }
}
