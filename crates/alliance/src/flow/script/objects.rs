//! What lies where: objects, regions, areas, and what can be done with them.

use arrayvec::ArrayVec;
use sortie_boards::square::{Board, Direction, Position, Space, SpaceSet};

use super::given::holds;
use crate::content::mission::MissionObject;
use crate::content::{Content, Map};
use crate::limits::MOST_ACTIONS;
use crate::state::State;
use crate::world::{FigureId, Side};

/// Whether an area of the map has been revealed; a skirmish hides nothing.
pub(crate) fn is_revealed(state: &State, area: usize) -> bool {
    state.script.as_ref().is_none_or(|script| script.revealed >> area & 1 == 1)
}

/// Whether all of a position lies in revealed areas (A42).
pub(crate) fn is_in_view(content: &Content, state: &State, position: Position) -> bool {
    if state.script.is_none() {
        return true;
    }
    let map = map(content, state);
    map.areas.iter().enumerate().all(|(n, area)| is_revealed(state, n) || !position.meets(&area.spaces))
}

fn map<'a>(content: &'a Content, state: &State) -> &'a Map {
    &content.maps[usize::from(state.table.map)]
}

/// An object of the mission.
pub(crate) fn printed<'a>(content: &'a Content, state: &State, object: usize) -> Option<&'a MissionObject> {
    state.mission(content)?.object.get(object)
}

/// Whether a group on the display is called so.
pub(crate) fn is_called(state: &State, group: usize, label: &str) -> bool {
    state.script.as_ref().is_some_and(|script| script.label(group) == Some(label))
}

pub(crate) fn carrier(state: &State, object: usize) -> Option<FigureId> {
    let script = state.script.as_ref()?;
    script.carried.iter().find(|(carried, _)| usize::from(*carried) == object).map(|(_, figure)| *figure)
}

/// Where an object lies, or stands with its carrier; nowhere for a door.
pub(crate) fn place(content: &Content, state: &State, object: usize) -> Option<Space> {
    if let Some(figure) = carrier(state, object) {
        return Some(state.body(figure).at.corner());
    }
    let script = state.script.as_ref()?;
    let dropped = script.dropped.iter().find(|(dropped, _)| usize::from(*dropped) == object);
    dropped.map(|(_, space)| *space).or(printed(content, state, object)?.at)
}

/// Whether an object belongs to the scene and its area is revealed; of a door, the area on one of its sides.
pub(crate) fn is_in_scene(content: &Content, state: &State, object: usize) -> bool {
    let (Some(script), Some(mission)) = (&state.script, state.mission(content)) else { return false };
    let printed = &mission.object[object];
    if mission.scene[usize::from(script.scene)].id != printed.scene {
        return false;
    }
    let map = map(content, state);
    match printed.door {
        Some(door) => map
            .doors
            .get(usize::from(door))
            .is_some_and(|door| door.areas.iter().any(|&area| is_revealed(state, usize::from(area)))),
        None => place(content, state, object).is_some_and(|space| is_revealed(state, map.area_of(space))),
    }
}

/// Whether an object lies on the map where people see it, or is carried. A door: whether it is still closed.
pub(crate) fn is_there(content: &Content, state: &State, object: usize) -> bool {
    let lies = state.script.as_ref().is_some_and(|script| script.there >> object & 1 == 1);
    lies && is_in_scene(content, state, object)
}

/// Whether a door is open.
pub(crate) fn is_open(content: &Content, state: &State, object: usize) -> bool {
    let door = printed(content, state, object).and_then(|printed| printed.door);
    door.is_some_and(|door| state.doors >> door & 1 == 1)
}

pub(crate) fn is_locked(state: &State, object: usize) -> bool {
    state.script.as_ref().is_some_and(|script| script.locked >> object & 1 == 1)
}

/// What can be done with an object now, whoever stands where: its actions by number, and the plain interaction, which
/// comes after them and which a locked door does not have. A carried object cannot be taken away.
pub(crate) fn actions(content: &Content, state: &State, object: usize) -> ArrayVec<u8, { MOST_ACTIONS + 1 }> {
    let mut all = ArrayVec::new();
    let Some(printed) = printed(content, state, object) else { return all };
    if !is_there(content, state, object) || carrier(state, object).is_some() {
        return all;
    }
    for (n, action) in printed.action.iter().enumerate() {
        if holds(content, state, &action.given) {
            all.push(n as u8);
        }
    }
    if printed.has_plain_interaction() && !is_locked(state, object) {
        all.push(printed.action.len() as u8);
    }
    all
}

/// Whether a figure stands where it can interact with an object (R3.9, R3.10).
pub(crate) fn is_at(content: &Content, state: &State, object: usize, figure: FigureId) -> bool {
    let at = state.body(figure).at;
    match printed(content, state, object).and_then(|printed| printed.door) {
        Some(door) => touches(map(content, state), usize::from(door), at),
        None => place(content, state, object).is_some_and(|space| {
            at.has(space) || state.board(content).are_adjacent(at, Position::small(space))
        }),
    }
}

