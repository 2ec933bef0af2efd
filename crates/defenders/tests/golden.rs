//! Recorded games: missions of all kinds with one to five agents, signals that are revealed in the middle of a movement, Guard,
//! real dice, every option. They are played again step by step, to the same events, questions and digests.
//!
//! After a change of the rules or of the content they are recorded anew by
//! `UPDATE_GOLDEN=1 cargo test -p sortie-defenders --test all golden`. A game that shall be added is exported at the table,
//! laid into the folder, and recorded in the same way. A campaign of the tests is recorded beside it (`campaign/golden.rs`).

use std::path::Path;

use crate::common::drill::SHIPPED;
use sortie_defenders::Defenders;

#[test]
fn recorded_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/missions");
    sortie_golden::games::<Defenders>(&SHIPPED, &folder);
}
