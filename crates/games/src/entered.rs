//! The one implementation of [`AnyGame`]: a game, its content and its bots.

use std::sync::{Arc, OnceLock};

use serde::de::DeserializeOwned;
use serde_json::Value;
use sortie_content::{Finding, Language, Source, Texts};
use sortie_kernel::{CheckpointFile, GameFile, LoadError, Seat, Seed, Table};

use crate::{
    AnyGame, AnyTable, Contest, ContestError, GameInfo, Listed, MapDrawing, NewMission, NoMap, Odds, Players,
    SceneAnswers, StartError, Typed, Wish, WishOption,
};

/// Makes one value of a game and the bots that play it, to be listed in a [`Registry`](crate::Registry).
pub fn enter<G: Listed>(players: impl Players<G> + 'static) -> Arc<dyn AnyGame> {
    Arc::new(Entered::<G> { played_with: OnceLock::new(), players: Arc::new(players) })
}

struct Entered<G: Listed> {
    /// The content that ships is read when it is first asked for.
    played_with: OnceLock<PlayedWith<G>>,
    players: Arc<dyn Players<G>>,
}

/// The content that the tables of a game share.
struct PlayedWith<G: Listed> {
    content: Arc<G::Content>,
    hash: String,
}

impl<G: Listed> PlayedWith<G> {
    fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Self> {
        let content = Arc::new(G::read(source, findings)?);
        Some(Self { content, hash: source.hash(G::ID).unwrap_or_default() })
    }
}

impl<G: Listed> Entered<G> {
    /// # Panics
    /// If the shipped content is broken, which `sortie check` and the tests rule out.
    fn played_with(&self) -> &PlayedWith<G> {
        self.played_with.get_or_init(|| {
            let mut findings = Vec::new();
            PlayedWith::read(Source::shipped(), &mut findings)
                .unwrap_or_else(|| panic!("the shipped content is broken: {findings:#?}"))
        })
    }

    fn content(&self) -> &Arc<G::Content> {
        &self.played_with().content
    }

    fn replay_watched(
        &self,
        file: &Value,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Box<dyn AnyTable>, StartError> {
        let file: GameFile<G> = read(file).map_err(StartError::MalformedFile)?;
        let PlayedWith { content, hash } = self.played_with();
        let table = Table::from_file_watched(content.clone(), &file, watch)
            .map_err(|error| error.or_other_content(&file.content, hash))?;
        Ok(Box::new(Typed(table)))
    }

    fn seated(&self, setup: G::Setup, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        let table = Table::<G>::begin(self.content().clone(), setup, seed).map_err(StartError::Problems)?;
        Ok(Box::new(Typed(table)))
    }
}

impl<G: Listed> AnyGame for Entered<G> {
    fn info(&self) -> GameInfo {
        let (min_seats, max_seats) = (*G::SEATS.start(), *G::SEATS.end());
        GameInfo { id: G::ID, min_seats, max_seats, bots: self.players.names() }
    }

    fn content_json(&self) -> Value {
        serde_json::to_value(&**self.content()).expect("plain data becomes JSON")
    }

    fn setup_schema(&self) -> Value {
        G::setup_schema(self.content())
    }

    fn content_hash(&self) -> &str {
        &self.played_with().hash
    }

    fn check(&self, source: &Source, findings: &mut Vec<Finding>) {
        sortie_content::check_rulebooks(source, G::ID, findings);
        sortie_content::check_keys(source, G::ID, findings);
        G::read(source, findings);
    }

    fn with_content(&self, source: &Source, findings: &mut Vec<Finding>) -> Option<Arc<dyn AnyGame>> {
        let played_with = OnceLock::from(PlayedWith::read(source, findings)?);
        Some(Arc::new(Self { played_with, players: self.players.clone() }))
    }

    fn begin(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        self.seated(read(setup).map_err(StartError::Malformed)?, seed)
    }

