//! How much a table holds. The box is small, so every list of the state has a fixed length (4).

use crate::world::FigureId;

/// Agents: one of each class (6).
pub const MOST_AGENTS: usize = 5;
/// Drones: a Sentry-Gun and a GD-209 (4).
pub const MOST_DRONES: usize = 2;
/// Alien cards, and so aliens on the map (131).
pub const MOST_ALIENS: usize = 22;
/// Signals, human and alien (4).
pub const MOST_SIGNALS: usize = 15;
/// People of a mission who are neither agents nor aliens.
pub const MOST_PEOPLE: usize = 8;
/// Figures and signals on the map, each kind in places of its own, so that nobody is renamed while a game is played.
pub const MOST_FIGURES: usize = PEOPLE as usize + MOST_PEOPLE;

/// Where the figures of the drones stand in the list; before them are the agents.
pub const DRONES: u8 = MOST_AGENTS as u8;
/// Where the aliens stand in the list.
pub const ALIENS: u8 = DRONES + MOST_DRONES as u8;
/// Where the signals stand in the list.
pub const SIGNALS: u8 = ALIENS + MOST_ALIENS as u8;
/// Where people of missions stand in the list.
pub const PEOPLE: u8 = SIGNALS + MOST_SIGNALS as u8;

/// The weapons of an agent; the numbers after them are the guns of the mission (198).
pub const OWN_GUNS: u8 = 2;
/// The round in which any mission is over at the latest: events may stand still until somebody does something, and nobody has to (32,
/// 198).
pub const LAST_ROUND: u16 = 40;

/// Missions of a campaign that a file may tell of.
pub const MOST_PLAYED: usize = 250;

/// What one agent may hold of each kind: skills, tactics, devices.
pub const MOST_HELD: usize = 8;
/// Targets of one attack: area damage hits an area of seven hexes.
pub const MOST_TARGETS: usize = 7;
/// Attacks inside attacks: Guard answers a move, and what dies of it may explode.
pub const MOST_ATTACKS: usize = 4;

/// The places of agents.
pub fn agents() -> impl Iterator<Item = FigureId> + Clone {
    (0..DRONES).map(FigureId)
}

/// The places of aliens.
pub fn aliens() -> impl Iterator<Item = FigureId> + Clone {
    (ALIENS..SIGNALS).map(FigureId)
}

/// The places of signals.
pub fn signals() -> impl Iterator<Item = FigureId> + Clone {
    (SIGNALS..PEOPLE).map(FigureId)
}

/// The places of drones.
pub fn drones() -> impl Iterator<Item = FigureId> + Clone {
    (DRONES..ALIENS).map(FigureId)
}
