//! Who is red: both throw three red dice (C1.7).

use std::cmp::Ordering;

use sortie_kernel::odds::Distribution;

use crate::dice::{AttackDie, AttackRoll};

/// How many red dice each throws.
pub const DICE: u8 = 3;

/// Who throws better, and is red: more crits, then more surges, then more hits; who is level throws again (C1.7).
pub fn compare(first: &AttackRoll, second: &AttackRoll) -> Ordering {
    let rank = |roll: &AttackRoll| [roll.crit, roll.surge, roll.hit];
    rank(first).cmp(&rank(second))
}

/// How one throw of both ends (T1).
pub fn odds() -> Distribution<Ordering> {
    let throw = super::console::thrown(AttackDie::Red, DICE.into());
    throw.and(&throw, |first, second| compare(&roll(*first), &roll(*second)))
}

fn roll([hit, crit, surge, blank]: [u16; 4]) -> AttackRoll {
    AttackRoll { hit, crit, surge, blank }
}
