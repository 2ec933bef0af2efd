//! What is open and could change nothing: the rules offer it, and a table may spare people the question.

use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Alliance, Prompt};
use sortie_kernel::{Game, Seat, Viewer};

use super::table::{CONTENT, Table, face::*};
use super::{FENN, FOE, pair};

fn moot(table: &Table) -> Vec<Seat> {
    Alliance::view(&CONTENT, &table.state, Viewer::Spectator).moot
}

/// Fenn shoots a guard so many spaces away, up to where surges are spent.
fn surging(scene: &Scenario, faces: [u8; 3]) -> Table {
    let mut table = Table::new(scene);
    table.dice(&faces).activate(FENN).attack(0, FOE).until(|ask| matches!(ask, Prompt::Surges { .. }));
    table
}

/// alliance R5.3, R5.11: of `dmg+1` and `acc+1` nothing is worth a surge where the shot falls short by two.
#[test]
fn surges_that_buy_nothing() {
    let guard = |distance: u8| pair([2, 4], [0, 0]).enemy("royal_guard", &[[2 + distance, 4]]);
    let dice = [BLUE_2_1, GREEN_1_1_SURGE, BLACK_1];
    assert_eq!(moot(&surging(&guard(3), dice)), [], "a damage more");
    assert_eq!(moot(&surging(&guard(4), dice)), [], "accuracy makes it hit");
    assert_eq!(moot(&surging(&guard(5), dice)), [Seat(0)], "a certain miss");
    assert_eq!(moot(&surging(&guard(5).strain(FENN, 1), dice)), [], "but strain to recover");
}

/// alliance R5.5, R6.1: Foresight is no use where the attack misses already, nor on the best face there is.
#[test]
fn foresight_at_a_certain_miss() {
    let shot_at = |face: u8| {
        let scene = Scenario::on("hall").hero("diala_passil", &[], [2, 4]).hero("fenn_signis", &[], [0, 8]);
        let scene = scene.enemy("stormtrooper", &[[4, 4]]).draws(0, "stormtrooper_fall_back");
        let mut table = Table::new(&scene);
        table.activate(1).end();
        table.dice(&[BLUE_3_2, GREEN_2_2, face]).until_may_use("foresight");
        moot(&table)
    };
    assert_eq!(shot_at(WHITE_BLANK), []);
    assert_eq!(shot_at(WHITE_DODGE), [Seat(0)]);
    let mut learned = Scenario::on("hall").hero("diala_passil", &["defensive_stance"], [2, 4]);
    learned = learned.hero("fenn_signis", &[], [0, 8]).enemy("stormtrooper", &[[4, 4]]);
    let mut table = Table::new(&learned.draws(0, "stormtrooper_fall_back"));
    table.activate(1).end();
    table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_DODGE]).until_may_use("foresight");
    assert_eq!(moot(&table), [], "another card builds on it");
}

/// alliance R6.7, R37.5: Blast needs somebody beside the target.
#[test]
fn a_blast_without_anybody_near() {
    let scene = |more: &[[u8; 2]]| {
        let mut all = vec![[5, 4]];
        all.extend(more);
        let mut table = Table::new(&pair([2, 4], [0, 0]).enemy("stormtrooper", &all));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).activate(FENN).attack(0, FOE).until_may_use("havoc_shot");
        moot(&table)
    };
    assert_eq!(scene(&[]), [Seat(0)]);
    assert_eq!(scene(&[[6, 4]]), []);
}
