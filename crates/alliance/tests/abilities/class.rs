//! The abilities of class cards.

use sortie_alliance::ability::DicePool;
use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{CardState, Choice, Event, Object, Prompt, SuppressedReason};

use super::table::{Table, face::*};
use super::{Case, FOE, FRIEND, ME, facing, facing_all, play_all, shooter, shot_at, targeted};

const DIALA: &str = "diala_passil";
const FENN: &str = "fenn_signis";
const GAARKHAN: &str = "gaarkhan";
const GIDEON: &str = "gideon_argus";
const JYN: &str = "jyn_odan";
const MAK: &str = "mak_eshkarey";

/// A hero with cards, a friend beside it, and an enemy five spaces from the hero, whom both see.
fn beside(hero: &str, cards: &[&str], friend: &str) -> Scenario {
    let scene = Scenario::on("hall").hero(hero, cards, [2, 4]).hero(friend, &[], [3, 5]);
    scene.enemy("royal_guard", &[[7, 4]])
}

/// A hero next to the terminal.
fn at_terminal(hero: &str, cards: &[&str]) -> Scenario {
    let scene = Scenario::on("hall").hero(hero, cards, [12, 7]).hero("gaarkhan", &[], [0, 0]);
    scene.enemy("royal_guard", &[[0, 8]]).medpacs(0)
}

fn die(pool: DicePool, die: u8) -> Choice {
    Choice::Die { pool, die }
}

