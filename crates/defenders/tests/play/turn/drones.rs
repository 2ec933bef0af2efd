//! Drones: deployed next to their owner, worked by his action from his next turn on (120, 121, 124, 186).

use sortie_defenders::content::Class;
use sortie_defenders::limits::DRONES;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Prompt};

use super::use_of;
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent, alien, signal};

const SENTRY: FigureId = FigureId(DRONES);
const GD_209: FigureId = FigureId(DRONES + 1);

fn places(table: &Table) -> Vec<[i16; 2]> {
    table.hexes(|choice| if let Choice::Place { at } = choice { Some(at) } else { None })
}

/// A drone that was placed in an earlier turn.
fn placed(setting: Setting, drone: FigureId, at: u16) -> Setting {
    setting
        .body(drone, "is_present", true)
        .body(drone, "at", at)
        .patch(&format!("/drones/{}/was_placed", drone.0 - DRONES), true)
        .patch(&format!("/drones/{}/ammo", drone.0 - DRONES), 4)
}

/// 120, 124, 186: on an empty adjacent hex, for an action; it does nothing in this turn.
#[test]
fn a_drone_is_placed_next_to_its_owner() {
    for (kind, id, drone) in [("devices", "sentry_gun", SENTRY), ("skills", "gd_209", GD_209)] {
        let mut table = Setting::on(&SEVEN)
            .agent(Class::Biotech, [7, 4])
            .has(kind, id)
            .agent(Class::Hulk, [9, 4])
            .alien("aracnos_green", [5, 4])
            .begin();
        let choice = use_of(&table, 0, kind, id);
        table.choose(choice);
        assert_eq!(places(&table), [[6, 3], [6, 5], [8, 3], [8, 5]], "{id}");
        let at = table.hex([8, 5]);
        table.choose(Choice::Place { at });
        assert_eq!((table.at(drone), table.last("deployed").0), (Some([8, 5]), "186"), "{id}");
        assert!(table.view().drones[0].is_new);
        assert!(!table.is_offered(Choice::Operate { drone }), "from the next turn on");
        let printed = &table.content.drones[usize::from(drone.0 - DRONES)];
        assert_eq!(table.view().drones[0].ammo, printed.weapon.ammo);
    }
}

/// 120, 124: one that is on the map is not placed again; the GD-209 comes once a mission, the Sentry-Gun again with another device.
#[test]
fn a_drone_comes_back_or_not() {
    let setting = |kind, id| Setting::on(&SEVEN).agent(Class::Biotech, [7, 4]).has(kind, id);
    let is_usable = |setting: Setting, kind, id| {
        let table = setting.begin();
        table.is_offered(use_of(&table, 0, kind, id))
    };
    assert!(!is_usable(placed(setting("devices", "sentry_gun"), SENTRY, 0), "devices", "sentry_gun"));
    let destroyed = |n: u8| format!("/drones/{n}/was_placed");
    assert!(is_usable(setting("devices", "sentry_gun").patch(&destroyed(0), true), "devices", "sentry_gun"));
    assert!(!is_usable(setting("skills", "gd_209").patch(&destroyed(1), true), "skills", "gd_209"));
}

/// 145, A58: a drone sees signals.
#[test]
fn a_drone_reveals() {
    let mut setting = Setting::on(&SEVEN).agent(Class::Biotech, [7, 4]).has("devices", "sentry_gun");
    for between in [[[7, 4], [9, 4]], [[8, 3], [9, 4]], [[8, 5], [9, 4]]] {
        setting = setting.side(between, sortie_boards::hex::Side::Door);
    }
    for between in [[[8, 3], [9, 2]], [[8, 3], [10, 3]], [[8, 5], [10, 5]], [[8, 5], [9, 6]]] {
        setting = setting.side(between, sortie_boards::hex::Side::Wall);
    }
    let mut table = setting.signal(false, [14, 5]).begin();
    assert_eq!(table.happened("revealed"), 0);
    let sentry = use_of(&table, 0, "devices", "sentry_gun");
    table.choose(sentry);
    let at = table.hex([9, 4]);
    table.choose(Choice::Place { at });
    assert_eq!((table.at(signal(0)), table.happened("revealed")), (None, 1));
}

