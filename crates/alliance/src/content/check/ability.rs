//! Abilities.

use std::collections::BTreeSet;

use sortie_content::Finding;

use crate::ability::{Ability, Deed, Need, Passive, When, Who, Whom};
use crate::content::entry::Entry;

/// The abilities of heroes and their cards. No two share an id, because the state of a game names them by it.
pub(super) fn of_players<'a, T>(
    entry: &Entry<'_, T>,
    abilities: &'a [Ability],
    known: &BTreeSet<&str>,
    seen: &mut BTreeSet<&'a str>,
    findings: &mut Vec<Finding>,
) {
    names(entry, abilities, known, findings);
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

/// Other abilities are named by ids that exist.
pub(super) fn names<T>(
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
