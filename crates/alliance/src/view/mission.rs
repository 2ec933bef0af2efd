//! What everybody may know of the mission: what is revealed, the current objective, what was said (R16.2, R18.1).

use serde::Serialize;
use sortie_boards::square::Space;
use ts_rs::TS;

use crate::content::Content;
use crate::flow::{self, objects};
use crate::state::{Play, State, Told};
use crate::world::FigureId;

/// The mission under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceMissionView")]
pub struct MissionView {
    /// Which, by number in the content.
    pub mission: u8,
    /// The scene, by number.
    pub scene: u8,
    /// Areas of its map that are revealed.
    pub revealed: Vec<u8>,
    /// Objects on the map or carried, those in hidden areas not among them.
    pub objects: Vec<ObjectView>,
    /// Regions of the scene that lie in revealed areas.
    pub regions: Vec<u8>,
    /// The main objective.
    pub objective: Option<ObjectiveView>,
    /// Objectives beside it.
    pub beside: Vec<ObjectiveView>,
    /// Figures and spaces that objectives are about.
    pub marks: Marks,
    /// Messages so far.
    pub told: Vec<Told>,
    /// The hint of a tutorial to show now.
    pub hint: Option<u8>,
    /// The round at whose end peril comes next, if the mission has any.
    pub peril: Option<u16>,
    /// By number of the group on the display: what the mission calls it.
    pub labels: Vec<Option<String>>,
}

/// An object (R18.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceObjectView")]
pub struct ObjectView {
    /// Which.
    pub object: u8,
    /// Where it lies; a door lies where the map says, a carried token with its carrier.
    #[ts(as = "Option<(u8, u8)>")]
    pub at: Option<Space>,
    /// Who carries it.
    #[ts(type = "number | null")]
    pub carrier: Option<FigureId>,
    /// Of a door: whether it is locked.
    pub locked: bool,
    /// Of a door: whether it is open.
    pub open: bool,
    /// What can be done with it now, whoever stands where.
    pub actions: Vec<u8>,
}

/// How far an objective is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceObjectiveView")]
pub struct ObjectiveView {
    /// Which.
    pub objective: u8,
    /// Its counter.
    pub now: Option<i16>,
    /// Where the counter has to go.
    pub goal: Option<i16>,
    /// Whether it is complete.
    pub completed: bool,
    /// Whether it can no longer be met.
    pub failed: bool,
}

/// What objectives point at: a player sees it lit, a bot goes there.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "AllianceMarks")]
pub struct Marks {
    /// Objects to interact with.
    pub objects: Vec<u8>,
    /// Spaces to stand on.
    #[ts(as = "Vec<(u8, u8)>")]
    pub spaces: Vec<Space>,
    /// Figures to defeat, and objects to destroy among them.
    #[ts(type = "number[]")]
    pub figures: Vec<FigureId>,
}

/// Builds what everybody may know of the mission under way; nothing outside one.
pub(super) fn mission_view(content: &Content, state: &State) -> Option<MissionView> {
    let script = state.script.as_ref()?;
    let Play::Mission(mission) = script.play else { return None };
    let printed = &content.missions[usize::from(mission)];
    let map = &content.maps[usize::from(state.table.map)];
    let is_known = |&region: &usize| {
        let spaces = objects::region(content, state, region);
        spaces.iter().any(|space| objects::is_revealed(state, map.area_of(space)))
    };
    let progress = &script.progress;
    let is_beside = |&n: &usize| progress.is_shown(n) && progress.objective != Some(n as u8);
    Some(MissionView {
        mission,
        scene: script.scene,
        revealed: (0..map.areas.len()).filter(|&n| objects::is_revealed(state, n)).map(|n| n as u8).collect(),
        objects: (0..printed.object.len()).filter_map(|object| object_view(content, state, object)).collect(),
        regions: (0..printed.region.len()).filter(is_known).map(|region| region as u8).collect(),
        objective: progress.objective.map(|n| objective_view(content, state, usize::from(n))),
        beside: (0..printed.objective.len())
            .filter(is_beside)
            .map(|n| objective_view(content, state, n))
            .collect(),
        marks: marks(content, state),
        told: script.told.to_vec(),
        hint: flow::hint(content, state),
        peril: flow::next_peril(content, state),
        labels: (0..state.groups.len()).map(|group| script.label(group).map(ToOwned::to_owned)).collect(),
    })
}

/// An object that lies in a revealed area or is carried; a door also when it is open.
fn object_view(content: &Content, state: &State, object: usize) -> Option<ObjectView> {
    let open = objects::is_open(content, state, object);
    let is_seen =
        objects::is_there(content, state, object) || open && objects::is_in_scene(content, state, object);
    is_seen.then(|| ObjectView {
        object: object as u8,
        at: objects::place(content, state, object),
        carrier: objects::carrier(state, object),
        locked: objects::is_locked(state, object),
        open,
        actions: objects::actions(content, state, object).to_vec(),
    })
}

fn objective_view(content: &Content, state: &State, objective: usize) -> ObjectiveView {
    let progress = state.script.as_ref().map(|script| &script.progress);
    let mission = state.mission(content);
    let printed = mission.and_then(|mission| mission.objective.get(objective));
    let counter = printed.and_then(|printed| mission?.counter(printed.counter.as_ref()?));
    ObjectiveView {
        objective: objective as u8,
        now: counter.and_then(|counter| Some(progress?.counters[counter])),
        goal: printed.and_then(|printed| printed.goal).map(|goal| flow::amount(state, goal)),
        completed: progress.is_some_and(|progress| progress.is_completed(objective)),
        failed: progress.is_some_and(|progress| progress.is_failed(objective)),
    }
}

/// What the main objective and those beside it point at, as far as it is revealed and still to be done.
fn marks(content: &Content, state: &State) -> Marks {
    let mut marks = Marks::default();
    let (Some(mission), Some(script)) = (state.mission(content), &state.script) else { return marks };
    let map = &content.maps[usize::from(state.table.map)];
    let board = state.board(content);
    let is_open = |&n: &usize| script.progress.is_shown(n) && script.progress.is_undecided(n);
    let abouts = (0..mission.objective.len()).filter(is_open).flat_map(|n| &mission.objective[n].about);
    for name in abouts {
        if let Some(object) = mission.object(name) {
            let lies = objects::is_there(content, state, object) && objects::carrier(state, object).is_none();
            if lies && !marks.objects.contains(&(object as u8)) {
                marks.objects.push(object as u8);
                marks.figures.extend(state.figure_of(object));
            }
        } else if let Some(region) = mission.region(name) {
            let spaces = objects::region(content, state, region);
            let is_floor = |space: &Space| {
                objects::is_revealed(state, map.area_of(*space)) && !board.blocking().has(*space)
            };
            for space in spaces.iter().filter(is_floor) {
                if !marks.spaces.contains(&space) {
                    marks.spaces.push(space);
                }
            }
        } else {
            let groups = (0..state.groups.len()).filter(|&group| script.label(group) == Some(name.as_str()));
            let members = groups.flat_map(|group| state.members(group));
            marks.figures.extend(members.filter(|&member| state.body(member).is_present));
        }
    }
    marks
}
