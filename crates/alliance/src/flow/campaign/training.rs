//! Training: class cards (R32).

use crate::content::{Content, Deck};
use crate::state::HeroFile;

/// Class cards a hero gains in a campaign (R32.3).
pub(crate) const MOST_TRAININGS: u8 = 4;

/// The class cards a hero may take now: the n-th for up to n experience points (R32.2, R32.3).
pub(crate) fn trainable(content: &Content, file: &HeroFile) -> Vec<u8> {
    if file.pending() == 0 {
        return Vec::new();
    }
    let own = &content.heroes[usize::from(file.hero)].id;
    let most = file.class.len() as u8 + 1;
    let is_open = |&card: &u8| {
        let printed = &content.cards[usize::from(card)];
        printed.deck == Deck::Class
            && printed.hero.as_ref() == Some(own)
            && (1..=most).contains(&printed.xp)
            && !printed.removed
            && !file.class.contains(&card)
    };
    (0..content.cards.len() as u8).filter(is_open).collect()
}

/// The class card a hero may give back: the latest, if taken since the last mission (R32.5, A47).
pub(crate) fn untrainable(file: &HeroFile) -> Option<u8> {
    file.class.get(usize::from(file.kept)..)?.last().copied()
}
