//! How far the mission has come, and what lies on the map because of it.

use serde::Serialize;
use sortie_boards::hex::{Hex, HexSet};
use sortie_mission::Mission as _;
use ts_rs::TS;

use crate::content::Content;
use crate::flow;
use crate::limits::SIGNALS;
use crate::state::{Marked, Page, State};
use crate::world::FigureId;

/// The story so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersStoryView")]
pub struct StoryView {
    /// What was said, the special rules among it.
    pub told: Vec<Page>,
    /// The page that is to be read now.
    pub page: Option<Page>,
    /// The main objective, by number.
    pub objective: Option<u8>,
    /// How far it is, if something is counted for it.
    pub count: Option<CountView>,
    /// Objectives beside it, by number.
    pub offered: Vec<u8>,
    /// Objectives that are complete, by number.
    pub completed: Vec<u8>,
    /// Objectives that can no longer be met, by number.
    pub failed: Vec<u8>,
    /// Counters, in the order of the mission.
    pub counters: Vec<i16>,
    /// Where that is what the open objectives are about.
    pub goals: Vec<Hex>,
    /// Flames.
    pub flames: Vec<Hex>,
    /// Mines.
    pub mines: Vec<Hex>,
    /// Waypoints that lie face up.
    pub waypoints: Vec<WaypointView>,
    /// Waypoints that lie face down.
    pub hidden: Vec<Hex>,
    /// Armoury tokens: where, and whether they are red.
    pub armouries: Vec<ArmouryView>,
    /// Dead aliens that lie there.
    pub bodies: Vec<Hex>,
    /// Things, by number.
    pub items: Vec<ItemView>,
    /// People who are no agents.
    pub people: Vec<PersonView>,
    /// Signals that were turned and stay: whether an alien one.
    pub turned: Vec<TurnedView>,
    /// What holds for aliens with names of their own.
    pub marks: Vec<MarkView>,
    /// Who has which role.
    pub roles: Vec<RoleView>,
    /// There are no event phases for now.
    pub paused: bool,
    /// The hint to show, by number.
    pub hint: Option<u8>,
}

/// A waypoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersWaypointView")]
pub struct WaypointView {
    /// Its number.
    pub number: u8,
    /// Where.
    pub at: Hex,
}

/// How far an objective is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersCountView")]
pub struct CountView {
    /// Its counter.
    pub now: i16,
    /// Where the counter has to go.
    pub goal: Option<i16>,
}

/// An armoury token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersArmouryView")]
pub struct ArmouryView {
    /// Where.
    pub at: Hex,
    /// An alien weapon comes of it.
    pub alien: bool,
}

/// A thing of the mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersItemView")]
pub struct ItemView {
    /// By number.
    pub item: u8,
    /// Where it lies.
    pub at: Option<Hex>,
    /// Who carries it.
    pub carrier: Option<FigureId>,
}

/// Somebody who is no agent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersPersonView")]
pub struct PersonView {
    /// The figure.
    pub figure: FigureId,
    /// Who, by number in the mission.
    pub person: u8,
    /// Where.
    pub at: Hex,
    /// Health as printed.
    pub health: u8,
    /// Wounds.
    pub wounds: u8,
}

/// A signal that was turned and stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersTurnedView")]
pub struct TurnedView {
    /// The figure.
    pub figure: FigureId,
    /// An alien one.
    pub alien: bool,
}

/// What holds for an alien.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersMarkView")]
pub struct MarkView {
    /// The figure.
    pub figure: FigureId,
    /// What.
    pub mark: Marked,
}

/// Who has a role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DefendersRoleView")]
pub struct RoleView {
    /// Which.
    pub role: String,
    /// Who.
    pub agent: FigureId,
}

pub(super) fn story(content: &Content, state: &State) -> StoryView {
    let script = &state.script;
    let progress = &script.progress;
    let field = &state.battle(content).field;
    let mission = state.mission(content);
    let bits = |bits: u16| (0..16).filter(|n| bits >> n & 1 == 1).map(|n| n as u8).collect();
    let waypoints = flow::waypoints(content, state).into_iter();
    let armouries = mission.armoury.iter().enumerate().filter(|(n, _)| script.armouries >> n & 1 == 1);
    let items = script.items.iter().enumerate();
    let people = script.people.iter().map(|&(person, figure)| {
        let body = state.body(figure);
        PersonView { figure, person, at: body.at, health: body.health, wounds: body.wounds }
    });
    let turned = (0..16).filter(|n| script.turned >> n & 1 == 1).map(|n| FigureId(SIGNALS + n));
    let turned = turned.filter(|figure| state.body(*figure).is_present);
    let marks = script.marks.iter().filter_map(|&(figure, mark)| {
        let figure = script.figures.get(usize::from(figure)).copied().flatten()?;
        Some(MarkView { figure, mark })
    });
    StoryView {
        told: script.told.to_vec(),
        page: script.agenda.running.as_ref().and_then(|running| running.pages.first().cloned()),
        objective: progress.objective,
        count: count(content, state),
        offered: bits(progress.offered),
        completed: bits(progress.completed),
        failed: bits(progress.failed),
        counters: progress.counters[..mission.counters.len()].to_vec(),
        goals: goals(content, state).iter().collect(),
        flames: script.flames.to_vec(),
        mines: script.mines.to_vec(),
        waypoints: waypoints.map(|(number, at)| WaypointView { number, at }).collect(),
        hidden: script.hidden.iter().map(|(_, at)| *at).collect(),
        armouries: armouries
            .filter_map(|(_, armoury)| {
                Some(ArmouryView { at: field.hex(&armoury.at)?, alien: armoury.alien })
            })
            .collect(),
        bodies: script.bodies.iter().map(|body| body.at).collect(),
        items: items
            .map(|(n, item)| ItemView { item: n as u8, at: item.at, carrier: item.carrier })
            .collect(),
        people: people.collect(),
        turned: turned
            .map(|figure| TurnedView {
                figure,
                alien: state.signal(figure).is_some_and(|signal| signal.is_alien),
            })
            .collect(),
        marks: marks.collect(),
        roles: script
            .roles
            .iter()
            .map(|(role, agent)| RoleView { role: role.clone(), agent: *agent })
            .collect(),
        paused: script.is_paused,
        hint: flow::hint(content, state),
    }
}

/// How far the main objective is.
fn count(content: &Content, state: &State) -> Option<CountView> {
    let progress = &state.script.progress;
    let mission = state.mission(content);
    let objective = mission.objective.get(usize::from(progress.objective?))?;
    let now = progress.counters[mission.counter_number(objective.counter.as_ref()?)?];
    Some(CountView { now, goal: objective.goal.map(|goal| goal.of(state.party())) })
}

/// Where that is what the objectives that are shown and undecided are about.
fn goals(content: &Content, state: &State) -> HexSet {
    let progress = &state.script.progress;
    let objectives = state.mission(content).objective.iter().enumerate();
    let open = objectives.filter(|(n, _)| progress.is_shown(*n) && progress.is_undecided(*n));
    let names = open.flat_map(|(_, objective)| &objective.about);
    let all = names.fold(HexSet::EMPTY, |all, name| all | flow::about(content, state, name));
    // A room in which an action has brought something once is done with.
    let actions = &state.mission(content).action;
    let closed = state
        .script
        .tries
        .iter()
        .filter(|made| made.is_done && actions[usize::from(made.action)].once_a_room);
    let field = &state.battle(content).field;
    closed.filter_map(|made| field.room_of(made.at)).fold(all, |all, room| all - room)
}
