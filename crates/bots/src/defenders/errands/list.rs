//! The errands of a mission, kind by kind.

use sortie_boards::hex::{Gait, Hex, HexSet};
use sortie_defenders::content::mission::{
    Effect, Given, OwnEffect, OwnGiven, OwnTrigger, SignalKind, Special, Spot, Target, Trigger,
};
use sortie_defenders::view::{AgentView, AlienView};
use sortie_defenders::world::FigureId;

use super::deed::is_wanted;
use super::known::{
    at_or_beside, figure, follower, has, holds, is_busy, is_quarry, known, known_here, mission, place_of,
    standing, warded,
};
use super::{Errand, NEVER, ways_to};
use crate::defenders::sight::Sight;

/// Special actions: each at what it is done at.
pub(super) fn actions(sight: &Sight<'_>, me: Option<&AgentView>, all: &mut Vec<Errand>) {
    let mission = mission(sight);
    let view = sight.view;
    let story = &view.story;
    for action in &mission.action {
        // Before a door can be opened people may wait at it.
        let waits = action.at == Target::Blocked;
        if !is_wanted(mission, action) || !waits && !holds(sight, &action.given) {
            continue;
        }
        let role =
            |role: &String| story.roles.iter().find(|known| known.role == *role).map(|known| known.agent);
        let carrier = |item: &String| {
            let item = mission.item(item)?;
            story.items.iter().find(|known| usize::from(known.item) == item)?.carrier
        };
        let mut only = None;
        if let Some(name) = &action.by {
            only = role(name);
            if only.is_none() {
                continue;
            }
        }
        if let Some(name) = &action.with {
            only = carrier(name);
            if only.is_none() {
                continue;
            }
        }
        let beside = |hex: Hex| at_or_beside(sight, hex);
        if let Target::Waypoint(number) = action.at {
            let lies = story.waypoints.iter().filter(|waypoint| waypoint.number == number);
            // What is rolled for goes faster if several try.
            let errands = lies.map(|waypoint| Errand::new(beside(waypoint.at), 2.6).only(only));
            all.extend(errands.map(|errand| if action.roll.is_some() { errand } else { errand.single() }));
        }
        let mut add = |spots: HexSet, worth: f64| {
            all.push(Errand::new(spots, worth).single().only(only));
        };
        match &action.at {
            Target::Teleport => {
                let open = view.points.iter().filter(|point| !story.flames.contains(&point.at));
                open.for_each(|point| add(beside(point.at), 2.4));
            }
            Target::AnyWaypoint => {
                let burns = |hex: Hex| story.flames.contains(&hex);
                let wants_fire =
                    action.given.iter().any(|given| matches!(given, Given::Own(OwnGiven::Burns(_))));
                let lies = story.waypoints.iter().filter(|waypoint| !wants_fire || burns(waypoint.at));
                let spots = lies.fold(HexSet::EMPTY, |all, waypoint| all | beside(waypoint.at));
                add(spots, 2.2);
            }
            Target::Place(id) => {
                // Rooms that are not done with, each by itself.
                let Some(place) = place_of(sight, id) else { continue };
                let open: HexSet = if story.goals.is_empty() {
                    place
                } else {
                    story.goals.iter().copied().filter(|hex| place.has(*hex)).collect()
                };
                let rooms = &sight.content.battles[usize::from(view.mission)].field.rooms;
                for room in rooms {
                    let spots: HexSet = open.iter().filter(|hex| room.has(*hex)).collect();
                    add(spots, 2.4);
                }
            }
            Target::Figure(name) => {
                if let Some(alien) = figure(sight, name) {
                    add(beside(alien.at), 2.2);
                }
            }
            Target::Person(name) => {
                let number = mission.person(name).map(|n| n as u8);
                let there = story.people.iter().filter(|person| Some(person.person) == number);
                there.for_each(|person| add(beside(person.at), 3.0));
            }
            Target::Body => story.bodies.iter().for_each(|body| add(beside(*body), 3.2)),
            Target::Signal => view
                .signals
                .iter()
                .filter(|signal| !is_turned(sight, signal.figure))
                .for_each(|signal| add(beside(signal.at), if is_busy(sight) { 0.4 } else { 1.8 })),
            Target::Turned(kind) => {
                let is_kind = |figure: FigureId| {
                    story
                        .turned
                        .iter()
                        .any(|turned| turned.figure == figure && turned.alien == (*kind == SignalKind::Alien))
                };
                let there = view.signals.iter().filter(|signal| is_kind(signal.figure));
                there.for_each(|signal| add(beside(signal.at), 2.4));
            }
            Target::Blocked => {
                let field = &sight.content.battles[usize::from(view.mission)].field;
                let locks = field.locks.iter().enumerate();
                let closed = locks.filter(|(n, lock)| view.board >> n & 1 == 0 && !lock.is_locked);
                let sides: HexSet = closed.flat_map(|(_, lock)| lock.between).collect();
                // One opened door is enough: a place behind it that can be reached needs no other.
                let reached = me.and_then(|me| me.at).is_some_and(|at| {
                    let goals = &story.goals;
                    let ways = ways_to(sight, HexSet::of(at));
                    goals.iter().any(|goal| ways[usize::from(goal.0)] < NEVER)
                });
                if !reached {
                    add(sides, 2.4);
                }
            }
            Target::Item(name) => {
                let item = mission.item(name);
                let lies = story.items.iter().filter(|known| Some(usize::from(known.item)) == item);
                lies.filter_map(|item| item.at).for_each(|at| add(beside(at), 2.4));
            }
            Target::Waypoint(_) | Target::Anywhere => {}
        }
    }
}

