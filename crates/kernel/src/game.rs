//! What a game tells the kernel.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{
    Draw, Learnt, Offer, Outcome, Problem, Reason, Region, RegionOffer, Seat, Seed, Side, Sink, Told, Viewer,
};

/// What the top frame wants after running a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// It has done something; run again.
    Continue,
    /// It needs an answer: [`Game::offers`] or [`Game::regions`] is not empty.
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
    /// Answers that cannot be listed, like a point on a plane; [`NoRegion`](crate::NoRegion) where all can.
    type Region: Region<Self>;
    /// What a decision is about.
    type Prompt: Clone + Debug + PartialEq + Serialize + Send;
    /// What happened.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Serialize + Send;

    /// How many seats this set-up has.
    fn n_seats(setup: &Self::Setup) -> u8;

    /// The side a seat plays for; none if it plays for itself. Together against the game, all are on the first side.
    fn side_of(_setup: &Self::Setup, _seat: Seat) -> Option<Side> {
        Some(Side(0))
    }

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

    /// Adds every legal answer to the open decision that can be listed, in a fixed order.
    fn offers(content: &Self::Content, state: &Self::State, out: &mut Vec<Offer<Self::Choice>>);

    /// Adds every region of legal answers to the open decision, in a fixed order. What is in a region is not listed.
    fn regions(_content: &Self::Content, _state: &Self::State, _out: &mut Vec<RegionOffer<Self::Region>>) {}

    /// What the open decision is about, as this viewer may know it: what others have answered in secret is not in it.
    fn prompt(content: &Self::Content, state: &Self::State, viewer: Viewer) -> Self::Prompt;

    /// Carries out an answer that is among the offers or in a region.
    fn answer(
        content: &Self::Content,
        state: &mut Self::State,
        seat: Seat,
        choice: &Self::Choice,
        sink: &mut Sink<'_, Self::Event>,
    );

    /// Why an answer is neither among the offers nor an attempt at a region. The reason tells no more than the seat may
    /// know.
    fn why_not(content: &Self::Content, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Reason;

    /// How the game ended, if it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The round under way, from 1; 0 during set-up.
    fn round(content: &Self::Content, state: &Self::State) -> u32;

    /// What this viewer may know, built from nothing field by field.
    fn view(content: &Self::Content, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What a seat is told of a state that its choices would lead to, before it makes them ([`Table::foresee`](crate::Table::foresee)):
    /// no more than its view there, and less where that would be much to send.
    fn foreseen(content: &Self::Content, state: &Self::State, viewer: Viewer) -> Option<Value> {
        serde_json::to_value(Self::view(content, state, viewer)).ok()
    }

    /// What this viewer hears of an event.
    fn redact(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// What this viewer hears of a choice of a seat; none if only that there was one. What is kept secret here is told by
    /// an event when it comes out.
    fn redact_choice(choice: &Self::Choice, seat: Seat, viewer: Viewer) -> Option<Self::Choice>;

    /// What this viewer learns from an event (a die, a card, what another seat had kept secret). From what it does not
    /// hear it learns nothing.
    fn learnt(told: &Told<Self::Event>, viewer: Viewer) -> Learnt;

    /// Another state that looks the same to this viewer: hidden cards in another order, another seed.
    fn resample(content: &Self::Content, state: &Self::State, viewer: Viewer, draw: &mut Draw)
    -> Self::State;

    /// The state in which choices of a seat are tried out before it makes them: another that looks the same to it. What would answer
    /// a choice and is hidden from the seat has no part in it, so that what is foreseen does not tell whether it waits. None where
    /// nothing can be foreseen without that.
    fn imagined(
        content: &Self::Content,
        state: &Self::State,
        seat: Seat,
        draw: &mut Draw,
    ) -> Option<Self::State> {
        Some(Self::resample(content, state, Viewer::Seat(seat), draw))
    }

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

    /// Whether people report what happens on a real table. Then any device at it may answer what is put to all seats alike,
    /// also one that plays no seat: there is often a tablet for all, beside a phone for each.
    fn is_reported(_setup: &Self::Setup) -> bool {
        false
    }

    /// Whether bots may play a seat: not where people move real figures.
    fn takes_bots(_setup: &Self::Setup) -> bool {
        true
    }
}
