//! The abilities of supply cards and rewards.

use sortie_alliance::ability::DicePool;
use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{CardState, Choice, Event, HeroPick, Object, Prompt, Setup};
use sortie_boards::square::Space;
use sortie_kernel::Seat;

use super::table::{CONTENT, Table, face::*};
use super::{Case, FOE, FRIEND, ME, facing, facing_all, play_all, shooter, shot_at, targeted};

/// Fenn with a supply card, Gaarkhan beside him.
fn pair(card: &str) -> Scenario {
    let scene = Scenario::on("hall").hero("fenn_signis", &[card], [2, 4]).hero("gaarkhan", &[], [3, 4]);
    scene.enemy("royal_guard", &[[12, 4]])
}

/// Fenn shoots, alone and beside a friend, who adds so much damage.
fn shoulder(friend: &str, more: u16) -> Table {
    let shot = |at: [u8; 2]| {
        let scene = Scenario::on("hall").hero("fenn_signis", &["shoulder"], [2, 4]).hero(friend, &[], at);
        let mut table = Table::new(&scene.enemy("royal_guard", &[[4, 4]]));
        table.dice(&[BLUE_2_1, GREEN_1_2, BLACK_1]).activate(ME).attack(0, FOE).finish();
        table
    };
    let (alone, beside) = (shot([0, 8]), shot([1, 3]));
    assert_eq!((alone.damage(FOE), beside.damage(FOE)), (2, 2 + more));
    beside
}

