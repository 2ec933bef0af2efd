//! Which games there are.

use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde_json::Value;
use sortie_alliance::Alliance;
use sortie_arena::Arena;
use sortie_content::{Finding, Severity, Source};
use sortie_kernel::{Game, GameFile, LoadError, Problem, Seed, Table};
use thiserror::Error;
use ts_rs::TS;

use crate::{AnyTable, Typed, sheet};

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

/// A game with the content its tables share. The one place where a new game is entered, besides [`games`] and the
/// matches below.
pub trait Listed: Game {
    /// The content in use and its hash.
    fn store() -> &'static OnceLock<(Arc<Self::Content>, String)>;

    /// Reads and checks content.
    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Self::Content>;

    /// The content it is played with: the shipped one, unless another was installed.
    ///
    /// # Panics
    /// If the shipped content is broken, which `sortie check` and the tests rule out.
    fn content() -> &'static (Arc<Self::Content>, String) {
        Self::store().get_or_init(|| {
            let mut findings = Vec::new();
            let content = Self::read(Source::shipped(), &mut findings)
                .unwrap_or_else(|| panic!("the shipped content is broken: {findings:#?}"));
            (Arc::new(content), Source::shipped().hash(Self::ID).unwrap_or_default())
        })
    }
}

impl Listed for Arena {
    fn store() -> &'static OnceLock<(Arc<Self::Content>, String)> {
        static STORE: OnceLock<(Arc<sortie_arena::Content>, String)> = OnceLock::new();
        &STORE
    }

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Self::Content> {
        sortie_arena::read(source, findings)
    }
}

impl Listed for Alliance {
    fn store() -> &'static OnceLock<(Arc<Self::Content>, String)> {
        static STORE: OnceLock<(Arc<sortie_alliance::content::Content>, String)> = OnceLock::new();
        &STORE
    }

    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Self::Content> {
        sortie_alliance::content::read(source, findings)
    }
}

/// The content `arena` is played with.
pub fn arena_content() -> &'static Arc<sortie_arena::Content> {
    &Arena::content().0
}

/// The content `alliance` is played with.
pub fn alliance_content() -> &'static Arc<sortie_alliance::content::Content> {
    &Alliance::content().0
}

/// The hash of the content a game is played with, as game files name it.
pub fn content_hash(game: &str) -> Option<&'static str> {
    match game {
        Arena::ID => Some(&Arena::content().1),
        Alliance::ID => Some(&Alliance::content().1),
        _ => None,
    }
}

/// Plays with other content from now on, for every game that it has a pack of. Called once at the start, before any
/// table; all findings if it is broken.
pub fn install(source: &Source) -> Result<(), Vec<Finding>> {
    let mut findings = Vec::new();
    for pack in source.packs() {
        match pack {
            Arena::ID => install_for::<Arena>(source, &mut findings),
            Alliance::ID => install_for::<Alliance>(source, &mut findings),
            _ => {}
        }
    }
    if findings.iter().any(|finding| finding.severity == Severity::Error) {
        return Err(findings);
    }
    sheet::use_texts_of(source);
    Ok(())
}

fn install_for<G: Listed>(source: &Source, findings: &mut Vec<Finding>) {
    let hash = || source.hash(G::ID).unwrap_or_default();
    let content = G::read(source, findings);
    if let Some(Err(_)) = content.map(|content| G::store().set((Arc::new(content), hash()))) {
        let message = "content is already in use and cannot be changed any more";
        findings.push(Finding::error(&format!("{}/pack.toml", G::ID), 1, "content-in-use", message));
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
                sortie_alliance::content::read(source, &mut findings);
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
    &[
        GameInfo { id: Alliance::ID, min_seats: 2, max_seats: 4, bots: &["random", "greedy"] },
        GameInfo { id: Arena::ID, min_seats: 2, max_seats: 4, bots: &["random", "greedy"] },
    ]
}

/// One game by its name.
pub fn info(game: &str) -> Option<&'static GameInfo> {
    games().iter().find(|info| info.id == game)
}

/// The content of a game as the client draws it.
pub fn content_json(game: &str) -> Option<Value> {
    match game {
        Arena::ID => Some(serde_json::to_value(&**arena_content()).expect("plain data becomes JSON")),
        Alliance::ID => Some(serde_json::to_value(&**alliance_content()).expect("plain data becomes JSON")),
        _ => None,
    }
}

/// Sets a table up.
pub fn begin(game: &str, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
    match game {
        Arena::ID => begin_as::<Arena>(setup, seed),
        Alliance::ID => begin_as::<Alliance>(setup, seed),
        other => Err(StartError::UnknownGame(other.to_owned())),
    }
}

fn begin_as<G: Listed>(setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
    let setup: G::Setup =
        serde_json::from_value(setup.clone()).map_err(|error| StartError::Malformed(error.to_string()))?;
    let table = Table::<G>::begin(G::content().0.clone(), setup, seed).map_err(StartError::Problems)?;
    Ok(Box::new(Typed(table)))
}

/// Plays a game file again. If it goes astray and was made with other content, the error says so; but if it carries a
/// checkpoint that can be read, a new table begins from there.
pub fn load(file: &Value) -> Result<Box<dyn AnyTable>, StartError> {
    match file.get("game").and_then(Value::as_str) {
        Some(Arena::ID) => load_as::<Arena>(file),
        Some(Alliance::ID) => load_as::<Alliance>(file),
        other => Err(StartError::UnknownGame(other.unwrap_or_default().to_owned())),
    }
}

