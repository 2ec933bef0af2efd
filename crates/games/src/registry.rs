//! A list of games.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;
use sortie_content::{AddedTexts, Finding, Language, Severity, Source, Texts, added_texts};
use sortie_kernel::{Seat, Seed};

use crate::{Announced, AnyGame, AnyTable, GameInfo, NoSheet, Odds, SceneAnswers, StartError};

/// The games there are, in the order they are shown. Cloning it shares them and what they are played with.
#[derive(Clone)]
pub struct Registry(Arc<Inner>);

struct Inner {
    games: Vec<Arc<dyn AnyGame>>,
    announced: Vec<Announced>,
    /// The texts of content that does not ship, of which what ships is a part.
    texts: Option<Arc<Texts>>,
    /// Those of them that do not ship.
    added: Vec<AddedTexts>,
}

impl Registry {
    /// These games, played with the content that ships.
    ///
    /// # Panics
    /// If two of them have the same name.
    pub fn new(games: impl IntoIterator<Item = Arc<dyn AnyGame>>) -> Self {
        let games: Vec<_> = games.into_iter().collect();
        for (n, game) in games.iter().enumerate() {
            let id = game.info().id;
            assert!(games[..n].iter().all(|other| other.info().id != id), "two games are called `{id}`");
        }
        Self(Arc::new(Inner { games, announced: Vec::new(), texts: None, added: Vec::new() }))
    }

    /// These games and one more.
    #[must_use]
    pub fn and(&self, game: Arc<dyn AnyGame>) -> Self {
        Self::new(self.games().cloned().chain([game])).announcing(self.0.announced.iter().copied())
    }

    /// These games, and some that can be asked though nobody can play them yet.
    #[must_use]
    pub fn announcing(&self, announced: impl IntoIterator<Item = Announced>) -> Self {
        let Inner { games, texts, added, .. } = &*self.0;
        let announced = announced.into_iter().collect();
        Self(Arc::new(Inner { games: games.clone(), announced, texts: texts.clone(), added: added.clone() }))
    }

    /// The same games, played with other content where it has a pack of theirs; all findings if it is broken.
    pub fn with_content(&self, source: &Source) -> Result<Self, Vec<Finding>> {
        let mut findings = Vec::new();
        let packs = source.packs();
        let mut other = |game: &Arc<dyn AnyGame>| {
            if !packs.contains(&game.info().id) {
                return Some(game.clone());
            }
            game.with_content(source, &mut findings)
        };
        let games: Vec<_> = self.games().filter_map(&mut other).collect();
        let is_error = |finding: &Finding| finding.severity == Severity::Error;
        if games.len() < self.0.games.len() || findings.iter().any(is_error) {
            return Err(findings);
        }
        // Missions of one's own bring their words. What is wrong with them, `sortie check` says.
        let texts = Some(Arc::new(Texts::read(source, &mut Vec::new())));
        let announced = self.0.announced.clone();
        Ok(Self(Arc::new(Inner { games, announced, texts, added: added_texts(source) })))
    }

    /// The texts of content that does not ship, for clients that are built with those that do.
    pub fn added_texts(&self) -> &[AddedTexts] {
        &self.0.added
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.0.games.iter()
    }

    /// One game by its name.
    pub fn get(&self, game: &str) -> Option<&Arc<dyn AnyGame>> {
        self.games().find(|any| any.info().id == game)
    }

    /// What is known of all games before one is played.
    pub fn infos(&self) -> Vec<GameInfo> {
        self.games().map(|game| game.info()).collect()
    }

