//! A campaign: headquarters, the way from mission to mission, its end.

use serde::Serialize;
use ts_rs::TS;

use super::Ending;
use crate::content::Class;
use crate::world::FigureId;

/// What happened between missions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "DefendersCampaignEvent")]
pub enum CampaignEvent {
    /// The team leaves headquarters for a mission.
    SetOut {
        /// By number in the content.
        mission: u8,
    },
    /// A mission of the campaign is over.
    MissionEnded {
        /// By number in the content.
        mission: u8,
        /// How.
        ending: Ending,
    },
    /// What agents have become in it is written down (128).
    Debriefed,
    /// The team is at headquarters.
    Returned {
        /// The mission that comes next, or the first of those that may: by number in the content.
        mission: u8,
    },
    /// This mission comes next (2).
    Planned {
        /// By number in the content.
        mission: u8,
    },
    /// A seat has another agent now.
    Enlisted {
        /// The agent of the seat.
        agent: FigureId,
        /// The class.
        class: Class,
    },
    /// An agent takes a weapon of the headquarters along (100).
    Armed {
        /// Who.
        agent: FigureId,
        /// The weapon it replaces.
        gun: u8,
        /// Which, by number.
        weapon: u8,
    },
    /// An agent leaves a weapon at headquarters.
    Disarmed {
        /// Who.
        agent: FigureId,
        /// In which place.
        gun: u8,
        /// Which, by number.
        weapon: u8,
    },
    /// The campaign is over.
    CampaignEnded {
        /// Which, by number in the content.
        campaign: u8,
        /// How, by number.
        ending: u8,
    },
}
