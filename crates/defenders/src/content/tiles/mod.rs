//! Map tiles: six, with a side of the map on either face (4, 14 to 26).
//!
//! A side is a patch of whole areas of seven hexes, and areas of all sides lie in the same step: where two sides are
//! [joined](Joint), areas of one are neighbours of areas of the other as if they were drawn together (A49).

mod check;
mod joint;
mod named;
mod read;

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Hex, HexSet, Layout};
use sortie_content::{Finding, Source};
use ts_rs::TS;

use super::kinds::Terrain;

pub use joint::{Joint, Placing, Rim};
pub(super) use named::{hex as hex_named, name as hex_name};
pub use read::read_tiles;

/// All sides, in the order of their ids.
#[derive(Debug)]
pub struct Tiles {
    /// The sides, two for each tile.
    pub sides: Vec<Side>,
}

/// One face of a tile.
#[derive(Debug)]
pub struct Side {
    /// Its name for missions, like `C1`.
    pub id: String,
    /// The tile it is a face of, from 1. A mission uses one face of a tile at most.
    pub tile: u8,
    /// What its floor is.
    pub terrain: Terrain,
    /// Its hexes, areas, walls, doors and windows.
    pub layout: Layout,
    /// What stands on each blocked hex.
    pub obstacles: Vec<(Hex, Obstacle)>,
    /// Where agents start.
    pub start: Vec<Hex>,
    /// Places for teleport points.
    pub teleports: [Hex; 4],
    /// Waypoints 1 to 4.
    pub waypoints: [Hex; 4],
    /// Centres of areas for mines.
    pub mines: Vec<Hex>,
    /// The rooms (A47), in the order of the file.
    pub rooms: Vec<HexSet>,
    /// Where other tiles may be joined, clockwise from the north.
    pub joints: Vec<Joint>,
}

/// What stands on a blocked hex. They are all alike to the rules (22, 27) and differ to the eye.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersObstacle")]
pub enum Obstacle {
    /// A block of light.
    Block,
    /// A cactus.
    Cactus,
    /// Panels and screens.
    Console,
    /// A freight container.
    Container,
    /// Crates.
    Crate,
    /// A steep dune.
    Dune,
    /// Bales of hay.
    Hay,
    /// A hedge.
    Hedge,
    /// The outer skin of a ship.
    Hull,
    /// A kiosk.
    Kiosk,
    /// A machine as tall as a man.
    Machine,
    /// A radio mast.
    Mast,
    /// What drives a ship.
    Reactor,
    /// Rocks.
    Rock,
    /// Trees.
    Tree,
    /// A car, a truck or a tractor.
    Vehicle,
    /// A well.
    Well,
}

impl Obstacle {
    /// All of them.
    pub const ALL: [Self; 17] = [
        Self::Block,
        Self::Cactus,
        Self::Console,
        Self::Container,
        Self::Crate,
        Self::Dune,
        Self::Hay,
        Self::Hedge,
        Self::Hull,
        Self::Kiosk,
        Self::Machine,
        Self::Mast,
        Self::Reactor,
        Self::Rock,
        Self::Tree,
        Self::Vehicle,
        Self::Well,
    ];

    /// Its name in files.
    pub fn id(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Cactus => "cactus",
            Self::Console => "console",
            Self::Container => "container",
            Self::Crate => "crate",
            Self::Dune => "dune",
            Self::Hay => "hay",
            Self::Hedge => "hedge",
            Self::Hull => "hull",
            Self::Kiosk => "kiosk",
            Self::Machine => "machine",
            Self::Mast => "mast",
            Self::Reactor => "reactor",
            Self::Rock => "rock",
            Self::Tree => "tree",
            Self::Vehicle => "vehicle",
            Self::Well => "well",
        }
    }
}

impl Tiles {
    /// What ships with the program.
    ///
    /// # Panics
    /// If it is broken, which `sortie check` and the tests rule out.
    pub fn shipped() -> Self {
        let mut findings = Vec::new();
        read_tiles(Source::shipped(), &mut findings)
            .unwrap_or_else(|| panic!("the shipped tiles are broken: {}", Finding::in_short(&findings)))
    }

    /// The side with an id.
    pub fn side(&self, id: &str) -> Option<&Side> {
        self.sides.iter().find(|side| side.id == id)
    }
}
