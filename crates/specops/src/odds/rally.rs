//! Rally, in ways (C4.6).

use sortie_kernel::odds::Distribution;

use crate::dice::DefenceDie;
use crate::nerve::rallies;

/// The most tokens of a question: three ways a die.
pub const MOST_TOKENS: u64 = 80;

/// How many tokens a rally removes: a die each, and the die says whether.
///
/// # Panics
/// If there are more than [`MOST_TOKENS`].
pub fn rally(tokens: u64, die: DefenceDie) -> Distribution<u64> {
    assert!(tokens <= MOST_TOKENS, "more ways than can be counted");
    let removed = die.faces().into_iter().filter(|&face| rallies(face)).count() as u128;
    // Both dice remove with thirds: two faces in six, or four.
    let (yes, no) = (removed / 2, 3 - removed / 2);
    let one = Distribution::weighted([(0, no), (1, yes)]);
    Distribution::sum_of(0, std::iter::repeat_n(one, tokens as usize))
}
