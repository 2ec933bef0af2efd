//! The abilities on the hero sheets.

use sortie_alliance::ability::DicePool;
use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Alliance, Choice};
use sortie_kernel::Game;

use super::table::{CONTENT, Table, face::*};
use super::{Case, FOE, FRIEND, ME, facing, facing_all, play_all, shooter, shot_at, targeted};

pub(crate) const CASES: &[Case] = &[
    ("diala_passil/precise_strike", || {
        let mut table = Table::new(&facing("diala_passil", &[], "royal_guard", 1));
        table.activate(ME).attack(0, FOE).play("precise_strike");
        table.dice(&[GREEN_2_2, YELLOW_1_2]).finish().all_dice_used();
        assert_eq!(table.rolls(), ["green yellow |"], "the only defence die is out");
        assert_eq!((table.damage(FOE), table.strain(ME)), (4, 2));
        // Once an activation.
        table.attack(0, FOE);
        assert!(!table.may_use("precise_strike"));
        // Another activation is another one, even if it is somebody else's.
        let scene = Scenario::on("hall").hero("diala_passil", &[], [2, 4]).hero("gideon_argus", &[], [2, 5]);
        let mut ordered = Table::new(&scene.enemy("trandoshan_hunter_elite", &[[3, 4]]));
        ordered.activate(ME).attack(0, FOE).play("precise_strike").finish().end().finish();
        ordered.activate(FRIEND).play("command").pick(ME).attack(0, FOE);
        assert!(ordered.may_use("precise_strike"));
        table
    }),
    ("diala_passil/foresight", || {
        let mut table = shot_at("diala_passil", &[]);
        table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_BLANK, WHITE_DODGE]).play("foresight");
        table.choose(Choice::Die { pool: DicePool::Defence, die: 0 }).finish();
        assert_eq!((table.damage(ME), table.strain(ME)), (0, 1));
        table
    }),
    ("fenn_signis/havoc_shot", || {
        let mut table = Table::new(&facing_all("fenn_signis", &[], "stormtrooper", &[[4, 4], [5, 4]]));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).activate(ME).attack(0, FOE).play("havoc_shot").finish();
        assert!(table.is_gone(FOE));
        assert_eq!((table.damage(FOE + 1), table.strain(ME)), (1, 1), "Blast 1");
        table
    }),
    ("fenn_signis/lone_wolf", || {
        let mut table = Table::new(&facing("fenn_signis", &[], "royal_guard", 8).strain(ME, 2));
        table.activate(ME).end();
        assert_eq!(table.strain(ME), 1);
        // Not beside a friend.
        let beside = Scenario::on("hall").hero("fenn_signis", &[], [2, 4]).hero("gideon_argus", &[], [3, 4]);
        let mut with_friend = Table::new(&beside.enemy("royal_guard", &[[12, 4]]).strain(ME, 2));
        with_friend.activate(ME).end();
        assert_eq!(with_friend.strain(ME), 2);
        table
    }),
    ("gaarkhan/charge", || {
        let mut table = Table::new(&facing("gaarkhan", &[], "royal_guard", 4));
        table.activate(ME).play("charge").walk([5, 4]);
        table.dice(&[RED_2, YELLOW_1_2, BLACK_1]).attack(0, FOE).finish().all_dice_used();
        assert_eq!((table.damage(FOE), table.strain(ME), table.left()), (3, 2, (1, 0)));
        assert!(!table.may_use("charge"), "a special action once an activation");
        table
    }),
    ("gaarkhan/rage", || {
        let mut table = shot_at("gaarkhan", &[]);
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).finish();
        assert_eq!(table.damage(ME), 3);
        assert!(table.has(ME, Condition::Focus));
        let mut scratched = shot_at("gaarkhan", &[]);
        scratched.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).finish();
        assert!(!scratched.has(ME, Condition::Focus), "2 damage are not enough");
        table
    }),
    ("gideon_argus/command", || {
        let scene = Scenario::on("hall").hero("gideon_argus", &[], [2, 4]).hero("fenn_signis", &[], [4, 4]);
        let scene = scene.enemy("royal_guard", &[[7, 4]]);
        let mut table = Table::new(&scene);
        table.activate(ME).play("command").pick(FRIEND);
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).attack(0, FOE).finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (3, 2));
        // Or a move, up to the speed.
        let mut moved = Table::new(&scene);
        moved.activate(ME).play("command").pick(FRIEND).choose(Choice::Run).walk([4, 8]).finish();
        assert_eq!(moved.at(FRIEND), [4, 8]);
        table
    }),
    ("gideon_argus/disabling_shot", || {
        let mut table = Table::new(&facing("gideon_argus", &[], "royal_guard", 2));
        table.dice(&[BLUE_3_2, YELLOW_1_1_SURGE, BLACK_1]).activate(ME).attack(0, FOE);
        table.surge("stun").finish();
        assert_eq!(table.damage(FOE), 2);
        assert!(table.has(FOE, Condition::Stun));
        table
    }),
    ("jyn_odan/quick_draw", || {
        let mut table = shot_at("jyn_odan", &[]);
        table.play("quick_draw");
        table.dice(&[GREEN_2_2, GREEN_2_2, BLACK_2]).attack(0, FOE).finish();
        assert_eq!((table.hits()[0], table.strain(ME)), (2, 2));
        table
    }),
    ("jyn_odan/opportunist", || {
        let mut table = Table::new(&facing("jyn_odan", &[], "royal_guard", 2));
        table.dice(&[GREEN_2_2, GREEN_2_2, BLACK_1]).activate(ME).attack(0, FOE).play("opportunist");
        table.walk([2, 5]).finish();
        assert_eq!((table.at(ME), table.left()), ([2, 5], (1, 0)));
        table
    }),
    ("mak_eshkarey/ambush", || {
        // Covert: from 4 spaces on nobody sees him.
        let mut table = Table::new(&facing("mak_eshkarey", &[], "royal_guard", 5));
        table.dice(&[BLUE_4_2, BLUE_3_2, BLACK_2]).activate(ME).attack(0, FOE).play("ambush").finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (4, 1), "Pierce 2");
        let mut seen = Table::new(&facing("mak_eshkarey", &[], "royal_guard", 3));
        seen.activate(ME).attack(0, FOE);
        assert!(!seen.may_use("ambush"), "it sees him");
        table
    }),
    ("mak_eshkarey/covert", || {
        let attacked = |distance: u8| {
            let scene =
                Scenario::on("hall").hero("mak_eshkarey", &[], [2, 4]).hero("fenn_signis", &[], [0, 0]);
            let scene = scene.enemy("stormtrooper", &[[2 + distance, 4]]).draws(0, "stormtrooper_aim");
            // Fenn is worth more to it than Mak, but too far away.
            let mut table = targeted(&scene.damage(ME, 15));
            table.finish();
            let n = table.n_attacks_at(ME);
            (table, n)
        };
        assert_eq!(attacked(3).1, 1);
        let (table, n) = attacked(4);
        assert_eq!(n, 0, "from 4 spaces on it does not see him");
        table
    }),
];

