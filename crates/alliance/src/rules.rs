//! The game as the kernel sees it.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new event is thought about here")]

use serde::Deserialize;
use serde_json::Value;
use sortie_kernel::{
    Chance, Draw, Game, Learnt, NoRegion, Offer, Outcome, Problem, Progress, Reason, Rule, Seat, Seed, Sink,
    Told, Viewer,
};

use crate::apply::Ctx;
use crate::choice::{Choice, Prompt};
use crate::content::Content;
use crate::event::Event;
use crate::order::Order;
use crate::setup::{CampaignPick, Mode, SavedCampaign, Setup};
use crate::state::{Course, Ending, Frame, State};
use crate::view::View;
use crate::{flow, view};

/// The game `alliance`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Alliance;

impl Game for Alliance {
    const ID: &'static str = "alliance";

    type Content = Content;
    type Setup = Setup;
    type State = State;
    type Choice = Choice;
    type Region = NoRegion;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;

    fn n_seats(setup: &Setup) -> u8 {
        setup.heroes.len() as u8
    }

    fn check_setup(content: &Content, setup: &Setup) -> Vec<Problem> {
        setup.problems(content)
    }

    fn begin(content: &Content, setup: &Setup, seed: Seed) -> State {
        flow::begin(content, setup, seed)
    }

    fn advance(content: &Content, state: &mut State, sink: &mut Sink<'_, Event>) -> Progress {
        flow::advance(&mut Ctx::new(content, state, sink.reborrow()))
    }

    fn offers(content: &Content, state: &State, out: &mut Vec<Offer<Choice>>) {
        flow::offers(content, state, out);
    }

    fn prompt(content: &Content, state: &State, _viewer: Viewer) -> Prompt {
        flow::prompt(content, state)
    }

    fn answer(content: &Content, state: &mut State, seat: Seat, choice: &Choice, sink: &mut Sink<'_, Event>) {
        flow::answer(&mut Ctx::new(content, state, sink.reborrow()), seat, choice);
    }

    fn why_not(content: &Content, state: &State, seat: Seat, choice: &Choice) -> Reason {
        flow::why_not(content, state, seat, choice)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Some(match state.ending? {
            Ending::Victory => Outcome::all_win(state.table.n_seats, "victory"),
            Ending::AllWounded => Outcome::all_lose("all-wounded"),
            Ending::TooLate => Outcome::all_lose("too-late"),
            Ending::MissionLost => Outcome::all_lose("mission-lost"),
            Ending::Campaign { won: true, .. } => Outcome::all_win(state.table.n_seats, "campaign-won"),
            Ending::Campaign { .. } => Outcome::all_lose("campaign-lost"),
        })
    }

