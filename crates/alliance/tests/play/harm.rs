//! Strain, damage, defeat, wounds (R6).

use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Choice, Event};

use super::table::{Table, face::*};
use super::{FENN, FOE, GAARKHAN, pair};

/// alliance R6.10, R6.12
///
/// Forced strain beyond the endurance is damage: Fenn has room for one of two.
#[test]
fn forced_strain_beyond_endurance() {
    let scene = pair([4, 4], [0, 0]).enemy("darth_vader", &[[6, 4]]).draws(0, "darth_vader_dread");
    let mut table = Table::new(&scene.strain(FENN, 3));
    table.activate(GAARKHAN).end().finish();
    assert_eq!(table.strain(FENN), 4);
    assert_eq!(table.cited("R6.10"), 2, "1 strain and 1 damage");
}

/// alliance R6.11, R22.7: D9.
///
/// An ally suffers 2 strain: 2 damage. So does an Imperial.
#[test]
fn strain_of_others_is_damage() {
    let scene = pair([0, 0], [0, 8]).ally("chewbacca", &[[4, 4]]).enemy("darth_vader", &[[7, 4]]);
    let mut table = Table::new(&scene.draws(0, "darth_vader_dread"));
    table.activate(FENN).end();
    let hurt = |event: &Event| matches!(event, Event::Suffered { figure, damage: 2, .. } if figure.0 == FOE);
    table.finish();
    assert!(table.told(hurt) >= 1 && table.strain(FOE) == 0);
    assert_eq!(table.cited("R6.11"), 1);
}

/// alliance R6.13, R6.14, R6.15, R6.16, R23.4
///
/// Damage stays; at its health a figure is defeated, what is more is lost, and the last one takes the group along.
#[test]
fn damage_and_defeat() {
    let scene =
        pair([2, 4], [0, 0]).enemy("stormtrooper", &[[4, 4], [4, 6]]).enemy("imperial_officer", &[[13, 0]]);
    let mut table = Table::new(&scene.damage(FOE, 1));
    table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_1]).activate(FENN).attack(0, FOE).finish();
    assert!(table.is_gone(FOE));
    assert_eq!(
        table.told(|event| matches!(event, Event::Suffered { damage: 2, left: 0, .. })),
        1,
        "1 is lost"
    );
    assert_eq!(table.told(|event| matches!(event, Event::GroupDefeated { .. })), 0, "another is left");
    table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_1]).attack(0, FOE + 1).finish();
    assert_eq!(table.told(|event| matches!(event, Event::GroupDefeated { group: 0 })), 1);
    table.end().finish();
    assert_eq!(table.told(|event| matches!(event, Event::GroupActivated { group: 0, .. })), 0);
}

/// alliance R6.16, R23.4
///
/// A group that has fallen does not activate, whatever is drawn.
#[test]
fn a_defeated_group_is_not_drawn() {
    let scene = pair([2, 4], [0, 0]).enemy("stormtrooper", &[[4, 4]]).enemy("imperial_officer", &[[13, 0]]);
    for seed in 0..8 {
        let mut table = Table::new(&scene.clone().damage(FOE, 2).seed(seed));
        table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_1]).activate(FENN).attack(0, FOE).finish().end().finish();
        let activated =
            |is: u8| table.told(|event| matches!(event, Event::GroupActivated { group, .. } if *group == is));
        assert_eq!((activated(0), activated(1)), (0, 1), "seed {seed}");
    }
}

/// alliance R6.15, R6.17, R6.18, A33, A34
///
/// A hero who is defeated turns the sheet: no damage, less strain, the same conditions, other dice and no lost ability.
#[test]
fn wounded() {
    let scene = pair([4, 4], [0, 0]).enemy("stormtrooper", &[[6, 4]]).draws(0, "stormtrooper_fall_back");
    let scene = scene.damage(FENN, 21).strain(FENN, 4).has(FENN, Condition::Focus);
    let mut table = Table::new(&scene);
    table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_1]).activate(GAARKHAN).end().finish();
    let body = *table.body(FENN);
    assert!(body.is_wounded);
    assert_eq!((body.damage, body.strain, body.speed, body.health), (0, 3, 3, 22));
    assert!(table.has(FENN, Condition::Focus));
    assert_eq!(table.told(|event| matches!(event, Event::Wounded { .. })), 1);
    // It activates as before, with the numbers of the other side; Lone Wolf is missing there.
    table.activate(FENN).choose(Choice::Run);
    assert_eq!(table.left(), (1, 3));
    table.end();
    assert_eq!((table.n_used("lone_wolf"), table.strain(FENN)), (0, 3));
}

/// alliance R6.18, R6.19, R16.3
///
/// Defeated again, it withdraws: off the map, with its cards, for good.
#[test]
fn withdrawn() {
    let scene =
        Scenario::on("hall").hero("gaarkhan", &["wookiee_loyalty"], [4, 4]).hero("fenn_signis", &[], [3, 4]);
    let scene = scene.enemy("stormtrooper", &[[6, 4], [6, 5]]).draws(0, "stormtrooper_fall_back");
    let mut table = Table::new(&scene.wounded(0).damage(0, 23));
    table.fallback = 4;
    table.activate(1).end();
    while !table.is_gone(0) {
        assert!(table.until_enemy_activates(), "the first of them shoots Gaarkhan");
    }
    assert!(!table.is_over());
    assert_eq!(table.told(|event| matches!(event, Event::Withdrawn { .. })), 1);
    // Its cards no longer help anybody: the second one shoots at Fenn, who stood beside it.
    let before = table.n_attacks_at(1);
    table.finish_without("wookiee_loyalty");
    assert!(table.n_attacks_at(1) > before);
    let next = table.offers().into_iter().map(|offer| offer.choice).collect::<Vec<_>>();
    assert!(next.iter().all(|choice| !matches!(choice, Choice::Activate { figure } if figure.0 == 0)));
}

/// alliance R37.10, R6.13
///
/// More strain recovered than there is recovers no damage.
#[test]
fn excess_recovery_is_lost() {
    let scene = pair([2, 4], [0, 0]).enemy("royal_guard", &[[12, 4]]).strain(FENN, 1).damage(FENN, 4);
    let mut table = Table::new(&scene);
    table.activate(FENN).choose(Choice::Rest { medpac: false });
    assert_eq!((table.strain(FENN), table.damage(FENN)), (0, 4));
}

/// alliance R6.14
///
/// Whoever falls on a crowded field: many defeats at once, and everybody who waits for one is heard.
#[test]
fn many_fall_at_once() {
    let scene = Scenario::on("hall").hero("fenn_signis", &["c22_frag_grenade"], [2, 4]);
    let scene = scene.hero("gaarkhan", &[], [0, 0]);
    let scene = scene
        .enemy("stormtrooper", &[[4, 3], [4, 4], [4, 5]])
        .enemy("stormtrooper", &[[5, 3], [5, 5], [6, 3]])
        .enemy("stormtrooper", &[[6, 4], [6, 5]])
        .enemy("royal_guard", &[[5, 4], [7, 4]]);
    let mut table = Table::new(&scene);
    table.dice(&[RED_3]).activate(FENN).play("c22_frag_grenade").aim([5, 4]).finish();
    assert_eq!(table.told(|event| matches!(event, Event::Defeated { .. })), 8);
    let guard = FOE + 9;
    assert!(table.has(guard, Condition::Focus) && table.has(guard + 1, Condition::Focus));
}
