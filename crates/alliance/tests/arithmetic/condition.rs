//! What an attack uses up of the attacker.

use sortie_alliance::attack::{Condition, Conditions};

/// Alliance R12.5: an attack uses up that the attacker was Focused or Hidden, and may make it so again; all else
/// stays.
#[test]
fn what_an_attack_uses_up() {
    let all: Conditions = Condition::ALL.into_iter().collect();
    let without = |spent: &[Condition]| spent.iter().fold(all, |left, &spent| left.without(spent));
    assert_eq!(all.after_attack(false, false), all);
    assert_eq!(all.after_attack(true, false), without(&[Condition::Focus]));
    assert_eq!(all.after_attack(false, true), without(&[Condition::Hide]));
    assert_eq!(all.after_attack(true, true), without(&[Condition::Focus, Condition::Hide]));
}
