//! The promises every game makes.

use std::sync::Arc;

use sortie_example::{Content, Example, Setup};
use sortie_kernel::Side;
use sortie_kernel::suite::Suite;

#[test]
fn keeps_every_promise() {
    let [red, blue] = [0, 1].map(|side| Some(Side(side)));
    let mixed = [vec![red, blue, blue, red], vec![red, None, blue]].map(|sides| Setup { sides });
    let setups = mixed.into_iter().chain((2..=5).map(Setup::alone)).chain((2..=5).map(Setup::in_turn));
    Suite::<Example>::new(Arc::new(Content::default()), setups.collect()).games(80).longest(60).run();
}
