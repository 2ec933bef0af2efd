//! The abilities of deployment cards: enemies use theirs by themselves, allies' are the players'.

use sortie_alliance::ability::DicePool;
use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Choice, Event, Object, Source};
use sortie_kernel::Seat;

use super::table::{CONTENT, Table, face::*};
use super::{Case, list, play_all};

/// Fenn and Gaarkhan; figures of groups come after them.
const FENN: u8 = 0;
const FIRST: u8 = 2;

fn heroes(fenn: [u8; 2], gaarkhan: [u8; 2]) -> Scenario {
    Scenario::on("hall").hero("fenn_signis", &[], fenn).hero("gaarkhan", &[], gaarkhan)
}

/// How many attacks a figure declared.
fn declared(table: &Table, by: u8) -> usize {
    table.told(|event| matches!(event, Event::AttackDeclared { attacker, .. } if attacker.0 == by))
}

/// Two attack actions in one activation.
fn assault(group: &str, card: &str) -> Table {
    let mut table = Table::new(&heroes([4, 4], [0, 0]).enemy(group, &[[8, 4]]).draws(0, card));
    table.activate(1).end().finish();
    assert_eq!(declared(&table, FIRST), 2, "{group}");
    table
}

/// Fenn shoots a stormtrooper that stands beside a guard.
fn guarded(guard: &str, dice: &[u8]) -> Table {
    let scene = heroes([2, 4], [0, 0]).enemy("stormtrooper", &[[5, 4]]).enemy(guard, &[[6, 4]]);
    let mut table = Table::new(&scene);
    table.dice(dice).activate(FENN).attack(0, FIRST).finish();
    table
}

/// A hunter shoots Fenn from where it stands or from beside him.
fn hunted(group: &str, at: [u8; 2], card: &str) -> Table {
    let mut table = Table::new(&heroes([4, 4], [0, 0]).enemy(group, &[at]).draws(0, card));
    table.fallback = 4;
    table.activate(1).end().finish();
    table
}

/// A nexu's evades block as well.
fn cunning(group: &str) -> Table {
    let mut table = Table::new(&heroes([2, 4], [0, 0]).enemy(group, &[[5, 4]]));
    table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_1_EVADE]).activate(FENN).attack(0, FIRST).finish();
    assert_eq!(table.damage(FIRST), 2, "4 damage, a block, a block for the evade");
    table
}

/// A beast opens no door, wherever it stands.
fn non_sentient(group: &str) -> Table {
    let scene = Scenario::on("rooms").hero("fenn_signis", &[], [7, 0]).hero("gaarkhan", &[], [7, 2]);
    let mut table = Table::new(&scene.enemy(group, &[[2, 1]]));
    table.activate(1).end().finish();
    assert_eq!(table.told(|event| matches!(event, Event::Interacted { .. } | Event::DoorOpened { .. })), 0);
    table
}

/// The scene with an ally group, an enemy guard five spaces from its first figure, and Gaarkhan out of the way.
fn with_ally(ally: &str, at: &[[u8; 2]]) -> Scenario {
    heroes([2, 4], [0, 0]).ally(ally, at).enemy("royal_guard", &[[7, 4]])
}

/// A trooper who has not moved aims.
fn aims(group: &str) -> Table {
    let foe = FIRST + 3;
    let mut table = Table::new(&with_ally(group, &[[3, 4]]));
    table.dice(&[BLUE_2_1, YELLOW_1_2, BLACK_1]).activate(FIRST).attack(Source::SHEET, foe).finish();
    assert_eq!(table.damage(foe), 3, "accuracy 3 + 2 at 4 spaces, 3 damage + 1, 1 blocked");
    let mut moved = Table::new(&with_ally(group, &[[3, 5]]));
    moved.activate(FIRST).choose(Choice::Run).walk([3, 4]);
    moved.dice(&[BLUE_4_2, YELLOW_1_2, BLACK_1]).attack(Source::SHEET, foe).finish();
    assert_eq!((moved.damage(foe), moved.n_used("aim")), (3, 0));
    table
}

/// A saboteur buys each option twice.
fn overload(group: &str, pierce: &str) -> Table {
    let foe = FIRST + 2;
    let mut table = Table::new(&with_ally(group, &[[3, 4]]));
    table.dice(&[RED_2_SURGE, YELLOW_2_SURGE, BLACK_3]).activate(FIRST).attack(Source::SHEET, foe);
    table.surge(pierce).surge(pierce).finish();
    assert_eq!(table.told(|event| matches!(event, Event::SurgeSpent { .. })), 2);
    table
}