pub(crate) const CASES: &[Case] = &[
    // Diala Passil
    ("force_throw/force_throw", || {
        let mut table = Table::new(&facing(DIALA, &["force_throw"], "stormtrooper", 3));
        table.activate(ME).play("force_throw").pick(FOE);
        table.dice(&[BLUE_SURGE, GREEN_1_2, YELLOW_1_2]).until(|ask| matches!(ask, Prompt::Moving { .. }));
        table.walk([8, 4]);
        assert_eq!((table.at(FOE), table.damage(FOE), table.strain(ME)), ([8, 4], 1, 2));
        assert_eq!(table.card(0, "force_throw"), CardState::Exhausted);
        // A failed test does nothing.
        let mut failed = Table::new(&facing(DIALA, &["force_throw"], "stormtrooper", 3));
        failed.dice(&[BLUE_2_1, GREEN_1_2, YELLOW_1_2]).activate(ME).play("force_throw").pick(FOE).finish();
        assert_eq!((failed.at(FOE), failed.damage(FOE), failed.strain(ME)), ([5, 4], 0, 2));
        table
    }),
    ("force_adept/force_adept_attack", || {
        let mut table = Table::new(&beside(DIALA, &["force_adept"], FENN));
        table.dice(&[BLUE_SURGE, GREEN_2_2, BLACK_1, BLUE_4_2]).activate(FRIEND).attack(0, FOE);
        table.play("force_adept_attack").choose(die(DicePool::Attack, 0)).finish();
        assert_eq!((table.hits(), table.strain(ME)), (vec![3], 1));
        table
    }),
    ("force_adept/force_adept_test", || {
        let scene = Scenario::on("hall").hero(DIALA, &["force_adept"], [2, 4]).hero(FENN, &[], [12, 7]);
        let mut table = Table::new(&scene.enemy("royal_guard", &[[0, 0]]).medpacs(0));
        table.activate(FRIEND).choose(Choice::Interact { object: Object::Terminal(0) });
        table.dice(&[BLUE_2_1, GREEN_1_2, BLUE_SURGE]).play("force_adept_test");
        table.choose(die(DicePool::Test, 0)).finish();
        assert_eq!((table.strain(ME), table.state.n_medpacs()), (1, 1), "the test is passed after all");
        table
    }),
    ("force_adept/force_adept_die", || {
        let mut table = Table::new(&at_terminal(DIALA, &["force_adept"]));
        table.activate(ME).choose(Choice::Interact { object: Object::Terminal(0) });
        table.play("force_adept_die").dice(&[BLUE_2_1, BLUE_SURGE]).finish().all_dice_used();
        assert_eq!(table.state.n_medpacs(), 1, "the second blue die passes the test");
        table
    }),
    ("battle_meditation/battle_meditation", || {
        let mut table = Table::new(&beside(DIALA, &["battle_meditation"], FENN));
        table.activate(ME).choose(Choice::Rest { medpac: false }).play("battle_meditation").pick(FRIEND);
        table.dice(&[BLUE_SURGE, GREEN_1_2, YELLOW_1_2]).finish();
        assert!(table.has(FRIEND, Condition::Focus));
        table
    }),
    ("defensive_stance/defensive_stance_block", || {
        let mut table = shot_at(DIALA, &["defensive_stance"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_BLANK, WHITE_1]).play("foresight");
        table.choose(die(DicePool::Defence, 0)).finish();
        assert_eq!(table.damage(ME), 2, "4 damage, a block rolled, a block of the stance");
        table
    }),
    ("defensive_stance/defensive_stance_focus", || {
        let mut table = shot_at(DIALA, &["defensive_stance"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_DODGE]).finish();
        assert!(table.has(ME, Condition::Focus));
        table
    }),
    ("art_of_movement/art_of_movement", || {
        let walks = |cards: &[&str]| {
            let scene = Scenario::on("corridor").hero(DIALA, cards, [0, 0]).hero(FENN, &[], [9, 0]);
            let mut table = Table::new(&scene.enemy("royal_guard", &[[1, 0]]));
            table.activate(ME).choose(Choice::Run);
            table
        };
        assert_eq!(walks(&[]).left(), (1, 4));
        assert!(!walks(&[]).ends().contains(&[4, 0]), "2 points past the guard");
        let table = walks(&["art_of_movement"]);
        assert_eq!(table.left(), (1, 5));
        assert!(table.ends().contains(&[5, 0]), "hostile figures cost nothing extra");
        let scene = Scenario::on("hall").hero(DIALA, &["art_of_movement"], [5, 8]).hero(FENN, &[], [0, 0]);
        let mut rubble = Table::new(&scene.enemy("royal_guard", &[[13, 0]]));
        rubble.activate(ME).choose(Choice::Strain);
        assert!(rubble.ends().contains(&[6, 8]), "nor does difficult terrain");
        table
    }),
    ("snap_kick/snap_kick", || {
        let mut table = Table::new(&facing(DIALA, &["snap_kick"], "royal_guard", 1));
        table.dice(&[GREEN_2_2, YELLOW_1_2, BLACK_1]).activate(ME).attack(0, FOE).play("snap_kick");
        table.pick(FOE).dice(&[GREEN_1_2]).finish();
        assert_eq!(table.damage(FOE), 3 + 2);
        table
    }),
    ("way_of_the_sarlacc/way_of_the_sarlacc", || {
        let scene = facing_all(DIALA, &["way_of_the_sarlacc", "dh_17"], "royal_guard", &[[3, 4], [1, 4]]);
        let mut table = Table::new(&scene);
        table.activate(ME).play("way_of_the_sarlacc");
        assert!(!table.may_attack(2, FOE), "only with a melee weapon");
        // Each guard is beside the other's friend, but both are guardians: no Sentinel.
        // In the order that Diala likes.
        assert!(table.may_attack(0, FOE) && table.may_attack(0, FOE + 1));
        table.dice(&[GREEN_2_2, YELLOW_2_1, BLACK_1]).attack(0, FOE + 1).finish_attack();
        assert!(!table.may_attack(0, FOE + 1) && !table.is_offered(Choice::Pass), "each once");
        table.dice(&[GREEN_2_2, YELLOW_1_2, BLACK_1]).attack(0, FOE).finish().all_dice_used();
        assert_eq!((table.damage(FOE), table.damage(FOE + 1), table.left()), (3, 2, (1, 0)));
        table
    }),
    ("dancing_weapon/dancing_weapon", || {
        let mut table = Table::new(&facing(DIALA, &["dancing_weapon"], "royal_guard", 4));
        table.activate(ME).play("dancing_weapon").dice(&[GREEN_2_2, YELLOW_2_1, BLUE_SURGE, BLACK_1]);
        table.attack(0, FOE).surge("acc+2 dmg+1").finish();
        assert_eq!(table.rolls(), ["green yellow blue | black"]);
        assert_eq!(table.damage(FOE), 3, "ranged: accuracy 6 and 2 more at 4 spaces");
        table
    }),
    // Fenn Signis
    ("tactical_movement/tactical_movement", || {
        let mut table = Table::new(&facing(FENN, &["tactical_movement"], "royal_guard", 5));
        table.activate(ME).play("tactical_movement").pick(ME);
        assert_eq!(table.left(), (2, 2));
        // A friend spends them at once.
        let mut friend = Table::new(&beside(FENN, &["tactical_movement"], GIDEON));
        friend.activate(ME).play("tactical_movement").pick(FRIEND).walk([3, 7]).finish();
        assert_eq!(friend.at(FRIEND), [3, 7]);
        table
    }),
    ("take_cover/take_cover", || {
        let mut table = shot_at(FENN, &["take_cover"]);
        table.play("take_cover").dice(&[BLUE_3_2, GREEN_2_2, BLACK_1, WHITE_1]).finish();
        assert_eq!(table.rolls()[0], "blue green | black white");
        assert_eq!((table.damage(ME), table.strain(ME)), (2, 1));
        table
    }),
    ("adrenaline_rush/adrenaline_rush", || {
        let mut table = targeted(&shooter(FENN, &["adrenaline_rush"]).strain(ME, 4));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1, BLUE_SURGE, GREEN_1_2]).play("adrenaline_rush").finish();
        assert_eq!((table.damage(ME), table.strain(ME)), (3, 1), "a test of strength, 3 strain recovered");
        table
    }),
    ("weapon_expert/weapon_expert", || {
        let mut table = Table::new(&facing(FENN, &["weapon_expert"], "royal_guard", 6));
        table
            .dice(&[BLUE_3_2, GREEN_1_2, BLACK_2])
            .activate(ME)
            .attack(0, FOE)
            .play("weapon_expert")
            .finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (3, 1), "accuracy 4 + 2 at 6 spaces, Pierce 1");
        table
    }),
    ("suppressive_fire/suppressive_fire", || {
        // Three troopers are hurt, the target and two by the blast. The first lives on, the second would fall and is
        // Stunned instead, the third is Stunned already.
        let spaces = &[[4, 4], [5, 4], [5, 5]];
        let scene = facing_all(FENN, &["suppressive_fire"], "stormtrooper", spaces);
        let scene = scene.damage(FOE + 1, 1).has(FOE + 2, Condition::Stun);
        let fires = |scene: &Scenario, black: u8| {
            let mut table = Table::new(scene);
            table.dice(&[BLUE_3_2, GREEN_2_2, black]).activate(ME).attack(0, FOE).play("havoc_shot");
            table
        };
        let mut table = fires(&scene, BLACK_3);
        table.play("suppressive_fire").finish();
        assert_eq!([0, 1, 2].map(|n| table.damage(FOE + n)), [2, 2, 2]);
        assert_eq!([0, 1, 2].map(|n| table.has(FOE + n, Condition::Stun)), [false, true, true]);
        assert_eq!(table.strain(ME), 2);
        let why = table.events.iter().filter_map(|told| match told.event {
            Event::Suppressed { figure, by } => Some((figure.0 - FOE, by, told.rule.0)),
            _ => None,
        });
        let picked = [
            (0, SuppressedReason::LivesOn, "R25.5"),
            (1, SuppressedReason::WouldFall, "R25.5"),
            (2, SuppressedReason::AlreadyStunned, "R12.7"),
        ];
        assert_eq!(why.collect::<Vec<_>>(), picked);
        // Who is Stunned already takes the damage even if it falls by it.
        let mut falls = fires(&scene.clone().damage(FOE + 2, 1), BLACK_3);
        falls.play("suppressive_fire").finish();
        assert!(falls.is_gone(FOE + 2));
        // Only whom the attack hurt: the third stands apart, and the target falls.
        let apart = facing_all(FENN, &["suppressive_fire"], "stormtrooper", &[[4, 4], [5, 4], [7, 4]]);
        let mut few = fires(&apart, BLACK_1);
        few.play("suppressive_fire").finish();
        assert_eq!((few.is_gone(FOE), few.damage(FOE + 1), few.damage(FOE + 2)), (true, 2, 0));
        // Nobody is hurt.
        let mut blocked = Table::new(&scene);
        blocked.dice(&[BLUE_2_1, GREEN_1_2, BLACK_3]).activate(ME).attack(0, FOE).play("havoc_shot");
        blocked.finish_without("suppressive_fire");
        table
    }),
    ("trench_fighter/trench_fighter", || {
        let mut table = Table::new(&facing(FENN, &["trench_fighter"], "royal_guard", 3));
        table
            .dice(&[BLUE_3_2, GREEN_1_2, BLACK_2])
            .activate(ME)
            .attack(0, FOE)
            .play("trench_fighter")
            .finish();
        assert_eq!(table.damage(FOE), 4);
        let mut far = Table::new(&facing(FENN, &["trench_fighter"], "royal_guard", 4));
        far.activate(ME).attack(0, FOE);
        assert!(!far.may_use("trench_fighter"));
        table
    }),
    ("rebel_elite/rebel_elite", || {
        let mut table = Table::new(&facing(FENN, &["rebel_elite"], "royal_guard", 3).strain(ME, 4));
        assert_eq!(table.body(ME).health, 12 + 10 + 3);
        table.activate(ME).choose(Choice::Strain);
        assert_eq!(table.strain(ME), 5, "endurance 5");
        assert!(!table.is_offered(Choice::Strain));
        table
    }),
    ("rebel_elite/rebel_elite_blast", || {
        let scene = facing_all(FENN, &["rebel_elite"], "trandoshan_hunter", &[[4, 4], [5, 4]]);
        let mut table = Table::new(&scene);
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).activate(ME).attack(0, FOE).play("havoc_shot").finish();
        assert_eq!((table.damage(FOE), table.damage(FOE + 1)), (2, 2), "Blast 2");
        table
    }),
    ("superior_positioning/superior_positioning_move", || {
        let mut table = Table::new(&facing(FENN, &["superior_positioning"], "royal_guard", 7));
        table.activate(ME).play("superior_positioning_move").walk([2, 8]);
        assert_eq!((table.at(ME), table.strain(ME)), ([2, 8], 1));
        assert!(table.has(ME, Condition::Focus));
        table
    }),
    ("superior_positioning/superior_positioning_block", || {
        let mut table = targeted(&shooter(FENN, &["superior_positioning"]).has(ME, Condition::Focus));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).finish();
        assert_eq!(table.damage(ME), 2);
        table
    }),
    // Gaarkhan
    ("wookiee_fortitude/wookiee_fortitude_recover", || {
        let mut table = Table::new(&facing(GAARKHAN, &["wookiee_fortitude"], "royal_guard", 7).damage(ME, 5));
        table.activate(ME).play("wookiee_fortitude_recover");
        assert_eq!((table.damage(ME), table.strain(ME), table.left()), (3, 1, (2, 0)));
        assert!(!table.may_use("wookiee_fortitude_shed"), "the card is exhausted");
        table
    }),
    ("wookiee_fortitude/wookiee_fortitude_shed", || {
        let scene = facing(GAARKHAN, &["wookiee_fortitude"], "royal_guard", 7).has(ME, Condition::Stun);
        let mut table = Table::new(&scene.has(ME, Condition::Focus));
        table.activate(ME).play("wookiee_fortitude_shed");
        // Any condition of his own, also one that does no harm.
        assert!(table.is_offered(Choice::Shake { condition: Condition::Focus }));
        table.choose(Choice::Shake { condition: Condition::Stun });
        assert!(table.has(ME, Condition::Focus));
        assert!(!table.has(ME, Condition::Stun));
        assert_eq!(table.left(), (2, 0), "no action");
        table
    }),
    ("wookiee_loyalty/wookiee_loyalty", || {
        let scene = Scenario::on("hall").hero(GAARKHAN, &["wookiee_loyalty"], [1, 4]).hero(FENN, &[], [2, 4]);
        let scene = scene.enemy("stormtrooper", &[[4, 4]]).draws(0, "stormtrooper_fall_back");
        let mut table = Table::new(&scene);
        table.activate(ME).end();
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).play("wookiee_loyalty").finish();
        assert_eq!(table.damage(FRIEND), 2);
        table
    }),
    ("ferocity/ferocity", || {
        let scene = facing_all(GAARKHAN, &["ferocity"], "royal_guard", &[[3, 4], [3, 5]]);
        let mut table = Table::new(&scene.has(ME, Condition::Focus));
        table.dice(&[RED_2_SURGE, YELLOW_1_1_SURGE, RED_3, BLACK_2]).activate(ME).attack(0, FOE);
        table.until(|ask| matches!(ask, Prompt::Surges { .. }));
        assert_eq!(table.surges(), ["pierce1", "cleave1", "cleave1"], "an option more");
        table.surge("cleave1").surge("cleave1").finish();
        assert_eq!(
            table.told(|event| matches!(event, Event::Cleaved { damage: 1, .. })),
            2,
            "each for itself"
        );
        assert_eq!(table.rolls(), ["red yellow red | black"], "a red die in place of the green one");
        assert_eq!((table.damage(FOE), table.damage(FOE + 1)), (4, 2));
        assert!(!table.has(ME, Condition::Focus));
        table
    }),
    ("staggering_blow/staggering_blow", || {
        let mut table = Table::new(&facing(GAARKHAN, &["staggering_blow"], "royal_guard", 1));
        table
            .dice(&[RED_3, YELLOW_2_1, BLACK_1])
            .activate(ME)
            .attack(0, FOE)
            .play("staggering_blow")
            .finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (3, 1));
        assert!(table.has(FOE, Condition::Stun));
        table
    }),
    ("rampage/rampage", || {
        let mut table = Table::new(&facing_all(GAARKHAN, &["rampage"], "royal_guard", &[[5, 4], [5, 5]]));
        table.activate(ME).play("charge").walk([4, 4]);
        // The attack of the charge need not be made.
        table.pass().finish();
        assert_eq!((table.damage(FOE), table.damage(FOE + 1)), (1, 1));
        table
    }),
    ("vicious_strike/vicious_strike", || {
        let mut table = Table::new(&facing(GAARKHAN, &["vicious_strike"], "royal_guard", 1));
        table.dice(&[RED_3, YELLOW_2_1, BLACK_1]).activate(ME).attack(0, FOE).play("vicious_strike").finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (4, 1));
        table
    }),
    ("brutal_cleave/brutal_cleave", || {
        let scene = facing_all(GAARKHAN, &["brutal_cleave"], "royal_guard", &[[3, 4], [3, 5]]);
        let mut table = Table::new(&scene);
        table.dice(&[RED_3, YELLOW_2_1, BLACK_1]).activate(ME).attack(0, FOE).play("brutal_cleave");
        assert!(!table.is_offered(Choice::Pick { figure: sortie_alliance::world::FigureId(FOE) }));
        table.pick(FOE + 1).dice(&[RED_2, YELLOW_2_1, BLACK_1]).attack(0, FOE + 1).finish().all_dice_used();
        assert_eq!((table.damage(FOE), table.damage(FOE + 1), table.left().0), (3, 2, 1));
        // Beside the target, but out of the axe's reach.
        let far = facing_all(GAARKHAN, &["brutal_cleave"], "royal_guard", &[[3, 4], [4, 4]]);
        let mut table_far = Table::new(&far);
        table_far.dice(&[RED_3, YELLOW_2_1, BLACK_1]).activate(ME).attack(0, FOE);
        table_far.finish_without("brutal_cleave");
        table
    }),
    ("unstoppable/unstoppable", || {
        let mut table = Table::new(&facing(GAARKHAN, &["unstoppable"], "royal_guard", 5).strain(ME, 4));
        assert_eq!(table.body(ME).speed, 5);
        table.activate(ME).choose(Choice::Strain);
        assert_eq!(table.strain(ME), 5);
        table
    }),
    ("unstoppable/unstoppable_damage", || {
        let mut table = Table::new(&facing(GAARKHAN, &["unstoppable"], "royal_guard", 1).wounded(ME));
        table.dice(&[RED_3, YELLOW_2_1, BLACK_1]).activate(ME).attack(0, FOE).finish();
        assert_eq!(table.damage(FOE), 5);
        table
    }),
    // Gideon Argus
    ("called_shot/called_shot", || {
        let mut table = Table::new(&beside(GIDEON, &["called_shot"], FENN));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).activate(FRIEND).attack(0, FOE).play("called_shot");
        table.surge("dmg+1").finish();
        assert_eq!(table.damage(FOE), 4);
        table
    }),
    ("military_efficiency/military_efficiency_attack", || {
        let mut table = Table::new(&facing(GIDEON, &["military_efficiency"], "royal_guard", 3));
        table.dice(&[BLUE_3_2, YELLOW_1_2, BLACK_2]).activate(ME).attack(0, FOE);
        table.play("military_efficiency_attack").surge("pierce2").finish();
        assert_eq!(table.damage(FOE), 3, "4 damage, one turned to a surge, 2 blocks pierced");
        table
    }),
    ("military_efficiency/military_efficiency_defence", || {
        let mut table = shot_at(GIDEON, &["military_efficiency"]);
        table.dice(&[BLUE_3_1_SURGE, GREEN_2_2, BLACK_3]).play("military_efficiency_defence").finish();
        assert_eq!(table.damage(ME), 1, "3 damage, 2 blocks left, the surge evaded");
        table
    }),
    ("air_of_command/air_of_command", || {
        let scene = Scenario::on("hall").hero(GIDEON, &["air_of_command"], [2, 4]).hero(FENN, &[], [8, 4]);
        let mut table = Table::new(&scene.enemy("royal_guard", &[[12, 4]]));
        assert_eq!(table.body(ME).health, 10 + 10 + 2);
        table.activate(ME).play("command").pick(FRIEND).choose(Choice::Run).walk([8, 5]).finish();
        assert_eq!(table.at(FRIEND), [8, 5], "six spaces away, but in sight");
        table
    }),
    ("mobile_tactician/mobile_tactician", || {
        let mut table = Table::new(&beside(GIDEON, &["mobile_tactician"], FENN));
        table.activate(ME).play("command").pick(FRIEND).pass().finish();
        assert_eq!(table.left(), (1, 2));
        table
    }),
    ("for_the_cause/for_the_cause", || {
        let mut table = Table::new(&beside(GIDEON, &["for_the_cause"], FENN));
        table.activate(FRIEND).attack(0, FOE).play("for_the_cause");
        table.dice(&[BLUE_3_2, GREEN_2_2, GREEN_2_2, BLACK_1]).finish().all_dice_used();
        assert_eq!((table.damage(FOE), table.strain(ME)), (5, 1));
        assert!(!table.has(FRIEND, Condition::Focus), "spent on the attack");
        table
    }),
    ("rallying_shout/rallying_shout", || {
        let mut table = Table::new(&beside(GIDEON, &["rallying_shout"], FENN).strain(FRIEND, 3));
        table.activate(ME).play("rallying_shout").pick(FRIEND);
        assert_eq!((table.strain(FRIEND), table.left()), (1, (2, 0)));
        table
    }),
    ("hammer_and_anvil/hammer_and_anvil", || {
        let mut table = Table::new(&beside(GIDEON, &["hammer_and_anvil"], FENN));
        table.activate(ME).play("hammer_and_anvil").pick(FRIEND);
        // The guard lets Fenn attack first: Gideon pierces, so blocks are worth less against him.
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).attack(0, FOE).finish_attack();
        table.dice(&[BLUE_4_2, YELLOW_1_2]).attack(0, FOE).finish().all_dice_used();
        assert_eq!(
            table.rolls(),
            ["blue green | black", "blue yellow |"],
            "the second time without defence dice"
        );
        assert_eq!((table.damage(FOE), table.strain(ME)), (2 + 4, 2));
        table
    }),
    ("masterstroke/masterstroke", || {
        let cards = &["masterstroke", "mobile_tactician"];
        let mut table = Table::new(&beside(GIDEON, cards, FENN));
        table.activate(ME).play("command").pick(FRIEND).choose(Choice::Run).walk([3, 6]).play("masterstroke");
        table.pick(FRIEND).choose(Choice::Run).walk([3, 8]).finish();
        assert_eq!((table.at(FRIEND), table.strain(ME)), ([3, 8], 2), "again, for nothing");
        assert_eq!(table.left(), (1, 4), "what follows Command follows each of the two");
        table
    }),
    // Jyn Odan
    ("quick_as_a_whip/quick_as_a_whip", || {
        let mut table = shot_at(JYN, &["quick_as_a_whip"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_1]).play("quick_as_a_whip").walk([1, 4]);
        assert_eq!((table.at(ME), table.damage(ME)), ([1, 4], 3));
        table
    }),
    ("smugglers_luck/smugglers_luck_test", || {
        let mut table = Table::new(&at_terminal(JYN, &["smugglers_luck"]));
        table.activate(ME).choose(Choice::Interact { object: Object::Terminal(0) });
        table.dice(&[BLUE_2_1, GREEN_1_2, YELLOW_1_2, BLUE_2_1, GREEN_SURGE]).play("smugglers_luck_test");
        // Any number of dice.
        table.choose(die(DicePool::Test, 0)).report().choose(die(DicePool::Test, 1)).report().finish();
        assert_eq!(table.state.n_medpacs(), 1);
        table
    }),
    ("smugglers_luck/smugglers_luck_supply", || {
        let scene = Scenario::on("hall").hero(JYN, &["smugglers_luck"], [0, 7]).hero(FENN, &[], [0, 0]);
        let scene = scene.enemy("royal_guard", &[[13, 0]]);
        let mut table = Table::new(&scene.supply(&["shock_grenade", "bacta_infusion"]));
        table.activate(ME).choose(Choice::Interact { object: Object::Crate(0) });
        assert_eq!(table.card(0, "shock_grenade"), CardState::Ready);
        table.play("smugglers_luck_supply").finish();
        assert_eq!(table.card(0, "bacta_infusion"), CardState::Ready);
        assert_eq!(table.state.card_state(&super::table::CONTENT, 0, "shock_grenade"), None);
        table
    }),
    ("cheap_shot/cheap_shot", || {
        let mut table = shot_at(JYN, &["cheap_shot"]);
        table.play("quick_draw").dice(&[GREEN_1_1_SURGE, GREEN_SURGE, BLACK_1]).attack(0, FOE);
        table.surge("stun").finish();
        assert_eq!(table.hits()[0], 1, "1 damage, 1 of the card, 1 blocked");
        assert_eq!(table.told(|event| matches!(event, Event::ConditionGained { .. })), 1);
        table
    }),
    ("roll_with_it/roll_with_it", || {
        let mut table = shot_at(JYN, &["roll_with_it"]);
        table.play("roll_with_it").dice(&[BLUE_3_2, GREEN_2_2, WHITE_1]).finish();
        assert_eq!((table.damage(ME), table.strain(ME)), (2, 1));
        table
    }),
    ("roll_with_it/roll_with_it_evade", || {
        let mut table = shot_at(JYN, &["roll_with_it"]);
        table
            .play("roll_with_it")
            .dice(&[BLUE_3_1_SURGE, GREEN_2_1_SURGE, WHITE_1])
            .play("roll_with_it_evade");
        table.choose(Choice::Convert { symbols: 2 }).finish();
        assert_eq!(table.damage(ME), 2, "both surges evaded, nothing blocked");
        table
    }),
    ("get_cocky/get_cocky_recover", || {
        let mut table = Table::new(&facing(JYN, &["get_cocky"], "stormtrooper", 2).strain(ME, 3));
        table.dice(&[GREEN_2_2, GREEN_2_2, BLACK_1]).activate(ME).attack(0, FOE).play("get_cocky_recover");
        table.finish();
        assert_eq!(table.strain(ME), 1);
        table
    }),
    ("get_cocky/get_cocky_focus", || {
        let mut table = Table::new(&facing(JYN, &["get_cocky"], "stormtrooper", 2));
        table.dice(&[GREEN_2_2, GREEN_2_2, BLACK_1]).activate(ME).attack(0, FOE).play("get_cocky_focus");
        assert!(!table.may_use("get_cocky_recover"), "either or");
        table.finish();
        assert!(table.has(ME, Condition::Focus));
        table
    }),
    ("gunslinger/gunslinger_options", || {
        let mut table = Table::new(&facing(JYN, &["gunslinger", "dl_44"], "royal_guard", 2));
        table.dice(&[GREEN_2_1_SURGE, GREEN_2_2, BLACK_1]).activate(ME).attack(0, FOE);
        table.until(|ask| matches!(ask, Prompt::Surges { .. }));
        assert_eq!(table.surges(), ["dmg+1", "acc+1", "dmg+2", "dmg+1 acc+2"]);
        table.surge("dmg+2").finish();
        assert_eq!(table.damage(FOE), 4);
        table
    }),
    ("gunslinger/gunslinger_surge", || {
        let mut table = Table::new(&facing(JYN, &["gunslinger"], "royal_guard", 2));
        table.dice(&[GREEN_2_2, GREEN_2_2, BLACK_1]).activate(ME).attack(0, FOE).play("gunslinger_surge");
        table.surge("dmg+1").finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (4, 1));
        table
    }),
    ("trick_shot/trick_shot", || {
        // A pillar between them; from the row above it she would see him.
        let scene = Scenario::on("pillar").hero(JYN, &["trick_shot"], [1, 1]).hero(FENN, &[], [0, 2]);
        let mut table = Table::new(&scene.enemy("royal_guard", &[[5, 1]]));
        table.activate(ME);
        assert!(!table.may_attack(0, FOE), "the pillar hides him");
        table.dice(&[GREEN_2_2, GREEN_3_2, BLACK_1]).attack_by("trick_shot", 0, FOE).finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (3, 1));
        // On an order too.
        let scene = Scenario::on("pillar").hero(JYN, &["trick_shot"], [1, 1]).hero(GIDEON, &[], [0, 1]);
        let mut ordered = Table::new(&scene.enemy("royal_guard", &[[5, 1]]));
        ordered.activate(FRIEND).play("command").pick(ME);
        ordered.dice(&[GREEN_2_2, GREEN_3_2, BLACK_1]).attack_by("trick_shot", 0, FOE).finish();
        assert_eq!((ordered.damage(FOE), ordered.strain(ME)), (3, 1));
        // A ranged weapon only: beside him she has a blade at hand, and the trick is for the blaster.
        let near =
            Scenario::on("hall").hero(JYN, &["trick_shot", "vibroblade"], [3, 4]).hero(FENN, &[], [0, 8]);
        let mut near = Table::new(&near.enemy("royal_guard", &[[4, 4]]));
        near.activate(ME);
        let tricks = near.offers().into_iter().filter_map(|offer| match offer.choice {
            Choice::Attack { weapon, by: Some(_), .. } => Some(weapon),
            _ => None,
        });
        assert_eq!(tricks.collect::<Vec<_>>(), [0]);
        assert!(near.may_attack(2, FOE), "the blade");
        table
    }),
    ("sidewinder/sidewinder", || {
        let mut table = Table::new(&facing(JYN, &["sidewinder"], "royal_guard", 2));
        // Also after a miss.
        table.dice(&[GREEN_SURGE, GREEN_SURGE, BLACK_3]).activate(ME).attack(0, FOE).play("sidewinder");
        table.walk([0, 4]).finish();
        assert_eq!(table.at(ME), [0, 4]);
        table
    }),
    // Mak Eshka'rey
    ("disengage/disengage", || {
        let scene = Scenario::on("hall").hero(MAK, &["disengage"], [6, 4]).hero(FENN, &[], [0, 8]);
        let scene = scene.enemy("royal_guard", &[[11, 4]]).draws(0, "royal_guard_strike");
        let mut table = targeted(&scene);
        table.play("disengage").walk([3, 4]).finish();
        assert_eq!((table.at(ME), table.strain(ME)), ([3, 4], 1));
        assert_eq!(
            table.cited("R27.25") + table.told(|event| matches!(event, Event::AttackDeclared { .. })),
            0
        );
        table
    }),
    ("supply_network/supply_network_scout", || {
        let scene = facing(MAK, &["supply_network"], "royal_guard", 7);
        let mut table = Table::new(&scene.supply(&["shock_grenade", "bacta_infusion"]));
        table.dice(&[BLUE_SURGE, GREEN_1_2]).activate(ME).play("supply_network_scout");
        table.until(|ask| matches!(ask, Prompt::Keep { .. })).choose(Choice::Keep { top: false });
        // That the next card drawn is the other one is seen where a crate is at hand, in `play::cards`.
        table.end().finish();
        assert_eq!(table.card(0, "supply_network"), CardState::Exhausted);
        table
    }),
    ("supply_network/supply_network_draw", || {
        let scene = facing(MAK, &["supply_network"], "royal_guard", 7);
        let mut table = Table::new(&scene.supply(&["shock_grenade", "bacta_infusion"]));
        table.activate(ME).play("supply_network_draw").finish();
        assert_eq!(table.card(0, "shock_grenade"), CardState::Ready);
        assert_eq!(table.card(0, "supply_network"), CardState::Gone);
        table
    }),
    ("target_acquired/target_acquired", || {
        // In a corridor the first guard hides the second.
        let scene = Scenario::on("corridor").hero(MAK, &["target_acquired"], [0, 0]).hero(FENN, &[], [9, 0]);
        let mut table = Table::new(&scene.enemy("royal_guard", &[[3, 0], [7, 0]]));
        table.activate(ME);
        assert!(!table.may_attack(0, FOE + 1));
        table.dice(&[BLUE_3_2, BLUE_2_1, BLACK_1]).attack_by("target_acquired", 0, FOE + 1).finish();
        assert_eq!((table.damage(FOE + 1), table.strain(ME)), (2, 1), "accuracy 5 + 2 at 7 spaces");
        table
    }),
    ("jeswandi_training/jeswandi_training", || {
        let table = Table::new(&facing(MAK, &["jeswandi_training"], "royal_guard", 7));
        assert_eq!(table.body(ME).health, 10 + 10 + 2);
        table
    }),
    ("jeswandi_training/jeswandi_training_focus", || {
        let mut table = shot_at(MAK, &["jeswandi_training"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_1]).play("jeswandi_training_focus").finish();
        assert!(table.has(ME, Condition::Focus));
        table
    }),
    ("execute/execute_recover", || {
        let mut table = Table::new(&facing(MAK, &["execute"], "stormtrooper", 2).strain(ME, 2));
        table.dice(&[BLUE_3_2, BLUE_3_2, BLACK_1]).activate(ME).attack(0, FOE).finish();
        assert_eq!(table.strain(ME), 1);
        table
    }),
    ("execute/execute_ambush", || {
        let mut table = Table::new(&facing(MAK, &["execute"], "nexu", 5));
        table.activate(ME).attack(0, FOE).play("ambush").play("execute_ambush");
        table.dice(&[BLUE_4_2, BLUE_3_2]).finish().all_dice_used();
        assert_eq!((table.damage(FOE), table.strain(ME)), (4, 2));
        assert_eq!(table.rolls(), ["blue blue |"], "no white die is left");
        table
    }),
    ("expertise/expertise", || {
        let mut table = Table::new(&at_terminal(MAK, &["expertise"]));
        table.activate(ME).choose(Choice::Interact { object: Object::Terminal(0) }).play("expertise");
        assert_eq!((table.left(), table.strain(ME)), ((2, 0), 1));
        table
    }),
    ("no_escape/no_escape", || {
        let mut table = Table::new(&facing(MAK, &["no_escape"], "royal_guard", 2));
        table.dice(&[BLUE_3_2, BLUE_2_1, BLACK_1]).activate(ME).attack(0, FOE).play("no_escape");
        table.dice(&[BLUE_3_2, BLUE_2_1, GREEN_2_2, BLACK_1]).attack(0, FOE).finish().all_dice_used();
        assert_eq!(table.rolls(), ["blue blue | black", "blue blue green | black"], "Focused");
        assert_eq!((table.damage(FOE), table.strain(ME), table.left()), (2 + 4, 2, (1, 0)));
        table
    }),
    ("decoy/decoy", || {
        let mut table = shot_at(MAK, &["decoy"]);
        table.play("decoy").dice(&[BLUE_3_2, GREEN_2_2, WHITE_BLANK]);
        table.until(|ask| matches!(ask, Prompt::Moving { .. })).walk([2, 7]);
        assert_eq!((table.damage(ME), table.at(ME)), (0, [2, 7]));
        table.dice(&[BLUE_3_2, BLUE_3_2, GREEN_SURGE, BLACK_2]).attack(0, FOE).finish();
        assert_eq!(table.hits(), [0, 2]);
        assert_eq!(table.card(0, "decoy"), CardState::Gone);
        // The interrupt is left out: no other space, no focus, no attack.
        let mut stays = shot_at(MAK, &["decoy"]);
        stays.play("decoy").until(|ask| matches!(ask, Prompt::Moving { .. })).pass();
        assert!(!matches!(stays.prompt(), Prompt::Striking { .. }) && !stays.has(ME, Condition::Focus));
        table
    }),
];

/// alliance R6.2, R9.1, R14.1
#[test]
fn abilities_of_class_cards() {
    play_all(CASES);
}
