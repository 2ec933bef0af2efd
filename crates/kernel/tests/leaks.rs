//! The suite notices what a game gives away: the example game, made to leak in one place at a time.

use std::panic::catch_unwind;
use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use sortie_example::{Choice, Content, Disc, Event, Example, Prompt, Setup, Speed, State, View};
use sortie_kernel::suite::Suite;
use sortie_kernel::{
    Draw, Game, Learnt, Offer, Outcome, Problem, Progress, Reason, RegionOffer, Seat, Seed, Side, Sink, Told,
    Viewer,
};

/// Where it leaks.
mod hole {
    pub(super) const NONE: u8 = 0;
    pub(super) const VIEW: u8 = 1;
    pub(super) const PROMPT: u8 = 2;
    pub(super) const OFFERS: u8 = 3;
    pub(super) const REFUSAL: u8 = 4;
    pub(super) const PROGRESS: u8 = 5;
    pub(super) const EVENT: u8 = 6;
    pub(super) const CHOICE: u8 = 7;
    pub(super) const UNDO: u8 = 8;
    pub(super) const AWAITED: u8 = 9;
    pub(super) const DEAF: u8 = 10;
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Leaky<const HOLE: u8>;

/// A view with a hole in it.
#[derive(Debug, Clone, PartialEq, Serialize)]
struct Peek(View, Option<Speed>);

/// What the first seat has sealed, which is nobody else's business.
fn secret(state: &State) -> Option<Speed> {
    Example::view(&Content::default(), state, Viewer::Seat(Seat(0))).mine
}

fn is_fast(state: &State) -> bool {
    secret(state) == Some(Speed::Full)
}

impl<const HOLE: u8> Game for Leaky<HOLE> {
    const ID: &'static str = "leaky";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Region = Disc;
    type Prompt = Prompt;
    type Event = Event;
    type View = Peek;

    fn n_seats(setup: &Setup) -> u8 {
        Example::n_seats(setup)
    }

    fn side_of(setup: &Setup, seat: Seat) -> Option<Side> {
        Example::side_of(setup, seat)
    }

    fn check_setup(content: &Content, setup: &Setup) -> Vec<Problem> {
        Example::check_setup(content, setup)
    }

    fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
        Example::begin(content, setup, seed)
    }

    fn advance(content: &Content, state: &mut State, sink: &mut Sink<'_, Event>) -> Progress {
        Example::advance(content, state, sink)
    }

    fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        Example::offers(content, state, out);
        match HOLE {
            hole::OFFERS if is_fast(state) => {
                out.retain(|offer| offer.choice != Choice::Speed { speed: Speed::Slow });
            }
            // The last seat waits for a fast one, and everybody sees it wait.
            hole::AWAITED if is_fast(state) && out.iter().any(|offer| offer.seat == Seat(1)) => {
                out.retain(|offer| offer.seat != Seat(2));
            }
            _ => {}
        }
    }

    fn regions(content: &Content, state: &State, out: &mut Vec<RegionOffer<Disc>>) {
        Example::regions(content, state, out);
    }

    fn prompt(content: &Content, state: &State, viewer: Viewer) -> Prompt {
        let viewer = if HOLE == hole::PROMPT { Viewer::Seat(Seat(0)) } else { viewer };
        Example::prompt(content, state, viewer)
    }

    fn answer(content: &Content, state: &mut State, seat: Seat, choice: &Choice, sink: &mut Sink<'_, Event>) {
        Example::answer(content, state, seat, choice, sink);
    }

    fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        if HOLE == hole::REFUSAL && is_fast(state) {
            return Reason { code: "leaky-too-slow", rule: None };
        }
        Example::why_not(content, state, seat, choice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Example::outcome(state)
    }

    fn round(content: &Content, state: &State) -> u32 {
        Example::round(content, state)
    }

    fn view(content: &Content, state: &State, viewer: Viewer) -> Peek {
        let seen = if HOLE == hole::VIEW { secret(state) } else { None };
        Peek(Example::view(content, state, viewer), seen)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Sealed { .. } if HOLE == hole::EVENT => Some(event.clone()),
            Event::Revealed { .. } if HOLE == hole::DEAF => None,
            event => Example::redact(event, viewer),
        }
    }

    fn redact_choice(choice: &Choice, seat: Seat, viewer: Viewer) -> Option<Choice> {
        if HOLE == hole::CHOICE { Some(*choice) } else { Example::redact_choice(choice, seat, viewer) }
    }

    fn learnt(told: &Told<Event>, viewer: Viewer) -> Learnt {
        match told.event {
            Event::Sealed { speed: Some(Speed::Full), .. }
                if HOLE == hole::UNDO && viewer == Viewer::Spectator =>
            {
                Learnt::Chance
            }
            _ => Example::learnt(told, viewer),
        }
    }

    fn resample(content: &Content, state: &State, viewer: Viewer, draw: &mut Draw) -> State {
        Example::resample(content, state, viewer, draw)
    }

    fn progress(_content: &Content, state: &State) -> Option<Value> {
        (HOLE == hole::PROGRESS).then(|| json!(is_fast(state)))
    }
}

/// What the suite says of a game with this hole.
fn said<const HOLE: u8>() -> Option<String> {
    let suite = Suite::<Leaky<HOLE>>::new(Arc::new(Content::default()), vec![Setup::alone(3)]).games(40);
    let panic = catch_unwind(|| suite.views_hide_secrets()).err()?;
    panic.downcast::<String>().ok().map(|message| *message)
}

#[test]
fn every_hole_is_noticed() {
    assert_eq!(said::<{ hole::NONE }>(), None);
    let holes = [
        (said::<{ hole::VIEW }>(), "the view tells"),
        (said::<{ hole::PROMPT }>(), "the question tells"),
        (said::<{ hole::OFFERS }>(), "the list of offers tells"),
        (said::<{ hole::REFUSAL }>(), "the answer to"),
        (said::<{ hole::PROGRESS }>(), "the entry in a list of tables tells"),
        (said::<{ hole::EVENT }>(), "an event tells"),
        (said::<{ hole::CHOICE }>(), "hears of a choice that is kept from it"),
        (said::<{ hole::UNDO }>(), "how it is taken back tells"),
        (said::<{ hole::AWAITED }>(), "the list of awaited seats tells"),
        (said::<{ hole::DEAF }>(), "and does not hear it"),
    ];
    for (said, expected) in holes {
        let said = said.unwrap_or_else(|| panic!("nothing is said, not even that {expected}"));
        assert!(said.contains(expected), "expected `{expected}`: {said}");
    }
}
