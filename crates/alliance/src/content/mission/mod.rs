//! Missions: scenes, what lies in them, and the rules that tell the story. Data only; `script` plays it, and knows
//! not whether figures stand on a digital table or on a real one.
//!
//! Texts are named after the mission: `alliance-mission-<id>` its title, `-brief` what is said on the star map, and
//! `-<word>` every other, where a word is what a rule says, `objective-<id>`, `object-<id>`, `object-<id>-note`,
//! `action-<id>`, `region-<id>`, `orders-<id>`, `hint-<id>`.

#![warn(clippy::wildcard_enum_match_arm, reason = "a new word of a mission is thought about here")]

pub(super) mod check;
mod effect;
mod given;
mod muster;
mod named;
mod read;
mod trigger;
mod words;

use serde::{Deserialize, Serialize};
use sortie_boards::square::Space;
use sortie_mission::Mission as _;
use ts_rs::TS;

pub use effect::{Deploy, GroupPick, Harm, Heal, OwnEffect, PowerToken, RandomGroup, Whom};
pub use given::OwnGiven;
pub use muster::{Arrival, Muster, MusterRoot};
pub use named::Named;
pub(super) use read::read_missions;
pub use trigger::{Comer, Deed, OwnTrigger};
pub use words::AllianceWords;

use crate::ability::{Abilities, Attribute};
use crate::agreed::Mode;
use crate::content::activation::{Activation, Line};
use crate::dice::DefenceDie;

/// A number by hero count and difficulty (R15.3).
pub type Amount = sortie_mission::Amount<AllianceWords>;
/// From one amount to another.
pub type Range = sortie_mission::Range<AllianceWords>;
/// Who plays and how hard.
pub type Party = sortie_mission::Party<AllianceWords>;
/// What calls a rule.
pub type Trigger = sortie_mission::Trigger<AllianceWords>;
/// What must hold.
pub type Given = sortie_mission::Given<AllianceWords>;
/// What follows.
pub type Effect = sortie_mission::Effect<AllianceWords>;
/// A test in a rule or an encounter (R11.5).
pub type TestEffect = sortie_mission::TestEffect<AllianceWords>;
/// A rule.
pub type MissionRule = sortie_mission::Rule<AllianceWords>;
/// What grows worse with time (R20.1, R20.2).
pub type Peril = sortie_mission::Peril<AllianceWords>;
/// An objective (R16.2).
pub type Objective = sortie_mission::Objective<AllianceWords>;
/// A hint of a tutorial. It points at `decision`, `team`, `enemies`, `objective`, `log`, `board`, `medpacs`, `peril`,
/// `choice:run` for an offered answer, `object:<id>`, `region:<id>`, `group:<label>`, `hero:<id>`.
pub type Hint = sortie_mission::Hint<AllianceWords>;

/// A mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceMission")]
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
    pub scene: Vec<MissionScene>,
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
    /// What groups do in place of an activation card of theirs.
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub orders: Vec<Orders>,
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
#[ts(rename = "AllianceMissionKind")]
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
#[ts(rename = "AllianceScene")]
pub struct MissionScene {
    /// Its name in the mission.
    pub id: String,
    /// The map.
    pub map: String,
    /// Areas revealed at the start (R1.19).
    pub start: Vec<String>,
}

/// Something on the map that can be selected (R18.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceMissionObject")]
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
    /// It can be attacked, and is destroyed by so much damage (S14).
    #[ts(skip)]
    #[serde(default, skip_serializing)]
    pub health: Option<Amount>,
    /// The dice it defends itself with.
    #[serde(default)]
    pub defence: Vec<DefenceDie>,
    /// What can be done with it; one plain interaction if nothing is listed and it cannot be attacked.
    #[serde(default)]
    pub action: Vec<ObjectAction>,
}

/// What an object is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceObjectKind")]
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
#[ts(rename = "AllianceObjectAction")]
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

/// What a group does while something holds, in place of drawing one of its activation cards (R24.1): lines that may name what this
/// mission is about (R26.1). Of several that hold, the first counts.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Their name in the mission.
    pub id: String,
    /// Whose they are: the label of a group that comes in.
    pub group: String,
    /// They count while this holds.
    #[serde(default, rename = "if")]
    pub given: Vec<Given>,
    /// The instructions, from top to bottom (R24.4).
    pub line: Vec<Line>,
}

/// Spaces with a name, marked on the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceRegion")]
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

impl MissionObject {
    /// Whether it can be interacted with besides what is listed, as long as no lock is in the way: a door opens. Where nothing is
    /// listed, that is all there is to do, unless it is there to be attacked (S14).
    pub fn has_plain_interaction(&self) -> bool {
        self.kind == ObjectKind::Door || self.action.is_empty() && self.health.is_none()
    }
}

impl Mission {
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

    /// Its orders as activation cards that no group draws.
    pub(super) fn order_cards(&self) -> impl Iterator<Item = Activation> + '_ {
        self.orders.iter().map(|orders| Activation {
            id: orders.id.clone(),
            group: String::new(),
            mission: Some(self.id.clone()),
            bonus: Abilities::default(),
            dice: Vec::new(),
            line: orders.line.clone(),
        })
    }

    /// The number of a counter.
    pub fn counter(&self, id: &str) -> Option<usize> {
        self.counter_number(id)
    }
}

impl sortie_mission::Mission for Mission {
    type Words = AllianceWords;

    fn id(&self) -> &str {
        &self.id
    }

    fn scenes(&self) -> Vec<&str> {
        self.scene.iter().map(|scene| scene.id.as_str()).collect()
    }

    fn scene_number(&self, id: &str) -> Option<usize> {
        self.scene(id)
    }

    fn counters(&self) -> &[String] {
        &self.counters
    }

    fn objectives(&self) -> &[Objective] {
        &self.objective
    }

    fn rules(&self) -> &[MissionRule] {
        &self.rule
    }

    fn perils(&self) -> &[Peril] {
        &self.peril
    }

    fn hints(&self) -> Vec<(&'static str, &[Hint])> {
        vec![("hint", &self.hint), ("companion_hint", &self.companion_hint)]
    }

    fn won(&self) -> &[Effect] {
        &self.won
    }

    fn lost(&self) -> &[Effect] {
        &self.lost
    }

    fn scene_of<'m>(&'m self, trigger: &'m OwnTrigger) -> Option<&'m str> {
        let object = |id: &str| {
            let id = id.split('.').next().unwrap_or(id);
            Some(self.object[self.object(id)?].scene.as_str())
        };
        let region = |id: &str| Some(self.region[self.region(id)?].scene.as_str());
        match trigger {
            OwnTrigger::Opened(id)
            | OwnTrigger::Interacted(id)
            | OwnTrigger::PickedUp(id)
            | OwnTrigger::Destroyed(id) => object(id),
            OwnTrigger::Tested { at, .. } => object(at),
            OwnTrigger::Entered(id) | OwnTrigger::AllIn(id) => region(id),
            OwnTrigger::Brought { to, .. } => region(to),
            OwnTrigger::Controlled(id) => object(id).or_else(|| region(id)),
            OwnTrigger::Defeated(_)
            | OwnTrigger::Cleared
            | OwnTrigger::Wounded(_)
            | OwnTrigger::Withdrawn(_) => None,
        }
    }
}
