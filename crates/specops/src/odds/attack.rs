//! The odds of an attack.

use sortie_kernel::odds::Distribution;
use thiserror::Error;

use super::blocks::Blocks;
use super::panic;
use super::throw::Thrown;
use crate::attack::{Guard, Plan, Results};

/// How likely an attack ends how, in ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackOdds {
    /// Wounds, not capped by health.
    pub wounds: Distribution<u64>,
    /// Suppression tokens gained.
    pub suppression: Distribution<u64>,
    /// Wounds with those of the panic that the tokens cause (C11.3), not capped either: as if the defender outlived the attack.
    pub total: Distribution<u64>,
}

/// More dice than are ever counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TooMany {
    /// Attack dice.
    #[error("more than {MOST_ATTACK} attack dice")]
    AttackDice,
    /// Tokens spent on rerolls.
    #[error("more than {MOST_TOKENS} tokens spent on rerolls")]
    Rerolls,
    /// Defence dice.
    #[error("more than {MOST_DEFENCE} defence dice")]
    DefenceDice,
    /// Panic dice.
    #[error("more than {} panic dice", panic::MOST_DICE)]
    PanicDice,
}

/// The most attack dice of a question, more than three times what a weapon rolls.
pub const MOST_ATTACK: u16 = 20;
/// The most tokens spent on rerolls.
pub const MOST_TOKENS: u16 = 20;
/// The most defence dice of a question.
pub const MOST_DEFENCE: u16 = 48;

/// More bits than this are not counted together: beyond, the last ones are dropped, which no digit that is shown notices. It leaves
/// room for a sum of wounds over all ways.
pub(super) const MOST_BITS: u32 = 120;

/// Ways without results and with.
type ByResults = [u128; 2];

impl Plan {
    /// The odds of an attack with these choices: every roll is counted, none is tried.
    pub fn odds(&self) -> Result<AttackOdds, TooMany> {
        if self.pool.n_dice() > MOST_ATTACK {
            return Err(TooMany::AttackDice);
        }
        if self.aim.saturating_add(self.observation) > MOST_TOKENS {
            return Err(TooMany::Rerolls);
        }
        let (left, bits) = self.left();
        let wounds = self.wounds(&left, bits)?;
        let gained = [false, true].map(|any| self.shaken(Results { hits: any.into(), crits: 0 }));
        let ways = |any: usize| wounds.iter().map(|ways| ways[any]).collect::<Vec<_>>();
        let numbered = |ways: Vec<u128>| Distribution::weighted((0..).zip(ways));
        let shaken = [0, 1].map(|any| (gained[any], ways(any)));
        let suppression = shaken.iter().map(|(shaken, ways)| (shaken.gained, ways.iter().sum()));
        Ok(AttackOdds {
            suppression: Distribution::weighted(suppression),
            wounds: numbered(wounds.iter().map(|ways| ways[0] + ways[1]).collect()),
            total: numbered(panic::added(&shaken.map(|(shaken, ways)| (shaken.panic_dice, ways)))?),
        })
    }

    /// In how many ways how many results are left for the defence dice. What differs between two rolls for all that follows is just
    /// that, and whether there were any results.
    fn left(&self) -> (Vec<ByResults>, u32) {
        let thrown = Thrown::of(self);
        let mut left = vec![ByResults::default(); usize::from(self.rolled().n_dice()) + 1];
        for (roll, ways) in thrown.rolls {
            let strike = self.strike(roll);
            let n = self.guard(strike).left.total();
            left[usize::from(n)][usize::from(strike.any())] += ways;
        }
        (left, thrown.bits)
    }

    /// In how many ways the dice let how many wounds through.
    fn wounds(&self, left: &[ByResults], bits: u32) -> Result<Vec<ByResults>, TooMany> {
        let calm = self.guard(Results::default());
        let guard = |left| {
            let left = Results { hits: left, crits: 0 };
            Guard { left, rolls: self.defender.rolls(left, calm.pierce, calm.cover), ..calm }
        };
        let guards = || (0..).map(guard).zip(left).filter(|(_, ways)| **ways != [0; 2]);
        let most_dice = guards().map(|(guard, _)| guard.rolls.dice).max().unwrap_or(0);
        if most_dice > MOST_DEFENCE {
            return Err(TooMany::DefenceDice);
        }
        let blocks = Blocks::of(&self.defender, calm.cover, self.defence_surge_tokens, most_dice);
        let all_bits = bits_of(6_u128.pow(most_dice.into()));
        let [drop_left, drop_row] = if bits + all_bits > MOST_BITS {
            [bits, all_bits].map(|bits| bits.saturating_sub(63))
        } else {
            [0; 2]
        };
        let mut wounds = vec![ByResults::default(); left.len()];
        for (guard, ways) in guards() {
            let fewer = 6_u128.pow((most_dice - guard.rolls.dice).into());
            for (rolled, row) in (0..).zip(blocks.row(guard.rolls.dice)) {
                let n = usize::from(guard.harm(rolled).wounds);
                for (sum, ways) in wounds[n].iter_mut().zip(ways) {
                    *sum += (ways >> drop_left) * ((row * fewer) >> drop_row);
                }
            }
        }
        Ok(wounds)
    }
}

/// How many bits a number has.
pub(super) fn bits_of(number: u128) -> u32 {
    u128::BITS - number.leading_zeros()
}
