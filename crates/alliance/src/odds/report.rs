//! Odds as JSON, the same in scenes and on the command line (`scene-format.md`). Only here do ways become fractions,
//! each by one division, so all digits of a number are good.

use serde_json::{Map, Value, json};
use sortie_kernel::odds::Distribution;

use super::{AttackOdds, TestOdds};

impl AttackOdds {
    /// `damage`, `expected`, `p_hit`, `p_dodge`, `p_damage`, and `p_defeat` for each health asked about.
    pub fn to_json(&self, health: &[u16]) -> Value {
        let defeat = health.iter().map(|&health| (health.to_string(), json!(self.p_defeat(health))));
        json!({
            "damage": chances(&self.damage()),
            "expected": self.expected(),
            "p_hit": self.p_hit(),
            "p_dodge": self.p_dodge(),
            "p_damage": self.p_damage(),
            "p_defeat": defeat.collect::<Map<_, _>>(),
        })
    }
}

impl TestOdds {
    /// `successes` and `p_pass`.
    pub fn to_json(&self) -> Value {
        json!({ "successes": chances(self.successes()), "p_pass": self.p_pass() })
    }
}

/// The chance of each outcome that can occur.
fn chances(distribution: &Distribution<u16>) -> Value {
    distribution.chances().map(|(n, chance)| (n.to_string(), json!(chance))).collect()
}
