//! The tokens of a scene.

use serde::Deserialize;
use sortie_boards::plane::{Base, Table};
use sortie_content::scene::Object;

use super::pieces::{distinct, point_on};

/// How far a token goes from its middle: an inch across (C12.1).
const RADIUS: u32 = 127;

/// A token of a scene.
#[derive(Debug, Clone)]
pub struct Token {
    /// What it is called.
    pub id: String,
    /// What it covers.
    pub base: Base,
    /// Whether it lies claimed side up.
    pub is_claimed: bool,
    /// Which of the three of mission 4 it is (M4.1).
    pub place: Option<Place>,
}

/// Where a token of mission 4 lies, as blue sees it (M4.1, S22).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In the west.
    Left,
    /// Between the others.
    Middle,
    /// In the east.
    Right,
}

/// Reads the tokens of a scene.
pub(super) fn read(scene: &Object, table: &Table) -> Result<Vec<Token>, String> {
    let mut tokens: Vec<Token> = Vec::new();
    for (place, value) in scene.list("tokens")? {
        let token = Object::new(place, value)?.only(&["id", "at", "radius", "claimed", "place"])?;
        let id = distinct(&token, tokens.iter().map(|token| &token.id))?;
        let base = Base::new(point_on(&token, "at", table)?, token.or("radius", RADIUS)?, 0);
        tokens.push(Token {
            id,
            base,
            is_claimed: token.or("claimed", false)?,
            place: token.optional("place")?,
        });
    }
    Ok(tokens)
}
