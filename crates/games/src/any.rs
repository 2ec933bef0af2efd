//! A table of any game, with JSON where the types differ.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;
use sortie_kernel::{
    Act, Concern, Decision, Digest, Game, Learnt, Offer, OldLine, Outcome, Proposal, Refusal, RegionOffer,
    Seat, Side, Since, Table, Told, Viewer,
};
use thiserror::Error;
use ts_rs::TS;

/// Why an answer was not taken.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ChoiceError {
    /// It is not an answer of this game at all.
    #[error("choice: {0}")]
    Malformed(String),
    /// It is, and the rules refuse it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A checked journal entry that has not happened yet; see [`Proposal`].
#[derive(Debug)]
pub struct AnyProposal {
    /// The sequence number it will have.
    pub sequence: u64,
    /// The act as JSON, to be stored.
    pub act: Value,
    /// The digest of the state it leads to.
    pub digest: Digest,
    inner: Box<dyn Any + Send>,
}

/// One choice and what followed, as one viewer hears it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct Step {
    /// The sequence number of the choice; 0 for what happened before the first.
    #[ts(type = "number")]
    pub sequence: u64,
    /// Who chose; none before the first choice.
    pub seat: Option<Seat>,
    /// The choice, as the game writes it; none before the first choice, and if this viewer may not know what was chosen.
    #[ts(type = "unknown")]
    pub choice: Option<Value>,
    /// The events with their rules: `{rule, event}`, the event as the game writes it.
    #[ts(type = "Array<{ rule: string, event: unknown }>")]
    pub events: Vec<Value>,
}

/// One step of a replay with the view after it.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(export)]
pub struct ReplayStep {
    /// What happened.
    pub step: Step,
    /// What there was to see afterwards.
    #[ts(type = "unknown")]
    pub view: Value,
}

/// A table of any game.
pub trait AnyTable: Send + Sync {
    /// Which game.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn n_seats(&self) -> u8;
    /// The side a seat plays for; see [`Game::side_of`].
    fn side_of(&self, seat: Seat) -> Option<Side>;
    /// Whether two seats play against each other; see [`Table::are_opposed`].
    fn are_opposed(&self, one: Seat, other: Seat) -> bool;
    /// Whether a seat sees what another may not know; see [`Table::is_ahead`].
    fn is_ahead(&self, seat: Seat, other: Seat) -> bool;
    /// Whether people report what happens on a real table; see [`Game::is_reported`].
    fn is_reported(&self) -> bool;
    /// How many entries the journal has.
    fn sequence(&self) -> u64;
    /// How many choices are in force.
    fn n_choices(&self) -> usize;
    /// The round under way.
    fn round(&self) -> u32;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// The set-up as JSON.
    fn setup(&self) -> Value;
    /// How far it has come, for lists; see [`Game::progress`].
    fn progress(&self) -> Option<Value>;
    /// Whether bots may play here; see [`Game::takes_bots`].
    fn takes_bots(&self) -> bool;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// The open question with all offers to all seats; none when the game is over. What a seat is not offered is not told
    /// to whoever plays it.
    fn decision(&self) -> Option<Decision<Value, Value, Value>>;
    /// What the open question is about, as this viewer may know it; none when the game is over.
    fn prompt(&self, viewer: Viewer) -> Option<Value>;
    /// Whether an answer of one seat could take the open moment from others; see [`sortie_kernel::Answers::could_take_from`].
    fn could_take_from(&self, seat: Seat, others: &[Seat]) -> bool;
    /// Whether an answer of any of these seats answers for all; see [`sortie_kernel::Answers::is_one_question`].
    fn is_one_question(&self, seats: &[Seat]) -> bool;
    /// Works out a choice; see [`Table::propose`].
    fn propose(&self, seat: Seat, choice: &Value) -> Result<AnyProposal, ChoiceError>;
    /// What a seat may be told of where its choices, made one after the other, would lead; see [`Table::foresee`].
    fn foresee(&self, seat: Seat, choices: &[Value]) -> Result<Option<Value>, ChoiceError>;
    /// Works out an undo; see [`Table::propose_undo`].
    fn propose_undo(&self, keep: usize) -> Result<AnyProposal, Refusal>;
    /// Works out bringing a line back; see [`Table::propose_restore`].
    fn propose_restore(&self, line: u64) -> Result<AnyProposal, Refusal>;
    /// Whose choices a proposal takes back or brings back; see [`Table::concern`].
    fn concern(&self, proposal: &AnyProposal) -> Concern;
    /// The lines that were taken back; see [`Table::old_lines`].
    fn old_lines(&self) -> Vec<OldLine>;
    /// The table as it would stand if a line that was taken back were in force; none if there is no such line.
    fn with_line(&self, line: u64) -> Option<Box<dyn AnyTable>>;
    /// Works out a stored act again, for loading.
    fn propose_act(&self, act: &Value) -> Result<AnyProposal, ChoiceError>;
    /// Lets a proposal happen; see [`Table::commit`].
    fn commit(&mut self, proposal: AnyProposal) -> Result<(), Refusal>;
    /// See [`Table::free_take_back`].
    fn free_take_back(&self, seat: Seat) -> Option<usize>;
    /// See [`Table::learnt_since`].
    fn learnt_since(&self, keep: usize) -> Learnt;
    /// What happened after a sequence number; none if the table went back in between.
    fn steps_since(&self, sequence: u64, viewer: Viewer) -> Option<Vec<Step>>;
    /// How many choices of the line were made up to a sequence number; none if the table went back in between.
    fn n_choices_at(&self, sequence: u64) -> Option<usize>;
    /// One step of the story: what happened before the first choice (0), or the choice with this number and what followed.
    ///
    /// # Panics
    /// If there are fewer choices in force.
    fn step(&self, n: usize, viewer: Viewer) -> Step;
    /// What there was to see after so many choices.
    ///
    /// # Panics
    /// If there are fewer choices in force.
    fn view_after(&self, n: usize, viewer: Viewer) -> Value;
    /// The whole story, starting with what happened before the first choice.
    fn story(&self, viewer: Viewer) -> Vec<Step> {
        (0..=self.n_choices()).map(|n| self.step(n, viewer)).collect()
    }
    /// The whole story with a view after each step, starting with what happened before the first choice.
    fn replay(&self, viewer: Viewer) -> Vec<ReplayStep> {
        let step = |n| ReplayStep { step: self.step(n, viewer), view: self.view_after(n, viewer) };
        (0..=self.n_choices()).map(step).collect()
    }
    /// A copy with everything that led here.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
    /// See [`Table::branch`].
    fn branch(&self, keep: usize) -> Box<dyn AnyTable>;
    /// The game as a file, with the seed, and with no entries: they follow one by one ([`AnyTable::entry`]).
    fn file_head(&self, content_hash: &str) -> Value;
    /// One entry of the journal as a file holds it, counted from 0.
    fn entry(&self, index: usize) -> Option<Value>;
    /// The game as a file, with the seed.
    fn to_file(&self, content_hash: &str) -> Value;
    /// The game as a file that gives nothing of the future away; see [`Table::to_checkpoint_file`].
    fn to_checkpoint_file(&self, content_hash: &str) -> Option<Value>;
    /// What a later version goes on from if the journal does not play again there; see [`Game::checkpoint`].
    fn checkpoint(&self) -> Option<Value>;
    /// For bots, which know their game.
    fn as_any(&self) -> &dyn Any;
}