fn load_as<G: Listed>(file: &Value) -> Result<Box<dyn AnyTable>, StartError> {
    replay_as::<G>(file).or_else(|error| {
        let checkpoint = file.get("checkpoint").filter(|checkpoint| !checkpoint.is_null());
        let setup = file.get("setup").zip(file.get("seed"));
        let (Some(checkpoint), Some((setup, seed))) = (checkpoint, setup) else { return Err(error) };
        let Ok(seed) = serde_json::from_value(seed.clone()) else { return Err(error) };
        resume_as::<G>(setup, checkpoint, seed).map_err(|_| error)
    })
}

fn replay_as<G: Listed>(file: &Value) -> Result<Box<dyn AnyTable>, StartError> {
    let file: GameFile<G> =
        serde_json::from_value(file.clone()).map_err(|error| StartError::MalformedFile(error.to_string()))?;
    let (content, hash) = G::content();
    let table = Table::from_file(content.clone(), &file)
        .map_err(|error| error.or_other_content(&file.content, hash))?;
    Ok(Box::new(Typed(table)))
}

/// Plays a game file again, and nothing else will do: its checkpoint is not looked at.
pub fn replay(file: &Value) -> Result<Box<dyn AnyTable>, StartError> {
    match file.get("game").and_then(Value::as_str) {
        Some(Arena::ID) => replay_as::<Arena>(file),
        Some(Alliance::ID) => replay_as::<Alliance>(file),
        other => Err(StartError::UnknownGame(other.unwrap_or_default().to_owned())),
    }
}

/// Begins a table that goes on from a checkpoint of one whose journal does not play again here.
pub fn resume(
    game: &str,
    setup: &Value,
    checkpoint: &Value,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, StartError> {
    match game {
        Arena::ID => resume_as::<Arena>(setup, checkpoint, seed),
        Alliance::ID => resume_as::<Alliance>(setup, checkpoint, seed),
        other => Err(StartError::UnknownGame(other.to_owned())),
    }
}

fn resume_as<G: Listed>(
    setup: &Value,
    checkpoint: &Value,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, StartError> {
    let malformed = |error: serde_json::Error| StartError::Malformed(error.to_string());
    let setup: G::Setup = serde_json::from_value(setup.clone()).map_err(malformed)?;
    let setup = G::resumed(&setup, checkpoint);
    let setup = setup.ok_or_else(|| StartError::Malformed("the checkpoint cannot be read".to_owned()))?;
    let table = Table::<G>::begin(G::content().0.clone(), setup, seed).map_err(StartError::Problems)?;
    Ok(Box::new(Typed(table)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_other_content_loads_unless_it_goes_astray() {
        let setup = serde_json::json!({ "jedi": ["mace", "kit"] });
        let mut table = begin("arena", &setup, Seed::from_number(7)).expect("a table");
        let offer = table.decision().expect("a question").offers.remove(0);
        let proposal = table.propose(offer.seat, &offer.choice).expect("an offer is legal");
        table.commit(proposal).expect("nothing happened in between");

        let mut file = table.to_file("content of old");
        assert!(load(&file).is_ok(), "other content alone is no error");
        file["entries"][0]["digest"] = "0".repeat(32).into();
        let error = load(&file).err().expect("it goes astray");
        let StartError::Load(LoadError::Content { expected, found, number, .. }) = error else {
            panic!("{error}");
        };
        assert_eq!(
            (expected.as_str(), Some(found.as_str()), number),
            ("content of old", content_hash("arena"), 1)
        );
        file["content"] = content_hash("arena").into();
        assert!(matches!(load(&file), Err(StartError::Load(LoadError::Digest { number: 1, .. }))));
    }

    /// Alliance R1.14, A41: a campaign goes on from its checkpoint when its journal does not play again.
    #[test]
    fn a_campaign_whose_journal_goes_astray_goes_on_from_its_checkpoint() {
        let Some(campaign) = alliance_content().campaigns.first().map(|campaign| campaign.id.clone()) else {
            return;
        };
        let heroes = ["jyn_odan", "gaarkhan"];
        let resume = serde_json::json!({
            "version": 1, "campaign": campaign, "team": "Us", "credits": 725, "fame": 9, "flags": ["seen_it"],
            "heroes": [{ "hero": "jyn_odan", "trainings": 1, "class": ["quick_as_a_whip"] }, { "hero": "gaarkhan" }],
            "stash": ["dl_44"],
        });
        let setup = serde_json::json!({
            "heroes": heroes.map(|hero| serde_json::json!({ "hero": hero })),
            "campaign": { "id": campaign, "team": "Us", "resume": resume },
        });
        let mut table = begin("alliance", &setup, Seed::from_number(7)).expect("a table");
        let dl_44 = alliance_content().card("dl_44");
        let give = serde_json::json!({
            "do": "plan", "step": { "step": "give", "card": dl_44, "to": 0, "under": null },
        });
        let proposal = table.propose(sortie_kernel::Seat(1), &give).expect("it may be given");
        table.commit(proposal).expect("nothing happened in between");

        let mut file = table.to_file("content of old");
        assert_eq!(file["checkpoint"]["credits"], 725);
        file["entries"][0]["digest"] = "0".repeat(32).into();
        assert!(replay(&file).is_err(), "it goes astray");
        let again = load(&file).expect("there is a checkpoint");
        assert_eq!(again.sequence(), 0, "a new journal");
        let view = |table: &dyn AnyTable| table.view(sortie_kernel::Viewer::Spectator)["campaign"].clone();
        assert_eq!(view(&*again), view(&*table));
        // A journal in words that are not known any more is no hindrance either.
        file["entries"][0]["choice"] = serde_json::json!({ "do": "dance" });
        assert_eq!(view(&*load(&file).expect("there is a checkpoint")), view(&*table));
        file["checkpoint"]["campaign"] = "another".into();
        assert!(load(&file).is_err(), "an unknown campaign is none");
    }
}
