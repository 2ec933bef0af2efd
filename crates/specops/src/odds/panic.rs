//! Panic dice, in ways (C11.3).

use sortie_kernel::odds::Distribution;

use super::attack::{MOST_BITS, TooMany, bits_of};
use crate::dice::{AttackDie, AttackFace};

/// The most panic dice of a question.
pub const MOST_DICE: u64 = 99;

/// Wounds of a panic: a black die wounds with a hit or a crit, half of the time.
pub fn panic(dice: u64) -> Result<Distribution<u64>, TooMany> {
    Ok(Distribution::weighted((0..).zip(added(&[(dice, vec![1])])?)))
}

/// Ways by wounds, each lot with so many panic dice added to them, all together.
pub(super) fn added(lots: &[(u64, Vec<u128>)]) -> Result<Vec<u128>, TooMany> {
    debug_assert_eq!(
        2 * [AttackFace::Hit, AttackFace::Crit].map(|face| AttackDie::Black.count(face)).iter().sum::<u8>(),
        8
    );
    let lots = || lots.iter().filter(|(_, ways)| ways.iter().any(|&ways| ways > 0));
    let most = lots().map(|&(dice, _)| dice).max().unwrap_or(0);
    if most > MOST_DICE {
        return Err(TooMany::PanicDice);
    }
    let total: u128 = lots().flat_map(|(_, ways)| ways).sum();
    let room = (most as u32).min(MOST_BITS.saturating_sub(bits_of(total)));
    let n_wounds = lots().map(|(_, ways)| ways.len()).max().unwrap_or(0) + most as usize;
    let mut sums = vec![0; n_wounds];
    for (dice, ways) in lots() {
        let mut wounds: Vec<u128> = ways.iter().map(|ways| ways << room).collect();
        wounds.resize(n_wounds, 0);
        for _ in 0..*dice {
            // Every die shares the ways out: half of them wound.
            for n in (0..n_wounds).rev() {
                wounds[n] = (wounds[n] >> 1) + if n > 0 { wounds[n - 1] >> 1 } else { 0 };
            }
        }
        sums.iter_mut().zip(wounds).for_each(|(sum, ways)| *sum += ways);
    }
    Ok(sums)
}