pub(crate) const CASES: &[Case] = &[
    // Cards of these tests.
    ("shoulder/shoulder", || shoulder("gideon_argus", 1)),
    ("shoulder/shoulder_of", || shoulder("gaarkhan", 3)),
    ("smoke/smoke", || {
        let mut table = shot_at("fenn_signis", &["smoke"]);
        table.dice(&[BLUE_4_2, GREEN_3_2, BLACK_1]).play("smoke").finish().all_dice_used();
        assert_eq!((table.hits(), table.damage(ME)), (vec![0], 0), "whatever is rolled");
        table
    }),
    ("adrenal_stim/adrenal_stim", || {
        let mut table = Table::new(&pair("adrenal_stim").strain(FRIEND, 4));
        table.activate(ME).play("adrenal_stim").pick(FRIEND);
        assert_eq!((table.strain(FRIEND), table.left()), (1, (2, 0)));
        assert!(table.has(FRIEND, Condition::Focus));
        assert_eq!(table.card(0, "adrenal_stim"), CardState::Gone);
        table
    }),
    ("bacta_infusion/bacta_infusion", || {
        let scene = pair("bacta_infusion").damage(FRIEND, 4).has(FRIEND, Condition::Stun);
        let mut table = Table::new(&scene.has(FRIEND, Condition::Bleed));
        table.activate(ME).play("bacta_infusion").pick(FRIEND);
        assert_eq!(table.damage(FRIEND), 1);
        assert!(!table.has(FRIEND, Condition::Stun) && !table.has(FRIEND, Condition::Bleed));
        table
    }),
    ("c22_frag_grenade/c22_frag_grenade", || {
        let scene = facing_all("fenn_signis", &["c22_frag_grenade"], "royal_guard", &[[5, 4], [6, 4]]);
        let mut table = Table::new(&scene);
        table.activate(ME).play("c22_frag_grenade").aim([5, 4]).dice(&[RED_3]).finish();
        assert_eq!((table.damage(FOE), table.damage(FOE + 1), table.damage(ME)), (3, 3, 0));
        table
    }),
    ("emergency_medpac/emergency_medpac", || {
        let mut table = Table::new(&pair("emergency_medpac").damage(FRIEND, 7));
        table.activate(ME).choose(Choice::Rest { medpac: false }).play("emergency_medpac").pick(FRIEND);
        assert_eq!(table.damage(FRIEND), 2);
        table
    }),
    ("shock_grenade/shock_grenade", || {
        let mut table = Table::new(&facing("fenn_signis", &["shock_grenade"], "royal_guard", 2));
        // On the space between them: whoever throws it stands beside it as well.
        table.activate(ME).play("shock_grenade").aim([3, 4]).dice(&[YELLOW_1_2]).finish();
        assert_eq!((table.damage(FOE), table.damage(ME)), (2, 2));
        assert!(table.has(FOE, Condition::Stun) && table.has(ME, Condition::Stun));
        table
    }),
    // Rewards
    ("adrenal_implant/adrenal_implant", || {
        let mut table = Table::new(&pair("adrenal_implant"));
        table.activate(ME).choose(Choice::Rest { medpac: false }).play("adrenal_implant").finish();
        assert!(table.has(ME, Condition::Focus));
        table
    }),
    ("rebel_recon/rebel_recon", || {
        // Also when another hero draws: two cards, of which that hero keeps either.
        let draw = || {
            let scene = Scenario::on("hall").hero("fenn_signis", &["rebel_recon"], [2, 4]);
            let scene = scene.hero("gaarkhan", &[], [0, 7]).enemy("royal_guard", &[[12, 4]]);
            let mut table = Table::new(&scene.supply(&["shock_grenade", "bacta_infusion", "adrenal_stim"]));
            table.activate(FRIEND).choose(Choice::Interact { object: Object::Crate(0) });
            assert_eq!(table.prompt(), Prompt::Card { seat: Seat(1) });
            table
        };
        let has = |table: &Table, card: &str| table.state.card_state(&CONTENT, 1, card).is_some();
        let mut first = draw();
        first.choose(Choice::Card { slot: 2 });
        assert!(has(&first, "shock_grenade") && !has(&first, "bacta_infusion"));
        let mut table = draw();
        table.choose(Choice::Card { slot: 3 });
        assert!(!has(&table, "shock_grenade") && has(&table, "bacta_infusion"));
        // It is a card of the team: who draws has it, whoever brought it and may have withdrawn since.
        let of_friend =
            |event: &Event| matches!(event, Event::AbilityUsed { source, .. } if source.figure.0 == FRIEND);
        assert_eq!((table.n_used("rebel_recon"), table.told(of_friend)), (1, 1));
        table
    }),
    ("the_ways_of_the_force/the_ways_of_the_force", || {
        let scene = Scenario::on("hall").hero("fenn_signis", &["the_ways_of_the_force"], [12, 7]);
        let scene = scene.hero("gaarkhan", &[], [0, 0]).enemy("royal_guard", &[[0, 8]]).medpacs(0);
        let mut table = Table::new(&scene);
        table.activate(ME).choose(Choice::Interact { object: Object::Terminal(0) });
        table
            .play("the_ways_of_the_force")
            .dice(&[BLUE_2_1, GREEN_1_2, GREEN_SURGE])
            .finish()
            .all_dice_used();
        assert_eq!((table.state.n_medpacs(), table.strain(ME)), (1, 1), "a green die more");
        assert!(!table.has(ME, Condition::Focus));
        table
    }),
    ("fearless_leader/fearless_leader", || {
        let scene = Scenario::on("hall").hero("gideon_argus", &["fearless_leader"], [2, 4]);
        let scene = scene.hero("fenn_signis", &[], [3, 4]).enemy("royal_guard", &[[12, 4]]).strain(FRIEND, 2);
        let mut table = Table::new(&scene);
        table.activate(ME).play("command").pick(FRIEND).pass().finish();
        assert_eq!(table.strain(FRIEND), 1);
        table
    }),
    ("life_debt/life_debt", || {
        let scene =
            Scenario::on("hall").hero("gaarkhan", &["life_debt"], [0, 4]).hero("fenn_signis", &[], [2, 4]);
        let scene = scene.enemy("stormtrooper", &[[4, 4]]).draws(0, "stormtrooper_fall_back");
        let mut table = Table::new(&scene);
        table.activate(ME).end();
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).play("life_debt").finish();
        assert_eq!(table.damage(FRIEND), 3);
        assert!(table.has(ME, Condition::Focus));
        table
    }),
    ("peacemaker/peacemaker", || {
        let mut table = shot_at("jyn_odan", &["peacemaker"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_1]).play("peacemaker");
        table.dice(&[GREEN_2_2, GREEN_2_2, BLACK_2]).attack(0, FOE).finish();
        assert_eq!(table.strain(ME), 1);
        assert_eq!(table.hits(), [3, 2]);
        table
    }),
    ("shadow_suit/shadow_suit", || {
        // Ambush also where he is seen.
        let mut table = Table::new(&facing("mak_eshkarey", &["shadow_suit"], "royal_guard", 2));
        table.dice(&[BLUE_3_2, BLUE_3_2, BLACK_2]).activate(ME).attack(0, FOE).play("ambush").finish();
        assert_eq!(table.damage(FOE), 4);
        // And an evade while he defends.
        let mut shot = shot_at("mak_eshkarey", &["shadow_suit"]);
        shot.dice(&[BLUE_3_1_SURGE, GREEN_2_2, WHITE_BLANK]).finish();
        assert_eq!(shot.damage(ME), 3, "the surge buys nothing");
        table
    }),
    ("shu_yens_lightsaber/shu_yens_lightsaber", || {
        let mut table = shot_at("diala_passil", &["shu_yens_lightsaber"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_BLANK, WHITE_1]).play("foresight");
        table.choose(Choice::Die { pool: DicePool::Defence, die: 0 }).finish();
        // It recovers 1 at the end of its activation: the card it drew.
        assert_eq!(
            table.told(|event| matches!(event, sortie_alliance::Event::Suffered { figure, damage: 1, .. }
            if figure.0 == FOE)),
            1
        );
        table
    }),
    ("veteran_prowess/veteran_prowess_damage", || {
        let mut table = Table::new(&facing("fenn_signis", &["veteran_prowess"], "royal_guard", 2));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).activate(ME).attack(0, FOE).play("havoc_shot").finish();
        assert_eq!(table.damage(FOE), 3);
        table
    }),
    ("veteran_prowess/veteran_prowess_rest", || {
        let mut table =
            Table::new(&facing("fenn_signis", &["veteran_prowess"], "royal_guard", 7).damage(ME, 5));
        table.activate(ME).choose(Choice::Rest { medpac: false }).play("veteran_prowess_rest").finish();
        assert_eq!(table.damage(ME), 3);
        table
    }),
    ("old_wounds/old_wounds", || {
        let mut table = Table::new(&facing("fenn_signis", &["old_wounds"], "royal_guard", 2).wounded(ME));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).activate(ME).attack(0, FOE).finish();
        assert_eq!(table.damage(FOE), 1);
        table
    }),
    ("supply_deficit/supply_deficit", || {
        let mut setup = Setup::new(&["fenn_signis", "gaarkhan"], "hall");
        setup.enemies = vec!["royal_guard".to_owned()];
        setup.heroes[0] =
            HeroPick { hero: "fenn_signis".to_owned(), cards: vec!["supply_deficit".to_owned()] };
        let mut table = Table::begin(&setup);
        for figure in [ME, FRIEND] {
            let to = Space::new(0, figure);
            table.choose(Choice::Deploy { figure: sortie_alliance::world::FigureId(figure), to });
        }
        assert_eq!((table.strain(ME), table.strain(FRIEND)), (2, 2), "without a campaign nobody can pay");
        table
    }),
];

