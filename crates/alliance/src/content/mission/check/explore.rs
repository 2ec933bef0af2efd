//! Everything that may happen in a mission with one party: doors open, tests fail and succeed, enemies fall, tokens are
//! carried about. What may happen happens, and nothing is ever undone, so a mission that cannot be won here cannot be
//! won; one that can be won here may still be too hard.

use std::collections::{BTreeMap, BTreeSet};

use super::shape::MOST_SUCCESSES;
use crate::agreed::Difficulty;
use crate::content::map::Map;
use crate::content::mission::{Effect, Mission, MissionRule, ObjectKind, Trigger, Whom};

/// So much that nobody counts on.
pub(super) const MANY: i32 = 1_000_000;

/// More than any mission deploys: what comes in so often comes in again and again.
const OFTEN: i32 = 64;

/// How many heroes play and how hard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Party {
    pub(super) n_heroes: usize,
    pub(super) difficulty: Difficulty,
}

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

/// From the least to the most of each counter.
type Counters = Vec<(i32, i32)>;

/// Everything that may have happened.
#[derive(Debug, Clone)]
pub(super) struct World<'a> {
    pub(super) mission: &'a Mission,
    pub(super) party: Party,
    /// The map of each scene.
    pub(super) maps: &'a [&'a Map],
    /// Flags that other missions and encounters set.
    told: &'a BTreeSet<&'a str>,
    pub(super) scenes: BTreeSet<usize>,
    /// Areas by scene and number.
    pub(super) revealed: BTreeSet<(usize, usize)>,
    /// Areas where heroes can be.
    pub(super) reached: BTreeSet<(usize, usize)>,
    shown: BTreeSet<usize>,
    pub(super) there: BTreeSet<usize>,
    unlocked: BTreeSet<usize>,
    pub(super) opened: BTreeSet<usize>,
    flags: BTreeSet<&'a str>,
    /// Labels of groups and how often they come in.
    pub(super) deployed: BTreeMap<&'a str, i32>,
    pub(super) current: BTreeSet<usize>,
    pub(super) offered: BTreeSet<usize>,
    pub(super) completed: BTreeSet<usize>,
    pub(super) counters: Counters,
    /// Rules that have fired, then perils.
    pub(super) fired: BTreeSet<usize>,
    /// Effects that have followed, by their place in memory: equal ones may stand in several places.
    followed: BTreeSet<*const Effect>,
    pub(super) is_won: bool,
}