/// 120, 186: one action is one attack of the Sentry-Gun; with nobody in reach it is not offered.
#[test]
fn a_sentry_gun_attacks() {
    let setting = || Setting::on(&SEVEN).agent(Class::Biotech, [1, 2]);
    let at = setting().begin().hex([7, 4]).0;
    let idle = placed(setting(), SENTRY, at).begin();
    assert!(!idle.is_offered(Choice::Operate { drone: SENTRY }));
    let mut table = placed(setting(), SENTRY, at).alien("aracnos_green", [12, 5]).begin();
    table.choose(Choice::Operate { drone: SENTRY });
    assert_eq!(table.last("spent").1["activity"], "action");
    assert_eq!(table.prompt(), Prompt::Granted { figure: SENTRY }, "it does not move");
    let strike = Choice::Strike { figure: SENTRY, gun: 0, target: alien(0), area: false };
    assert_eq!(table.seat_offered(strike), table.seat_offered(Choice::Pass), "its owner's");
    table.choose(strike);
    let (_, declared) = table.last("declared");
    assert_eq!(
        (&declared["attacker"], &declared["extra"]),
        (&serde_json::json!(SENTRY), &serde_json::json!(true))
    );
}

/// 124, 186, 178: one action makes the GD-209 move and then attack; it leaves a melee freely, and its owner keeps his movement.
#[test]
fn a_gd_209_moves_and_then_attacks() {
    let setting = || Setting::on(&SEVEN).human_view().agent(Class::Biotech, [1, 2]);
    let at = setting().begin().hex([7, 4]).0;
    let mut table = placed(setting(), GD_209, at).alien("aracnos_green", [6, 3]).begin();
    table.choose(Choice::Operate { drone: GD_209 });
    assert_eq!(table.prompt(), Prompt::Movement { figure: GD_209, left: 4 });
    let to = table.hex([11, 4]);
    table.choose(Choice::Go { to });
    assert!(table.is_offered(Choice::Halt), "it looks all round (30)");
    table.choose(Choice::Halt);
    assert_eq!(table.at(GD_209), Some([11, 4]));
    assert_eq!(table.prompt(), Prompt::Granted { figure: GD_209 });
    table.choose(Choice::Pass);
    assert!(matches!(table.prompt(), Prompt::Turn { movement: true, combat: true, action: false, .. }));
}

/// 186: one action never works both; another agent's drone is not worked at all.
#[test]
fn one_action_works_one_drone() {
    let setting = || Setting::on(&SEVEN).agent(Class::Biotech, [1, 2]).agent(Class::Hulk, [0, 3]);
    let empty = setting().begin();
    let [here, there] = [[7, 4], [9, 4]].map(|place| empty.hex(place).0);
    let both = || placed(placed(setting(), SENTRY, here), GD_209, there).alien("aracnos_green", [12, 5]);
    let mut table = both().begin();
    table.choose(Choice::Operate { drone: SENTRY }).choose(Choice::Pass);
    assert!(!table.is_offered(Choice::Operate { drone: GD_209 }));
    let mut table = both().patch("/drones/0/owner", 1).patch("/drones/1/owner", 1).begin();
    assert!(!table.is_offered(Choice::Operate { drone: SENTRY }));
    table.choose(Choice::EndTurn);
    assert_eq!(table.view().agents[0].figure, agent(0));
}

/// 96: a paralysed drone is not worked, 95: one that is immobilised only shoots.
#[test]
fn a_drone_that_is_held_does_not_move() {
    let setting = || Setting::on(&SEVEN).agent(Class::Biotech, [1, 2]);
    let at = setting().begin().hex([7, 4]).0;
    let drone =
        |key| placed(setting(), GD_209, at).body(GD_209, key, true).alien("aracnos_green", [9, 4]).begin();
    assert!(!drone("is_paralysed").is_offered(Choice::Operate { drone: GD_209 }));
    let mut held = drone("is_immobilised");
    held.choose(Choice::Operate { drone: GD_209 });
    assert_eq!(held.prompt(), Prompt::Granted { figure: GD_209 });
}
