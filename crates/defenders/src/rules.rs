//! The game as the kernel sees it.

use serde::Deserialize;
use serde_json::Value;
use sortie_kernel::{
    Chance, Draw, Game, Learnt, NoRegion, Offer, Outcome, Problem, Progress, Reason, Seat, Seed, Sink, Told,
    Viewer,
};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::{AlienEvent, AttackEvent, Ending, Event, RoundEvent, StoryEvent, TurnEvent};
use crate::limits::signals;
use crate::setup::{CampaignPick, Mode, SavedCampaign, Setup};
use crate::state::{Frame, State};
use crate::view::View;
use crate::world::FigureId;
use crate::{flow, view};

/// The game `defenders`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Defenders;

impl Game for Defenders {
    const ID: &'static str = "defenders";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Region = NoRegion;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn n_seats(setup: &Setup) -> u8 {
        setup.agents.len() as u8
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

    fn prompt(content: &Content, state: &State, _viewer: Viewer) -> Prompt {
        flow::prompt(content, state)
    }

    #[inline]
    fn answer(content: &Content, state: &mut State, seat: Seat, choice: &Choice, sink: &mut Sink<'_, Event>) {
        flow::answer(&mut Ctx { content, state, sink: sink.reborrow() }, seat, *choice);
    }

    fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        flow::why_not(content, state, seat, *choice)
    }

    /// Beside the boxed game any device may report what happens on the table.
    fn is_reported(setup: &Setup) -> bool {
        setup.mode == Mode::Companion
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let n = state.table.n_agents;
        if let Some(campaign) = state.campaign() {
            campaign.ending?;
            let is_won = campaign.played.last().is_some_and(|last| last.ending.is_won());
            return Some(match is_won {
                true => Outcome::all_win(n, "campaign-won"),
                false => Outcome::all_lose("campaign-lost"),
            });
        }
        Some(match state.ending? {
            Ending::Accomplished => Outcome::all_win(n, "accomplished"),
            Ending::Partly => Outcome::all_win(n, "partly"),
            Ending::Failed => Outcome::all_lose("failed"),
            Ending::AllOut => Outcome::all_lose("all-out"),
        })
    }

    fn round(_content: &Content, state: &State) -> u32 {
        state.round.into()
    }

    fn view(content: &Content, state: &State, _viewer: Viewer) -> View {
        view::view(content, state)
    }

    fn foreseen(content: &Content, state: &State, _viewer: Viewer) -> Option<Value> {
        serde_json::to_value(view::foreseen(content, state)).ok()
    }

    /// Everybody hears everything: players may and should talk about all they see (1). What a signal is nobody is told, not
    /// even by an event (`AlienEvent::SignalPlaced` keeps it to itself).
    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Alien(AlienEvent::SignalPlaced { signal, at, .. }) => {
                AlienEvent::SignalPlaced { signal: *signal, at: *at, is_alien: false }.into()
            }
            Event::Story(StoryEvent::WaypointHidden { at, .. }) => {
                StoryEvent::WaypointHidden { waypoint: 0, at: *at }.into()
            }
            Event::Round(_)
            | Event::Turn(_)
            | Event::Attack(_)
            | Event::Alien(_)
            | Event::Story(_)
            | Event::Campaign(_)
            | Event::Beside(_) => event.clone(),
        })
    }

    fn redact_choice(choice: &Choice, _seat: Seat, _viewer: Viewer) -> Option<Choice> {
        Some(*choice)
    }

    fn learnt(told: &Told<Event>, _viewer: Viewer) -> Learnt {
        learnt(&told.event)
    }

    /// Decks in another order, signals face down mixed with those of the reserve, and another seed for what is still to come.
    /// Encounter cards that somebody looks at stay as they are.
    fn resample(content: &Content, state: &State, _viewer: Viewer, draw: &mut Draw) -> State {
        let mut other = state.clone();
        other.mix(content, draw);
        let number = u64::from(draw.below(u32::MAX)) << 32 | u64::from(draw.below(u32::MAX));
        other.chance = Chance::new(Seed::from_number(number));
        other
    }

    fn checkpoint(content: &Content, state: &State) -> Option<Value> {
        serde_json::to_value(flow::checkpoint(content, state)?).ok()
    }

    fn resumed(setup: &Setup, checkpoint: &Value) -> Option<Setup> {
        let saved: SavedCampaign = SavedCampaign::deserialize(checkpoint).ok()?;
        let pick = setup.campaign.as_ref()?;
        let agents = if saved.agents.is_empty() { setup.agents.clone() } else { saved.agents.clone() };
        let resume = Some(Box::new(saved));
        let campaign = Some(CampaignPick { id: pick.id.clone(), team: pick.team.clone(), resume });
        Some(Setup { campaign, agents, ..setup.clone() })
    }

    fn progress(content: &Content, state: &State) -> Option<Value> {
        serde_json::to_value(view::progress(content, state)).ok()
    }

    /// What the story has in store has no part in what players imagine: they might learn of it before it happens. While it is told,
    /// nothing is foreseen.
    fn imagined(content: &Content, state: &State, seat: Seat, draw: &mut Draw) -> Option<State> {
        let is_story = |frame: &Frame| matches!(frame, Frame::Script | Frame::Acting { .. });
        if state.frames.iter().any(is_story) {
            return None;
        }
        let mut imagined = Self::resample(content, state, Viewer::Seat(seat), draw);
        imagined.script.fall_silent();
        Some(imagined)
    }
}

