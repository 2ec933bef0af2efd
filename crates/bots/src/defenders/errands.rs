//! What the mission wants done and where: read off its file as anybody may read it, and off what lies on the table. An errand is a
//! set of hexes from which something can be done; each agent takes one, so that they do not all run to the same place.

use sortie_boards::hex::{Gait, Hex, HexSet};
use sortie_defenders::content::mission::{
    Action, Effect, Given, Mission, OwnEffect, OwnGiven, OwnTrigger, Party, PersonMoves, Quarry, Range,
    SignalKind, Special, Spot, Target, Trigger,
};
use sortie_defenders::view::{AgentView, AlienView};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Marked};

use super::sight::Sight;

/// Nobody gets there.
const NEVER: u8 = u8::MAX;

/// Something to be done somewhere.
#[derive(Debug)]
pub(super) struct Errand {
    /// Where it can be done.
    spots: HexSet,
    /// How much it is worth to be there.
    pub(super) worth: f64,
    /// One agent is enough for it.
    single: bool,
    /// Only this agent can do it.
    only: Option<FigureId>,
    /// Anybody but this agent can.
    but: Option<FigureId>,
    /// By hex, how many hexes it is to where it can be done.
    ways: Vec<u8>,
}

impl Errand {
    fn new(spots: HexSet, worth: f64) -> Self {
        Self { spots, worth, single: false, only: None, but: None, ways: Vec::new() }
    }

    fn single(self) -> Self {
        Self { single: true, ..self }
    }

    fn only(self, agent: Option<FigureId>) -> Self {
        Self { only: agent, ..self }
    }

    /// How many hexes it is from a hex.
    pub(super) fn way(&self, from: Hex) -> Option<u8> {
        self.ways.get(usize::from(from.0)).copied().filter(|&way| way < NEVER)
    }
}

/// All of them, with the ways there.
pub(super) fn errands(sight: &Sight<'_>, me: Option<&AgentView>) -> Vec<Errand> {
    let mut all = Vec::new();
    actions(sight, me, &mut all);
    goals(sight, &mut all);
    hunts(sight, &mut all);
    waypoints(sight, &mut all);
    signals(sight, &mut all);
    ways_out(sight, me, &mut all);
    baits(sight, &mut all);
    escorts(sight, &mut all);
    all.retain(|errand| !errand.spots.is_empty());
    for errand in &mut all {
        errand.ways = ways_to(sight, errand.spots);
    }
    all
}

/// By hex, how many hexes it is to the nearest of some.
fn ways_to(sight: &Sight<'_>, spots: HexSet) -> Vec<u8> {
    let board = sight.board;
    let mut ways = vec![NEVER; board.layout().n_hexes()];
    let mut edge: Vec<Hex> = spots.iter().collect();
    edge.iter().for_each(|hex| ways[usize::from(hex.0)] = 0);
    let mut n = 0;
    while let Some(&hex) = edge.get(n) {
        let way = ways[usize::from(hex.0)];
        for next in board.ways_from(hex, Gait::Walking) {
            let known = &mut ways[usize::from(next.0)];
            if *known == NEVER && way < NEVER - 1 {
                *known = way + 1;
                edge.push(next);
            }
        }
        n += 1;
    }
    ways
}

/// The errand an agent takes: of all pairs of an agent and an errand the shortest way is settled first. Who is left over lends a
/// hand where it is nearest.
pub(super) fn taken(sight: &Sight<'_>, errands: &[Errand], me: &AgentView) -> Option<usize> {
    let mut free: Vec<&AgentView> =
        sight.view.agents.iter().filter(|agent| agent.at.is_some() && !agent.bleeds).collect();
    let mut open: Vec<usize> = (0..errands.len()).collect();
    let way = |agent: &AgentView, errand: usize| {
        let errand = &errands[errand];
        let way = agent.at.and_then(|at| errand.way(at))?;
        let fits = errand.only.is_none_or(|only| only == agent.figure) && errand.but != Some(agent.figure);
        fits.then(|| f64::from(way) - 4.0 * errand.worth)
    };
    while !free.is_empty() && !open.is_empty() {
        let pairs = free
            .iter()
            .enumerate()
            .flat_map(|(a, agent)| open.iter().enumerate().map(move |(e, errand)| (a, e, *agent, *errand)));
        let found = pairs.filter_map(|(a, e, agent, errand)| Some((a, e, way(agent, errand)?)));
        let Some((a, e, _)) = found.min_by(|one, other| one.2.total_cmp(&other.2)) else { break };
        let errand = open[e];
        if free[a].figure == me.figure {
            return Some(errand);
        }
        free.remove(a);
        if errands[errand].single {
            open.remove(e);
        }
    }
    (0..errands.len())
        .filter_map(|n| Some((n, way(me, n)?)))
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(n, _)| n)
}

