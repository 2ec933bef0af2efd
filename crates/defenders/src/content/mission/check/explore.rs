//! What may happen on the map of a mission: agents walk, doors are freed, aliens and people come, events are drawn.

use std::collections::BTreeSet;

use sortie_boards::hex::{Hex, HexSet};
use sortie_mission::explore::{self, Ground, MANY};

use crate::content::Content;
use crate::content::mission::{
    Action, Effect, Field, Mark, Mission, OwnEffect, OwnGiven, OwnTrigger, Quarry, SignalKind, Special, Spot,
    Target, Trigger, Whom,
};

/// Everything that may have happened.
pub(super) type World<'a> = explore::World<'a, Map<'a>>;

/// What is printed, so that the same is told by where it lies.
#[derive(Debug, Clone, Copy)]
pub(super) struct Printed<'a> {
    pub(super) field: &'a Field,
    pub(super) content: &'a Content,
}

impl PartialEq for Printed<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.field, other.field)
    }
}

/// What may have happened on the map. It only grows.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Map<'a> {
    printed: Printed<'a>,
    /// Where agents can be.
    pub(super) reached: HexSet,
    /// Hexes where they are put.
    sent: HexSet,
    /// Locks and bars that may be gone.
    freed: u64,
    /// Figures and people with names that may be on the map.
    here: BTreeSet<&'a str>,
    /// Alien cards that may be.
    cards: BTreeSet<&'a str>,
    /// Waypoints that may lie there.
    laid: BTreeSet<u8>,
    /// Items that may be on the map, and those somebody may carry.
    items: BTreeSet<&'a str>,
    carried: BTreeSet<&'a str>,
    roles: BTreeSet<&'a str>,
    stunned: BTreeSet<&'a str>,
    drawn: BTreeSet<char>,
    burns: bool,
    clears_points: bool,
    has_mines: bool,
    is_resumed: bool,
    /// Fragments that rules bring; the same, counted anew while rules fire.
    fragments: i32,
    coming: i32,
}

impl<'a> Map<'a> {
    pub(super) fn new(mission: &'a Mission, printed: Printed<'a>) -> Self {
        let names = mission.alien.iter().filter_map(|alien| alien.name.as_deref());
        let start = mission.alien.iter().map(|alien| alien.card.as_str());
        let signals = mission.person.iter().filter(|person| person.from_signals);
        let waypoints = mission.waypoint.iter().filter(|point| !point.later);
        let items = mission.item.iter().filter(|item| item.at.is_some());
        // Whatever is locked can be bashed.
        let locks = printed.field.locks.iter().enumerate().filter(|(_, lock)| lock.is_locked);
        Self {
            printed,
            reached: HexSet::EMPTY,
            sent: printed.field.start.iter().copied().collect(),
            freed: locks.fold(0, |freed, (n, _)| freed | 1 << n),
            here: names.chain(signals.map(|person| person.id.as_str())).collect(),
            cards: start.chain(mission.decks.aliens.keys().map(String::as_str)).collect(),
            laid: waypoints.map(|point| point.number).collect(),
            items: items.map(|item| item.id.as_str()).collect(),
            carried: BTreeSet::new(),
            roles: BTreeSet::new(),
            stunned: BTreeSet::new(),
            drawn: BTreeSet::new(),
            burns: false,
            clears_points: false,
            has_mines: false,
            is_resumed: false,
            fragments: 0,
            coming: 0,
        }
    }

    /// Whether an agent can stand on a hex or next to it.
    fn is_at(&self, hex: Hex) -> bool {
        self.reached.has(hex) || self.printed.field.board(self.freed).beside(hex).meets(self.reached)
    }

    fn is_place_reached(&self, mission: &Mission, id: &str) -> bool {
        mission.place(id).is_some_and(|place| self.printed.field.places[place].meets(self.reached))
    }

    fn waypoint(&self, number: u8) -> Option<Hex> {
        let waypoints = &self.printed.field.waypoints;
        waypoints.iter().find(|(known, _)| *known == number).map(|&(_, hex)| hex)
    }

