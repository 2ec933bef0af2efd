//! Games of all kinds played at random to their end, under the eyes of a watcher that works everything out again.
//!
//! `SORTIE_WATCH=400 cargo test -p sortie-specops --test all watched` plays so many of each mission; `make soak` plays thousands.

use std::collections::BTreeSet;

use sortie_kernel::Answers;
use sortie_specops::Specops;

use crate::play::common::SHIPPED;
use crate::watch;

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|word| word.parse().ok()).unwrap_or(otherwise)
}

fn watch_all(mission: u64) {
    let (first, many) = (number("SORTIE_FIRST", 0), number("SORTIE_WATCH", 15));
    let n_missions = SHIPPED.missions.len() as u64;
    for number in (first..first + many).map(|n| n * n_missions + mission) {
        let setup = watch::any_setup(&SHIPPED, number);
        let mut draw = watch::words(number);
        let pick = &mut |_: &_, answers: &Answers<Specops>| watch::pick_any(&SHIPPED, answers, &mut draw);
        watch::watched(&SHIPPED, &setup, number, pick, &mut watch::Plainly)
            .unwrap_or_else(|why| panic!("number {number}, {setup:?}: {why}"));
    }
}

/// specops M1.6, M1.7, M1.10, C4.7, C7.3, C7.10, C9.1, C9.2, C10.1, C11.3, C14.1: nobody overlaps, stands where it may not, moves farther than
/// its tool, shoots without sight or range, acts three times or twice alike; tokens, cards, wounds and places are what events told.
#[test]
fn shields() {
    watch_all(0);
}

/// specops M2.10, M2.14, C12.4: the same where packages are carried.
#[test]
fn codes() {
    watch_all(1);
}

/// specops M3.6, M3.7, M3.8, C9.4: the same around a vehicle.
#[test]
fn vehicle() {
    watch_all(2);
}

/// specops M4.3, C14.1: the same where points are scored.
#[test]
fn priorities() {
    watch_all(3);
}

/// Every mission on every table, every team on either side, every pairing of conditions and dice comes out of a number.
#[test]
fn numbers_name_all_kinds_of_tables() {
    let setups: Vec<_> = (0..400).map(|number| watch::any_setup(&SHIPPED, number)).collect();
    let tables: BTreeSet<_> = setups.iter().map(|it| (it.mission.clone(), it.table.clone())).collect();
    assert_eq!(tables.len(), 24 + 4, "ready ones, and one that is built for each mission");
    let pairings: BTreeSet<_> = setups.iter().map(|it| it.teams.clone()).collect();
    assert_eq!(pairings.len(), 100, "each team against each");
    assert!(setups.iter().all(|setup| setup.problems(&SHIPPED).is_empty()));
}