fn mission<'a>(sight: &Sight<'a>) -> &'a Mission {
    &sight.content.missions[usize::from(sight.view.mission)]
}

fn party(sight: &Sight<'_>) -> Party {
    Party::new(sight.view.agents.len(), sight.view.difficulty)
}

fn has(sight: &Sight<'_>, range: Range, n: usize) -> bool {
    range.has(n as i16, party(sight))
}

/// Whether conditions hold, as far as anybody can tell; what nobody can tell is taken to hold.
fn holds(sight: &Sight<'_>, given: &[Given]) -> bool {
    given.iter().all(|given| known(sight, given).unwrap_or(true))
}

fn known(sight: &Sight<'_>, given: &Given) -> Option<bool> {
    let story = &sight.view.story;
    let mission = mission(sight);
    let objective = |id: &String| mission.objective.iter().position(|objective| objective.id == *id);
    let counter = |id: &String| mission.counters.iter().position(|counter| counter == id);
    Some(match given {
        Given::Counter { counter: id, is } => is.has(*story.counters.get(counter(id)?)?, party(sight)),
        Given::Round(range) => range.has(sight.view.round as i16, party(sight)),
        Given::Objective(id) => story.objective.map(usize::from) == objective(id),
        Given::Completed(id) => story.completed.iter().any(|&n| Some(usize::from(n)) == objective(id)),
        Given::Not(given) => !known(sight, given)?,
        Given::All(all) => all.iter().all(|given| known(sight, given).unwrap_or(true)),
        Given::Any(all) => all.iter().any(|given| known(sight, given).unwrap_or(true)),
        Given::Own(own) => return known_here(sight, own),
        Given::Flag(_)
        | Given::Players(_)
        | Given::Difficulty(_)
        | Given::Scene(_)
        | Given::Played(_)
        | Given::Won(_)
        | Given::Met(_) => return None,
    })
}

fn known_here(sight: &Sight<'_>, given: &OwnGiven) -> Option<bool> {
    let view = sight.view;
    let standing = view.agents.iter().filter(|agent| agent.at.is_some());
    Some(match given {
        OwnGiven::Alive(range) => has(sight, *range, standing.count()),
        OwnGiven::Dead(range) => has(sight, *range, view.agents.iter().filter(|agent| agent.is_dead).count()),
        OwnGiven::AgentsIn { place, is } => {
            let hexes = place_of(sight, place)?;
            has(sight, *is, standing.filter(|agent| agent.at.is_some_and(|at| hexes.has(at))).count())
        }
        OwnGiven::Teleports(range) => has(sight, *range, view.points.len()),
        OwnGiven::Fragments(range) => has(sight, *range, view.fragments.into()),
        OwnGiven::Burning(range) => {
            let burns =
                view.story.waypoints.iter().filter(|waypoint| view.story.flames.contains(&waypoint.at));
            has(sight, *range, burns.count())
        }
        OwnGiven::There(name) => figure(sight, name).is_some() || person(sight, name).is_some(),
        OwnGiven::Stunned(_) => view.story.marks.iter().any(|mark| mark.mark == Marked::Stunned),
        OwnGiven::Drawn(letter) => {
            let number = sight.content.event(*letter)? as u8;
            view.decks.events_out.contains(&number) || view.event == Some(number)
        }
        OwnGiven::Over
        | OwnGiven::Aliens { .. }
        | OwnGiven::Signals { .. }
        | OwnGiven::Burns(_)
        | OwnGiven::At { .. }
        | OwnGiven::AtTeleport(_)
        | OwnGiven::Carried { .. }
        | OwnGiven::Lies { .. }
        | OwnGiven::Campaign
        | OwnGiven::Ended { .. } => return None,
    })
}

