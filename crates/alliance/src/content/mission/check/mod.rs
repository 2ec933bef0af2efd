//! What must be true of missions beyond their form. Every finding names file and line.

mod board;
mod explore;
mod limits;
mod may;
mod names;
mod outcome;
mod shape;
mod texts;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

use sortie_content::{Finding, Texts};

use super::{Effect, Given, Mission};
use crate::content::campaign::Campaign;
use crate::content::card::{Card, Deck};
use crate::content::group::{Faction, Group};
use crate::content::hero::Hero;
use crate::content::map::Map;
use crate::content::place::{Document, Place};

pub(in crate::content) use shape::shapes;
pub(in crate::content) use texts::{missing, words};
pub(in crate::content) use walk::{Moment, SeenGiven, Walk};

/// What a pack has besides missions and campaigns, and where the story's flags are set.
#[derive(Debug)]
pub(in crate::content) struct Known<'a> {
    pub(in crate::content) heroes: Vec<&'a Hero>,
    pub(in crate::content) cards: Vec<&'a Card>,
    pub(in crate::content) groups: Vec<&'a Group>,
    pub(in crate::content) maps: &'a [Map],
    pub(in crate::content) texts: &'a Texts,
    pub(in crate::content) missions: Vec<&'a Mission>,
    pub(in crate::content) campaigns: Vec<&'a Campaign>,
    /// The flags that each mission and each encounter sets, by id.
    pub(in crate::content) set: BTreeMap<String, BTreeSet<String>>,
    /// Whether every mission and campaign could be read. If not, nobody knows what is missing from the others.
    pub(in crate::content) is_whole: bool,
}

impl Known<'_> {
    /// Whether there is such a map.
    pub(in crate::content) fn map(&self, id: &str) -> Option<&Map> {
        self.maps.iter().find(|map| map.id == id)
    }

    pub(in crate::content) fn group(&self, id: &str) -> Option<&Group> {
        self.groups.iter().copied().find(|group| group.id == id)
    }

    /// Whether the team can own such a card: an item or a reward.
    fn is_item(&self, id: &str) -> bool {
        self.cards.iter().any(|card| card.id == id && matches!(card.deck, Deck::Item | Deck::Reward))
    }

    fn is_ally(&self, id: &str) -> bool {
        self.group(id).is_some_and(|group| group.faction == Faction::Rebel)
    }

    /// Whether anything of the pack sets a flag.
    fn is_set(&self, flag: &str) -> bool {
        self.set.values().any(|flags| flags.contains(flag))
    }

    /// What a condition names that outlives a mission.
    pub(in crate::content) fn story(&self, seen: &SeenGiven<'_>, findings: &mut Vec<Finding>) {
        let mut unknown = |code, what: &str, id: &str| {
            findings.push(seen.place.error(code, format!("there is no {what} `{id}`")));
        };
        match seen.given {
            Given::Hero(id) if !self.heroes.iter().any(|hero| hero.id == *id) => {
                unknown("hero-unknown", "hero", id);
            }
            Given::Owns(id) if !self.is_item(id) => unknown("card-unknown", "item or reward", id),
            Given::Ally(id) if !self.is_ally(id) => unknown("ally-unknown", "ally", id),
            Given::Played(_) | Given::Won(_) | Given::Met(_) | Given::Flag(_) if !self.is_whole => {}
            Given::Played(id) | Given::Won(id) if !self.missions.iter().any(|known| known.id == *id) => {
                unknown("mission-unknown", "mission", id);
            }
            Given::Met(id) => {
                let mut encounters = self.campaigns.iter().flat_map(|campaign| &campaign.encounter);
                if !encounters.any(|encounter| encounter.id == *id) {
                    unknown("encounter-unknown", "encounter", id);
                }
            }
            Given::Flag(flag) if !self.is_set(flag) => {
                let message = format!("nothing in the pack sets the flag `{flag}`");
                findings.push(seen.place.error("flag-never-set", message));
            }
            _ => {}
        }
    }

    /// What an effect names that outlives a mission.
    pub(in crate::content) fn gifts(&self, effect: &Effect, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let mut wrong = |code, message: String| findings.push(place.error(code, message));
        match effect {
            Effect::Item(id) | Effect::LoseItem(id) if !self.is_item(id) => {
                wrong("card-unknown", format!("there is no item or reward `{id}`"));
            }
            Effect::RandomItem { tier }
                if !self.cards.iter().any(|card| card.deck == Deck::Item && card.tier == *tier) =>
            {
                wrong("tier-unknown", format!("there are no items of tier {tier}"));
            }
            Effect::Ally { group, .. } | Effect::LoseAlly(group) | Effect::Join { ally: group, .. }
                if !self.is_ally(group) =>
            {
                wrong("ally-unknown", format!("there is no ally `{group}`"));
            }
            _ => {}
        }
    }
}

/// The flags that effects set.
pub(in crate::content) fn flags(walk: &Walk<'_>) -> BTreeSet<String> {
    let flag = |effect: &Effect| match effect {
        Effect::Flag(flag) => Some(flag.clone()),
        _ => None,
    };
    walk.effects.iter().filter_map(|seen| flag(seen.effect)).collect()
}

/// Everything that is wrong with a mission.
pub(in crate::content) fn mission(
    document: &Document<'_, Mission>,
    known: &Known<'_>,
    findings: &mut Vec<Finding>,
) {
    let mission = &document.value;
    let file = document.place();
    let before = findings.len();
    let is_named = document.stem() == mission.id;
    if !is_named {
        let message =
            format!("the mission calls itself `{}` and lies in `{}.toml`", mission.id, document.stem());
        findings.push(file.key("id").error("mission-id", message));
    }
    let walk = Walk::mission(mission, &file);
    limits::limits(mission, &walk, &file, findings);
    names::names(mission, &walk, known, &file, findings);
    shape::mission(mission, &walk, &file, findings);
    board::board(mission, &walk, known, &file, findings);
    // Texts are named after the mission.
    if is_named {
        texts::mission(mission, &walk, known.texts, &file, findings);
    }
    // Names that lead nowhere would be told again as things that never happen, and so would flags that a file sets
    // which cannot be read.
    if known.is_whole && findings[before..].iter().all(|finding| finding.code == "text-missing") {
        outcome::outcomes(mission, known, &walk, &file, findings);
    }
}
