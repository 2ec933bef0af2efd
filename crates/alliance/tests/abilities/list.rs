//! The list: every ability of the content, and whether it is played.

use std::collections::BTreeSet;
use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sortie_alliance::ability::{Ability, Deed, Need, Passive, Special, When};
use sortie_alliance::content::LineVerb;

use super::table::CONTENT;
use super::{activations, class, groups, heroes, items, supply};

/// An ability of the content.
pub(crate) struct Known {
    /// Owner and ability.
    pub(crate) key: String,
    /// It holds all the time and is never used.
    pub(crate) is_passive: bool,
    /// The app makes the enemy ignore it (R6.6).
    pub(crate) is_ignored: bool,
}

/// Every ability of sheets, cards in play, deployment cards and activation cards.
pub(crate) fn abilities() -> Vec<Known> {
    let known = |owner: &str, ability: &Ability| Known {
        key: format!("{owner}/{}", ability.id),
        is_passive: ability.when == When::Always,
        is_ignored: ability.ignored,
    };
    let mut all = Vec::new();
    for hero in &CONTENT.heroes {
        all.extend(hero.ability.iter().map(|ability| known(&hero.id, ability)));
    }
    for card in CONTENT.cards.iter().filter(|card| !card.removed) {
        all.extend(card.ability.iter().map(|ability| known(&card.id, ability)));
    }
    for group in &CONTENT.groups {
        all.extend(group.ability.iter().map(|ability| known(&group.id, ability)));
    }
    for card in &CONTENT.activations {
        all.extend(card.bonus.iter().map(|ability| known(&card.id, ability)));
    }
    all
}

/// Every ability that is played, a line each; those that are marked as ignored are never used (R6.6).
fn played() -> String {
    let cases = [heroes::CASES, class::CASES, items::CASES, supply::CASES, groups::CASES];
    let listed = cases.iter().flat_map(|cases| cases.iter().map(|(key, _)| (*key).to_owned()));
    let ignored = groups::ignored().map(|key| format!("{key} (ignored)"));
    let lines: BTreeSet<String> = listed.chain(activations::played()).chain(ignored).collect();
    lines.into_iter().map(|line| line + "\n").collect()
}

/// alliance R6.1
///
/// The list of abilities played, `played.txt`, is the list of abilities: none is missing, none is unknown.
#[test]
fn none_is_missing() {
    let all = abilities();
    let known = all.iter().map(|known| {
        let mark = if known.is_ignored { " (ignored)" } else { "" };
        format!("{}{mark}", known.key)
    });
    let known: BTreeSet<String> = known.collect();
    let (played, file) = (played(), Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/abilities/played.txt"));
    let lines: BTreeSet<String> = played.lines().map(ToOwned::to_owned).collect();
    let missing: Vec<_> = known.difference(&lines).collect();
    let unknown: Vec<_> = lines.difference(&known).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "not played: {missing:#?}\nunknown: {unknown:#?}");
    sortie_golden::text(&file, &played);
}

/// The words of an enum, as files write its variants: whoever meets an unknown one is told them all.
fn words<T: DeserializeOwned>() -> BTreeSet<String> {
    let error = serde_json::from_str::<T>("\"?\"").err().expect("no variant is called so").to_string();
    let quoted = error.split('`').skip(3).step_by(2);
    quoted.map(ToOwned::to_owned).collect()
}

/// The word of a value.
fn word(value: &impl Serialize) -> String {
    match serde_json::to_value(value).expect("plain data") {
        Value::String(word) => word,
        Value::Object(named) => named.into_iter().next().expect("a variant has a name").0,
        other => panic!("{other} is no variant"),
    }
}

/// alliance R6.1, R6.6
///
/// Every moment, need and deed stands on a card or an instruction, so that one of the cases plays it; what the engine
/// never does stands on abilities that are ignored, and only there. Whoever adds one adds a card for it, or a card of
/// these tests (`common/table/content.rs`).
#[test]
fn every_word_is_played() {
    let of_heroes = CONTENT.heroes.iter().flat_map(|hero| hero.ability.iter());
    let of_cards = CONTENT.cards.iter().filter(|card| !card.removed).flat_map(|card| card.ability.iter());
    let of_groups = CONTENT.groups.iter().flat_map(|group| group.ability.iter());
    let of_activations = CONTENT.activations.iter().flat_map(|card| card.bonus.iter());
    let all: Vec<&Ability> = of_heroes.chain(of_cards).chain(of_groups).chain(of_activations).collect();
    let (ignored, played): (Vec<&Ability>, Vec<&Ability>) = all.into_iter().partition(|known| known.ignored);
    let lines: Vec<_> = CONTENT.activations.iter().flat_map(|card| &card.line).collect();
    let in_lines = || {
        let deeds = lines.iter().filter_map(|line| match &line.verb {
            LineVerb::Does(deeds) => Some(deeds),
            _ => None,
        });
        deeds.flatten()
    };
    let deeds = || played.iter().flat_map(|known| &known.does).chain(in_lines());
    let specials = deeds().filter_map(|deed| match deed {
        Deed::Special(special) => Some(word(special)),
        _ => None,
    });
    let needs = played.iter().flat_map(|known| &known.needs).chain(lines.iter().flat_map(|line| &line.needs));
    let without = |all: BTreeSet<String>, never: &str| -> BTreeSet<String> {
        assert!(never.is_empty() || all.contains(never), "{never} is no word any more");
        all.into_iter().filter(|word| word != never).collect()
    };
    assert_eq!(deeds().map(word).collect::<BTreeSet<_>>(), without(words::<Deed>(), "unplayed"));
    assert_eq!(needs.map(word).collect::<BTreeSet<_>>(), without(words::<Need>(), ""));
    let moments = played.iter().map(|known| word(&known.when));
    assert_eq!(moments.collect::<BTreeSet<_>>(), without(words::<When>(), "round_end"));
    assert_eq!(specials.collect::<BTreeSet<_>>(), words::<Special>());
    let fields = |passive: &Passive| match serde_json::to_value(passive).expect("plain data") {
        Value::Object(fields) => fields,
        other => panic!("{other} has no fields"),
    };
    let nothing = fields(&Passive::default());
    for field in nothing.keys() {
        let is_there = |known: &&Ability| fields(&known.passive)[field] != nothing[field];
        assert!(played.iter().any(is_there), "no card has the passive {field}");
    }
    assert!(ignored.iter().any(|known| known.does.iter().any(Deed::is_unplayed)));
    assert!(ignored.iter().any(|known| known.when == When::RoundEnd));
}
