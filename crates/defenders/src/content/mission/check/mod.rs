//! What must be true of missions beyond their form. Every finding names file and line.

mod decks;
mod explore;
mod head;
mod map;
mod names;
mod proof;
mod start;
mod stock;
mod table;
mod texts;

use std::collections::{BTreeMap, BTreeSet};

use sortie_content::{Document, Finding, Place, Texts};
use sortie_mission::check::{Library, Phase, limits, named_twice, parts, shapes, too_deep};
use sortie_mission::{Effect, Mission as _};

use super::{DefendersWords, Field, Mission, MissionResult, OwnEffect, OwnGiven};
use crate::content::Content;
use crate::content::tiles::Tiles;

pub(in crate::content) use head::numbers;

/// Everything that a mission of this game does and asks for.
pub(in crate::content) type Walk<'a> = sortie_mission::check::Walk<'a, DefendersWords>;

/// What a pack has besides the mission at hand.
pub(in crate::content) struct Known<'a> {
    pub(in crate::content) content: &'a Content,
    pub(in crate::content) tiles: &'a Tiles,
    pub(in crate::content) texts: &'a Texts,
    pub(in crate::content) missions: Vec<&'a Mission>,
    /// The flags that each mission sets, by id.
    pub(in crate::content) set: BTreeMap<String, BTreeSet<String>>,
    /// Whether every mission and campaign could be read. If not, nobody knows what is missing from the others.
    pub(in crate::content) is_whole: bool,
}

impl Library<DefendersWords> for Known<'_> {
    fn is_whole(&self) -> bool {
        self.is_whole
    }

    fn has_mission(&self, id: &str) -> bool {
        self.missions.iter().any(|mission| mission.id == id)
    }

    /// Nothing happens between missions.
    fn has_encounter(&self, _: &str) -> bool {
        false
    }

    fn sets(&self, flag: &str) -> bool {
        self.set.values().any(|flags| flags.contains(flag))
    }

    fn check_given(&self, given: &OwnGiven, place: &Place<'_>, findings: &mut Vec<Finding>) {
        let OwnGiven::Ended { mission, how } = given else { return };
        match self.missions.iter().find(|other| other.id == *mission) {
            None if self.is_whole => {
                findings.push(place.error("mission-unknown", format!("there is no mission `{mission}`")));
            }
            Some(other) if !results(other).contains(how) => {
                findings.push(place.error("never-ends-so", format!("`{mission}` is never {}", how.id())));
            }
            None | Some(_) => {}
        }
    }

    fn check_effect(&self, _: &OwnEffect, _: &Place<'_>, _: &mut Vec<Finding>) {}
}

/// How a mission can end. All agents may die, so that it can always fail (92).
pub(in crate::content) fn results(mission: &Mission) -> BTreeSet<MissionResult> {
    let words = mission.effects().into_iter().filter_map(|effect| {
        let (Effect::Win(word) | Effect::Lose(word)) = effect else { return None };
        Some(word.as_str())
    });
    words.filter_map(MissionResult::named).chain([MissionResult::Failed]).collect()
}

/// All of a mission: actions have conditions too.
pub(in crate::content) fn walk<'a>(mission: &'a Mission, file: &Place<'a>) -> Walk<'a> {
    let mut walk = Walk::default();
    for (n, action) in mission.action.iter().enumerate() {
        walk.givens(&action.given, &file.key("action").nth(n).key("if"), Phase::Mission);
    }
    walk.mission(mission, file);
    walk
}

/// Everything that is wrong with a mission; its map, if it can be laid.
pub(in crate::content) fn mission(
    document: &Document<'_, Mission>,
    known: &Known<'_>,
    findings: &mut Vec<Finding>,
) -> Option<Field> {
    let (mission, file) = (&document.value, document.place());
    let before = findings.len();
    let is_named = document.stem() == mission.id;
    if !is_named {
        let message =
            format!("the mission calls itself `{}` and lies in `{}.toml`", mission.id, document.stem());
        findings.push(file.key("id").error("mission-id", message));
    }
    let walk = walk(mission, &file);
    limits(mission, &file, findings);
    too_deep(&walk, findings);
    named_twice(mission, &file, findings);
    head::head(mission, &file, findings);
    shapes(&walk, findings);
    parts(mission, &file, findings);
    table::table(mission, &walk, &file, findings);
    start::start(mission, &walk, findings);
    let field = map::map(mission, known, &file, findings);
    names::names(mission, &walk, known, field.as_ref(), &file, findings);
    stock::stock(mission, known, &file, findings);
    decks::decks(mission, known, &file, findings);
    // Texts are named after the mission.
    if is_named {
        texts::texts(mission, &walk, known.texts, &file, findings);
    }
    // Names that lead nowhere would be told again as things that never happen, and so would flags that a file sets
    // which cannot be read.
    let is_sound = |findings: &[Finding]| findings.iter().all(|finding| finding.code == "text-missing");
    if !is_sound(&findings[before..]) {
        return None;
    }
    let field = Field::new(mission, known.tiles).ok()?;
    if known.is_whole {
        proof::prove(mission, &field, known, &walk, &file, findings);
    }
    Some(field)
}
