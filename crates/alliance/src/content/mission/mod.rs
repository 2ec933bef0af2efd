//! Missions: scenes, what lies in them, and the rules that tell the story. Data only; `script` plays it, and knows
//! not whether figures stand on a digital table or on a real one.
//!
//! Texts are named after the mission: `alliance-mission-<id>` its title, `-brief` what is said on the star map, and
//! `-<word>` every other, where a word is what a rule says, `objective-<id>`, `object-<id>`, `object-<id>-note`,
//! `action-<id>`, `region-<id>`, `hint-<id>`.

mod amount;
pub(super) mod check;
mod effect;
mod given;
mod read;
mod trigger;

use serde::{Deserialize, Serialize};
use sortie_boards::square::Space;
use ts_rs::TS;

pub use amount::{Amount, Range};
pub use effect::{
    ChoiceOption, Deploy, Effect, GroupPick, Harm, Heal, PowerToken, RandomGroup, TestEffect, TestOutcome,
    Whom,
};
pub use given::Given;
pub(super) use read::read_missions;
pub use trigger::{Deed, Trigger};

use crate::ability::Attribute;
use crate::agreed::Mode;

/// A mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceMission")]
pub struct Mission {
    /// Its name in files and texts.
    pub id: String,
    /// Where it comes from: `sortie` for what we made.
    pub origin: String,
    /// Of which kind.
    pub kind: MissionKind,
    /// Who plays it, if it is told for certain heroes: a tutorial.
    #[serde(default)]
    pub heroes: Vec<String>,
    /// Rounds that count as fast, for fame (R35.4).
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub par: Amount,
    /// Counters, from 0.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub counters: Vec<String>,
    /// The maps it is played on, the first one first (R17.2).
    pub scene: Vec<Scene>,
    /// Objectives (R16.2).
    #[serde(default)]
    pub objective: Vec<Objective>,
    /// What lies on the map.
    #[serde(default)]
    pub object: Vec<MissionObject>,
    /// Marked spaces.
    #[serde(default)]
    pub region: Vec<Region>,
    /// What happens when.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub rule: Vec<MissionRule>,
    /// What grows worse with time (R20).
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub peril: Vec<Peril>,
    /// Hints of a tutorial, in order.
    #[serde(default)]
    pub hint: Vec<Hint>,
    /// Hints of the same tutorial beside the boxed game: there people move real figures, and report.
    #[serde(default)]
    pub companion_hint: Vec<Hint>,
    /// What the team gets for winning (R21.1).
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub won: Vec<Effect>,
    /// What the team gets all the same.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub lost: Vec<Effect>,
}

/// Of which kind a mission is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, rename = "AllianceMissionKind")]
pub enum MissionKind {
    /// One of the chain that leads to the finale (R30.2).
    Story,
    /// Beside it.
    Side,
    /// Teaches the game (R1.9).
    Tutorial,
}

/// A map and what of it lies there when the scene begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceScene")]
pub struct Scene {
    /// Its name in the mission.
    pub id: String,
    /// The map.
    pub map: String,
    /// Areas revealed at the start (R1.19).
    pub start: Vec<String>,
}

/// An objective. Of the main ones only the current one is shown; optional ones beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceObjective")]
pub struct Objective {
    /// Its name in the mission.
    pub id: String,
    /// Whether the mission is won without it.
    #[serde(default)]
    pub optional: bool,
    /// Objects, regions and labels of groups it is about: marked on the map, and bots go there.
    #[serde(default)]
    pub about: Vec<String>,
    /// The counter that shows how far it is.
    #[serde(default)]
    pub counter: Option<String>,
    /// How far the counter has to go.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub goal: Option<Amount>,
}

/// Something on the map that can be selected (R18.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceMissionObject")]
pub struct MissionObject {
    /// Its name in the mission.
    pub id: String,
    /// The scene it belongs to.
    pub scene: String,
    /// What it is.
    pub kind: ObjectKind,
    /// Where; a door lies where the map says.
    #[serde(default)]
    #[ts(as = "Option<(u8, u8)>")]
    pub at: Option<Space>,
    /// Of a door: its number on the map.
    #[serde(default)]
    pub door: Option<u8>,
    /// Of a door: it does not open by a simple interaction until a rule unlocks it.
    #[serde(default)]
    pub locked: bool,
    /// It lies there only when a rule shows it, even if its area is revealed.
    #[serde(default)]
    pub hidden: bool,
    /// Allies cannot interact with it (R22.10).
    #[serde(default)]
    pub heroes_only: bool,
    /// Interacting picks it up (R13.1).
    #[serde(default)]
    pub carry: bool,
    /// It stays for further interactions.
    #[serde(default)]
    pub stays: bool,
    /// What can be done with it; one plain interaction if nothing is listed.
    #[serde(default)]
    pub action: Vec<ObjectAction>,
}