/// alliance R19.1
#[test]
fn abilities_of_supply_cards_and_rewards() {
    play_all(CASES);
}

/// alliance R6.1
///
/// Old Wounds is a card of the team: whose hand it lies in does not matter.
#[test]
fn old_wounds_hurt_every_hero() {
    let scene = Scenario::on("hall").hero("gaarkhan", &["old_wounds"], [0, 0]);
    let scene = scene.hero("fenn_signis", &[], [2, 4]).enemy("royal_guard", &[[4, 4]]).wounded(FRIEND);
    let mut table = Table::new(&scene);
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).activate(FRIEND).attack(0, FOE).finish();
    assert_eq!(table.damage(FOE), 1);
}

/// alliance R6.6
///
/// A mark of what the cards say: an ability that waits for wounds does nothing before.
#[test]
fn old_wounds_wait_for_wounds() {
    let mut table = Table::new(&facing("fenn_signis", &["old_wounds"], "royal_guard", 2));
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).activate(ME).attack(0, FOE).finish();
    assert_eq!(table.damage(FOE), 2);
    let mut life = targeted(&shooter("gaarkhan", &["life_debt"]));
    // A debt to others.
    life.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).finish_without("life_debt");
    assert_eq!(life.damage(ME), 3, "enough to be owed for");
}