impl<'a> World<'a> {
    /// Everything that may happen with this party.
    pub(super) fn explore(
        mission: &'a Mission,
        maps: &'a [&'a Map],
        told: &'a BTreeSet<&'a str>,
        party: Party,
        mended: Mended,
    ) -> Self {
        let mut world = Self {
            mission,
            party,
            maps,
            told,
            scenes: BTreeSet::from([0]),
            revealed: BTreeSet::new(),
            reached: BTreeSet::new(),
            shown: BTreeSet::new(),
            there: BTreeSet::new(),
            unlocked: BTreeSet::new(),
            opened: BTreeSet::new(),
            flags: BTreeSet::new(),
            deployed: BTreeMap::new(),
            current: BTreeSet::new(),
            offered: BTreeSet::new(),
            completed: BTreeSet::new(),
            counters: vec![(0, 0); mission.counters.len()],
            fired: BTreeSet::new(),
            followed: BTreeSet::new(),
            is_won: false,
        };
        if mended.objects {
            world.shown.extend(0..mission.object.len());
        }
        if mended.scenes {
            world.scenes.extend(0..mission.scene.len());
        }
        loop {
            let before = world.size();
            if mended.areas {
                world.mend_areas();
            }
            world.walk();
            world.happen();
            if world.size() == before {
                return world;
            }
        }
    }

    fn mend_areas(&mut self) {
        let scenes: Vec<usize> = self.scenes.iter().copied().collect();
        for scene in scenes {
            self.revealed.extend((0..self.maps[scene].areas.len()).map(|area| (scene, area)));
            self.reached.extend((0..self.maps[scene].areas.len()).map(|area| (scene, area)));
            let doors = self.mission.object.iter().enumerate();
            let doors = doors.filter(|(_, object)| object.scene == self.mission.scene[scene].id);
            self.opened.extend(doors.filter(|(_, object)| object.kind == ObjectKind::Door).map(|(n, _)| n));
        }
    }

    /// Everything only grows, so a world that is not larger is the same.
    fn size(&self) -> (usize, Vec<(i32, i32)>, Vec<i32>) {
        let sets = [&self.scenes, &self.shown, &self.there, &self.unlocked, &self.opened, &self.current];
        let more = [&self.offered, &self.completed, &self.fired];
        let n = sets.into_iter().chain(more).map(BTreeSet::len).sum::<usize>();
        let n = n + self.revealed.len() + self.reached.len() + self.flags.len() + self.followed.len();
        (n + usize::from(self.is_won), self.counters.clone(), self.deployed.values().copied().collect())
    }

    /// Whether an effect has followed.
    pub(super) fn has_followed(&self, effect: &Effect) -> bool {
        self.followed.contains(&std::ptr::from_ref(effect))
    }

    pub(super) fn is_flag(&self, flag: &str) -> bool {
        self.told.contains(flag) || self.flags.contains(flag)
    }

    /// The two sides of a door, by number of the area.
    pub(super) fn sides(&self, object: usize) -> Option<(usize, [usize; 2])> {
        let object = &self.mission.object[object];
        let scene = self.mission.scene(&object.scene)?;
        let door = self.maps[scene].doors.get(usize::from(object.door?))?;
        Some((scene, door.areas.map(usize::from)))
    }

    /// Areas are laid out, doors open, heroes walk.
    fn walk(&mut self) {
        for &scene in &self.scenes {
            let start = self.mission.scene[scene].start.iter();
            self.revealed.extend(start.filter_map(|id| Some((scene, self.maps[scene].area(id)?))));
            // The entries lie in the first area.
            if self.revealed.contains(&(scene, 0)) {
                self.reached.insert((scene, 0));
            }
        }
        for (n, object) in self.mission.object.iter().enumerate() {
            let Some(scene) = self.mission.scene(&object.scene).filter(|scene| self.scenes.contains(scene))
            else {
                continue;
            };
            let is_laid = match object.at {
                Some(space) => self.revealed.contains(&(scene, self.maps[scene].area_of(space))),
                None => self.sides(n).is_some_and(|(_, sides)| {
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
            if self.there.contains(&n) && self.is_at(n) && !is_locked {
                self.opened.insert(n);
            }
            if let (true, Some((_, [one, other]))) = (self.opened.contains(&n), self.sides(n)) {
                for (from, to) in [(one, other), (other, one)] {
                    if self.reached.contains(&(scene, from)) && self.revealed.contains(&(scene, to)) {
                        self.reached.insert((scene, to));
                    }
                }
            }
        }
    }

    /// Whether somebody can stand next to an object.
    fn is_at(&self, object: usize) -> bool {
        let is_reached = |scene, area| self.reached.contains(&(scene, area));
        match self.sides(object) {
            Some((scene, sides)) => sides.into_iter().any(|area| is_reached(scene, area)),
            None => {
                let object = &self.mission.object[object];
                let scene = self.mission.scene(&object.scene);
                scene
                    .zip(object.at)
                    .is_some_and(|(scene, at)| is_reached(scene, self.maps[scene].area_of(at)))
            }
        }
    }

    pub(super) fn is_picked_up(&self, id: &str) -> bool {
        let object = self.mission.object(id).filter(|&n| self.mission.object[n].carry);
        object.is_some_and(|n| self.there.contains(&n) && self.is_at(n))
    }

    /// Whether somebody can do `object` or `object.action`, with a test if one is asked for.
    fn is_done(&self, name: &str, tests: bool) -> bool {
        let (id, action) = name.split_once('.').map_or((name, None), |(id, action)| (id, Some(action)));
        let Some(n) = self.mission.object(id) else { return false };
        let object = &self.mission.object[n];
        let mut actions = object.action.iter().filter(|known| action.is_none_or(|action| known.id == action));
        let is_locked = object.locked && !self.unlocked.contains(&n);
        // An unlocked door can be opened besides whatever else can be done with it.
        let has_plain = if object.kind == ObjectKind::Door { !is_locked } else { object.action.is_empty() };
        let is_plain = !tests && action.is_none() && has_plain;
        let can = |action: &crate::content::mission::ObjectAction| {
            (!tests || action.test.is_some()) && self.may_all(&action.given)
        };
        self.there.contains(&n) && self.is_at(n) && (is_plain || actions.any(can))
    }

    fn is_region_reached(&self, id: &str) -> bool {
        let Some(region) = self.mission.region(id).map(|n| &self.mission.region[n]) else { return false };
        let Some(scene) = self.mission.scene(&region.scene) else { return false };
        let map = self.maps[scene];
        let areas = region.spaces.iter().map(|&space| map.area_of(space));
        let mut areas = areas.chain(region.area.as_ref().and_then(|area| map.area(area)));
        areas.any(|area| self.reached.contains(&(scene, area)))
    }

    /// Whether what calls a rule may happen.
    pub(super) fn is_called(&self, trigger: &Trigger) -> bool {
        let n_heroes = self.party.n_heroes as i32;
        match trigger {
            Trigger::Start | Trigger::RoundBegins(_) | Trigger::RoundEnds(_) | Trigger::EachRoundFrom(_) => {
                true
            }
            Trigger::Scene(id) => self.mission.scene(id).is_some_and(|scene| self.scenes.contains(&scene)),
            Trigger::Opened(id) => self.mission.object(id).is_some_and(|door| self.opened.contains(&door)),
            Trigger::Interacted(name) => self.is_done(name, false),
            Trigger::Tested { at, successes } => {
                self.is_done(at, true) && self.is_in(*successes, (0, i32::from(MOST_SUCCESSES)), true)
            }
            Trigger::Defeated(label) => self.deployed.contains_key(label.as_str()),
            Trigger::Cleared => !self.deployed.is_empty(),
            Trigger::Wounded(range) | Trigger::Withdrawn(range) => self.is_in(*range, (1, n_heroes), true),
            Trigger::Reaches { counter, amount } => {
                let most = self.mission.counter(counter).map_or(0, |n| self.counters[n].1);
                most >= i32::from(amount.of(self.party.n_heroes, self.party.difficulty))
            }
            Trigger::Entered(id) | Trigger::AllIn(id) => self.is_region_reached(id),
            Trigger::Brought { object, to } => {
                let scene_of = |id: &str| Some(&self.mission.object[self.mission.object(id)?].scene);
                let region = self.mission.region(to).map(|n| &self.mission.region[n].scene);
                self.is_picked_up(object) && self.is_region_reached(to) && scene_of(object) == region
            }
            Trigger::PickedUp(id) => self.is_picked_up(id),
            Trigger::Controlled(id) => match self.mission.object(id) {
                Some(n) => self.there.contains(&n) && self.is_at(n),
                None => self.is_region_reached(id),
            },
            Trigger::Completed(id) => self.mission.objective(id).is_some_and(|n| self.completed.contains(&n)),
        }
    }

    /// How often a rule may fire.
    fn times(&self, rule: &MissionRule) -> i32 {
        match &rule.when {
            // It fires each round, as it says.
            Trigger::EachRoundFrom(_) => MANY,
            _ if !rule.again => 1,
            Trigger::Start
            | Trigger::Opened(_)
            | Trigger::RoundBegins(_)
            | Trigger::RoundEnds(_)
            | Trigger::Completed(_) => 1,
            Trigger::Wounded(_) | Trigger::Withdrawn(_) => self.party.n_heroes as i32,
            Trigger::Defeated(label) => self.deployed.get(label.as_str()).copied().unwrap_or(0),
            Trigger::Interacted(name) => {
                let id = name.split('.').next().unwrap_or(name);
                let object = self.mission.object(id).map(|n| &self.mission.object[n]);
                // A test may be tried again, and what a rule shows may be shown again.
                let is_once = |object: &crate::content::mission::MissionObject| {
                    !object.stays
                        && !object.carry
                        && !object.hidden
                        && object.action.iter().all(|action| action.test.is_none())
                };
                if object.is_some_and(is_once) { 1 } else { MANY }
            }
            _ => MANY,
        }
    }

    /// Rules fire.
    fn happen(&mut self) {
        let mut counters = vec![(0, 0); self.counters.len()];
        let mut deployed = BTreeMap::new();
        let mission = self.mission;
        for (n, rule) in mission.rule.iter().enumerate() {
            if self.is_called(&rule.when) && self.may_all(&rule.given) {
                self.fired.insert(n);
                let times = self.times(rule);
                let changed = self.follow(&rule.effect, times, &mut deployed);
                add(&mut counters, &changed, times);
            }
        }
        for (n, peril) in mission.peril.iter().enumerate() {
            if self.may_all(&peril.given) {
                self.fired.insert(mission.rule.len() + n);
                let times = if peril.every.is_some() { MANY } else { 1 };
                let changed = self.follow(&peril.effect, times, &mut deployed);
                add(&mut counters, &changed, times);
            }
        }
        // What the end of the mission brings tells nobody in it anything, but it is looked through like the rest.
        let flags = self.flags.clone();
        self.follow(&mission.won, 1, &mut BTreeMap::new());
        self.follow(&mission.lost, 1, &mut BTreeMap::new());
        self.flags = flags;
        self.counters = counters;
        self.deployed = deployed;
    }

    /// Effects follow; what they may change of the counters.
    fn follow(
        &mut self,
        effects: &'a [Effect],
        times: i32,
        deployed: &mut BTreeMap<&'a str, i32>,
    ) -> Counters {
        let mut changed = vec![(0, 0); self.counters.len()];
        for effect in effects {
            self.followed.insert(std::ptr::from_ref(effect));
            let object = |id: &String| self.mission.object(id);
            let objective = |id: &String| self.mission.objective(id);
            match effect {
                Effect::Choose { options, .. } => {
                    let mut ways = Vec::new();
                    for option in options {
                        if self.may_all(&option.given) {
                            ways.push(self.follow(&option.effect, times, deployed));
                        }
                    }
                    add(&mut changed, &hull(ways), 1);
                }
                Effect::Test(test) => {
                    let tests = if test.whom == Whom::Heroes { self.party.n_heroes as i32 } else { 1 };
                    let times = times.saturating_mul(tests);
                    let mut ways = Vec::new();
                    let mut below = i32::from(MOST_SUCCESSES) + 1;
                    for outcome in &test.outcomes {
                        let least =
                            i32::from(outcome.at_least.of(self.party.n_heroes, self.party.difficulty));
                        if least < below {
                            ways.push(self.follow(&outcome.effect, times, deployed));
                            below = least;
                        }
                    }
                    add(&mut changed, &hull(ways), tests);
                }
                Effect::When { given, then, otherwise } => {
                    let mut ways = Vec::new();
                    if self.may_all(given) {
                        ways.push(self.follow(then, times, deployed));
                    }
                    if given.iter().any(|given| self.may(given, false)) {
                        ways.push(self.follow(otherwise, times, deployed));
                    }
                    add(&mut changed, &hull(ways), 1);
                }
                Effect::Reveal(id) => {
                    let areas =
                        self.scenes.iter().filter_map(|&scene| Some((scene, self.maps[scene].area(id)?)));
                    self.revealed.extend(areas);
                }
                Effect::Show(id) => self.shown.extend(object(id)),
                Effect::Open(id) => self.opened.extend(object(id)),
                Effect::Unlock(id) => self.unlocked.extend(object(id)),
                Effect::Deploy(deploy) if self.has(deploy.heroes, self.party.n_heroes) => {
                    let n = deployed.entry(deploy.label.as_str()).or_insert(0);
                    *n = n.saturating_add(times);
                    if *n > OFTEN {
                        *n = MANY;
                    }
                }
                Effect::GoTo(id) => self.scenes.extend(self.mission.scene(id)),
                Effect::Objective(id) => self.current.extend(objective(id)),
                Effect::Offer(id) => self.offered.extend(objective(id)),
                Effect::Complete(id) => self.completed.extend(objective(id)),
                Effect::Add { counter, by } => {
                    let by = match by {
                        Some(by) => [i32::from(by.of(self.party.n_heroes, self.party.difficulty)); 2],
                        None => [0, i32::from(MOST_SUCCESSES)],
                    };
                    if let Some(n) = self.mission.counter(counter) {
                        changed[n] = (changed[n].0 + by[0], changed[n].1 + by[1]);
                    }
                }
                Effect::Flag(flag) => {
                    self.flags.insert(flag);
                }
                Effect::Win(_) => self.is_won = true,
                _ => {}
            }
        }
        changed
    }
}

/// Counters after something that may happen so often, or not at all.
fn add(counters: &mut Counters, changed: &Counters, times: i32) {
    let times = |by: i32| by.saturating_mul(times).clamp(-MANY, MANY);
    for ((low, high), &(least, most)) in counters.iter_mut().zip(changed) {
        *low = (*low + times(least).min(0)).max(-MANY);
        *high = (*high + times(most).max(0)).min(MANY);
    }
}

/// What one of several ways may change.
fn hull(ways: Vec<Counters>) -> Counters {
    let both = |one: Counters, other: Counters| {
        one.iter().zip(&other).map(|(one, other)| (one.0.min(other.0), one.1.max(other.1))).collect()
    };
    ways.into_iter().reduce(both).unwrap_or_default()
}
