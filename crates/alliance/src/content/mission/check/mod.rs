//! What must be true of missions beyond their form. Every finding names file and line.

mod board;
mod explore;
mod limits;
mod names;
mod orders;
mod proof;
mod shape;
mod stock;
mod texts;

use std::collections::{BTreeMap, BTreeSet};

use sortie_content::{Document, Finding, Place, Texts};
use sortie_mission::check::{Library, Phase};

use super::{AllianceWords, Deploy, Effect, Mission, Named, OwnEffect, OwnGiven};
use crate::content::campaign::Campaign;
use crate::content::card::{Card, Deck};
use crate::content::group::{Faction, Group};
use crate::content::hero::Hero;
use crate::content::map::Map;

/// Everything that a mission or an encounter of this game does and asks for.
pub(in crate::content) type Walk<'a> = sortie_mission::check::Walk<'a, AllianceWords>;

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

    /// What a condition or an effect names exists, if it is the pack's.
    fn named(&self, named: Named<'_>, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let mut known = |is_known: bool, code, message: String| {
            if !is_known {
                findings.push(place.error(code, message));
            }
        };
        match named {
            Named::Hero(id) => {
                let is_known = self.heroes.iter().any(|hero| hero.id == id);
                known(is_known, "hero-unknown", format!("there is no hero `{id}`"));
            }
            Named::Item(id) => {
                known(self.is_item(id), "card-unknown", format!("there is no item or reward `{id}`"));
            }
            Named::ItemOfTier(tier) => {
                let is_there = self.cards.iter().any(|card| card.deck == Deck::Item && card.tier == tier);
                known(is_there, "tier-unknown", format!("there are no items of tier {tier}"));
            }
            Named::Ally(id, _) => {
                known(self.is_ally(id), "ally-unknown", format!("there is no ally `{id}`"));
            }
            // The mission's: `names`, `board`.
            Named::Area(_)
            | Named::Object(_)
            | Named::Door(_)
            | Named::Carried(_)
            | Named::Deployed(_)
            | Named::Label(..)
            | Named::Figures(_)
            | Named::Nothing => {}
        }
    }
}

impl Library<AllianceWords> for Known<'_> {
    fn is_whole(&self) -> bool {
        self.is_whole
    }

    fn has_mission(&self, id: &str) -> bool {
        self.missions.iter().any(|mission| mission.id == id)
    }

    fn has_encounter(&self, id: &str) -> bool {
        self.campaigns.iter().any(|campaign| campaign.encounter(id).is_some())
    }

    fn sets(&self, flag: &str) -> bool {
        self.set.values().any(|flags| flags.contains(flag))
    }

    fn check_given(&self, given: &OwnGiven, place: &Place<'_>, findings: &mut Vec<Finding>) {
        self.named(given.named(), place, findings);
    }

    fn check_effect(&self, effect: &OwnEffect, place: &Place<'_>, findings: &mut Vec<Finding>) {
        self.named(effect.named(), place, findings);
    }
}

/// The group that an effect lets come in.
fn deployed(effect: &Effect) -> Option<&Deploy> {
    if let Effect::Own(OwnEffect::Deploy(deploy)) = effect { Some(deploy) } else { None }
}

/// All of a mission: what can be done with its objects has conditions too.
pub(in crate::content) fn walk<'a>(mission: &'a Mission, file: &Place<'a>) -> Walk<'a> {
    let mut walk = Walk::default();
    for (n, object) in mission.object.iter().enumerate() {
        for (a, action) in object.action.iter().enumerate() {
            let place = file.key("object").nth(n).key("action").nth(a).key("if");
            walk.givens(&action.given, &place, Phase::Mission);
        }
    }
    for (n, orders) in mission.orders.iter().enumerate() {
        walk.givens(&orders.given, &file.key("orders").nth(n).key("if"), Phase::Mission);
    }
    walk.mission(mission, file);
    walk
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
    let walk = walk(mission, &file);
    limits::limits(mission, &walk, &file, findings);
    names::names(mission, &walk, known, &file, findings);
    orders::orders(mission, known, &file, findings);
    shape::mission(mission, &walk, &file, findings);
    board::board(mission, &walk, known, &file, findings);
    // Texts are named after the mission.
    if is_named {
        texts::mission(mission, &walk, known.texts, &file, findings);
    }
    // Names that lead nowhere would be told again as things that never happen, and so would flags that a file sets
    // which cannot be read.
    if known.is_whole && findings[before..].iter().all(|finding| finding.code == "text-missing") {
        proof::prove(mission, known, &walk, &file, findings);
    }
    stock::stock(mission, &walk, known, &file, findings);
}