/// Whether a position is orthogonally adjacent to a door (R3.10).
pub(crate) fn touches(map: &Map, door: usize, at: Position) -> bool {
    map.doors.get(door).is_some_and(|door| {
        door.edges.iter().any(|&(space, side): &(_, Direction)| {
            at.has(space) || space.step(side).is_some_and(|beyond| at.has(beyond))
        })
    })
}

/// Whether a door of the map is an object of the mission.
pub(crate) fn is_object(content: &Content, state: &State, door: usize) -> bool {
    let (Some(script), Some(mission)) = (&state.script, state.mission(content)) else { return false };
    let scene = &mission.scene[usize::from(script.scene)].id;
    mission.object.iter().any(|object| object.door == Some(door as u8) && object.scene == *scene)
}

/// The spaces of a region of the scene that is played; none of another scene's.
pub(crate) fn region(content: &Content, state: &State, region: usize) -> SpaceSet {
    let (Some(script), Some(mission)) = (&state.script, state.mission(content)) else {
        return SpaceSet::EMPTY;
    };
    let Some(printed) = mission.region.get(region) else { return SpaceSet::EMPTY };
    if mission.scene[usize::from(script.scene)].id != printed.scene {
        return SpaceSet::EMPTY;
    }
    let mut spaces: SpaceSet = printed.spaces.iter().copied().collect();
    let map = map(content, state);
    if let Some(area) = printed.area.as_ref().and_then(|id| map.area(id)) {
        map.areas[area].spaces.iter().for_each(|space| spaces.insert(space));
    }
    spaces
}

/// The spaces that open objectives are about, as far as people see them: objects that are there, both sides of a closed door,
/// regions in revealed areas (A14).
pub(crate) fn at_stake(content: &Content, state: &State) -> Vec<Space> {
    let (Some(script), Some(mission)) = (&state.script, state.mission(content)) else { return Vec::new() };
    let progress = &script.progress;
    let is_open = |n: usize| {
        let is_shown = progress.objective == Some(n as u8) || progress.offered >> n & 1 == 1;
        is_shown && (progress.completed | progress.failed) >> n & 1 == 0
    };
    let mut spaces = SpaceSet::EMPTY;
    let open = mission.objective.iter().enumerate().filter(|&(n, _)| is_open(n));
    for name in open.flat_map(|(_, objective)| &objective.about) {
        if let Some(object) = mission.object(name).filter(|&object| is_there(content, state, object)) {
            match mission.object[object]
                .door
                .and_then(|door| map(content, state).doors.get(usize::from(door)))
            {
                Some(door) => door.edges.iter().for_each(|&(space, side)| {
                    spaces.insert(space);
                    space.step(side).into_iter().for_each(|beyond| spaces.insert(beyond));
                }),
                None => place(content, state, object).into_iter().for_each(|space| spaces.insert(space)),
            }
        }
        if let Some(number) = mission.region(name) {
            let is_seen = |space: &Space| is_revealed(state, map(content, state).area_of(*space));
            region(content, state, number).iter().filter(is_seen).for_each(|space| spaces.insert(space));
        }
    }
    spaces.iter().collect()
}

/// Whether the Rebels control a space: one of them on it or adjacent to it, and nobody hostile (R13.4).
fn is_held(board: &Board, state: &State, space: Space) -> bool {
    let there = Position::small(space);
    let mut sides = state
        .present()
        .map(|figure| state.body(figure))
        .filter(|body| body.at.has(space) || board.are_adjacent(body.at, there));
    let mut has_rebel = false;
    let has_enemy = sides.any(|body| {
        has_rebel |= body.side == Side::Rebel;
        body.side == Side::Imperial
    });
    has_rebel && !has_enemy
}

/// A place that can be controlled, in reports: an object, or, after all objects, a region.
pub(crate) fn place_number(content: &Content, state: &State, name: &str) -> Option<u8> {
    let mission = state.mission(content)?;
    let region = || mission.region(name).map(|region| mission.object.len() + region);
    mission.object(name).or_else(region).map(|number| number as u8)
}

/// Whether there is something to control now: the object lies on the map, the region is part of the scene.
pub(crate) fn is_place(content: &Content, state: &State, name: &str) -> bool {
    let Some(mission) = state.mission(content) else { return false };
    match (mission.object(name), mission.region(name)) {
        (Some(object), _) => is_there(content, state, object),
        (None, Some(number)) => !region(content, state, number).is_empty(),
        _ => false,
    }
}

/// Whether the Rebels control an object or every space of a region, by its name (R13.4).
pub(crate) fn is_controlled(content: &Content, state: &State, name: &str) -> bool {
    let Some(mission) = state.mission(content) else { return false };
    let board = state.board(content);
    if let Some(object) = mission.object(name) {
        return is_there(content, state, object)
            && place(content, state, object).is_some_and(|space| is_held(board, state, space));
    }
    let Some(number) = mission.region(name) else { return false };
    let spaces = region(content, state, number);
    let mut floor = spaces.iter().filter(|&space| !board.blocking().has(space)).peekable();
    floor.peek().is_some() && floor.all(|space| is_held(board, state, space))
}