    fn is_waypoint_reached(&self, number: u8) -> bool {
        self.laid.contains(&number) && self.waypoint(number).is_some_and(|hex| self.is_at(hex))
    }

    /// Whether an alien of these may be on the map.
    fn is_quarry(&self, quarry: &Quarry) -> bool {
        match quarry {
            Quarry::Any => !self.cards.is_empty(),
            Quarry::Figure(id) => self.here.contains(id.as_str()),
            Quarry::Card(id) => self.cards.contains(id.as_str()),
            Quarry::Species(species) => {
                let content = self.printed.content;
                let of = |card: &&str| content.alien(card).map(|card| content.aliens[card].species);
                self.cards.iter().any(|card| of(card).is_some_and(|of| species.contains(&of)))
            }
        }
    }
}

/// Signals of a kind in the game, those kept aside included.
fn n_signals(world: &World<'_>, kind: Option<SignalKind>) -> i32 {
    let mission = world.mission;
    let (human, alien) = mission.reserve(world.party);
    let (mut humans, mut aliens) = (human + mission.signals.human_aside, alien + mission.signals.alien_aside);
    for [alien, human] in mission.signal.iter().filter_map(|signals| signals.of) {
        humans += human;
        aliens += alien;
    }
    i32::from(match kind {
        Some(SignalKind::Human) => humans,
        Some(SignalKind::Alien) => aliens,
        None => humans + aliens,
    })
}

/// Whether somebody may do an action.
fn is_done(world: &World<'_>, action: &Action) -> bool {
    let (mission, map) = (world.mission, &world.ground);
    let is_there = match &action.at {
        Target::Teleport => map.printed.field.teleports.iter().any(|&(_, hex)| map.is_at(hex)),
        Target::Waypoint(number) => map.is_waypoint_reached(*number),
        Target::AnyWaypoint => map.laid.iter().any(|&number| map.is_waypoint_reached(number)),
        Target::Place(id) => map.is_place_reached(mission, id),
        Target::Figure(id) | Target::Person(id) => map.here.contains(id.as_str()),
        Target::Body => {
            let mut bodies = mission.special.iter().filter_map(|special| {
                if let Special::Bodies(species) = special {
                    Some(Quarry::Species(species.clone()))
                } else {
                    None
                }
            });
            bodies.any(|species| map.is_quarry(&species))
        }
        Target::Signal => n_signals(world, None) > 0,
        Target::Turned(SignalKind::Human) => {
            n_signals(world, Some(SignalKind::Human)) > 0
                && mission.person.iter().any(|person| person.from_signals)
        }
        Target::Turned(SignalKind::Alien) => {
            n_signals(world, Some(SignalKind::Alien)) > 0 && mission.has(&Special::AlienSignalsStay)
        }
        Target::Blocked => map
            .printed
            .field
            .locks
            .iter()
            .any(|lock| !lock.is_locked && lock.between.iter().any(|&hex| map.is_at(hex))),
        Target::Item(id) => map.items.contains(id.as_str()),
        Target::Anywhere => true,
    };
    is_there
        && action.by.as_ref().is_none_or(|role| map.roles.contains(role.as_str()))
        && action.with.as_ref().is_none_or(|item| map.carried.contains(item.as_str()))
        && world.may_all(&action.given)
}

/// Where in the event deck a rule that is called lies: before the first card, after the last of a window, or anywhere.
fn moment(mission: &Mission, trigger: &Trigger) -> Option<usize> {
    match trigger {
        Trigger::Start => Some(0),
        Trigger::Own(OwnTrigger::Event(letter)) => mission.window(*letter).map(|window| window.1),
        Trigger::Scene(_)
        | Trigger::RoundBegins(_)
        | Trigger::RoundEnds(_)
        | Trigger::EachRoundFrom(_)
        | Trigger::Reaches { .. }
        | Trigger::Completed(_)
        | Trigger::Own(_) => None,
    }
}

