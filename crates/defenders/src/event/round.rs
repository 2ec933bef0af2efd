//! The round and its phases, ranks, deliveries, the end.

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Facing, Hex};
use ts_rs::TS;

use super::Ending;
use crate::content::Grade;
use crate::world::FigureId;

/// A phase of the round (32).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersPhase")]
pub enum Phase {
    /// Everything that refreshes does.
    Refresh,
    /// Alpha agent, ranks, deliveries, mission status.
    Strategy,
    /// Agents and aliens in turn.
    Battle,
    /// The event card.
    Event,
}

/// Where a fragment comes from (129).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersFragmentSource")]
pub enum Source {
    /// The first alien killed in a round.
    Kill,
    /// A search.
    Search,
    /// The mission.
    Mission,
}

/// How something came to an agent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersVia")]
pub enum Via {
    /// Equipment at the start (7).
    Start,
    /// A rank (127).
    Rank,
    /// A delivery (41).
    Delivery,
    /// A search (81).
    Search,
    /// A skill that brings it (119).
    Skill,
    /// The mission.
    Mission,
}

/// What happened in the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "DefendersRoundEvent")]
pub enum RoundEvent {
    /// A round begins.
    RoundBegan {
        /// From 1.
        round: u16,
    },
    /// A phase begins.
    PhaseBegan {
        /// Which.
        phase: Phase,
    },
    /// Everything that refreshes has (34).
    Refreshed,
    /// An agent stands on his start hex.
    Started {
        /// Who.
        agent: FigureId,
        /// Where.
        at: Hex,
        /// Where he looks.
        facing: Facing,
    },
    /// There is an alpha agent (36, 38).
    AlphaChosen {
        /// Who.
        agent: FigureId,
    },
    /// An agent has rolled for a rank, or let it pass (126).
    RankRolled {
        /// Who.
        agent: FigureId,
        /// The gd results; none if nothing was rolled.
        gd: Option<u8>,
        /// How many were needed.
        needed: u8,
    },
    /// An agent has a new rank (127).
    Promoted {
        /// Who.
        agent: FigureId,
        /// Which.
        grade: Grade,
    },
    /// An agent has a tactic more.
    TacticGained {
        /// Who.
        agent: FigureId,
        /// Which, by number.
        tactic: u8,
        /// How.
        via: Via,
    },
    /// An agent has a skill more.
    SkillGained {
        /// Who.
        agent: FigureId,
        /// Which, by number.
        skill: u8,
        /// How.
        via: Via,
    },
    /// An agent has a device more.
    DeviceGained {
        /// Who.
        agent: FigureId,
        /// Which, by number.
        device: u8,
        /// How.
        via: Via,
    },
    /// An agent has a new weapon in place of another (100).
    WeaponTaken {
        /// Who.
        agent: FigureId,
        /// The weapon it replaces.
        gun: u8,
        /// Which, by number.
        weapon: u8,
        /// How.
        via: Via,
    },
    /// A weapon that nobody takes goes to headquarters, or back to the box (100).
    WeaponRefused {
        /// Which, by number.
        weapon: u8,
    },
    /// The team has a fragment more (129).
    FragmentGained {
        /// How many it has now.
        fragments: u8,
        /// Where from.
        from: Source,
    },
    /// Four fragments were given for a delivery (41).
    FragmentsSpent {
        /// How many are left.
        fragments: u8,
    },
    /// A weapon was drawn for the team (42).
    WeaponDrawn {
        /// Which, by number; none if there is none to draw.
        weapon: Option<u8>,
    },
    /// An agent's turn begins (46).
    TurnBegan {
        /// Whose.
        agent: FigureId,
    },
    /// An agent's turn is over (50).
    TurnEnded {
        /// Whose.
        agent: FigureId,
    },
    /// An agent does nothing in this turn (A74).
    TurnSkipped {
        /// Who.
        agent: FigureId,
    },
    /// The mission is over (33).
    Ended {
        /// How.
        ending: Ending,
    },
}
