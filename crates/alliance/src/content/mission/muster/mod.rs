//! Who may be on the map at once: the most groups that a mission calls for by name, whatever the players do (R8.2).
//!
//! Every group that a rule lets come in is an arrival, together with what must have been so by then. Some arrivals exclude
//! each other: they lie in different branches, ask for opposites, follow two doors of which one must have opened first,
//! or wait until the other is off the map. The most that come together is a largest set of arrivals of which no two
//! exclude each other; what cannot be told apart is taken to be possible. Groups at random are no arrivals: they are
//! drawn from what is left (R36.2, A49).

mod way;

use sortie_mission::check::scenes_of;
use sortie_mission::{Branches, Mission as _, Who, Words as _};

use self::way::Way;
use super::{
    AllianceWords, Effect, Given, GroupPick, Mission, MissionRule, OwnEffect, OwnGiven, OwnTrigger, Party,
    Peril, Trigger,
};
use crate::agreed::Difficulty;

/// So many groups that no box has them: they come again and again.
const ENDLESS: usize = 1 << 16;

/// All that may come in with one party.
#[derive(Debug)]
pub struct Muster<'a> {
    arrivals: Vec<Arrival<'a>>,
    /// Flags that the mission itself sets or forgets.
    flags: Vec<&'a str>,
}

/// A group that comes in by name.
#[derive(Debug, Clone)]
pub struct Arrival<'a> {
    /// The effect that lets it in.
    pub effect: &'a Effect,
    /// Its deployment card.
    pub group: &'a str,
    /// What the mission calls it; an ally is called by its card.
    pub label: &'a str,
    /// Whether it joins the players (R22.5).
    pub is_ally: bool,
    /// How many of it there can be at once.
    pub times: usize,
    scenes: Vec<usize>,
    come_by: Way<'a>,
}

/// Where a list of effects stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MusterRoot {
    /// A rule, by number.
    Rule(usize),
    /// A peril, by number.
    Peril(usize),
}

impl<'a> Muster<'a> {
    /// All that may come in with this party by rules and perils of which this is said.
    pub fn of(mission: &'a Mission, party: Party, counts: impl Fn(MusterRoot) -> bool) -> Self {
        let mut muster = Self { arrivals: Vec::new(), flags: Vec::new() };
        for (n, rule) in mission.rules().iter().enumerate() {
            let MissionRule { when, given, effect, .. } = rule;
            let scenes = scenes_of(mission, Some(when), given);
            let way = Way::new(MusterRoot::Rule(n), rule.repeats(), Some(when), given);
            muster.walk(mission, party, effect, scenes, &way);
        }
        for (n, peril) in mission.perils().iter().enumerate() {
            let Peril { given, effect, every, .. } = peril;
            let scenes = scenes_of(mission, None, given);
            let way = Way::new(MusterRoot::Peril(n), every.is_some(), None, given);
            muster.walk(mission, party, effect, scenes, &way);
        }
        muster.arrivals.retain(|arrival| counts(arrival.come_by.root) && arrival.come_by.is_open_to(party));
        muster
    }

