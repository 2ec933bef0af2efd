//! What abilities do not do: every word on a card that narrows it holds.

use sortie_alliance::ability::DicePool;
use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Choice, Object, Prompt};

use super::table::{Table, face::*};
use super::{FOE, FRIEND, ME, facing, shooter, shot_at, targeted};

fn die(pool: DicePool, die: u8) -> Choice {
    Choice::Die { pool, die }
}

fn pick(figure: u8) -> Choice {
    Choice::Pick { figure: FigureId(figure) }
}

/// alliance R6.1, R6.3
///
/// Two guards stand beside the target, and only one of them helps it.
#[test]
fn one_guard_helps() {
    let scene = Scenario::on("hall").hero("fenn_signis", &[], [2, 4]).hero("gaarkhan", &[], [0, 0]);
    let scene = scene.enemy("stormtrooper", &[[5, 4]]).enemy("royal_guard", &[[6, 4], [6, 5]]);
    let mut table = Table::new(&scene);
    table.dice(&[BLUE_3_2, GREEN_1_1_SURGE, BLACK_1]).activate(ME).attack(0, FOE).finish();
    assert_eq!((table.n_used("sentinel"), table.damage(FOE)), (1, 1), "3 damage, a block each");
}

/// alliance R10.5
///
/// A modification serves the weapon it lies under, here the rifle and not the pistol.
#[test]
fn a_modification_serves_its_weapon() {
    let mut display = Table::new(&facing("fenn_signis", &["tactical_display", "dh_17"], "royal_guard", 3));
    display.activate(ME).attack(2, FOE).finish_without("tactical_display");
    display.attack(0, FOE).until_may_use("tactical_display");
    let mut sights = Table::new(&facing("fenn_signis", &["telescoping_sights", "dh_17"], "royal_guard", 3));
    sights.activate(ME);
    assert!(sights.may_attack(0, FOE) && sights.may_attack(2, FOE));
    sights.play("telescoping_sights");
    assert!(sights.may_attack(0, FOE) && !sights.may_attack(2, FOE));
}

/// alliance R6.1, R8.8
///
/// Who may help in an attack: another one than the attacker, or only against an enemy's.
#[test]
fn whose_attack_it_is() {
    let mut own = Table::new(&facing("gideon_argus", &["for_the_cause"], "royal_guard", 3));
    own.activate(ME).attack(0, FOE).finish_without("for_the_cause");
    let scene = Scenario::on("hall").hero("mak_eshkarey", &["jeswandi_training"], [2, 4]);
    let scene = scene.hero("fenn_signis", &[], [3, 5]).enemy("royal_guard", &[[6, 4]]);
    let mut friend = Table::new(&scene);
    friend.activate(FRIEND).attack(0, FOE).finish_without("jeswandi_training_focus");
}

/// alliance R6.1, R5.10
///
/// Who has to see somebody sees through neither friends nor walls.
#[test]
fn what_is_out_of_sight() {
    let scene = Scenario::on("corridor").hero("gideon_argus", &["called_shot"], [0, 0]);
    let mut hidden = Table::new(&scene.hero("fenn_signis", &[], [2, 0]).enemy("royal_guard", &[[4, 0]]));
    hidden.activate(FRIEND).attack(0, FOE).finish_without("called_shot");
    let scene = Scenario::on("rooms").hero("gideon_argus", &["rallying_shout"], [0, 0]);
    for (at, may) in [([3, 2], true), ([6, 0], false)] {
        let scene = scene.clone().hero("fenn_signis", &[], at).enemy("royal_guard", &[[7, 2]]);
        let mut table = Table::new(&scene.strain(FRIEND, 3));
        table.activate(ME);
        assert_eq!(table.may_use("rallying_shout"), may, "{at:?}");
    }
}

/// alliance R6.1
///
/// A trick shot is aimed from a space up to three away, whoever stands there: past Fenn, if that is his space.
#[test]
fn a_trick_shot_comes_from_near_by() {
    for (fenn, may) in [([3, 0], true), ([4, 0], false)] {
        let scene = Scenario::on("corridor").hero("jyn_odan", &["trick_shot"], [0, 0]);
        let mut table = Table::new(&scene.hero("fenn_signis", &[], fenn).enemy("royal_guard", &[[6, 0]]));
        table.activate(ME);
        assert!(!table.may_attack(0, FOE));
        assert_eq!(table.may_use("trick_shot"), may, "{fenn:?}");
    }
}

/// alliance R6.1
///
/// What there is nothing for is not offered: no white die to remove, a base too large to throw.
#[test]
fn nothing_to_do_it_to() {
    let mut black = Table::new(&facing("mak_eshkarey", &["execute"], "royal_guard", 5));
    black.activate(ME).attack(0, FOE).play("ambush").finish_without("execute_ambush");
    let mut large = Table::new(&facing("diala_passil", &["force_throw"], "nexu", 2));
    large.activate(ME).play("force_throw");
    assert!(large.is_offered(pick(FRIEND)) && !large.is_offered(pick(FOE)));
}

