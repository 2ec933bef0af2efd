//! Recorded games: skirmishes of random and greedy bots, every mission of the first act, companion tables, a stretch of the
//! campaign. They are played again step by step, to the same events, questions and digests.
//!
//! After a change of the rules or of the content they are recorded anew by
//! `UPDATE_GOLDEN=1 cargo test -p sortie-alliance --test all golden`. A game that shall be added is exported at the table,
//! laid into the folder, and recorded in the same way.

use std::path::Path;
use std::sync::Arc;

use sortie_alliance::Alliance;
use sortie_alliance::content::Content;

#[test]
fn recorded_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    sortie_golden::games::<Alliance>(&Arc::new(Content::shipped()), &folder);
}
