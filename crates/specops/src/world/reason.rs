//! Why a miniature may not be put or moved somewhere.

use serde::{Deserialize, Serialize};
use sortie_boards::plane::{Fault, Faults};
use sortie_boards::{Member, Set};
use ts_rs::TS;

macro_rules! reasons {
    ($($(#[$doc:meta])* $reason:ident = $name:literal;)*) => {
        /// Why a miniature may not be put or moved somewhere. In the order of their names, so that a set of them is a sorted list.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        #[ts(rename = "SpecopsReason")]
        pub enum Reason { $($(#[$doc])* $reason,)* }

        impl Reason {
            /// All of them.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$reason),*];

            /// Its name in scenes and texts.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$reason => $name,)* }
            }
        }
    };
}

reasons! {
    /// The tool is bent by more than a right angle (C7.2).
    Bend = "bend";
    /// Something on the way stops the base (C7.6 to C7.9).
    Blocked = "blocked";
    /// Engaged, and neither withdrawing nor able to disengage; or withdrawing from nobody (C13.2, C13.3, C13.5).
    Engaged = "engaged";
    /// It would stand on impassable ground (C7.10).
    Impassable = "impassable";
    /// The way is longer than the tool, or its joint is not at the hinge (C7.4).
    Length = "length";
    /// The end is too high or too low (C7.7 to C7.9).
    Level = "level";
    /// It would touch an enemy without a melee weapon, two enemies, after a withdrawal, or while it is set up
    /// (C1.16, C7.11, C13.3).
    Melee = "melee";
    /// It would overlap another base (C7.10).
    Overlap = "overlap";
    /// It would stand neither wholly on nor wholly off an obstacle, or not on the one that was named (C7.10).
    Partly = "partly";
    /// It would stand on scatter terrain (C7.10).
    Scatter = "scatter";
    /// It may not use this tool for this action (C5.2, C7.3, C7.8, C7.13, C7.14, C13.3).
    Speed = "speed";
    /// It would not stand wholly on the table (C7.10).
    Table = "table";
    /// It would touch an unclaimed token while it is set up (C1.17).
    Token = "token";
    /// It would not stand wholly inside its zone (C1.15).
    Zone = "zone";
}

impl From<Fault> for Reason {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Bend => Self::Bend,
            Fault::Blocked => Self::Blocked,
            Fault::Impassable => Self::Impassable,
            Fault::Length => Self::Length,
            Fault::Level => Self::Level,
            Fault::Overlap => Self::Overlap,
            Fault::Partly => Self::Partly,
            Fault::Scatter => Self::Scatter,
            Fault::Table => Self::Table,
        }
    }
}

impl Member for Reason {
    #[inline]
    fn number(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_number(number: usize) -> Self {
        Self::ALL[number]
    }
}

/// All that is wrong; nothing if it may be done.
pub type Reasons = Set<Reason, 1>;

/// What is wrong with the ground or the way, among the reasons of the rules.
pub(super) fn from_faults(faults: Faults) -> Reasons {
    faults.iter().map(Reason::from).collect()
}
