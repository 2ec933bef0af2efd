//! The bots of `defenders`.
//!
//! `greedy` in one file an idea: [`sight`] is what it sees on the map, [`hits`] what an attack comes to on average, [`value`]
//! what a hex and a victim are worth, [`turn`] what to do next in a turn, [`headquarters`] what to do between missions, [`moments`] everything else that is
//! asked.

mod greedy;
mod headquarters;
mod hits;
mod moments;
mod sight;
mod turn;
mod value;

use sortie_defenders::{Content, Defenders, State, View, view_for_bots};
use sortie_kernel::Viewer;

use crate::{Named, Playable};
use greedy::Greedy;

impl Playable for Defenders {
    const BOTS: &'static [Named<Self>] =
        &[Named::RANDOM, Named { name: "greedy", make: || Box::<Greedy>::default() }];

    fn view_for_bots(content: &Content, state: &State, _viewer: Viewer) -> View {
        view_for_bots(content, state)
    }
}
