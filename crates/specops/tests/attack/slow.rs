//! The naive way, in fractions: every face of every die, one after another, with the rules written down once more from the book.

use std::collections::BTreeMap;

use sortie_specops::attack::{Armor, Plan};
use sortie_specops::dice::{AttackDie, AttackFace, DefenceFace};
use sortie_specops::profile::{AttackKind, AttackSurge, DefenceSurge};

/// Chances of wounds, tokens gained and wounds by panic.
pub(crate) type Slow = BTreeMap<(u64, u64, u64), f64>;

type Die = (AttackDie, AttackFace);

/// Counts every roll.
pub(crate) fn slow(plan: &Plan) -> Slow {
    let mut pool: Vec<AttackDie> = plan.pool.dice().collect();
    if plan.suppressed && !pool.is_empty() {
        // C9.7: the strongest is the first.
        pool.remove(0);
    }
    let mut rolls: BTreeMap<Vec<Die>, f64> = BTreeMap::new();
    each(&pool, &mut Vec::new(), 1.0, &mut |dice, chance| *rolls.entry(sorted(dice)).or_default() += chance);
    let mut tokens = vec![2 + usize::from(plan.attacker.precise); plan.aim.into()];
    tokens.extend(vec![1; plan.observation.into()]);
    for most in tokens {
        let mut next: BTreeMap<Vec<Die>, f64> = BTreeMap::new();
        for (dice, chance) in rolls {
            let taken = to_reroll(plan, &dice, most);
            let kept: Vec<Die> = (0..dice.len()).filter(|n| !taken.contains(n)).map(|n| dice[n]).collect();
            let again: Vec<AttackDie> = taken.iter().map(|&n| dice[n].0).collect();
            each(&again, &mut Vec::new(), chance, &mut |new, chance| {
                *next.entry(sorted(&[&kept[..], new].concat())).or_default() += chance;
            });
        }
        rolls = next;
    }
    let mut found = Slow::new();
    for (dice, chance) in rolls {
        defend(plan, &dice, chance, &mut found);
    }
    found
}

fn sorted(dice: &[Die]) -> Vec<Die> {
    let mut dice = dice.to_vec();
    dice.sort();
    dice
}

fn each(pool: &[AttackDie], so_far: &mut Vec<Die>, chance: f64, visit: &mut impl FnMut(&[Die], f64)) {
    let Some((&die, rest)) = pool.split_first() else { return visit(so_far, chance) };
    // Equal faces are equally good: four kinds instead of eight faces.
    for face in AttackFace::ALL {
        let faces = die.faces().into_iter().filter(|&shown| shown == face).count();
        so_far.push((die, face));
        each(rest, so_far, chance * faces as f64 / 8.0, visit);
        so_far.pop();
    }
}

/// S21: first red, then black, then white; of these blanks, and surges that nothing will convert, the weakest of which are kept.
fn to_reroll(plan: &Plan, dice: &[Die], most: usize) -> Vec<usize> {
    let mut kept: Vec<usize> = Vec::new();
    let convertible = match plan.attacker.surge {
        AttackSurge::None => usize::from(plan.attacker.critical) + usize::from(plan.surge_tokens),
        AttackSurge::Hit | AttackSurge::Crit => usize::MAX,
    };
    for die in [AttackDie::White, AttackDie::Black, AttackDie::Red] {
        let surges = (0..dice.len()).filter(|&n| dice[n] == (die, AttackFace::Surge));
        kept.extend(surges.take(convertible.saturating_sub(kept.len())));
    }
    let mut taken = Vec::new();
    for die in [AttackDie::Red, AttackDie::Black, AttackDie::White] {
        taken.extend((0..dice.len()).filter(|n| {
            dice[*n].0 == die
                && matches!(dice[*n].1, AttackFace::Blank | AttackFace::Surge)
                && !kept.contains(n)
        }));
    }
    taken.truncate(most);
    taken
}

