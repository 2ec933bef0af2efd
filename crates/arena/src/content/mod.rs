//! Cards, boards, map and track: what the rules are played with. Read from `content/arena`, checked once, then
//! shared by all games and never part of a state.

mod board;
mod card;
mod check;
mod kinds;
mod map;
mod read;
mod track;

use serde::Serialize;
use ts_rs::TS;

pub use board::{ActionField, Board};
pub use card::{Mega, Needs, Penalty, Threat};
pub use kinds::{Difficulty, DroidKind, Jedi, Modules, PushTarget};
pub use map::{Field, Map, Pillar};
pub use read::read;
pub use track::{Level, PhaseKind, TrackField};

/// Everything printed: the game box as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "ArenaContent")]
pub struct Content {
    /// The arena.
    pub map: Map,
    /// The levels, easy, normal and hard: set-up and round track.
    pub levels: [Level; 3],
    /// The threat cards.
    pub threats: Vec<Threat>,
    /// The mega threat cards, by round.
    pub megas: Vec<Mega>,
    /// The ability boards: for each Jedi the sides for two, three and four players.
    pub boards: Vec<Board>,
    /// Force made by a die of 1 to 6 (29, A20).
    pub force_scale: [u8; 6],
    /// Areas filled in addition when R2-D2 plays (X1): battle droids, super battle droids, droidekas.
    pub r2d2_areas: [u8; 3],
    /// Areas filled in addition when C-3PO plays (X4).
    pub c3po_areas: [u8; 3],
    /// How many tiles C-3PO has (X4).
    pub c3po_tiles: u8,
}

impl Content {
    /// The content that ships with the program.
    ///
    /// # Panics
    /// If it is broken, which `sortie check` and the tests rule out.
    pub fn shipped() -> Self {
        let mut findings = Vec::new();
        read(sortie_content::Source::shipped(), &mut findings).unwrap_or_else(|| {
            panic!("the shipped content is broken: {}", sortie_content::Finding::in_short(&findings))
        })
    }

    /// The level of a difficulty.
    pub fn level(&self, difficulty: Difficulty) -> &Level {
        &self.levels[difficulty as usize]
    }

    /// The side of a Jedi's board for this number of players.
    pub fn board(&self, jedi: Jedi, players: usize) -> &Board {
        &self.boards[jedi as usize * 3 + players - 2]
    }
}