fn is_turned(sight: &Sight<'_>, figure: FigureId) -> bool {
    sight.view.story.turned.iter().any(|turned| turned.figure == figure)
}

/// Whether there is more to fight than there is time for: new trouble can wait.
fn danger(sight: &Sight<'_>) -> bool {
    sight.view.aliens.len() > standing(sight)
}

/// What the open objectives are about, where no action is done there: somebody to be hunted, somewhere to be.
pub(super) fn goals(sight: &Sight<'_>, all: &mut Vec<Errand>) {
    let story = &sight.view.story;
    let mission = mission(sight);
    let open = story.objective.into_iter().chain(story.offered.iter().copied());
    for n in open {
        let Some(objective) = mission.objective.get(usize::from(n)) else { continue };
        for name in &objective.about {
            if let Some(alien) = figure(sight, name) {
                if !story.marks.iter().any(|mark| mark.figure == alien.figure) {
                    all.push(Errand::new(shots(sight, alien), 1.6));
                }
            } else if let Some(number) = name.strip_prefix("waypoint:") {
                let lies = story.waypoints.iter().filter(|waypoint| waypoint.number.to_string() == number);
                let carrier = story.items.iter().find_map(|item| item.carrier);
                for waypoint in lies {
                    let stands = HexSet::of(waypoint.at);
                    if let Some(follower) = follower(sight) {
                        // Who follows the alpha agent is to stand there.
                        let spots = trail(sight, waypoint.at, follower);
                        all.push(Errand::new(spots, 2.6).single().only(Some(sight.view.alpha)));
                    } else if mission.item.is_empty() {
                        all.push(Errand::new(stands, 2.6).single());
                    } else if carrier.is_some() {
                        all.push(Errand::new(stands, 3.2).single().only(carrier));
                    }
                }
            } else if let Some(place) = place_of(sight, name) {
                let is_searched =
                    mission.action.iter().any(|action| action.at == Target::Place(name.clone()));
                let goals: HexSet = story.goals.iter().copied().filter(|hex| place.has(*hex)).collect();
                if !is_searched {
                    all.push(Errand::new(goals, 2.2));
                }
            }
        }
    }
}

/// Where the alpha agent goes to lead somebody onto a hex: over it, and one step farther, so that he comes after.
fn trail(sight: &Sight<'_>, onto: Hex, follower: Hex) -> HexSet {
    let board = sight.board;
    let beside = board.ways(onto, Gait::Walking);
    let leads = sight.agent(sight.view.alpha).and_then(|alpha| alpha.at);
    if follower == onto {
        return beside;
    }
    if leads == Some(onto) {
        return beside.iter().filter(|&hex| hex != follower && !board.adjacent(hex, follower)).collect();
    }
    HexSet::of(onto)
}

/// Aliens that have to be killed: those that leave behind what is wanted, or all of them.
pub(super) fn hunts(sight: &Sight<'_>, all: &mut Vec<Errand>) {
    let mission = mission(sight);
    let leaves = mission.special.iter().any(|special| matches!(special, Special::Bodies(_)));
    let clears = mission.rule.iter().any(|rule| {
        let is_none = |given: &Given| match given {
            Given::Own(OwnGiven::Aliens { is, .. }) => has(sight, *is, 0) && !has(sight, *is, 1),
            _ => false,
        };
        rule.effect.iter().any(|effect| matches!(effect, Effect::Win(_))) && rule.given.iter().any(is_none)
    });
    if !leaves && !clears {
        return;
    }
    for alien in sight.view.aliens.iter().filter(|alien| clears || is_quarry(sight, alien)) {
        all.push(Errand::new(shots(sight, alien), 1.4));
    }
    if leaves && sight.view.aliens.len() < standing(sight) {
        for signal in &sight.view.signals {
            let spots = sight.board.seers_of(signal.at) & *sight.board.floor();
            all.push(Errand::new(spots, 0.8).single());
        }
    }
}

/// Where somebody with a common weapon can attack an alien from.
fn shots(sight: &Sight<'_>, alien: &AlienView) -> HexSet {
    let board = sight.board;
    let near = |hex: &Hex| board.distance(*hex, alien.at).is_some_and(|areas| areas <= 1);
    board.seers_of(alien.at).iter().filter(near).collect()
}

