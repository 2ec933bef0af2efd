//! The actions a unit may take in its activation, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ts_rs::TS;

/// An action by its name (C5, C13.3, M1 to M3), paid or free.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsAction")]
pub enum Action {
    /// A standard move up to the own speed (C5.1).
    Move,
    /// A standard move with the slowest tool (C5.2).
    Dash,
    /// A move that goes up or down a wall (C7.8).
    Climb,
    /// A move over what is high (K33).
    Jump,
    /// The move out of melee (C13.3).
    Withdraw,
    /// One attack (C5.3).
    Attack,
    /// An aim token (C5.4).
    Aim,
    /// A dodge token (C5.5).
    Dodge,
    /// A standby token (C5.6).
    Standby,
    /// Suppression goes, exhausted cards come back (C5.7).
    Recover,
    /// Throws a detonator at the vehicle (M3.9).
    Detonator,
    /// Leaves the table through an ambush point (M3.7).
    Ambush,
    /// Takes a detonator (M3.10).
    Rearm,
    /// Mends the vehicle (M3.11).
    Repair,
    /// Works at a console (M1.6, M1.8 to M1.10).
    Console,
    /// Clears the transmitter card (M1.7).
    Transmitter,
}

/// Words that are no action.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("unknown action `{0}`")]
pub struct ActionError(String);

impl Action {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Move,
        Self::Dash,
        Self::Climb,
        Self::Jump,
        Self::Withdraw,
        Self::Attack,
        Self::Aim,
        Self::Dodge,
        Self::Standby,
        Self::Recover,
        Self::Detonator,
        Self::Ambush,
        Self::Rearm,
        Self::Repair,
        Self::Console,
        Self::Transmitter,
    ];

    /// The word of scenes and files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Dash => "dash",
            Self::Climb => "climb",
            Self::Jump => "jump",
            Self::Withdraw => "withdraw",
            Self::Attack => "attack",
            Self::Aim => "aim",
            Self::Dodge => "dodge",
            Self::Standby => "standby",
            Self::Recover => "recover",
            Self::Detonator => "detonator",
            Self::Ambush => "ambush",
            Self::Rearm => "rearm",
            Self::Repair => "repair",
            Self::Console => "console",
            Self::Transmitter => "transmitter",
        }
    }

    /// Whether it is the move action: a move, a climb, a jump and a withdrawal are one kind, a dash is another (C4.7, S9).
    pub const fn is_move(self) -> bool {
        matches!(self, Self::Move | Self::Climb | Self::Jump | Self::Withdraw)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(word: &str) -> Result<Self, ActionError> {
        let found = Self::ALL.into_iter().find(|action| action.word() == word);
        found.ok_or_else(|| ActionError(word.to_owned()))
    }
}

/// Some of the actions.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(rename = "SpecopsActions", as = "u32")]
pub struct Actions(u32);

impl Actions {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether an action is among them.
    pub const fn has(self, action: Action) -> bool {
        self.0 & 1 << action as u32 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, action: Action) -> Self {
        Self(self.0 | 1 << action as u32)
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One by one, in the order of [`Action::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Action> {
        Action::ALL.into_iter().filter(move |&action| self.has(action))
    }

    /// Whether an action is one of these, where "move" is met by any move action (K11).
    pub fn is_met_by(self, action: Action) -> bool {
        self.has(action) || action.is_move() && self.has(Action::Move)
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        actions.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Actions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
