//! Groups and their activation cards.

use sortie_content::Finding;

use super::card;
use crate::attack::most::{PRINTED_DICE, PRINTED_KEYWORDS, PRINTED_SURGES};
use crate::attack::read_keyword;
use crate::content::activation::{Activation, Name};
use crate::content::entry::Entry;
use crate::content::group::{Faction, Group};

/// The fewest activation cards of an enemy group: with fewer the players would know what comes.
const FEWEST_ACTIVATIONS: usize = 4;

/// Every group can be played, and every enemy knows what to do.
pub(super) fn groups(
    groups: &[Entry<'_, Group>],
    activations: &[Entry<'_, Activation>],
    findings: &mut Vec<Finding>,
) {
    for entry in groups {
        let group = &entry.value;
        let Group { id, figures, health, speed, dice, defence, base, surges, .. } = group;
        if [figures, health, speed].into_iter().chain(base).any(|&number| number == 0) {
            let message = format!("figures, health, speed and base of `{id}` are at least 1");
            findings.push(entry.error("group-numbers", message));
        }
        if [dice.len(), defence.len()].into_iter().any(|n| !(1..=PRINTED_DICE).contains(&n)) {
            let message = format!("`{id}` has 1 to {PRINTED_DICE} attack dice and as many defence dice");
            findings.push(entry.error("group-dice", message));
        }
        let mut n_effects = 0;
        for word in &group.keywords {
            match read_keyword(word) {
                Ok(effect) => n_effects += usize::from(effect.is_some()),
                Err(error) => findings.push(entry.error("group-keyword", error.to_string())),
            }
        }
        if n_effects > PRINTED_KEYWORDS {
            let message =
                format!("`{id}` has {n_effects} keywords for its attacks; up to {PRINTED_KEYWORDS} fit");
            findings.push(entry.error("group-keyword", message));
        }
        card::surges(entry, surges, PRINTED_SURGES, findings);
        let n = activations.iter().filter(|card| card.value.group == *id).count();
        if group.faction != Faction::Rebel && n < FEWEST_ACTIVATIONS {
            let message = format!("`{id}` has {n} activation cards; it needs {FEWEST_ACTIVATIONS}");
            findings.push(entry.error("n-activations", message));
        }
    }
}

/// Every activation card belongs to an enemy group and says something.
pub(super) fn activations(
    groups: &[Entry<'_, Group>],
    activations: &[Entry<'_, Activation>],
    findings: &mut Vec<Finding>,
) {
    for entry in activations {
        let Activation { id, group, mission, line, dice, .. } = &entry.value;
        match groups.iter().find(|known| known.value.id == *group) {
            None => findings.push(entry.error("group-unknown", format!("there is no group `{group}`"))),
            Some(known) if known.value.faction == Faction::Rebel => {
                let message = format!("`{group}` is an ally; players decide what it does");
                findings.push(entry.error("activation-ally", message));
            }
            Some(_) => {}
        }
        if dice.len() > PRINTED_DICE {
            let message = format!("`{id}` has {} attack dice; up to {PRINTED_DICE} are printed", dice.len());
            findings.push(entry.error("group-dice", message));
        }
        let names = line.iter().filter_map(|line| line.target.as_ref()?.named.as_ref());
        let is_of_mission = |name: &Name| matches!(name, Name::Object(_) | Name::Space(_));
        if mission.is_some() || names.into_iter().any(is_of_mission) {
            let message = format!("`{id}` speaks of a mission; that belongs into its `orders`");
            findings.push(entry.error("activation-mission", message));
        }
        if line.is_empty() {
            findings.push(entry.error("activation-empty", format!("`{id}` has no instruction")));
        }
    }
}