    fn load_watched(
        &self,
        file: &Value,
        fresh: Seed,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Box<dyn AnyTable>, StartError> {
        if self.is_without_seed(file) {
            return self.take_up(file, fresh);
        }
        self.replay_watched(file, watch).or_else(|error| {
            if matches!(error, StartError::Load(LoadError::Stopped { .. })) {
                return Err(error);
            }
            let checkpoint = file.get("checkpoint").filter(|checkpoint| !checkpoint.is_null());
            let setup = file.get("setup").zip(file.get("seed"));
            let (Some(checkpoint), Some((setup, seed))) = (checkpoint, setup) else { return Err(error) };
            let Ok(seed) = read(seed) else { return Err(error) };
            self.resume(setup, checkpoint, seed).map_err(|_| error)
        })
    }

    fn take_up(&self, file: &Value, fresh: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        let file: CheckpointFile<G> = read(file).map_err(StartError::MalformedFile)?;
        self.seated(file.resumed()?, fresh)
    }

    fn is_without_seed(&self, file: &Value) -> bool {
        CheckpointFile::<G>::is_meant_by(file)
    }

    fn replay(&self, file: &Value) -> Result<Box<dyn AnyTable>, StartError> {
        self.replay_watched(file, &mut |_| true)
    }

    fn resume(&self, setup: &Value, checkpoint: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        let setup: G::Setup = read(setup).map_err(StartError::Malformed)?;
        let setup = G::resumed(&setup, checkpoint);
        let setup = setup.ok_or_else(|| StartError::Malformed("the checkpoint cannot be read".to_owned()))?;
        self.seated(setup, seed)
    }

    fn choose(
        &self,
        table: &dyn AnyTable,
        seats: &[Seat],
        bot: &str,
        thinking: u64,
    ) -> Option<(Seat, Value)> {
        let Typed(table) = table.as_any().downcast_ref::<Typed<G>>()?;
        let offer = self.players.choose(table, seats, bot, thinking)?;
        Some((offer.seat, serde_json::to_value(offer.choice).ok()?))
    }

    fn contest(&self, wish: &Wish, bots: &[String]) -> Result<Box<dyn Contest>, ContestError> {
        wish.names_what_there_is::<G>()?;
        let content = self.content();
        let setup = G::wished(content, wish)?;
        let known = self.players.names();
        let best: Vec<String> = known.last().map(|&bot| bot.to_owned()).into_iter().collect();
        let bots = if bots.is_empty() { &best } else { bots };
        let known = known.join(", ");
        let unknown = |bot| ContestError::Bot { game: G::ID, bot, known };
        self.players.contest(content.clone(), setup, bots).map_err(unknown)
    }

    fn missions_help(&self) -> Option<&'static str> {
        G::MISSIONS
    }

    fn campaigns_help(&self) -> Option<&'static str> {
        G::CAMPAIGNS
    }

    fn wishes(&self) -> &'static [WishOption] {
        G::WISHES
    }

    fn scene(&self, file: &Value) -> Option<Result<SceneAnswers, String>> {
        Some((G::SCENES?.answer)(self.content(), file))
    }

    fn ships_its_scenes(&self) -> bool {
        G::SCENES.is_some_and(|scenes| !scenes.asks_content)
    }

    fn odds(&self) -> Option<Odds> {
        G::ODDS
    }

    fn has_sheets(&self) -> bool {
        G::SHEETS.is_some()
    }

    fn sheets(&self) -> Vec<String> {
        G::SHEETS.map_or_else(Vec::new, |sheets| (sheets.missions)(self.content()))
    }

    fn sheet(&self, mission: &str, texts: &Texts, language: Language) -> Option<String> {
        (G::SHEETS?.page)(self.content(), mission, texts, language)
    }

    fn has_maps(&self) -> bool {
        G::MAPS.is_some()
    }

    fn maps(&self) -> Vec<String> {
        G::MAPS.map_or_else(Vec::new, |maps| (maps.names)(self.content()))
    }

    fn map(&self, map: &str, mission: Option<&str>) -> Result<MapDrawing, NoMap> {
        (G::MAPS.ok_or(NoMap::Map)?.draw)(self.content(), map, mission)
    }

    fn new_mission(&self) -> Option<NewMission> {
        G::NEW_MISSION
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}
