//! Consoles, decrypting and reinforcements of mission 1 (M1.6, M1.10, M1.11).

use sortie_kernel::odds::Distribution;

use crate::dice::{AttackDie, AttackFace, AttackRoll};

/// Black dice that red throws at a console (M1.6), and blue for its webs (M1.9).
pub const DICE: u8 = 3;

/// Black dice that blue throws to decrypt: a support unit one more (M1.10).
pub const fn decrypting(support: bool) -> u8 {
    if support { 2 } else { 1 }
}

/// How many dice of a throw find a field of their face, one field a die: open ones to cover (M1.6), covered ones to free (M1.10).
pub fn found(roll: &AttackRoll, fields: &AttackRoll) -> u16 {
    AttackFace::ALL.into_iter().map(|face| roll.count(face).min(fields.count(face))).sum()
}

/// Whether a die of reinforcements is a success (M1.11).
pub fn reinforces(face: AttackFace) -> bool {
    matches!(face, AttackFace::Crit | AttackFace::Surge)
}

/// How many fields one console action covers, of so many open ones: each die may cover one of its face, and a support unit throws a die
/// again that finds none (M1.6, T15).
pub fn placed(open: &AttackRoll, support: bool) -> Distribution<u64> {
    let throw = thrown(AttackDie::Black, DICE.into());
    if !support {
        return throw.map(|&counts| found(&roll(counts), open).into());
    }
    let again = thrown(AttackDie::Black, 1);
    throw.and(&again, |&counts, &new| {
        let covered = found(&roll(counts), open);
        if covered >= u16::from(DICE) {
            return covered.into();
        }
        // What is open besides: the die that is thrown again bears a face that has no open field left.
        let left = AttackFace::ALL.map(|face| open.count(face).saturating_sub(roll(counts).count(face)));
        u64::from(covered + found(&roll(new), &roll(left)))
    })
}

/// How many of so many covered fields one action frees (M1.10, T15).
pub fn removed(covered: &AttackRoll, support: bool) -> Distribution<u64> {
    thrown(AttackDie::Black, decrypting(support).into()).map(|&counts| found(&roll(counts), covered).into())
}

/// The most dice of a pool that are counted: four ways a die.
pub const MOST_POOL: u64 = 60;

/// How many units more, or tokens less, a pool of reinforcements brings (M1.11, T15).
///
/// # Panics
/// If there are more dice than [`MOST_POOL`].
pub fn extra(pool: u64) -> Distribution<u64> {
    assert!(pool <= MOST_POOL, "more ways than can be counted");
    let successes = AttackDie::Black.faces().into_iter().filter(|&face| reinforces(face)).count() as u128;
    // A quarter of the faces.
    let one = Distribution::weighted([(0, 4 - successes / 2), (1, successes / 2)]);
    Distribution::sum_of(0, std::iter::repeat_n(one, pool as usize))
}

/// So many dice of a colour, by how many of them show each face.
pub(super) fn thrown(die: AttackDie, n: u32) -> Distribution<[u16; 4]> {
    let one =
        Distribution::uniform(die.faces().map(|shown| AttackFace::ALL.map(|face| u16::from(face == shown))));
    one.times(n, |a, b| std::array::from_fn(|face| a[face] + b[face]))
}

fn roll([hit, crit, surge, blank]: [u16; 4]) -> AttackRoll {
    AttackRoll { hit, crit, surge, blank }
}
