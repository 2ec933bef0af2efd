//! The position of a scene: the table with its terrain, what lies there, the condition in force.

use sortie_boards::plane::Table;
use sortie_content::scene::Object;

use super::pieces::Terrain;
use super::tokens::{self, Token};
use crate::world::Condition;

/// Everything a question can be about.
#[derive(Debug, Clone)]
pub struct Position {
    /// The table and its terrain.
    pub table: Table,
    /// What the pieces are called, by number.
    pub pieces: Vec<String>,
    /// What lies there.
    pub tokens: Vec<Token>,
    /// The condition in force (M5).
    pub condition: Condition,
}

impl Position {
    /// Reads the position of a scene.
    pub(super) fn read(scene: &Object) -> Result<Self, String> {
        let Terrain { table, ids } = Terrain::read(scene)?;
        let tokens = tokens::read(scene, &table)?;
        Ok(Self { table, pieces: ids, tokens, condition: scene.or("condition", Condition::Clear)? })
    }
}
