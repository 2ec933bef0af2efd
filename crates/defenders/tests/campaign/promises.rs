//! The promises every game makes, kept in a campaign.

use sortie_defenders::{CampaignPick, Defenders, Difficulty, Setup};
use sortie_kernel::DiceSource;
use sortie_kernel::suite::Suite;

use super::tools::{CONTENT, setup};

/// One to five agents, with dice of Sortie and of people. Whoever plays at random fails a mission now and then, and plays it again.
fn suite() -> Suite<Defenders> {
    let rolled = |n| Setup { dice: DiceSource::Rolled, ..setup(n) };
    let setups = vec![rolled(2), setup(1), Setup { difficulty: Difficulty::VeryHard, ..rolled(5) }];
    Suite::new(CONTENT.clone(), setups).games(3).longest(60_000)
}

#[test]
fn exactly_the_offers_are_accepted() {
    suite().games(1).exactly_the_offers_are_accepted();
}

#[test]
fn games_end_and_replay_alike() {
    suite().games_end_and_replay_alike();
}

#[test]
fn saved_games_go_on_alike() {
    suite().saved_games_go_on_alike();
}

#[test]
fn views_hide_secrets() {
    suite().games(1).views_hide_secrets();
}

#[test]
fn undo_then_redo_returns() {
    suite().undo_then_redo_returns();
}

/// What ships can be agreed on, with any number of agents at any level.
#[test]
fn what_ships_can_be_played() {
    for difficulty in Difficulty::ALL {
        for n in 1..=5 {
            let pick = CampaignPick { id: "first_contact".into(), team: "Us".into(), resume: None };
            let setup = Setup { campaign: Some(pick), ..Setup::new("", n, difficulty) };
            assert_eq!(setup.problems(&CONTENT), []);
        }
    }
}
