//! Scenes: a position and questions about it, as JSON. The format of bug reports, of the rule tests and of tools outside
//! the project; `docs/scenes-defenders.md` defines it. The answers come from the same code that plays the game.
//!
//! ```
//! use serde_json::json;
//! use sortie_defenders::scene::{Scene, answers};
//!
//! // T34: an evade succeeds with a shield on one blue die.
//! let scene: Scene = serde_json::from_value(json!({
//!     "game": "defenders", "id": "evade",
//!     "checks": [{"ask": {"op": "check", "dice": {"blue": 1}, "symbol": "shield"}}],
//! })).unwrap();
//! assert_eq!(answers(&scene).unwrap()[0]["p"], 0.4);
//! ```

mod aliens;
mod card;
mod dice;
mod figures;
mod geometry;
mod map;
mod position;
mod weapon;

use serde::{Deserialize, Deserializer};
use serde_json::Value;
use sortie_content::scene;
pub use sortie_content::scene::{Ask, Object};
use sortie_games::SceneAnswers;

pub use figures::Role;
pub use position::{Position, Spot};

/// A question, and the answer somebody expects.
pub type Check = scene::Check<Ask>;

/// A position and questions about it.
#[derive(Debug, Clone)]
pub struct Scene {
    /// A name for people.
    pub id: String,
    /// The questions.
    pub checks: Vec<Check>,
    /// What they are about.
    pub position: Position,
}

impl Scene {
    /// Reads a scene; an error names the place that is wrong.
    pub fn read(value: &Value) -> Result<Self, String> {
        let known = ["game", "id", "alpha", "options", "dice", "map", "figures", "checks"];
        let file = Object::new("", value)?.only(&known)?;
        scene::is_of("defenders", &file.required::<String>("game")?)?;
        let position = Position::read(&file)?;
        Ok(Self { id: file.or("id", String::new())?, checks: Check::list(&file)?, position })
    }
}

impl<'de> Deserialize<'de> for Scene {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(&Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// The answers to a scene's questions in order, or the place in the scene that is wrong. Each question is asked of the
/// position as the scene gives it.
pub fn answers(scene: &Scene) -> Result<Vec<Value>, String> {
    scene.checks.iter().map(|check| answer(&scene.position, &check.ask)).collect()
}

/// Reads a scene and answers it, as the command line asks for it. Scenes bring what they need with them, and are answered
/// with the content that ships.
pub fn ask(file: &Value) -> Result<SceneAnswers, String> {
    let scene = Scene::read(file)?;
    let answers = answers(&scene)?;
    let expected = scene.checks.into_iter().map(|check| check.answer).collect();
    Ok(SceneAnswers { answers, expected })
}

/// Each family of questions answers its own and passes on the others.
fn answer(position: &Position, ask: &Ask) -> Result<Value, String> {
    let families = [dice::answer, geometry::answer, aliens::answer];
    let found = families.into_iter().find_map(|family| family(position, ask));
    found.unwrap_or_else(|| Err(format!("{}: there is no op `{}`", ask.fields.place("op"), ask.op)))
}
