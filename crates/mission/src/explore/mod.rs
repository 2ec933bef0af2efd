//! Everything that may happen in a mission with one party: tests fail and succeed, counters rise, scenes follow. What
//! may happen happens, and nothing is ever undone, so a mission that cannot be won here cannot be won; one that can be
//! won here may still be too hard.
//!
//! The words of the language are explored here. What the words of a game mean is for its [`Ground`]: it keeps what may
//! have happened on the map and says what follows from it.

mod may;
mod proof;

use std::collections::BTreeSet;

pub use proof::Proof;

use crate::{Effect, Mission, Party, Rule, Trigger, Who, Words};

/// So much that nobody counts on.
pub const MANY: i32 = 1_000_000;

/// The words of a game's missions.
type W<'a, G> = <<G as Ground<'a>>::Mission as Mission>::Words;

/// What may have happened on the map of a game's mission. It only grows, except for what is counted anew in each pass.
pub trait Ground<'a>: Clone + PartialEq + Sized {
    /// The missions of the game.
    type Mission: Mission;

    /// Whatever follows on the map from what has happened, before rules fire: people walk, doors open.
    fn spread(world: &mut World<'a, Self>);

    /// Whether what calls a rule may happen.
    fn is_called(world: &World<'a, Self>, trigger: &<W<'a, Self> as Words>::Trigger) -> bool;

    /// How often a rule that fires again and again may fire.
    fn times(world: &World<'a, Self>, trigger: &<W<'a, Self> as Words>::Trigger) -> i32;

    /// Whether a condition may be so: true, or false if that is wanted. Both may be possible.
    fn may(world: &World<'a, Self>, given: &<W<'a, Self> as Words>::Given, wanted: bool) -> bool;

    /// An effect follows, so often.
    fn follow(world: &mut World<'a, Self>, effect: &'a <W<'a, Self> as Words>::Effect, times: i32);

    /// All rules have been gone through once more: what was counted in this pass is what counts now.
    fn end_pass(world: &mut World<'a, Self>);
}

/// From the least to the most of each counter.
pub type Counters = Vec<(i32, i32)>;

/// Everything that may have happened.
#[derive(Debug, Clone)]
pub struct World<'a, G: Ground<'a>> {
    /// What is explored.
    pub mission: &'a G::Mission,
    /// With whom.
    pub party: Party<W<'a, G>>,
    /// What may have happened of what every game knows.
    pub happened: Happened<'a, W<'a, G>>,
    /// What may have happened on the map.
    pub ground: G,
    /// Flags that other missions and encounters set.
    told: &'a BTreeSet<&'a str>,
}

/// What may have happened of what every game knows, by number in the mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Happened<'a, W: Words> {
    /// Scenes that are played.
    pub scenes: BTreeSet<usize>,
    /// Main objectives.
    pub current: BTreeSet<usize>,
    /// Objectives beside them.
    pub offered: BTreeSet<usize>,
    /// Objectives completed.
    pub completed: BTreeSet<usize>,
    /// What counters get to.
    pub counters: Counters,
    /// Rules that have fired, then perils.
    pub fired: BTreeSet<usize>,
    /// Whether the mission is won.
    pub is_won: bool,
    flags: BTreeSet<&'a str>,
    /// Effects that have followed, by their place in memory: equal ones may stand in several places.
    followed: BTreeSet<*const Effect<W>>,
}

impl<'a, G: Ground<'a>> World<'a, G> {
    /// Everything that may happen with this party, if it begins in these scenes on this ground, and the story knows what
    /// others have told.
    pub fn explore(
        mission: &'a G::Mission,
        told: &'a BTreeSet<&'a str>,
        party: Party<W<'a, G>>,
        scenes: BTreeSet<usize>,
        ground: G,
    ) -> Self {
        let happened = Happened {
            scenes,
            current: BTreeSet::new(),
            offered: BTreeSet::new(),
            completed: BTreeSet::new(),
            counters: vec![(0, 0); mission.counters().len()],
            fired: BTreeSet::new(),
            is_won: false,
            flags: BTreeSet::new(),
            followed: BTreeSet::new(),
        };
        let mut world = Self { mission, party, happened, ground, told };
        loop {
            let before = (world.happened.clone(), world.ground.clone());
            G::spread(&mut world);
            world.happen();
            if (&world.happened, &world.ground) == (&before.0, &before.1) {
                return world;
            }
        }
    }

    /// Whether an effect has followed.
    pub fn has_followed(&self, effect: &Effect<W<'a, G>>) -> bool {
        self.happened.followed.contains(&std::ptr::from_ref(effect))
    }

    /// Whether what calls a rule may happen.
    pub fn is_called(&self, trigger: &Trigger<W<'a, G>>) -> bool {
        match trigger {
            Trigger::Start | Trigger::RoundBegins(_) | Trigger::RoundEnds(_) | Trigger::EachRoundFrom(_) => {
                true
            }
            Trigger::Scene(id) => self.has(self.mission.scene_number(id), &self.happened.scenes),
            Trigger::Reaches { counter, amount } => {
                let most = self.mission.counter_number(counter).map_or(0, |n| self.happened.counters[n].1);
                most >= i32::from(amount.of(self.party))
            }
            Trigger::Completed(id) => self.has(self.mission.objective_number(id), &self.happened.completed),
            Trigger::Own(own) => G::is_called(self, own),
        }
    }

    fn has(&self, number: Option<usize>, all: &BTreeSet<usize>) -> bool {
        number.is_some_and(|number| all.contains(&number))
    }

    /// How often a rule may fire.
    fn times(&self, rule: &Rule<W<'a, G>>) -> i32 {
        match &rule.when {
            // It fires each round, as it says.
            Trigger::EachRoundFrom(_) => MANY,
            _ if !rule.repeats() => 1,
            Trigger::Start | Trigger::RoundBegins(_) | Trigger::RoundEnds(_) | Trigger::Completed(_) => 1,
            Trigger::Scene(_) | Trigger::Reaches { .. } => MANY,
            Trigger::Own(own) => G::times(self, own),
        }
    }

    /// Rules fire.
    fn happen(&mut self) {
        let mut counters = vec![(0, 0); self.happened.counters.len()];
        let mission = self.mission;
        for (n, rule) in mission.rules().iter().enumerate() {
            if self.is_called(&rule.when) && self.may_all(&rule.given) {
                self.happened.fired.insert(n);
                let times = self.times(rule);
                let changed = self.follow(&rule.effect, times);
                add(&mut counters, &changed, times);
            }
        }
        for (n, peril) in mission.perils().iter().enumerate() {
            if self.may_all(&peril.given) {
                self.happened.fired.insert(mission.rules().len() + n);
                let times = if peril.every.is_some() { MANY } else { 1 };
                let changed = self.follow(&peril.effect, times);
                add(&mut counters, &changed, times);
            }
        }
        // What the end of the mission brings tells nobody in it anything, but it is looked through like the rest.
        let flags = self.happened.flags.clone();
        self.follow(mission.won(), 1);
        self.follow(mission.lost(), 1);
        self.happened.flags = flags;
        self.happened.counters = counters;
        G::end_pass(self);
    }

    /// Effects follow; what they may change of the counters.
    fn follow(&mut self, effects: &'a [Effect<W<'a, G>>], times: i32) -> Counters {
        let mut changed = vec![(0, 0); self.happened.counters.len()];
        let mission = self.mission;
        for effect in effects {
            self.happened.followed.insert(std::ptr::from_ref(effect));
            match effect {
                Effect::Choose { options, .. } => {
                    let mut ways = Vec::new();
                    for option in options {
                        if self.may_all(&option.given) {
                            ways.push(self.follow(&option.effect, times));
                        }
                    }
                    add(&mut changed, &hull(ways), 1);
                }
                Effect::Test(test) => {
                    let is_for_all = <W<'a, G> as Words>::who(&test.whom) == Who::Everybody;
                    let tests = if is_for_all { self.party.n_players as i32 } else { 1 };
                    let times = times.saturating_mul(tests);
                    let mut ways = Vec::new();
                    let mut below = i32::from(<W<'a, G> as Words>::MOST_SUCCESSES) + 1;
                    for outcome in &test.outcomes {
                        let least = i32::from(outcome.at_least.of(self.party));
                        if least < below {
                            ways.push(self.follow(&outcome.effect, times));
                            below = least;
                        }
                    }
                    add(&mut changed, &hull(ways), tests);
                }
                Effect::When { given, then, otherwise } => {
                    let mut ways = Vec::new();
                    if self.may_all(given) {
                        ways.push(self.follow(then, times));
                    }
                    if given.iter().any(|given| self.may(given, false)) {
                        ways.push(self.follow(otherwise, times));
                    }
                    add(&mut changed, &hull(ways), 1);
                }
                Effect::GoTo(id) => self.happened.scenes.extend(mission.scene_number(id)),
                Effect::Objective(id) => self.happened.current.extend(mission.objective_number(id)),
                Effect::Offer(id) => self.happened.offered.extend(mission.objective_number(id)),
                Effect::Complete(id) => self.happened.completed.extend(mission.objective_number(id)),
                Effect::Add { counter, by } => {
                    let by = match by {
                        Some(by) => [i32::from(by.of(self.party)); 2],
                        None => [0, i32::from(<W<'a, G> as Words>::MOST_SUCCESSES)],
                    };
                    if let Some(n) = mission.counter_number(counter) {
                        changed[n] = (changed[n].0 + by[0], changed[n].1 + by[1]);
                    }
                }
                Effect::Flag(flag) => {
                    self.happened.flags.insert(flag);
                }
                Effect::Win(_) => self.happened.is_won = true,
                Effect::Own(own) => G::follow(self, own, times),
                // Nothing is ever undone, and a mission that may be lost may be won all the same.
                Effect::Say(_) | Effect::Rule(_) | Effect::Fail(_) | Effect::Unflag(_) | Effect::Lose(_) => {}
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
