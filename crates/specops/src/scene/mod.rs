//! Scenes: a position and questions about it, as JSON.

use serde_json::Value;
use sortie_content::scene::{self, Ask, Check, Object};
use sortie_games::SceneAnswers;

/// Reads a scene and answers it, as the command line asks for it.
pub fn ask(file: &Value) -> Result<SceneAnswers, String> {
    let file = Object::new("", file)?.only(&["game", "id", "checks"])?;
    scene::is_of("specops", &file.required::<String>("game")?)?;
    let checks: Vec<Check<Ask>> = Check::list(&file)?;
    let answers = checks.iter().map(|check| answer(&check.ask)).collect::<Result<_, _>>()?;
    Ok(SceneAnswers { answers, expected: checks.into_iter().map(|check| check.answer).collect() })
}

fn answer(ask: &Ask) -> Result<Value, String> {
    Err(format!("{}: there is no op `{}`", ask.fields.place("op"), ask.op))
}
