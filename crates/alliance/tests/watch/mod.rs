//! A watcher that trusts nobody: it follows a skirmish by its events alone, works out again what must be true, and
//! compares what it believes with what players are shown. It knows views, events and content, nothing of the engine.

mod setups;
mod shadow;
mod space;

use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, Choice, Setup, State, View};
use sortie_kernel::{Offer, Seed, watch};

pub(crate) use setups::any_setup;
use shadow::Shadow;
pub(crate) use watch::{pick_any, words};

/// No skirmish takes so many choices; one that does has stalled.
const LONGEST: usize = 6_000;

/// Plays a skirmish with somebody who picks among the offers, and watches every step. The number of choices, or what
/// went wrong.
pub(crate) fn watched(
    content: &Content,
    setup: &Setup,
    seed: u64,
    pick: impl FnMut(&State, &View, &[Offer<Choice>]) -> usize,
) -> Result<usize, String> {
    let seed = Seed::from_number(seed);
    let shadow = |view: &View| Shadow::new(content, view);
    watch::watched::<Alliance, _>(content, setup, seed, LONGEST, shadow, pick)
}
