//! Searches: one red die, and what it finds (81, 82, 184, 25).

use sortie_defenders::content::Class;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Choice, Prompt};

use super::goes;
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent};

fn searcher() -> Setting {
    Setting::on(&SEVEN)
        .search([7, 4])
        .agent(Class::Infiltrator, [3, 4])
        .wounds(agent(0), 2)
        .ammo(1, 2)
        .alien("aracnos_green", [11, 4])
}

/// defenders T11, 81, 184: Mercury walks two hexes and searches; a flash heals one wound, she moves no further, and her combat is
/// open.
#[test]
fn a_flash_is_first_aid_or_ammo() {
    for (choice, wounds, ammo) in
        [(Choice::FirstAid, 1, 2), (Choice::Reload { agent: agent(0), gun: 1 }, 2, 3)]
    {
        let mut table = searcher().begin();
        assert!(!table.is_offered(Choice::Search), "not there yet");
        table.walk([7, 4]);
        assert_eq!(table.happened("walked"), 2);
        let found = table.view().checks.search.expect("a search is open");
        assert_eq!((found.supplies, found.special), (300, 200));
        table.dice(&["hit+flash"]).choose(Choice::Search);
        assert_eq!(table.prompt(), Prompt::Found { agent: agent(0) });
        assert_eq!(table.offers(), [Choice::FirstAid, Choice::Reload { agent: agent(0), gun: 1 }]);
        table.choose(choice);
        let mercury = &table.view().agents[0];
        assert_eq!((mercury.wounds, mercury.guns[1].ammo), (wounds, Some([ammo, 4])));
        assert_eq!(
            table.prompt(),
            Prompt::Turn { agent: agent(0), movement: false, combat: true, action: false }
        );
        assert!(goes(&table).is_empty());
    }
}

/// defenders 81: whoever has not moved yet may do so after a search.
#[test]
fn a_search_before_the_movement_leaves_it_open() {
    let mut table = Setting::on(&SEVEN).search([7, 4]).agent(Class::Infiltrator, [7, 4]).begin();
    table.dice(&["jam"]).choose(Choice::Search);
    assert_eq!(
        table.last("searched").1,
        serde_json::json!({
            "event": "searched", "agent": 0, "flash": false, "gd": false,
        }),
        "nothing"
    );
    assert!(!goes(&table).is_empty());
    assert!(!table.is_offered(Choice::Search), "the action is used");
}

fn found_by_gd(setting: Setting) -> Table {
    let mut table = setting.begin();
    table.dice(&["gd"]).choose(Choice::Search);
    table
}

fn on_the_spot() -> Setting {
    Setting::on(&SEVEN).search([7, 4]).agent(Class::Infiltrator, [7, 4])
}

/// defenders 81, 82: a gd is a random generic device or a fragment.
#[test]
fn a_gd_is_a_device_or_a_fragment() {
    let mut table = found_by_gd(on_the_spot());
    assert_eq!(table.offers(), [Choice::RandomDevice, Choice::Fragment]);
    table.choose(Choice::RandomDevice);
    let (rule, gained) = table.last("device_gained");
    assert_eq!((rule, gained["via"].as_str()), ("82", Some("search")));
    let device = gained["device"].as_u64().expect("a device") as usize;
    assert_eq!(table.content.devices[device].class, None, "for anybody");
    assert_eq!(table.view().agents[0].devices.len(), 1);
    let mut table = found_by_gd(on_the_spot());
    table.choose(Choice::Fragment);
    assert_eq!(table.view().fragments, 1);
    assert_eq!(table.last("fragment_gained").1["from"], "search");
}

/// defenders 81, 129, A16: one fragment a round, and never more than there are; then a device is what is found.
#[test]
fn one_fragment_a_round_is_found() {
    let device_only = |setting: Setting| {
        let table = found_by_gd(setting);
        assert_eq!((table.happened("device_gained"), table.happened("fragment_gained")), (1, 0));
    };
    device_only(on_the_spot().and(Scenario::searched));
    device_only(on_the_spot().and(|scenario| scenario.fragments(4)));
    let mut table = found_by_gd(on_the_spot().search([1, 2]).agent(Class::Hulk, [1, 2]));
    table.choose(Choice::Fragment).choose(Choice::EndTurn);
    table.dice(&["gd"]).choose(Choice::Search);
    assert_eq!(table.view().fragments, 1, "somebody has found one in this round");
    assert_eq!(table.last("device_gained").1["agent"], 1);
}

/// defenders 81, A41: what would do nothing is not asked: unhurt and fully loaded, a flash finds nothing.
#[test]
fn first_aid_for_the_unhurt_is_nothing() {
    let mut table = on_the_spot().begin();
    table.dice(&["hit+flash"]).choose(Choice::Search);
    assert_eq!((table.happened("healed"), table.happened("reloaded")), (0, 0));
    assert!(matches!(table.prompt(), Prompt::Turn { .. }));
}

/// defenders 81, A25: nobody searches in a melee.
#[test]
fn nobody_searches_in_a_melee() {
    let table = on_the_spot().alien("aracnos_green", [9, 4]).begin();
    assert!(!table.is_offered(Choice::Search));
}
