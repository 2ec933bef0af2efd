//! Maps as pictures, for those who write missions.

use sortie_kernel::Game;
use thiserror::Error;

/// How a game draws its maps.
#[derive(Debug, Clone, Copy)]
pub struct Maps<G: Game> {
    /// Their names.
    pub names: fn(&G::Content) -> Vec<String>,
    /// Draws one by its name, with what a mission lays out on it if one is named.
    pub draw: fn(&G::Content, &str, Option<&str>) -> Drawn,
}

/// A map, or why there is none.
pub type Drawn = Result<MapDrawing, NoMap>;

/// A map with everything that a mission refers to: coordinates, areas, doors by their numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MapDrawing {
    /// For a terminal.
    pub text: String,
    /// A picture that needs nothing else.
    pub svg: String,
}

/// Why nothing was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoMap {
    /// There is no such map.
    #[error("there is no such map")]
    Map,
    /// There is no such mission, or it is not played on this map.
    #[error("no such mission is played on this map")]
    Mission,
}
