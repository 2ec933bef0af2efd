//! The promises every game makes, kept by `arena` with every number of players, level, module and kind of dice.

use std::sync::Arc;

use sortie_arena::{Arena, Content, Difficulty, Jedi, Modules, Setup};
use sortie_kernel::suite::Suite;
use sortie_kernel::{DiceSource, Seat};

fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        for difficulty in Difficulty::ALL {
            setups.push(Setup::new(players, difficulty));
        }
        for (r2d2, c3po) in [(true, false), (false, true), (true, true)] {
            let modules = Modules { r2d2, c3po };
            setups.push(Setup { modules, ..Setup::new(players, Difficulty::Easy) });
        }
        setups.push(Setup { dice: DiceSource::Physical, ..Setup::new(players, Difficulty::Easy) });
    }
    let jedi = vec![Jedi::Kit, Jedi::Mace, Jedi::ObiWan];
    setups.push(Setup { jedi, sixth_die: Some(Seat(2)), ..Setup::new(3, Difficulty::Normal) });
    setups
}

fn suite() -> Suite<Arena> {
    // 16 dice a round, each placed with at most a dozen strikes and a few changes: far below 5,000 choices.
    Suite::new(Arc::new(Content::shipped()), setups()).games(66).longest(5_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite().exactly_the_offers_are_accepted();
}

#[test]
fn games_end_and_replay_alike() {
    suite().games(660).games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    suite().saved_games_go_on_alike();
}

#[test]
fn views_hide_secrets() {
    suite().views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite().games(220).undo_then_redo_returns();
}
