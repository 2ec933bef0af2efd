//! Writes the types that the client knows of arena; `make types` compares them with what is committed.

use sortie_arena::Arena;
use sortie_golden::types;

#[test]
fn the_client_knows_every_type() {
    types::of_game::<Arena>();
}
