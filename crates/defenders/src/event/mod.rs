//! What happened: the only story of a game. Each event is told with the number of its rule.

mod alien;
mod attack;
mod beside;
mod campaign;
mod round;
mod story;
mod turn;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub use alien::{AlienEvent, DeckName, Gone};
pub use attack::AttackEvent;
pub use beside::BesideEvent;
pub use campaign::CampaignEvent;
pub use round::{Phase, RoundEvent, Source as FragmentSource, Via};
pub use story::StoryEvent;
pub use turn::{Activity, TurnEvent};

use crate::content::mission::MissionResult;

/// What happened, by subject.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(untagged)]
#[ts(rename = "DefendersEvent")]
pub enum Event {
    /// The round and its phases, ranks, deliveries, the end.
    Round(RoundEvent),
    /// What agents and drones do.
    Turn(TurnEvent),
    /// Dice, attacks, wounds.
    Attack(AttackEvent),
    /// Aliens, signals, cards.
    Alien(AlienEvent),
    /// The story of the mission.
    Story(StoryEvent),
    /// Between missions.
    Campaign(CampaignEvent),
    /// What people and Sortie tell each other beside the boxed game.
    Beside(BesideEvent),
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

impl From<AlienEvent> for Event {
    fn from(event: AlienEvent) -> Self {
        Self::Alien(event)
    }
}

impl From<BesideEvent> for Event {
    fn from(event: BesideEvent) -> Self {
        Self::Beside(event)
    }
}

impl From<StoryEvent> for Event {
    fn from(event: StoryEvent) -> Self {
        Self::Story(event)
    }
}

impl From<CampaignEvent> for Event {
    fn from(event: CampaignEvent) -> Self {
        Self::Campaign(event)
    }
}

/// How a game ends (33, 45, 92).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersEnding")]
pub enum Ending {
    /// The mission is accomplished.
    Accomplished,
    /// It is accomplished in part.
    Partly,
    /// It has failed.
    Failed,
    /// Nobody is left: it has failed at once (92).
    AllOut,
}

impl Ending {
    /// The rule by which it ended.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Accomplished | Self::Partly | Self::Failed => "45",
            Self::AllOut => "92",
        }
    }

    /// Whether the agents have won, in full or in part.
    pub fn is_won(self) -> bool {
        matches!(self, Self::Accomplished | Self::Partly)
    }

    /// What a campaign makes of it: with nobody left it has failed (92).
    pub fn result(self) -> MissionResult {
        match self {
            Self::Accomplished => MissionResult::Accomplished,
            Self::Partly => MissionResult::Partly,
            Self::Failed | Self::AllOut => MissionResult::Failed,
        }
    }
}
