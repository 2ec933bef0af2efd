//! Devices, skills and tactics: the tokens agents gain (111 to 125).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::effect::Effect;
use super::kinds::{Class, Origin};
use super::power::Power;

/// A token with powers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "DefendersItem")]
pub struct Item {
    /// Its name in files.
    pub id: String,
    /// Who made it.
    #[serde(default)]
    pub origin: Option<Origin>,
    /// The class it is for; anybody's without (113).
    #[serde(default)]
    pub class: Option<Class>,
    /// How many there are.
    #[serde(default = "one")]
    pub copies: u8,
    /// Whether a tactic is an improved one (127).
    #[serde(default)]
    pub improved: bool,
    /// What it does.
    pub power: Vec<Power>,
}

fn one() -> u8 {
    1
}

impl Item {
    /// Every effect on it.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.power.iter().flat_map(|power| &power.does)
    }

    /// Whether a device is a grenade (118).
    pub fn is_grenade(&self) -> bool {
        self.effects().any(|effect| matches!(effect, Effect::Blast(_)))
    }

    /// Whether an agent of a class may have it (113).
    pub fn is_for(&self, class: Class) -> bool {
        self.class.is_none_or(|own| own == class)
    }
}
