//! How far the words of the language have come.

use serde::{Deserialize, Serialize};

use super::MOST_COUNTERS;
use crate::{Rule, Words};

/// Counters, rules, objectives and hints of a mission under way.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Counters.
    pub counters: [i16; MOST_COUNTERS],
    /// Bit n: rule n has fired.
    pub fired: u64,
    /// The main objective.
    pub objective: Option<u8>,
    /// Bit n: objective n is shown beside the main one.
    pub offered: u16,
    /// Bit n: objective n is complete.
    pub completed: u16,
    /// Bit n: objective n can no longer be met.
    pub failed: u16,
    /// Bit n: what hint n waits for has been done since it was shown.
    pub hinted: u32,
}

impl Progress {
    /// Whether a rule still waits for what calls it: it has not fired, or fires each time.
    pub fn waits<W: Words>(&self, number: usize, rule: &Rule<W>) -> bool {
        self.fired >> number & 1 == 0 || rule.repeats()
    }

    /// A rule fires.
    pub fn fire(&mut self, rule: usize) {
        self.fired |= 1 << rule;
    }

    /// Whether an objective is complete.
    pub fn is_completed(&self, objective: usize) -> bool {
        self.completed >> objective & 1 == 1
    }

    /// Whether an objective can no longer be met.
    pub fn is_failed(&self, objective: usize) -> bool {
        self.failed >> objective & 1 == 1
    }

    /// Whether an objective is shown: as the main one or beside it.
    pub fn is_shown(&self, objective: usize) -> bool {
        self.objective == Some(objective as u8) || self.offered >> objective & 1 == 1
    }

    /// Whether an objective is neither complete nor failed.
    pub fn is_undecided(&self, objective: usize) -> bool {
        (self.completed | self.failed) >> objective & 1 == 0
    }
}
