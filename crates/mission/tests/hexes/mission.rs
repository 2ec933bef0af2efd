//! The file of a mission, read and checked.

use std::collections::BTreeSet;

use serde::Deserialize;
use sortie_content::{Document, Finding, Place, Source};
use sortie_mission::check::{
    Library, Places, Walk, limits, named_twice, names, parts, shapes, too_deep, twice,
};
use sortie_mission::explore::{Proof, World};
use sortie_mission::{Hint, Objective, Peril, Rule};

use super::ground::Tiles;
use super::words::{Agents, Asked, Effect, Follows, Happens, Hex, Party, Whom};

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Mission {
    pub(crate) id: String,
    pub(crate) counters: Vec<String>,
    pub(crate) scene: Vec<Scene>,
    /// Tiles that lie apart until an effect attaches them.
    #[serde(default)]
    pub(crate) tile: Vec<Tile>,
    pub(crate) point: Vec<Point>,
    pub(crate) objective: Vec<Objective<Agents>>,
    pub(crate) rule: Vec<Rule<Agents>>,
    #[serde(default)]
    pub(crate) peril: Vec<Peril<Agents>>,
    pub(crate) won: Vec<Effect>,
    pub(crate) lost: Vec<Effect>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scene {
    pub(crate) id: String,
    /// Tiles joined from the start.
    pub(crate) tiles: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tile {
    pub(crate) id: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Point {
    pub(crate) id: String,
    pub(crate) tile: String,
    pub(crate) at: Hex,
    #[serde(default)]
    pub(crate) teleport: bool,
}

impl sortie_mission::Mission for Mission {
    type Words = Agents;

    fn id(&self) -> &str {
        &self.id
    }

    fn scenes(&self) -> Vec<&str> {
        self.scene.iter().map(|scene| scene.id.as_str()).collect()
    }

    fn counters(&self) -> &[String] {
        &self.counters
    }

    fn objectives(&self) -> &[Objective<Agents>] {
        &self.objective
    }

    fn rules(&self) -> &[Rule<Agents>] {
        &self.rule
    }

    fn perils(&self) -> &[Peril<Agents>] {
        &self.peril
    }

    fn hints(&self) -> Vec<(&'static str, &[Hint<Agents>])> {
        Vec::new()
    }

    fn won(&self) -> &[Effect] {
        &self.won
    }

    fn lost(&self) -> &[Effect] {
        &self.lost
    }

    /// All tiles belong to the one scene.
    fn scene_of<'m>(&'m self, _: &'m Happens) -> Option<&'m str> {
        self.scene.first().map(|scene| scene.id.as_str())
    }
}

impl Places<Agents> for Mission {
    fn check_trigger(&self, trigger: &Happens, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match trigger {
            Happens::Reached(id) => self.check_about(id, place, findings),
            Happens::Destroyed(id) => {
                if !self.point.iter().any(|point| point.id == *id && point.teleport) {
                    findings.push(place.error("teleport-unknown", format!("`{id}` sends nobody")));
                }
            }
        }
    }

    fn check_given(&self, given: &Asked, _: &Place<'_>, _: &mut Vec<Finding>) {
        match given {
            Asked::Signals(_) => {}
        }
    }

    fn check_effect(&self, effect: &Follows, place: &Place<'_>, findings: &mut Vec<Finding>) {
        match effect {
            Follows::Attach(id) => {
                if !self.tile.iter().any(|tile| tile.id == *id) {
                    findings.push(place.error("tile-unknown", format!("there is no tile `{id}`")));
                }
            }
            Follows::Signal { .. } => {}
        }
    }

    fn check_whom(&self, whom: &Whom, _: &Place<'_>, _: &mut Vec<Finding>) {
        match whom {
            Whom::Actor | Whom::Agents => {}
        }
    }

    fn check_about(&self, name: &str, place: &Place<'_>, findings: &mut Vec<Finding>) {
        if !self.point.iter().any(|point| point.id == name) {
            findings.push(place.error("point-unknown", format!("there is no point `{name}`")));
        }
    }
}

/// A pack of one mission.
struct OneMission<'a>(&'a Mission, BTreeSet<String>);

impl Library<Agents> for OneMission<'_> {
    fn is_whole(&self) -> bool {
        true
    }

    fn has_mission(&self, id: &str) -> bool {
        self.0.id == id
    }

    fn has_encounter(&self, _: &str) -> bool {
        false
    }

    fn sets(&self, flag: &str) -> bool {
        self.1.contains(flag)
    }

    fn check_given(&self, _: &Asked, _: &Place<'_>, _: &mut Vec<Finding>) {}

    fn check_effect(&self, _: &Follows, _: &Place<'_>, _: &mut Vec<Finding>) {}
}

/// Reads a mission from its text; what is wrong with it goes to the findings.
pub(crate) fn read(text: &str, findings: &mut Vec<Finding>) -> Option<Mission> {
    let source = Source::of([("hexes/close_contact.toml", text)]);
    let documents = Document::<Mission>::folder(&source, "hexes/", findings);
    let document = documents.into_iter().next()?;
    let (mission, file) = (&document.value, document.place());
    let mut walk = Walk::default();
    walk.mission(mission, &file);
    let library = OneMission(mission, walk.flags());
    limits(mission, &file, findings);
    too_deep(&walk, findings);
    named_twice(mission, &file, findings);
    twice("point", mission.point.iter().map(|point| point.id.as_str()), &file, findings);
    names(mission, &walk, mission, &library, &file, findings);
    shapes(&walk, findings);
    parts(mission, &file, findings);
    if findings.is_empty() {
        let told = BTreeSet::new();
        let explore = |party| {
            let ground = Tiles::of(mission);
            World::explore(mission, &told, party, BTreeSet::from([0]), ground)
        };
        let worlds = Party::any().into_iter().map(explore).collect();
        let mut proof = Proof { mission, worlds, file: &file, findings };
        proof.scenes();
        proof.rules();
        proof.objectives();
        proof.win();
    }
    Some(document.value.clone())
}
