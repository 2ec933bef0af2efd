//! The promises every game makes, kept by `defenders` with every number of agents, level and kind of dice.

use sortie_defenders::content::Class;
use sortie_defenders::{Defenders, Difficulty, Mode, Setup};
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

/// Beside the boxed game.
fn beside(n_agents: usize, dice: DiceSource) -> Setup {
    Setup { mode: Mode::Companion, dice, ..Setup::new("drill", n_agents, Difficulty::Normal) }
}

/// Beside the boxed game there is much that may be reported at any time.
fn beside_suite() -> Suite<Defenders> {
    let setups = vec![beside(1, DiceSource::Rolled), beside(2, DiceSource::Physical)];
    Suite::new(DRILL.clone(), setups).games(4).longest(10_000)
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

#[test]
fn beside_the_box_exactly_the_offers_are_accepted() {
    beside_suite().games(2).exactly_the_offers_are_accepted();
}

#[test]
fn beside_the_box_games_end_and_replay_alike() {
    beside_suite().games(12).games_end_and_replay_alike();
}

#[test]
fn beside_the_box_saved_games_go_on_alike() {
    beside_suite().saved_games_go_on_alike();
}

#[test]
fn beside_the_box_views_hide_secrets() {
    beside_suite().views_hide_secrets();
}

#[test]
fn beside_the_box_undo_then_redo_returns() {
    beside_suite().undo_then_redo_returns();
}