/// alliance R6.1
///
/// Whoever removes one of two different defence dice says which.
#[test]
fn which_die_is_removed() {
    let mut table = Table::new(&facing("fenn_signis", &["overcharger"], "royal_guard_champion", 3));
    table.activate(ME).attack(0, FOE).play("overcharger").choose(die(DicePool::Defence, 1)).finish();
    assert_eq!(table.rolls(), ["blue green | black"], "the white one is gone");
}

/// alliance R5.1, R11.3
///
/// A die is rolled again once.
#[test]
fn a_die_is_rerolled_once() {
    let scene = Scenario::on("hall").hero("jyn_odan", &["smugglers_luck"], [12, 7]);
    let mut table = Table::new(&scene.hero("gaarkhan", &[], [0, 0]).enemy("royal_guard", &[[0, 8]]));
    table.activate(ME).choose(Choice::Interact { object: Object::Terminal(0) });
    table.dice(&[BLUE_2_1, GREEN_1_2, YELLOW_1_2, BLUE_2_1]).play("smugglers_luck_test");
    table.choose(die(DicePool::Test, 0)).report();
    assert!(!table.is_offered(die(DicePool::Test, 0)) && table.is_offered(die(DicePool::Test, 1)));
}

/// alliance R12.8
///
/// A Stunned hero leaves its space by no points and attacks by no ability.
#[test]
fn stunned_all_the_same() {
    let scene = facing("fenn_signis", &["tactical_movement"], "royal_guard", 5).has(ME, Condition::Stun);
    let mut table = Table::new(&scene);
    table.activate(ME).play("tactical_movement").pick(ME);
    assert_eq!((table.left(), table.ends()), ((2, 2), vec![]));
    targeted(&shooter("jyn_odan", &[]).has(ME, Condition::Stun)).finish_without("quick_draw");
}

/// alliance R3.6, R6.1
///
/// Points that are spent at once may be spent step by step; who is placed elsewhere is placed near by.
#[test]
fn how_far_somebody_gets() {
    let scene = Scenario::on("hall").hero("fenn_signis", &["tactical_movement"], [2, 4]);
    let mut table = Table::new(&scene.hero("gideon_argus", &[], [3, 5]).enemy("royal_guard", &[[7, 4]]));
    table.activate(ME).play("tactical_movement").pick(FRIEND).walk([3, 6]);
    assert_eq!(table.prompt(), Prompt::Moving { figure: FigureId(FRIEND), points: 1 });
    table.walk([3, 7]);
    assert_eq!((table.at(FRIEND), table.left()), ([3, 7], (2, 0)));
    let mut decoy = shot_at("mak_eshkarey", &["decoy"]);
    decoy.play("decoy").until(|ask| matches!(ask, Prompt::Moving { .. }));
    assert!(decoy.ends().contains(&[2, 7]) && !decoy.ends().contains(&[2, 8]), "three spaces");
}

/// alliance R6.1
///
/// A push is no flight: a probe droid, which moves over everything, is not pushed onto a pillar.
#[test]
fn nobody_is_pushed_onto_a_pillar() {
    let scene = Scenario::on("pillar").hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [0, 2]);
    let mut table = Table::new(&scene.ally("chewbacca", &[[1, 1]]).enemy("probe_droid", &[[2, 1]]));
    table.activate(2).play("slam").pick(3).dice(&[RED_1]).report();
    assert!(table.ends().contains(&[3, 0]) && !table.ends().contains(&[3, 1]), "{:?}", table.ends());
}

/// alliance R14.1
///
/// Who falls to an ability before the dice are rolled is not attacked: Han has 1 health left, and the hunter's strain is
/// damage to him.
#[test]
fn who_falls_before_the_roll_is_not_attacked() {
    let scene = Scenario::on("hall").hero("fenn_signis", &[], [0, 8]).hero("gaarkhan", &[], [0, 0]);
    let scene = scene.ally("han_solo", &[[4, 4]]).enemy("trandoshan_hunter", &[[6, 4]]);
    let mut table = Table::new(&scene.draws(0, "trandoshan_hunter_regrow").damage(2, 11));
    table.activate(ME).end().finish();
    assert!(table.is_gone(2) && table.n_attacks_at(2) == 1);
    assert_eq!(table.rolls(), Vec::<String>::new());
}

/// alliance R3.9
///
/// A beast opens no door, not even one that fights for the Rebels.
#[test]
fn a_beast_opens_no_door() {
    let scene = Scenario::on("rooms").hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [1, 0]);
    let mut table = Table::new(&scene.ally("nexu", &[[2, 1]]).enemy("royal_guard", &[[7, 2]]));
    table.activate(2);
    assert!(!table.is_offered(Choice::Interact { object: Object::Door(0) }));
}
