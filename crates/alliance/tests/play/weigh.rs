//! The Imperial rule weighs the attack that would be rolled (R25.5, A14), and what it buys.

use sortie_alliance::Event;
use sortie_alliance::attack::{AttackKind, Condition};
use sortie_alliance::scenario::Scenario;

use super::table::{Table, face::*};
use super::{FENN, FOE, GAARKHAN, pair};

/// Whom the enemy attacks first, after a hero who did nothing.
fn first_target(scene: &Scenario, idle: u8) -> u8 {
    let mut table = Table::new(scene);
    table.activate(idle).end().finish();
    let targets = table.events.iter().filter_map(|told| match told.event {
        Event::AttackDeclared { target, .. } => Some(target.0),
        _ => None,
    });
    targets.into_iter().next().expect("an attack")
}

/// A gun, two spaces wide, between Fenn and Gaarkhan, five spaces from either, who roll the same die.
fn gun() -> Scenario {
    pair([2, 4], [13, 4]).enemy("e_web_engineer", &[[7, 4]]).draws(0, "e_web_engineer_sweep")
}

/// alliance R25.5, R6.14, R12.1, R37.7, A14
///
/// Whatever changes the attack changes whom it is worst for; on either hero, so that it is no accident.
#[test]
fn all_that_is_rolled_counts() {
    type Change = fn(Scenario, u8) -> Scenario;
    let cases: [(&str, Change, bool); 5] = [
        ("Hidden: 2 accuracy less", |scene, hero| scene.has(hero, Condition::Hide), false),
        ("Weakened: an evade less", |scene, hero| scene.has(hero, Condition::Weaken), true),
        ("a token for a block", |scene, hero| scene.tokens(hero, [0, 0, 1, 0]), false),
        ("a token for an evade", |scene, hero| scene.tokens(hero, [0, 0, 0, 1]), false),
        (
            "1 health left: no more can be lost",
            |scene, hero| {
                let health = Table::new(&scene).body(hero).health;
                scene.damage(hero, health - 1)
            },
            false,
        ),
    ];
    for (what, change, is_it) in cases {
        for hero in [FENN, GAARKHAN] {
            let expected = if is_it { hero } else { 1 - hero };
            // An activation of its own would end Weakened.
            assert_eq!(first_target(&change(gun(), hero), 1 - hero), expected, "{what}: {hero}");
        }
    }
}

/// alliance R25.5, A14
///
/// What helps the defender by itself counts too: a card, and a friend next to it.
#[test]
fn what_helps_by_itself_counts() {
    let with_gun =
        |scene: Scenario| scene.enemy("e_web_engineer", &[[7, 4]]).draws(0, "e_web_engineer_sweep");
    // The card blocks for who is Focused; a Focused defender alone is no harder to hurt.
    let focused = |cards: &[&str]| {
        let scene = Scenario::on("hall").hero("fenn_signis", cards, [2, 4]).hero("gaarkhan", &[], [13, 4]);
        first_target(&with_gun(scene).has(FENN, Condition::Focus), GAARKHAN)
    };
    assert_eq!((focused(&["superior_positioning"]), focused(&[])), (GAARKHAN, FENN));
    // Chewbacca protects whoever is next to him.
    let ally =
        |at: [u8; 2]| first_target(&with_gun(pair([3, 4], [12, 4]).ally("chewbacca", &[at])), GAARKHAN);
    assert_eq!((ally([2, 4]), ally([13, 4])), (GAARKHAN, FENN));
}

