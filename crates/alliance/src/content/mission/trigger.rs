//! What calls a rule of a mission on this game's tables: facts that the digital table sees for itself and that people
//! report.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Range;
use crate::agreed::Mode;

/// What calls a rule, besides what calls one in every game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum OwnTrigger {
    /// A door is open now, however that came.
    Opened(String),
    /// A figure has interacted with an object: `"crate_1"`, or `"console.slice"` for one of its actions.
    Interacted(String),
    /// A figure has tested at an object and scored so many successes.
    Tested {
        /// The object, or `object.action`.
        at: String,
        /// How many.
        successes: Range,
    },
    /// The last figure of the group with this label is defeated (R23.4).
    Defeated(String),
    /// An object that can be attacked is destroyed (S14).
    Destroyed(String),
    /// No enemy is left on the map.
    Cleared,
    /// A hero is wounded for the first time in the mission: so many of them now.
    Wounded(Range),
    /// A hero has withdrawn: so many of them now.
    Withdrawn(Range),
    /// A Rebel figure has entered a region, and stays in it at the end of its move.
    Entered(String),
    /// All heroes who have not withdrawn stand in a region.
    AllIn(String),
    /// A carried token is in a region.
    Brought {
        /// The object.
        object: String,
        /// The region.
        to: String,
    },
    /// A token has been picked up.
    PickedUp(String),
    /// The Rebels control a token or all of a region at the end of a round (R13.4).
    Controlled(String),
}

/// Who is to stand in a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comer<'a> {
    /// Any Rebel.
    Rebel,
    /// All heroes on the map.
    Heroes,
    /// Whoever carries this object.
    Carrier(&'a str),
}

impl OwnTrigger {
    /// The region in which somebody is waited for, and who.
    pub fn comer(&self) -> Option<(&str, Comer<'_>)> {
        match self {
            Self::Entered(region) => Some((region, Comer::Rebel)),
            Self::AllIn(region) => Some((region, Comer::Heroes)),
            Self::Brought { object, to } => Some((to, Comer::Carrier(object))),
            Self::Opened(_)
            | Self::Interacted(_)
            | Self::Tested { .. }
            | Self::Defeated(_)
            | Self::Destroyed(_)
            | Self::Cleared
            | Self::Wounded(_)
            | Self::Withdrawn(_)
            | Self::PickedUp(_)
            | Self::Controlled(_) => None,
        }
    }
}

/// Something a player does, for the hints of a tutorial.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "AllianceHintDeed")]
#[allow(missing_docs, reason = "named after the choices")]
pub enum Deed {
    Deploy,
    Activate,
    Run,
    Strain,
    Move,
    Attack,
    Surge,
    Interact,
    Rest,
    Use,
    End,
    Continue,
    /// An enemy group's activation is worked off, beside the boxed game.
    Done,
    /// The defeat of a hero or of a group is reported, beside the boxed game.
    Defeat,
}

impl Deed {
    /// Whether it is ever done at such a table: a digital one needs no reports, and beside a real one nobody sees more
    /// than is reported.
    pub fn is_seen(self, mode: Mode) -> bool {
        let is_report = matches!(self, Self::Done | Self::Defeat);
        let is_reported =
            matches!(self, Self::Continue | Self::Move | Self::Interact | Self::Rest | Self::End);
        match mode {
            Mode::Table => !is_report,
            Mode::Companion => is_report || is_reported,
        }
    }
}
