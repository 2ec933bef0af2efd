//! Checks: dice rolled for one symbol (81, 84, 126).

use sortie_kernel::odds::Distribution;

use crate::dice::{Dice, Pool, Symbol};

/// Dice that are to show a symbol often enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckQuestion {
    /// The dice.
    pub dice: Pool,
    /// What is counted.
    pub symbol: Symbol,
    /// How often it is needed.
    pub needed: u16,
}

/// How likely a check ends how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckOdds {
    /// In how many ways the symbol is there how often.
    pub count: Distribution<u16>,
    needed: u16,
}

impl CheckQuestion {
    /// The odds.
    pub fn odds(&self, dice: &Dice) -> CheckOdds {
        let counts = |die| dice.faces(die).iter().map(|face| u16::from(face.count(self.symbol)));
        let rolled = self.dice.dice().map(|die| Distribution::uniform(counts(die)));
        CheckOdds { count: Distribution::sum_of(0, rolled), needed: self.needed }
    }
}

impl CheckOdds {
    /// The chance that it succeeds.
    pub fn p(&self) -> f64 {
        self.count.chance_of(|&count| count >= self.needed)
    }
}