    fn round(_content: &Content, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn view(content: &Content, state: &State, viewer: Viewer) -> View {
        view::view(content, state, viewer)
    }

    fn foreseen(content: &Content, state: &State, viewer: Viewer) -> Option<Value> {
        serde_json::to_value(view::foreseen(content, state, viewer)).ok()
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        if let Event::SupplyScouted { hero, card } = &mut event
            && viewer != Viewer::Seat(Seat(*hero))
        {
            *card = None;
        }
        Some(event)
    }

    /// Everybody hears every choice: players talk about all they do (R2.2).
    fn redact_choice(choice: &Choice, _seat: Seat, _viewer: Viewer) -> Option<Choice> {
        Some(*choice)
    }

    /// What teaches nothing is told after something that does, or follows from what everybody saw; the suite notices where
    /// that is not so.
    fn learnt(told: &Told<Event>, _viewer: Viewer) -> Learnt {
        match &told.event {
            Event::AttackRolled { .. }
            | Event::Rerolled { .. }
            | Event::Tested { .. }
            | Event::DamageRolled { .. }
            | Event::SupplyDrawn { .. }
            | Event::SupplyScouted { .. }
            | Event::GroupActivated { .. }
            | Event::Stocked { .. } => Learnt::Chance,
            // Groups and items may have been drawn (R36.2, R35.3); everything else the mission says.
            Event::Ordered { order: Order::Deploy { .. } | Order::Item { .. } } => Learnt::Chance,
            // Heroes are set where their players want them; enemies may have been drawn, and chance decides between places
            // that are equally bad (A42).
            Event::Deployed { .. } if told.rule != Rule("R17.1") => Learnt::Chance,
            Event::Reinforced { .. } => Learnt::Chance,
            Event::Deployed { .. }
            | Event::Ordered { .. }
            | Event::RoundBegan { .. }
            | Event::RoundEnded { .. }
            | Event::Activated { .. }
            | Event::ActivationEnded { .. }
            | Event::CardsReadied { .. }
            | Event::PointsGained { .. }
            | Event::PointsLost { .. }
            | Event::Moved { .. }
            | Event::Placed { .. }
            | Event::Rested { .. }
            | Event::MedpacUsed { .. }
            | Event::MedpacGained { .. }
            | Event::Interacted { .. }
            | Event::DoorOpened { .. }
            | Event::SupplyEmpty
            | Event::AbilityUsed { .. }
            | Event::CardExhausted { .. }
            | Event::CardGone { .. }
            | Event::ActionGained { .. }
            | Event::StrainSuffered { .. }
            | Event::Suffered { .. }
            | Event::Recovered { .. }
            | Event::ConditionGained { .. }
            | Event::ConditionLost { .. }
            | Event::AttackDeclared { .. }
            | Event::DieAdded { .. }
            | Event::DieRemoved { .. }
            | Event::Modified { .. }
            | Event::KeywordGained { .. }
            | Event::Converted { .. }
            | Event::SurgesCounted { .. }
            | Event::SurgeSpent { .. }
            | Event::SurgeSkipped { .. }
            | Event::SurgesLost { .. }
            | Event::SurgesCancelled { .. }
            | Event::Missed { .. }
            | Event::Hit { .. }
            | Event::Blasted { .. }
            | Event::Cleaved { .. }
            | Event::OrderPicked { .. }
            | Event::Suppressed { .. }
            | Event::AttackEnded
            | Event::TestEnded { .. }
            | Event::Wounded { .. }
            | Event::Withdrawn { .. }
            | Event::Defeated { .. }
            | Event::GroupDefeated { .. }
            | Event::Destroyed { .. }
            | Event::FigureActivated { .. }
            | Event::LineBegan { .. }
            | Event::LineSkipped { .. }
            | Event::Thought { .. }
            | Event::TokensSpent { .. }
            | Event::PickedUp { .. }
            | Event::Dropped { .. }
            | Event::Chose { .. }
            | Event::Told { .. }
            | Event::MissionBegan { .. }
            | Event::MissionEnded { .. }
            | Event::EncounterBegan { .. }
            | Event::EncounterEnded { .. }
            | Event::Planned { .. }
            | Event::Ended { .. } => Learnt::Nothing,
        }
    }

    fn resample(_content: &Content, state: &State, viewer: Viewer, draw: &mut Draw) -> State {
        let mut other = state.clone();
        other.tied.forget();
        // Who sees the top supply card knows the pile as far as it matters now.
        if !state.sees_top_supply(viewer) {
            other.supply.resample(draw);
        }
        let mut bytes = [0; 32];
        bytes.iter_mut().for_each(|byte| *byte = draw.below(256) as u8);
        other.chance = Chance::new(Seed::from_bytes(bytes));
        other
    }

    /// The rules of a mission are hidden until they fire: a choice is tried out without them. Where one is at work, all that follows is
    /// theirs.
    fn imagined(content: &Content, state: &State, seat: Seat, draw: &mut Draw) -> Option<State> {
        let mut imagined = Self::resample(content, state, Viewer::Seat(seat), draw);
        let is_story = |frame: &Frame| matches!(frame.course(), Course::Story);
        if imagined.frames.iter().any(is_story) {
            return None;
        }
        if let Some(script) = &mut imagined.script {
            script.fall_silent();
        }
        Some(imagined)
    }

    fn checkpoint(content: &Content, state: &State) -> Option<Value> {
        serde_json::to_value(flow::checkpoint(content, state)?).ok()
    }

    fn resumed(setup: &Setup, checkpoint: &Value) -> Option<Setup> {
        let saved: SavedCampaign = SavedCampaign::deserialize(checkpoint).ok()?;
        let pick = setup.campaign.as_ref()?;
        let resume = Some(Box::new(saved));
        let campaign = Some(CampaignPick { id: pick.id.clone(), team: pick.team.clone(), resume });
        Some(Setup { campaign, ..setup.clone() })
    }

    fn progress(content: &Content, state: &State) -> Option<Value> {
        serde_json::to_value(view::progress(content, state)?).ok()
    }

    fn is_reported(setup: &Setup) -> bool {
        setup.mode == Mode::Companion
    }

    fn takes_bots(setup: &Setup) -> bool {
        setup.mode == Mode::Table
    }
}

impl Alliance {
    /// The campaign as it is on the star map, or was there last, for later versions of the program; none outside a
    /// campaign and when it is over.
    pub fn checkpoint(content: &Content, state: &State) -> Option<SavedCampaign> {
        flow::checkpoint(content, state)
    }
}
