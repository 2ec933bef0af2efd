//! What may happen on the maps of a mission: areas are revealed, doors open, heroes walk, enemies come and fall, tokens
//! are carried about.

use std::collections::{BTreeMap, BTreeSet};

use sortie_mission::Words as _;
use sortie_mission::explore::{self, Ground, MANY};

use crate::content::map::Map;
use crate::content::mission::{
    AllianceWords, Mission, MissionObject, ObjectAction, ObjectKind, OwnEffect, OwnGiven, OwnTrigger,
};

/// More than any mission deploys: what comes in so often comes in again and again.
const OFTEN: i32 = 64;

/// Everything that may have happened.
pub(super) type World<'a> = explore::World<'a, Maps<'a>>;

/// Mistakes that have been told already. What follows from them is not told again: the world is explored as if they
/// were mended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Mended {
    /// All areas are revealed and all doors open.
    pub(super) areas: bool,
    /// All hidden objects are shown.
    pub(super) objects: bool,
    /// All scenes are played.
    pub(super) scenes: bool,
}

/// The map of each scene. They are printed, so that the same ones are told by where they lie.
#[derive(Debug, Clone, Copy)]
struct Printed<'a>(&'a [&'a Map]);

impl PartialEq for Printed<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// What may have happened on the maps; objects by number, areas by scene and number.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Maps<'a> {
    maps: Printed<'a>,
    are_areas_mended: bool,
    pub(super) revealed: BTreeSet<(usize, usize)>,
    /// Areas where heroes can be.
    pub(super) reached: BTreeSet<(usize, usize)>,
    shown: BTreeSet<usize>,
    pub(super) there: BTreeSet<usize>,
    unlocked: BTreeSet<usize>,
    pub(super) opened: BTreeSet<usize>,
    /// Labels of groups and how often they come in.
    deployed: BTreeMap<&'a str, i32>,
    /// The same, counted anew while rules fire.
    coming: BTreeMap<&'a str, i32>,
}

impl<'a> Maps<'a> {
    pub(super) fn new(mission: &Mission, maps: &'a [&'a Map], mended: Mended) -> Self {
        let shown = if mended.objects { (0..mission.object.len()).collect() } else { BTreeSet::new() };
        Self {
            maps: Printed(maps),
            are_areas_mended: mended.areas,
            revealed: BTreeSet::new(),
            reached: BTreeSet::new(),
            shown,
            there: BTreeSet::new(),
            unlocked: BTreeSet::new(),
            opened: BTreeSet::new(),
            deployed: BTreeMap::new(),
            coming: BTreeMap::new(),
        }
    }

    /// The two sides of a door, by number of the area.
    pub(super) fn sides(&self, mission: &Mission, object: usize) -> Option<(usize, [usize; 2])> {
        let object = &mission.object[object];
        let scene = mission.scene(&object.scene)?;
        let door = self.maps.0[scene].doors.get(usize::from(object.door?))?;
        Some((scene, door.areas.map(usize::from)))
    }

    /// Whether somebody can stand next to an object.
    fn is_at(&self, mission: &Mission, object: usize) -> bool {
        let is_reached = |scene, area| self.reached.contains(&(scene, area));
        match self.sides(mission, object) {
            Some((scene, sides)) => sides.into_iter().any(|area| is_reached(scene, area)),
            None => {
                let object = &mission.object[object];
                let scene = mission.scene(&object.scene);
                scene
                    .zip(object.at)
                    .is_some_and(|(scene, at)| is_reached(scene, self.maps.0[scene].area_of(at)))
            }
        }
    }

    fn is_picked_up(&self, mission: &Mission, id: &str) -> bool {
        let object = mission.object(id).filter(|&n| mission.object[n].carry);
        object.is_some_and(|n| self.there.contains(&n) && self.is_at(mission, n))
    }

    fn is_region_reached(&self, mission: &Mission, id: &str) -> bool {
        let Some(region) = mission.region(id).map(|n| &mission.region[n]) else { return false };
        let Some(scene) = mission.scene(&region.scene) else { return false };
        let map = self.maps.0[scene];
        let areas = region.spaces.iter().map(|&space| map.area_of(space));
        let mut areas = areas.chain(region.area.as_ref().and_then(|area| map.area(area)));
        areas.any(|area| self.reached.contains(&(scene, area)))
    }

    fn mend_areas(&mut self, mission: &Mission, scenes: &BTreeSet<usize>) {
        for &scene in scenes {
            let areas = || (0..self.maps.0[scene].areas.len()).map(|area| (scene, area));
            self.revealed.extend(areas());
            self.reached.extend(areas());
            let doors = mission.object.iter().enumerate();
            let doors = doors.filter(|(_, object)| object.scene == mission.scene[scene].id);
            self.opened.extend(doors.filter(|(_, object)| object.kind == ObjectKind::Door).map(|(n, _)| n));
        }
    }

    /// Areas are laid out, doors open, heroes walk.
    fn walk(&mut self, mission: &Mission, scenes: &BTreeSet<usize>) {
        for &scene in scenes {
            let start = mission.scene[scene].start.iter();
            self.revealed.extend(start.filter_map(|id| Some((scene, self.maps.0[scene].area(id)?))));
            // The entries lie in the first area.
            if self.revealed.contains(&(scene, 0)) {
                self.reached.insert((scene, 0));
            }
        }
        for (n, object) in mission.object.iter().enumerate() {
            let Some(scene) = mission.scene(&object.scene).filter(|scene| scenes.contains(scene)) else {
                continue;
            };
            let is_laid = match object.at {
                Some(space) => self.revealed.contains(&(scene, self.maps.0[scene].area_of(space))),
                None => self.sides(mission, n).is_some_and(|(_, sides)| {
                    sides.into_iter().any(|area| self.revealed.contains(&(scene, area)))
                }),
            };
            if is_laid && (!object.hidden || self.shown.contains(&n)) {
                self.there.insert(n);
            }
            if object.kind != ObjectKind::Door {
                continue;
            }
            let is_locked = object.locked && !self.unlocked.contains(&n);
            if self.there.contains(&n) && self.is_at(mission, n) && !is_locked {
                self.opened.insert(n);
            }
            if let (true, Some((_, [one, other]))) = (self.opened.contains(&n), self.sides(mission, n)) {
                for (from, to) in [(one, other), (other, one)] {
                    if self.reached.contains(&(scene, from)) && self.revealed.contains(&(scene, to)) {
                        self.reached.insert((scene, to));
                    }
                }
            }
        }
    }
}

