//! What must be true of the pack beyond its form. Every finding names file and line.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed, need or moment is checked")]

mod ability;
mod card;
mod group;
mod hero;
mod recommended;

use std::collections::BTreeSet;

use sortie_content::{Finding, Language, Texts};

use super::activation::Activation;
use super::card::Card;
use super::entry::Entry;
use super::group::{Faction, Group};
use super::hero::Hero;
use super::map::Map;

pub(super) use card::deck;
pub(super) use recommended::recommended;

/// Heroes and their cards: each for itself, and that they refer to each other.
pub(super) fn heroes_and_cards(
    heroes: &[Entry<'_, Hero>],
    cards: &[Entry<'_, Card>],
    texts: &Texts,
    findings: &mut Vec<Finding>,
) {
    twice(heroes, "hero-twice", |hero| &hero.id, findings);
    twice(cards, "card-twice", |card| &card.id, findings);
    hero::heroes(heroes, cards, findings);
    card::cards(heroes, cards, findings);

    let of_heroes = heroes.iter().flat_map(|hero| hero.value.ability.iter());
    let of_cards = cards.iter().flat_map(|card| card.value.ability.iter());
    let known: BTreeSet<&str> = of_heroes.chain(of_cards).map(|ability| ability.id.as_str()).collect();
    let mut seen = BTreeSet::new();
    for entry in heroes {
        ability::of_players(entry, &entry.value.ability, &known, &mut seen, findings);
    }
    for entry in cards {
        ability::of_players(entry, &entry.value.ability, &known, &mut seen, findings);
    }

    for entry in heroes {
        let hero = &entry.value;
        text(entry, &format!("hero-{}", hero.id), texts, findings);
        text(entry, &format!("hero-{}-title", hero.id), texts, findings);
        for ability in &hero.ability {
            text(entry, &format!("ability-{}", ability.id), texts, findings);
        }
    }
    for entry in cards {
        text(entry, &format!("card-{}", entry.value.id), texts, findings);
        if card::has_toll(&entry.value) {
            for word in ["ask", "pay", "bear"] {
                text(entry, &format!("card-{}-{word}", entry.value.id), texts, findings);
            }
        }
    }
}

/// Groups and their activation cards.
pub(super) fn groups_and_activations(
    groups: &[Entry<'_, Group>],
    activations: &[Entry<'_, Activation>],
    texts: &Texts,
    findings: &mut Vec<Finding>,
) {
    twice(groups, "group-twice", |group| &group.id, findings);
    twice(activations, "activation-twice", |card| &card.id, findings);
    group::groups(groups, activations, findings);
    group::activations(groups, activations, findings);

    let of_groups = groups.iter().flat_map(|group| group.value.ability.iter());
    let of_cards = activations.iter().flat_map(|card| card.value.bonus.iter());
    let known: BTreeSet<&str> = of_groups.chain(of_cards).map(|ability| ability.id.as_str()).collect();
    for entry in groups {
        ability::names(entry, &entry.value.ability, &known, findings);
        if entry.value.faction != Faction::Rebel {
            ability::of_enemies(entry, &entry.value.ability, findings);
        }
        text(entry, &format!("group-{}", entry.value.id), texts, findings);
        for ability in &entry.value.ability {
            text(entry, &format!("ability-{}", ability.id), texts, findings);
        }
    }
    for entry in activations {
        ability::names(entry, &entry.value.bonus, &known, findings);
        ability::of_activation(entry, findings);
        text(entry, &format!("activation-{}", entry.value.id), texts, findings);
    }
}

/// No two entries have the same id.
fn twice<T>(
    entries: &[Entry<'_, T>],
    code: &'static str,
    id: impl Fn(&T) -> &String,
    findings: &mut Vec<Finding>,
) {
    let mut seen = BTreeSet::new();
    for entry in entries {
        let id = id(&entry.value);
        if !seen.insert(id) {
            findings.push(entry.error(code, format!("`{id}` is there already")));
        }
    }
}

/// Maps have names, and those for skirmishes a line about them.
pub(super) fn maps(maps: &[Map], texts: &Texts, findings: &mut Vec<Finding>) {
    for map in maps {
        let note = (!map.is_mission).then(|| format!("{}-note", map.id));
        for id in [Some(map.id.clone()), note].into_iter().flatten() {
            let key = format!("alliance-map-{}", id.replace('_', "-"));
            if !texts.has(&key) {
                let message = format!("the text `{key}` is missing");
                let path = format!("alliance/maps/{}.toml", map.id);
                findings.push(Finding::error(&path, 1, "text-missing", message));
            }
        }
    }
}

/// What people read has a name in every language. In texts, `_` is written `-`.
fn text<T>(entry: &Entry<'_, T>, id: &str, texts: &Texts, findings: &mut Vec<Finding>) {
    let key = format!("alliance-{}", id.replace('_', "-"));
    // A message that is missing is answered with its key, which no text of ours looks like.
    let is_missing = |&language: &Language| texts.format(language, &key, &[]) == key;
    let missing: Vec<&str> = Language::ALL.into_iter().filter(is_missing).map(Language::code).collect();
    if !missing.is_empty() {
        findings.push(
            entry.error("text-missing", format!("the text `{key}` is missing in {}", missing.join(", "))),
        );
    }
}
