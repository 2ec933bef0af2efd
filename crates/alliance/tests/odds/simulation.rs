//! Dice actually rolled fall as the odds say.

use super::naive::{Known, attack_faces, defence_faces, question, setups};
use sortie_alliance::dice::Dice;
use sortie_kernel::{Chance, Occasion, Seed};

const ROLLS: u32 = 60_000;

/// Issue 3, section 4: simulation agrees within error, here five standard errors of a fixed seed.
#[test]
fn simulation_agrees_within_error() {
    let (attack, defence) = (["blue", "green", "yellow", "red"], ["black", "white"]);
    for (setup, whom) in setups().iter().zip(0..) {
        let odds = question(setup, &attack, &defence).odds(Dice::shipped());
        let mut draw = Chance::new(Seed::from_number(29)).on(Occasion { what: 1, whom, round: 0, time: 0 });
        let mut known = Known::default();
        let (mut sum, mut squares, mut hits, mut three) = (0.0, 0.0, 0.0, 0.0);
        for _ in 0..ROLLS {
            let mut roll = [0; 6];
            for colour in attack {
                let face = attack_faces(colour)[draw.below(6) as usize];
                (0..3).for_each(|n| roll[n] += face[n]);
            }
            for colour in defence {
                let face = defence_faces(colour)[draw.below(6) as usize];
                (0..3).for_each(|n| roll[3 + n] += face[n]);
            }
            let end = known.resolve(setup, roll);
            let damage = f64::from(end.damage);
            sum += damage;
            squares += damage * damage;
            hits += f64::from(u8::from(end.hit));
            three += f64::from(u8::from(end.damage >= 3));
        }
        let n = f64::from(ROLLS);
        let mean = sum / n;
        let error = ((squares / n - mean * mean) / n).sqrt();
        assert!((odds.expected() - mean).abs() < 5.0 * error, "{} or {mean}: {setup:?}", odds.expected());
        for (chance, seen) in [(odds.p_hit(), hits / n), (odds.p_defeat(3), three / n)] {
            let error = (chance * (1.0 - chance) / n).sqrt();
            assert!((chance - seen).abs() < 5.0 * error + 1e-9, "{chance} or {seen}: {setup:?}");
        }
    }
}
