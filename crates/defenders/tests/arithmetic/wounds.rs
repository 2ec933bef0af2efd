//! What wounds do to whom (88, 89, 120, 168, 169, A27).

use sortie_defenders::attack::{Defender, HealthError, Life, Target, check_health};

/// A target of 3 health with so many wounds, of which so many are healed before so many land: wounds and state after.
#[test]
fn wounds_healing_and_death() {
    use Life::{Alive, Bleeding, Dead};
    use Target::{Agent, Alien, Drone};
    for (target, wounds, healed, suffered, total, life) in [
        (Agent, 0, 0, 2, 2, Alive),
        (Agent, 2, 0, 0, 2, Alive),
        // A27: the attack that takes the last health does not kill, whatever its size.
        (Agent, 2, 0, 9, 3, Bleeding),
        (Agent, 0, 0, 3, 3, Bleeding),
        (Agent, 3, 0, 0, 3, Bleeding),
        // 89: any further wound does.
        (Agent, 3, 0, 1, 3, Dead),
        // A73: healed first, it bleeds again instead of dying.
        (Agent, 3, 1, 1, 3, Bleeding),
        (Agent, 3, 1, 0, 2, Alive),
        (Drone, 2, 0, 1, 3, Dead),
        (Alien, 0, 0, 2, 2, Alive),
        (Alien, 0, 0, 5, 3, Dead),
        (Alien, 2, 1, 1, 2, Alive),
    ] {
        let defender = Defender { health: Some(3), wounds, ..Defender::new(target) };
        let after = defender.after(healed, suffered);
        assert_eq!(after, (total, Some(life)), "{target:?} {wounds} - {healed} + {suffered}");
    }
    let unknown = Defender { wounds: 2, ..Defender::new(Target::Agent) };
    assert_eq!(unknown.after(1, 9), (10, None), "nobody knows its health");
}

/// defenders 120, 169: no more is healed than there is; drones are not healed.
#[test]
fn healing() {
    for (target, wounds, offered, healed) in [
        (Target::Agent, 2, 3, 2),
        (Target::Agent, 2, 1, 1),
        (Target::Alien, 0, 1, 0),
        (Target::Drone, 2, 1, 0),
    ] {
        let defender = Defender { wounds, ..Defender::new(target) };
        assert_eq!(defender.healed(offered), healed, "{target:?} {wounds} {offered}");
    }
}

#[test]
fn numbers_that_no_figure_has() {
    assert_eq!(check_health(0, 0), Err(HealthError::NoHealth));
    assert_eq!(check_health(3, 4), Err(HealthError::TooManyWounds { wounds: 4, health: 3 }));
    assert_eq!(check_health(3, 3), Ok(()));
}
