//! The detonator of mission 3 (M3.9).

use sortie_kernel::odds::Distribution;

use crate::dice::{AttackDie, AttackFace};

/// White dice at the vehicle itself.
pub const DICE: u32 = 10;

/// White dice from so many full inches away: one less for each (M3.9, T16).
pub const fn dice(inches: u32) -> u32 {
    DICE.saturating_sub(inches)
}

/// Whether a die damages the vehicle: with a hit, a crit or a surge (M3.9).
pub fn damages(face: AttackFace) -> bool {
    face != AttackFace::Blank
}

/// Damage of so many dice, at most [`DICE`].
pub fn damage(dice: u32) -> Distribution<u64> {
    let one = Distribution::uniform(AttackDie::White.faces().map(|face| u64::from(damages(face))));
    Distribution::sum_of(0, std::iter::repeat_n(one, dice as usize))
}
