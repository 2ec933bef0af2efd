//! The tests of the game, one program.

mod attack;
mod beside;
mod card;
mod content;
mod documentation;
mod missions;
mod play;
mod probe;
mod refused;
mod space;
mod tampered;
mod types;
mod watch;
mod watched;

use serde_json::json;
use sortie_specops::scene;

#[test]
fn unknown_ops_are_refused_by_their_place() {
    let file = json!({"game": "specops", "checks": [{"ask": {"op": "dance"}}]});
    assert_eq!(scene::ask(&file).expect_err("unknown"), "checks[0].ask.op: there is no op `dance`");
}