/// Whether somebody can do `object` or `object.action`, with a test if one is asked for.
fn is_done(world: &World<'_>, name: &str, tests: bool) -> bool {
    let (mission, maps) = (world.mission, &world.ground);
    let (id, action) = name.split_once('.').map_or((name, None), |(id, action)| (id, Some(action)));
    let Some(n) = mission.object(id) else { return false };
    let object = &mission.object[n];
    let mut actions = object.action.iter().filter(|known| action.is_none_or(|action| known.id == action));
    let is_locked = object.locked && !maps.unlocked.contains(&n);
    // An unlocked door can be opened besides whatever else can be done with it.
    let is_plain = !tests && action.is_none() && object.has_plain_interaction() && !is_locked;
    let can = |action: &ObjectAction| (!tests || action.test.is_some()) && world.may_all(&action.given);
    maps.there.contains(&n) && maps.is_at(mission, n) && (is_plain || actions.any(can))
}

impl<'a> Ground<'a> for Maps<'a> {
    type Mission = Mission;

    fn spread(world: &mut World<'a>) {
        let scenes = &world.happened.scenes;
        if world.ground.are_areas_mended {
            world.ground.mend_areas(world.mission, scenes);
        }
        world.ground.walk(world.mission, scenes);
    }

    fn is_called(world: &World<'a>, trigger: &OwnTrigger) -> bool {
        let (mission, maps) = (world.mission, &world.ground);
        let n_heroes = world.party.n_players as i32;
        match trigger {
            OwnTrigger::Opened(id) => mission.object(id).is_some_and(|door| maps.opened.contains(&door)),
            OwnTrigger::Interacted(name) => is_done(world, name, false),
            OwnTrigger::Tested { at, successes } => {
                let most = i32::from(AllianceWords::MOST_SUCCESSES);
                is_done(world, at, true) && world.is_in(*successes, (0, most), true)
            }
            OwnTrigger::Defeated(label) => maps.deployed.contains_key(label.as_str()),
            // Where somebody can stand next to it, somebody can attack it.
            OwnTrigger::Destroyed(id) => {
                mission.object(id).is_some_and(|n| maps.there.contains(&n) && maps.is_at(mission, n))
            }
            OwnTrigger::Cleared => !maps.deployed.is_empty(),
            OwnTrigger::Wounded(range) | OwnTrigger::Withdrawn(range) => {
                world.is_in(*range, (1, n_heroes), true)
            }
            OwnTrigger::Entered(id) | OwnTrigger::AllIn(id) => maps.is_region_reached(mission, id),
            OwnTrigger::Brought { object, to } => {
                let scene_of = |id: &str| Some(&mission.object[mission.object(id)?].scene);
                let region = mission.region(to).map(|n| &mission.region[n].scene);
                maps.is_picked_up(mission, object)
                    && maps.is_region_reached(mission, to)
                    && scene_of(object) == region
            }
            OwnTrigger::PickedUp(id) => maps.is_picked_up(mission, id),
            OwnTrigger::Controlled(id) => match mission.object(id) {
                Some(n) => maps.there.contains(&n) && maps.is_at(mission, n),
                None => maps.is_region_reached(mission, id),
            },
        }
    }

    fn times(world: &World<'a>, trigger: &OwnTrigger) -> i32 {
        match trigger {
            OwnTrigger::Opened(_) | OwnTrigger::Destroyed(_) => 1,
            OwnTrigger::Wounded(_) | OwnTrigger::Withdrawn(_) => world.party.n_players as i32,
            OwnTrigger::Defeated(label) => world.ground.deployed.get(label.as_str()).copied().unwrap_or(0),
            OwnTrigger::Interacted(name) => {
                let id = name.split('.').next().unwrap_or(name);
                let object = world.mission.object(id).map(|n| &world.mission.object[n]);
                // A test may be tried again, and what a rule shows may be shown again.
                let is_once = |object: &MissionObject| {
                    !object.stays
                        && !object.carry
                        && !object.hidden
                        && object.action.iter().all(|action| action.test.is_none())
                };
                if object.is_some_and(is_once) { 1 } else { MANY }
            }
            OwnTrigger::Tested { .. }
            | OwnTrigger::Cleared
            | OwnTrigger::Entered(_)
            | OwnTrigger::AllIn(_)
            | OwnTrigger::Brought { .. }
            | OwnTrigger::PickedUp(_)
            | OwnTrigger::Controlled(_) => MANY,
        }
    }

    fn may(world: &World<'a>, given: &OwnGiven, wanted: bool) -> bool {
        let (mission, maps) = (world.mission, &world.ground);
        match given {
            OwnGiven::Wounded(is) => world.is_in(*is, (0, world.party.n_players as i32), wanted),
            OwnGiven::Open(id) => {
                !wanted || mission.object(id).is_some_and(|door| maps.opened.contains(&door))
            }
            OwnGiven::There(id) => !wanted || mission.object(id).is_some_and(|n| maps.there.contains(&n)),
            OwnGiven::Carried(id) => !wanted || maps.is_picked_up(mission, id),
            OwnGiven::Alive(label) => !wanted || maps.deployed.contains_key(label.as_str()),
            OwnGiven::Hero(id) if !mission.heroes.is_empty() => mission.heroes.contains(id) == wanted,
            // What the team brings is not the mission's to know.
            OwnGiven::Hero(_)
            | OwnGiven::Owns(_)
            | OwnGiven::Fame(_)
            | OwnGiven::Credits(_)
            | OwnGiven::Ally(_) => true,
        }
    }

    fn follow(world: &mut World<'a>, effect: &'a OwnEffect, times: i32) {
        let (mission, party) = (world.mission, world.party);
        let maps = &mut world.ground;
        match effect {
            OwnEffect::Reveal(id) => {
                let scenes = world.happened.scenes.iter();
                let areas = scenes.filter_map(|&scene| Some((scene, maps.maps.0[scene].area(id)?)));
                maps.revealed.extend(areas);
            }
            OwnEffect::Show(id) => maps.shown.extend(mission.object(id)),
            OwnEffect::Open(id) => maps.opened.extend(mission.object(id)),
            OwnEffect::Unlock(id) => maps.unlocked.extend(mission.object(id)),
            OwnEffect::Deploy(deploy) => {
                if deploy.heroes.has(party.n_players as i16, party) {
                    let n = maps.coming.entry(deploy.label.as_str()).or_insert(0);
                    *n = n.saturating_add(times);
                    if *n > OFTEN {
                        *n = MANY;
                    }
                }
            }
            // Nothing is ever undone, and what figures and teams get or lose opens no way on the map.
            OwnEffect::Remove(_)
            | OwnEffect::Reinforce { .. }
            | OwnEffect::Withdraw(_)
            | OwnEffect::Ready(_)
            | OwnEffect::Join { .. }
            | OwnEffect::Harm(_)
            | OwnEffect::Heal(_)
            | OwnEffect::Supply { .. }
            | OwnEffect::Medpacs(_)
            | OwnEffect::Credits(_)
            | OwnEffect::Fame(_)
            | OwnEffect::Item(_)
            | OwnEffect::RandomItem { .. }
            | OwnEffect::LoseItem(_)
            | OwnEffect::Ally { .. }
            | OwnEffect::LoseAlly(_)
            | OwnEffect::Power { .. }
            | OwnEffect::StartHurt(_) => {}
        }
    }

    fn end_pass(world: &mut World<'a>) {
        world.ground.deployed = std::mem::take(&mut world.ground.coming);
    }
}
