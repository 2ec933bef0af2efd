//! What the game hands over before a table of it can be opened.

use sortie_content::{Finding, Source};
use sortie_games::Announced;

use crate::content::Content;
use crate::{odds, scene};

/// The game as far as it can be asked: its content is checked, positions and odds are answered.
pub fn announced() -> Announced {
    Announced { id: "specops", check, scene: scene::ask, odds: odds::ODDS }
}

fn check(source: &Source, findings: &mut Vec<Finding>) {
    Content::read(source, findings);
}
