//! A game with its memory: the journal, undo, branches.

use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    Answers, CheckpointFile, Decision, Digest, Game, GameFile, Learnt, LoadError, OldLine, Problem, Refusal,
    Seat, Seed, Sink, Told, Viewer, file, lines::Lines, play,
};

/// A snapshot of the state is kept this often, so that going back replays only a few choices.
const SNAPSHOT_EVERY: usize = 16;

/// One line of the journal: what was done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Act<C> {
    /// A seat made a choice.
    Choose {
        /// Who.
        seat: Seat,
        /// What.
        choice: C,
    },
    /// The table went back to where only so many choices had been made.
    Undo {
        /// How many choices of the line are kept.
        keep: usize,
    },
    /// A line that was taken back is in force again, and what was chosen in its place is taken back.
    Restore {
        /// The sequence number of the last choice of that line.
        restore: u64,
    },
}

/// One line of the journal with the digest of the state it led to. The journal only ever grows: an undo is a line
/// like any other, so nothing that happened at a table is lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<C> {
    /// What was done.
    #[serde(flatten)]
    pub act: Act<C>,
    /// The state afterwards.
    pub digest: Digest,
}

/// One choice of the line of play now in force.
#[derive(Debug, Clone)]
pub struct Ply<G: Game> {
    /// The sequence number of the journal entry.
    pub sequence: u64,
    /// Who chose.
    pub seat: Seat,
    /// What.
    pub choice: G::Choice,
    /// What followed.
    pub events: Vec<Told<G::Event>>,
    snapshot: Option<G::State>,
}

/// A journal entry that has been checked and worked out but not yet happened. A server writes its
/// [`Proposal::entry`] to disk and then hands it to [`Table::commit`].
#[derive(Debug, Clone)]
pub struct Proposal<G: Game> {
    /// The sequence number the entry will have.
    pub sequence: u64,
    /// The journal entry.
    pub entry: Entry<G::Choice>,
    /// What will have happened; empty for what goes back or brings back.
    pub events: Vec<Told<G::Event>>,
    state: G::State,
    /// How many choices stay in force, and what a restore brings back after them.
    shared: usize,
    again: Vec<Ply<G>>,
}

impl<G: Game> Proposal<G> {
    /// How many events it makes the table remember.
    pub(crate) fn n_events(&self) -> usize {
        self.events.len() + self.again.iter().map(|ply| ply.events.len()).sum::<usize>()
    }
}

/// What a proposal takes back and brings back: whose choices, and the most that anybody has learnt from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Concern {
    /// How many choices stay.
    pub kept: usize,
    /// How many come back.
    pub again: usize,
    /// Those who made them.
    pub seats: Vec<Seat>,
    /// What was learnt.
    pub learnt: Learnt,
}

/// What has happened since a sequence number.
#[derive(Debug)]
pub enum Since<'a, G: Game> {
    /// These choices, in order.
    Plies(&'a [Ply<G>]),
    /// The table went back in between: look at the whole state anew.
    Reset,
}

/// A game under way together with everything that led here.
#[derive(Debug)]
pub struct Table<G: Game> {
    content: Arc<G::Content>,
    setup: G::Setup,
    seed: Seed,
    opening: (Vec<Told<G::Event>>, G::State),
    journal: Vec<Entry<G::Choice>>,
    line: Vec<Ply<G>>,
    state: G::State,
    /// The answers to the open question, once somebody has asked for them: interface, bots and the check of a choice
    /// share one list.
    answers: OnceLock<Answers<G>>,
    /// The sequence number of the newest undo; whoever knows only older ones starts anew.
    last_undo: u64,
}

impl<G: Game> Clone for Table<G> {
    /// Written out because a derived one would ask that content can be cloned; it is shared.
    fn clone(&self) -> Self {
        Self {
            content: self.content.clone(),
            setup: self.setup.clone(),
            seed: self.seed,
            opening: self.opening.clone(),
            journal: self.journal.clone(),
            line: self.line.clone(),
            state: self.state.clone(),
            answers: self.answers.clone(),
            last_undo: self.last_undo,
        }
    }
}

