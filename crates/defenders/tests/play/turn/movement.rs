//! Movement: hex by hex, through friends, and what comes into sight on the way (59 to 63, 93, 94, 154, A23, A24, A56).

use sortie_boards::hex::{Facing, Side};
use sortie_defenders::content::Class;
use sortie_defenders::{Choice, Prompt};

use super::goes;
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent, alien, signal};

fn facing(number: u8) -> Facing {
    Facing::new(number).expect("a facing")
}

fn is_engaged(table: &Table) -> bool {
    table.view().agents[0].engaged
}

/// defenders 47, 59: so many hexes as the sheet says, one point each; the movement is used up by it.
#[test]
fn a_movement_leads_as_far_as_the_sheet_says() {
    let mut table = Setting::on(&SEVEN).agent(Class::Hulk, [1, 2]).agent(Class::Marine, [14, 5]).begin();
    let reached = goes(&table);
    assert!(reached.contains(&[6, 3]) && !reached.contains(&[8, 3]), "3 hexes: {reached:?}");
    let to = table.hex([5, 2]);
    table.choose(Choice::Go { to });
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 1 });
    assert_eq!(table.at(agent(0)), Some([5, 2]));
    assert_eq!((table.happened("walked"), table.last("walked").0), (2, "59"));
    assert_eq!(goes(&table).len(), 6, "one hex further in every direction, and back");
    table.choose(Choice::Halt);
    assert!(goes(&table).is_empty(), "a movement comes once in a turn (47)");
    assert!(matches!(table.prompt(), Prompt::Turn { movement: false, combat: true, action: true, .. }));
}

/// defenders 60, 61: not through aliens, but through friends, where nobody ends.
#[test]
fn friends_are_passed_and_aliens_are_not() {
    // A corridor: three hexes in a row.
    let row = ["a.  ao  a.  b.  bo  b."];
    let friend = Setting::on(&row).agent(Class::Marine, [0, 0]).agent(Class::Hulk, [2, 0]).begin();
    assert_eq!(goes(&friend), [[4, 0], [6, 0], [8, 0]]);
    let mut passing = friend;
    let to = passing.hex([4, 0]);
    passing.choose(Choice::Go { to });
    assert_eq!(passing.happened("walked"), 2);
    assert_eq!(goes(&passing), [[0, 0], [6, 0], [8, 0]], "back through him too, but not onto him");
    let foe = Setting::on(&row).agent(Class::Marine, [0, 0]).alien("aracnos_green", [4, 0]).begin();
    assert_eq!(goes(&foe), [[2, 0]]);
}

/// defenders 63, A56: with human view a figure turns at the end of its movement, one of 0 hexes included.
#[test]
fn a_figure_turns_at_the_end_of_its_movement() {
    let mut table = Setting::on(&SEVEN).human_view().agent(Class::Marine, [7, 4]).begin();
    let to = table.hex([9, 4]);
    table.choose(Choice::Go { to });
    let faces = Facing::ALL.map(|facing| Choice::Face { facing });
    assert!(faces.into_iter().all(|face| table.is_offered(face)), "six ways to look");
    assert!(!table.is_offered(Choice::Halt));
    table.choose(Choice::Face { facing: facing(3) });
    assert_eq!(table.view().agents[0].facing, facing(3));
    assert_eq!(table.last("faced").0, "63");
    assert_eq!(table.happened("halted"), 1);
}

/// defenders A56: who stays where he is, or is engaged, can turn by spending his movement.
#[test]
fn a_movement_of_no_hexes_turns_an_engaged_agent() {
    let mut table =
        Setting::on(&SEVEN).human_view().agent(Class::Marine, [7, 4]).alien("aracnos_green", [5, 4]).begin();
    assert!(goes(&table).is_empty());
    assert!(!table.is_offered(Choice::Face { facing: facing(0) }), "he looks there already");
    assert!(!table.is_offered(Choice::Attack { gun: 1, target: alien(0), area: false }), "behind him (29)");
    table.choose(Choice::Face { facing: facing(3) });
    assert!(matches!(table.prompt(), Prompt::Turn { movement: false, combat: true, action: true, .. }));
    assert!(table.is_offered(Choice::Attack { gun: 1, target: alien(0), area: false }), "before him");
    assert_eq!(table.last("faced").0, "A56");
}