/// Waypoints that lie face down, and those on which a rule waits that does some good.
pub(super) fn waypoints(sight: &Sight<'_>, all: &mut Vec<Errand>) {
    let story = &sight.view.story;
    story.hidden.iter().for_each(|at| all.push(Errand::new(HexSet::of(*at), 2.4).single()));
    for rule in &mission(sight).rule {
        let Trigger::Own(OwnTrigger::Waypoint(number)) = rule.when else { continue };
        let Some(waypoint) = story.waypoints.iter().find(|waypoint| waypoint.number == number) else {
            continue;
        };
        let is_good = rule.effect.iter().any(|effect| match effect {
            Effect::Own(OwnEffect::Forward(letter)) => {
                known_here(sight, &OwnGiven::Drawn(*letter)) == Some(false)
            }
            Effect::Own(OwnEffect::Resume) => story.paused,
            _ => false,
        });
        if is_good {
            all.push(Errand::new(HexSet::of(waypoint.at), 3.4).single());
        }
    }
}

/// Signals, where people are among them that the mission is about.
pub(super) fn signals(sight: &Sight<'_>, all: &mut Vec<Errand>) {
    let mission = mission(sight);
    let story = &sight.view.story;
    let are_people = mission.person.iter().any(|person| person.from_signals);
    let waits = mission.objective.iter().enumerate().any(|(n, objective)| {
        story.objective.map(usize::from) == Some(n)
            && (objective.about.is_empty() || objective.counter.is_some())
    });
    if !are_people || !waits {
        return;
    }
    for signal in &sight.view.signals {
        let spots = sight.board.seers_of(signal.at) & *sight.board.floor();
        all.push(Errand::new(spots, if danger(sight) { 0.3 } else { 1.6 }).single());
    }
}

/// Places the mission is won by leaving: alone, or with somebody in tow.
pub(super) fn ways_out(sight: &Sight<'_>, me: Option<&AgentView>, all: &mut Vec<Errand>) {
    for rule in &mission(sight).rule {
        let wins = rule.effect.iter().any(|effect| matches!(effect, Effect::Win(_)));
        if !wins || !matches!(rule.when, Trigger::Own(OwnTrigger::Status)) {
            continue;
        }
        for (n, given) in rule.given.iter().enumerate() {
            let others = || rule.given.iter().enumerate().filter(|(other, _)| *other != n);
            let is_due = || others().all(|(_, given)| known(sight, given).unwrap_or(true));
            match given {
                Given::Own(OwnGiven::AgentsIn { place, is }) if has(sight, *is, 0) && !has(sight, *is, 9) => {
                    if let Some(inside) = place_of(sight, place).filter(|_| is_due()) {
                        all.push(Errand::new(*sight.board.floor() - inside, 4.0));
                    }
                }
                Given::Not(given) => {
                    let Given::Own(OwnGiven::At { figure: name, at: Spot::Place(place) }) = &**given else {
                        continue;
                    };
                    let dragged = figure(sight, name).filter(|_| is_due());
                    let (Some(inside), Some(alien)) = (place_of(sight, place), dragged) else { continue };
                    let near = me.and_then(|me| me.at).is_some_and(|at| sight.board.adjacent(at, alien.at));
                    if near && sight.has_acted {
                        // Two hexes beyond the threshold: who is dragged comes after.
                        let outside = *sight.board.floor() - inside;
                        let far = outside
                            .iter()
                            .filter(|hex| sight.board.beside(*hex).iter().all(|next| !inside.has(next)));
                        all.push(Errand::new(far.collect(), 9.0).only(me.map(|me| me.figure)));
                    }
                }
                _ => {}
            }
        }
    }
}

/// Where a figure that only mines can hurt is to be led: into the areas of mines. An agent goes to each of the nearest.
pub(super) fn baits(sight: &Sight<'_>, all: &mut Vec<Errand>) {
    let Some(alien) = warded(sight) else { return };
    let steps = |hex: Hex| sight.board.steps(alien.at, hex, Gait::Climbing).unwrap_or(NEVER);
    let mut mines = sight.view.story.mines.clone();
    mines.sort_unstable_by_key(|mine| (steps(*mine), mine.0));
    for mine in mines.into_iter().take(3) {
        let spots = sight.board.area_hexes(sight.board.area(mine)) & *sight.board.floor();
        all.push(Errand::new(spots, 2.4).single());
    }
}

/// Who leads somebody or carries something is not left alone.
pub(super) fn escorts(sight: &Sight<'_>, all: &mut Vec<Errand>) {
    let carrier = sight.view.story.items.iter().find_map(|item| item.carrier);
    let leads = follower(sight).map(|_| sight.view.alpha).or(carrier);
    let Some(at) = leads.and_then(|leads| sight.agent(leads)?.at) else { return };
    let near = |hex: &Hex| *hex != at && sight.board.distance(*hex, at).is_some_and(|areas| areas <= 1);
    let spots = sight.board.floor().iter().filter(near).collect();
    all.push(Errand { but: leads, ..Errand::new(spots, 0.6) });
}
