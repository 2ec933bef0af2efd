//! Odds as JSON, the same in scenes and on the command line (`docs/scenes-defenders.md`).

use serde_json::{Value, json};

use super::{AttackOdds, CheckOdds};

impl AttackOdds {
    /// `hits`, `wounds`, `expected` and the chances of what may happen besides; of death only where health is known.
    pub fn to_json(&self) -> Value {
        let mut odds = json!({
            "hits": by_number(&self.hits),
            "wounds": by_number(&self.wounds),
            "expected": self.expected(),
            "p_wound": self.p_wound(),
            "p_jam": self.p_jam,
            "p_void": self.p_void,
            "p_ammo": self.p_ammo,
            "p_on_hit": self.p_on_hit,
        });
        if let Some(ends) = self.ends {
            odds["p_dead"] = json!(ends.p_dead);
            odds["p_bleeding"] = json!(ends.p_bleeding);
        }
        odds
    }
}

impl CheckOdds {
    /// `count` and `p`.
    pub fn to_json(&self) -> Value {
        let count: Value = self.count.chances().map(|(n, chance)| (n.to_string(), json!(chance))).collect();
        json!({ "count": count, "p": self.p() })
    }
}

/// The chance of each number that can occur.
fn by_number(chances: &[f64]) -> Value {
    let numbered = chances.iter().enumerate().filter(|&(_, &chance)| chance > 0.0);
    numbered.map(|(n, chance)| (n.to_string(), json!(chance))).collect()
}