/// What chance has shown: dice, cards, tokens.
fn learnt(event: &Event) -> Learnt {
    let chance = match event {
        Event::Round(event) => matches!(
            event,
            RoundEvent::WeaponDrawn { .. } | RoundEvent::DeviceGained { .. } | RoundEvent::Ended { .. }
        ),
        Event::Turn(event) => matches!(event, TurnEvent::Scouted { .. }),
        Event::Attack(event) => matches!(event, AttackEvent::Rolled { .. } | AttackEvent::Rerolled { .. }),
        Event::Alien(event) => matches!(
            event,
            AlienEvent::EncounterDrawn { .. }
                | AlienEvent::Appeared { .. }
                | AlienEvent::Revealed { .. }
                | AlienEvent::EventDrawn { .. }
                | AlienEvent::NobodyComes
                | AlienEvent::PointRolled { .. }
                | AlienEvent::SignalStrayed { .. }
                | AlienEvent::SignalDestroyed { .. }
        ),
        Event::Story(_) | Event::Campaign(_) | Event::Beside(_) => false,
    };
    // What calls a rule is hidden from nobody; what follows from it is read when it comes.
    let chance = chance || matches!(event, Event::Story(StoryEvent::WaypointTurned { .. }));
    if chance { Learnt::Chance } else { Learnt::Nothing }
}

impl State {
    /// Everything nobody knows in another order.
    fn mix(&mut self, content: &Content, draw: &mut Draw) {
        let seen = self
            .frames
            .iter()
            .rev()
            .find_map(|frame| if let Frame::Scouting(frame) = frame { Some(frame.cards) } else { None });
        let seen = seen.unwrap_or(0);
        let held: Vec<u8> = (0..seen).filter_map(|_| self.encounter_deck.take()).collect();
        self.encounter_deck.resample(draw);
        held.iter().rev().for_each(|&card| self.encounter_deck.put_on_top(card));
        self.alien_deck.resample(draw);
        let stacks = self.battle(content).events.iter().rev().map(Vec::len);
        self.event_deck.resample_stacks(stacks, draw);
        // One that was turned and stays hides nothing.
        let is_hidden = |signal: &FigureId| self.body(*signal).is_present && !self.is_turned(*signal);
        let hidden: Vec<_> = signals().filter(is_hidden).collect();
        for &signal in &hidden {
            let is_alien = self.signals[usize::from(signal.0 - crate::limits::SIGNALS)].is_alien;
            self.reserve.put_on_top(is_alien.into());
        }
        self.reserve.resample(draw);
        for &signal in &hidden {
            let is_alien = self.reserve.take() == Some(1);
            self.signals[usize::from(signal.0 - crate::limits::SIGNALS)].is_alien = is_alien;
        }
    }
}
