//! The odds of an attack.

use sortie_kernel::odds::Distribution;
use sortie_kernel::odds::turns::{MOST_DICE, MOST_REROLLED};
use thiserror::Error;

use super::reroll::{self, Reroll};
use crate::attack::{Attack, AttackKind, Conditions, Tally};
use crate::dice::{AttackDie, AttackRoll, DefenceDie, Dice, Pool, Roll};
use crate::surge::{Policy, Spender, SurgeList};

/// An attack before the dice fall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackQuestion {
    /// The attacker's dice.
    pub dice: Pool<AttackDie>,
    /// The defender's dice.
    pub defence: Pool<DefenceDie>,
    /// Everything else about the attack.
    pub attack: Attack,
    /// What surges can buy, in the order of priority.
    pub options: SurgeList,
    /// How they are spent.
    pub policy: Policy,
    /// Rerolls in the order they are made, the attacker's first.
    pub rerolls: Vec<Reroll>,
}

/// Why there are no odds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OddsError {
    /// Rerolls look at every face of every die.
    #[error("{0} dice are too many for rerolls; up to 8 can be counted")]
    TooManyDiceForRerolls(usize),
    /// Every rerolled die makes six times the ways.
    #[error("{0} dice to reroll are too many; up to 16 in all rerolls together can be counted")]
    TooManyRerolls(usize),
}

/// How one roll ends: everything about it that somebody may ask the chance of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Resolved {
    /// Whether a dodge was rolled.
    pub dodged: bool,
    /// Whether the attack hits.
    pub hit: bool,
    /// Damage after blocks, not capped by health.
    pub damage: u16,
    /// Surges to spend, after evades.
    pub surges: u16,
    /// The options used: bit `n` for place `n` of the list.
    pub used: u16,
    /// New conditions.
    pub conditions: Conditions,
}

/// In how many ways an attack ends how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackOdds {
    outcomes: Distribution<Resolved>,
}

impl AttackQuestion {
    /// The odds. Without rerolls both pools are added up first and each pair of sums is resolved once; a reroll
    /// depends on the faces of single dice, so all of them are looked at.
    ///
    /// # Panics
    /// With rerolls of more than 8 dice or of 16 in all; [`Self::try_odds`] says so instead.
    pub fn odds(&self, dice: &Dice) -> AttackOdds {
        self.try_odds(dice).expect("a pool that can be rerolled")
    }

    /// The odds, or why they cannot be counted.
    pub fn try_odds(&self, dice: &Dice) -> Result<AttackOdds, OddsError> {
        let spender = Spender::new(self.policy, &self.options);
        let outcomes = if self.rerolls.is_empty() {
            let enough = self.enough_accuracy();
            let rolls =
                self.dice.rolls(dice).map(|roll| AttackRoll { accuracy: roll.accuracy.min(enough), ..*roll });
            let resolve = |attack: &_, defence: &_| {
                self.resolve(&spender, Roll { attack: *attack, defence: *defence }).0
            };
            rolls.and(&self.defence.rolls(dice), resolve)
        } else {
            let n = self.dice.dice().len() + self.defence.dice().len();
            if n > MOST_DICE {
                return Err(OddsError::TooManyDiceForRerolls(n));
            }
            let rerolled = self.rerolls.iter().map(|reroll| usize::from(reroll.most).min(n)).sum();
            if rerolled > MOST_REROLLED {
                return Err(OddsError::TooManyRerolls(rerolled));
            }
            reroll::attack_rolls(self, dice, |roll| self.resolve(&spender, roll))
        };
        Ok(AttackOdds { outcomes })
    }

    /// Rolled accuracy beyond which more makes no difference. Rolls that differ only there are counted as one, which
    /// leaves about a third of the sums to resolve.
    fn enough_accuracy(&self) -> u8 {
        let Attack { kind, distance, modifiers, .. } = &self.attack;
        match (kind, distance) {
            (AttackKind::Ranged, Some(distance)) => {
                let rolled = distance.saturating_add_signed(-i16::from(modifiers.accuracy));
                u8::try_from(rolled).unwrap_or(u8::MAX)
            }
            // Accuracy does nothing in melee, and never reaches what counting does not.
            (AttackKind::Melee, _) | (AttackKind::Ranged, None) => 0,
        }
    }

    /// What becomes of one roll, and how much the target suffers: what a reroll is chosen by.
    fn resolve(&self, spender: &Spender<'_>, roll: Roll) -> (Resolved, u16) {
        let tally = Tally::of(&self.attack, roll);
        let spending = spender.spend(tally);
        let impact = spending.tally.impact();
        let resolved = Resolved {
            dodged: tally.is_dodged(),
            hit: impact.hit,
            damage: spending.tally.damage(),
            surges: tally.surges(),
            used: spending.used.iter().fold(0, |set, option| set | 1 << option),
            conditions: impact.conditions,
        };
        (resolved, impact.suffered)
    }
}

impl AttackOdds {
    /// All ends and their ways, for any question not asked below.
    pub fn outcomes(&self) -> &Distribution<Resolved> {
        &self.outcomes
    }

    /// Damage after blocks, not capped by health.
    pub fn damage(&self) -> Distribution<u16> {
        self.outcomes.map(|outcome| outcome.damage)
    }

    /// The chance that the attack hits, even without damage.
    pub fn p_hit(&self) -> f64 {
        self.outcomes.chance_of(|outcome| outcome.hit)
    }

    /// The chance that it is dodged (R5.5).
    pub fn p_dodge(&self) -> f64 {
        self.outcomes.chance_of(|outcome| outcome.dodged)
    }

    /// The chance of at least 1 damage.
    pub fn p_damage(&self) -> f64 {
        self.p_defeat(1)
    }

    /// The chance of as much damage as there is health: enough to defeat the target, or to wound a hero (R6.14,
    /// R6.15).
    pub fn p_defeat(&self, health: u16) -> f64 {
        self.outcomes.chance_of(|outcome| outcome.damage >= health)
    }

    /// Damage on average.
    pub fn expected(&self) -> f64 {
        let sum: u128 = self.outcomes.iter().map(|(outcome, ways)| u128::from(outcome.damage) * ways).sum();
        sum as f64 / self.outcomes.total() as f64
    }
}