pub(crate) const CASES: &[Case] = &[
    ("e_web_engineer/assault", || assault("e_web_engineer", "e_web_engineer_sweep")),
    ("e_web_engineer_elite/assault", || assault("e_web_engineer_elite", "e_web_engineer_elite_storm")),
    ("ig_88/assault", || assault("ig_88", "ig_88_contract")),
    ("royal_guard/sentinel", || {
        let table = guarded("royal_guard", &[BLUE_3_2, GREEN_1_1_SURGE, BLACK_1]);
        assert_eq!(table.damage(FIRST), 1, "3 damage, a block, a block of the guard");
        table
    }),
    ("royal_guard/vengeance", || {
        let table = guarded("royal_guard", &[BLUE_4_2, GREEN_3_2, BLACK_EVADE]);
        assert!(table.is_gone(FIRST) && table.has(FIRST + 3, Condition::Focus));
        table
    }),
    ("royal_guard_elite/sentinel", || {
        let table = guarded("royal_guard_elite", &[BLUE_3_2, GREEN_1_1_SURGE, BLACK_1]);
        assert_eq!(table.damage(FIRST), 1);
        table
    }),
    ("royal_guard_elite/forward_vengeance", || {
        let table = guarded("royal_guard_elite", &[BLUE_4_2, GREEN_3_2, BLACK_EVADE]);
        assert!(table.is_gone(FIRST) && table.has(FIRST + 3, Condition::Focus));
        assert_eq!(table.at(FIRST + 3)[0], 5, "a space toward Fenn");
        table
    }),
    ("at_st/awkward", || {
        // Whoever stands at its feet is no target; whoever stands three spaces away is.
        let scene = heroes([7, 4], [13, 8]).enemy("at_st", &[[8, 3]]).draws(0, "at_st_trample");
        let mut table = Table::new(&scene.damage(1, 1));
        table.activate(1).end().finish();
        let at_fenn =
            |event: &Event| matches!(event, Event::AttackDeclared { target, .. } if target.0 == FENN);
        assert_eq!(table.told(at_fenn), 0);
        let mut away =
            Table::new(&heroes([5, 4], [13, 8]).enemy("at_st", &[[8, 3]]).draws(0, "at_st_trample"));
        away.activate(1).end().finish();
        assert_eq!(away.told(at_fenn), 1);
        table
    }),
    ("trandoshan_hunter/relentless", || {
        let table = hunted("trandoshan_hunter", [6, 4], "trandoshan_hunter_regrow");
        assert_eq!(table.strain(FENN), 1);
        table
    }),
    ("trandoshan_hunter/scattergun", || {
        let table = hunted("trandoshan_hunter", [5, 4], "trandoshan_hunter_regrow");
        assert_eq!(table.damage(FENN), 4, "4 damage, 1 of the gun, 1 blocked");
        table
    }),
    ("trandoshan_hunter_elite/relentless", || {
        let table = hunted("trandoshan_hunter_elite", [6, 4], "trandoshan_hunter_elite_regrow");
        assert_eq!(table.strain(FENN), 1);
        table
    }),
    ("trandoshan_hunter_elite/acp_scattergun", || {
        let table = hunted("trandoshan_hunter_elite", [5, 4], "trandoshan_hunter_elite_regrow");
        assert_eq!(table.damage(FENN), 5, "4 damage, 2 of the gun, 1 blocked");
        table
    }),
    ("ig_88/relentless", || {
        let table = hunted("ig_88", [6, 4], "ig_88_shock");
        assert_eq!(table.strain(FENN), 1);
        table
    }),
    ("nexu/cunning", || cunning("nexu")),
    ("nexu_elite/cunning", || cunning("nexu_elite")),
    ("nexu/non_sentient", || non_sentient("nexu")),
    ("nexu_elite/non_sentient", || non_sentient("nexu_elite")),
    // Allies
    ("luke_hero_of_the_rebellion/saber_strike", || {
        let mut table = Table::new(&with_ally("luke_hero_of_the_rebellion", &[[6, 4]]));
        table.activate(FIRST).play("saber_strike").dice(&[RED_3, YELLOW_1_2, BLACK_3]);
        table.attack(Source::SHEET, FIRST + 1).finish();
        assert_eq!(
            (table.rolls(), table.damage(FIRST + 1)),
            (vec!["red yellow | black".to_owned()], 5),
            "Pierce 3"
        );
        assert!(!table.may_attack(Source::SHEET, FIRST + 1), "one attack action an activation");
        table
    }),
    ("luke_hero_of_the_rebellion/inspiring", || {
        let scene = Scenario::on("hall").hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [6, 4]);
        let scene = scene.ally("luke_hero_of_the_rebellion", &[[4, 4]]).enemy("royal_guard", &[[7, 4]]);
        let mut table = Table::new(&scene);
        table.dice(&[RED_1, YELLOW_1_2, BLACK_1, RED_3]).activate(1).attack(0, FIRST + 1);
        table.until_may_use("inspiring");
        assert!(table.offers().iter().all(|offer| offer.seat == Seat(1)), "the attacker's player decides");
        table.play("inspiring").choose(Choice::Die { pool: DicePool::Attack, die: 0 }).finish();
        assert_eq!(table.damage(FIRST + 1), 4);
        table
    }),
    ("han_solo/return_fire", || {
        let scene = heroes([0, 8], [0, 0]).ally("han_solo", &[[4, 4]]).enemy("stormtrooper", &[[6, 4]]);
        let mut table = Table::new(&scene.draws(0, "stormtrooper_fall_back"));
        table.activate(FENN).end().dice(&[BLUE_3_2, GREEN_2_2, WHITE_DODGE]).play("return_fire");
        table.dice(&[BLUE_3_2, GREEN_2_2, GREEN_SURGE, BLACK_2]).attack(Source::SHEET, FIRST + 1).finish();
        assert_eq!(table.hits(), [0, 2]);
        table
    }),
    ("han_solo/distracting", || {
        let scene = heroes([4, 4], [0, 0]).ally("han_solo", &[[3, 4]]).enemy("stormtrooper", &[[6, 4]]);
        let mut table = Table::new(&scene.draws(0, "stormtrooper_fall_back"));
        table.activate(1).end().dice(&[BLUE_3_1_SURGE, GREEN_2_2, BLACK_1]).finish();
        assert_eq!(table.damage(FENN), 2, "the surge is evaded: 3 damage, 1 blocked");
        table
    }),
    ("han_solo/cunning", || {
        let scene = heroes([0, 8], [0, 0]).ally("han_solo", &[[4, 4]]).enemy("stormtrooper", &[[6, 4]]);
        let mut table = Table::new(&scene.draws(0, "stormtrooper_fall_back"));
        table.activate(FENN).end().dice(&[BLUE_3_2, GREEN_2_2, WHITE_1_EVADE]).finish();
        assert_eq!(table.damage(FIRST), 2);
        table
    }),
    ("chewbacca/slam", || {
        let mut table = Table::new(&with_ally("chewbacca", &[[6, 4]]));
        table.activate(FIRST).play("slam").pick(FIRST + 1).dice(&[RED_3]).report().walk([8, 4]);
        assert_eq!((table.damage(FIRST + 1), table.at(FIRST + 1)), (3, [8, 4]));
        // The push may be none; a large figure is not pushed at all.
        let scene = heroes([2, 4], [0, 0]).ally("chewbacca", &[[6, 4]]).enemy("nexu", &[[7, 4]]);
        let mut large = Table::new(&scene);
        large.activate(FIRST).play("slam").pick(FIRST + 1).dice(&[RED_1]).report();
        assert_eq!((large.damage(FIRST + 1), large.left()), (1, (1, 0)));
        table
    }),
    ("chewbacca/protector", || {
        let scene = heroes([4, 4], [0, 0]).ally("chewbacca", &[[3, 4]]).enemy("stormtrooper", &[[6, 4]]);
        let mut table = Table::new(&scene.draws(0, "stormtrooper_fall_back"));
        table.activate(1).end().dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).finish();
        assert_eq!(table.damage(FENN), 2);
        table
    }),
    ("rebel_trooper/aim", || aims("rebel_trooper")),
    ("rebel_trooper_elite/aim", || aims("rebel_trooper_elite")),
    ("rebel_saboteur/overload", || overload("rebel_saboteur", "pierce1")),
    ("rebel_saboteur_elite/overload", || overload("rebel_saboteur_elite", "pierce2")),
    ("rebel_trooper_elite/get_into_position", || {
        let mut table = Table::new(&with_ally("rebel_trooper_elite", &[[3, 4]]));
        table.activate(FIRST).play("get_into_position");
        assert_eq!(table.left(), (0, 4), "both actions");
        assert!(table.has(FIRST, Condition::Focus));
        table
    }),
    ("rebel_saboteur_elite/priority_target", || {
        // In a corridor Fenn stands in the way.
        let scene = Scenario::on("corridor").hero("fenn_signis", &[], [2, 0]).hero("gaarkhan", &[], [9, 0]);
        let sees = |group: &str| {
            let mut table = Table::new(&scene.clone().ally(group, &[[0, 0]]).enemy("royal_guard", &[[4, 0]]));
            table.activate(FIRST);
            let sees = table.may_attack(Source::SHEET, FIRST + 2);
            (table, sees)
        };
        assert!(!sees("rebel_saboteur").1);
        let (table, sees) = sees("rebel_saboteur_elite");
        assert!(sees, "figures do not hide its targets");
        table
    }),
    ("luke_jedi_knight/deflect", || {
        let scene =
            heroes([4, 4], [0, 0]).ally("luke_jedi_knight", &[[3, 4]]).enemy("stormtrooper", &[[6, 4]]);
        let mut table = Table::new(&scene.draws(0, "stormtrooper_fall_back"));
        table
            .activate(1)
            .end()
            .dice(&[BLUE_3_2, GREEN_2_2, BLACK_1])
            .play("deflect")
            .pick(FIRST + 1)
            .finish();
        assert_eq!(
            table.told(|event| matches!(event, Event::Suffered { figure: FigureId(3), damage: 1, .. })),
            1
        );
        table
    }),
    ("luke_jedi_knight/heroic", || {
        let mut table = Table::new(&with_ally("luke_jedi_knight", &[[6, 4]]));
        table.activate(FIRST).play("heroic").dice(&[BLUE_3_2, GREEN_2_2, YELLOW_1_2, BLACK_1]);
        table.attack(Source::SHEET, FIRST + 1).finish();
        assert_eq!((table.damage(FIRST + 1), table.left()), (6, (2, 0)), "no action, and dmg+1");
        assert!(!table.may_use("heroic") && table.may_attack(Source::SHEET, FIRST + 1));
        table
    }),
];

