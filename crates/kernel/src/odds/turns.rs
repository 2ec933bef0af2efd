//! Turns to reroll: what happens to numbered rolls of six-sided dice when somebody may take dice up again.
//!
//! A reroll is a choice made with the whole roll on the table, so sums are not enough: all faces of all dice are
//! looked at. A roll is a number in base 6 with a digit for each die. For every roll the worth of what follows is
//! counted from the last turn back to the first, always in whole ways: keeping a roll of worth `w` is compared with
//! one rerolled die as `6 w` with the sum over six rolls, so nothing is rounded.

/// The most dice for which every face is looked at: 6^8 are 1.7 million rolls.
pub const MOST_DICE: usize = 8;

/// The most dice that all turns together may take up: a worth of a few million times 6^16 fits into 64 bits.
pub const MOST_REROLLED: usize = 16;

/// One chance to reroll, seen from the dice: bit `n` of a set stands for die `n`.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    /// The dice that may be taken up.
    pub dice: u8,
    /// How many of them at most, all at once.
    pub most: u8,
    /// Whether whoever takes them up wants the roll to be worth much, or little.
    pub wants_much: bool,
}

/// In how many ways `n` dice end on each roll after all turns, each taken as is best for who takes it.
/// `worth[roll]` is what a roll is worth at the very end.
pub fn play(n: usize, mut worth: Vec<u64>, turns: &[Turn]) -> Vec<u128> {
    // Backwards: what each turn does with each roll, given what the later turns will do.
    let mut plans = Vec::new();
    for &turn in turns.iter().rev() {
        let (plan, before) = plan(n, &worth, turn);
        plans.push((turn, plan));
        worth = before;
    }
    // Forwards: every roll is equally likely, then each plan moves ways from rolls taken up to what they become.
    let mut ways = vec![1u128; power(n)];
    for (turn, plan) in plans.into_iter().rev() {
        let scale = power(effective_most(turn)) as u128;
        let mut after = vec![0; ways.len()];
        for (roll, (&set, ways)) in plan.iter().zip(ways).enumerate() {
            let share = ways * scale / power(set.count_ones() as usize) as u128;
            each_reroll(roll, set, &mut |to| after[to] += share);
        }
        ways = after;
    }
    ways
}

/// Which dice to take up in each roll, and what each roll is worth before the turn, in units of 1 / 6^most.
fn plan(n: usize, worth: &[u64], turn: Turn) -> (Vec<u8>, Vec<u64>) {
    let most = effective_most(turn);
    let mut plan = vec![0u8; worth.len()];
    let mut best: Vec<u64> = worth.iter().map(|worth| worth * power(most) as u64).collect();
    for set in sets_of(turn, n) {
        let mut sums = worth.to_vec();
        for die in (0..n).filter(|die| set & 1 << die != 0) {
            sum_over(&mut sums, die);
        }
        let scale = power(most - set.count_ones() as usize) as u64;
        for (roll, sum) in sums.into_iter().enumerate() {
            let rerolled = sum * scale;
            let better = if turn.wants_much { rerolled > best[roll] } else { rerolled < best[roll] };
            if better {
                (best[roll], plan[roll]) = (rerolled, set);
            }
        }
    }
    (plan, best)
}

/// The sets of one to `most` of the dice a turn may take up, small ones first: of equal sets the smaller is kept.
fn sets_of(turn: Turn, n: usize) -> Vec<u8> {
    let allowed = |set: u8| set & !turn.dice == 0 && set.count_ones() as usize <= effective_most(turn);
    let mut sets: Vec<u8> = (1..1u16 << n).map(|set| set as u8).filter(|&set| allowed(set)).collect();
    sets.sort_by_key(|set| set.count_ones());
    sets
}

/// How many dice a turn can really take up.
fn effective_most(turn: Turn) -> usize {
    usize::from(turn.most).min(turn.dice.count_ones() as usize)
}

/// Replaces the value of each roll by the sum over the six rolls that differ from it in one die.
fn sum_over(values: &mut [u64], die: usize) {
    let step = power(die);
    for block in values.chunks_mut(step * 6) {
        for low in 0..step {
            let sum = (0..6).map(|face| block[low + face * step]).sum();
            (0..6).for_each(|face| block[low + face * step] = sum);
        }
    }
}

/// Visits every roll that can come of taking up a set of dice.
fn each_reroll(roll: usize, set: u8, visit: &mut impl FnMut(usize)) {
    if set == 0 {
        visit(roll);
        return;
    }
    let die = set.trailing_zeros() as usize;
    let without = roll - roll / power(die) % 6 * power(die);
    for face in 0..6 {
        each_reroll(without + face * power(die), set & (set - 1), visit);
    }
}

fn power(n: usize) -> usize {
    6usize.pow(n as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One ordinary die whose face is its worth: 0 to 5. Below the average of 2.5 it is taken up.
    #[test]
    fn one_die_by_hand() {
        let turn = Turn { dice: 1, most: 1, wants_much: true };
        let worth: Vec<u64> = (0..6).collect();
        assert_eq!(play(1, worth.clone(), &[turn]), [3, 3, 3, 9, 9, 9]);
        // With another turn to come a fresh roll is worth (3 * 2.5 + 3 + 4 + 5) / 6 = 3.25: 4 and 5 are kept at once,
        // which leaves the faces 4, 4, 4, 4, 10 and 10 ways; then 0 to 2 are taken up again.
        assert_eq!(play(1, worth.clone(), &[turn, turn]), [12, 12, 12, 36, 72, 72]);
        // Somebody who wants little keeps 0 to 2.
        let little = Turn { wants_much: false, ..turn };
        assert_eq!(play(1, worth, &[little]), [9, 9, 9, 3, 3, 3]);
    }

    #[test]
    fn a_turn_without_dice_changes_nothing() {
        let none = Turn { dice: 0, most: 1, wants_much: true };
        assert_eq!(play(1, (0..6).collect(), &[none]), [1; 6]);
        assert_eq!(play(0, vec![7], &[none]), [1]);
    }

    /// Two dice, the sum counts, any of them may be taken up: each below 2.5 is.
    #[test]
    fn any_number_of_dice() {
        let turn = Turn { dice: 0b11, most: 2, wants_much: true };
        let ways = play(2, (0..36).map(|roll| roll % 6 + roll / 6).collect(), &[turn]);
        let one = [3u128, 3, 3, 9, 9, 9];
        let expected: Vec<u128> = (0..36).map(|roll| one[roll % 6] * one[roll / 6]).collect();
        assert_eq!(ways, expected);
    }

    /// Taking up the third die promises as much as taking up the first two: the smaller set is taken.
    #[test]
    fn of_equal_sets_the_smaller() {
        let turn = Turn { dice: 0b111, most: 2, wants_much: true };
        let mut worth = vec![0; power(3)];
        worth[power(2)] = 6; // (0, 0, 1)
        worth[power(0) + power(1)] = 36; // (1, 1, 0)
        assert_eq!(plan(3, &worth, turn).0[0], 0b100);
    }
}
