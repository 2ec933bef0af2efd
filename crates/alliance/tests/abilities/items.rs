//! The abilities of item cards.

use sortie_alliance::ability::DicePool;
use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{CardState, Choice, Object, Prompt};

use super::table::{Table, face::*};
use super::{Case, FOE, FRIEND, ME, facing, play_all, shooter, shot_at, targeted};

const FENN: &str = "fenn_signis";
const GAARKHAN: &str = "gaarkhan";

/// Fenn with an item, shot at for 4 damage against a block.
fn shot_with(item: &str, ability: &str) -> Table {
    let mut table = shot_at(FENN, &[item]);
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).play(ability).finish();
    table
}

/// Fenn with an item on his rifle shoots at a guard three spaces away: 4 damage against 2 blocks.
fn shoots_with(item: &str) -> Table {
    let mut table = Table::new(&facing(FENN, &[item], "royal_guard", 3));
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_2]).activate(ME).attack(0, FOE);
    table
}

/// A coat adds 2 health; evades may be turned into blocks.
fn coat(card: &str, ability: &str) -> Table {
    let mut table = shot_at(FENN, &[card]);
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_EVADE]).play(ability);
    table.choose(Choice::Convert { symbols: 1 }).finish();
    assert_eq!((table.body(ME).health, table.damage(ME)), (12 + 10 + 2, 3));
    table
}

/// Laminate armour adds 3 health, and a block once an activation.
fn laminate(card: &str, ability: &str) -> Table {
    let table = shot_with(card, ability);
    assert_eq!((table.body(ME).health, table.damage(ME)), (12 + 10 + 3, 2));
    assert_eq!(table.card(0, card), CardState::Exhausted);
    table
}

/// A hero who tests an attribute and rerolls one die of it.
fn rerolls(table: &mut Table, ability: &str) {
    table.play(ability).choose(Choice::Die { pool: DicePool::Test, die: 0 });
}

