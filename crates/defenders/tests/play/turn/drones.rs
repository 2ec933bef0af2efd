//! Drones: deployed next to their owner, worked by his action from his next turn on (120, 121, 124, 186).

use sortie_defenders::content::Class;
use sortie_defenders::limits::DRONES;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Prompt};

use super::use_of;
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, alien, signal};

const SENTRY: FigureId = FigureId(DRONES);
const GD_209: FigureId = FigureId(DRONES + 1);

fn places(table: &Table) -> Vec<[i16; 2]> {
    table.hexes(|choice| if let Choice::Place { at } = choice { Some(at) } else { None })
}

/// defenders 120, 124, 186: on an empty adjacent hex, for an action; it does nothing in this turn.
#[test]
pub(crate) fn a_drone_is_placed_next_to_its_owner() {
    for (kind, id, drone) in [("devices", "sentry_gun", SENTRY), ("skills", "gd_209", GD_209)] {
        let mut table = Setting::on(&SEVEN)
            .agent(Class::Biotech, [7, 4])
            .has(id)
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

/// defenders 120, 124: one that is on the map is not placed again; the GD-209 comes once a mission, the Sentry-Gun again with
/// another device.
#[test]
pub(crate) fn a_drone_comes_back_or_not() {
    let setting = |id| Setting::on(&SEVEN).agent(Class::Biotech, [7, 4]).has(id);
    let is_usable = |setting: Setting, kind, id| {
        let table = setting.begin();
        table.is_offered(use_of(&table, 0, kind, id))
    };
    let stands = setting("sentry_gun").and(|scenario| scenario.drone("sentry_gun", 0, [1, 2]));
    assert!(!is_usable(stands, "devices", "sentry_gun"));
    let gone = |id: &'static str| setting(id).and(|scenario| scenario.destroyed(id));
    assert!(is_usable(gone("sentry_gun"), "devices", "sentry_gun"));
    assert!(!is_usable(gone("gd_209"), "skills", "gd_209"));
}

/// defenders 145, A58: a drone sees signals.
#[test]
pub(crate) fn a_drone_reveals() {
    // The biotech stands one hex too far from the door to look through it.
    let mut table = Setting::on(&["a.  ao  a.  b.  bo  b."])
        .side([[4, 0], [6, 0]], sortie_boards::hex::Side::Door)
        .agent(Class::Biotech, [2, 0])
        .has("sentry_gun")
        .signal(false, [8, 0])
        .begin();
    assert_eq!(table.happened("revealed"), 0);
    let sentry = use_of(&table, 0, "devices", "sentry_gun");
    table.choose(sentry);
    let at = table.hex([4, 0]);
    table.choose(Choice::Place { at });
    assert_eq!((table.at(signal(0)), table.happened("revealed")), (None, 1));
}

/// defenders 120, 186: one action is one attack of the Sentry-Gun; with nobody in reach it is not offered.
#[test]
pub(crate) fn a_sentry_gun_attacks() {
    let setting = || {
        let setting = Setting::on(&SEVEN).agent(Class::Biotech, [1, 2]);
        setting.and(|scenario| scenario.drone("sentry_gun", 0, [7, 4]))
    };
    let idle = setting().begin();
    assert!(!idle.is_offered(Choice::Operate { drone: SENTRY }));
    let mut table = setting().alien("aracnos_green", [12, 5]).begin();
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

/// defenders 124, 178, 186: one action makes the GD-209 move and then attack; it leaves a melee freely, and its owner keeps his
/// movement.
#[test]
pub(crate) fn a_gd_209_moves_and_then_attacks() {
    let mut table = Setting::on(&SEVEN)
        .human_view()
        .agent(Class::Biotech, [1, 2])
        .and(|scenario| scenario.drone("gd_209", 0, [7, 4]))
        .alien("aracnos_green", [6, 3])
        .begin();
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

/// defenders 186: one action never works both; another agent's drone is not worked at all.
#[test]
pub(crate) fn one_action_works_one_drone() {
    let both = |owner| {
        let drones = move |scenario: Scenario| {
            scenario.drone("sentry_gun", owner, [7, 4]).drone("gd_209", owner, [9, 4])
        };
        let setting = Setting::on(&SEVEN).agent(Class::Biotech, [1, 2]).agent(Class::Hulk, [0, 3]);
        setting.and(drones).alien("aracnos_green", [12, 5]).begin()
    };
    let mut table = both(0);
    table.choose(Choice::Operate { drone: SENTRY }).choose(Choice::Pass);
    assert!(!table.is_offered(Choice::Operate { drone: GD_209 }));
    let others = both(1);
    assert!(!others.is_offered(Choice::Operate { drone: SENTRY }));
    assert!(!others.is_offered(Choice::Operate { drone: GD_209 }));
}

/// defenders 95, 96: a paralysed drone is not worked, one that is immobilised only shoots.
#[test]
pub(crate) fn a_drone_that_is_held_does_not_move() {
    let drone = |held: fn(Scenario) -> Scenario| {
        let setting = Setting::on(&SEVEN).agent(Class::Biotech, [1, 2]);
        let setting = setting.and(|scenario| held(scenario.drone("gd_209", 0, [7, 4])));
        setting.alien("aracnos_green", [9, 4]).begin()
    };
    assert!(!drone(|scenario| scenario.paralysed(GD_209)).is_offered(Choice::Operate { drone: GD_209 }));
    let mut held = drone(|scenario| scenario.immobilised(GD_209));
    held.choose(Choice::Operate { drone: GD_209 });
    assert_eq!(held.prompt(), Prompt::Granted { figure: GD_209 });
}
