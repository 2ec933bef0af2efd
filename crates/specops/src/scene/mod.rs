//! Scenes: a position and questions about it, as JSON. The format of bug reports, of the rule tests and of tools outside
//! the project; `docs/scenes-specops.md` defines it. The answers come from the same code that plays the game.

mod dice;
mod figures;
mod geometry;
mod missions;
mod numbers;
mod pieces;
mod position;
mod tokens;

use serde_json::Value;
use sortie_content::scene;
pub use sortie_content::scene::{Ask, Object};
use sortie_games::SceneAnswers;

pub use figures::Figure;
pub use pieces::Terrain;
pub use position::{Named, Position};
pub use tokens::{Place, Token};

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
        let known = ["game", "id", "table", "figures", "tokens", "condition", "checks"];
        let file = Object::new("", value)?.only(&known)?;
        scene::is_of("specops", &file.required::<String>("game")?)?;
        let position = Position::read(&file)?;
        Ok(Self { id: file.or("id", String::new())?, checks: Check::list(&file)?, position })
    }
}

/// The answers to a scene's questions in order, or the place in the scene that is wrong. Each question is asked of the
/// position as the scene gives it.
pub fn answers(scene: &Scene) -> Result<Vec<Value>, String> {
    scene.checks.iter().map(|check| answer(&scene.position, &check.ask)).collect()
}

/// Reads a scene and answers it, as the command line asks for it.
pub fn ask(file: &Value) -> Result<SceneAnswers, String> {
    let scene = Scene::read(file)?;
    let answers = answers(&scene)?;
    let expected = scene.checks.into_iter().map(|check| check.answer).collect();
    Ok(SceneAnswers { answers, expected })
}

/// Answers a question of its family; none for an op of another.
type Family = fn(&Position, &Ask) -> Option<Result<Value, String>>;

/// Each family of questions answers its own and passes on the others.
const FAMILIES: [Family; 3] = [geometry::answer, dice::answer, missions::answer];

fn answer(position: &Position, ask: &Ask) -> Result<Value, String> {
    let found = FAMILIES.into_iter().find_map(|family| family(position, ask));
    found.unwrap_or_else(|| Err(format!("{}: there is no op `{}`", ask.fields.place("op"), ask.op)))
}