/// defenders T24, 154, 155: checked hex by hex; what is revealed interrupts the movement, which then goes on. Where he looks is
/// nothing to it.
#[test]
fn a_signal_in_sight_interrupts_a_movement() {
    let mut setting =
        Setting::on(&SEVEN).human_view().agent(Class::Infiltrator, [4, 3]).signal(false, [9, 4]);
    for between in [[[5, 4], [6, 3]], [[6, 3], [7, 4]], [[6, 3], [8, 3]]] {
        setting = setting.side(between, Side::Wall);
    }
    let mut table = setting.facing(0, 3).begin();
    assert_eq!(table.happened("revealed"), 0);
    let to = table.hex([6, 5]);
    table.choose(Choice::Go { to });
    assert_eq!((table.at(agent(0)), table.happened("revealed")), (Some([5, 4]), 1));
    assert_eq!(table.prompt(), Prompt::Movement { figure: agent(0), left: 4 });
    table.choose(Choice::Go { to });
    assert_eq!(table.at(agent(0)), Some([6, 5]));
}

/// defenders 154, A24: an alien that comes of it stands in the way, so he asks anew; that it touches him does not stop him.
#[test]
fn what_is_revealed_may_stand_in_the_way() {
    // The signal lies behind a door, and is seen only from the hex before it.
    let mut table = Setting::on(&SEVEN)
        .agent(Class::Hulk, [4, 5])
        .side([[5, 4], [7, 4]], Side::Wall)
        .side([[6, 5], [7, 4]], Side::Door)
        .side([[8, 5], [7, 4]], Side::Wall)
        .side([[8, 3], [7, 4]], Side::Wall)
        .side([[6, 3], [7, 4]], Side::Wall)
        .side([[9, 4], [7, 4]], Side::Wall)
        .signal(true, [7, 4])
        .begin();
    assert_eq!(table.happened("revealed"), 0);
    let to = table.hex([8, 5]);
    table.choose(Choice::Go { to });
    assert_eq!((table.at(agent(0)), table.at(alien(0))), (Some([6, 5]), Some([7, 4])));
    assert!(is_engaged(&table), "it touches him");
    assert!(goes(&table).contains(&[8, 5]), "and he may go on all the same");
    table.choose(Choice::Go { to }).choose(Choice::Halt);
    assert_eq!(table.at(agent(0)), Some([8, 5]));
    assert!(!is_engaged(&table), "behind the wall it is not next to him");
}

/// defenders T38, 93, A24: passing an alien does not engage, ending next to one does.
#[test]
fn only_the_end_of_a_movement_engages() {
    for (to, engaged) in [([10, 5], false), ([8, 5], true)] {
        let mut table = Setting::on(&SEVEN)
            .agent(Class::Infiltrator, [4, 5])
            .has("medikit")
            .wounds(agent(0), 1)
            .alien("aracnos_green", [7, 6])
            .begin();
        assert!(!is_engaged(&table));
        let to = table.hex(to);
        table.choose(Choice::Go { to }).choose(Choice::Halt);
        assert_eq!(is_engaged(&table), engaged, "{to:?}");
        assert!(!table.is_offered(Choice::Evade), "his movement is used (84)");
    }
}

/// defenders 61, 178: a drone is passed, and nobody ends on it.
#[test]
fn drones_are_passed() {
    let row = ["a.  ao  a.  b.  bo  b."];
    let table = Setting::on(&row)
        .agent(Class::Biotech, [0, 0])
        .and(|scenario| scenario.drone("gd_209", 0, [2, 0]))
        .begin();
    assert_eq!(goes(&table), [[4, 0], [6, 0], [8, 0]]);
    assert_eq!(table.view().drones.len(), 1);
}

/// defenders 54, 62, 145: weather makes a movement shorter; what is in sight when a turn begins is revealed at once.
#[test]
fn what_is_in_sight_at_once_is_revealed_at_once() {
    let table = Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).signal(false, [9, 4]).begin();
    assert_eq!(table.happened("revealed"), 1);
    assert_eq!(table.at(signal(0)), None);
}

/// defenders 62: conditions may change a movement: in weather that slows agents it is shorter, and never less than one hex.
#[test]
fn weather_slows_agents() {
    let row = ["a.  ao  a.  b.  bo  b."];
    let setting = || Setting::on(&row).agent(Class::Marine, [0, 0]);
    let table = setting().and(|scenario| scenario.weather("frozen_ground")).begin();
    assert_eq!(goes(&table), [[2, 0], [4, 0], [6, 0]]);
    assert_eq!(goes(&setting().begin()), [[2, 0], [4, 0], [6, 0], [8, 0]]);
}
