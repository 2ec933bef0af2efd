//! Rerolls, fast against slow: the slow one tries everything with fractions, roll by roll.

use super::naive::{Known, Setup, Symbols, attack_faces, defence_faces, question};
use sortie_alliance::attack::AttackKind;
use sortie_alliance::dice::Dice;
use sortie_alliance::odds::{Chooser, Reroll, RerollPool};

type Faces = Vec<[Symbols; 6]>;

struct Slow<'a> {
    setup: &'a Setup,
    faces: &'a Faces,
    n_attack: usize,
    known: Known,
}

impl Slow<'_> {
    /// Damage on average if the dice show this and these rerolls are still to come.
    fn worth(&mut self, shown: &[usize], rerolls: &[Reroll]) -> f64 {
        let Some((reroll, later)) = rerolls.split_first() else {
            let add = |sum: Symbols, face: Symbols| std::array::from_fn(|n| sum[n] + face[n]);
            let roll = shown.iter().zip(self.faces).map(|(&n, faces)| faces[n]).fold([0; 6], add);
            return f64::from(self.known.resolve(self.setup, roll).damage);
        };
        let mut best = self.worth(shown, later);
        let pool = match reroll.pool {
            RerollPool::Attack => 0..self.n_attack,
            RerollPool::Defence => self.n_attack..shown.len(),
        };
        for die in pool {
            let mut sum = 0.0;
            for face in 0..6 {
                let mut other = shown.to_vec();
                other[die] = face;
                sum += self.worth(&other, later);
            }
            best = match reroll.by {
                Chooser::Attacker => best.max(sum / 6.0),
                Chooser::Defender => best.min(sum / 6.0),
            };
        }
        best
    }
}

#[test]
fn rerolls_agree_with_trying_everything() {
    let one = |by, pool| Reroll { by, pool, most: 1 };
    let attack = one(Chooser::Attacker, RerollPool::Attack);
    let defence = one(Chooser::Defender, RerollPool::Defence);
    let spoil = one(Chooser::Defender, RerollPool::Attack);
    let setup = Setup { distance: 3, surge: vec!["acc+2", "dmg+1", "pierce1"], ..Setup::default() };
    for (colours, defends, rerolls) in [
        (vec!["blue", "green"], vec!["black"], vec![attack]),
        (vec!["blue", "yellow"], vec!["white"], vec![defence]),
        (vec!["green", "yellow"], vec!["black"], vec![attack, defence]),
        (vec!["blue", "red"], vec!["white"], vec![attack, spoil]),
        (vec!["blue"], vec!["white", "black"], vec![attack, attack, defence]),
    ] {
        let mut faces: Faces = Vec::new();
        faces.extend(colours.iter().map(|c| attack_faces(c).map(|[a, b, c]| [a, b, c, 0, 0, 0])));
        faces.extend(defends.iter().map(|c| defence_faces(c).map(|[a, b, c]| [0, 0, 0, a, b, c])));
        let n = faces.len();
        let mut slow =
            Slow { setup: &setup, faces: &faces, n_attack: colours.len(), known: Known::default() };
        let rolls = 6usize.pow(n as u32);
        let sum: f64 = (0..rolls)
            .map(|roll| {
                let shown: Vec<usize> = (0..n).map(|die| roll / 6usize.pow(die as u32) % 6).collect();
                slow.worth(&shown, &rerolls)
            })
            .sum();
        let mut question = question(&setup, &colours, &defends);
        question.rerolls = rerolls;
        let fast = question.odds(Dice::shipped()).expected();
        assert!((fast - sum / rolls as f64).abs() < 1e-12, "{fast} or {}: {question:?}", sum / rolls as f64);
    }
}

/// Without a die to take up, rerolls change nothing but the number of ways.
#[test]
fn a_useless_reroll_is_none() {
    let setup = Setup { distance: 2, surge: vec!["acc+2", "dmg+1"], ..Setup::default() };
    let plain = question(&setup, &["blue", "green"], &[]);
    let mut with = plain.clone();
    with.rerolls = vec![Reroll { by: Chooser::Defender, pool: RerollPool::Defence, most: 1 }];
    assert_eq!(with.odds(Dice::shipped()), plain.odds(Dice::shipped()));
}

/// alliance R6.14: a reroll is for what the target suffers. With 1 health left a red die always shows enough.
#[test]
fn enough_is_enough() {
    let mut plain = question(&Setup::default(), &["red"], &[]);
    plain.attack.kind = AttackKind::Melee;
    let expected = |remaining: u16| {
        let mut with = plain.clone();
        with.attack.context.target_remaining = Some(remaining);
        with.rerolls = vec![Reroll { by: Chooser::Attacker, pool: RerollPool::Attack, most: 1 }];
        with.odds(Dice::shipped()).expected()
    };
    let rolled_once = plain.odds(Dice::shipped()).expected();
    assert!((expected(1) - rolled_once).abs() < 1e-12);
    assert!(expected(12) > rolled_once);
}