/// alliance R12.5, R29.5, A20
///
/// A Focused enemy uses its Focus up in the attack, so a surge may bring it back.
#[test]
fn focus_is_gained_again() {
    for is_focused in [true, false] {
        let scene = pair([2, 4], [0, 0]).enemy("imperial_officer_elite", &[[5, 4]]);
        let mut scene = scene.draws(0, "imperial_officer_elite_verdict").has(FENN, Condition::Stun);
        if is_focused {
            scene = scene.has(FOE, Condition::Focus);
        }
        let mut table = Table::new(&scene);
        // The yellow die shows a surge, and so does the green one of Focused; one block is pierced.
        table.fallback = 3;
        table.activate(GAARKHAN).end().finish();
        let bought = |event: &Event| matches!(event, Event::SurgeSpent { option, .. } if option == "focus");
        assert_eq!(table.told(bought), 1, "{is_focused}");
        assert!(table.has(FOE, Condition::Focus), "{is_focused}");
    }
}

/// alliance R29.5, R6.18, R22.12, A20
///
/// Nobody is stunned who leaves the map: the surge goes elsewhere. A hero who is wounded for the first time stays.
#[test]
fn no_condition_for_who_leaves() {
    for (is_wounded, stunned) in [(true, false), (false, true)] {
        let scene = pair([2, 4], [0, 0]).enemy("imperial_officer_elite", &[[5, 4]]);
        let mut scene = scene.draws(0, "imperial_officer_elite_verdict").damage(FENN, 21);
        if is_wounded {
            scene = scene.wounded(FENN);
        }
        let mut table = Table::new(&scene);
        table.fallback = 3;
        table.activate(GAARKHAN).end().finish();
        let bought = |option: &str| {
            table.told(|event| matches!(event, Event::SurgeSpent { option: it, .. } if it == option))
        };
        assert_eq!((bought("stun"), table.is_gone(FENN)), (usize::from(stunned), is_wounded));
        assert_eq!(bought("focus"), usize::from(is_wounded), "the one surge there is");
    }
}

/// alliance R25.5, A14
///
/// A hero could attack with any weapon it carries: with a rifle beside the axe also from afar.
#[test]
fn any_weapon_is_a_threat() {
    for (cards, kind) in [(&[][..], AttackKind::Melee), (&["e_11"][..], AttackKind::Ranged)] {
        let scene = Scenario::on("hall").hero("gaarkhan", cards, [2, 4]).hero("fenn_signis", &[], [0, 0]);
        let table = Table::new(&scene.enemy("stormtrooper", &[[9, 4]]));
        assert_eq!(table.body(0).strike.map(|strike| strike.kind), Some(kind), "{cards:?}");
    }
}

/// alliance R37.5, R5.9
///
/// Blast spreads from the space that is aimed at, not from the whole base: the nearest of an AT-ST.
#[test]
fn blast_spreads_from_the_targeted_space() {
    // Fenn shoots from the west at the first column; one trooper stands next to it, two behind the second. There more
    // would be hurt, but only among the nearest spaces does that count.
    let scene = pair([2, 4], [0, 0]).enemy("at_st", &[[6, 3]]);
    let mut table = Table::new(&scene.enemy("stormtrooper", &[[5, 5], [8, 5], [8, 6]]));
    table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_1, BLACK_1]).activate(FENN).attack(0, FOE);
    table.play("havoc_shot").finish();
    assert!(table.damage(FOE) > 0 && table.damage(FOE + 1) == 1, "R37.5: next to the space");
    assert_eq!([2, 3].map(|n| table.damage(FOE + n)), [0, 0], "R37.5: next to the base only");
}

/// alliance R37.5, R5.9
///
/// The nearest space of a large base is aimed at, even where another is seen as well and a Blast there would hurt somebody.
#[test]
fn the_nearest_space_of_a_large_base_is_aimed_at() {
    // Fenn shoots from the east; the trooper stands next to the western column only.
    let scene = pair([10, 4], [0, 0]).enemy("at_st", &[[6, 3]]);
    let mut table = Table::new(&scene.enemy("stormtrooper", &[[5, 4]]));
    table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_1, BLACK_1]).activate(FENN).attack(0, FOE);
    table.play("havoc_shot").finish();
    assert!(table.damage(FOE) > 0);
    assert_eq!(table.damage(FOE + 1), 0);
}
