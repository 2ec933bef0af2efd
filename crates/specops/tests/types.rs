//! Writes the types that the client knows of specops; `make types` compares them with what is committed.

use sortie_golden::types;
use sortie_specops::content::Content;

#[test]
fn the_client_knows_every_type() {
    types::write::<Content>();
}
