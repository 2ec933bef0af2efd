//! Maps: tiles laid side by side, doors, and what stands on the spaces at the start.

mod check;
mod client;
mod draw;
mod plan;
mod read;
mod recommended;

use std::sync::OnceLock;

use serde::Serialize;
use sortie_boards::square::{Board, Direction, Edge, Layout, Space, SpaceSet};
use ts_rs::TS;

pub use client::{MapArea, MapEdge, MapPlan, MapSpace, MapTile};
pub use plan::{Laid, Misplaced, Placed, Plan, Turn};
pub use read::read_maps;
pub use recommended::{ByHeroes, Recommended};

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
#[ts(rename = "AllianceMapDoor")]
pub struct Door {
    /// The edges it covers, each told from one of its two spaces.
    #[ts(as = "Vec<((u8, u8), Direction)>")]
    pub edges: Vec<(Space, Direction)>,
    /// The area these spaces lie in and the area on the other side, by number; the same one where a door parts none.
    pub areas: [u8; 2],
}

/// A part of a map that is revealed at once. Areas meet at doors and nowhere else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    /// Its name within the map.
    pub id: String,
    /// All its spaces, blocking ones too.
    pub spaces: SpaceSet,
}

impl Area {
    /// What the only area of a map is called that names none.
    pub const ALL: &str = "all";
}

/// A map to play on, checked.
#[derive(Debug, Clone)]
pub struct Map {
    /// Its name in files and texts.
    pub id: String,
    /// Whether missions are played on it, which place crates, terminals and enemies themselves, and no skirmish is.
    pub is_mission: bool,
    /// The tiles, as they are laid out.
    pub placed: Vec<Placed>,
    /// The board they make, with all doors closed.
    pub layout: Layout,
    /// The doors; the number of a door is its bit in [`Map::board`].
    pub doors: Vec<Door>,
    /// The areas in the order of their first tiles. The heroes start in the first.
    pub areas: Vec<Area>,
    /// Spaces with a crate.
    pub crates: Vec<Space>,
    /// Spaces with a terminal.
    pub terminals: Vec<Space>,
    /// Where the heroes start, at least four, all in the first area.
    pub entries: Vec<Space>,
    /// Deployment points of the enemy in the order in which groups take them: at least six, none on a map for missions.
    pub enemy: Vec<Space>,
    /// The groups that fit the map, when nobody chooses others.
    pub recommended: Recommended,
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

    /// The number of an area.
    pub fn area(&self, id: &str) -> Option<usize> {
        self.areas.iter().position(|area| area.id == id)
    }

    /// The number of the area a space lies in; the first one's where nothing lies.
    pub fn area_of(&self, space: Space) -> usize {
        self.areas.iter().position(|area| area.spaces.has(space)).unwrap_or_default()
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
