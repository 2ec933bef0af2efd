//! Maps: tiles laid side by side, doors, and what stands on the spaces at the start.

mod check;
mod client;
mod draw;
mod plan;
mod read;

use std::sync::OnceLock;

use serde::Serialize;
use sortie_boards::square::{Board, Direction, Edge, Layout, Space};
use ts_rs::TS;

pub use client::{MapEdge, MapPlan, MapSpace, MapTile};
pub use plan::{Laid, Misplaced, Placed, Plan, Turn};
pub use read::read_maps;

/// The most doors of a map: the box has that many, and [`Map::board`] keeps a board for each set of open ones.
pub const MOST_DOORS: usize = 4;

/// The most crates of a map: the box has that many.
pub const MOST_CRATES: usize = 8;

/// The fewest entries: a space for each of four heroes.
pub const FEWEST_ENTRIES: usize = 4;

/// The fewest deployment points of the enemy.
pub const FEWEST_ENEMY: usize = 6;

/// A door, across the whole of an opening (R4.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export, rename = "AllianceMapDoor")]
pub struct Door {
    /// The edges it covers, each told from one of its two spaces.
    #[ts(as = "Vec<((u8, u8), Direction)>")]
    pub edges: Vec<(Space, Direction)>,
}

/// A map to play on, checked.
#[derive(Debug, Clone)]
pub struct Map {
    /// Its name in files and texts.
    pub id: String,
    /// The tiles, as they are laid out.
    pub placed: Vec<Placed>,
    /// The board they make, with all doors closed.
    pub layout: Layout,
    /// The doors; the number of a door is its bit in [`Map::board`].
    pub doors: Vec<Door>,
    /// Spaces with a crate.
    pub crates: Vec<Space>,
    /// Spaces with a terminal.
    pub terminals: Vec<Space>,
    /// Where the heroes start, at least four.
    pub entries: Vec<Space>,
    /// Deployment points of the enemy in the order in which groups take them, at least six.
    pub enemy: Vec<Space>,
    /// The ids of the groups that fit the map, for easy, normal and hard, when nobody chooses others.
    pub recommended: [Vec<String>; 3],
    /// What is laid out, with the tile under every space.
    laid: Plan,
    /// By set of open doors, made when first asked for.
    boards: Vec<OnceLock<Board>>,
}

impl Map {
    /// The board with these doors open: bit n stands for door n, and bits without a door mean nothing. An opened door
    /// stays open for the rest of the mission (A40), so a game walks through few of the boards, and each is made once.
    pub fn board(&self, open_doors: u8) -> &Board {
        let open = usize::from(open_doors) & (self.boards.len() - 1);
        self.boards[open].get_or_init(|| {
            let mut layout = self.layout.clone();
            for (_, door) in self.doors.iter().enumerate().filter(|(n, _)| open & (1 << n) != 0) {
                set_door(&mut layout, door, Edge::Open);
            }
            Board::new(layout)
        })
    }

    /// The tiles under the spaces.
    pub fn laid(&self) -> &Plan {
        &self.laid
    }
}

/// Closes or opens a door.
fn set_door(layout: &mut Layout, door: &Door, edge: Edge) {
    for &(space, side) in &door.edges {
        layout.set_edge(space, side, edge);
    }
}
