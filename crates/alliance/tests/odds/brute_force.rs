//! Fast against slow: adding up pools gives exactly the ways that looking at every face gives.

use std::collections::{BTreeMap, BTreeSet};

use super::naive::{Known, Setup, every_roll, question, resolve, setups};
use sortie_alliance::dice::Dice;

/// All ways to take up to `most` of these, in order.
fn pools(colours: &[&'static str], most: usize) -> Vec<Vec<&'static str>> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..most {
        last = last
            .iter()
            .flat_map(|pool: &Vec<&str>| {
                let from = pool.last().map_or(0, |last| colours.iter().position(|c| c == last).unwrap());
                colours[from..].iter().map(move |&colour| [pool.as_slice(), &[colour]].concat())
            })
            .collect();
        all.extend(last.clone());
    }
    all
}

/// How many ways do so much damage, hit or not, dodged or not.
type Ways = BTreeMap<(i32, bool, bool), u128>;

fn slow(setup: &Setup, attack: &[&str], defence: &[&str]) -> Ways {
    let (mut ways, mut known) = (Ways::new(), Known::default());
    for roll in every_roll(attack, defence) {
        let end = known.resolve(setup, roll);
        *ways.entry((end.damage, end.hit, roll[5] > 0)).or_default() += 1;
    }
    ways
}

fn fast(setup: &Setup, attack: &[&str], defence: &[&str]) -> Ways {
    let odds = question(setup, attack, defence).odds(Dice::shipped());
    let mut ways = Ways::new();
    for (outcome, n) in odds.outcomes().iter() {
        *ways.entry((i32::from(outcome.damage), outcome.hit, outcome.dodged)).or_default() += n;
    }
    ways
}

/// All 210 pools of up to three attack and two defence dice, each with one of the setups, all pools of up to two and
/// one dice with each of them.
#[test]
fn sums_and_faces_agree() {
    let setups = setups();
    let attacks = pools(&["blue", "green", "yellow", "red"], 3);
    let defences = pools(&["black", "white"], 2);
    assert_eq!((attacks.len(), defences.len()), (35, 6));
    let mut n = 0;
    for attack in &attacks {
        for defence in &defences {
            n += 1;
            let small = attack.len() <= 2 && defence.len() <= 1;
            let some = if small { 0..setups.len() } else { n % setups.len()..n % setups.len() + 1 };
            for setup in &setups[some] {
                let (fast, slow) = (fast(setup, attack, defence), slow(setup, attack, defence));
                assert_eq!(fast, slow, "{attack:?} against {defence:?}: {setup:?}");
            }
        }
    }
}

/// The options used and the surges lost agree too, roll by roll (R29).
#[test]
fn priority_agrees_roll_by_roll() {
    use sortie_alliance::attack::Tally;
    use sortie_alliance::dice::{AttackRoll, DefenceRoll, Roll};
    use sortie_alliance::surge::by_priority;

    for setup in setups().iter().filter(|setup| !setup.best) {
        let question = question(setup, &[], &[]);
        let rolls = every_roll(&["blue", "yellow", "yellow"], &["black", "white"]);
        for roll in BTreeSet::from_iter(rolls) {
            let [accuracy, damage, surges, blocks, evades, dodges] = roll.map(|n| n as u8);
            let typed = Roll {
                attack: AttackRoll { accuracy, damage, surges },
                defence: DefenceRoll { blocks, evades, dodge: dodges > 0 },
            };
            let spending = by_priority(&question.options, Tally::of(&question.attack, typed), |_| ());
            let end = resolve(setup, roll);
            let used: Vec<usize> = spending.used.iter().map(|&option| usize::from(option)).collect();
            assert_eq!(used, end.used, "{roll:?} {setup:?}");
            assert_eq!(i32::from(spending.tally.surges()), end.lost, "{roll:?} {setup:?}");
        }
    }
}
