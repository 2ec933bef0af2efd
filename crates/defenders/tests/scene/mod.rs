//! Scenes as tools write them: the ops about dice, and what is said of broken ones.

mod answers;
mod broken;
mod random;

use serde_json::{Value, json};
use sortie_defenders::scene;

/// The scene of `docs/scenes-defenders.md`: two areas, a door, a wall and a window between them.
pub(crate) fn door() -> Value {
    json!({"game": "defenders", "id": "door", "alpha": "Mercury", "options": {"human_view": true},
        "map": {"rows": ["  a.  a.",
                         "a.  ao  a.  b.  b.",
                         "  a.  a.  b.  bo  b.",
                         "            b.  b#"],
                "sides": [{"between": [[4,1],[6,1]], "kind": "door"}, {"between": [[4,1],[5,2]], "kind": "wall"},
                          {"between": [[3,2],[5,2]], "kind": "window"}],
                "teleport": [{"at": [9,2], "symbol": "flash"}]},
        "figures": [
          {"id": "Mercury", "kind": "agent", "at": [0,1], "facing": 0, "health": 5, "wounds": 1, "move": 5,
           "weapons": [{"type": "ranged", "dice": {"red": 2}, "range": 1, "ammo": 4}]},
          {"id": "B1", "kind": "alien", "at": [8,1], "species": "xeno_beta", "rank": "blue", "player": "Mercury",
           "health": 4,
           "ai": [{"at": 0, "do": [{"attack": "melee"}]},
                  {"at": 1, "do": [{"attack": "ranged", "to": "closest"}, {"move": "away", "areas": 1}]},
                  {"blind": true, "do": [{"move": "toward", "areas": 1, "to": "closest"}]}]}],
        "checks": [{"ask": {"op": "check", "dice": {"red": 3}, "symbol": "gd"}}]})
}

/// The answer to one question that needs no position.
pub(crate) fn ask(question: &Value) -> Result<Value, String> {
    let scene = json!({"game": "defenders", "checks": [{"ask": question}]});
    scene::ask(&scene).map(|mut answers| answers.answers.remove(0))
}
