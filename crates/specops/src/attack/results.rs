//! Hits and crits on the table, and what cancels them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Attacker;
use super::defender::{Armor, Defender};
use crate::dice::AttackRoll;
use crate::profile::AttackKind;

/// The results of an attack: what is left of the roll once surges and blanks are gone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(rename = "SpecopsResults")]
pub struct Results {
    /// Can be dodged.
    pub hits: u16,
    /// Cannot.
    pub crits: u16,
}

impl Results {
    /// Those of a roll whose surges have become something.
    pub fn of(roll: &AttackRoll) -> Self {
        Self { hits: roll.hit, crits: roll.crit }
    }

    /// How many there are.
    pub fn total(self) -> u16 {
        self.hits + self.crits
    }

    /// Whether the attack had results, which is asked before anything is cancelled (C9.10).
    pub fn any(self) -> bool {
        self.total() > 0
    }

    /// How many dodge tokens of so many can do something: each cancels a hit, with Outmaneuver a crit instead (C9.18, K40).
    pub fn dodgeable(self, outmaneuver: bool) -> u16 {
        if outmaneuver { self.total() } else { self.hits }
    }

    /// What so many dodge tokens leave; with Outmaneuver crits go first (C9.18, K40, S21).
    #[must_use]
    pub fn dodge(self, tokens: u16, outmaneuver: bool) -> Self {
        let crits = if outmaneuver { tokens.min(self.crits) } else { 0 };
        let hits = (tokens - crits).min(self.hits);
        Self { hits: self.hits - hits, crits: self.crits - crits }
    }

    /// What is left when so many are cancelled, hits first.
    #[must_use]
    pub fn less(self, n: u16) -> Self {
        let hits = n.min(self.hits);
        Self { hits: self.hits - hits, crits: self.crits.saturating_sub(n - hits) }
    }
}

impl Attacker {
    /// Impact and then Primitive against who has Armor (C9.19, K6, K70); nothing against others.
    #[must_use]
    pub fn modify(&self, results: Results, armor: Option<Armor>) -> Results {
        if armor.is_none() {
            return results;
        }
        let impact = self.impact.min(results.hits);
        let Results { hits, crits } = Results { hits: results.hits - impact, crits: results.crits + impact };
        if self.primitive { Results { hits: hits + crits, crits: 0 } } else { Results { hits, crits } }
    }
}

impl Defender {
    /// Armor cancels hits, then shields cancel anything at range (C9.19, K9, K51). Says how many shields were used too.
    pub fn soak(&self, results: Results, shields: u16, kind: AttackKind) -> (Results, u16) {
        let armored = match self.armor {
            None => 0,
            Some(Armor::Some(x)) => x.min(results.hits),
            Some(Armor::All) => results.hits,
        };
        let left = Results { hits: results.hits - armored, ..results };
        let used = match kind {
            AttackKind::Ranged => shields.min(left.total()),
            AttackKind::Melee => 0,
        };
        (left.less(used), used)
    }
}

/// Wounds: results that no block meets (C9.22).
pub fn wounds(results: Results, blocks: u16) -> u16 {
    results.total().saturating_sub(blocks)
}
