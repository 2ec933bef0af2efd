//! How much harm damage does.

use sortie_alliance::enemy::Harm;
use sortie_kernel::odds::Distribution;

/// Alliance R6.14, A14.
#[test]
fn damage_beyond_health_is_no_harm() {
    let damage = Distribution::uniform([0, 1, 2, 5]);
    for (health, expected, defeat) in
        [(1, 750_000, 750_000), (2, 1_250_000, 500_000), (5, 2_000_000, 250_000), (9, 2_000_000, 0)]
    {
        assert_eq!(Harm::of(&damage, health), Harm { expected, defeat }, "{health} health");
    }
}