/// The abilities that the app makes the enemy ignore.
pub(crate) fn ignored() -> impl Iterator<Item = String> {
    list::abilities().into_iter().filter(|known| known.is_ignored).map(|known| known.key)
}

/// alliance R6.1, R8.2, R22.7
#[test]
fn abilities_of_groups() {
    play_all(CASES);
}

/// alliance R6.6, R37.11, A31: D10.
///
/// What is marked as ignored is never used and never asked for, whatever the group does; only enemies have any.
#[test]
fn ignored_abilities_are_never_used() {
    let marked =
        |group: &&sortie_alliance::content::Group| group.ability.iter().any(|ability| ability.ignored);
    let mut n = 0;
    for group in CONTENT.groups.iter().filter(marked) {
        assert_ne!(group.faction, sortie_alliance::content::Faction::Rebel, "{}", group.id);
        let scene = heroes([4, 4], [4, 5]).enemy(&group.id, &[[8, 4]]);
        let mut table = Table::new(&scene);
        // A round in which it attacks, is attacked, and acts.
        table.activate(FENN).attack(0, FIRST).finish().end().finish();
        for ability in group.ability.iter().filter(|ability| ability.ignored) {
            assert_eq!(table.n_used(&ability.id), 0, "{}/{}", group.id, ability.id);
            n += 1;
        }
        let rerolled = table.told(|event| matches!(event, Event::Rerolled { .. } | Event::Interacted { .. }));
        assert_eq!(rerolled, 0, "{}", group.id);
    }
    assert_eq!(n, ignored().count());
}

/// alliance R22.10, R3.9
///
/// The terminal is for heroes only.
#[test]
fn allies_leave_terminals_alone() {
    let scene = heroes([0, 0], [0, 1]).ally("han_solo", &[[12, 7]]).enemy("royal_guard", &[[0, 8]]);
    let mut table = Table::new(&scene);
    table.activate(FIRST);
    assert!(!table.is_offered(Choice::Interact { object: Object::Terminal(0) }));
}

/// alliance R37.4, R12.8
///
/// A Stunned guard is Focused by Forward Vengeance, but does not leave its space.
#[test]
fn a_stunned_guard_takes_no_step() {
    let scene = heroes([2, 4], [0, 0]).enemy("stormtrooper", &[[5, 4]]).enemy("royal_guard_elite", &[[6, 4]]);
    let guard = FIRST + 3;
    let mut table = Table::new(&scene.has(guard, Condition::Stun));
    table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_EVADE]).activate(FENN).attack(0, FIRST).finish();
    assert!(table.is_gone(FIRST) && table.has(guard, Condition::Focus));
    assert_eq!(table.at(guard), [6, 4]);
}
