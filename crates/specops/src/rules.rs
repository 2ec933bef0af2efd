//! The game as the kernel sees it.

use serde_json::Value;
use sortie_kernel::{
    Draw, Game, Learnt, Offer, Outcome, Problem, Progress, Reason, RegionOffer, Seat, Seed, Side, Sink, Told,
    Viewer,
};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::Event;
use crate::region::Region;
use crate::setup::{Mode, Setup};
use crate::state::State;
use crate::view::View;
use crate::{flow, secret, view};

/// The game `specops`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Specops;

impl Game for Specops {
    const ID: &'static str = "specops";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Region = Region;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn n_seats(_setup: &Setup) -> u8 {
        2
    }

    /// Each seat plays for itself; which colour it has is thrown for (C1.7).
    fn side_of(_setup: &Setup, seat: Seat) -> Option<Side> {
        Some(Side(seat.0))
    }

    fn check_setup(content: &Content, setup: &Setup) -> Vec<Problem> {
        setup.problems(content)
    }

    fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
        flow::begin(content, setup, seed)
    }

    #[inline]
    fn advance(content: &Content, state: &mut State, sink: &mut Sink<'_, Event>) -> Progress {
        flow::advance(&mut Ctx { content, state, sink: sink.reborrow() })
    }

    #[inline]
    fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        flow::offers(content, state, out);
    }

    #[inline]
    fn regions(content: &Content, state: &State, out: &mut Vec<RegionOffer<Region>>) {
        flow::regions(content, state, out);
    }

    fn prompt(content: &Content, state: &State, viewer: Viewer) -> Prompt {
        flow::prompt(content, state, viewer)
    }

    #[inline]
    fn answer(content: &Content, state: &mut State, seat: Seat, choice: &Choice, sink: &mut Sink<'_, Event>) {
        flow::answer(&mut Ctx { content, state, sink: sink.reborrow() }, seat, *choice);
    }

    fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        flow::why_not(content, state, seat, choice)
    }

    /// Beside a real table any device may say what everybody sees.
    fn is_reported(setup: &Setup) -> bool {
        setup.mode == Mode::Companion
    }

    /// Nobody moves real miniatures for a bot.
    fn takes_bots(setup: &Setup) -> bool {
        setup.mode == Mode::Table
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let ending = state.ending?;
        let sides = [Some(Side(0)), Some(Side(1))];
        let outcome = match ending.winner {
            Some(winner) => Outcome::won_by(Side(state.seat_of(winner).0), &sides, ending.how.word()),
            None => Outcome::drawn(&sides, ending.how.word()),
        };
        let scores = [0, 1].map(|seat| {
            let colour = state.colour_of(Seat(seat));
            i16::from(state.players[colour.index()].points)
        });
        Some(outcome.with_scores(&scores))
    }

    fn round(_content: &Content, state: &State) -> u32 {
        state.round.into()
    }

    fn view(content: &Content, state: &State, viewer: Viewer) -> View {
        view::view(content, state, viewer)
    }

    /// What whoever acts sees from where it would stand: nothing that is hidden from anybody has a part in it (C16.2).
    fn foreseen(content: &Content, state: &State, _viewer: Viewer) -> Option<Value> {
        serde_json::to_value(view::foreseen(content, state)?).ok()
    }

    /// How far the game has come, for a list of tables: round and points (C16.2).
    fn progress(_content: &Content, state: &State) -> Option<Value> {
        serde_json::to_value(view::progress(state)).ok()
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        secret::redact(event, viewer)
    }

    fn redact_choice(choice: &Choice, seat: Seat, viewer: Viewer) -> Option<Choice> {
        secret::redact_choice(choice, seat, viewer)
    }

    fn learnt(told: &Told<Event>, viewer: Viewer) -> Learnt {
        secret::learnt(&told.event, viewer)
    }

    fn resample(content: &Content, state: &State, viewer: Viewer, draw: &mut Draw) -> State {
        secret::resample(content, state, viewer, draw)
    }
}
