//! What anybody can tell of a mission: its file, and what lies on the table.

use sortie_boards::hex::{Hex, HexSet};
use sortie_defenders::Marked;
use sortie_defenders::content::mission::{
    Effect, Given, Mission, OwnEffect, OwnGiven, OwnTrigger, Party, PersonMoves, Quarry, Range, Special,
    Trigger,
};
use sortie_defenders::view::AlienView;

use crate::defenders::sight::Sight;

pub(super) fn mission<'a>(sight: &Sight<'a>) -> &'a Mission {
    &sight.content.missions[usize::from(sight.view.mission)]
}

pub(super) fn party(sight: &Sight<'_>) -> Party {
    Party::new(sight.view.agents.len(), sight.view.difficulty)
}

pub(super) fn has(sight: &Sight<'_>, range: Range, n: usize) -> bool {
    range.has(n as i16, party(sight))
}

/// Whether conditions hold, as far as anybody can tell; what nobody can tell is taken to hold.
pub(super) fn holds(sight: &Sight<'_>, given: &[Given]) -> bool {
    given.iter().all(|given| known(sight, given).unwrap_or(true))
}

pub(super) fn known(sight: &Sight<'_>, given: &Given) -> Option<bool> {
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

pub(super) fn known_here(sight: &Sight<'_>, given: &OwnGiven) -> Option<bool> {
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

pub(super) fn place_of(sight: &Sight<'_>, id: &str) -> Option<HexSet> {
    let place = mission(sight).place(id)?;
    Some(sight.content.battles[usize::from(sight.view.mission)].field.places[place])
}

/// An alien with a name of its own, told by its card; of several with that card the first.
pub(super) fn figure<'a>(sight: &Sight<'a>, name: &str) -> Option<&'a AlienView> {
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
pub(super) fn person(sight: &Sight<'_>, name: &str) -> Option<Hex> {
    let number = mission(sight).person(name)? as u8;
    sight.view.story.people.iter().find(|person| person.person == number).map(|person| person.at)
}

/// A hex and those beside it from which it can be reached over.
pub(super) fn at_or_beside(sight: &Sight<'_>, hex: Hex) -> HexSet {
    let taken = |hex: &Hex| sight.view.aliens.iter().any(|alien| alien.at == *hex);
    let all = sight.board.beside(hex) | HexSet::of(hex);
    all.iter().filter(|hex| sight.board.floor().has(*hex) && !taken(hex)).collect()
}

/// How many agents are on the map.
pub(super) fn standing(sight: &Sight<'_>) -> usize {
    sight.view.agents.iter().filter(|agent| agent.at.is_some()).count()
}

/// Whether there is anything to fight that should be done with first: an event that nobody has to draw yet.
pub(super) fn is_busy(sight: &Sight<'_>) -> bool {
    !sight.view.aliens.is_empty()
}

/// The alien that agents do no damage to.
pub(super) fn warded<'a>(sight: &Sight<'a>) -> Option<&'a AlienView> {
    let mark = sight.view.story.marks.iter().find(|mark| mark.mark == Marked::Warded)?;
    sight.alien(mark.figure)
}

/// Who goes where the alpha agent goes, and stands here.
pub(in crate::defenders) fn follower(sight: &Sight<'_>) -> Option<Hex> {
    let mission = mission(sight);
    let follows = |person: u8| mission.person[usize::from(person)].moves == PersonMoves::Alpha;
    sight.view.story.people.iter().find(|person| follows(person.person)).map(|person| person.at)
}

/// Whether fragments win the mission, so that none are spent.
pub(in crate::defenders) fn keeps_fragments(sight: &Sight<'_>) -> bool {
    let wins = |rule: &&sortie_defenders::content::mission::MissionRule| {
        rule.effect.iter().any(|effect| matches!(effect, Effect::Win(_)))
    };
    let mut rules = mission(sight).rule.iter().filter(wins);
    rules.any(|rule| rule.given.iter().any(|given| matches!(given, Given::Own(OwnGiven::Fragments(_)))))
}

/// Whether an alien is one the mission is about: hunted itself, or of a species that leaves something behind.
pub(in crate::defenders) fn is_quarry(sight: &Sight<'_>, alien: &AlienView) -> bool {
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
