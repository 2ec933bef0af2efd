//! What a game with missions hands over: pages to print, and a mission to begin with.

use sortie_content::{Language, Texts};
use sortie_kernel::Game;
use thiserror::Error;

/// How a game prints its missions.
#[derive(Debug, Clone, Copy)]
pub struct Sheets<G: Game> {
    /// The names of its missions.
    pub missions: fn(&G::Content) -> Vec<String>,
    /// The page of a mission, as HTML that needs nothing else; none without such a mission.
    pub page: fn(&G::Content, &str, &Texts, Language) -> Option<String>,
}

/// Why there is no page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NoSheet {
    /// No game has this name.
    #[error("game: there is no such game")]
    Game,
    /// The game has no such mission, or none at all.
    #[error("mission: there is no such mission")]
    Mission,
}

/// The files of a small mission that can be played; where they say `NAME`, its name goes.
#[derive(Debug, Clone, Copy)]
pub struct NewMission {
    /// `missions/NAME.toml`.
    pub mission: &'static str,
    /// `<language>/mission_NAME.ftl`, in the one language its author writes.
    pub texts: fn(Language) -> &'static str,
}