fn place_of(sight: &Sight<'_>, id: &str) -> Option<HexSet> {
    let place = mission(sight).place(id)?;
    Some(sight.content.battles[usize::from(sight.view.mission)].field.places[place])
}

/// An alien with a name of its own, told by its card; of several with that card the first.
fn figure<'a>(sight: &Sight<'a>, name: &str) -> Option<&'a AlienView> {
    let mission = mission(sight);
    let mut effects = Vec::new();
    for rule in &mission.rule {
        Effect::flatten(&rule.effect, &mut effects);
    }
    let later = effects.into_iter().filter_map(|effect| match effect {
        Effect::Own(OwnEffect::Alien(arrival)) => Some((arrival.name.as_deref(), arrival.card.as_str())),
        _ => None,
    });
    let start = mission.alien.iter().map(|alien| (alien.name.as_deref(), alien.card.as_str()));
    let card = start.chain(later).find(|(own, _)| *own == Some(name)).map(|(_, card)| card)?;
    let printed = &sight.content.aliens[sight.content.alien(card)?];
    sight.view.aliens.iter().find(|alien| {
        let own = sight.card(alien);
        // Who rages has another card.
        own.species == printed.species && own.rank == printed.rank
    })
}

/// A person, by name.
fn person(sight: &Sight<'_>, name: &str) -> Option<Hex> {
    let number = mission(sight).person(name)? as u8;
    sight.view.story.people.iter().find(|person| person.person == number).map(|person| person.at)
}

/// A hex and those beside it from which it can be reached over.
fn at_or_beside(sight: &Sight<'_>, hex: Hex) -> HexSet {
    let taken = |hex: &Hex| sight.view.aliens.iter().any(|alien| alien.at == *hex);
    let all = sight.board.beside(hex) | HexSet::of(hex);
    all.iter().filter(|hex| sight.board.floor().has(*hex) && !taken(hex)).collect()
}

/// What an action undoes nobody wants done.
fn is_wanted(mission: &Mission, action: &Action) -> bool {
    let follows = mission.rule.iter().filter(|rule| match &rule.when {
        Trigger::Own(OwnTrigger::Done(id)) => id.split('.').next() == Some(&action.id),
        _ => false,
    });
    let mut effects = Vec::new();
    follows.for_each(|rule| Effect::flatten(&rule.effect, &mut effects));
    !effects
        .iter()
        .any(|effect| matches!(effect, Effect::Own(OwnEffect::PutDown(_) | OwnEffect::Lure { .. })))
}

