//! Pages to print, in the words of the content that is played with.

use std::sync::OnceLock;

use sortie_alliance::Alliance;
use sortie_content::{Language, Source, Texts};
use sortie_kernel::Game;
use thiserror::Error;

use crate::{alliance_content, info};

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

/// The page to print of a mission, as HTML that needs nothing else.
pub fn sheet(game: &str, mission: &str, language: Language) -> Result<String, NoSheet> {
    info(game).ok_or(NoSheet::Game)?;
    if game != Alliance::ID {
        return Err(NoSheet::Mission);
    }
    let content = alliance_content();
    let mission = content.mission(mission).ok_or(NoSheet::Mission)?;
    Ok(sortie_alliance::sheet::sheet(content, mission, texts(), language))
}

/// The texts of installed content, of which what ships is a part.
static INSTALLED: OnceLock<Texts> = OnceLock::new();

fn texts() -> &'static Texts {
    INSTALLED.get().unwrap_or_else(|| Texts::shipped())
}

/// Missions of one's own bring their words. What is wrong with them, `sortie check` says.
pub(crate) fn use_texts_of(source: &Source) {
    let _ = INSTALLED.set(Texts::read(source, &mut Vec::new()));
}
