//! Attacks as a table plays them: step by step, with dice out of a hat, stopping where the table asks. What comes of many of them is what
//! the odds say.

use std::collections::BTreeMap;

use sortie_specops::attack::{Plan, Results, idle, raise, spend_surges, wounds};
use sortie_specops::dice::{AttackDie, AttackFace, AttackRoll, DefenceRoll};

use super::odds::{Hat, any_plan};

/// How often each attack is played.
const TIMES: u32 = 4000;

fn throw(die: AttackDie, hat: &mut Hat) -> (AttackDie, AttackFace) {
    (die, die.faces()[hat.below(8) as usize])
}

/// The wounds of one attack, and the tokens it brings.
fn play(plan: &Plan, hat: &mut Hat) -> (u64, u64) {
    let Plan { attacker, defender, .. } = plan;
    let mut dice: Vec<_> = plan.rolled().dice().map(|die| throw(die, hat)).collect();
    let tokens = [(plan.aim, attacker.dice_per_aim()), (plan.observation, 1)];
    for (n_tokens, most) in tokens {
        for _ in 0..n_tokens {
            let taken: Vec<usize> =
                idle(&dice, attacker.keeps(plan.surge_tokens)).take(most.into()).collect();
            taken.into_iter().for_each(|at| dice[at] = throw(dice[at].0, hat));
        }
    }
    let roll: AttackRoll = dice.iter().map(|(_, face)| *face).collect();
    let mut roll = spend_surges(attacker.convert(roll), plan.surge_tokens);
    for _ in 0..plan.marksman {
        roll = raise(roll, if roll.blank > 0 { AttackFace::Blank } else { AttackFace::Hit });
    }
    let strike = Results::of(&roll);
    let dodge = defender.may_dodge(plan.dodge, attacker);
    let mut left = strike;
    // One token after the other.
    for _ in 0..dodge.min(strike.dodgeable(defender.outmaneuver)) {
        left = left.dodge(1, defender.outmaneuver);
    }
    let (left, _) = defender.soak(attacker.modify(left, defender.armor), plan.shields, attacker.kind);
    let pierce = attacker.pierce_with(plan.lethal, plan.aim > 0);
    let pierce = defender.pierced_by(pierce, dodge > 0, attacker.kind);
    let cover = defender.cover(attacker);
    let rolls = defender.rolls(left, pierce, cover);
    let faces = (0..rolls.dice).map(|_| defender.die.faces()[hat.below(6) as usize]);
    let roll: DefenceRoll = faces.collect();
    let blocks = defender.blocks(&roll, cover, plan.defence_surge_tokens) + rolls.blocks;
    let wounds = wounds(left, blocks.saturating_sub(pierce));
    let gained = defender.nerve.gains(attacker.suppresses(strike.any(), false)).gained;
    (wounds.into(), gained)
}

/// specops S21: forty attacks, played so often that a chance is seen to a few hundredths.
#[test]
fn what_is_played_is_what_the_odds_say() {
    let mut hat = Hat(4);
    for _ in 0..40 {
        let plan = any_plan(&mut hat);
        let odds = plan.odds().expect("few dice");
        let (mut wounds, mut tokens) = (BTreeMap::<u64, u32>::new(), BTreeMap::<u64, u32>::new());
        for _ in 0..TIMES {
            let (wound, token) = play(&plan, &mut hat);
            *wounds.entry(wound).or_default() += 1;
            *tokens.entry(token).or_default() += 1;
        }
        for (odds, seen) in [(&odds.wounds, &wounds), (&odds.suppression, &tokens)] {
            let mut never = seen.clone();
            for (n, chance) in odds.chances() {
                never.remove(n);
                let seen = f64::from(seen.get(n).copied().unwrap_or(0)) / f64::from(TIMES);
                // Five standard deviations and a little: one in millions is farther off by chance.
                let far = 5.0 * (chance * (1.0 - chance) / f64::from(TIMES)).sqrt() + 0.001;
                assert!((seen - chance).abs() < far, "{plan:#?}\n{n}: {chance}, seen {seen}");
            }
            assert!(never.is_empty(), "{plan:#?}\nseen, and impossible: {never:?}");
        }
    }
}