impl<G: Game> Table<G> {
    /// Sets the table up and runs to the first question, or says everything that is wrong with the set-up.
    pub fn begin(content: Arc<G::Content>, setup: G::Setup, seed: Seed) -> Result<Self, Vec<Problem>> {
        let problems = G::check_setup(&content, &setup);
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut state = G::begin(&content, &setup, seed);
        let mut events = Vec::new();
        play::run::<G>(&content, &mut state, &mut Sink::to(&mut events));
        let opening = (events, state.clone());
        let answers = OnceLock::new();
        Ok(Self {
            content,
            setup,
            seed,
            opening,
            journal: vec![],
            line: vec![],
            state,
            answers,
            last_undo: 0,
        })
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The content the game is played with.
    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    /// What was agreed at the start.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// How many entries the journal has. Grows with every change, also with an undo.
    pub fn sequence(&self) -> u64 {
        self.journal.len() as u64
    }

    /// The journal.
    pub fn journal(&self) -> &[Entry<G::Choice>] {
        &self.journal
    }

    /// The choices now in force, oldest first.
    pub fn line(&self) -> &[Ply<G>] {
        &self.line
    }

    /// What happened before the first choice.
    pub fn opening(&self) -> &[Told<G::Event>] {
        &self.opening.0
    }

    /// Every answer to the open question; none when the game is over.
    pub fn answers(&self) -> &Answers<G> {
        self.answers.get_or_init(|| Answers::<G>::to(&self.content, &self.state))
    }

    /// The open question with the answers of all seats; none when the game is over. Nobody at the table may see all of
    /// it, unless all play together.
    pub fn decision(&self) -> Option<Decision<G::Prompt, G::Choice, G::Region>> {
        let prompt = self.prompt(Viewer::Spectator)?;
        let Answers { offers, regions } = self.answers().clone();
        Some(Decision { prompt, offers, regions })
    }

    /// What the open question is about, as this viewer may know it; none when the game is over.
    pub fn prompt(&self, viewer: Viewer) -> Option<G::Prompt> {
        let is_over = G::outcome(&self.state).is_some();
        (!is_over).then(|| G::prompt(&self.content, &self.state, viewer))
    }

    /// Whether an answer of `seat` could take the open moment from one of `others`; see [`Answers::could_take_from`].
    pub fn could_take_from(&self, seat: Seat, others: &[Seat]) -> bool {
        self.answers().could_take_from(&self.content, &self.state, seat, others)
    }

    /// Whether an answer of any of these seats answers for all; see [`Answers::is_one_question`].
    pub fn is_one_question(&self, seats: &[Seat]) -> bool {
        self.answers().is_one_question(&self.content, &self.state, seats)
    }

    /// Works out what a choice would lead to. Nothing happens yet.
    pub fn propose(&self, seat: Seat, choice: &G::Choice) -> Result<Proposal<G>, Refusal> {
        if seat.0 >= G::n_seats(&self.setup) {
            return Err(Refusal::UnknownSeat(seat));
        }
        self.answers().check(&self.content, &self.state, seat, choice)?;
        let mut state = self.state.clone();
        let mut events = Vec::new();
        play::step_unchecked::<G>(&self.content, &mut state, seat, choice, &mut Sink::to(&mut events));
        let act = Act::Choose { seat, choice: choice.clone() };
        let entry = Entry { act, digest: Digest::of(&state) };
        Ok(Proposal {
            sequence: self.sequence() + 1,
            entry,
            events,
            state,
            shared: self.line.len(),
            again: vec![],
        })
    }

    /// Works out going back to where only `keep` choices had been made, if nobody has learnt a secret since. Nothing
    /// happens yet. Whoever else has to agree is for the caller to ask.
    pub fn propose_undo(&self, keep: usize) -> Result<Proposal<G>, Refusal> {
        if self.learnt_since(keep) == Learnt::Secret {
            return Err(Refusal::SecretSeen);
        }
        self.go_back(keep)
    }

    /// Works out an entry of a journal again. What was taken back then is taken back now, whatever the game says of such
    /// an undo today.
    pub fn propose_act(&self, act: &Act<G::Choice>) -> Result<Proposal<G>, Refusal> {
        match act {
            Act::Choose { seat, choice } => self.propose(*seat, choice),
            Act::Undo { keep } => self.go_back(*keep),
            Act::Restore { restore } => self.bring_back(*restore),
        }
    }

    /// Works out bringing a line back that was taken back, if nobody has learnt a secret since where they parted. Nothing
    /// happens yet; as for an undo, whoever has to agree is for the caller to ask.
    pub fn propose_restore(&self, line: u64) -> Result<Proposal<G>, Refusal> {
        let (shared, _) = Lines::of(&self.journal).apart(line).ok_or(Refusal::NothingToRestore)?;
        if self.learnt_since(shared) == Learnt::Secret {
            return Err(Refusal::SecretSeen);
        }
        self.bring_back(line)
    }

    fn bring_back(&self, line: u64) -> Result<Proposal<G>, Refusal> {
        let (shared, choices) = Lines::of(&self.journal).apart(line).ok_or(Refusal::NothingToRestore)?;
        let mut state = self.state_after(shared);
        let mut again = Vec::with_capacity(choices.len());
        for (number, sequence) in (shared + 1..).zip(choices) {
            let Act::Choose { seat, choice } = &self.journal[sequence as usize - 1].act else {
                unreachable!("a line is made of choices");
            };
            let mut events = Vec::new();
            play::step_unchecked::<G>(&self.content, &mut state, *seat, choice, &mut Sink::to(&mut events));
            let snapshot = number.is_multiple_of(SNAPSHOT_EVERY).then(|| state.clone());
            again.push(Ply { sequence, seat: *seat, choice: choice.clone(), events, snapshot });
        }
        let entry = Entry { act: Act::Restore { restore: line }, digest: Digest::of(&state) };
        Ok(Proposal { sequence: self.sequence() + 1, entry, events: vec![], state, shared, again })
    }

    /// The lines that were taken back, the newest first.
    pub fn old_lines(&self) -> Vec<OldLine> {
        Lines::of(&self.journal).old()
    }

    /// Whose choices a proposal takes back or brings back; nobody's if it is a choice.
    pub fn concern(&self, proposal: &Proposal<G>) -> Concern {
        let back = self.line.get(proposal.shared..).unwrap_or_default();
        let mut seats: Vec<Seat> = back.iter().chain(&proposal.again).map(|ply| ply.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        let learnt = self.learnt_from(back).max(self.learnt_from(&proposal.again));
        Concern { kept: proposal.shared, again: proposal.again.len(), seats, learnt }
    }

    fn go_back(&self, keep: usize) -> Result<Proposal<G>, Refusal> {
        if keep >= self.line.len() {
            return Err(Refusal::NothingToUndo);
        }
        let state = self.state_after(keep);
        let entry = Entry { act: Act::Undo { keep }, digest: Digest::of(&state) };
        Ok(Proposal {
            sequence: self.sequence() + 1,
            entry,
            events: vec![],
            state,
            shared: keep,
            again: vec![],
        })
    }

    /// Lets a proposal happen.
    pub fn commit(&mut self, proposal: Proposal<G>) -> Result<(), Refusal> {
        if proposal.sequence != self.sequence() + 1 {
            return Err(Refusal::Stale);
        }
        match &proposal.entry.act {
            Act::Choose { seat, choice } => {
                let snapshot =
                    (self.line.len() + 1).is_multiple_of(SNAPSHOT_EVERY).then(|| proposal.state.clone());
                self.line.push(Ply {
                    sequence: proposal.sequence,
                    seat: *seat,
                    choice: choice.clone(),
                    events: proposal.events,
                    snapshot,
                });
            }
            Act::Undo { keep } => {
                self.line.truncate(*keep);
                self.last_undo = proposal.sequence;
            }
            Act::Restore { .. } => {
                self.line.truncate(proposal.shared);
                self.line.extend(proposal.again);
                self.last_undo = proposal.sequence;
            }
        }
        self.journal.push(proposal.entry);
        self.state = proposal.state;
        self.answers = OnceLock::new();
        Ok(())
    }

    /// Makes a choice at once.
    pub fn choose(&mut self, seat: Seat, choice: &G::Choice) -> Result<&[Told<G::Event>], Refusal> {
        let proposal = self.propose(seat, choice)?;
        self.commit(proposal)?;
        Ok(self.line.last().map_or(&[], |ply| &ply.events))
    }

    /// Goes back at once.
    pub fn undo(&mut self, keep: usize) -> Result<(), Refusal> {
        let proposal = self.propose_undo(keep)?;
        self.commit(proposal)
    }

    /// Brings a line back at once.
    pub fn restore(&mut self, line: u64) -> Result<(), Refusal> {
        let proposal = self.propose_restore(line)?;
        self.commit(proposal)
    }

    /// How many choices to keep so that this seat takes back its last one, if it may do so without asking: it was
    /// the newest at the table, and nobody learnt anything from it.
    pub fn free_take_back(&self, seat: Seat) -> Option<usize> {
        let keep = self.line.len().checked_sub(1)?;
        let free = self.line[keep].seat == seat && self.learnt_since(keep) == Learnt::Nothing;
        free.then_some(keep)
    }

    /// The most that anybody has learnt from the choices after the first `keep`.
    pub fn learnt_since(&self, keep: usize) -> Learnt {
        self.learnt_from(self.line.get(keep..).unwrap_or_default())
    }

    fn learnt_from(&self, plies: &[Ply<G>]) -> Learnt {
        let learnt = plies.iter().map(|ply| play::learnt::<G>(&ply.events, G::n_seats(&self.setup)));
        learnt.max().unwrap_or(Learnt::Nothing)
    }

    /// What happened after a sequence number.
    pub fn since(&self, sequence: u64) -> Since<'_, G> {
        if sequence < self.last_undo || sequence > self.sequence() {
            return Since::Reset;
        }
        Since::Plies(&self.line[self.line.partition_point(|ply| ply.sequence <= sequence)..])
    }

    /// The state when only the first `keep` choices of the line had been made.
    ///
    /// # Panics
    /// If the line is shorter than `keep`.
    pub fn state_after(&self, keep: usize) -> G::State {
        let plies = &self.line[..keep];
        let known = plies.iter().rposition(|ply| ply.snapshot.is_some());
        let mut state = match known {
            Some(n) => plies[n].snapshot.clone().expect("just found"),
            None => self.opening.1.clone(),
        };
        for ply in &plies[known.map_or(0, |n| n + 1)..] {
            let sink = &mut Sink::silent();
            play::step_unchecked::<G>(&self.content, &mut state, ply.seat, &ply.choice, sink);
        }
        state
    }

    /// A new table that shares the first `keep` choices with this one and goes its own way from there, with the
    /// same dice for the same occasions.
    ///
    /// # Panics
    /// If the line is shorter than `keep`.
    pub fn branch(&self, keep: usize) -> Self {
        let mut table = Self::begin(self.content.clone(), self.setup.clone(), self.seed)
            .expect("the set-up was accepted before");
        for ply in &self.line[..keep] {
            table.choose(ply.seat, &ply.choice).expect("the choice was accepted before");
        }
        table
    }

    /// The game as a file. It holds the seed: give it only to people who may know the future.
    pub fn to_file(&self, content_hash: &str) -> GameFile<G> {
        GameFile { entries: self.journal.clone(), ..self.file_head(content_hash) }
    }

    /// The game as a file without its entries. It holds the seed as well.
    pub fn file_head(&self, content_hash: &str) -> GameFile<G> {
        GameFile {
            sortie: file::FORMAT,
            game: G::ID.to_owned(),
            content: content_hash.to_owned(),
            setup: self.setup.clone(),
            seed: self.seed,
            entries: Vec::new(),
            checkpoint: self.checkpoint(),
        }
    }

    /// The game as a file that gives nothing of the future away; none if it has no checkpoint.
    pub fn to_checkpoint_file(&self, content_hash: &str) -> Option<CheckpointFile<G>> {
        Some(CheckpointFile {
            sortie: file::FORMAT,
            game: G::ID.to_owned(),
            content: content_hash.to_owned(),
            setup: self.setup.clone(),
            checkpoint: self.checkpoint()?,
        })
    }

    /// What a later version goes on from if the journal does not play again there; see [`Game::checkpoint`].
    pub fn checkpoint(&self) -> Option<Value> {
        G::checkpoint(&self.content, &self.state)
    }

    /// Plays a file again, entry by entry, and compares every digest.
    pub fn from_file(content: Arc<G::Content>, file: &GameFile<G>) -> Result<Self, LoadError> {
        Self::from_file_watched(content, file, &mut |_| true)
    }

    /// As [`Self::from_file`]; before each entry somebody is asked whether to go on, and told how many events there are so far.
    /// They may take their time over the answer.
    pub fn from_file_watched(
        content: Arc<G::Content>,
        file: &GameFile<G>,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Self, LoadError> {
        file.check_header()?;
        let mut table = Self::begin(content, file.setup.clone(), file.seed).map_err(LoadError::Setup)?;
        let mut n_events = 0;
        for (index, entry) in file.entries.iter().enumerate() {
            let number = index + 1;
            if !watch(n_events) {
                return Err(LoadError::Stopped { number });
            }
            let proposal = table.propose_act(&entry.act);
            let proposal = proposal.map_err(|refusal| LoadError::Refused { number, refusal })?;
            let digest = proposal.entry.digest;
            n_events += proposal.n_events();
            if digest != entry.digest {
                return Err(LoadError::Digest { number, expected: entry.digest, found: digest });
            }
            table.commit(proposal).map_err(|refusal| LoadError::Refused { number, refusal })?;
        }
        Ok(table)
    }
}
