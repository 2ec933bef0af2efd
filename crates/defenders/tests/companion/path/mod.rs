//! A mission takes the same path at the digital table and beside a real one: it may not know which of the two is running. A team plays
//! at the digital table, by chance; what happened there is reported beside a real one, and decks, arrivals, ranks, story and end are
//! the same, one by one. What an alien does and which die falls for it is the table's: there it is only said what came of it.
//!
//! `SORTIE_WATCH=50 cargo test -p sortie-defenders --test all path` plays so many games of each mission and number of agents.

mod beside;
mod digital;
mod marks;
mod places;

use sortie_defenders::{Difficulty, Mode, Setup};
use sortie_kernel::DiceSource;

use self::beside::Beside;
use self::digital::Digital;
use super::table::content;
use crate::common::missions::each_mission;

fn setup(mission: &str, mode: Mode, n_agents: usize) -> Setup {
    let dice = if mode == Mode::Table { DiceSource::Rolled } else { DiceSource::Physical };
    Setup { mode, dice, ..Setup::new(mission, n_agents, Difficulty::Normal) }
}

/// As many games as are wished for, with few and with many agents.
fn takes_the_same_path(mission: &str) {
    let many = std::env::var("SORTIE_WATCH").ok().and_then(|word| word.parse().ok()).unwrap_or(4);
    let printed = &content().missions[content().mission(mission).expect("it ships")];
    let [fewest, most] = printed.agents.map(usize::from);
    for seed in 0..many {
        for n_agents in [1, 2, 4].into_iter().filter(|n| (fewest..=most).contains(n)) {
            let n = Beside::play(mission, n_agents, seed, Digital::play(mission, n_agents, seed));
            assert!(n > 10, "{mission} with {n_agents}, seed {seed}: nothing happened");
        }
    }
}

each_mission! {
    /// defenders 45, 51, 53, 87, 126, 145, 151, 153, 156, 157, 198: the same cards for the same players, the same points, ranks,
    /// story and end
    #[test]
    takes_the_same_path
}
