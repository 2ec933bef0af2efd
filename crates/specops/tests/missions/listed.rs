//! Dice of the missions, listed face by face.

use std::collections::BTreeMap;

use sortie_specops::dice::{AttackDie, AttackFace, AttackRoll};
use sortie_specops::mission::{colours, console, detonator};

use crate::attack::Hat;

/// Every throw of some dice, as faces.
fn throws(die: AttackDie, n: usize) -> Vec<Vec<AttackFace>> {
    (0..n).fold(vec![Vec::new()], |throws, _| {
        let longer = |throw: &Vec<AttackFace>| die.faces().map(|face| [throw.as_slice(), &[face]].concat());
        throws.iter().flat_map(longer).collect()
    })
}

/// Puts dice on fields one after another; says how many find one, and which die is the first to find none.
fn lay(throw: &[AttackFace], fields: &AttackRoll) -> (u64, Option<usize>) {
    let mut left = AttackFace::ALL.map(|face| fields.count(face));
    let (mut found, mut idle) = (0, None);
    for (n, face) in throw.iter().enumerate() {
        match left[*face as usize].checked_sub(1) {
            Some(fewer) => {
                left[*face as usize] = fewer;
                found += 1;
            }
            None => idle = idle.or(Some(n)),
        }
    }
    (found, idle)
}

/// specops M1.6, M1.10: whatever is open or covered.
#[test]
fn consoles_agree_with_their_list() {
    let mut hat = Hat(3);
    for _ in 0..60 {
        let mut field = || hat.below(4) as u16;
        let fields = AttackRoll { hit: field(), crit: field(), surge: field(), blank: field() };
        let mut placed = [BTreeMap::<u64, u128>::new(), BTreeMap::new()];
        for throw in throws(AttackDie::Black, 3) {
            let (found, idle) = lay(&throw, &fields);
            *placed[0].entry(found).or_default() += 1;
            for face in AttackDie::Black.faces() {
                let mut again = throw.clone();
                if let Some(n) = idle {
                    again[n] = face;
                }
                *placed[1].entry(lay(&again, &fields).0).or_default() += 1;
            }
        }
        for (support, listed) in [false, true].into_iter().zip(&placed) {
            let counted: BTreeMap<u64, u128> =
                console::placed(&fields, support).iter().map(|(n, ways)| (*n, ways)).collect();
            assert_eq!(&counted, listed, "{fields:?}, support {support}");
        }
        for support in [false, true] {
            let mut listed = BTreeMap::<u64, u128>::new();
            for throw in throws(AttackDie::Black, console::decrypting(support).into()) {
                *listed.entry(lay(&throw, &fields).0).or_default() += 1;
            }
            let counted: BTreeMap<u64, u128> =
                console::removed(&fields, support).iter().map(|(n, ways)| (*n, ways)).collect();
            assert_eq!(counted, listed, "{fields:?}, support {support}");
        }
    }
}

/// specops M3.9, T16: ten dice less one for each full inch, three eighths of a wound each.
#[test]
fn detonators_agree_with_their_list() {
    assert_eq!([0, 4, 9, 10, 11, u32::MAX].map(detonator::dice), [10, 6, 1, 0, 0, 0]);
    let mut listed = BTreeMap::<u64, u128>::new();
    for throw in throws(AttackDie::White, 4) {
        *listed.entry(throw.iter().filter(|face| detonator::damages(**face)).count() as u64).or_default() +=
            1;
    }
    let counted: BTreeMap<u64, u128> = detonator::damage(4).iter().map(|(n, ways)| (*n, ways)).collect();
    assert_eq!(counted, listed);
    assert_eq!(detonator::damage(6).mean_of(|&damage| damage), 9.0 / 4.0);
    assert_eq!(detonator::damage(0).total(), 1);
}

/// specops T1, C1.7: all 8^6 throws of both.
#[test]
fn colours_agree_with_their_list() {
    let rolls: Vec<AttackRoll> =
        throws(AttackDie::Red, 3).into_iter().map(|throw| throw.into_iter().collect()).collect();
    let mut listed = BTreeMap::<_, u128>::new();
    for first in &rolls {
        for second in &rolls {
            *listed.entry(colours::compare(first, second)).or_default() += 1;
        }
    }
    let counted: BTreeMap<_, u128> = colours::odds().iter().map(|(end, ways)| (*end, ways)).collect();
    assert_eq!(counted, listed);
}

/// specops M1.11: a quarter of the faces of each die brings somebody.
#[test]
fn reinforcements_are_a_quarter_each() {
    let odds = console::extra(20);
    assert_eq!(odds.mean_of(|&extra| extra), 5.0);
    assert_eq!(odds.total(), 4_u128.pow(20));
    assert_eq!(console::extra(console::MOST_POOL).total(), 4_u128.pow(60));
}
