//! Rerolls of an attack: which dice are taken up again, and what comes of it.
//!
//! The policy is stated, not hidden: the attacker takes up the dice that make the target suffer most on average, the
//! defender those that make it suffer least, both knowing the rerolls still to come. Equal is kept.

use std::collections::BTreeMap;

use sortie_kernel::odds::Distribution;
use sortie_kernel::odds::turns::{Turn, play};

use super::attack::{AttackQuestion, Resolved};
use crate::dice::{Dice, Roll};

/// One chance to reroll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reroll {
    /// Who chooses, and to what end.
    pub by: Chooser,
    /// Which dice may be chosen.
    pub pool: RerollPool,
    /// How many dice at most, all at once.
    pub most: u8,
}

/// Who chooses which dice are rerolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chooser {
    /// Wants much.
    Attacker,
    /// Wants little.
    Defender,
}

/// Whose dice are rerolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RerollPool {
    /// Attack dice.
    Attack,
    /// Defence dice.
    Defence,
}

/// How an attack with rerolls ends. `resolve` says how one roll ends and what that is worth to the attacker.
pub(super) fn attack_rolls(
    question: &AttackQuestion,
    dice: &Dice,
    resolve: impl Fn(Roll) -> (Resolved, u16),
) -> Distribution<Resolved> {
    let (attacks, attack_sums) = numbered(question.dice.every_roll(dice));
    let (defences, defence_sums) = numbered(question.defence.every_roll(dice));
    // Sums repeat; each pair of sums is resolved once.
    let pairs =
        defence_sums.iter().flat_map(|&defence| attack_sums.iter().map(move |&attack| (attack, defence)));
    let ends: Vec<_> = pairs.map(|(attack, defence)| resolve(Roll { attack, defence })).collect();
    let width = attack_sums.len();
    let end_of: Vec<usize> = defences
        .iter()
        .flat_map(|defence| attacks.iter().map(move |attack| defence * width + attack))
        .collect();
    let worth = end_of.iter().map(|&end| u64::from(ends[end].1)).collect();

    let (n_attack, n) =
        (question.dice.dice().len(), question.dice.dice().len() + question.defence.dice().len());
    let turn = |reroll: &Reroll| {
        let pool = match reroll.pool {
            RerollPool::Attack => 0..n_attack,
            RerollPool::Defence => n_attack..n,
        };
        let dice = pool.fold(0, |set, die| set | 1 << die);
        Turn { dice, most: reroll.most, wants_much: reroll.by == Chooser::Attacker }
    };
    let turns: Vec<Turn> = question.rerolls.iter().map(turn).collect();
    let mut ways = vec![0; ends.len()];
    for (end, more) in end_of.into_iter().zip(play(n, worth, &turns)) {
        ways[end] += more;
    }
    Distribution::weighted(ends.into_iter().zip(ways).map(|((resolved, _), ways)| (resolved, ways)))
}

/// The different values among many: for each its number, and the values by number.
fn numbered<T: Ord + Copy>(many: Vec<T>) -> (Vec<usize>, Vec<T>) {
    let mut numbers = BTreeMap::new();
    let mut different = Vec::new();
    let number = |value| {
        *numbers.entry(value).or_insert_with(|| {
            different.push(value);
            different.len() - 1
        })
    };
    (many.into_iter().map(number).collect(), different)
}
