//! What agents and drones have besides a place on the map.

use serde::{Deserialize, Serialize};
use sortie_kernel::List;
use ts_rs::TS;

use crate::content::{Class, Grade};
use crate::limits::MOST_HELD;

/// An agent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AgentState {
    /// The class.
    pub class: Class,
    /// The rank now.
    pub grade: Grade,
    /// Off the map for the rest of the mission (90).
    pub is_dead: bool,
    /// Points of the energy shield now (110).
    pub shield: u8,
    /// Tokens of Reinforced Armour (190).
    pub reinforced: u8,
    /// The innate ability has been used in this round (123).
    pub innate_used: bool,
    /// Has rolled for a rank in this strategy phase, or let it pass (A13).
    pub has_rolled: bool,
    /// Ranks gained in this mission (128).
    pub ranks_gained: u8,
    /// Has rolled for a rank in this mission and failed (128).
    pub has_failed: bool,
    /// Devices that a skill brought before the start (119).
    pub brought: u8,
    /// Hides from aliens farther away than this until the next refresh phase, besides what passive abilities do.
    pub stealth: Option<u8>,
    /// Both weapons.
    pub guns: [Gun; 2],
    /// Skills: turned down until the refresh phase when used (123).
    pub skills: Held,
    /// Tactics: turned down for the mission when used (122).
    pub tactics: Held,
    /// Devices: back to the stock when used (117).
    pub devices: Held,
}

/// A weapon in somebody's hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Gun {
    /// Which.
    pub model: Model,
    /// Ammo tokens on it; none if it is unlimited (A10).
    pub ammo: Option<u8>,
    /// Jammed until it is cleared (64).
    pub is_jammed: bool,
}

/// Which weapon it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersModel")]
pub enum Model {
    /// The first on the sheet.
    Primary,
    /// The second on the sheet.
    Secondary,
    /// A token, by its number in the content.
    Token(u8),
}

/// Tokens of one kind that an agent holds, by their numbers in the content.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    n: u8,
    items: [u8; MOST_HELD],
    /// Bit n: the n-th is turned down.
    used: u8,
}

impl Held {
    /// The tokens, each with whether it is turned down.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u8, bool)> + '_ {
        (0..self.n).map(|n| (self.items[usize::from(n)], self.used >> n & 1 == 1))
    }

    /// How many.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.n)
    }

    /// Where a token of this kind lies, ready or turned down.
    pub(crate) fn find(&self, item: u8, is_used: bool) -> Option<u8> {
        self.iter().position(|held| held == (item, is_used)).map(|n| n as u8)
    }

    /// One more; nothing happens if there is no room, which `has_room` tells before.
    pub(crate) fn push(&mut self, item: u8) {
        if self.has_room() {
            self.items[usize::from(self.n)] = item;
            self.n += 1;
        }
    }

    /// Whether one more can be held.
    pub(crate) fn has_room(&self) -> bool {
        self.len() < MOST_HELD
    }

    /// Turns the n-th down or up.
    pub(crate) fn set_used(&mut self, n: u8, is_used: bool) {
        self.used = self.used & !(1 << n) | u8::from(is_used) << n;
    }

    /// Turns all of them up.
    pub(crate) fn ready_all(&mut self) {
        self.used = 0;
    }

    /// Takes the n-th away.
    pub(crate) fn remove(&mut self, n: u8) {
        if n >= self.n {
            return;
        }
        self.items.copy_within(usize::from(n) + 1..usize::from(self.n), usize::from(n));
        self.n -= 1;
        self.items[usize::from(self.n)] = 0;
        let low = self.used & ((1 << n) - 1);
        self.used = low | (self.used >> 1) & !((1 << n) - 1);
    }
}

/// A drone (120, 124).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DroneState {
    /// The agent who placed it, by number.
    pub owner: u8,
    /// It has been placed in this mission (120, 124).
    pub was_placed: bool,
    /// Placed in this turn of its owner: it acts from the next one on (186).
    pub is_new: bool,
    /// Points of the energy shield now.
    pub shield: u8,
    /// Ammo tokens on its weapon; none comes back (120).
    pub ammo: Option<u8>,
    /// Its Guard has been used in this round (125).
    pub guard_used: bool,
}

/// Lists of agents and drones.
pub(crate) type Agents = List<AgentState, { crate::limits::MOST_AGENTS }>;
pub(crate) type Drones = List<DroneState, { crate::limits::MOST_DRONES }>;
