//! All ways, counted fast and slowly.

use std::collections::BTreeMap;

use sortie_kernel::odds::Distribution;
use sortie_specops::attack::{Armor, Attacker, Defender, Plan};
use sortie_specops::dice::{DefenceDie, Pool};
use sortie_specops::nerve::Nerve;
use sortie_specops::odds::TooMany;
use sortie_specops::profile::{AttackKind, AttackSurge, DefenceSurge};

use super::slow::slow;

/// Numbers out of a hat that always holds the same ones.
pub(crate) struct Hat(pub u64);

impl Hat {
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % n
    }

    fn few(&mut self, most: u64) -> u16 {
        // Mostly nothing, as on most cards.
        if self.below(2) == 0 { 0 } else { self.below(most + 1) as u16 }
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }
}

/// An attack with all that can be said about one, of so few dice that all rolls can be listed.
pub(crate) fn any_plan(hat: &mut Hat) -> Plan {
    let melee = hat.one_in(4);
    let attacker = Attacker {
        kind: if melee { AttackKind::Melee } else { AttackKind::Ranged },
        surge: [AttackSurge::None, AttackSurge::None, AttackSurge::Hit, AttackSurge::Crit]
            [hat.below(4) as usize],
        weather: hat.one_in(4),
        pierce: hat.few(3),
        critical: hat.few(2),
        impact: hat.few(3),
        suppressive: hat.few(2).into(),
        precise: hat.few(2),
        sharpshooter: hat.few(2),
        high_velocity: hat.one_in(6),
        blast: hat.one_in(6),
        primitive: hat.one_in(4),
        duelist: hat.one_in(3),
        ..Attacker::default()
    };
    let armor =
        [None, None, Some(Armor::All), Some(Armor::Some(1 + hat.below(2) as u16))][hat.below(4) as usize];
    let courage = hat.below(4);
    let defender = Defender {
        die: DefenceDie::ALL[hat.below(2) as usize],
        surge: [DefenceSurge::None, DefenceSurge::Block][hat.below(2) as usize],
        terrain: hat.below(3) as u16,
        nerve: Nerve {
            courage: (courage > 0).then_some(courage),
            tokens: hat.few(3).into(),
            droid: hat.one_in(4),
        },
        armor,
        cover: hat.few(2),
        danger_sense: hat.few(2).into(),
        impervious: hat.one_in(4),
        immune_pierce: hat.one_in(6),
        immune_melee_pierce: hat.one_in(4),
        outmaneuver: hat.one_in(3),
        low_profile: hat.one_in(3),
        duelist: hat.one_in(3),
    };
    Plan {
        attacker,
        defender,
        pool: Pool::new(hat.below(3) as u8, hat.below(3) as u8, hat.below(2) as u8),
        suppressed: hat.one_in(4),
        aim: hat.few(2),
        observation: hat.few(1),
        surge_tokens: hat.few(2),
        lethal: hat.few(1),
        marksman: hat.few(2),
        dodge: hat.few(2),
        defence_surge_tokens: hat.few(1),
        shields: hat.few(2),
    }
}

fn close(found: &Distribution<u64>, expected: &BTreeMap<u64, f64>, plan: &Plan) {
    let mut sum = 0.0;
    for (n, chance) in found.chances() {
        sum += chance;
        let expected = expected.get(n).copied().unwrap_or(0.0);
        assert!((chance - expected).abs() < 1e-10, "{plan:#?}\n{n}: {chance}, by listing {expected}");
    }
    assert!((sum - 1.0).abs() < 1e-12, "all chances together are {sum}");
    let found: Vec<u64> = found.iter().map(|(n, _)| *n).collect();
    assert_eq!(found, expected.keys().copied().collect::<Vec<_>>(), "{plan:#?}");
}

/// Thousands of attacks with everything in them: what is counted fast is what is there if all rolls are listed.
#[test]
fn fast_agrees_with_slow() {
    let mut hat = Hat(1);
    for _ in 0..4000 {
        let plan = any_plan(&mut hat);
        let odds = plan.odds().expect("few dice");
        let slow = slow(&plan);
        let sum = |key: fn(&(u64, u64, u64)) -> u64| {
            let mut sums = BTreeMap::new();
            for (end, chance) in &slow {
                *sums.entry(key(end)).or_insert(0.0) += chance;
            }
            sums
        };
        close(&odds.wounds, &sum(|(wounds, _, _)| *wounds), &plan);
        close(&odds.suppression, &sum(|(_, gained, _)| *gained), &plan);
        close(&odds.total, &sum(|(wounds, _, panic)| wounds + panic), &plan);
    }
}