/// What an object is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export, rename = "AllianceObjectKind")]
pub enum ObjectKind {
    /// A door of the map.
    Door,
    /// A crate.
    Crate,
    /// A terminal.
    Terminal,
    /// A neutral mission token.
    Token,
    /// A mission token, Rebel side up.
    RebelToken,
    /// A mission token, Imperial side up.
    ImperialToken,
}

/// Something a figure can do with an object, for an action (R3.11, R3.16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceObjectAction")]
pub struct ObjectAction {
    /// Its name in the mission.
    pub id: String,
    /// Interact, then test this (R11.2).
    #[serde(default)]
    pub test: Option<Attribute>,
    /// It is offered only while this holds.
    #[ts(skip)]
    #[serde(default, rename = "if", skip_serializing)]
    pub given: Vec<Given>,
}

/// Spaces with a name, marked on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceRegion")]
pub struct Region {
    /// Its name in the mission.
    pub id: String,
    /// The scene it belongs to.
    pub scene: String,
    /// Its spaces.
    #[serde(default)]
    #[ts(as = "Vec<(u8, u8)>")]
    pub spaces: Vec<Space>,
    /// Or a whole area of the map.
    #[serde(default)]
    pub area: Option<String>,
}

/// A rule: when something happens and the conditions hold, its effects follow.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionRule {
    /// What calls it.
    pub when: Trigger,
    /// What must hold then.
    #[serde(default, rename = "if")]
    pub given: Vec<Given>,
    /// It fires each time, not only the first.
    #[serde(default)]
    pub again: bool,
    /// What follows.
    #[serde(rename = "do")]
    pub effect: Vec<Effect>,
}

/// What happens at the end of a round when the team is slow (R20.1, R20.2). The last one repeats.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peril {
    /// At the end of which round.
    pub round: Amount,
    /// And after so many more rounds again; never if nothing is said.
    #[serde(default)]
    pub every: Option<u8>,
    /// What must hold then.
    #[serde(default, rename = "if")]
    pub given: Vec<Given>,
    /// What follows.
    #[serde(rename = "do")]
    pub effect: Vec<Effect>,
}

/// A hint of a tutorial: a bubble that points at something until the player has done it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export, rename = "AllianceHint")]
pub struct Hint {
    /// Its name in the mission.
    pub id: String,
    /// What it points at, a place of the table: `decision`, `team`, `enemies`, `objective`, `log`, `board`,
    /// `medpacs`, `peril`, `choice:run` for an offered answer, `object:<id>`, `region:<id>`, `group:<label>`,
    /// `hero:<id>`.
    pub point: String,
    /// It is shown only while this holds.
    #[ts(skip)]
    #[serde(default, rename = "if", skip_serializing)]
    pub given: Vec<Given>,
    /// It is shown until somebody has done this; until it is closed if nothing is said.
    #[serde(default)]
    pub until: Option<Deed>,
}

impl Mission {
    /// Of how many hints a table remembers whether they were followed.
    pub const MOST_HINTS: usize = 32;

    /// The hints for a kind of table.
    pub fn hints(&self, mode: Mode) -> &[Hint] {
        match mode {
            Mode::Table => &self.hint,
            Mode::Companion => &self.companion_hint,
        }
    }

    /// The number of a scene.
    pub fn scene(&self, id: &str) -> Option<usize> {
        self.scene.iter().position(|scene| scene.id == id)
    }

    /// The number of an object.
    pub fn object(&self, id: &str) -> Option<usize> {
        self.object.iter().position(|object| object.id == id)
    }

    /// The number of a region.
    pub fn region(&self, id: &str) -> Option<usize> {
        self.region.iter().position(|region| region.id == id)
    }

    /// The number of an objective.
    pub fn objective(&self, id: &str) -> Option<usize> {
        self.objective.iter().position(|objective| objective.id == id)
    }

    /// The number of a counter.
    pub fn counter(&self, id: &str) -> Option<usize> {
        self.counters.iter().position(|counter| counter == id)
    }
    /// Every effect of its rules and perils, however deep it lies, in the order of the file.
    pub fn effects(&self) -> Vec<&Effect> {
        fn add<'a>(effects: &'a [Effect], list: &mut Vec<&'a Effect>) {
            for effect in effects {
                list.push(effect);
                match effect {
                    Effect::Choose { options, .. } => {
                        options.iter().for_each(|option| add(&option.effect, list));
                    }
                    Effect::Test(test) => test.outcomes.iter().for_each(|outcome| add(&outcome.effect, list)),
                    Effect::When { then, otherwise, .. } => {
                        add(then, list);
                        add(otherwise, list);
                    }
                    _ => {}
                }
            }
        }
        let mut list = Vec::new();
        self.rule.iter().for_each(|rule| add(&rule.effect, &mut list));
        self.peril.iter().for_each(|peril| add(&peril.effect, &mut list));
        list
    }
}
