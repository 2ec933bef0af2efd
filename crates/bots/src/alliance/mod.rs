//! The bots of `alliance`.
//!
//! `greedy` in one file an idea: [`sight`] is what it sees, [`harm`] what attacks do on average, [`value`] what that is
//! worth, [`spots`] weighs where to stand, [`turn`] plans an activation, [`ability`] weighs abilities, [`moment`]
//! interrupts and dice, [`surge`] spends surges. In a mission [`goal`] says who goes where, [`ask`] answers its
//! questions, and [`star_map`] plans between missions.

mod ability;
mod ask;
mod chance;
mod errands;
mod goal;
mod greedy;
mod harm;
mod moment;
mod planner;
mod sight;
mod spots;
mod star_map;
mod surge;
mod turn;
mod value;
mod weights;

use sortie_alliance::content::Content;
use sortie_alliance::{Alliance, State, View};
use sortie_kernel::Viewer;

use crate::{Named, Playable};
use greedy::Greedy;

impl Playable for Alliance {
    const BOTS: &'static [Named<Self>] =
        &[Named::RANDOM, Named { name: "greedy", make: || Box::<Greedy>::default() }];

    fn view_for_bots(content: &Content, state: &State, viewer: Viewer) -> View {
        sortie_alliance::view_for_bots(content, state, viewer)
    }
}
