//! What a game tells the kernel.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{Draw, Offer, Outcome, Problem, Reason, Seat, Seed, Sink, Viewer};

/// What the top frame wants after running a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// It has done something; run again.
    Continue,
    /// It needs an answer: [`Game::offers`] is not empty.
    Ask,
    /// The game has ended.
    Over,
}

/// A game: its types and its rules. The implementing type is only a name and holds nothing.
///
/// A game is `(content, setup, seed, choices)`. Every function here is pure: no clock, no input or output, no
/// order of a hash map, no floating point.
pub trait Game: Sized + Copy + Debug + Send + Sync + 'static {
    /// The name of the game in commands, addresses and files.
    const ID: &'static str;

    /// Cards, maps, numbers: shared by all games of this kind, never part of a state.
    type Content: Debug + Send + Sync + 'static;
    /// What is agreed before the first choice: who plays what, how hard.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// The whole truth, plain data.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// An answer to a decision.
    type Choice: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// What a decision is about.
    type Prompt: Clone + Debug + PartialEq + Serialize + Send;
    /// What happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Serialize + Send;

    /// How many seats this set-up has.
    fn n_seats(setup: &Self::Setup) -> u8;

    /// Everything that is wrong with a set-up; empty if it can be played.
    fn check_setup(content: &Self::Content, setup: &Self::Setup) -> Vec<Problem>;

    /// The first state, before anything has run.
    fn begin(content: &Self::Content, setup: &Self::Setup, seed: Seed) -> Self::State;

    /// Runs the top frame until it has done one thing or needs an answer.
    fn advance(
        content: &Self::Content,
        state: &mut Self::State,
        sink: &mut Sink<'_, Self::Event>,
    ) -> Progress;

    /// Adds every legal answer to the open decision, in a fixed order.
    fn offers(content: &Self::Content, state: &Self::State, out: &mut Vec<Offer<Self::Choice>>);

    /// What the open decision is about.
    fn prompt(content: &Self::Content, state: &Self::State) -> Self::Prompt;

    /// Carries out an answer that is among the offers.
    fn answer(
        content: &Self::Content,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        sink: &mut Sink<'_, Self::Event>,
    );

    /// Why an answer that is not among the offers is not.
    fn why_not(content: &Self::Content, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Reason;

    /// How the game ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The round under way, from 1; 0 during set-up.
    fn round(content: &Self::Content, state: &Self::State) -> u32;

    /// What this viewer may know, built from nothing field by field.
    fn view(content: &Self::Content, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What this viewer hears of an event.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether an event showed somebody something new (a die, a card). What reveals nothing may be taken back
    /// without asking.
    fn reveals(event: &Self::Event) -> bool;

    /// Another state that looks the same to this viewer: hidden cards in another order, another seed.
    fn resample(content: &Self::Content, state: &Self::State, viewer: Viewer, draw: &mut Draw)
    -> Self::State;

    /// What of a long game must survive a change of rules and content, in a form that later versions read; none if
    /// nothing must.
    fn checkpoint(_content: &Self::Content, _state: &Self::State) -> Option<Value> {
        None
    }

    /// The set-up of a table that goes on from a checkpoint; none if it cannot be read.
    fn resumed(_setup: &Self::Setup, _checkpoint: &Value) -> Option<Self::Setup> {
        None
    }

    /// How far the game has come, for a list of tables, as the game writes it: no more than every viewer may know.
    /// None if round and outcome say it all.
    fn progress(_content: &Self::Content, _state: &Self::State) -> Option<Value> {
        None
    }

    /// Whether bots may play a seat: not where people move real figures.
    fn takes_bots(_setup: &Self::Setup) -> bool {
        true
    }
}
