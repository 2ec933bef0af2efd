//! What comes in the reinforcement step (41 to 44, 100, 130, 180, 182).

use serde_json::{Value, json};
use sortie_defenders::content::Class;
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::{choices, content, position, three};
use crate::common::table::{Table, agent};

/// The stock with no weapons but these.
fn only(weapons: &[&str]) -> (&'static str, Value) {
    let left =
        content().weapons.iter().map(|weapon| u8::from(weapons.contains(&weapon.id.as_str()))).collect();
    ("/stock/weapons", left)
}

fn weapon(id: &str) -> u8 {
    content().weapon(id).unwrap_or_else(|| panic!("no weapon {id}")) as u8
}

/// Four fragments, and the second agent is alpha agent.
fn rich(scenario: &Scenario, weapons: &[&str]) -> Table {
    let mut table = position(&scenario.clone().fragments(4), &[only(weapons)]);
    if table.prompt() == Prompt::Alpha {
        table.choose(Choice::Alpha { agent: agent(1) });
    }
    assert_eq!(table.prompt(), Prompt::Reinforcement);
    table
}

/// A weapon is bought; the number of the one that came, if one did.
fn buy(table: &mut Table) -> Option<u64> {
    table.choose(Choice::Deliver { device: None });
    table.last("weapon_drawn").1["weapon"].as_u64()
}

/// defenders 41, 42, 44, 130, A16, A17: the alpha agent discards four fragments for one generic device of the stock or one weapon, and
/// says who gets it; once a phase
#[test]
fn a_device_for_four_fragments() {
    let mut table = rich(&three(), &[]);
    let generic: Vec<usize> =
        (0..table.content.devices.len()).filter(|&n| table.content.devices[n].class.is_none()).collect();
    let mut expected: Vec<Choice> =
        generic.iter().map(|&n| Choice::Deliver { device: Some(n as u8) }).collect();
    expected.extend([Choice::Deliver { device: None }, Choice::Pass]);
    assert_eq!(choices(&table), expected);
    assert!(table.offered().iter().all(|(seat, _)| *seat == Seat(1)), "the alpha agent decides");
    table.choose(expected[0]);
    assert_eq!((table.prompt(), table.view().fragments), (Prompt::Give, 0));
    let takers = [0, 1, 2].map(|n| (Seat(1), Choice::Give { agent: agent(n) }));
    assert_eq!(table.offered(), takers);
    table.choose(Choice::Give { agent: agent(2) });
    assert_eq!(table.last("device_gained").1["agent"], 2);
    assert!(matches!(table.prompt(), Prompt::Turn { .. }));
    let mut poor = position(&three().fragments(3), &[]);
    poor.choose(Choice::Alpha { agent: agent(1) });
    assert!(matches!(poor.prompt(), Prompt::Turn { .. }), "three are not enough");
}

/// defenders 42, 100, 105, 108, 113: a weapon bound to a class goes to that class; it comes with full ammo in place of one of the two
#[test]
fn a_weapon_at_random() {
    let mut table = rich(&three(), &["hush_pistol"]);
    assert_eq!(buy(&mut table), Some(weapon("hush_pistol").into()));
    let asked = Prompt::Weapon { agent: agent(2), weapon: weapon("hush_pistol") };
    assert_eq!(table.prompt(), asked, "nobody else may carry it");
    table.choose(Choice::TakeWeapon { gun: Some(1) });
    assert_eq!(table.state.gun(agent(2), 1), (Some(5), false));
    assert!(matches!(table.prompt(), Prompt::Turn { .. }));
}

/// defenders T39, 182: a weapon with limited ammo takes the place of the limited one only, an unlimited one that of any
#[test]
fn t39_limited_for_limited() {
    let guns = |id: &str| {
        let mut table = rich(&three(), &[id]);
        buy(&mut table);
        choices(&table)
    };
    let take = |gun| Choice::TakeWeapon { gun };
    assert_eq!(guns("hush_pistol"), [take(Some(1)), take(None)], "the blade stays");
    assert_eq!(guns("monofilament_blade"), [take(Some(0)), take(Some(1)), take(None)]);
}

/// defenders T37, 100, 106: an alien weapon may be refused; in a single mission it goes back to the box
#[test]
fn t37_a_weapon_refused() {
    let mut table = rich(&three(), &["lasergun"]);
    assert_eq!(buy(&mut table), Some(weapon("lasergun").into()), "no improved weapon is left (A18)");
    table.choose(Choice::Give { agent: agent(0) });
    let before = table.state.gun(agent(0), 0);
    table.choose(Choice::TakeWeapon { gun: None });
    assert_eq!(table.last("weapon_refused").1["weapon"], weapon("lasergun"));
    assert_eq!(table.state.gun(agent(0), 0), before);
    let stock = serde_json::to_value(&table.state).expect("plain data")["stock"]["weapons"].clone();
    assert_eq!(json!(stock), only(&["lasergun"]).1, "it can come again");
}

/// defenders 182, A18: weapons that nobody alive could carry are left out, by class and by what he carries; then it is an alien one, and
/// without any of those nothing
#[test]
fn only_what_somebody_can_carry() {
    let drawn = |scenario: &Scenario, weapons: &[&str]| buy(&mut rich(scenario, weapons));
    let two = ["hush_pistol", "lasergun"];
    assert_eq!(drawn(&three(), &two), Some(weapon("hush_pistol").into()));
    assert_eq!(drawn(&three().dead(2), &two), Some(weapon("lasergun").into()), "her class is gone");
    let blades = three().weapon(2, 1, "monofilament_blade");
    assert_eq!(
        drawn(&blades, &two),
        Some(weapon("lasergun").into()),
        "she has nothing limited to give for it"
    );
    assert_eq!(drawn(&three(), &[]), None);
    let alone = Scenario::on("field").agent(Class::Hulk, [1, 2]);
    assert_eq!(drawn(&alone, &["hush_pistol"]), None);
}
