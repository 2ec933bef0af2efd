//! Cards of heroes: used, paid with, drawn again.

use sortie_alliance::ability::{Deed, Special};
use sortie_alliance::content::Deck;
use sortie_alliance::{CardState, Source};

use super::{Checked, Shadow, must};

impl Shadow<'_> {
    /// An ability of a card needs the card.
    pub(super) fn uses(&mut self, source: Source, ability: &str) -> Checked {
        let hero = self.figures[source.figure.index()].hero;
        if let (Some(hero), true) = (hero, source.slot < Source::LINE) {
            let (card, state) = self.heroes[hero].1[usize::from(source.slot)];
            must(state != CardState::Gone, || "its card is gone".to_owned())?;
            let printed = self.content.cards[usize::from(card)].ability.get(usize::from(source.n));
            let printed = printed.filter(|printed| printed.id == ability).ok_or("another ability")?;
            let redraws = printed.does.iter().find_map(|deed| match deed {
                Deed::Special(special @ (Special::RedrawSupply | Special::ChooseSupply)) => Some(*special),
                _ => None,
            });
            self.redraws = redraws.or(self.redraws);
        }
        Ok(())
    }

    /// A card is paid with: depleted or discarded.
    pub(super) fn card_goes(&mut self, hero: usize, slot: usize) -> Checked {
        let (card, state) = &mut self.heroes[hero].1[slot];
        must(*state == CardState::Ready, || format!("it was {state:?}"))?;
        *state = CardState::Gone;
        self.discarded += usize::from(self.content.cards[usize::from(*card)].deck == Deck::Supply);
        Ok(())
    }

    /// A supply card just drawn goes back below the others, or away.
    pub(super) fn card_is_redrawn(&mut self, hero: usize, slot: usize) -> Checked {
        let cards = &mut self.heroes[hero].1;
        must(slot + 2 >= cards.len(), || "it was not just drawn".to_owned())?;
        let (card, state) = cards.remove(slot);
        let is_supply = self.content.cards[usize::from(card)].deck == Deck::Supply;
        must(is_supply && state == CardState::Ready, || format!("{card} was {state:?}"))?;
        match self.redraws {
            Some(Special::ChooseSupply) => self.supply_left += 1,
            Some(_) => self.discarded += 1,
            None => return Err("nobody redraws".to_owned()),
        }
        Ok(())
    }
}
