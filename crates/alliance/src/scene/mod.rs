//! Scenes: a position and questions about it, as JSON. The format of bug reports, of the rule tests and of tools
//! outside the project. The answers come from the same code that plays the game.
//!
//! ```
//! use serde_json::json;
//! use sortie_alliance::scene::{Scene, answers};
//!
//! let scene: Scene = serde_json::from_value(json!({
//!     "game": "alliance", "id": "round the corner",
//!     "map": {"rows": ["..", ".."], "edges": [{"between": [[0,0],[1,0]], "kind": "wall"}]},
//!     "figures": [{"id": "Mak", "side": "rebel", "hero": true, "spaces": [[0,0]]},
//!                 {"id": "ST1", "side": "imperial", "spaces": [[1,0]]}],
//!     "checks": [{"ask": {"op": "distance", "from": "Mak", "to": "ST1"}, "answer": 2}],
//! })).unwrap();
//! assert_eq!(answers(&scene), Ok(vec![json!(2)]));
//! ```

mod cast;
mod enemy;
mod geometry;
mod map;
mod odds;

use serde::{Deserialize, Deserializer};
use serde_json::Value;
use sortie_boards::square::Board;
use sortie_content::scene;
pub use sortie_content::scene::{Ask, Object};

use cast::Cast;

/// A question, and the answer somebody expects.
pub type Check = scene::Check<Ask>;

/// A position and questions about it.
#[derive(Debug, Clone)]
pub struct Scene {
    /// Always `alliance`.
    pub game: String,
    /// A name for people.
    pub id: String,
    /// The questions.
    pub checks: Vec<Check>,
    board: Board,
    cast: Cast,
}

impl Scene {
    /// Reads a scene; an error names the place that is wrong.
    pub fn read(value: &Value) -> Result<Self, String> {
        let file = Object::new("", value)?.only(&["game", "id", "map", "figures", "checks"])?;
        let game: String = file.required("game")?;
        scene::is_of("alliance", &game)?;
        let board = map::read(&file)?;
        let cast = Cast::read(&file, &board)?;
        let checks = Check::list(&file)?;
        Ok(Self { game, id: file.or("id", String::new())?, checks, board, cast })
    }

    /// The board, without who stands on it.
    pub fn board(&self) -> &Board {
        &self.board
    }
}

impl<'de> Deserialize<'de> for Scene {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// The answers to a scene's questions in order, or the place in the scene that is wrong. Each question is asked of
/// the position as the scene gives it.
pub fn answers(scene: &Scene) -> Result<Vec<Value>, String> {
    scene.checks.iter().map(|check| answer(scene, &check.ask)).collect()
}

fn answer(scene: &Scene, ask: &Ask) -> Result<Value, String> {
    if let Some(known) = fields_of(&ask.op) {
        ask.only(known)?;
    }
    let found =
        geometry::answer(scene, ask).or_else(|| enemy::answer(scene, ask)).or_else(|| odds::answer(ask));
    found.unwrap_or_else(|| Err(format!("{}: there is no op `{}`", ask.fields.place("op"), ask.op)))
}

/// What can be said about each op.
fn fields_of(op: &str) -> Option<&'static [&'static str]> {
    Some(match op {
        "distances" | "sights" | "attacks" => &[],
        "distance" | "adjacent" | "los" | "attack_legal" => &["from", "to"],
        "reach" => &["figure", "mp"],
        "path" => &["figure", "path"],
        "targets" => &["figure", "target"],
        "instruction" => &["figure", "order", "actions_left", "attack_used"],
        "surge" => &["type", "surge", "roll", "distance", "mods", "keywords", "context"],
        "odds" => &[
            "type", "dice", "defence", "distance", "mods", "surge", "policy", "health", "keywords", "context",
        ],
        "test" => &["dice", "needed", "focused", "figure"],
        _ => return None,
    })
}
