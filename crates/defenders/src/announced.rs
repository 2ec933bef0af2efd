//! What the game hands over before a table of it can be opened.

use sortie_content::{Finding, Source};
use sortie_games::Announced;

use crate::{content, odds, scene};

/// The game as far as it can be asked: its content is checked, positions and odds are answered.
pub fn announced() -> Announced {
    Announced { id: "defenders", check, scene: scene::ask, odds: odds::ODDS }
}

fn check(source: &Source, findings: &mut Vec<Finding>) {
    content::read_all(source, findings);
}
