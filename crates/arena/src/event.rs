//! What happened.

use serde::{Deserialize, Serialize};
use sortie_boards::Cell;
use sortie_kernel::Seat;
use ts_rs::TS;

use crate::content::{DroidKind, PhaseKind};

/// Something that happened. Cards, boards and areas are named by their number in the content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
#[ts(rename = "ArenaEvent")]
#[allow(missing_docs, reason = "the variants say what happened; their fields are named in full")]
pub enum Event {
    /// A Jedi took a starting field.
    Started { seat: Seat, field: Cell },
    /// The gunship reached a field of the track and a phase began.
    PhaseBegan { position: u8, round: u8, phase: PhaseKind },
    /// Three threats and a mega threat lie face up.
    ThreatsRevealed { threats: [u8; 3], mega: u8 },
    /// A die was rolled.
    Rolled { seat: Seat, face: u8 },
    /// A real die was reported.
    Reported { seat: Seat, face: u8 },
    /// Force changed a die.
    ForceSpent { by: Seat, die: Seat, face: u8, force: u8 },
    /// R2-D2 turned a die over.
    Flipped { by: Seat, die: Seat, face: u8 },
    /// A die was put on a card.
    PlacedOnCard { seat: Seat, slot: u8, face: u8 },
    /// A die was put on an action field.
    PlacedOnBoard { seat: Seat, field: u8, face: u8 },
    /// A fight began.
    FightBegan { seat: Seat, value: u8 },
    /// A Jedi walked; the path holds every field entered.
    Walked { seat: Seat, from: Cell, to: Cell, path: Vec<Cell> },
    /// A droid next to a Jedi was defeated.
    Struck { seat: Seat, field: Cell, kind: DroidKind, left: u8 },
    /// A fight ended with so much combat value given up.
    FightEnded { seat: Seat, unused: u8 },
    /// Force was made.
    ForceGained { seat: Seat, steps: u8, force: u8 },
    /// A droid was pushed off the board.
    Pushed { seat: Seat, field: Cell, kind: DroidKind },
    /// A push ended early; so many of the printed droids stay.
    PushStopped { seat: Seat, left: u8 },
    /// An area tile was drawn and droids come there.
    AreaDrawn { area: u8, kind: DroidKind, cause: Cause },
    /// An area tile was drawn and put aside, because droids are there already.
    AreaSkipped { area: u8 },
    /// The area tiles were shuffled into a new pile of so many.
    Reshuffled { tiles: u8 },
    /// No area is free of droids: nothing comes.
    NoAreaFree { kind: DroidKind, cause: Cause },
    /// A droid tile was taken from the supply and put on a field.
    DroidPlaced { field: Cell, kind: DroidKind },
    /// The mega threat was checked.
    MegaChecked { met: bool },
    /// A threat was checked.
    ThreatChecked { slot: u8, met: bool },
    /// C-3PO talked a threat away.
    Parleyed { by: Seat, slot: u8 },
    /// A threat took Force.
    ForceLost { slot: u8, steps: u8, force: u8 },
    /// All dice were taken back and the cards of the round left the game.
    RoundCleared,
    /// The game ended.
    Ended { ending: Ending },
}

/// Why droids come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "by", rename_all = "snake_case")]
#[ts(rename = "ArenaCause")]
pub enum Cause {
    /// The set-up.
    Setup,
    /// A rush of the track.
    Rush,
    /// An unmet threat.
    Threat {
        /// Which card.
        slot: u8,
    },
}

/// How the game ended (2, 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "how", rename_all = "snake_case")]
#[ts(rename = "ArenaEnding")]
pub enum Ending {
    /// The gunship reached the last field.
    Victory {
        /// The smallest supply (56).
        smallest: u8,
        /// What that is worth.
        rating: Rating,
    },
    /// A supply of droids is empty.
    SupplyEmpty {
        /// Which.
        kind: DroidKind,
    },
    /// The Force marker reached 0.
    ForceGone,
    /// The mega threat was not met.
    MegaUnmet,
}

impl Ending {
    /// The rule by which the game ends so.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Victory { .. } => "55",
            Self::SupplyEmpty { .. } => "40",
            Self::ForceGone => "44",
            Self::MegaUnmet => "42",
        }
    }
}

/// What a victory is worth (56).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "ArenaRating")]
pub enum Rating {
    /// 1 to 4 tiles.
    Youngling,
    /// 5 to 8.
    Padawan,
    /// 9 to 12.
    Knight,
    /// 13 or more.
    Master,
}

impl Rating {
    /// The rating for the smallest supply (56).
    pub fn of(smallest: u8) -> Self {
        match smallest {
            0..=4 => Self::Youngling,
            5..=8 => Self::Padawan,
            9..=12 => Self::Knight,
            _ => Self::Master,
        }
    }
}
