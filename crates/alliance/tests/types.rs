//! Writes the types that the client knows of alliance; `make types` compares them with what is committed.

use sortie_alliance::{Alliance, Foreseen, Progress, SavedCampaign};
use sortie_golden::types;

#[test]
fn the_client_knows_every_type() {
    types::of_game::<Alliance>();
    // What a table hands over as plain JSON.
    types::write::<Foreseen>();
    types::write::<Progress>();
    types::write::<SavedCampaign>();
}