    /// The arrivals of a scene that weigh most together, each by what is said of it.
    pub fn most(&self, scene: usize, weigh: impl Fn(&Arrival<'a>) -> usize) -> Vec<&Arrival<'a>> {
        let here = self.arrivals.iter().filter(|arrival| arrival.scenes.contains(&scene));
        let here: Vec<&Arrival<'a>> = here.filter(|arrival| weigh(arrival) > 0).collect();
        self.heaviest(&here, &|arrival| weigh(arrival).saturating_mul(arrival.times))
    }

    /// How many cards of a group are needed at once in a scene.
    pub fn cards(&self, scene: usize, group: &str) -> usize {
        let most = self.most(scene, |arrival| usize::from(arrival.group == group));
        most.iter().map(|arrival| arrival.times).sum()
    }

    /// The cards it calls for.
    pub fn groups(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.arrivals.iter().map(|arrival| arrival.group)
    }

    /// The heaviest set without two that exclude each other. Who excludes nobody is in it; only the others are tried.
    fn heaviest<'m>(
        &self,
        from: &[&'m Arrival<'a>],
        weight: &dyn Fn(&Arrival<'a>) -> usize,
    ) -> Vec<&'m Arrival<'a>> {
        let Some((&first, rest)) = from.split_first() else { return Vec::new() };
        let beside: Vec<&Arrival<'a>> =
            rest.iter().copied().filter(|other| !self.exclude(first, other)).collect();
        let mut with = vec![first];
        with.extend(self.heaviest(&beside, weight));
        if beside.len() == rest.len() {
            return with;
        }
        let without = self.heaviest(rest, weight);
        let sum = |list: &[&Arrival<'a>]| list.iter().map(|arrival| weight(arrival)).sum::<usize>();
        if sum(&with) >= sum(&without) { with } else { without }
    }

    /// Whether two arrivals can never be on the map together.
    fn exclude(&self, one: &Arrival<'a>, other: &Arrival<'a>) -> bool {
        let (a, b) = (&one.come_by, &other.come_by);
        a.parts_from(b)
            || self.contradict(a, b)
            || a.befores().any(|(first, later)| b.befores().any(|order| order == (later, first)))
            || one.waits_out(other)
            || other.waits_out(one)
    }

    /// Whether two ways ask for opposites of what cannot change in a mission.
    fn contradict(&self, one: &Way<'a>, other: &Way<'a>) -> bool {
        let is_fixed = |given: &Given| match given {
            Given::Flag(flag) => !self.flags.contains(&flag.as_str()),
            Given::Played(_) | Given::Won(_) | Given::Met(_) | Given::Own(OwnGiven::Hero(_)) => true,
            Given::Counter { .. }
            | Given::Players(_)
            | Given::Difficulty(_)
            | Given::Round(_)
            | Given::Objective(_)
            | Given::Completed(_)
            | Given::Scene(_)
            | Given::Not(_)
            | Given::Any(_)
            | Given::All(_)
            | Given::Own(
                OwnGiven::Open(_)
                | OwnGiven::There(_)
                | OwnGiven::Carried(_)
                | OwnGiven::Alive(_)
                | OwnGiven::Owns(_)
                | OwnGiven::Fame(_)
                | OwnGiven::Credits(_)
                | OwnGiven::Wounded(_)
                | OwnGiven::Ally(_),
            ) => false,
        };
        let mut fixed = one.asked.iter().filter(|(given, _)| is_fixed(given));
        fixed.any(|&(given, holds)| other.asked.contains(&(given, !holds)))
    }

    fn walk(
        &mut self,
        mission: &'a Mission,
        party: Party,
        effects: &'a [Effect],
        mut scenes: Vec<usize>,
        way: &Way<'a>,
    ) {
        for effect in effects {
            match effect {
                Effect::Own(own) => self.arrive(party, effect, own, &scenes, way),
                // What follows in the list happens in the new scene.
                Effect::GoTo(id) => scenes = mission.scene(id).into_iter().collect(),
                Effect::Flag(flag) | Effect::Unflag(flag) => self.flags.push(flag),
                Effect::Choose { .. } | Effect::Test(_) | Effect::When { .. } => {}
                Effect::Say(_)
                | Effect::Rule(_)
                | Effect::Objective(_)
                | Effect::Offer(_)
                | Effect::Complete(_)
                | Effect::Fail(_)
                | Effect::Add { .. }
                | Effect::Win(_)
                | Effect::Lose(_) => continue,
            }
            match effect.branches() {
                Branches::Options(options) => {
                    for (n, option) in options.iter().enumerate() {
                        let mut way = way.turned(effect, n);
                        way.ask(&option.given);
                        self.walk(mission, party, &option.effect, scenes.clone(), &way);
                    }
                }
                Branches::Outcomes(test) => {
                    let is_for_all = AllianceWords::who(&test.whom) == Who::Everybody;
                    for (n, outcome) in test.outcomes.iter().enumerate() {
                        let way = match is_for_all {
                            true => way.taken_by(party.n_players),
                            false => way.turned(effect, n),
                        };
                        self.walk(mission, party, &outcome.effect, scenes.clone(), &way);
                    }
                }
                Branches::Cases { given, then, otherwise } => {
                    let mut yes = way.turned(effect, 0);
                    yes.ask(given);
                    self.walk(mission, party, then, scenes.clone(), &yes);
                    let mut no = way.turned(effect, 1);
                    // Of several, nobody knows which does not hold.
                    if let [given] = given {
                        no.answer(given, false);
                    }
                    self.walk(mission, party, otherwise, scenes.clone(), &no);
                }
                Branches::None => {}
            }
        }
    }

    fn arrive(
        &mut self,
        party: Party,
        effect: &'a Effect,
        own: &'a OwnEffect,
        scenes: &[usize],
        way: &Way<'a>,
    ) {
        let (group, label, is_ally) = match own {
            OwnEffect::Deploy(deploy) if deploy.heroes.has(party.n_players as i16, party) => {
                let is_hard = party.difficulty == Difficulty::Hard;
                match deploy.hard.as_ref().filter(|_| is_hard).unwrap_or(&deploy.group) {
                    GroupPick::Named(id) => (id.as_str(), deploy.label.as_str(), false),
                    GroupPick::Random(_) => return,
                }
            }
            OwnEffect::Join { ally, .. } => (ally.as_str(), ally.as_str(), true),
            OwnEffect::Deploy(_)
            | OwnEffect::Reveal(_)
            | OwnEffect::Show(_)
            | OwnEffect::Remove(_)
            | OwnEffect::Open(_)
            | OwnEffect::Unlock(_)
            | OwnEffect::Reinforce { .. }
            | OwnEffect::Withdraw(_)
            | OwnEffect::Ready(_)
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
            | OwnEffect::StartHurt(_) => return,
        };
        // A door opens once, whatever its rule says.
        let is_door = matches!(way.when, Some(Trigger::Own(OwnTrigger::Opened(_))));
        let is_again = way.repeats && !is_door && !way.awaits_end_of(label);
        let times = if is_again { ENDLESS } else { way.takers };
        let (scenes, come_by) = (scenes.to_vec(), way.clone());
        self.arrivals.push(Arrival { effect, group, label, is_ally, times, scenes, come_by });
    }
}

impl Arrival<'_> {
    /// Whether it comes again and again.
    pub fn is_endless(&self) -> bool {
        self.times >= ENDLESS
    }

    /// Whether it comes only when the other is off the map, and the other never comes after it without asking likewise.
    fn waits_out(&self, other: &Self) -> bool {
        let is_first = |way: &Way<'_>| matches!(way.when, Some(Trigger::Start));
        self.come_by.awaits_end_of(other.label)
            && (is_first(&other.come_by) && !is_first(&self.come_by)
                || other.come_by.awaits_end_of(self.label))
    }
}
