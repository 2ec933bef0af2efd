//! Odds as JSON, the same in scenes and on the command line (`docs/scenes-specops.md`). Only here do ways become fractions, each by
//! one division, so all digits of a number are good.

use serde_json::{Value, json};
use sortie_kernel::odds::Distribution;

use super::AttackOdds;

impl AttackOdds {
    /// Wounds, suppression, and both together with the panic, against a defender with so much health left.
    pub fn to_json(&self, left: u64) -> Value {
        json!({
            "wounds": by_number(&self.wounds),
            "expected": self.wounds.mean_of(|&wounds| wounds),
            "p_wound": self.wounds.chance_of(|&wounds| wounds > 0),
            "p_defeat": self.wounds.chance_of(|&wounds| wounds >= left),
            "suppression": by_number(&self.suppression),
            "total": by_number(&self.total),
            "p_defeat_total": self.total.chance_of(|&wounds| wounds >= left),
        })
    }
}

/// The chance of each number that can occur.
pub fn by_number(odds: &Distribution<u64>) -> Value {
    odds.chances().map(|(number, chance)| (number.to_string(), json!(chance))).collect()
}
