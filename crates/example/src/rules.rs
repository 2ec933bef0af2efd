//! The game as the kernel sees it.

use sortie_kernel::{
    Chance, Draw, Frames, Game, Learnt, Offer, Outcome, Problem, Progress, Reason, RegionOffer, Sealed, Seat,
    Seed, Side, Sink, Told, Viewer,
};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt, Speed};
use crate::content::Content;
use crate::event::Event;
use crate::plane::{Disc, Point};
use crate::setup::Setup;
use crate::state::{Frame, Ship, State};
use crate::view::View;
use crate::{flow, legal, view};

/// The game `example`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Example;

impl Game for Example {
    const ID: &'static str = "example";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Region = Disc;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn n_seats(setup: &Setup) -> u8 {
        setup.sides.len() as u8
    }

    fn side_of(setup: &Setup, seat: Seat) -> Option<Side> {
        setup.side_of(seat)
    }

    fn check_setup(_content: &Content, setup: &Setup) -> Vec<Problem> {
        setup.problems()
    }

    /// The ships begin in a row across the middle.
    fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
        let width = i32::from(content.width);
        let between = width / (setup.sides.len() as i32 + 1);
        let ship = |(n, side): (i32, &Option<Side>)| Ship {
            side: *side,
            at: Point { x: between * n, y: width / 2 },
            score: 0,
            speed: None,
            has_moved: false,
        };
        State {
            chance: Chance::new(seed),
            frames: Frames::new(Frame::Begin),
            round: 0,
            wreck: Point { x: 0, y: 0 },
            sealed: Sealed::ask([]),
            ships: (1..).zip(&setup.sides).map(ship).collect(),
            is_over: false,
        }
    }

    fn advance(content: &Content, state: &mut State, sink: &mut Sink<'_, Event>) -> Progress {
        flow::advance(&mut Ctx { content, state, sink: sink.reborrow() })
    }

    fn offers(_content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        legal::offers(state, out);
    }

    fn regions(content: &Content, state: &State, out: &mut Vec<RegionOffer<Disc>>) {
        legal::regions(content, state, out);
    }

    fn prompt(_content: &Content, state: &State, viewer: Viewer) -> Prompt {
        legal::prompt(state, viewer)
    }

    fn answer(content: &Content, state: &mut State, seat: Seat, choice: &Choice, sink: &mut Sink<'_, Event>) {
        flow::answer(&mut Ctx { content, state, sink: sink.reborrow() }, seat, *choice);
    }

    fn why_not(_content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        legal::why_not(state, seat, *choice)
    }

    /// The highest total wins (E6). A side counts once, however many ships it has.
    fn outcome(state: &State) -> Option<Outcome> {
        if !state.is_over {
            return None;
        }
        let is_first_of_its_side = |seat: &Seat| {
            let side = state.ship(*seat).side;
            side.is_none() || state.seats().find(|other| state.ship(*other).side == side) == Some(*seat)
        };
        let totals: Vec<i16> =
            state.seats().filter(is_first_of_its_side).map(|seat| state.total(seat)).collect();
        let rank = |seat| 1 + totals.iter().filter(|total| **total > state.total(seat)).count() as u8;
        let ranks: Vec<u8> = state.seats().map(rank).collect();
        let sides: Vec<_> = state.ships.iter().map(|ship| ship.side).collect();
        let scores: Vec<_> = state.ships.iter().map(|ship| ship.score).collect();
        Some(Outcome::ranked(&ranks, "counted").with_sides(&sides).with_scores(&scores))
    }

    fn round(_content: &Content, state: &State) -> u32 {
        state.round.into()
    }

    fn view(_content: &Content, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.heard_by(viewer))
    }

    /// A speed is a secret of its seat (E3); everybody sees where ships go.
    fn redact_choice(choice: &Choice, seat: Seat, viewer: Viewer) -> Option<Choice> {
        match choice {
            Choice::Speed { .. } => viewer.is(seat).then_some(*choice),
            Choice::Move { .. } | Choice::Hold {} => Some(*choice),
        }
    }

    fn learnt(told: &Told<Event>, _viewer: Viewer) -> Learnt {
        told.event.teaches()
    }

    /// Other speeds in the place of those that are sealed, and another seed.
    fn resample(_content: &Content, state: &State, viewer: Viewer, draw: &mut Draw) -> State {
        let mut other = state.clone();
        other.sealed.resample(viewer, |_| Speed::ALL[draw.below(3) as usize]);
        let mut bytes = [0; 32];
        bytes.iter_mut().for_each(|byte| *byte = draw.below(256) as u8);
        other.chance = Chance::new(Seed::from_bytes(bytes));
        other
    }
}
