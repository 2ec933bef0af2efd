//! Which games there are.

use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde_json::Value;
use sortie_arena::Arena;
use sortie_content::{Finding, Source};
use sortie_kernel::{Game, GameFile, LoadError, Problem, Seed, Table};
use thiserror::Error;
use ts_rs::TS;

use crate::{AnyTable, Typed};

/// What is known of a game before one is played. Its name and description are texts `game-<id>`.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct GameInfo {
    /// The name in commands, addresses and files.
    pub id: &'static str,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// The bots that can play it, best last.
    pub bots: &'static [&'static str],
}

/// Why no table could be set up.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum StartError {
    /// No game has this name.
    #[error("game: there is no game `{0}`")]
    UnknownGame(String),
    /// It is not a set-up of this game at all.
    #[error("setup: {0}")]
    Malformed(String),
    /// The set-up has these problems.
    #[error("setup: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Problems(Vec<Problem>),
    /// It is not a game file at all.
    #[error("{0}")]
    MalformedFile(String),
    /// A game file that does not play again.
    #[error(transparent)]
    Load(#[from] LoadError),
}

/// The content every table of `arena` shares, and its hash.
static ARENA: OnceLock<(Arc<sortie_arena::Content>, String)> = OnceLock::new();

fn arena() -> &'static (Arc<sortie_arena::Content>, String) {
    let hash = || Source::shipped().hash(Arena::ID).unwrap_or_default();
    ARENA.get_or_init(|| (Arc::new(sortie_arena::Content::shipped()), hash()))
}

/// The content `arena` is played with: the shipped one, unless another was installed.
pub fn arena_content() -> &'static Arc<sortie_arena::Content> {
    &arena().0
}

/// The hash of the content a game is played with, as game files name it.
pub fn content_hash(game: &str) -> Option<&'static str> {
    (game == Arena::ID).then(|| arena().1.as_str())
}

/// Plays with other content from now on. Called once at the start, before any table; all findings if it is broken.
pub fn install(source: &Source) -> Result<(), Vec<Finding>> {
    let mut findings = Vec::new();
    let content = sortie_arena::read(source, &mut findings);
    let hash = || source.hash(Arena::ID).unwrap_or_default();
    match content.map(|content| ARENA.set((Arc::new(content), hash()))) {
        Some(Ok(())) => Ok(()),
        Some(Err(_)) => {
            let message = "content is already in use and cannot be changed any more";
            Err(vec![Finding::error("arena/pack.toml", 1, "content-in-use", message)])
        }
        None => Err(findings),
    }
}

/// Everything that is wrong with a content folder: texts, rules references, and the packs of games we know.
pub fn check(source: &Source) -> Vec<Finding> {
    let mut findings = Vec::new();
    sortie_content::check_texts(source, &mut findings);
    for pack in source.packs() {
        sortie_content::check_pack(source, pack, &mut findings);
        match pack {
            "arena" => {
                sortie_content::check_rulebooks(source, pack, &mut findings);
                sortie_arena::read(source, &mut findings);
            }
            "alliance" => {
                sortie_content::check_rulebooks(source, pack, &mut findings);
                sortie_alliance::dice::read(source, &mut findings);
            }
            _ => {}
        }
    }
    findings.sort();
    findings
}

/// Answers the questions of a scene; see `docs/scenes.md`. An error names the place in the scene.
pub fn scene(file: &Value) -> Result<SceneAnswers, String> {
    match file.get("game").and_then(Value::as_str) {
        Some("arena") => {
            let scene: sortie_arena::scene::Scene =
                serde_json::from_value(file.clone()).map_err(|error| error.to_string())?;
            let answers = sortie_arena::scene::answers(arena_content(), &scene)?;
            let expected = scene.checks.into_iter().map(|check| check.answer).collect();
            Ok(SceneAnswers { answers, expected })
        }
        Some("alliance") => {
            let scene = sortie_alliance::scene::Scene::read(file)?;
            let answers = sortie_alliance::scene::answers(&scene)?;
            let expected = scene.checks.into_iter().map(|check| check.answer).collect();
            Ok(SceneAnswers { answers, expected })
        }
        Some(other) => Err(format!("game: there are no scenes for `{other}`")),
        None => Err("game: missing".to_owned()),
    }
}

/// The answers to a scene's questions, and the answers somebody expected.
#[derive(Debug, Clone, PartialEq)]
pub struct SceneAnswers {
    /// What the rules say, question by question.
    pub answers: Vec<Value>,
    /// What the scene expects, where it does.
    pub expected: Vec<Option<Value>>,
}

/// All games, in the order they are shown.
pub fn games() -> &'static [GameInfo] {
    &[GameInfo { id: "arena", min_seats: 2, max_seats: 4, bots: &["random", "greedy"] }]
}

/// One game by its name.
pub fn info(game: &str) -> Option<&'static GameInfo> {
    games().iter().find(|info| info.id == game)
}

/// The content of a game as the client draws it.
pub fn content_json(game: &str) -> Option<Value> {
    match game {
        "arena" => Some(serde_json::to_value(&**arena_content()).expect("plain data becomes JSON")),
        _ => None,
    }
}

/// Sets a table up.
pub fn begin(game: &str, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
    match game {
        "arena" => {
            let setup = serde_json::from_value(setup.clone())
                .map_err(|error| StartError::Malformed(error.to_string()))?;
            let table =
                Table::<Arena>::begin(arena_content().clone(), setup, seed).map_err(StartError::Problems)?;
            Ok(Box::new(Typed(table)))
        }
        other => Err(StartError::UnknownGame(other.to_owned())),
    }
}

/// Plays a game file again.
pub fn load(file: &Value) -> Result<Box<dyn AnyTable>, StartError> {
    match file.get("game").and_then(Value::as_str) {
        Some("arena") => {
            let file: GameFile<Arena> = serde_json::from_value(file.clone())
                .map_err(|error| StartError::MalformedFile(error.to_string()))?;
            Ok(Box::new(Typed(Table::from_file(arena_content().clone(), &file)?)))
        }
        other => Err(StartError::UnknownGame(other.unwrap_or_default().to_owned())),
    }
}
