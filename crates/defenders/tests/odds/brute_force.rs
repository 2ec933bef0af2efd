//! Fast against slow: what is added up gives the chances that looking at every face gives.

use sortie_defenders::attack::{Armour, Attacker, Defender, Manner, Target, Weapon, WeaponFlash};
use sortie_defenders::dice::{Dice, Die, Pool, Symbol};
use sortie_defenders::odds::{AttackQuestion, Reroll};

use super::naive::{BLUE, RED, count};

fn weapons() -> Vec<(Weapon, u8)> {
    let new = |manner, red, blue| Weapon::new(manner, Pool::new(red, blue).expect("few"));
    let flash = |hits, fewer_dice| WeaponFlash { hits, fewer_dice };
    vec![
        (new(Manner::Melee, 1, 1), 0),
        (Weapon { ammo: Some(1), flash: flash(0, 1), ..new(Manner::Ranged, 2, 0) }, 0),
        (Weapon { own_ammo: true, flash: flash(0, 2), ..new(Manner::Ranged, 0, 2) }, 1),
        (Weapon { alien: true, flash: flash(1, 0), ..new(Manner::Ranged, 2, 0) }, 0),
        (Weapon { alien: true, knowledge: true, ammo: Some(2), ..new(Manner::Ranged, 1, 1) }, 0),
        (Weapon { hits: 2, flash: flash(1, 1), ..new(Manner::Basic, 0, 1) }, 0),
        (Weapon { no_jam: true, ammo: Some(3), ..new(Manner::Ranged, 2, 0) }, 0),
        (Weapon { flash: flash(1, 0), ..new(Manner::Healing, 0, 2) }, 0),
        (Weapon { hits: 1, ..new(Manner::Melee, 0, 0) }, 0),
        (Weapon { fewer_dice: 1, flash: flash(0, 1), ..new(Manner::Melee, 1, 1) }, 0),
    ]
}

fn defenders() -> Vec<Defender> {
    let new = |target, health, wounds| Defender { health: Some(health), wounds, ..Defender::new(target) };
    let armour = Armour { shields: 1, shield_each: false, heal: 0 };
    let each = Armour { shields: 0, shield_each: true, heal: 0 };
    let heal = Armour { shields: 0, shield_each: false, heal: 1 };
    let all = Armour { shields: 1, shield_each: true, heal: 2 };
    vec![
        new(Target::Alien, 2, 0),
        Defender { shield: 1, armour, ..new(Target::Alien, 3, 1) },
        Defender { shield: 1, reinforced: 1, armour: heal, ..new(Target::Alien, 2, 1) },
        Defender { armour: each, ..new(Target::Agent, 2, 2) },
        Defender { armour: heal, ..new(Target::Agent, 2, 2) },
        Defender { armour, armour_only: Some(Manner::Melee), ..new(Target::Agent, 2, 0) },
        Defender { armour: heal, armour_only: Some(Manner::Ranged), ..new(Target::Agent, 3, 2) },
        Defender { armour: all, ..new(Target::Alien, 4, 2) },
        Defender { armour: heal, ..new(Target::Drone, 2, 1) },
        Defender { most_dice: Some(1), armour, ..new(Target::Alien, 3, 0) },
    ]
}

/// Every weapon against every target, by both sides, with every kind of reroll.
#[test]
fn sums_and_faces_agree() {
    let mut compared = 0;
    for (weapon, spend) in weapons() {
        for defender in defenders().into_iter().filter(|defender| {
            // A drone is no target for healing (104), and the question would have no answer.
            weapon.manner != Manner::Healing || defender.target != Target::Drone
        }) {
            for by in [Attacker::Agent, Attacker::Alien] {
                for names_alien in [None, Some(false), Some(true)] {
                    let reroll = names_alien.map(|names_alien| Reroll { names_alien });
                    compare(&AttackQuestion { weapon, by, spend, defender, reroll });
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 6 * (10 * 10 - 1));
}

#[track_caller]
fn compare(question: &AttackQuestion) {
    let (odds, counted) = (question.odds(Dice::shipped()), count(question));
    let chance = |ways: u128| ways as f64 / counted.total as f64;
    let check = |what: &str, found: f64, ways: u128| {
        assert!(
            (found - chance(ways)).abs() < 1e-14,
            "{what}: {found} is not {} in {question:?}",
            chance(ways)
        );
    };
    for (what, found, counted) in
        [("hits", &odds.hits, &counted.hits), ("wounds", &odds.wounds, &counted.wounds)]
    {
        assert!(counted.keys().all(|&n| n < found.len()), "{what} in {question:?}");
        for (n, &found) in found.iter().enumerate() {
            check(what, found, counted.get(&n).copied().unwrap_or(0));
        }
    }
    check("jam", odds.p_jam, counted.jam);
    check("void", odds.p_void, counted.void);
    check("ammo", odds.p_ammo, counted.ammo);
    check("on hit", odds.p_on_hit, counted.on_hit);
    let ends = odds.ends.expect("health is known");
    check("dead", ends.p_dead, counted.dead);
    check("bleeding", ends.p_bleeding, counted.bleeding);
}

/// The faces counted here are those that ship.
#[test]
fn naive_faces_are_the_shipped_ones() {
    for (die, naive) in [(Die::Red, RED), (Die::Blue, BLUE)] {
        for (face, words) in Dice::shipped().faces(die).iter().zip(naive) {
            let symbols: Vec<Symbol> = (*face).into();
            let shown: Vec<String> = symbols.iter().map(ToString::to_string).collect();
            assert_eq!(shown, words, "{die:?}");
        }
    }
}
