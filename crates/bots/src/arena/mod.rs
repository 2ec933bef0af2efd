//! The bots of `arena`.
//!
//! `greedy` in one file an idea: [`sight`] is what it sees, [`value`] what things are worth, [`areas`] and [`cards`] what
//! droids and threats cost, [`roll`] what a die can do, [`plan`] puts the dice of a roll together, [`fight`] picks
//! droids, [`start`] a first field.

mod areas;
mod cards;
mod fight;
mod greedy;
mod plan;
mod roll;
mod sight;
mod start;
mod value;
mod weights;

use sortie_arena::{Arena, Choice};
use sortie_kernel::Seat;

use crate::{Named, Playable};
use greedy::Greedy;

impl Playable for Arena {
    const BOTS: &'static [Named<Self>] =
        &[Named::RANDOM, Named { name: "greedy", make: || Box::<Greedy>::default() }];

    /// Force and R2-D2 may turn anybody's die (35, X2).
    fn minds_its_own(choice: &Choice, seats: &[Seat]) -> bool {
        match choice {
            Choice::Force { die, .. } | Choice::Flip { die } => seats.contains(die),
            _ => true,
        }
    }
}
