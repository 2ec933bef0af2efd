//! The activation under way (C4.5).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::action::{Action, Actions};
use crate::ids::UnitId;
use crate::turn::{ACTIONS, may_follow};

/// What a unit has done in its activation so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Activation {
    pub(crate) unit: UnitId,
    /// Whether it had a face-up order when it began (K11).
    pub(crate) was_ordered: bool,
    /// Actions it has taken, paid or free (C4.7, C4.8).
    pub(crate) done: Actions,
    /// How many of its two actions it has spent.
    pub(crate) paid: u8,
    /// It came out of the ambush network (M3.6).
    pub(crate) has_arrived: bool,
    /// It has made a move, whatever kind.
    pub(crate) has_moved: bool,
    /// Card actions it has taken: of cards by slot.
    pub(crate) cards: u64,
    /// Of keywords, by power.
    pub(crate) powers: u8,
    /// Of the mission, by deed.
    pub(crate) deeds: u16,
}

impl Activation {
    pub(crate) fn new(unit: UnitId, was_ordered: bool) -> Self {
        Self {
            unit,
            was_ordered,
            done: Actions::NONE,
            paid: 0,
            has_arrived: false,
            has_moved: false,
            cards: 0,
            powers: 0,
            deeds: 0,
        }
    }

    /// Actions that are left to it (C4.7).
    pub(crate) fn left(&self) -> u8 {
        ACTIONS.saturating_sub(self.paid)
    }

    /// Whether what it has done so far lets it take an action, paid or free (C4.7, C4.8).
    pub(crate) fn may(&self, action: Action) -> bool {
        may_follow(action, self.done, self.has_arrived)
    }

    /// It takes an action.
    pub(crate) fn take(&mut self, action: Action, free: bool) {
        self.done = self.done.with(action);
        self.paid += u8::from(!free);
    }
}

/// Why somebody moves or attacks outside the two actions of an activation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsBecause")]
pub enum Because {
    /// An action (C5).
    Action,
    /// After a rally (K18).
    Dauntless,
    /// After a move into melee (K13).
    Charge,
    /// Standby (C5.12).
    Standby,
    /// Scouts move when they are set up (K48).
    Scout,
    /// A card.
    Card,
}
