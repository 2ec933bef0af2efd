//! A watcher that trusts nobody: it follows a game by its events alone, works out again what can have happened, with a geometry of
//! its own, and compares what it believes with what players are shown. Of the engine it asks one thing: to count the cards and
//! tokens that nobody sees.

pub(crate) mod setups;
pub(crate) mod shadow;
mod space;

use sortie_defenders::content::Content;
use sortie_defenders::{Choice, Defenders, Setup, State, View};
use sortie_kernel::{Draw, Offer, Seed, watch};

pub(crate) use setups::any_setup;
use shadow::Shadow;
pub(crate) use watch::words;

/// More choices than any game takes; one that does has stalled.
const LONGEST: usize = 20_000;

/// Plays a game with somebody who picks among the offers, and watches every step. The number of choices, or what went wrong.
pub(crate) fn watched(
    content: &Content,
    setup: &Setup,
    seed: u64,
    pick: impl FnMut(&State, &View, &[Offer<Choice>]) -> usize,
) -> Result<usize, String> {
    let seed = Seed::from_number(seed);
    let shadow = |view: &View| Shadow::new(content, view);
    watch::watched::<Defenders, _>(content, setup, seed, LONGEST, shadow, pick)
}

/// Any offer. Who does nothing sees nothing: turns are ended in good time, but not at once.
pub(crate) fn pick_any(offers: &[Offer<Choice>], draw: &mut Draw) -> usize {
    loop {
        let picked = watch::pick_any(offers, draw);
        if offers.len() == 1 || offers[picked].choice != Choice::EndTurn || draw.below(6) == 0 {
            return picked;
        }
    }
}
