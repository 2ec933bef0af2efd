//! How likely the condition table says what, and when (M5.1).

use sortie_kernel::odds::Distribution;

use crate::content::{Condition, ConditionTable};
use crate::dice::{AttackDie, DefenceDie};

/// What comes, by a white attack die (M5.1, S20).
pub fn what(table: &ConditionTable) -> Distribution<Condition> {
    Distribution::uniform(AttackDie::White.faces().map(|face| table.condition(face)))
}

/// The first of its rounds, by a red defence die (M5.1).
pub fn when(table: &ConditionTable) -> Distribution<u8> {
    Distribution::uniform(DefenceDie::Red.faces().map(|face| table.first_round(face)))
}
