//! The map tiles of the box: two faces to a piece, and how many pieces there are.

mod face;
mod read;

use std::collections::BTreeMap;

pub use face::{Biome, Face, Square};
pub use read::read_tiles;

/// All tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tiles {
    faces: Vec<Face>,
    copies: BTreeMap<u8, u8>,
}

impl Tiles {
    /// A face by what is printed on it: `01A` is the front of tile 1, `01B` its back.
    pub fn face(&self, id: &str) -> Option<&Face> {
        self.faces.iter().find(|face| face.id == id)
    }

    /// All faces, by number, the front first.
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// How many pieces with this number the box holds. Both faces share them: who lays 32A and 32B has used two.
    pub fn copies(&self, tile: u8) -> u8 {
        self.copies.get(&tile).copied().unwrap_or(0)
    }
}
