//! The bots of `defenders`.
//!
//! `greedy` in one file an idea: [`sight`] is what it sees on the map, [`errands`] what the mission wants done and where,
//! [`pressure`] how often aliens act, [`harm`] what they do to whom stands where, [`hits`] what an attack comes to on average,
//! [`exact`] how likely it does what, [`value`] what a hex and a victim are worth, [`turn`] what to do next in a turn,
//! [`headquarters`] what to do between missions, [`moments`] everything else that is asked.

mod errands;
mod exact;
mod greedy;
mod harm;
mod headquarters;
mod hits;
mod moments;
mod pressure;
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