pub(crate) const CASES: &[Case] = &[
    ("balanced_hilt/balanced_hilt", || {
        let mut table = Table::new(&facing(GAARKHAN, &["balanced_hilt"], "royal_guard", 1));
        table.dice(&[RED_3, YELLOW_2_1, BLACK_2]).activate(ME).attack(0, FOE).play("balanced_hilt");
        table.surge("pierce1").finish();
        assert_eq!(table.damage(FOE), 3);
        table
    }),
    ("combat_coat_t1/combat_coat_t1", || coat("combat_coat_t1", "combat_coat_t1_block")),
    ("combat_coat_t1/combat_coat_t1_block", || coat("combat_coat_t1", "combat_coat_t1_block")),
    ("combat_coat_t2/combat_coat_t2", || coat("combat_coat_t2", "combat_coat_t2_block")),
    ("combat_coat_t2/combat_coat_t2_block", || coat("combat_coat_t2", "combat_coat_t2_block")),
    ("portable_medkit/portable_medkit", || {
        let scene = Scenario::on("hall").hero(FENN, &["portable_medkit"], [2, 4]).hero(GAARKHAN, &[], [3, 4]);
        let scene = scene.enemy("royal_guard", &[[12, 4]]).damage(FRIEND, 5).strain(FRIEND, 2);
        let mut table = Table::new(&scene);
        table.activate(ME).choose(Choice::Rest { medpac: false }).play("portable_medkit").pick(FRIEND);
        assert_eq!((table.damage(FRIEND), table.strain(FRIEND)), (2, 1));
        assert_eq!(table.card(0, "portable_medkit"), CardState::Gone, "depleted");
        table
    }),
    ("survival_gear/survival_gear", || {
        let ends = |cards: &[&str]| {
            let scene = Scenario::on("hall").hero(FENN, cards, [5, 8]).hero(GAARKHAN, &[], [0, 0]);
            let mut table = Table::new(&scene.enemy("royal_guard", &[[13, 0]]));
            table.activate(ME).choose(Choice::Strain);
            table
        };
        assert!(!ends(&[]).ends().contains(&[6, 8]));
        let table = ends(&["survival_gear"]);
        assert!(table.ends().contains(&[6, 8]), "rubble costs nothing extra");
        table
    }),
    ("survival_gear/survival_gear_test", || {
        let mut table = targeted(&shooter(FENN, &["survival_gear", "adrenaline_rush"]).strain(ME, 3));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1, BLUE_2_1, GREEN_1_2, BLUE_SURGE]).play("adrenaline_rush");
        rerolls(&mut table, "survival_gear_test");
        table.finish();
        assert_eq!(table.strain(ME), 0, "the test of strength is passed after all");
        table
    }),
    ("tactical_display/tactical_display", || {
        let mut table = shoots_with("tactical_display");
        table.play("tactical_display").surge("dmg+1").finish();
        assert_eq!(table.damage(FOE), 3);
        assert!(!table.attack(0, FOE).may_use("tactical_display"), "exhausted");
        table
    }),
    ("extra_ammunition/extra_ammunition", || {
        let mut table = shoots_with("extra_ammunition");
        table.dice(&[GREEN_3_2]).play("extra_ammunition");
        table.choose(Choice::Die { pool: DicePool::Attack, die: 1 }).finish();
        assert_eq!(table.hits(), [2]);
        table
    }),
    ("high_impact_guard/high_impact_guard", || {
        let mut table = shot_at(GAARKHAN, &["high_impact_guard"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).play("high_impact_guard").finish();
        assert_eq!(table.damage(ME), 2);
        table
    }),
    ("laminate_armor_t2/laminate_armor_t2", || laminate("laminate_armor_t2", "laminate_armor_t2_block")),
    ("laminate_armor_t2/laminate_armor_t2_block", || {
        laminate("laminate_armor_t2", "laminate_armor_t2_block")
    }),
    ("laminate_armor_t3/laminate_armor_t3", || laminate("laminate_armor_t3", "laminate_armor_t3_block")),
    ("laminate_armor_t3/laminate_armor_t3_block", || {
        laminate("laminate_armor_t3", "laminate_armor_t3_block")
    }),
    ("overcharger/overcharger", || {
        let mut table = Table::new(&facing(FENN, &["overcharger"], "royal_guard", 3));
        table.activate(ME).attack(0, FOE).play("overcharger").dice(&[BLUE_3_2, GREEN_2_2]).finish();
        assert_eq!(table.rolls(), ["blue green |"]);
        assert_eq!((table.damage(FOE), table.card(0, "overcharger")), (4, CardState::Gone));
        table
    }),
    ("slicing_tools/slicing_tools_test", || {
        let scene = Scenario::on("hall").hero(FENN, &["slicing_tools"], [12, 7]).hero(GAARKHAN, &[], [0, 0]);
        let mut table = Table::new(&scene.enemy("royal_guard", &[[0, 8]]).medpacs(0));
        table.activate(ME).choose(Choice::Interact { object: Object::Terminal(0) });
        table.dice(&[BLUE_2_1, GREEN_1_2, BLUE_SURGE]);
        rerolls(&mut table, "slicing_tools_test");
        table.finish();
        assert_eq!(table.state.n_medpacs(), 1);
        table
    }),
    ("slicing_tools/slicing_tools_slice", || {
        let mut table = Table::new(&facing(FENN, &["slicing_tools"], "probe_droid", 1));
        table.dice(&[BLUE_SURGE, GREEN_1_2]).activate(ME).play("slicing_tools_slice").pick(FOE).finish();
        assert_eq!((table.damage(FOE), table.left()), (1, (1, 0)));
        assert!(table.has(FOE, Condition::Stun));
        let mut no_droid = Table::new(&facing(FENN, &["slicing_tools"], "royal_guard", 1));
        assert!(!no_droid.activate(ME).may_use("slicing_tools_slice"));
        table
    }),
    ("spread_barrel/spread_barrel", || {
        let mut table = shoots_with("spread_barrel");
        table.play("spread_barrel").finish();
        assert_eq!(table.damage(FOE), 3);
        table
    }),
    ("combat_knife/combat_knife", || {
        let mut table = Table::new(&facing(FENN, &["combat_knife"], "royal_guard", 1));
        table.activate(ME).play("combat_knife").pick(FOE).dice(&[GREEN_1_2]).finish();
        assert_eq!((table.damage(FOE), table.strain(ME), table.left()), (2, 1, (2, 0)));
        table
    }),
    ("combat_visor/combat_visor_test", || {
        let mut table =
            Table::new(&facing("diala_passil", &["combat_visor", "force_throw"], "stormtrooper", 3));
        table.activate(ME).play("force_throw").pick(FOE);
        table.dice(&[BLUE_2_1, GREEN_1_2, YELLOW_1_2, BLUE_SURGE]);
        rerolls(&mut table, "combat_visor_test");
        table.until(|ask| matches!(ask, Prompt::Moving { .. })).pass();
        assert_eq!(table.damage(FOE), 1, "the test of insight is passed after all; the push may be none");
        table
    }),
    ("combat_visor/combat_visor_accuracy", || {
        let mut table = Table::new(&facing(FENN, &["combat_visor"], "royal_guard", 6));
        table.dice(&[BLUE_3_2, GREEN_1_2, BLACK_1]).activate(ME).attack(0, FOE).play("combat_visor_accuracy");
        table.finish();
        assert_eq!((table.damage(FOE), table.strain(ME)), (3, 1));
        table
    }),
    ("disruption_cell/disruption_cell", || {
        let mut table = Table::new(&facing(FENN, &["disruption_cell"], "royal_guard", 4));
        table.activate(ME).attack(0, FOE).play("disruption_cell");
        table.choose(Choice::Die { pool: DicePool::Attack, die: 0 });
        table.dice(&[RED_3, GREEN_2_2, BLACK_1]).finish();
        assert_eq!(table.rolls(), ["red green | black"]);
        assert_eq!(table.damage(FOE), 4, "accuracy 2 and 2 of the cell");
        table
    }),
    ("personal_shields/personal_shields", || {
        let table = shot_with("personal_shields", "personal_shields");
        assert_eq!((table.damage(ME), table.card(0, "personal_shields")), (0, CardState::Gone));
        table
    }),
    ("reinforced_helmet/reinforced_helmet", || {
        let mut table = shot_at(FENN, &["reinforced_helmet"]);
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1, BLUE_SURGE]).play("reinforced_helmet");
        table.choose(Choice::Die { pool: DicePool::Attack, die: 0 }).finish();
        assert_eq!(table.damage(ME), 2, "2 damage, +1 for the surge that is new, 1 blocked");
        table
    }),
    ("shock_emitter/shock_emitter", || {
        let mut table = Table::new(&facing(GAARKHAN, &["shock_emitter"], "royal_guard", 1));
        table.dice(&[RED_3, YELLOW_1_1_SURGE, BLACK_1]).activate(ME).attack(0, FOE).play("shock_emitter");
        table.surge("stun").finish();
        assert_eq!(table.damage(FOE), 4);
        assert!(table.has(FOE, Condition::Stun));
        table
    }),
    ("telescoping_sights/telescoping_sights", || {
        let mut table = Table::new(&facing(FENN, &["telescoping_sights"], "royal_guard", 3));
        table.activate(ME).play("telescoping_sights").dice(&[BLUE_3_2, GREEN_2_2, GREEN_2_2, BLACK_1]);
        table.attack(0, FOE).finish().all_dice_used();
        assert_eq!((table.damage(FOE), table.left()), (5, (0, 0)), "Focused; both actions");
        table
    }),
];

/// alliance R9.1, R10.5
#[test]
fn abilities_of_items() {
    play_all(CASES);
}
