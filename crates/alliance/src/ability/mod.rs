//! Abilities as typed data: when they may be used, what they need, what they cost, what they do (R6).
//!
//! One ability is executed by the engine (`flow`) and rendered as the text of its card in every language by the
//! client, from the same value. Nothing is written twice, and nothing here is prose.
//!
//! ```toml
//! [[card.ability]]
//! id = "trench_fighter"
//! when = "declared"                 # the moment
//! role = "attacker"                 # whose part in it
//! needs = [{ target_within = 3 }]   # what must be true
//! cost = { exhaust = true }         # what it costs
//! does = [{ add = "dmg+2" }]        # what happens, in order
//! ```

#![warn(clippy::wildcard_enum_match_arm, reason = "a new deed, need or moment is thought about here")]

mod cost;
mod deed;
mod kind;
mod list;
mod need;
mod passive;
mod questions;
mod unplayed;
mod when;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use cost::{Limit, Price};
pub use deed::{AttackDeed, Deed, DicePool, Special, Symbol, Whom};
pub use kind::{DeedKind, OfOwner, OnDice, OnFigures, OnRoll};
pub use list::Abilities;
pub use need::{Aim, Need, Who};
pub use passive::Passive;
pub use questions::{Aimed, Changes, Granted};
pub use unplayed::Unplayed;
pub use when::{Attribute, Moment, Role, When};

/// One ability of a sheet, a card or an activation card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AllianceAbility")]
pub struct Ability {
    /// Its name in files, events and texts; other abilities refer to it ([`Need::Used`], [`When::After`]).
    pub id: String,
    /// The moment it may be used at.
    pub when: When,
    /// Whose part in that moment its owner must play.
    #[serde(default)]
    pub role: Role,
    /// What must be true, all of it.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// What it costs.
    #[serde(default)]
    pub cost: Price,
    /// Whom or what its owner picks when using it.
    #[serde(default)]
    pub aim: Option<Aim>,
    /// What happens, in order. A test is a gate: what stands behind it happens if it is passed.
    #[serde(default)]
    pub does: Vec<Deed>,
    /// What holds all the time.
    #[serde(default)]
    pub passive: Passive,
    /// Whether its owner may decline although it costs nothing.
    #[serde(default)]
    pub may: bool,
    /// Whether the app makes the enemy ignore it, because its text says "may" or "choose" (R6.6, A31).
    #[serde(default)]
    pub ignored: bool,
}

impl Ability {
    /// Whether its owner attacks with it: as an action it is an attack action of an ally (R22.11).
    pub fn attacks(&self) -> bool {
        self.does.iter().any(|deed| matches!(deed, Deed::Attack(_)))
    }

    /// Whether it says something that the engine never does; only what is ignored may (R6.6, R37.11).
    pub fn is_unplayed(&self) -> bool {
        self.when == When::RoundEnd || self.does.iter().any(Deed::is_unplayed)
    }

    /// Whether its uses are counted: it has a limit, or it is a special action (R3.15, R38.1).
    pub fn is_counted(&self) -> bool {
        self.cost.limit.is_some() || self.when == When::Action
    }

    /// Whether its owner is asked. What costs nothing and is no "may" happens by itself.
    pub fn is_asked(&self) -> bool {
        self.may || self.cost != Price::default() || self.aim.is_some()
    }
}
