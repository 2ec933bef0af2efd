//! Scenes: positions and questions about them, as JSON.

use serde_json::Value;
use sortie_kernel::Game;

/// How a game answers scenes.
#[derive(Debug, Clone, Copy)]
pub struct Scenes<G: Game> {
    /// Whether the content in use decides the answers, or always the one that ships.
    pub asks_content: bool,
    /// Answers the questions of a scene; an error names the place in it.
    pub answer: fn(&G::Content, &Value) -> Result<SceneAnswers, String>,
}

/// The answers to a scene's questions, and the answers somebody expected.
#[derive(Debug, Clone, PartialEq)]
pub struct SceneAnswers {
    /// What the rules say, question by question.
    pub answers: Vec<Value>,
    /// What the scene expects, where it does.
    pub expected: Vec<Option<Value>>,
}
