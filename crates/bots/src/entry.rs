//! A game and its bots as one value.

use std::sync::Arc;

use sortie_games::{AnyGame, Contest, Players, enter};
use sortie_kernel::{Offer, Seat, Table};

use crate::choose::choose;
use crate::{Match, Playable};

/// The game with its bots, to be listed in a registry.
pub fn entry<G: Playable>() -> Arc<dyn AnyGame> {
    enter::<G>(Bots)
}

/// The bots a game says it has.
struct Bots;

impl<G: Playable> Players<G> for Bots {
    fn names(&self) -> Vec<&'static str> {
        G::BOTS.iter().map(|bot| bot.name).collect()
    }

    fn choose(&self, table: &Table<G>, seats: &[Seat], bot: &str, thinking: u64) -> Option<Offer<G::Choice>> {
        choose(table, seats, bot, thinking)
    }

    fn contest(
        &self,
        content: Arc<G::Content>,
        setup: G::Setup,
        bots: &[String],
    ) -> Result<Box<dyn Contest>, String> {
        Ok(Box::new(Match::<G>::new(content, setup, bots)?))
    }
}
