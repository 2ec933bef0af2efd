//! What happened: the only story of a game. Each event is told with the number of its rule.

mod attack;
mod beside;
mod mission;
mod round;
mod setup;
mod turn;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use attack::AttackEvent;
pub use beside::BesideEvent;
pub use mission::MissionEvent;
pub use round::RoundEvent;
pub use setup::SetupEvent;
pub use turn::{Spoken, TurnEvent};

use crate::side::Colour;

/// What happened, by subject.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(rename = "SpecopsEvent")]
pub enum Event {
    /// Set-up (C1).
    Setup(SetupEvent),
    /// The round, its cards and orders, the end phase.
    Round(RoundEvent),
    /// What units do, tokens, wounds, panic.
    Turn(TurnEvent),
    /// Attacks.
    Attack(AttackEvent),
    /// What only one mission knows.
    Mission(MissionEvent),
    /// What people report beside a real table.
    Beside(BesideEvent),
}

impl From<SetupEvent> for Event {
    fn from(event: SetupEvent) -> Self {
        Self::Setup(event)
    }
}

impl From<RoundEvent> for Event {
    fn from(event: RoundEvent) -> Self {
        Self::Round(event)
    }
}

impl From<TurnEvent> for Event {
    fn from(event: TurnEvent) -> Self {
        Self::Turn(event)
    }
}

impl From<AttackEvent> for Event {
    fn from(event: AttackEvent) -> Self {
        Self::Attack(event)
    }
}

impl From<BesideEvent> for Event {
    fn from(event: BesideEvent) -> Self {
        Self::Beside(event)
    }
}

impl From<MissionEvent> for Event {
    fn from(event: MissionEvent) -> Self {
        Self::Mission(event)
    }
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SpecopsEnding")]
pub struct Ending {
    /// Who has won; nobody in a draw.
    pub winner: Option<Colour>,
    /// How.
    pub how: How,
}

/// In what way a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SpecopsHow")]
pub enum How {
    /// The shields are down: 3 points (M1.4).
    Shields,
    /// The codes are transmitted (M2.6).
    Codes,
    /// The vehicle is destroyed (M3.5).
    Vehicle,
    /// 7 points or more (M4.6, M4.7).
    Points,
    /// The defender held out to the end of the last round (M1.5, M2.7, M3.5).
    HeldOut,
    /// Points were counted after the last round (M4.8).
    Counted,
    /// Only one side has units left (C14.4, C14.5).
    LastSide,
}

impl How {
    /// The game's word for it, as outcomes tell it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Shields => "shields",
            Self::Codes => "codes",
            Self::Vehicle => "vehicle",
            Self::Points => "points",
            Self::HeldOut => "held-out",
            Self::Counted => "counted",
            Self::LastSide => "last-side",
        }
    }

    /// The rule by which it ended.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Shields => "M1.4",
            Self::Codes => "M2.6",
            Self::Vehicle => "M3.5",
            Self::Points => "M4.6",
            Self::HeldOut => "C14.3",
            Self::Counted => "M4.8",
            Self::LastSide => "C14.4",
        }
    }
}
