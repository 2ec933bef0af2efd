//! The promises every game makes, as one test suite. A game passes it by naming itself:
//!
//! ```ignore
//! Suite::<MyGame>::new(content, setups).games(200).longest(2_000).run();
//! ```

mod regions;
mod secrets;

use std::sync::Arc;

use crate::{
    Answers, Chance, Digest, Draw, Game, GameFile, Learnt, Occasion, Offer, Refusal, Region, Seed, Sink,
    Table, play,
};

/// Random games of one kind, watched at every step.
#[derive(Debug)]
pub struct Suite<G: Game> {
    content: Arc<G::Content>,
    setups: Vec<G::Setup>,
    games: u64,
    longest: usize,
}

impl<G: Game> Suite<G> {
    /// A suite over these set-ups.
    pub fn new(content: Arc<G::Content>, setups: Vec<G::Setup>) -> Self {
        Self { content, setups, games: 100, longest: 5_000 }
    }

    /// How many games each property plays.
    pub fn games(self, games: u64) -> Self {
        Self { games, ..self }
    }

    /// How many choices a random game may take at most.
    pub fn longest(self, longest: usize) -> Self {
        Self { longest, ..self }
    }

    /// Checks everything.
    ///
    /// # Panics
    /// If the game breaks a promise; the message names the set-up, the seed and the choice.
    pub fn run(&self) {
        self.exactly_the_offers_are_accepted();
        self.games_end_and_replay_alike();
        self.saved_games_go_on_alike();
        self.views_hide_secrets();
        self.regions_keep_their_word();
        self.undo_then_redo_returns();
    }

    /// Every offer is accepted; every answer offered at some other time is refused and changes nothing.
    ///
    /// # Panics
    /// If not.
    pub fn exactly_the_offers_are_accepted(&self) {
        let mut heard: Vec<Offer<G::Choice>> = Vec::new();
        self.for_each_game(|at, table, draw| {
            let Answers { offers, regions } = table.answers();
            assert!(!table.answers().is_empty(), "{at}: the game asks but offers nothing");
            for offer in offers {
                let proposal = table.propose(offer.seat, &offer.choice);
                assert!(proposal.is_ok(), "{at}: {offer:?} was offered and refused");
            }
            let is_in_region = |other: &Offer<G::Choice>| {
                let mut mine = regions.iter().filter(|offer| offer.seat == other.seat);
                mine.any(|offer| {
                    offer.region.concerns(&other.choice)
                        && offer.region.check(&self.content, &other.choice).is_ok()
                })
            };
            for other in &heard {
                if !offers.contains(other) && !is_in_region(other) {
                    let mut state = table.state().clone();
                    let answer = play::step::<G>(
                        &self.content,
                        &mut state,
                        other.seat,
                        &other.choice,
                        &mut Sink::silent(),
                    );
                    assert!(answer.is_err(), "{at}: {other:?} was not offered and accepted");
                    assert!(state == *table.state(), "{at}: {other:?} was refused and changed the state");
                }
            }
            // A sample of answers from all times of all games so far, refreshed slowly.
            let sample = answer(table, draw);
            if heard.len() < 200 {
                heard.push(sample);
            } else {
                let at = draw.below(200) as usize;
                heard[at] = sample;
            }
        });
    }

    /// Games end within the bound, and the same choices give the same states again.
    ///
    /// # Panics
    /// If not.
    pub fn games_end_and_replay_alike(&self) {
        for (setup, seed) in self.all_games() {
            let table = self.play(setup, seed, |_, _, _| ());
            assert!(G::outcome(table.state()).is_some(), "{setup:?} {seed}: no end in sight");
            assert!(table.decision().is_none(), "{setup:?} {seed}: the game is over and asks on");
            let file = table.to_file("suite");
            let again = Table::<G>::from_file(self.content.clone(), &file)
                .unwrap_or_else(|error| panic!("{setup:?} {seed}: {error}"));
            assert!(again.state() == table.state(), "{setup:?} {seed}: the replay ends elsewhere");
            for (one, other) in table.line().iter().zip(again.line()) {
                assert_eq!(one.events, other.events, "{setup:?} {seed}: the replay tells another story");
            }
        }
    }

