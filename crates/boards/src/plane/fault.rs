//! What is wrong with an end or a way.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Member, Set};

/// Why a base may not stand somewhere, or not go there. In the order of their names, so that a set of them is a sorted list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PlaneFault")]
pub enum Fault {
    /// The tool is bent by more than a right angle (C7.2).
    Bend,
    /// Something on the way stops the base (C7.6 to C7.9).
    Blocked,
    /// It would stand on impassable ground (C7.10).
    Impassable,
    /// The way is longer than the tool, or its joint is not at the hinge (C7.4).
    Length,
    /// The end is too high or too low (C7.7 to C7.9).
    Level,
    /// It would overlap another base (C7.10).
    Overlap,
    /// It would stand neither wholly on nor wholly off an obstacle, or not on the one that was named (C7.10).
    Partly,
    /// It would stand on scatter terrain (C7.10).
    Scatter,
    /// It would not stand wholly on the table (C7.10).
    Table,
}

impl Fault {
    const ALL: [Self; 9] = [
        Self::Bend,
        Self::Blocked,
        Self::Impassable,
        Self::Length,
        Self::Level,
        Self::Overlap,
        Self::Partly,
        Self::Scatter,
        Self::Table,
    ];

    /// Its name, as it is serialised.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bend => "bend",
            Self::Blocked => "blocked",
            Self::Impassable => "impassable",
            Self::Length => "length",
            Self::Level => "level",
            Self::Overlap => "overlap",
            Self::Partly => "partly",
            Self::Scatter => "scatter",
            Self::Table => "table",
        }
    }
}

impl Member for Fault {
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
pub type Faults = Set<Fault, 1>;
