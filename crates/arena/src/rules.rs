//! The game as the kernel sees it.

use sortie_kernel::{
    Chance, Deck, Draw, Frames, Game, Learnt, NoRegion, Occasion, Offer, Outcome, Problem, Progress, Reason,
    Seat, Seed, Sink, Told, Viewer,
};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::{Board, Content, DroidKind, Jedi};
use crate::event::{Ending, Event};
use crate::setup::Setup;
use crate::state::{Frame, State, TableRules, what};
use crate::view::View;
use crate::{flow, legal, view};

/// The game `arena`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arena;

impl Game for Arena {
    const ID: &'static str = "arena";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Region = NoRegion;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn n_seats(setup: &Setup) -> u8 {
        setup.jedi.len() as u8
    }

    fn check_setup(_content: &Content, setup: &Setup) -> Vec<Problem> {
        setup.problems()
    }

    fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
        let chance = Chance::new(seed);
        let shuffle = |what| chance.on(Occasion { what, whom: 0, round: 0, time: 0 });
        let per_seat = |of: &dyn Fn(Seat) -> u8| {
            let mut all = [0; 4];
            Seat::first(Self::n_seats(setup)).for_each(|seat| all[seat.index()] = of(seat));
            all
        };
        let n_dice = per_seat(&|seat| setup.n_dice(seat));
        let mut jedi = [Jedi::ObiWan; 4];
        jedi[..setup.jedi.len()].copy_from_slice(&setup.jedi);
        State {
            areas: Deck::shuffled(1..=28, shuffle(what::AREAS)),
            threats: Deck::shuffled(0..15, shuffle(what::THREATS)),
            chance,
            frames: Frames::new(Frame::Opening),
            table: TableRules {
                n_seats: Self::n_seats(setup),
                jedi,
                n_dice,
                difficulty: setup.difficulty,
                dice: setup.dice,
                modules: setup.modules,
            },
            position: 0,
            round: 0,
            force: content.level(setup.difficulty).start_force,
            supply: [DroidKind::TILES; 3],
            droids: Default::default(),
            jedi_at: [None; 4],
            area_shuffles: 0,
            cards: None,
            card_dice: [[0; 6]; 4],
            board_dice: [[0; Board::MOST_FIELDS]; 4],
            dice_left: n_dice,
            roll: [0; 4],
            r2d2_ready: false,
            c3po_left: if setup.modules.c3po { content.c3po_tiles } else { 0 },
            ending: None,
        }
    }

    #[inline]
    fn advance(content: &Content, state: &mut State, sink: &mut Sink<'_, Event>) -> Progress {
        flow::advance(&mut Ctx { content, state, sink: sink.reborrow() })
    }

    #[inline]
    fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        legal::offers(content, state, out);
    }

    fn prompt(content: &Content, state: &State, _viewer: Viewer) -> Prompt {
        legal::prompt(content, state)
    }

    #[inline]
    fn answer(content: &Content, state: &mut State, seat: Seat, choice: &Choice, sink: &mut Sink<'_, Event>) {
        flow::answer(&mut Ctx { content, state, sink: sink.reborrow() }, seat, *choice);
    }

    fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        legal::why_not(content, state, seat, *choice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Some(match state.ending? {
            Ending::Victory { .. } => Outcome::all_win(state.table.n_seats, "victory"),
            Ending::SupplyEmpty { .. } => Outcome::all_lose("supply-empty"),
            Ending::ForceGone => Outcome::all_lose("force-gone"),
            Ending::MegaUnmet => Outcome::all_lose("mega-unmet"),
        })
    }

    fn round(_content: &Content, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn view(content: &Content, state: &State, _viewer: Viewer) -> View {
        view::view(content, state)
    }

    /// Everybody hears everything: players may and should talk about all they see (1).
    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn redact_choice(choice: &Choice, _seat: Seat, _viewer: Viewer) -> Option<Choice> {
        Some(*choice)
    }

    fn learnt(told: &Told<Event>, _viewer: Viewer) -> Learnt {
        match told.event {
            Event::Rolled { .. }
            | Event::ThreatsRevealed { .. }
            | Event::AreaDrawn { .. }
            | Event::AreaSkipped { .. }
            | Event::Ended { .. } => Learnt::Chance,
            Event::Started { .. }
            | Event::PhaseBegan { .. }
            | Event::Reported { .. }
            | Event::ForceSpent { .. }
            | Event::Flipped { .. }
            | Event::PlacedOnCard { .. }
            | Event::PlacedOnBoard { .. }
            | Event::FightBegan { .. }
            | Event::Walked { .. }
            | Event::Struck { .. }
            | Event::FightEnded { .. }
            | Event::PushStopped { .. }
            | Event::ForceGained { .. }
            | Event::Pushed { .. }
            | Event::Reshuffled { .. }
            | Event::NoAreaFree { .. }
            | Event::DroidPlaced { .. }
            | Event::MegaChecked { .. }
            | Event::ThreatChecked { .. }
            | Event::Parleyed { .. }
            | Event::ForceLost { .. }
            | Event::RoundCleared => Learnt::Nothing,
        }
    }

    /// The piles in another order, and another seed for what is still to be rolled.
    fn resample(_content: &Content, state: &State, _viewer: Viewer, draw: &mut Draw) -> State {
        let mut other = state.clone();
        other.areas.resample(draw);
        other.threats.resample(draw);
        let number = u64::from(draw.below(u32::MAX)) << 32 | u64::from(draw.below(u32::MAX));
        other.chance = Chance::new(Seed::from_number(number));
        other
    }
}