/// Special actions: each at what it is done at.
fn actions(sight: &Sight<'_>, me: Option<&AgentView>, all: &mut Vec<Errand>) {
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

/// Whether there is anything to fight that should be done with first: an event that nobody has to draw yet.
fn is_busy(sight: &Sight<'_>) -> bool {
    !sight.view.aliens.is_empty()
}

/// How many agents are on the map.
fn standing(sight: &Sight<'_>) -> usize {
    sight.view.agents.iter().filter(|agent| agent.at.is_some()).count()
}

/// What the open objectives are about, where no action is done there: somebody to be hunted, somewhere to be.
fn goals(sight: &Sight<'_>, all: &mut Vec<Errand>) {
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

/// Who goes where the alpha agent goes, and stands here.
pub(super) fn follower(sight: &Sight<'_>) -> Option<Hex> {
    let mission = mission(sight);
    let follows = |person: u8| mission.person[usize::from(person)].moves == PersonMoves::Alpha;
    sight.view.story.people.iter().find(|person| follows(person.person)).map(|person| person.at)
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
fn hunts(sight: &Sight<'_>, all: &mut Vec<Errand>) {
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
fn waypoints(sight: &Sight<'_>, all: &mut Vec<Errand>) {
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
fn signals(sight: &Sight<'_>, all: &mut Vec<Errand>) {
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
fn ways_out(sight: &Sight<'_>, me: Option<&AgentView>, all: &mut Vec<Errand>) {
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
fn baits(sight: &Sight<'_>, all: &mut Vec<Errand>) {
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
fn escorts(sight: &Sight<'_>, all: &mut Vec<Errand>) {
    let carrier = sight.view.story.items.iter().find_map(|item| item.carrier);
    let leads = follower(sight).map(|_| sight.view.alpha).or(carrier);
    let Some(at) = leads.and_then(|leads| sight.agent(leads)?.at) else { return };
    let near = |hex: &Hex| *hex != at && sight.board.distance(*hex, at).is_some_and(|areas| areas <= 1);
    let spots = sight.board.floor().iter().filter(near).collect();
    all.push(Errand { but: leads, ..Errand::new(spots, 0.6) });
}

/// The alien that agents do no damage to.
fn warded<'a>(sight: &Sight<'a>) -> Option<&'a AlienView> {
    let mark = sight.view.story.marks.iter().find(|mark| mark.mark == Marked::Warded)?;
    sight.alien(mark.figure)
}

/// Whether luring a figure leads it toward a mine, or at least toward the guns of the agents.
fn lures_well(sight: &Sight<'_>, me: &AgentView) -> bool {
    let (Some(alien), Some(here)) = (warded(sight), me.at) else { return false };
    let steps = |from: Hex, to: Hex| sight.board.steps(from, to, Gait::Climbing);
    let Some(far) = steps(alien.at, here).filter(|far| *far > 0) else { return false };
    sight.view.story.mines.iter().any(|mine| {
        matches!((steps(alien.at, *mine), steps(*mine, here)), (Some(there), Some(on)) if there > 0 && there + on == far)
    })
}

/// Whether fragments win the mission, so that none are spent.
pub(super) fn keeps_fragments(sight: &Sight<'_>) -> bool {
    let wins = |rule: &&sortie_defenders::content::mission::MissionRule| {
        rule.effect.iter().any(|effect| matches!(effect, Effect::Win(_)))
    };
    let mut rules = mission(sight).rule.iter().filter(wins);
    rules.any(|rule| rule.given.iter().any(|given| matches!(given, Given::Own(OwnGiven::Fragments(_)))))
}

/// Whether an alien is one the mission is about: hunted itself, or of a species that leaves something behind.
pub(super) fn is_quarry(sight: &Sight<'_>, alien: &AlienView) -> bool {
    let mission = mission(sight);
    let card = sight.card(alien);
    let of = |quarry: &Quarry| match quarry {
        Quarry::Figure(name) => figure(sight, name).is_some_and(|other| other.figure == alien.figure),
        Quarry::Card(id) => card.id == *id,
        Quarry::Species(species) => species.contains(&card.species),
        Quarry::Any => false,
    };
    let mut rules = mission.rule.iter();
    rules.any(|rule| matches!(&rule.when, Trigger::Own(OwnTrigger::Killed(quarry)) if of(quarry)))
        || mission.special.iter().any(|special| {
            matches!(special, Special::Unkillable(name)
                if figure(sight, name).is_some_and(|other| other.figure == alien.figure))
        })
}

/// The first mission action worth doing now.
pub(super) fn act(sight: &Sight<'_>, me: &AgentView, choice: &Choice) -> bool {
    let Choice::Act { action, at } = *choice else { return false };
    let mission = mission(sight);
    let Some(printed) = mission.action.get(usize::from(action)) else { return false };
    if !is_wanted(mission, printed) {
        let lures = mission.rule.iter().any(|rule| {
            matches!(&rule.when, Trigger::Own(OwnTrigger::Done(id)) if *id == printed.id)
                && rule.effect.iter().any(|effect| matches!(effect, Effect::Own(OwnEffect::Lure { .. })))
        });
        return lures && lures_well(sight, me);
    }
    match &printed.at {
        // More trouble can wait until there is less.
        Target::Signal => !is_busy(sight),
        // Who is brought out already is left where he is.
        Target::Figure(_) => {
            let outside = mission.rule.iter().flat_map(|rule| &rule.given).any(|given| {
                let Given::Not(given) = given else { return false };
                let Given::Own(OwnGiven::At { at: Spot::Place(place), .. }) = &**given else { return false };
                place_of(sight, place).is_some_and(|inside| !inside.has(at))
            });
            !outside
        }
        _ => true,
    }
}
