//! What a player may answer, and what the question is about.

use serde::{Deserialize, Serialize};
use sortie_boards::Cell;
use sortie_kernel::Seat;
use ts_rs::TS;

use crate::content::PushTarget;

/// An answer. Small and plain, so that lists of them are cheap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "ArenaChoice")]
pub enum Choice {
    /// Stand here at the start (S6).
    Start {
        /// A field beside a pillar nobody else has taken.
        field: Cell,
    },
    /// With real dice: my die shows this (8).
    Report {
        /// 1 to 6.
        face: u8,
    },
    /// Put my die on a card (10, 13).
    Card {
        /// 0 to 2 for the threats from the left, 3 for the mega threat.
        slot: u8,
    },
    /// Put my die on an action field of my board (10, 17).
    Board {
        /// The number of the field on my board, from 0.
        field: u8,
    },
    /// Spend one Force to turn a die of this roll by one (35).
    Force {
        /// Whose die.
        die: Seat,
        /// Up or down.
        up: bool,
    },
    /// R2-D2 turns a die of this roll to its opposite side (X2).
    Flip {
        /// Whose die.
        die: Seat,
    },
    /// In a fight: walk to `from`, which may be where I stand, and defeat the droid next to it (20, 23).
    Strike {
        /// Where I strike from.
        from: Cell,
        /// The droid's field.
        target: Cell,
    },
    /// In a fight: walk a last time and end the action (26).
    Finish {
        /// Where I end.
        at: Cell,
    },
    /// In a Force push: defeat this droid, wherever it is (33, 34).
    Push {
        /// The droid's field.
        target: Cell,
    },
    /// In a Force push: the other droids stay (33).
    Stop,
    /// A threat is not met: shall C-3PO talk it away (X5)?
    Parley {
        /// Whether one of his tiles is spent.
        spend: bool,
    },
}

/// What the open decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
#[ts(rename = "ArenaPrompt")]
pub enum Prompt {
    /// Where does everyone start?
    Start,
    /// What do the real dice show?
    Report,
    /// Where does each die of this roll go, and is it changed before?
    Place,
    /// A fight is under way.
    Fight {
        /// Who fights.
        seat: Seat,
        /// Combat value left.
        left: u8,
        /// Where the Jedi stands now.
        at: Cell,
    },
    /// A Force push is under way.
    Push {
        /// Who pushes.
        seat: Seat,
        /// The kind of droid that goes next.
        target: PushTarget,
        /// How many go, this one included.
        left: u8,
    },
    /// An unmet threat could be talked away.
    Parley {
        /// Which card.
        slot: u8,
    },
}
