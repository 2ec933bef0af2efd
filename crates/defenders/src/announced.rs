//! What the game hands over before a table of it can be opened.

use sortie_games::Announced;

use crate::{odds, scene};

/// The game as far as it can be asked: positions and odds.
pub fn announced() -> Announced {
    Announced { id: "defenders", scene: scene::ask, odds: odds::ODDS }
}
