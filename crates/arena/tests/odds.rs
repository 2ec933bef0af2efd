//! Exact odds against the slow definition and against simulation: the chance that `n` dice can meet a card.

use sortie_arena::odds::{cheapest, ways_to_meet};
use sortie_arena::{Content, Needs};
use sortie_kernel::odds::Distribution;
use sortie_kernel::{Chance, Occasion, Seed};

/// Every card of the shipped box.
fn cards() -> Vec<(String, Needs)> {
    let content = Content::shipped();
    let threats = content.threats.iter().map(|card| (card.id.clone(), card.needs.clone()));
    threats.chain(content.megas.iter().map(|card| (card.id.clone(), card.needs.clone()))).collect()
}

/// The slow definition: try every way to leave each die out or to put it on the card, turned to any face at one Force
/// a step.
fn can_meet(needs: &Needs, dice: &[u8], force: u8) -> bool {
    fn search(needs: &Needs, dice: &[u8], force: u8, placed: &mut [u8; 6]) -> bool {
        let Some((&die, rest)) = dice.split_first() else { return needs.is_met(placed) };
        if search(needs, rest, force, placed) {
            return true;
        }
        (1..=6).filter(|face: &u8| face.abs_diff(die) <= force).any(|face| {
            placed[usize::from(face) - 1] += 1;
            let met = search(needs, rest, force - face.abs_diff(die), placed);
            placed[usize::from(face) - 1] -= 1;
            met
        })
    }
    search(needs, dice, force, &mut [0; 6])
}

/// All rolls of `n` dice.
fn rolls(n: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..6u32.pow(n)).map(move |roll| (0..n).map(|die| (roll / 6u32.pow(die) % 6) as u8 + 1).collect())
}

/// arena 13, 14, 15, 35, 37, A11
#[test]
fn odds_agree_with_the_slow_definition() {
    for (id, needs) in cards() {
        for (n, force) in [(1, 0), (2, 0), (2, 2), (3, 0), (3, 1), (3, 3), (4, 0)] {
            let ways = rolls(n).filter(|dice| can_meet(&needs, dice, force)).count() as u128;
            let exact = ways_to_meet(&needs, n as u8, force);
            assert_eq!(exact, (ways, 6u128.pow(n)), "{id} with {n} dice and {force} Force");
        }
    }
}

/// arena 13, 14, 15
///
/// The kernel's distributions against dice really thrown: 4,000 rolls of six and of eight dice a card, within five
/// standard deviations.
#[test]
fn odds_agree_with_simulation() {
    const ROLLS: u32 = 4_000;
    for (number, (id, needs)) in (0..).zip(cards()) {
        for n in [6, 8] {
            let occasion = Occasion { what: 7, whom: number, round: n, time: 0 };
            let mut draw = Chance::new(Seed::from_number(2)).on(occasion);
            let mut met = 0;
            for _ in 0..ROLLS {
                let dice: Vec<u8> = (0..n).map(|_| draw.die(6)).collect();
                met += u32::from(can_meet(&needs, &dice, 0));
            }
            let (ways, all) = ways_to_meet(&needs, n as u8, 0);
            let chance = ways as f64 / all as f64;
            let expected = chance * f64::from(ROLLS);
            let deviation = (expected * (1.0 - chance)).sqrt();
            assert!(
                (f64::from(met) - expected).abs() <= 5.0 * deviation.max(0.2),
                "{id} with {n} dice: expected {expected:.1} of {ROLLS}, found {met}"
            );
        }
    }
}

/// Two routes to one truth: the sum of dice as a distribution, and card by card.
#[test]
fn sums_agree_with_the_kernel() {
    for n in 2..=4 {
        let sums = Distribution::die(6).times(n, |a, b| a + b);
        assert_eq!(sums.total(), 6u128.pow(n));
        for sum in n..=6 * n {
            let all_dice = rolls(n).filter(|dice| dice.iter().map(|&die| u32::from(die)).sum::<u32>() == sum);
            assert_eq!(sums.weight_of(|&s| s == sum), all_dice.count() as u128, "{n} dice, sum {sum}");
        }
    }
    // By hand: two dice show 9 as 3 + 6, 4 + 5, 5 + 4 and 6 + 3.
    assert_eq!(ways_to_meet(&Needs::Sum(9), 2, 0), (4, 36));
}

#[test]
fn by_hand() {
    assert_eq!(ways_to_meet(&Needs::Dice(vec![6, 6]), 2, 0), (1, 36));
    assert_eq!(ways_to_meet(&Needs::Dice(vec![3, 4]), 2, 0), (2, 36));
    // Three dice show 18 in one way; with one Force also the three ways with a single 5.
    assert_eq!(ways_to_meet(&Needs::Sum(18), 3, 0), (1, 216));
    assert_eq!(ways_to_meet(&Needs::Sum(18), 3, 1), (4, 216));
    assert_eq!(ways_to_meet(&Needs::Dice(vec![1, 1]), 1, 9), (0, 6), "one die does not serve twice (A11)");
}

/// Arena 36: two Force turn a 4 into a 2.
#[test]
fn steps_are_counted() {
    assert_eq!(cheapest(&Needs::Dice(vec![2]), &[0, 0, 0, 1, 0, 0]), Some(2));
    assert_eq!(cheapest(&Needs::Dice(vec![2, 2, 5]), &[1, 0, 1, 0, 0, 1]), Some(3));
    assert_eq!(cheapest(&Needs::Sum(7), &[0, 0, 1, 1, 0, 1]), Some(0));
}
