//! What one seat may know, built from nothing field by field.

mod attack;
mod figures;
mod forecasts;
mod players;
mod shots;

use serde::Serialize;
use sortie_kernel::{Seat, Viewer};
use ts_rs::TS;

pub use attack::{AttackView, PoolView};
pub use figures::{FigureView, TokenView};
pub use forecasts::ForecastView;
pub use players::PlayerView;
pub use shots::{ForeseenView, LookView, ReachView, ShotView, foreseen};

use crate::action::Actions;
use crate::content::{Built, Condition, Content, MissionId, TableId, TokenKind};
use crate::event::Ending;
use crate::flow;
use crate::ids::UnitId;
use crate::side::Colour;
use crate::state::{Phase, State};

/// The table as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(rename = "SpecopsView")]
pub struct View {
    /// The mission; none as long as a table is built and it has still to be drawn (C1.4).
    pub mission: Option<MissionId>,
    /// The ready table; none where players build one.
    pub table: Option<TableId>,
    /// The pieces of the table that players build or have built (S5), by number.
    pub built: Option<Built>,
    /// The terrain is turned by 180 degrees (C1.8).
    pub is_turned: bool,
    /// The seat that plays blue; none before it was thrown for (C1.7).
    pub blue: Option<Seat>,
    /// The colour of the viewer; none for who only watches.
    pub colour: Option<Colour>,
    /// From 1; 0 in set-up.
    pub round: u8,
    /// How far the round is.
    pub phase: Phase,
    /// What is in force now (M5).
    pub condition: Condition,
    /// What was thrown for in set-up, and whether it comes late (M5.1); none if it was not.
    pub forecast: Option<(Condition, bool)>,
    /// Who has priority (C3.4).
    pub priority: Option<Colour>,
    /// The primary objective (M4.2).
    pub primary: Option<TokenKind>,
    /// Fields of the transmitter card that are covered (M1.6), in the order hits, crits, surges, blanks.
    pub covered: Vec<u8>,
    /// Dice of the reinforcement pool (M1.8).
    pub reinforcements: u8,
    /// Everybody, by number.
    pub figures: Vec<FigureView>,
    /// What lies on the table.
    pub tokens: Vec<TokenView>,
    /// Both players, by colour.
    pub players: [PlayerView; 2],
    /// The activation under way (C4.5).
    pub activation: Option<ActivationView>,
    /// The attack under way (C9).
    pub attack: Option<AttackView>,
    /// Every attack that the unit that is asked could declare now, with its odds.
    pub shots: Vec<ShotView>,
    /// What that unit sees of its enemies.
    pub looks: Vec<LookView>,
    /// Where it could move.
    pub reaches: Vec<ReachView>,
    /// What dice would come to that an answer would let fall, attacks left out: rallies, panics, consoles, a detonator.
    pub forecasts: Vec<ForecastView>,
    /// Seats that are asked in an attack and could change nothing about it: a table need not ask them.
    pub moot: Vec<Seat>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Beside a real table: enemies in base contact, each pair once. None at the digital table, where positions say it.
    pub contacts: Option<Vec<(UnitId, UnitId)>>,
}

impl View {
    /// The terrain as it lies.
    pub fn ground<'a>(&'a self, content: &'a Content) -> &'a sortie_boards::plane::Table {
        crate::region::ground(content, self.table, self.is_turned, self.built.as_ref())
    }

    /// How it would lie if red turned it, or did not (C1.8).
    pub fn ground_if(&self, content: &Content, turned: bool) -> sortie_boards::plane::Table {
        let built = self.built.as_ref().map(|built| if turned { built.turned() } else { built.clone() });
        crate::region::ground(content, self.table, turned, built.as_ref()).clone()
    }
}

/// The activation under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsActivationView")]
pub struct ActivationView {
    /// Who.
    pub unit: UnitId,
    /// Actions it has left (C4.7).
    pub left: u8,
    /// What it has done.
    pub done: Actions,
}

/// Builds it.
pub fn view(content: &Content, state: &State, viewer: Viewer) -> View {
    let shots = shots::shots(content, state);
    let looks = shots::looks(content, state);
    let reaches = shots::reaches(content, state);
    let forecasts = forecasts::forecasts(content, state);
    let moot = flow::moot(content, state);
    View { shots, looks, reaches, forecasts, moot, ..view_for_bots(content, state, viewer) }
}

/// The same without odds and looks, which save people counting; bots count for themselves.
pub fn view_for_bots(content: &Content, state: &State, viewer: Viewer) -> View {
    let is_known = !state.units.is_empty();
    let colour = match viewer {
        Viewer::Seat(seat) if is_known => Some(state.colour_of(seat)),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    let table = &state.table;
    View {
        mission: table.is_mission_open.then_some(table.mission),
        table: state.built.is_none().then_some(table.table),
        built: state.built.clone(),
        is_turned: table.is_turned,
        blue: is_known.then_some(table.blue),
        colour,
        round: state.round,
        phase: state.phase,
        condition: state.condition(),
        forecast: table.with_condition.then_some((table.condition, table.is_late)),
        priority: state.priority,
        primary: state.primary,
        covered: (0..content.transmitter.n_fields()).filter(|n| state.covered >> n & 1 == 1).collect(),
        reinforcements: state.reinforcements,
        figures: figures::figures(content, state, viewer),
        tokens: figures::tokens(state, viewer),
        players: Colour::ALL.map(|colour| players::player(state, colour, viewer)),
        activation: state.activation.as_ref().map(|activation| ActivationView {
            unit: activation.unit,
            left: activation.left(),
            done: activation.done,
        }),
        attack: attack::attack(content, state),
        shots: Vec::new(),
        looks: Vec::new(),
        reaches: Vec::new(),
        forecasts: Vec::new(),
        moot: Vec::new(),
        ending: state.ending,
        contacts: state.beside.as_ref().map(|beside| beside.contacts().to_vec()),
    }
}

/// The same with the odds of the attacks that are offered, for bots that pick among them.
pub fn view_with_odds(content: &Content, state: &State, viewer: Viewer) -> View {
    View { shots: shots::shots(content, state), ..view_for_bots(content, state, viewer) }
}

/// How far a game has come, as everybody may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SpecopsProgress")]
pub struct Progress {
    /// The mission; none as long as it has still to be drawn.
    pub mission: Option<MissionId>,
    /// From 1; 0 in set-up.
    pub round: u8,
    /// The seat that plays blue; none before it was thrown for.
    pub blue: Option<Seat>,
    /// Undefeated units, by colour (C3.10).
    pub units: [u8; 2],
    /// Victory points, by colour.
    pub points: [u8; 2],
}

pub(crate) fn progress(state: &State) -> Progress {
    Progress {
        mission: state.table.is_mission_open.then_some(state.table.mission),
        round: state.round,
        blue: (!state.units.is_empty()).then_some(state.table.blue),
        units: Colour::ALL.map(|colour| state.n_undefeated(colour)),
        points: [0, 1].map(|n: usize| state.players[n].points),
    }
}
