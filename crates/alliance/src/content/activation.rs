//! Activation cards: what an enemy group does when it activates (R24). All of them are our own design.

use serde::{Deserialize, Serialize};
use sortie_boards::square::Space;
use ts_rs::TS;

use crate::ability::{Abilities, Deed, Need};
use crate::dice::AttackDie;
use crate::enemy::{Criterion, Who};

/// An activation card of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceActivation")]
pub struct Activation {
    /// Its name in files and texts.
    pub id: String,
    /// The group it belongs to; none of them if it is a mission's.
    pub group: String,
    /// The mission whose orders it holds: no group draws it.
    #[serde(default)]
    pub mission: Option<String>,
    /// The bonus effect (R24.3): abilities that each figure has in this activation.
    #[serde(default)]
    #[ts(as = "Vec<crate::ability::Ability>")]
    pub bonus: Abilities,
    /// The attack dice of this activation, for groups that choose theirs.
    #[serde(default)]
    pub dice: Vec<AttackDie>,
    /// The instructions, from top to bottom (R24.4).
    pub line: Vec<Line>,
}

/// One instruction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceLine")]
pub struct Line {
    /// The icons in front (R24.6).
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// What to do.
    pub verb: LineVerb,
    /// Between the guillemets; the nearest Rebel if nothing stands there (R26.4).
    #[serde(default)]
    pub target: Option<Mark>,
    /// What must be true; skipped otherwise.
    #[serde(default)]
    pub needs: Vec<Need>,
}

/// An icon in front of an instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceIcon")]
pub enum Icon {
    /// An action.
    Action,
    /// The attack action (R28.5).
    Attack,
}

/// The verbs of instructions (R27, R28).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceLineVerb")]
pub enum LineVerb {
    /// Move X toward.
    Toward(u8),
    /// Move X to engage.
    Engage(u8),
    /// Move X to reposition Y.
    Reposition {
        /// X.
        points: u8,
        /// Y.
        spaces: u8,
    },
    /// Move X to attack.
    MoveAttack(u8),
    /// Attack.
    Attack,
    /// Other effects.
    Does(Vec<Deed>),
    /// The figure's activation ends here.
    Stop,
}

/// Whom an instruction is aimed at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceMark")]
pub struct Mark {
    /// What bears a name (R26.1). The criterion is for whoever has none.
    #[serde(default)]
    pub named: Option<Name>,
    /// The criterion.
    #[serde(default = "nearest")]
    pub by: Criterion,
    /// Who is meant.
    #[serde(default = "rebel")]
    pub who: Who,
    /// Only those within so many spaces (R25.2).
    #[serde(default)]
    pub within: Option<u8>,
    /// Only figures of this trait are meant; the others are the fallback.
    #[serde(default)]
    pub of: Option<String>,
}

fn nearest() -> Criterion {
    Criterion::Nearest
}

fn rebel() -> Who {
    Who::Rebel
}

/// What an instruction names between the guillemets (R26.1). An object and a space are a mission's, so only the orders of a mission
/// name them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "AllianceName")]
pub enum Name {
    /// A hero.
    Hero(String),
    /// An object of the mission: the space it lies on, or whoever carries it.
    Object(String),
    /// A space.
    #[ts(as = "(u8, u8)")]
    Space(Space),
}