    /// The names of those games of which something is true, to be told to people.
    pub fn names(&self, is_meant: impl Fn(&dyn AnyGame) -> bool) -> Vec<&'static str> {
        self.games().filter(|game| is_meant(&***game)).map(|game| game.info().id).collect()
    }

    /// Everything that is wrong with a content folder: texts, rules references, and the packs of these games.
    pub fn check(&self, source: &Source) -> Vec<Finding> {
        let mut findings = Vec::new();
        sortie_content::check_texts(source, &mut findings);
        for pack in source.packs() {
            sortie_content::check_pack(source, pack, &mut findings);
            if let Some(game) = self.get(pack) {
                game.check(source, &mut findings);
            }
            if let Some(announced) = self.0.announced.iter().find(|announced| announced.id == pack) {
                sortie_content::check_rulebooks(source, pack, &mut findings);
                sortie_content::check_keys(source, pack, &mut findings);
                (announced.check)(source, &mut findings);
            }
        }
        findings.sort();
        // Whoever looks at the same place for two reasons finds the same thing.
        findings.dedup();
        findings
    }

    /// The hash of the content a game is played with, as game files name it; empty for a game there is none of.
    pub fn content_hash(&self, game: &str) -> &str {
        self.get(game).map_or("", |game| game.content_hash())
    }

    /// Sets a table up.
    pub fn begin(&self, game: &str, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        self.known(Some(game))?.begin(setup, seed)
    }

    /// Plays a game file again; see [`AnyGame::load`].
    pub fn load(&self, file: &Value, fresh: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        self.known(game_of(file))?.load(file, fresh)
    }

    /// As [`Registry::load`], watched; see [`sortie_kernel::Table::from_file_watched`].
    pub fn load_watched(
        &self,
        file: &Value,
        fresh: Seed,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Box<dyn AnyTable>, StartError> {
        self.known(game_of(file))?.load_watched(file, fresh, watch)
    }

    /// Begins a table from a file that carries a checkpoint instead of the seed; see [`AnyGame::take_up`].
    pub fn take_up(&self, file: &Value, fresh: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        self.known(game_of(file))?.take_up(file, fresh)
    }

    /// Whether a file is one that carries a checkpoint instead of the seed.
    pub fn is_without_seed(&self, file: &Value) -> Result<bool, StartError> {
        Ok(self.known(game_of(file))?.is_without_seed(file))
    }

    /// Plays a game file again, and nothing else will do; see [`AnyGame::replay`].
    pub fn replay(&self, file: &Value) -> Result<Box<dyn AnyTable>, StartError> {
        self.known(game_of(file))?.replay(file)
    }

    /// Begins a table that goes on from a checkpoint; see [`AnyGame::resume`].
    pub fn resume(
        &self,
        game: &str,
        setup: &Value,
        checkpoint: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, StartError> {
        self.known(Some(game))?.resume(setup, checkpoint, seed)
    }

    /// What a bot answers at a table for one of its seats; see [`Players::choose`](crate::Players::choose).
    pub fn choose(
        &self,
        table: &dyn AnyTable,
        seats: &[Seat],
        bot: &str,
        thinking: u64,
    ) -> Option<(Seat, Value)> {
        self.get(table.game())?.choose(table, seats, bot, thinking)
    }

    /// Whether a game has a bot of this name.
    pub fn has_bot(&self, game: &str, bot: &str) -> bool {
        self.get(game).is_some_and(|game| game.info().bots.contains(&bot))
    }

    /// Answers the questions of a scene; see `docs/scenes.md`. An error names the place in the scene.
    pub fn scene(&self, file: &Value) -> Result<SceneAnswers, String> {
        let game = game_of(file).ok_or("game: missing")?;
        let announced = || self.0.announced.iter().find(|announced| announced.id == game);
        let answers = self.get(game).and_then(|game| game.scene(file));
        let answers = answers.or_else(|| announced().map(|announced| (announced.scene)(file)));
        answers.unwrap_or_else(|| Err(format!("game: there are no scenes for `{game}`")))
    }

    /// The games that `sortie odds` may ask, and what.
    pub fn odds(&self) -> impl Iterator<Item = (&'static str, Odds)> {
        let played = self.games().filter_map(|game| Some((game.info().id, game.odds()?)));
        played.chain(self.0.announced.iter().map(|announced| (announced.id, announced.odds)))
    }

    /// The page to print of a mission, as HTML that needs nothing else.
    pub fn sheet(&self, game: &str, mission: &str, language: Language) -> Result<String, NoSheet> {
        let texts = self.0.texts.as_deref().unwrap_or_else(|| Texts::shipped());
        let game = self.get(game).ok_or(NoSheet::Game)?;
        game.sheet(mission, texts, language).ok_or(NoSheet::Mission)
    }

    fn known(&self, game: Option<&str>) -> Result<&Arc<dyn AnyGame>, StartError> {
        let name = game.unwrap_or_default();
        self.get(name).ok_or_else(|| StartError::UnknownGame(name.to_owned()))
    }
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Registry").field(&self.names(|_| true)).finish()
    }
}

/// The game a file says it is of.
fn game_of(file: &Value) -> Option<&str> {
    file.get("game").and_then(Value::as_str)
}