    /// A state or a whole game, written and read back, goes on as if nothing had happened.
    ///
    /// # Panics
    /// If not.
    pub fn saved_games_go_on_alike(&self) {
        self.for_each_game(|at, table, draw| {
            if draw.below(8) != 0 {
                return;
            }
            let text = serde_json::to_string(table.state()).expect("a state serialises");
            let state: G::State = serde_json::from_str(&text).expect("a state reads back");
            assert!(state == *table.state(), "{at}: the state changed on disk");
            // What is kept beside a state is not on disk, and has to come out the same.
            let offers = |state: &G::State| {
                let mut all = Vec::new();
                G::offers(&self.content, state, &mut all);
                all
            };
            assert!(offers(&state) == offers(table.state()), "{at}: a state from disk offers something else");
            let text = serde_json::to_string(&table.to_file("suite")).expect("a game serialises");
            let file: GameFile<G> = serde_json::from_str(&text).expect("a game reads back");
            let mut loaded = Table::from_file(self.content.clone(), &file).expect("a game replays");
            let mut copy = table.clone();
            for _ in 0..5 {
                if loaded.decision().is_none() {
                    break;
                }
                let offer = answer(&loaded, draw);
                loaded.choose(offer.seat, &offer.choice).expect("it was offered");
                copy.choose(offer.seat, &offer.choice).expect("it was offered");
                assert!(loaded.state() == copy.state(), "{at}: the loaded game goes another way");
            }
        });
    }

    /// Going back and making the same choices again leads to the same digests. Nobody goes back behind a secret that was
    /// seen.
    ///
    /// # Panics
    /// If not.
    pub fn undo_then_redo_returns(&self) {
        for (setup, seed) in self.all_games() {
            let mut table = self.play(setup, seed, |_, _, _| ());
            let end = Digest::of(table.state());
            let mut draw = thinking(seed ^ 0x5eed);
            let n = table.line().len();
            let seen = (0..n).rev().find(|keep| table.learnt_since(*keep) == Learnt::Secret);
            if let Some(seen) = seen {
                let refused = table.propose_undo(draw.below(seen as u32 + 1) as usize).err();
                assert_eq!(refused, Some(Refusal::SecretSeen), "{setup:?} {seed}: a secret was forgotten");
            }
            let first = seen.map_or(0, |seen| seen + 1);
            if first == n {
                continue;
            }
            let keep = first + draw.below((n - first) as u32) as usize;
            let later: Vec<_> =
                table.line()[keep..].iter().map(|moment| (moment.seat, moment.choice.clone())).collect();
            let before = table.state_after(keep);
            table.undo(keep).expect("there is something to take back");
            assert!(*table.state() == before, "{setup:?} {seed}: undo to {keep} leads elsewhere");
            for (seat, choice) in later {
                table.choose(seat, &choice).expect("the choice was legal before");
            }
            assert_eq!(Digest::of(table.state()), end, "{setup:?} {seed}: redo from {keep} ends elsewhere");
            assert!(table.branch(keep).state() == &before, "{setup:?} {seed}: a branch starts elsewhere");
            let old = table.old_lines();
            assert_eq!(old.len(), 1, "{setup:?} {seed}: what was taken back is not lost");
            table.restore(old[0].last).expect("nobody learnt a secret");
            assert_eq!(
                Digest::of(table.state()),
                end,
                "{setup:?} {seed}: the line brought back ends elsewhere"
            );
        }
    }

    fn all_games(&self) -> impl Iterator<Item = (&G::Setup, u64)> {
        let setups = self.setups.iter().cycle();
        setups.zip(0..self.games)
    }

    fn for_each_game(&self, mut look: impl FnMut(&str, &Table<G>, &mut Draw)) {
        for (setup, seed) in self.all_games() {
            self.play(setup, seed, &mut look);
        }
    }

    /// Plays one random game and looks at every question.
    fn play(
        &self,
        setup: &G::Setup,
        seed: u64,
        mut look: impl FnMut(&str, &Table<G>, &mut Draw),
    ) -> Table<G> {
        let mut table = Table::begin(self.content.clone(), setup.clone(), Seed::from_number(seed))
            .unwrap_or_else(|problems| panic!("{setup:?}: {problems:?}"));
        let mut draw = thinking(seed);
        for n in 0..self.longest {
            if table.decision().is_none() {
                return table;
            }
            look(&format!("{setup:?}, seed {seed}, choice {n}"), &table, &mut draw);
            let offer = answer(&table, &mut draw);
            table.choose(offer.seat, &offer.choice).expect("it was offered");
        }
        panic!("{setup:?}, seed {seed}: still no end after {} choices", self.longest);
    }
}

/// A random answer to the open question: one of the list, or one from a region.
fn answer<G: Game>(table: &Table<G>, draw: &mut Draw) -> Offer<G::Choice> {
    table.answers().any(table.content(), draw)
}

fn pick<'a, T>(items: &'a [T], draw: &mut Draw) -> &'a T {
    &items[draw.below(items.len() as u32) as usize]
}

/// Random words for the test's own thinking, apart from the game's chance.
fn thinking(seed: u64) -> Draw {
    Chance::new(Seed::from_number(!seed)).on(Occasion { what: u16::MAX, whom: 0, round: 0, time: 0 })
}
