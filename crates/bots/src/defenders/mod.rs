//! The bots of `defenders`.
//!
//! `greedy` in one file an idea: [`sight`] is what it sees on the map, [`value`] what things are worth, [`hits`] what an attack
//! comes to on average, [`turn`] what to do next in a turn, [`moments`] everything that is asked between turns.

mod greedy;
mod hits;
mod moments;
mod sight;
mod turn;
mod value;

use sortie_defenders::Defenders;

use crate::{Named, Playable};
use greedy::Greedy;

impl Playable for Defenders {
    const BOTS: &'static [Named<Self>] =
        &[Named::RANDOM, Named { name: "greedy", make: || Box::<Greedy>::default() }];
}
