//! The promises every game makes, kept beside a real table as well.

use sortie_kernel::suite::Suite;
use sortie_kernel::{DiceSource, Game};
use sortie_specops::{Mode, Setup, Specops};

use super::setups;
use crate::play::common::SHIPPED;

/// People are asked a few hundred things more than at the digital table.
fn suite(setups: Vec<Setup>) -> Suite<Specops> {
    let n_games = setups.len() as u64;
    Suite::new(SHIPPED.clone(), setups).games(n_games).longest(10_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite(setups(4)).exactly_the_offers_are_accepted();
}

/// Every mission with all teams comes to its end (specops M1.5, M2.7, M3.5, M4.8).
#[test]
fn games_end_and_replay_alike() {
    suite(setups(24)).games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    suite(setups(8)).saved_games_go_on_alike();
}

/// specops C16.1, C16.2, C16.3, C16.4: what both seats may answer tells neither what the other keeps secret.
#[test]
fn views_hide_secrets() {
    suite(setups(8)).views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite(setups(8)).undo_then_redo_returns();
}

#[test]
fn with_real_dice_too() {
    let mut setups = setups(4);
    setups.iter_mut().for_each(|setup| setup.dice = DiceSource::Physical);
    suite(setups).games_end_and_replay_alike();
}

/// People report, and nobody moves real miniatures for a bot.
#[test]
fn it_is_reported_by_people() {
    let table = Setup::new(["rebel_troopers", "clone_troopers"]);
    let beside = Setup { mode: Mode::Companion, ..table.clone() };
    assert!(Specops::is_reported(&beside) && !Specops::takes_bots(&beside));
    assert!(!Specops::is_reported(&table) && Specops::takes_bots(&table));
}

/// A set-up that was written before there was a choice is one of the digital table, and is written as it was.
#[test]
fn old_setups_are_of_the_digital_table() {
    let table = Setup::new(["rebel_troopers", "clone_troopers"]);
    let written = serde_json::to_value(&table).expect("plain data");
    assert_eq!(written.get("mode"), None);
    assert_eq!(serde_json::from_value::<Setup>(written).expect("a set-up").mode, Mode::Table);
}
