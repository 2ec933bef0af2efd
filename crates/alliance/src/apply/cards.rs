//! Cards of heroes, and the supply deck (R9, R19.1).

use super::Ctx;
use super::figures::refresh;
use crate::event::Event;
use crate::state::{CardState, Held};

impl Ctx<'_> {
    /// All of a hero's exhausted cards are readied (R3.1, R9.3, A27).
    pub(crate) fn ready_cards(&mut self, hero: usize) {
        let mut is_any = false;
        for held in &mut self.state.0.heroes[hero].cards {
            if held.state == CardState::Exhausted {
                held.state = CardState::Ready;
                is_any = true;
            }
        }
        if is_any {
            self.tell("R3.1", |_| Event::CardsReadied { hero: hero as u8 });
        }
    }

    /// A card is exhausted (R9.1).
    pub(crate) fn exhaust_card(&mut self, hero: usize, slot: u8) {
        self.state.0.heroes[hero].cards[usize::from(slot)].state = CardState::Exhausted;
        self.tell("R9.1", |_| Event::CardExhausted { hero: hero as u8, slot });
    }

    /// A card is depleted, or discarded and comes back to its deck: it is out for this mission (R9.1).
    pub(crate) fn spend_card(&mut self, hero: usize, slot: u8, is_discarded: bool) {
        let state = &mut *self.state.0;
        let held = &mut state.heroes[hero].cards[usize::from(slot)];
        held.state = CardState::Gone;
        if is_discarded {
            let card = held.card;
            state.supply.discard(card);
        }
        self.tell("R9.1", |_| Event::CardGone { hero: hero as u8, slot });
        let figure = self.state.heroes[hero].figure;
        refresh(self.content, self.state.0, figure);
    }

    /// A hero draws a supply card, which is its last one then. Whether there was one, and room for it (R19.1).
    pub(crate) fn draw_supply(&mut self, hero: usize) -> bool {
        let state = &mut *self.state.0;
        let cards = &mut state.heroes[hero].cards;
        let Some(card) = (!cards.is_full()).then(|| state.supply.take()).flatten() else {
            self.tell("R19.1", |_| Event::SupplyEmpty);
            return false;
        };
        let slot = cards.len() as u8;
        cards.push(Held { card, state: CardState::Ready, under: slot });
        self.tell("R19.1", |_| Event::SupplyDrawn { hero: hero as u8, card });
        true
    }

    /// The last card of a hero goes away; which it was.
    pub(crate) fn take_last_card(&mut self, hero: usize) -> Option<u8> {
        let cards = &mut self.state.0.heroes[hero].cards;
        let last = cards.pop()?;
        let slot = cards.len() as u8;
        self.tell("R19.1", |_| Event::CardGone { hero: hero as u8, slot });
        Some(last.card)
    }

    /// A card comes on the discard pile of the supply deck.
    pub(crate) fn discard_supply(&mut self, card: u8) {
        self.state.0.supply.discard(card);
    }

    /// A hero gives one of its last two cards back, below the deck; the other is its last card then.
    pub(crate) fn return_supply(&mut self, hero: u8, slot: u8) {
        let state = &mut *self.state.0;
        let cards = &mut state.heroes[usize::from(hero)].cards;
        let returned = cards.remove(usize::from(slot));
        let last = cards.len() as u8 - 1;
        cards[usize::from(last)].under = last;
        state.supply.put_below(returned.card);
        self.tell("R19.1", |_| Event::CardGone { hero, slot });
    }

    /// The top supply card goes below the others.
    pub(crate) fn bury_supply(&mut self) {
        let supply = &mut self.state.0.supply;
        if let Some(card) = supply.take() {
            supply.put_below(card);
        }
    }
}
