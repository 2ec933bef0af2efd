//! The bots of `specops`.
//!
//! `greedy` in one file an idea: [`sight`] is what it sees on the table, [`shots`] what an attack comes to on average, [`goals`] what
//! the mission wants whom to do where, [`spots`] what it is worth to stand somewhere, [`turn`] what a unit does next, [`attack`] which
//! tokens to spend in an attack, [`terrain`] where pieces go while a table is built, [`moments`] everything else that is asked.

mod attack;
mod deeds;
mod goals;
mod greedy;
mod loadouts;
mod moments;
mod shots;
mod sight;
mod spots;
mod terrain;
mod turn;
mod ways;

use sortie_kernel::{Game, Viewer};
use sortie_specops::{Specops, State, View};

use crate::{Named, Playable};
use greedy::Greedy;

impl Playable for Specops {
    const BOTS: &'static [Named<Self>] =
        &[Named::RANDOM, Named { name: "greedy", make: || Box::<Greedy>::default() }];

    fn view_for_bots(content: &<Self as Game>::Content, state: &State, viewer: Viewer) -> View {
        sortie_specops::view_with_odds(content, state, viewer)
    }
}