/// Whether an event may be drawn: it lies in a stack, and no pause before it goes on for ever.
fn is_drawn(world: &World<'_>, letter: char) -> bool {
    let (mission, map) = (world.mission, &world.ground);
    if map.drawn.contains(&letter) {
        return true;
    }
    let Some((first, _)) = mission.window(letter) else { return false };
    let pauses = mission.rule.iter().filter(|rule| {
        let mut all = Vec::new();
        Effect::flatten(&rule.effect, &mut all);
        all.iter().any(|effect| matches!(effect, Effect::Own(OwnEffect::Pause)))
    });
    let before = pauses.filter_map(|rule| moment(mission, &rule.when)).any(|moment| moment < first);
    !before || map.is_resumed
}

impl<'a> Ground<'a> for Map<'a> {
    type Mission = Mission;

    fn spread(world: &mut World<'a>) {
        let map = &mut world.ground;
        let from: Vec<Hex> = map.sent.iter().collect();
        map.reached = map.printed.field.reached(&from, map.freed);
    }

    fn is_called(world: &World<'a>, trigger: &OwnTrigger) -> bool {
        let (mission, map) = (world.mission, &world.ground);
        match trigger {
            OwnTrigger::Refresh
            | OwnTrigger::Strategy
            | OwnTrigger::Status
            | OwnTrigger::Turn
            | OwnTrigger::AfterEvent
            | OwnTrigger::AgentDied => true,
            OwnTrigger::Reinforcement => !mission.has(&Special::NoReinforcements),
            OwnTrigger::Event(letter) => is_drawn(world, *letter),
            OwnTrigger::Done(name) | OwnTrigger::Failed(name) => {
                let id = name.split('.').next().unwrap_or(name);
                mission.action(id).is_some_and(|action| is_done(world, &mission.action[action]))
            }
            OwnTrigger::Killed(quarry) => map.is_quarry(quarry),
            OwnTrigger::Lost(id) => map.here.contains(id.as_str()),
            OwnTrigger::Waypoint(number) => map.is_waypoint_reached(*number),
            OwnTrigger::Entered(id) => map.is_place_reached(mission, id),
            OwnTrigger::Revealed(kind) => n_signals(world, Some(*kind)) > 0,
            OwnTrigger::Mined(id) => map.has_mines && map.here.contains(id.as_str()),
        }
    }

    fn times(world: &World<'a>, trigger: &OwnTrigger) -> i32 {
        let (mission, map) = (world.mission, &world.ground);
        match trigger {
            OwnTrigger::Done(name) => {
                let id = name.split('.').next().unwrap_or(name);
                let action = mission.action(id).map(|action| &mission.action[action]);
                match action.map(|action| &action.at) {
                    Some(Target::Teleport) => map.printed.field.teleports.len() as i32,
                    Some(Target::Person(id))
                        if mission.person.iter().any(|person| person.id == *id && person.from_signals) =>
                    {
                        n_signals(world, Some(SignalKind::Human))
                    }
                    Some(Target::Place(id)) if action.is_some_and(|action| action.once_a_room) => {
                        let place = mission.place(id).map(|place| map.printed.field.places[place]);
                        let rooms = map.printed.field.rooms.iter();
                        let rooms = rooms.filter(|room| {
                            place.is_some_and(|place| room.meets(place)) && room.meets(map.reached)
                        });
                        rooms.count() as i32
                    }
                    Some(
                        Target::Waypoint(_)
                        | Target::AnyWaypoint
                        | Target::Place(_)
                        | Target::Figure(_)
                        | Target::Person(_)
                        | Target::Body
                        | Target::Signal
                        | Target::Turned(_)
                        | Target::Blocked
                        | Target::Item(_)
                        | Target::Anywhere,
                    )
                    | None => MANY,
                }
            }
            OwnTrigger::Event(_) => 1,
            OwnTrigger::AgentDied => world.party.n_players as i32,
            OwnTrigger::Refresh
            | OwnTrigger::Strategy
            | OwnTrigger::Reinforcement
            | OwnTrigger::Status
            | OwnTrigger::Turn
            | OwnTrigger::AfterEvent
            | OwnTrigger::Failed(_)
            | OwnTrigger::Killed(_)
            | OwnTrigger::Lost(_)
            | OwnTrigger::Waypoint(_)
            | OwnTrigger::Entered(_)
            | OwnTrigger::Revealed(_)
            | OwnTrigger::Mined(_) => MANY,
        }
    }

    fn may(world: &World<'a>, given: &OwnGiven, wanted: bool) -> bool {
        let (mission, map) = (world.mission, &world.ground);
        let n_agents = world.party.n_players as i32;
        match given {
            // What the campaign brings is not the mission's to know, and time passes.
            OwnGiven::Over | OwnGiven::Campaign | OwnGiven::Ended { .. } => true,
            OwnGiven::Alive(is) | OwnGiven::Dead(is) => world.is_in(*is, (0, n_agents), wanted),
            OwnGiven::AgentsIn { place, is } => {
                let most = if map.is_place_reached(mission, place) { n_agents } else { 0 };
                world.is_in(*is, (0, most), wanted)
            }
            OwnGiven::Aliens { of, is } => {
                let most = if map.is_quarry(of) { MANY } else { 0 };
                world.is_in(*is, (0, most), wanted)
            }
            OwnGiven::Signals { kind, is } => world.is_in(*is, (0, n_signals(world, *kind)), wanted),
            OwnGiven::Teleports(is) => {
                let n = map.printed.field.teleports.len() as i32;
                let least = if map.clears_points && map.burns { 0 } else { n };
                world.is_in(*is, (least, n), wanted)
            }
            OwnGiven::Burning(is) => {
                let most = if map.burns { map.laid.len() as i32 } else { 0 };
                world.is_in(*is, (0, most), wanted)
            }
            OwnGiven::Burns(_) => !wanted || map.burns,
            OwnGiven::Fragments(is) => {
                let is_found = mission.special.iter().any(|special| matches!(special, Special::Search(_)))
                    || !mission.has(&Special::NoKillFragments);
                let most = if is_found { MANY } else { map.fragments };
                let stock = i32::from(map.printed.content.stock.fragments);
                world.is_in(*is, (0, most.min(stock)), wanted)
            }
            OwnGiven::There(id) | OwnGiven::AtTeleport(id) => !wanted || map.here.contains(id.as_str()),
            OwnGiven::At { figure, at } => {
                let is_spot = match at {
                    Spot::Waypoint(number) => map.waypoint(*number).is_some(),
                    Spot::There
                    | Spot::Teleport
                    | Spot::Farthest
                    | Spot::Point(_)
                    | Spot::Hex(_)
                    | Spot::Place(_)
                    | Spot::Beside(_) => true,
                };
                !wanted || is_spot && map.here.contains(figure.as_str())
            }
            OwnGiven::Stunned(id) => {
                let unkillable = Special::Unkillable(id.clone());
                let may = map.stunned.contains(id.as_str()) || mission.has(&unkillable);
                !wanted || may && map.here.contains(id.as_str())
            }
            OwnGiven::Carried { item, .. } => !wanted || map.carried.contains(item.as_str()),
            OwnGiven::Lies { item, .. } => !wanted || map.items.contains(item.as_str()),
            OwnGiven::Drawn(letter) => !wanted || is_drawn(world, *letter),
        }
    }

    fn follow(world: &mut World<'a>, effect: &'a OwnEffect, times: i32) {
        let mission = world.mission;
        let map = &mut world.ground;
        let field = map.printed.field;
        match effect {
            OwnEffect::Alien(arrival) => {
                map.cards.insert(&arrival.card);
                map.here.extend(arrival.name.as_deref());
            }
            OwnEffect::Cards { aliens, .. } => map.cards.extend(aliens.iter().map(String::as_str)),
            OwnEffect::Turn { into, .. } => {
                map.cards.insert(into);
            }
            OwnEffect::Mark { figure, is: Mark::Stunned } => {
                map.stunned.insert(figure);
            }
            OwnEffect::Draw { event, .. } => map.drawn.extend(*event),
            OwnEffect::Resume => map.is_resumed = true,
            OwnEffect::Burn(_) | OwnEffect::BurnNext => map.burns = true,
            OwnEffect::BurntTeleports => map.clears_points = true,
            OwnEffect::Waypoints(numbers) | OwnEffect::HideWaypoints(numbers) => map.laid.extend(numbers),
            OwnEffect::Open(doors) => {
                let is_it = |lock: &crate::content::mission::Lock| {
                    lock.door.is_some_and(|door| doors.contains(&mission.door[door].id))
                };
                let locks = field.locks.iter().enumerate().filter(|(_, lock)| is_it(lock));
                map.freed = locks.fold(map.freed, |freed, (n, _)| freed | 1 << n);
            }
            // Any of those that stand where somebody gets.
            OwnEffect::Free => {
                let near: Vec<usize> = (0..field.locks.len())
                    .filter(|&n| field.locks[n].between.iter().any(|&hex| map.is_at(hex)))
                    .collect();
                map.freed = near.into_iter().fold(map.freed, |freed, n| freed | 1 << n);
            }
            OwnEffect::LayMines { .. } | OwnEffect::Mines(_) => map.has_mines = true,
            OwnEffect::Send { to, .. } => {
                if let Some(place) = mission.place(to) {
                    map.sent |= field.places[place];
                }
            }
            OwnEffect::Role { role, .. } => {
                map.roles.insert(role);
            }
            OwnEffect::Fragments(n) => {
                map.coming = map.coming.saturating_add(times.saturating_mul(i32::from(*n))).min(MANY);
            }
            OwnEffect::Recast(profiles) => {
                let n_agents = world.party.n_players.min(profiles.len());
                map.here.extend(profiles[..n_agents].iter().map(String::as_str));
            }
            OwnEffect::Join { person, .. } => {
                map.here.insert(person);
            }
            OwnEffect::Give { item, whom } => {
                let is_somebody = !matches!(whom, Whom::Role(role) if !map.roles.contains(role.as_str()));
                if is_somebody {
                    map.carried.insert(item);
                }
            }
            OwnEffect::PutDown(item) | OwnEffect::Lay { item, .. } => {
                map.items.insert(item);
            }
            // Nothing is ever undone, and what figures and agents get or lose opens no way on the map.
            OwnEffect::Aliens(_)
            | OwnEffect::Withdraw { .. }
            | OwnEffect::Put { .. }
            | OwnEffect::Lure { .. }
            | OwnEffect::Drag(_)
            | OwnEffect::Mark { is: Mark::Held | Mark::Warded, .. }
            | OwnEffect::Unmark { .. }
            | OwnEffect::Wound { .. }
            | OwnEffect::Strip(_)
            | OwnEffect::Restore(_)
            | OwnEffect::Encounters { .. }
            | OwnEffect::Forward(_)
            | OwnEffect::Pause
            | OwnEffect::Signals(_)
            | OwnEffect::Signal { .. }
            | OwnEffect::Reveal(_)
            | OwnEffect::Discard(_)
            | OwnEffect::Deal { .. }
            | OwnEffect::HumansTurn
            | OwnEffect::Douse(_)
            | OwnEffect::MoveTeleports(_)
            | OwnEffect::ClearWaypoints
            | OwnEffect::Confine { .. }
            | OwnEffect::March { .. }
            | OwnEffect::Ammo { .. }
            | OwnEffect::Heal { .. }
            | OwnEffect::Rank(_)
            | OwnEffect::Deliver { .. }
            | OwnEffect::Save(_)
            | OwnEffect::ClearBody(_)
            | OwnEffect::ClearBodies
            | OwnEffect::LoseItem(_)
            | OwnEffect::ClearGun(_) => {}
        }
    }

    fn end_pass(world: &mut World<'a>) {
        world.ground.fragments = std::mem::take(&mut world.ground.coming);
    }
}

/// Whether an action may ever be done.
pub(super) fn may_do(world: &World<'_>, action: usize) -> bool {
    is_done(world, &world.mission.action[action])
}
