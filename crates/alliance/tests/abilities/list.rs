//! The list: every ability of the content, and whether it is played.

use std::collections::BTreeSet;
use std::path::Path;

use sortie_alliance::ability::{Ability, When};

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
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &played).expect("the list is written");
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(written == played, "{} is out of date: run with UPDATE_GOLDEN=1", file.display());
}