/// alliance R6.2, R6.3, R6.4
#[test]
fn abilities_of_sheets() {
    play_all(CASES);
}

/// alliance R6.17, R6.1
///
/// The wounded side lacks abilities.
#[test]
fn the_wounded_side_lacks_abilities() {
    let mut table = targeted(&shooter("gaarkhan", &[]).wounded(ME));
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).finish();
    assert_eq!((table.damage(ME), table.n_used("rage")), (3, 0));
}

/// alliance R7.2, R37.12
///
/// Quick Draw has the limit of Jyn's activations: two a round in a team of two, one in a team of four.
#[test]
fn quick_draw_as_often_as_she_activates() {
    for (heroes, times) in [(2, 2), (4, 1)] {
        let others = ["fenn_signis", "gaarkhan", "diala_passil"];
        let mut scene = Scenario::on("hall").hero("jyn_odan", &[], [2, 4]);
        for (n, hero) in others.iter().enumerate().take(heroes - 1) {
            scene = scene.hero(hero, &[], [0, n as u8]);
        }
        let scene = scene.enemy("stormtrooper", &[[5, 3], [5, 4], [5, 5]]).draws(0, "stormtrooper_fall_back");
        let mut table = Table::new(&scene);
        table.activate(1).end();
        let foe = heroes as u8;
        for _ in 0..times {
            table.play("quick_draw");
            let target =
                (foe..foe + 3).find(|&foe| table.may_attack(0, foe)).expect("the one that activates");
            // A miss: both dice short of the distance, or all blocked.
            table.dice(&[GREEN_SURGE, GREEN_SURGE, BLACK_3]).attack(0, target);
        }
        while table.until_enemy_activates() {
            assert!(!table.may_use("quick_draw"), "{heroes} heroes");
        }
        assert_eq!(table.n_used("quick_draw"), times, "{heroes} heroes");
        if heroes == 4 {
            for figure in [0, 2, 3] {
                table.activate(figure).end().finish();
            }
            table.activate(1).end().until_may_use("quick_draw");
            assert_eq!(Alliance::round(&CONTENT, &table.state), 2, "and again in the next round");
        }
    }
}
