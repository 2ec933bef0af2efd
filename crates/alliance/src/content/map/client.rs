//! A map as the client draws it.
//!
//! The client's types name a space as what it is written as, two numbers: `ts-rs` cannot export a type of its own that
//! stands for a tuple.

use serde::Serialize;
use sortie_boards::square::{Direction, Edge, Space, Terrain};
use ts_rs::TS;

use super::{Door, Map, Recommended, Turn};
use crate::content::tiles::{Biome, Tiles};

/// Everything there is to draw before the first figure stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceMapPlan")]
pub struct MapPlan {
    /// Its name in files and texts.
    pub id: String,
    /// How many columns, the empty one in the west included.
    pub columns: u8,
    /// How many rows, the empty one in the north included.
    pub rows: u8,
    /// The tiles.
    pub tiles: Vec<MapTile>,
    /// The spaces, in order.
    pub spaces: Vec<MapSpace>,
    /// The edges with something on them, each once; doors are listed on their own.
    pub edges: Vec<MapEdge>,
    /// The doors, by number.
    pub doors: Vec<Door>,
    /// The areas, by number.
    pub areas: Vec<MapArea>,
    /// Whether missions are played on it and no skirmish is.
    pub mission: bool,
    /// Spaces with a crate.
    #[ts(as = "Vec<(u8, u8)>")]
    pub crates: Vec<Space>,
    /// Spaces with a terminal.
    #[ts(as = "Vec<(u8, u8)>")]
    pub terminals: Vec<Space>,
    /// Where the heroes start.
    #[ts(as = "Vec<(u8, u8)>")]
    pub entries: Vec<Space>,
    /// Deployment points of the enemy.
    #[ts(as = "Vec<(u8, u8)>")]
    pub enemy: Vec<Space>,
    /// The enemies it recommends, by difficulty and number of heroes.
    pub recommended: Recommended,
}

/// A tile on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceMapTile")]
pub struct MapTile {
    /// The face that lies up.
    pub face: String,
    /// The number of the tile.
    pub number: u8,
    /// What the west half and the east half show before the tile is turned.
    pub biomes: [Biome; 2],
    /// The westmost column it covers.
    pub column: u8,
    /// The northmost row it covers.
    pub row: u8,
    /// How many columns it covers as it lies.
    pub columns: u8,
    /// How many rows it covers as it lies.
    pub rows: u8,
    /// Quarter turns clockwise.
    #[ts(as = "u8")]
    pub turn: Turn,
}

/// A space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceMapSpace")]
pub struct MapSpace {
    /// Where.
    #[ts(as = "(u8, u8)")]
    pub at: Space,
    /// What it is.
    pub terrain: Terrain,
    /// Whether it is an interior space (R4.15).
    pub interior: bool,
    /// What it shows.
    pub biome: Biome,
    /// Whether impassable edges enclose it.
    pub enclosed: bool,
    /// The tile under it, by its place in the list of tiles.
    pub tile: u8,
}

/// A part that is revealed at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceMapArea")]
pub struct MapArea {
    /// Its name within the map.
    pub id: String,
    /// Its spaces, in order.
    #[ts(as = "Vec<(u8, u8)>")]
    pub spaces: Vec<Space>,
}

/// An edge with something on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceMapEdge")]
pub struct MapEdge {
    /// The place on one side of it: north or west of the edge, and not always a space.
    #[ts(as = "(u8, u8)")]
    pub at: Space,
    /// On which side of the place, south or east.
    pub side: Direction,
    /// What lies there.
    pub edge: Edge,
}

impl Map {
    /// The map for the client.
    pub fn plan(&self, tiles: &Tiles) -> MapPlan {
        let layout = &self.layout;
        let drawn = |edge| matches!(edge, Edge::Wall | Edge::Impassable);
        let sides = layout.places().flat_map(|at| [(at, Direction::East), (at, Direction::South)]);
        let edges = sides.map(|(at, side)| MapEdge { at, side, edge: layout.edge(at, side) });
        let laid = self.placed.iter().filter_map(|placed| {
            let face = tiles.face(&placed.face)?;
            let (columns, rows) = placed.turn.size(face);
            Some(MapTile {
                face: face.id.clone(),
                number: face.tile,
                biomes: face.biomes,
                column: placed.column,
                row: placed.row,
                columns,
                rows,
                turn: placed.turn,
            })
        });
        let spaces = self.laid().spaces.iter().map(|(&at, laid)| MapSpace {
            at,
            terrain: laid.square.terrain,
            interior: layout.interior().has(at),
            biome: laid.square.biome,
            enclosed: laid.square.is_enclosed,
            tile: laid.tile as u8,
        });
        let areas = self.areas.iter();
        let areas = areas.map(|area| MapArea { id: area.id.clone(), spaces: area.spaces.iter().collect() });
        MapPlan {
            id: self.id.clone(),
            columns: layout.columns(),
            rows: layout.rows(),
            tiles: laid.collect(),
            spaces: spaces.collect(),
            edges: edges.filter(|edge| drawn(edge.edge)).collect(),
            doors: self.doors.clone(),
            areas: areas.collect(),
            mission: self.is_mission,
            crates: self.crates.clone(),
            terminals: self.terminals.clone(),
            entries: self.entries.clone(),
            enemy: self.enemy.clone(),
            recommended: self.recommended.clone(),
        }
    }
}
