//! Abilities.

use std::collections::BTreeSet;

use sortie_content::Finding;

use crate::ability::{Ability, Deed, Need, Passive, Special, When, Who, Whom};
use crate::content::activation::{Activation, LineVerb};
use crate::content::entry::Entry;

/// The abilities of heroes and their cards. No two share an id, because the state of a game names them by it.
pub(super) fn of_players<'a, T>(
    entry: &Entry<'_, T>,
    abilities: &'a [Ability],
    known: &BTreeSet<&str>,
    seen: &mut BTreeSet<&'a str>,
    findings: &mut Vec<Finding>,
) {
    refers(entry, abilities, known, findings);
    unplayed(entry, abilities, findings);
    for ability in abilities {
        let id = &ability.id;
        if !seen.insert(id) {
            findings.push(entry.error("ability-twice", format!("the ability `{id}` is there already")));
        }
        let is_passive = ability.passive != Passive::default();
        let does_something = !ability.does.is_empty();
        let is_always = ability.when == When::Always;
        if is_always != is_passive || is_always == does_something {
            let message = format!("`{id}` is either always passive, or does something at its moment");
            findings.push(entry.error("ability-idle", message));
        }
        aim(entry, ability, findings);
    }
}

/// The abilities of groups and activation cards. What only a hero's card does asks the hero's player, or takes it for
/// granted that nobody but enemies is hurt.
pub(super) fn names<T>(
    entry: &Entry<'_, T>,
    abilities: &[Ability],
    known: &BTreeSet<&str>,
    findings: &mut Vec<Finding>,
) {
    refers(entry, abilities, known, findings);
    unplayed(entry, abilities, findings);
    let is_for_groups = |deed: &Deed| match deed {
        Deed::Special(special) => matches!(special, Special::StepTowardRebel | Special::Reinforce),
        Deed::Toll { .. } => false,
        _ => true,
    };
    for ability in abilities.iter().filter(|ability| !ability.does.iter().all(is_for_groups)) {
        let message = format!("what `{}` does, only heroes can do", ability.id);
        findings.push(entry.error("ability-hero", message));
    }
}

/// What the engine never does only stands where it is ignored (R6.6, R37.11).
fn unplayed<T>(entry: &Entry<'_, T>, abilities: &[Ability], findings: &mut Vec<Finding>) {
    for ability in abilities.iter().filter(|ability| ability.is_unplayed() && !ability.ignored) {
        let message = format!("`{}` says what only an ability that is `ignored` may say", ability.id);
        findings.push(entry.error("ability-unplayed", message));
    }
}

/// The abilities of groups that the game plays: nobody is there who could be asked.
pub(super) fn of_enemies<T>(entry: &Entry<'_, T>, abilities: &[Ability], findings: &mut Vec<Finding>) {
    for ability in abilities.iter().filter(|ability| !ability.ignored) {
        for why in ability.does.iter().filter_map(not_for_enemies) {
            findings.push(entry.error("ability-enemy", format!("`{}` {why}", ability.id)));
        }
    }
}

/// What an activation card lets its figures do, bonus effects and lines alike.
pub(super) fn of_activation(entry: &Entry<'_, Activation>, findings: &mut Vec<Finding>) {
    of_enemies(entry, &entry.value.bonus, findings);
    for (n, line) in entry.value.line.iter().enumerate() {
        let LineVerb::Does(deeds) = &line.verb else { continue };
        for why in deeds.iter().filter_map(not_for_enemies) {
            findings.push(entry.error("ability-enemy", format!("line {} {why}", n + 1)));
        }
    }
}

/// Why the game cannot carry a deed out for an enemy, if it cannot.
fn not_for_enemies(deed: &Deed) -> Option<&'static str> {
    match deed {
        Deed::Surge(_) | Deed::SurgesOf(_) => {
            Some("gives a surge option, and an enemy buys only those of its deployment card (R29)")
        }
        Deed::Reroll { .. } => {
            Some("lets somebody choose the dice to reroll; nobody chooses for an enemy (R6.6)")
        }
        Deed::RemoveDefenceDie | Deed::SwapDie(_) => {
            Some("lets somebody choose a die; nobody chooses for an enemy (R6.6)")
        }
        Deed::Convert { most: None, .. } => Some(
            "leaves open how many symbols are converted: say the `most`, for nobody chooses for an enemy (R6.6)",
        ),
        Deed::Shed { all: false, .. } => {
            Some("lets somebody choose a condition: say `all`, for nobody chooses for an enemy (R6.6)")
        }
        Deed::Points { .. } | Deed::Move { .. } | Deed::Push(_) | Deed::Attack(_) | Deed::Order => {
            Some("moves or attacks outside the lines; an enemy does so by its activation card only (R24)")
        }
        Deed::ExtraAction | Deed::DrawSupply => Some("does what only heroes can do"),
        _ => None,
    }
}

/// Other abilities are named by ids that exist.
fn refers<T>(
    entry: &Entry<'_, T>,
    abilities: &[Ability],
    known: &BTreeSet<&str>,
    findings: &mut Vec<Finding>,
) {
    for ability in abilities {
        let after = match &ability.when {
            When::After(id) => Some(id),
            _ => None,
        };
        let used = ability.needs.iter().filter_map(|need| match need {
            Need::Used(id) => Some(id),
            _ => None,
        });
        let Passive { lifts_range, lifts_blindness, .. } = &ability.passive;
        let named = after.into_iter().chain(used).chain(lifts_range).chain(lifts_blindness);
        for id in named.filter(|id| !known.contains(id.as_str())) {
            let message = format!("`{}` refers to `{id}`, and there is no such ability", ability.id);
            findings.push(entry.error("ability-unknown", message));
        }
    }
}

/// What happens to somebody picked needs somebody to pick: its own aim, or that of the ability it follows.
fn aim<T>(entry: &Entry<'_, T>, ability: &Ability, findings: &mut Vec<Finding>) {
    let follows = matches!(ability.when, When::After(_));
    let who = ability.aim.as_ref().map(|aim| aim.who);
    for deed in &ability.does {
        let fits = match deed {
            Deed::Push(_) | Deed::Order => who.is_some_and(|who| who != Who::Space),
            _ => match whom(deed) {
                Some(Whom::Picked | Whom::PickedHostile) => {
                    follows || who.is_some_and(|who| who != Who::Space)
                }
                Some(Whom::Around) => who == Some(Who::Space),
                _ => true,
            },
        };
        if !fits {
            let message =
                format!("`{}` does something to whom it picks, and its aim is not that", ability.id);
            findings.push(entry.error("ability-aim", message));
        }
    }
}

fn whom(deed: &Deed) -> Option<Whom> {
    match deed {
        Deed::Gain { whom, .. }
        | Deed::Shed { whom, .. }
        | Deed::Recover { whom, .. }
        | Deed::Suffer { whom, .. }
        | Deed::RollDamage { whom, .. }
        | Deed::Points { whom, .. } => Some(*whom),
        Deed::Attack(attack) => attack.target,
        _ => None,
    }
}
