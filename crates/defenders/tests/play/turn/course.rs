//! How a turn goes: three things in any order, each once, and who has none (46 to 50, 96).

use sortie_boards::hex::Side;
use sortie_defenders::content::Class;
use sortie_defenders::{Choice, Prompt};

use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent, alien};

/// What of the turn is still there: movement, combat, action.
fn left(table: &Table) -> [bool; 3] {
    let Prompt::Turn { movement, combat, action, .. } = table.prompt() else {
        panic!("{:?} is asked in a turn", table.prompt());
    };
    [movement, combat, action]
}

/// A marine with a wounded biotech's medikit, an alien in reach: everything can be done.
fn busy() -> Setting {
    Setting::on(&SEVEN)
        .agent(Class::Marine, [4, 3])
        .has("medikit")
        .wounds(agent(0), 2)
        .alien("aracnos_green", [11, 4])
}

/// defenders 46, 47, 78: movement, combat and action in any order, each once; the turn is over when nothing is left.
#[test]
fn each_of_the_three_is_done_once_in_any_order() {
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        let mut table = busy().begin();
        let mut expected = [true; 3];
        for (n, what) in order.into_iter().enumerate() {
            assert_eq!(left(&table), expected, "{order:?}");
            match what {
                0 => {
                    table.walk([6, 3]);
                }
                1 => {
                    table.choose(Choice::Attack { gun: 0, target: alien(0), area: false });
                    while !matches!(table.prompt(), Prompt::Turn { .. }) && n < 2 {
                        let first = table.offers()[0];
                        table.choose(first);
                    }
                }
                _ => {
                    let medikit = super::use_of(&table, 0, "devices", "medikit");
                    table.choose(medikit);
                }
            }
            expected[what] = false;
        }
        assert_eq!(table.happened("spent"), 3, "{order:?}");
    }
}

/// defenders 50: the agent may stop before all is used.
#[test]
fn an_agent_may_end_his_turn_at_once() {
    let mut table = busy().begin();
    assert_eq!(*table.offers().last().expect("offers"), Choice::EndTurn);
    table.choose(Choice::EndTurn);
    assert_eq!(table.last("turn_ended").0, "50");
    assert_eq!(table.happened("spent"), 0);
}

/// defenders 50: a turn in which nothing is left but to end it ends by itself.
#[test]
fn a_turn_without_anything_left_ends_by_itself() {
    let mut table = Setting::on(&SEVEN).agent(Class::Hulk, [7, 4]).agent(Class::Marine, [1, 2]).begin();
    table.walk([9, 4]);
    assert_eq!(table.happened("turn_ended"), 0, "he can still redeploy");
    let at = table.hex([7, 4]);
    table.choose(Choice::Redeploy { to: at });
    assert_eq!(table.happened("turn_ended"), 1, "action and combat went with it");
}

/// defenders 96, A74: a paralysed agent's turn is skipped.
#[test]
fn who_is_paralysed_has_no_turn() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [7, 4])
        .agent(Class::Marine, [1, 2])
        .and(|scenario| scenario.paralysed(agent(0)))
        .begin();
    let (rule, event) = table.last("turn_skipped");
    assert_eq!((rule, &event["agent"]), ("96", &serde_json::json!(0)));
    assert_eq!(
        (table.happened("turn_began"), &table.last("turn_began").1["agent"]),
        (1, &serde_json::json!(1))
    );
}

/// defenders 10, 46, 90: who is dead has no turn.
#[test]
fn who_is_dead_has_no_turn() {
    let table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [7, 4])
        .agent(Class::Marine, [1, 2])
        .and(|scenario| scenario.dead(0))
        .begin();
    let (_, event) = table.last("turn_began");
    assert_eq!(event["agent"], 1);
    assert_eq!((table.happened("turn_began"), table.happened("turn_skipped")), (1, 0));
}

/// defenders 89, A26, A48: who bleeds moves one hex, does not fight, and acts only by powers and items.
#[test]
fn who_bleeds_moves_one_hex_and_uses_items() {
    let table = Setting::on(&SEVEN)
        .side([[7, 4], [9, 4]], Side::Window)
        .side([[7, 4], [8, 5]], Side::Locked)
        .search([7, 4])
        .agent(Class::Marine, [7, 4])
        .has("medikit")
        .wounds(agent(0), 6)
        .jammed(0)
        .alien("aracnos_green", [4, 3])
        .begin();
    let medikit = super::use_of(&table, 0, "devices", "medikit");
    let moves = super::goes(&table);
    assert_eq!(moves, [[5, 4], [6, 3], [6, 5], [8, 3]], "one hex, and windows and locks hold");
    let others: Vec<Choice> =
        table.offers().into_iter().filter(|choice| !matches!(choice, Choice::Go { .. })).collect();
    assert_eq!(others, [medikit, Choice::EndTurn]);
}

/// defenders 93, 94, A25: who is engaged may fight, bash, clear a jam and use powers, but neither move, leap, search nor redeploy.
#[test]
fn who_is_engaged_stays_where_he_is() {
    let table = Setting::on(&SEVEN)
        .side([[7, 4], [9, 4]], Side::Window)
        .side([[7, 4], [8, 5]], Side::Locked)
        .search([7, 4])
        .agent(Class::Marine, [7, 4])
        .has("medikit")
        .wounds(agent(0), 1)
        .jammed(0)
        .alien("aracnos_green", [5, 4])
        .begin();
    let medikit = super::use_of(&table, 0, "devices", "medikit");
    assert_eq!(
        table.offers(),
        [
            Choice::Attack { gun: 1, target: alien(0), area: false },
            medikit,
            Choice::Bash { lock: 0 },
            Choice::Evade,
            Choice::ClearJam { gun: 0, movement: true },
            Choice::ClearJam { gun: 0, movement: false },
            Choice::EndTurn,
        ]
    );
}

/// defenders 95: who is immobilised neither moves nor leaps, redeploys or evades; searching and fighting are open.
#[test]
fn who_is_immobilised_does_nothing_that_needs_movement() {
    let setting = || {
        Setting::on(&SEVEN)
            .human_view()
            .side([[7, 4], [9, 4]], Side::Window)
            .search([7, 4])
            .agent(Class::Marine, [7, 4])
            .has("stim_pack")
            .and(|scenario| scenario.immobilised(agent(0)))
    };
    let table = setting().begin();
    assert_eq!(table.offers(), [Choice::Search, Choice::EndTurn], "he does not even turn (A56)");
    let engaged = setting().alien("aracnos_green", [9, 4]).begin();
    assert!(!engaged.is_offered(Choice::Evade));
}

/// defenders 185: sight is drawn from where he stands now: after the movement from the new place, and no more from the old one
#[test]
fn who_has_moved_looks_from_there() {
    let walls = [[[9, 4], [11, 4]], [[9, 4], [10, 5]], [[8, 5], [10, 5]], [[9, 4], [10, 3]]];
    let setting = Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).alien("aracnos_green", [11, 4]);
    let mut table = walls.into_iter().fold(setting, |setting, side| setting.side(side, Side::Wall)).begin();
    let shot = Choice::Attack { gun: 0, target: alien(0), area: false };
    assert!(!table.is_offered(shot));
    table.walk([10, 3]);
    assert!(table.is_offered(shot));
}