/// Ways are whole: they add up to the number of rolls, and what is not asked for costs none.
#[test]
fn ways_are_whole() {
    let plan = Plan { pool: Pool::new(1, 2, 1), aim: 1, ..Plan::default() };
    let odds = plan.odds().unwrap();
    // Four dice, two thrown again, up to four defence dice.
    assert_eq!(odds.wounds.total(), 8_u128.pow(6) * 6_u128.pow(4));
    assert_eq!(odds.suppression.total(), odds.wounds.total());
    let mut hat = Hat(2);
    for _ in 0..500 {
        let odds = any_plan(&mut hat).odds().unwrap();
        assert_eq!(odds.suppression.total(), odds.wounds.total());
        assert_eq!(odds.total.total() % odds.wounds.total(), 0, "panic splits ways, and none is lost");
    }
}

/// Without dice, and with a pool that suppression takes away, nothing happens, with certainty.
#[test]
fn no_dice_no_wounds() {
    for plan in [Plan::default(), Plan { pool: Pool::new(0, 0, 1), suppressed: true, ..Plan::default() }] {
        assert_eq!(plan.odds().unwrap().wounds, Distribution::certain(0));
    }
}

/// A large pool is answered with as many digits as anybody wants, a larger one refused; no number overflows.
#[test]
fn large_questions() {
    let nerve = Nerve { courage: Some(1), tokens: 60, droid: false };
    let large = Plan {
        pool: Pool::new(6, 5, 4),
        aim: 2,
        observation: 3,
        surge_tokens: 2,
        attacker: Attacker { precise: 9999, pierce: 24, suppressive: 30, ..Attacker::default() },
        defender: Defender { danger_sense: 33, nerve, ..Defender::default() },
        ..Plan::default()
    };
    let odds = large.odds().unwrap();
    let p = odds.wounds.chance_of(|&wounds| wounds > 10);
    assert!((0.0..=1.0).contains(&p));
    let all: f64 = odds.wounds.chances().map(|(_, chance)| chance).sum();
    assert!((all - 1.0).abs() < 1e-12);
    assert!(odds.total.chance_of(|&total| total > 40) > 0.5, "90 panic dice wound 45 times on average");

    let refused = |change: fn(&mut Plan)| {
        let mut plan = Plan { pool: Pool::new(7, 7, 6), ..Plan::default() };
        change(&mut plan);
        plan.odds().expect_err("too many")
    };
    assert_eq!(refused(|plan| plan.pool.red = 8), TooMany::AttackDice);
    assert_eq!(refused(|plan| plan.aim = 21), TooMany::Rerolls);
    assert_eq!(refused(|plan| plan.aim = u16::MAX), TooMany::Rerolls);
    assert_eq!(
        refused(|plan| {
            plan.defender.danger_sense = 29;
            plan.defender.nerve.tokens = 29;
        }),
        TooMany::DefenceDice
    );
    assert_eq!(
        refused(|plan| {
            plan.defender.nerve.courage = Some(0);
            plan.attacker.suppressive = 99;
        }),
        TooMany::PanicDice
    );
}

/// Eleven dice and eight rerolls, too many bits for one number: against the chances of each die alone.
#[test]
fn dropped_bits_are_never_noticed() {
    // One colour and everything rerolled until it is good: each die is a hit or crit with 1 - (1/2)^(1 + tokens).
    let plan = Plan {
        pool: Pool::new(0, 20, 0),
        aim: 6,
        attacker: Attacker { precise: 18, ..Attacker::default() },
        defender: Defender { die: DefenceDie::White, ..Defender::default() },
        ..Plan::default()
    };
    let odds = plan.odds().unwrap();
    let p_result = 1.0 - 0.5_f64.powi(7);
    let p_wound = p_result * 5.0 / 6.0;
    assert!((odds.wounds.mean_of(|&wounds| wounds) - 20.0 * p_wound).abs() < 1e-9);
    let none = (1.0 - p_wound).powi(20);
    assert!((odds.wounds.chance_of(|&wounds| wounds == 0) - none).abs() < 1e-12);
    let all = p_wound.powi(20);
    assert!((odds.wounds.chance_of(|&wounds| wounds == 20) - all).abs() < 1e-12);
}
