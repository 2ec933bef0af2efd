//! Face-down piles with a discard pile.

use serde::{Deserialize, Serialize};

use crate::{Draw, List};

/// A face-down pile of at most `N` numbered cards and its discard pile. The order of the pile is a secret of the
/// state; how many cards are left and what was discarded is not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck<const N: usize> {
    /// The last one is on top.
    pile: List<u8, N>,
    discards: List<u8, N>,
}

impl<const N: usize> Deck<N> {
    /// A shuffled pile of these cards.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    pub fn shuffled(cards: impl IntoIterator<Item = u8>, mut draw: Draw) -> Self {
        let mut pile: List<u8, N> = cards.into_iter().collect();
        draw.shuffle(&mut pile);
        Self { pile, discards: List::default() }
    }

    /// A pile in a known order, the first card on top; for scenes and tests.
    ///
    /// # Panics
    /// If there are more than `N` cards.
    pub fn stacked(cards: &[u8]) -> Self {
        Self { pile: cards.iter().rev().copied().collect(), discards: List::default() }
    }

    /// The top card, which the next [`Deck::take`] will take.
    pub fn peek(&self) -> Option<u8> {
        self.pile.last().copied()
    }

    /// Takes the top card out of the deck.
    pub fn take(&mut self) -> Option<u8> {
        self.pile.pop()
    }

    /// Puts a card on top of the others, face down.
    pub fn put_on_top(&mut self, card: u8) {
        self.pile.push(card);
    }

    /// The next cards, the top one first, without taking them.
    pub fn next(&self) -> impl Iterator<Item = u8> + '_ {
        self.pile.iter().rev().copied()
    }

    /// Takes one card of this kind out of the face-down pile, wherever it lies; whether there was one. The order of the others
    /// stays.
    pub fn search(&mut self, is_it: impl Fn(u8) -> bool) -> Option<u8> {
        let at = self.pile.iter().rposition(|&card| is_it(card))?;
        Some(self.pile.remove(at))
    }

    /// Takes one card of this kind out of the discards; whether there was one.
    pub fn take_back(&mut self, card: u8) -> bool {
        let found = self.discards.iter().rposition(|&other| other == card);
        found.map(|at| self.discards.remove(at)).is_some()
    }

    /// Every card, face down or discarded, becomes another one.
    pub fn replace(&mut self, other: impl Fn(u8) -> u8) {
        self.pile.iter_mut().chain(self.discards.iter_mut()).for_each(|card| *card = other(*card));
    }

    /// Puts a card below the others, face down.
    pub fn put_below(&mut self, card: u8) {
        self.pile.insert(0, card);
    }

    /// Puts a card on the discard pile.
    pub fn discard(&mut self, card: u8) {
        self.discards.push(card);
    }

    /// Shuffles the discards into the face-down pile.
    ///
    /// The discards are sorted first: the new order then depends on the set of cards and the draw, not on the
    /// order in which they were discarded.
    pub fn reshuffle(&mut self, mut draw: Draw) {
        self.pile.extend(self.discards.drain(..));
        self.pile.sort_unstable();
        draw.shuffle(&mut self.pile);
    }

    /// Puts the face-down cards into another order: the same deck as far as anybody knows.
    pub fn resample(&mut self, draw: &mut Draw) {
        draw.shuffle(&mut self.pile);
    }

    /// Puts the face-down cards into another order stack by stack, for piles that were laid of stacks shuffled by themselves: the
    /// sizes of the stacks are told from the bottom.
    pub fn resample_stacks(&mut self, from_bottom: impl IntoIterator<Item = usize>, draw: &mut Draw) {
        let mut first = 0;
        for size in from_bottom {
            let end = (first + size).min(self.pile.len());
            draw.shuffle(&mut self.pile[first..end]);
            first = end;
        }
        draw.shuffle(&mut self.pile[first..]);
    }

    /// How many cards are left face down.
    pub fn n_left(&self) -> usize {
        self.pile.len()
    }

    /// What was discarded, oldest first.
    pub fn discards(&self) -> &[u8] {
        &self.discards
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Occasion, Seed};

    fn draw(time: u16) -> Draw {
        Chance::new(Seed::from_number(9)).on(Occasion { what: 0, whom: 0, round: 0, time })
    }

    #[test]
    fn cards_are_conserved_through_reshuffles() {
        let mut deck: Deck<28> = Deck::shuffled(0..28, draw(0));
        for _ in 0..20 {
            let card = deck.take().unwrap();
            deck.discard(card);
        }
        assert_eq!((deck.n_left(), deck.discards().len()), (8, 20));
        deck.reshuffle(draw(1));
        let mut all: Vec<u8> = std::iter::from_fn(|| deck.take()).collect();
        all.sort_unstable();
        assert_eq!(all, (0..28).collect::<Vec<u8>>());
    }

    #[test]
    fn the_order_of_discards_does_not_matter() {
        let mut decks = [[3, 1, 2], [2, 3, 1]].map(|order| {
            let mut deck: Deck<4> = Deck::shuffled([], draw(0));
            order.iter().for_each(|&card| deck.discard(card));
            deck.reshuffle(draw(1));
            deck
        });
        let [a, b] = &mut decks;
        assert_eq!(a, b);
    }

    #[test]
    fn the_first_of_a_stack_is_on_top() {
        let mut deck: Deck<4> = Deck::stacked(&[7, 8, 9]);
        assert_eq!((deck.peek(), deck.n_left()), (Some(7), 3));
        assert_eq!(deck.take(), Some(7));
        deck.put_below(7);
        assert_eq!(std::iter::from_fn(|| deck.take()).collect::<Vec<_>>(), [8, 9, 7]);
        assert_eq!((deck.peek(), deck.take()), (None, None));
    }

    #[test]
    fn a_resampled_deck_is_the_same_as_far_as_anybody_knows() {
        let mut deck: Deck<28> = Deck::shuffled(0..28, draw(0));
        let card = deck.take().unwrap();
        deck.discard(card);
        let mut other = deck.clone();
        other.resample(&mut draw(1));
        assert_ne!(deck, other);
        assert_eq!((deck.n_left(), deck.discards()), (other.n_left(), other.discards()));
        let [mut here, mut there] =
            [deck, other].map(|mut deck| std::iter::from_fn(move || deck.take()).collect::<Vec<u8>>());
        here.sort_unstable();
        there.sort_unstable();
        assert_eq!(here, there);
    }
}
