//! From the odds of an attack to what the Imperial rule weighs (A14).

use sortie_kernel::odds::Distribution;

use super::law::Harm;

impl Harm {
    /// What an attack with these odds of damage does to a target with so much health left: damage beyond it is lost
    /// (R6.14). Rounded down once, so that equal means stay equal.
    pub fn of(damage: &Distribution<u16>, health: u16) -> Self {
        let millionths = |ways: u128| (ways * 1_000_000 / damage.total()) as u64;
        let suffered = damage.iter().map(|(&damage, ways)| u128::from(damage.min(health)) * ways);
        Self {
            expected: millionths(suffered.sum()),
            defeat: millionths(damage.weight_of(|&damage| damage >= health)),
        }
    }
}
