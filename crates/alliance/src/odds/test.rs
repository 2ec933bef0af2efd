//! The odds of an attribute test (R11).

use serde::{Deserialize, Serialize};
use sortie_kernel::odds::Distribution;
use sortie_kernel::odds::turns::{MOST_DICE, Turn, play};

use crate::dice::{AttackDie, Dice, Die, Pool, PoolError};

/// Who takes the test.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TestFigure {
    /// Rolls the dice of the attribute (R11.3).
    #[default]
    Hero,
    /// Has no attributes and always scores exactly 1 success (R11.6, D9).
    Elite,
    /// Has no attributes and always fails (R11.6).
    Regular,
}

/// A test before the dice fall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestQuestion {
    dice: Pool<AttackDie>,
    needed: u16,
    figure: TestFigure,
    reroll: u8,
}

/// In how many ways a test ends how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestOdds {
    successes: Distribution<u16>,
    passed: u128,
}

impl TestQuestion {
    /// A hero's test with the dice of the attribute and so many successes needed; 1 if a component asks (R11.4).
    pub fn hero(dice: Pool<AttackDie>, needed: u16) -> Self {
        Self { dice, needed, figure: TestFigure::Hero, reroll: 0 }
    }

    /// Taken by another kind of figure.
    pub fn by(self, figure: TestFigure) -> Self {
        Self { figure, ..self }
    }

    /// Focused: one green die more. The error is a pool without room for it.
    pub fn focused(self) -> Result<Self, PoolError> {
        let dice = self.dice.with(AttackDie::Green)?;
        Ok(Self { dice, ..self })
    }

    /// With up to so many dice rerolled, all at once: those that make passing likeliest, then success most.
    pub fn with_reroll(self, most: u8) -> Self {
        Self { reroll: most, ..self }
    }

    /// The odds.
    ///
    /// # Panics
    /// With a reroll and more than 8 dice, which no attribute has.
    pub fn odds(&self, dice: &Dice) -> TestOdds {
        match self.figure {
            TestFigure::Hero => {
                let successes =
                    if self.reroll == 0 { self.rolled_once(dice) } else { self.rolled_again(dice) };
                TestOdds { passed: successes.weight_of(|&n| n >= self.needed), successes }
            }
            // Neither dice nor Focused change what is automatic.
            TestFigure::Elite => {
                TestOdds { successes: Distribution::certain(1), passed: u128::from(self.needed <= 1) }
            }
            TestFigure::Regular => TestOdds { successes: Distribution::certain(0), passed: 0 },
        }
    }

    /// Each surge is a success (R11.3).
    fn rolled_once(&self, dice: &Dice) -> Distribution<u16> {
        // Nothing but surges counts, so nothing else is added up.
        let one =
            |die: AttackDie| Distribution::uniform(die.faces(dice).iter().map(|face| u16::from(face.surges)));
        Distribution::sum_of(0, self.dice.dice().iter().map(|&die| one(die)))
    }

    fn rolled_again(&self, dice: &Dice) -> Distribution<u16> {
        let n = self.dice.dice().len();
        assert!(n <= MOST_DICE, "{n} dice are too many for rerolls");
        let rolls = self.dice.every_roll(dice);
        let successes: Vec<u16> = rolls.iter().map(|roll| u16::from(roll.surges)).collect();
        // Passing outweighs any number of successes: twelve dice have fewer than 1,000.
        let worth = successes.iter().map(|&n| u64::from(n) + if n >= self.needed { 1_000_000 } else { 0 });
        let all = Turn { dice: ((1u16 << n) - 1) as u8, most: self.reroll, wants_much: true };
        let ways = play(n, worth.collect(), &[all]);
        Distribution::weighted(successes.into_iter().zip(ways))
    }
}

impl TestOdds {
    /// Successes and their ways.
    pub fn successes(&self) -> &Distribution<u16> {
        &self.successes
    }

    /// The chance to pass.
    pub fn p_pass(&self) -> f64 {
        self.passed as f64 / self.successes.total() as f64
    }
}
