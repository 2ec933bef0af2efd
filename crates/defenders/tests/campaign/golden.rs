//! A recorded campaign: a mission with a rank roll and a delivery, headquarters with every kind of step, a mission that fails and
//! comes again. It is played again step by step, to the same events, questions and digests.
//!
//! After a change of the rules it is recorded anew by `UPDATE_GOLDEN=1 cargo test -p sortie-defenders --test all golden`.

use std::path::Path;

use sortie_defenders::Defenders;

use super::tools::CONTENT;

#[test]
fn a_recorded_campaign_plays_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    sortie_golden::games::<Defenders>(&CONTENT, &folder);
}