fn defend(plan: &Plan, dice: &[Die], chance: f64, found: &mut Slow) {
    let Plan { attacker, defender, .. } = plan;
    let count = |face| dice.iter().filter(|(_, shown)| *shown == face).count() as i64;
    let (mut hits, mut crits, mut surges, mut blanks) =
        (count(AttackFace::Hit), count(AttackFace::Crit), count(AttackFace::Surge), count(AttackFace::Blank));
    let melee = attacker.kind == AttackKind::Melee;
    // Step 4.
    for _ in 0..attacker.critical {
        if surges > 0 {
            surges -= 1;
            crits += 1;
        }
    }
    match attacker.surge {
        AttackSurge::Hit => hits += std::mem::take(&mut surges),
        AttackSurge::Crit => crits += std::mem::take(&mut surges),
        AttackSurge::None => {}
    }
    for _ in 0..plan.surge_tokens {
        if surges > 0 {
            surges -= 1;
            hits += 1;
        }
    }
    blanks += surges;
    for _ in 0..plan.marksman {
        if blanks > 0 {
            blanks -= 1;
            hits += 1;
        } else if hits > 0 {
            hits -= 1;
            crits += 1;
        }
    }
    let any = hits + crits > 0;
    // Step 5.
    let suppressed = defender.nerve.courage.is_some_and(|courage| defender.nerve.tokens >= courage)
        && !defender.nerve.droid;
    let mut cover = i64::from(defender.terrain)
        + i64::from(defender.cover)
        + i64::from(suppressed)
        + i64::from(attacker.weather);
    cover = (cover.min(2) - i64::from(attacker.sharpshooter)).max(0);
    if melee || attacker.blast {
        cover = 0;
    }
    let dodge = if attacker.high_velocity { 0 } else { plan.dodge };
    for _ in 0..dodge {
        if defender.outmaneuver && crits > 0 {
            crits -= 1;
        } else if hits > 0 {
            hits -= 1;
        }
    }
    // Step 6.
    if defender.armor.is_some() {
        for _ in 0..attacker.impact {
            if hits > 0 {
                hits -= 1;
                crits += 1;
            }
        }
        if attacker.primitive {
            hits += std::mem::take(&mut crits);
        }
    }
    hits = match defender.armor {
        None => hits,
        Some(Armor::All) => 0,
        Some(Armor::Some(x)) => (hits - i64::from(x)).max(0),
    };
    let mut left = hits + crits;
    if !melee {
        left = (left - i64::from(plan.shields)).max(0);
    }
    let mut pierce = i64::from(attacker.pierce) + i64::from(plan.lethal);
    pierce += i64::from(attacker.duelist && melee && plan.aim > 0);
    if defender.immune_pierce || melee && (defender.immune_melee_pierce || defender.duelist && dodge > 0) {
        pierce = 0;
    }
    // Step 7.
    let mut n_dice = left + if defender.impervious { pierce } else { 0 };
    n_dice += defender.danger_sense.min(defender.nerve.tokens) as i64;
    let mut free = 0;
    if defender.low_profile && cover > 0 && n_dice > 0 {
        n_dice -= 1;
        free = 1;
    }
    // Step 11: who has no courage gains no tokens (C11.8).
    let mut gained = attacker.suppressive + u64::from(any && !melee);
    if defender.nerve.courage.is_none() {
        gained = 0;
    }
    let too_many = |courage: u64| (defender.nerve.tokens + gained).saturating_sub(courage);
    let panic_dice = if gained == 0 { 0 } else { defender.nerve.courage.map_or(0, too_many) };
    defence(plan, n_dice, (0, 0), chance, &mut |(blocks, surges), chance| {
        let converted = match defender.surge {
            DefenceSurge::Block => surges,
            DefenceSurge::None => surges.min(cover + i64::from(plan.defence_surge_tokens)),
        };
        let blocks = (blocks + converted + free - pierce).max(0);
        let wounds = (left - blocks).max(0) as u64;
        for panic in 0..1_u64 << panic_dice {
            let share = chance / (1_u64 << panic_dice) as f64;
            *found.entry((wounds, gained, panic.count_ones().into())).or_default() += share;
        }
    });
}

fn defence(
    plan: &Plan,
    n: i64,
    (blocks, surges): (i64, i64),
    chance: f64,
    visit: &mut impl FnMut((i64, i64), f64),
) {
    if n == 0 {
        return visit((blocks, surges), chance);
    }
    for face in DefenceFace::ALL {
        let faces = plan.defender.die.faces().into_iter().filter(|&shown| shown == face).count();
        let more =
            (blocks + i64::from(face == DefenceFace::Block), surges + i64::from(face == DefenceFace::Surge));
        defence(plan, n - 1, more, chance * faces as f64 / 6.0, visit);
    }
}
