//! What one seat may know, built from nothing field by field. Agents share what they know (1), so all seats see the same.

mod ahead;
mod attack;
mod beside;
mod campaign;
mod figures;
mod foreseen;
mod looks;
mod odds;
mod progress;
mod story;

use serde::Serialize;
use sortie_boards::hex::Hex;
use ts_rs::TS;

pub use ahead::{ChecksView, Newcomer, RankView, SearchView};
pub use attack::{AddedView, AttackView, DefenceView, RollView};
pub use beside::{BesideView, GlanceView, ReadingView, ThoughtView};
pub use campaign::{AgentFileView, CampaignView, StoredWeaponView};
pub use figures::{AgentView, AlienView, DroneView, GunView, HeldView, SignalView};
pub use foreseen::Foreseen;
pub use looks::{Look, Looks, Stop, WayTo};
pub use odds::AttackOddsView;
pub use progress::{EndingReached, Progress, Whereabouts};
pub(crate) use progress::{main_objective, progress};
pub use story::{
    ArmouryView, CountView, ItemView, MarkView, PersonView, RoleView, StoryView, TurnedView, WaypointView,
};

pub(crate) use foreseen::foreseen;

use crate::content::{Content, PictureSide};
use crate::dice::Symbol;
use crate::event::{Ending, Phase};
use crate::limits::{ALIENS, DRONES};
use crate::mind::Way;
use crate::setup::{Difficulty, Mode, TableOptions};
use crate::state::{AlienTurnFrame, EventFrame, Frame, OpeningStep, RoundStep, State};
use crate::world::{FigureId, Kind};

/// What everybody may know.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "DefendersView")]
pub struct View {
    /// The mission, by number.
    pub mission: u8,
    /// How hard.
    pub difficulty: Difficulty,
    /// The options in force.
    pub options: TableOptions,
    /// From 1; 0 before the first.
    pub round: u16,
    /// The phase; none before the first round.
    pub phase: Option<Phase>,
    /// The alpha agent (37).
    pub alpha: FigureId,
    /// Whose turn it is, or whose alien turn.
    pub active: FigureId,
    /// The agents in the order in which they sit; those off the map stand nowhere.
    pub agents: Vec<AgentView>,
    /// Drones on the map.
    pub drones: Vec<DroneView>,
    /// Aliens on the map.
    pub aliens: Vec<AlienView>,
    /// Signals on the map, face down.
    pub signals: Vec<SignalView>,
    /// Teleport points.
    pub points: Vec<PointView>,
    /// Sides of the map that are no longer as they were drawn.
    pub changed: Vec<PictureSide>,
    /// Fragments of alien technology (130).
    pub fragments: u8,
    /// The weather in play, by the number of its card (54).
    pub weather: Option<u8>,
    /// The encounter card that is worked off, by number.
    pub encounter: Option<u8>,
    /// The event card that is worked off, by number.
    pub event: Option<u8>,
    /// The decks.
    pub decks: DecksView,
    /// What is left in the box.
    pub stock: StockView,
    /// Dice that are falling.
    pub roll: Option<RollView>,
    /// The attack under way.
    pub attack: Option<AttackView>,
    /// Ways that are equally bad, where the holder of an alien's card chooses one (138).
    pub ways: Vec<WayView>,
    /// The story of the mission.
    pub story: StoryView,
    /// The campaign the mission is part of. At headquarters the mission is the one that is planned.
    pub campaign: Option<CampaignView>,
    /// Bit n: change n of the map has been made; for bots, who see it on the board itself.
    #[serde(skip)]
    #[ts(skip)]
    pub board: u64,
    /// What somebody sees who is about to act on the map.
    pub looks: Option<Looks>,
    /// The odds of every attack that is open now.
    pub odds: Vec<AttackOddsView>,
    /// The chances of the checks that are open now.
    pub checks: ChecksView,
    /// Who is about to be put on the map.
    pub arrives: Option<Newcomer>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// Where the figures stand.
    pub mode: Mode,
    /// What people are told and asked beside the boxed game; none at the digital table.
    pub beside: Option<BesideView>,
}

/// A teleport point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersPointView")]
pub struct PointView {
    /// Where.
    pub at: Hex,
    /// Its symbol.
    pub symbol: Symbol,
}

/// One of several equally bad ways, by its place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersWayView")]
pub struct WayView {
    /// Whom it is about: who is attacked, whom it moves to, who acts at its word, who goes along with it.
    pub target: Option<FigureId>,
    /// Where the alien stands afterwards, or who goes along with it.
    pub end: Hex,
}

/// How many cards are left, and which have been seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersDecksView")]
pub struct DecksView {
    /// Alien cards face down.
    pub aliens: usize,
    /// Alien cards discarded, by number.
    pub aliens_out: Vec<u8>,
    /// Encounter cards face down.
    pub encounters: usize,
    /// Encounter cards discarded, by number.
    pub encounters_out: Vec<u8>,
    /// Event cards face down.
    pub events: usize,
    /// Event cards discarded, by number.
    pub events_out: Vec<u8>,
    /// Signals face down beside the map.
    pub signals: usize,
    /// Signals discarded: human and alien ones.
    pub signals_out: [usize; 2],
}

/// What is left in the box, by number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersStockView")]
pub struct StockView {
    /// Devices.
    pub devices: Vec<u8>,
    /// Skills.
    pub skills: Vec<u8>,
    /// Tactics.
    pub tactics: Vec<u8>,
    /// Improved and alien weapons.
    pub weapons: Vec<u8>,
}

