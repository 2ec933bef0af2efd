//! The promises every game makes, kept by `defenders` with every number of agents, level and kind of dice.

use sortie_defenders::content::Class;
use sortie_defenders::{Defenders, Difficulty, Setup};
use sortie_kernel::DiceSource;
use sortie_kernel::suite::Suite;

use crate::common::drill::DRILL;

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for n_agents in 1..=5 {
        for difficulty in Difficulty::ALL {
            setups.push(Setup::new("drill", n_agents, difficulty));
        }
    }
    let agents = vec![Class::Hulk, Class::Biotech];
    setups.push(Setup { agents, dice: DiceSource::Physical, ..Setup::new("drill", 2, Difficulty::Hard) });
    setups
}

fn suite() -> Suite<Defenders> {
    // Eleven rounds of five agents with a few dozen choices each.
    Suite::new(DRILL.clone(), setups()).games(42).longest(10_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite().games(21).exactly_the_offers_are_accepted();
}

#[test]
fn games_end_and_replay_alike() {
    suite().games(105).games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    suite().saved_games_go_on_alike();
}

#[test]
fn views_hide_secrets() {
    suite().games(21).views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite().undo_then_redo_returns();
}
