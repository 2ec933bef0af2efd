//! Every shipped mission played at random to its end, under the eyes of a watcher that works everything out again.
//!
//! `SORTIE_WATCH=100 cargo test -p sortie-defenders --test all watched` plays so many games of each; `make soak` plays fifty
//! thousand.

use crate::common::drill::SHIPPED;
use crate::common::missions::each_mission;
use crate::watch;

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|word| word.parse().ok()).unwrap_or(otherwise)
}

fn watch_all(mission: &str) {
    let (first, many) = (number("SORTIE_FIRST", 0), number("SORTIE_WATCH", 5));
    let mut wrong = Vec::new();
    for number in first..first + many {
        let mut draw = watch::words(number);
        let setup = watch::setups::any_setup_of(&SHIPPED, mission, number, &mut draw);
        let played =
            watch::watched(&SHIPPED, &setup, number, |_, _, offers| watch::pick_any(offers, &mut draw));
        if let Err(why) = played {
            wrong.push(format!("number {number}, {setup:?}\n{why}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {many} games:\n{}", wrong.len(), wrong.join("\n"));
}

each_mission! {
    #[test]
    watch_all
}

/// Every kind of table comes out of a number.
#[test]
fn numbers_name_all_kinds_of_tables() {
    let setups = (0..400).map(|number| watch::any_setup(&SHIPPED, number, &mut watch::words(number)));
    let setups: Vec<_> = setups.collect();
    for mission in &SHIPPED.missions {
        for n_agents in mission.agents[0]..=mission.agents[1] {
            let is_such = |setup: &&sortie_defenders::Setup| {
                setup.mission == mission.id && setup.agents.len() == usize::from(n_agents)
            };
            assert!(setups.iter().find(is_such).is_some(), "{} with {n_agents}", mission.id);
        }
    }
    assert!(setups.iter().all(|setup| setup.problems(&SHIPPED).is_empty()));
}