/// The one implementation of [`AnyTable`].
#[derive(Debug, Clone)]
pub struct Typed<G: Game>(pub Table<G>);

impl<G: Game> AnyTable for Typed<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn n_seats(&self) -> u8 {
        G::n_seats(self.0.setup())
    }

    fn side_of(&self, seat: Seat) -> Option<Side> {
        G::side_of(self.0.setup(), seat)
    }

    fn are_opposed(&self, one: Seat, other: Seat) -> bool {
        self.0.are_opposed(one, other)
    }

    fn is_ahead(&self, seat: Seat, other: Seat) -> bool {
        self.0.is_ahead(seat, other)
    }

    fn is_reported(&self) -> bool {
        G::is_reported(self.0.setup())
    }

    fn sequence(&self) -> u64 {
        self.0.sequence()
    }

    fn n_choices(&self) -> usize {
        self.0.line().len()
    }

    fn round(&self) -> u32 {
        G::round(self.0.content(), self.0.state())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.0.state())
    }

    fn setup(&self) -> Value {
        json(self.0.setup())
    }

    fn progress(&self) -> Option<Value> {
        G::progress(self.0.content(), self.0.state())
    }

    fn takes_bots(&self) -> bool {
        G::takes_bots(self.0.setup())
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&G::view(self.0.content(), self.0.state(), viewer))
    }

    fn decision(&self) -> Option<Decision<Value, Value, Value>> {
        let prompt = self.prompt(Viewer::Spectator)?;
        let answers = self.0.answers();
        let offers = answers.offers.iter();
        let regions = answers.regions.iter();
        Some(Decision {
            prompt,
            offers: offers.map(|offer| Offer { seat: offer.seat, choice: json(&offer.choice) }).collect(),
            regions: regions
                .map(|offer| RegionOffer { seat: offer.seat, region: json(&offer.region) })
                .collect(),
        })
    }

    fn prompt(&self, viewer: Viewer) -> Option<Value> {
        self.0.prompt(viewer).map(|prompt| json(&prompt))
    }

    fn could_take_from(&self, seat: Seat, others: &[Seat]) -> bool {
        self.0.could_take_from(seat, others)
    }

    fn is_one_question(&self, seats: &[Seat]) -> bool {
        self.0.is_one_question(seats)
    }

    fn propose(&self, seat: Seat, choice: &Value) -> Result<AnyProposal, ChoiceError> {
        let choice: G::Choice = read(choice)?;
        Ok(erase(self.0.propose(seat, &choice)?))
    }

    fn foresee(&self, seat: Seat, choices: &[Value]) -> Result<Option<Value>, ChoiceError> {
        let choices = choices.iter().map(read).collect::<Result<Vec<G::Choice>, _>>()?;
        let end = self.0.foresee(seat, &choices)?;
        Ok(end.and_then(|state| G::foreseen(self.0.content(), &state, Viewer::Seat(seat))))
    }

    fn propose_undo(&self, keep: usize) -> Result<AnyProposal, Refusal> {
        Ok(erase(self.0.propose_undo(keep)?))
    }

    fn propose_restore(&self, line: u64) -> Result<AnyProposal, Refusal> {
        Ok(erase(self.0.propose_restore(line)?))
    }

    fn concern(&self, proposal: &AnyProposal) -> Concern {
        let proposal = proposal.inner.downcast_ref::<Proposal<G>>();
        let nothing =
            Concern { kept: self.n_choices(), again: 0, seats: Vec::new(), learnt: Learnt::Nothing };
        proposal.map_or(nothing, |proposal| self.0.concern(proposal))
    }

    fn old_lines(&self) -> Vec<OldLine> {
        self.0.old_lines()
    }

    fn with_line(&self, line: u64) -> Option<Box<dyn AnyTable>> {
        let proposal = self.0.propose_act(&Act::Restore { restore: line }).ok()?;
        let mut table = self.0.clone();
        table.commit(proposal).ok()?;
        Some(Box::new(Self(table)))
    }

    fn propose_act(&self, act: &Value) -> Result<AnyProposal, ChoiceError> {
        Ok(erase(self.0.propose_act(&read(act)?)?))
    }

    fn commit(&mut self, proposal: AnyProposal) -> Result<(), Refusal> {
        let proposal = proposal.inner.downcast::<Proposal<G>>().map_err(|_| Refusal::Stale)?;
        self.0.commit(*proposal)
    }

    fn free_take_back(&self, seat: Seat) -> Option<usize> {
        self.0.free_take_back(seat)
    }

    fn learnt_since(&self, keep: usize) -> Learnt {
        self.0.learnt_since(keep)
    }

    fn steps_since(&self, sequence: u64, viewer: Viewer) -> Option<Vec<Step>> {
        let known = self.n_choices_at(sequence)?;
        Some((known + 1..=self.n_choices()).map(|n| self.step(n, viewer)).collect())
    }

    fn n_choices_at(&self, sequence: u64) -> Option<usize> {
        match self.0.since(sequence) {
            Since::Reset => None,
            Since::Plies(plies) => Some(self.0.line().len() - plies.len()),
        }
    }

    fn step(&self, n: usize, viewer: Viewer) -> Step {
        let Some(n) = n.checked_sub(1) else {
            let events = heard::<G>(self.0.opening(), viewer);
            return Step { sequence: 0, seat: None, choice: None, events };
        };
        let ply = &self.0.line()[n];
        Step {
            sequence: ply.sequence,
            seat: Some(ply.seat),
            choice: G::redact_choice(&ply.choice, ply.seat, viewer).map(|choice| json(&choice)),
            events: heard::<G>(&ply.events, viewer),
        }
    }

    fn view_after(&self, n: usize, viewer: Viewer) -> Value {
        json(&G::view(self.0.content(), &self.0.state_after(n), viewer))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn branch(&self, keep: usize) -> Box<dyn AnyTable> {
        Box::new(Self(self.0.branch(keep)))
    }

    fn file_head(&self, content_hash: &str) -> Value {
        json(&self.0.file_head(content_hash))
    }

    fn entry(&self, index: usize) -> Option<Value> {
        self.0.journal().get(index).map(json)
    }

    fn to_file(&self, content_hash: &str) -> Value {
        json(&self.0.to_file(content_hash))
    }

    fn to_checkpoint_file(&self, content_hash: &str) -> Option<Value> {
        self.0.to_checkpoint_file(content_hash).map(|file| json(&file))
    }

    fn checkpoint(&self) -> Option<Value> {
        self.0.checkpoint()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn heard<G: Game>(events: &[Told<G::Event>], viewer: Viewer) -> Vec<Value> {
    let hear = |told: &Told<G::Event>| {
        let event = G::redact(&told.event, viewer)?;
        Some(json(&Told { rule: told.rule, event }))
    };
    events.iter().filter_map(hear).collect()
}

fn erase<G: Game>(proposal: Proposal<G>) -> AnyProposal {
    AnyProposal {
        sequence: proposal.sequence,
        act: json(&proposal.entry.act),
        digest: proposal.entry.digest,
        inner: Box::new(proposal),
    }
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, ChoiceError> {
    T::deserialize(value).map_err(|error| ChoiceError::Malformed(error.to_string()))
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("plain data becomes JSON")
}
