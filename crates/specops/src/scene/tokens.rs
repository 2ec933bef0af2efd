//! The tokens of a scene.

use serde::Deserialize;
use sortie_boards::plane::{Base, MOST_SIDE, Table};
use sortie_content::scene::Object;

use super::pieces::{distinct, point_on};
use crate::world::Marker;

/// How far a token goes from its middle: an inch across (C12.1).
const RADIUS: u32 = 127;

/// How many tokens a scene may have: as many as their numbers tell apart.
const MOST_TOKENS: usize = 256;

/// A token of a scene; where it lies is told by its marker.
#[derive(Debug, Clone)]
pub struct Token {
    /// What it is called.
    pub id: String,
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

/// Reads the tokens of a scene and where they lie.
pub(super) fn read(scene: &Object, table: &Table) -> Result<(Vec<Token>, Vec<Marker>), String> {
    let (mut tokens, mut markers): (Vec<Token>, Vec<Marker>) = (Vec::new(), Vec::new());
    let list = scene.list("tokens")?;
    if list.len() > MOST_TOKENS {
        return Err(format!("tokens: at most {MOST_TOKENS}"));
    }
    for (place, value) in list {
        let token = Object::new(place, value)?.only(&["id", "at", "radius", "claimed", "place"])?;
        let id = distinct(&token, tokens.iter().map(|token| &token.id))?;
        let radius: u32 = token.or("radius", RADIUS)?;
        if radius > MOST_SIDE {
            return Err(format!("{}: at most {MOST_SIDE}", token.place("radius")));
        }
        let base = Base::new(point_on(&token, "at", table)?, radius, 0);
        // A token on a roof lies as high as the roof.
        let base = base.moved(base.at, table.level(table.under(base.footprint())));
        markers.push(Marker { base, is_claimed: token.or("claimed", false)? });
        tokens.push(Token { id, place: token.optional("place")? });
    }
    Ok((tokens, markers))
}
