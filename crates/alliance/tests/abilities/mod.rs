//! Every ability is played at least once, and what it does is checked.
//!
//! Each file lists its cases: owner and ability, and a short game that uses it. `list` compares them all with the
//! content, so that no ability is missing.

mod activations;
mod class;
mod groups;
mod heroes;
mod items;
mod limits;
mod list;
mod supply;
mod weapons;

use std::sync::LazyLock;

use sortie_alliance::scenario::Scenario;

use crate::common::table::{self, CONTENT, Table};

/// An ability, as `owner/ability`, and a game in which it is used.
type Case = (&'static str, fn() -> Table);

/// The hero of most cases, its friend, and its first enemy.
const ME: u8 = 0;
const FRIEND: u8 = 1;
const FOE: u8 = 2;

fn friend_of(hero: &str) -> &'static str {
    if hero == "fenn_signis" { "gideon_argus" } else { "fenn_signis" }
}

/// A hero, an enemy so many spaces to the east, a friend in a corner, and an officer in another, so that nothing ends
/// when the enemy falls.
fn facing(hero: &str, cards: &[&str], enemy: &str, distance: u8) -> Scenario {
    facing_all(hero, cards, enemy, &[[2 + distance, 4]])
}

/// As [`facing`], with the spaces of the enemy's figures.
fn facing_all(hero: &str, cards: &[&str], enemy: &str, at: &[[u8; 2]]) -> Scenario {
    Scenario::on("hall")
        .hero(hero, cards, [2, 4])
        .hero(friend_of(hero), &[], [0, 7])
        .enemy(enemy, at)
        .enemy("imperial_officer", &[[13, 0]])
}

/// A hero whom a stormtrooper two spaces away is about to shoot at; the friend in the corner activates first.
fn shot_at(hero: &str, cards: &[&str]) -> Table {
    targeted(&shooter(hero, cards))
}

/// The position of [`shot_at`].
fn shooter(hero: &str, cards: &[&str]) -> Scenario {
    Scenario::on("hall")
        .hero(hero, cards, [2, 4])
        .hero(friend_of(hero), &[], [0, 8])
        .enemy("stormtrooper", &[[4, 4]])
        .draws(0, "stormtrooper_fall_back")
}

/// The friend does nothing, and the enemy begins.
fn targeted(scenario: &Scenario) -> Table {
    let mut table = Table::new(scenario);
    table.activate(FRIEND).end();
    table
}

/// Plays cases one after the other and tells all that fail; each must use its ability, unless it only holds all the
/// time.
#[track_caller]
fn play_all(cases: &[Case]) {
    // Outside of the cases: broken content is told once, and not by each of them.
    LazyLock::force(&CONTENT);
    let passive = |key: &str| list::abilities().iter().any(|known| known.key == key && known.is_passive);
    let is_good = |(key, play): &Case| {
        eprintln!("{key}");
        let id = key.split('/').nth(1).unwrap_or_default();
        let used = std::panic::catch_unwind(|| play().n_used(id));
        used.is_ok_and(|times| times > 0 || passive(key))
    };
    let bad: Vec<&str> = cases.iter().filter(|case| !is_good(case)).map(|(key, _)| *key).collect();
    assert!(bad.is_empty(), "not used, or to no good: {bad:#?}");
}
