//! The bot that knows nothing.

use sortie_kernel::{Game, Offer};

use crate::{Bot, Question, Thinking};

/// Picks any offer, each equally likely.
#[derive(Debug, Clone, Copy, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, question: &Question<'_, G>, thinking: &mut Thinking) -> Option<usize> {
        Some(thinking.below(question.offers.len()))
    }

    /// A region counts as much as one offer.
    fn n_samples(&self) -> usize {
        1
    }

    fn glance(&self, offers: &[Offer<G::Choice>], thinking: &mut Thinking) -> Option<usize> {
        Some(thinking.below(offers.len()))
    }
}
