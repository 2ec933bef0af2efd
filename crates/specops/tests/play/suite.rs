//! The promises every game makes, kept by `specops` with every team, in every mission, on every table.

use sortie_kernel::DiceSource;
use sortie_kernel::suite::Suite;
use sortie_specops::{Setup, Specops};

use super::common::{SHIPPED, built_setups, setups};

/// A game takes a few hundred choices.
fn suite(setups: Vec<Setup>) -> Suite<Specops> {
    let n_games = setups.len() as u64;
    Suite::new(SHIPPED.clone(), setups).games(n_games).longest(5_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite(setups(4)).exactly_the_offers_are_accepted();
}

#[test]
fn games_end_and_replay_alike() {
    suite(setups(48)).games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    suite(setups(8)).saved_games_go_on_alike();
}

/// specops C16.1, C16.2, C16.3, C16.4, S18
#[test]
fn views_hide_secrets() {
    suite(setups(8)).views_hide_secrets();
}

#[test]
fn regions_keep_their_word() {
    suite(setups(8)).regions_keep_their_word();
}

#[test]
fn undo_then_redo_returns() {
    suite(setups(12)).undo_then_redo_returns();
}

/// specops S5: tables that are built in turn.
#[test]
fn built_tables_keep_every_promise() {
    suite(built_setups(8)).games_end_and_replay_alike();
    suite(built_setups(4)).regions_keep_their_word();
    suite(built_setups(2)).exactly_the_offers_are_accepted();
    suite(built_setups(2)).saved_games_go_on_alike();
    suite(built_setups(2)).undo_then_redo_returns();
    suite(built_setups(2)).views_hide_secrets();
}

#[test]
fn with_real_dice_too() {
    let mut setups = setups(4);
    setups.iter_mut().for_each(|setup| setup.dice = DiceSource::Physical);
    suite(setups).games_end_and_replay_alike();
}
