//! From files to [`Content`]. What a file says is read into the printed types at once and checked as a whole, so that
//! a pack is told everything that is wrong with it.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use sortie_content::{Document, Finding, Severity, Source, Texts, TomlFile};
use toml::Spanned;

use super::activation::Activation;
use super::campaign::check as check_campaign;
use super::campaign::read_campaigns;
use super::card::{Card, Deck};
use super::check;
use super::entry::Entry;
use super::group::Group;
use super::hero::Hero;
use super::map::read_maps;
use super::mission::check::{self as check_mission, Known};
use super::mission::{Mission, read_missions};
use super::{Campaign, Content};
use crate::dice;

/// The files of cards, in the order of [`Content::cards`].
const DECKS: [(Deck, &str); 4] = [
    (Deck::Class, "alliance/class_cards.toml"),
    (Deck::Item, "alliance/items.toml"),
    (Deck::Supply, "alliance/supply.toml"),
    (Deck::Reward, "alliance/rewards.toml"),
];

/// Reads and checks the pack `alliance`. Everything that is wrong goes to the findings; none if there is an error.
pub fn read(source: &Source, findings: &mut Vec<Finding>) -> Option<Content> {
    let before = findings.len();
    let dice = dice::read(source, findings);
    let maps = read_maps(source, findings);
    let heroes = entries(source, "alliance/heroes.toml", findings, |raw: RawHeroes| raw.hero);
    let cards = read_cards(source, findings);
    let groups = entries(source, "alliance/groups.toml", findings, |raw: RawGroups| raw.group);
    let activations = entries(source, "alliance/activations.toml", findings, |raw: RawActivations| raw.card);

    let n_found = findings.len();
    let missions = read_missions(source, findings);
    let campaigns = read_campaigns(source, findings);
    let is_whole = findings.len() == n_found;

    let texts = texts(source);
    if let (Some(heroes), Some(cards)) = (&heroes, &cards) {
        check::heroes_and_cards(heroes, cards, &texts, findings);
    }
    if let (Some(groups), Some(activations)) = (&groups, &activations) {
        check::groups_and_activations(groups, activations, &texts, findings);
    }
    if let Some((_, maps)) = &maps {
        check::maps(maps, &texts, findings);
    }
    if let (Some((_, maps)), Some(groups)) = (&maps, &groups) {
        check::recommended(source, maps, groups, findings);
    }
    // Missions name everything else, and what is missing there would be told again for each of them.
    if let (Some((_, maps)), Some(heroes), Some(cards), Some(groups)) = (&maps, &heroes, &cards, &groups) {
        let (heroes, cards, groups) = (listed(heroes), listed(cards), listed(groups));
        let known = Known {
            heroes,
            cards,
            groups,
            maps,
            texts: &texts,
            missions: missions.iter().map(|document| &document.value).collect(),
            campaigns: campaigns.iter().map(|document| &document.value).collect(),
            set: flags(&missions, &campaigns),
            is_whole,
        };
        missions.iter().for_each(|document| check_mission::mission(document, &known, findings));
        if is_whole {
            campaigns.iter().for_each(|document| check_campaign::campaign(document, &known, findings));
        }
    }
    if findings[before..].iter().any(|finding| finding.severity == Severity::Error) {
        return None;
    }
    let (tiles, maps) = maps?;
    let mut activations = values(activations?);
    // Those of one group together, in the order in which they stand in the file.
    activations.sort_by(|one, other| one.group.cmp(&other.group));
    let mut content = Content {
        dice: dice?,
        heroes: values(heroes?),
        cards: values(cards?),
        groups: values(groups?),
        activations,
        tiles,
        maps,
        missions: Vec::new(),
        campaigns: campaigns.into_iter().map(|document| document.value).collect(),
        memo: Default::default(),
    };
    missions.into_iter().for_each(|document| content.add_mission(document.value));
    Some(content)
}

/// The texts of this pack alone. What cannot be read among them is found by `sortie check`, with those of other packs.
fn texts(source: &Source) -> Texts {
    let own = source.files().filter(|(path, _)| path.starts_with("alliance/") && path.ends_with(".ftl"));
    Texts::read(&Source::of(own), &mut Vec::new())
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawHeroes {
    #[serde(rename = "origin")]
    _origin: String,
    hero: Vec<Spanned<Hero>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCards {
    #[serde(rename = "origin")]
    _origin: String,
    card: Vec<Spanned<Card>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawGroups {
    #[serde(rename = "origin")]
    _origin: String,
    group: Vec<Spanned<Group>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawActivations {
    #[serde(rename = "origin")]
    _origin: String,
    card: Vec<Spanned<Activation>>,
}

/// The cards of all decks; none if a file cannot be read, after all were tried.
fn read_cards<'a>(source: &'a Source, findings: &mut Vec<Finding>) -> Option<Vec<Entry<'a, Card>>> {
    let decks = DECKS.map(|(deck, path)| {
        let cards = entries(source, path, findings, |raw: RawCards| raw.card)?;
        check::deck(deck, &cards, findings);
        Some(cards)
    });
    let decks: Option<Vec<_>> = decks.into_iter().collect();
    decks.map(|decks| decks.into_iter().flatten().collect())
}

/// The entries of a file, each with its place.
fn entries<'a, R: DeserializeOwned, T>(
    source: &'a Source,
    path: &'a str,
    findings: &mut Vec<Finding>,
    list: impl Fn(R) -> Vec<Spanned<T>>,
) -> Option<Vec<Entry<'a, T>>> {
    let file = TomlFile::open(source, path, findings)?;
    let raw = list(file.read(findings)?);
    Some(raw.into_iter().map(|entry| Entry::new(file, entry)).collect())
}

fn listed<'e, T>(entries: &'e [Entry<'_, T>]) -> Vec<&'e T> {
    entries.iter().map(|entry| &entry.value).collect()
}

/// The flags that each mission and each encounter sets.
fn flags(
    missions: &[Document<'_, Mission>],
    campaigns: &[Document<'_, Campaign>],
) -> BTreeMap<String, BTreeSet<String>> {
    let of_missions = missions.iter().map(|document| {
        let mission = &document.value;
        (mission.id.clone(), check_mission::walk(mission, &document.place()).flags())
    });
    let of_encounters = campaigns.iter().flat_map(|document| {
        let encounters = document.value.encounter.iter().enumerate();
        encounters.map(|(n, encounter)| {
            let walk = check_campaign::walk_encounter(&document.value, n, &document.place());
            (format!("encounter {}", encounter.id), walk.flags())
        })
    });
    of_missions.chain(of_encounters).collect()
}

fn values<T>(entries: Vec<Entry<'_, T>>) -> Vec<T> {
    entries.into_iter().map(|entry| entry.value).collect()
}
