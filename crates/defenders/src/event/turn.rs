//! What agents and drones do.

use serde::{Deserialize, Serialize};
use sortie_boards::hex::{Area, Facing, Hex};
use ts_rs::TS;

use crate::source::Source;
use crate::world::FigureId;

/// One of the three things of a turn (47).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "DefendersActivity")]
pub enum Activity {
    /// Movement (59).
    Movement,
    /// Combat (64).
    Combat,
    /// Action (78).
    Action,
}

/// What agents and drones did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "DefendersTurnEvent")]
pub enum TurnEvent {
    /// An agent has used up part of his turn.
    Spent {
        /// Who.
        agent: FigureId,
        /// What.
        activity: Activity,
    },
    /// A figure has walked one hex on (59).
    Walked {
        /// Who.
        figure: FigureId,
        /// From where.
        from: Hex,
        /// To where.
        to: Hex,
    },
    /// A figure looks that way now (63).
    Faced {
        /// Who.
        figure: FigureId,
        /// Where to.
        facing: Facing,
    },
    /// A movement is over.
    Halted {
        /// Who.
        figure: FigureId,
    },
    /// An agent has leapt through a window (80).
    Leapt {
        /// Who.
        agent: FigureId,
        /// To where.
        to: Hex,
    },
    /// An agent has taken another hex of his area (85).
    Redeployed {
        /// Who.
        agent: FigureId,
        /// To where.
        to: Hex,
    },
    /// A figure was put somewhere.
    Placed {
        /// Who.
        figure: FigureId,
        /// Where.
        at: Hex,
    },
    /// A lock is broken (83).
    Bashed {
        /// Who broke it.
        agent: FigureId,
        /// The change of the board.
        lock: u8,
    },
    /// An agent tried to evade (84).
    Evaded {
        /// Who.
        agent: FigureId,
        /// Whether he is free for this turn's movement.
        free: bool,
    },
    /// An agent has searched (81).
    Searched {
        /// Who.
        agent: FigureId,
        /// A flash was rolled.
        flash: bool,
        /// A gd was rolled.
        gd: bool,
    },
    /// Ammo tokens were gained or discarded (169).
    Reloaded {
        /// Whose.
        agent: FigureId,
        /// On which weapon.
        gun: u8,
        /// The tokens on it now.
        ammo: u8,
    },
    /// A jam was cleared (86).
    Unjammed {
        /// Whose.
        agent: FigureId,
        /// Of which weapon.
        gun: u8,
    },
    /// A power was used: it is turned down, or back in the stock (112).
    PowerUsed {
        /// Which.
        source: Source,
        /// Whom it is about, if somebody was chosen.
        whom: Option<FigureId>,
    },
    /// A used tactic is turned up again (193).
    TacticRestored {
        /// Whose.
        agent: FigureId,
        /// Which, by number.
        tactic: u8,
    },
    /// A drone stands on the map (120, 124).
    Deployed {
        /// Which.
        drone: FigureId,
        /// Whose.
        owner: FigureId,
        /// Where.
        at: Hex,
    },
    /// A drone works by its owner's action (186).
    Operated {
        /// Which.
        drone: FigureId,
    },
    /// An agent wears so many tokens of Reinforced Armour (190).
    Reinforced {
        /// Who.
        agent: FigureId,
        /// How many.
        tokens: u8,
    },
    /// An agent hides from aliens farther away than this.
    Hidden {
        /// Who.
        agent: FigureId,
        /// So many areas.
        beyond: u8,
    },
    /// A strike from orbit was called down on an area (188).
    StrikeCalled {
        /// By which power.
        source: Source,
        /// Where.
        area: Area,
    },
    /// A strike from orbit comes down (188).
    StrikeFell {
        /// By which power.
        source: Source,
        /// Where.
        area: Area,
    },
    /// Encounter cards were looked at.
    Scouted {
        /// By whom.
        agent: FigureId,
        /// The cards by number, the top one first.
        cards: Vec<u8>,
    },
    /// They were put back in this order.
    Stacked {
        /// By whom.
        agent: FigureId,
        /// The cards by number, the top one first.
        cards: Vec<u8>,
    },
}