/// The view without what saves people counting: odds, ways and lines of sight. Bots count for themselves.
pub fn view_for_bots(content: &Content, state: &State) -> View {
    bare(content, state)
}

/// Builds it.
pub(crate) fn view(content: &Content, state: &State) -> View {
    if state.is_beside() {
        return bare(content, state);
    }
    View {
        looks: looks::looks(content, state),
        odds: odds::odds(content, state),
        checks: ahead::checks(content, state),
        ..bare(content, state)
    }
}

fn bare(content: &Content, state: &State) -> View {
    let battle = state.battle(content);
    let points = state.points.iter().zip(&state.symbols);
    View {
        mission: state.table.mission,
        difficulty: state.table.difficulty,
        options: TableOptions {
            human_view: state.table.options.human_view,
            duel: state.table.options.duel,
            friendly_fire: state.table.options.friendly_fire,
            rank_defence: state.table.rank_defence,
        },
        round: state.round,
        phase: phase(state),
        alpha: state.alpha,
        active: state.active(),
        agents: (0..state.agents.len() as u8).map(|n| figures::agent(content, state, FigureId(n))).collect(),
        drones: (DRONES..ALIENS)
            .map(FigureId)
            .filter(|&drone| state.body(drone).is_present)
            .map(|drone| figures::drone(content, state, drone))
            .collect(),
        aliens: state.all(Kind::Alien).map(|alien| figures::alien(content, state, alien)).collect(),
        signals: state.all(Kind::Signal).map(|signal| figures::signal(state, signal)).collect(),
        points: points.map(|(&at, &symbol)| PointView { at, symbol }).collect(),
        changed: battle.changed(state.board),
        fragments: state.fragments,
        weather: state.weather,
        encounter: drawn(state, |frame| {
            if let Frame::AlienTurn(AlienTurnFrame { card, .. }) = frame { *card } else { None }
        }),
        event: drawn(state, |frame| {
            if let Frame::Event(EventFrame { card, .. }) = frame { Some(*card) } else { None }
        }),
        decks: decks(state),
        stock: StockView {
            devices: state.stock.devices.to_vec(),
            skills: state.stock.skills.to_vec(),
            tactics: state.stock.tactics.to_vec(),
            weapons: state.stock.weapons.to_vec(),
        },
        roll: attack::roll(state),
        attack: attack::attack(content, state),
        ways: crate::flow::open_ways(content, state)
            .into_iter()
            .map(|Way { target, end }| WayView { target, end })
            .collect(),
        story: story::story(content, state),
        campaign: campaign::view(content, state),
        board: state.board,
        looks: None,
        odds: Vec::new(),
        checks: ChecksView::default(),
        arrives: ahead::arrives(state),
        ending: state.ending,
        mode: if state.is_beside() { Mode::Companion } else { Mode::Table },
        beside: beside::beside(content, state),
    }
}

fn drawn(state: &State, card: impl Fn(&Frame) -> Option<u8>) -> Option<u8> {
    state.frames.iter().rev().find_map(card)
}

fn decks(state: &State) -> DecksView {
    let signals = |kind| state.reserve.discards().iter().filter(|&&signal| signal == kind).count();
    DecksView {
        aliens: state.alien_deck.n_left(),
        aliens_out: state.alien_deck.discards().to_vec(),
        encounters: state.encounter_deck.n_left(),
        encounters_out: state.encounter_deck.discards().to_vec(),
        events: state.event_deck.n_left(),
        events_out: state.event_deck.discards().to_vec(),
        signals: state.reserve.n_left(),
        signals_out: [signals(0), signals(1)],
    }
}

/// The phase of the round under way (32).
fn phase(state: &State) -> Option<Phase> {
    let of = |frame: &Frame| match frame {
        Frame::Round(step) => Some(match step {
            RoundStep::Refresh | RoundStep::Refreshed => Phase::Refresh,
            RoundStep::Strategy
            | RoundStep::Alpha
            | RoundStep::Ranks
            | RoundStep::Supplies
            | RoundStep::Reinforcement
            | RoundStep::Status => Phase::Strategy,
            RoundStep::Fight | RoundStep::Battle { .. } | RoundStep::Aliens { .. } | RoundStep::Strikes => {
                Phase::Battle
            }
            RoundStep::Event | RoundStep::End => Phase::Event,
        }),
        Frame::Opening(
            OpeningStep::Begin | OpeningStep::Equip(_) | OpeningStep::Places | OpeningStep::Enemies { .. },
        )
        | Frame::Promotion { .. }
        | Frame::Delivery(_)
        | Frame::Turn(_)
        | Frame::Movement(_)
        | Frame::Found(_)
        | Frame::Power(_)
        | Frame::Granted(_)
        | Frame::Attack(_)
        | Frame::Dice
        | Frame::AlienTurn(_)
        | Frame::Activation(_)
        | Frame::Guard(_)
        | Frame::Reveals
        | Frame::Teleport(_)
        | Frame::Arrival(_)
        | Frame::Event(_)
        | Frame::Signals(_)
        | Frame::Scouting(_)
        | Frame::Acting { .. }
        | Frame::Script
        | Frame::Campaign(_)
        | Frame::Instructed
        | Frame::Reading
        | Frame::Caught(_)
        | Frame::Asked(_) => None,
    };
    state.frames.iter().find_map(of)
}
