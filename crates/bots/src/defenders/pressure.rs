//! How often an alien acts before an agent's next turn: counted off the encounter cards that nobody has seen yet.

use sortie_defenders::View;
use sortie_defenders::content::{AlienCard, Calls, Content};
use sortie_defenders::view::AlienView;

/// Shares of the encounter cards that may come next, by whom they call.
#[derive(Debug)]
pub(super) struct Pressure<'a> {
    /// Cards that may come, and how many of each.
    cards: Vec<(&'a sortie_defenders::content::EncounterCard, f64)>,
    n_cards: f64,
    /// Alien turns until everybody has had a turn again.
    turns: f64,
}

impl<'a> Pressure<'a> {
    pub(super) fn new(content: &'a Content, view: &View) -> Self {
        let battle = &content.battles[usize::from(view.mission)];
        let deck = &battle.encounters[view.difficulty as usize];
        let left = |card: u8| {
            let of = |cards: &[u8]| cards.iter().filter(|&&other| other == card).count();
            // An empty deck is made of its discards again.
            let out = if view.decks.encounters == 0 { 0 } else { of(&view.decks.encounters_out) };
            of(deck).saturating_sub(out) as f64
        };
        let mut cards: Vec<_> = content
            .encounters
            .iter()
            .enumerate()
            .map(|(n, card)| (card, left(n as u8)))
            .filter(|(_, left)| *left > 0.0)
            .collect();
        if cards.is_empty() {
            cards = content.encounters.iter().map(|card| (card, f64::from(card.copies))).collect();
        }
        let n_cards = cards.iter().map(|(_, left)| left).sum::<f64>().max(1.0);
        let turns = view.agents.iter().filter(|agent| agent.at.is_some()).count().max(1) as f64;
        Self { cards, n_cards, turns }
    }

    /// How often an alien acts before all agents have had another turn, if it is seen or not, and closest to somebody or not.
    pub(super) fn acts(&self, alien: &AlienView, card: &AlienCard, in_sight: bool, near: bool) -> f64 {
        let calls = |calls: Calls| match calls {
            Calls::Species(species) => card.species == species,
            Calls::Rank(rank) => alien.rank == rank,
            Calls::Wounded => alien.wounds > 0,
            Calls::InSight => in_sight,
            Calls::ClosestToEach => near,
        };
        let called = self.cards.iter().filter(|(card, _)| calls(card.calls)).map(|(_, left)| left);
        self.turns * called.sum::<f64>() / self.n_cards
    }
}
