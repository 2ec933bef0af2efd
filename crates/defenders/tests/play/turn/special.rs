//! Special actions: leap, bash, evade, redeploy, clear a jam (80, 83 to 86, 184, A21 to A23).

use sortie_boards::hex::{Facing, Side};
use sortie_defenders::content::Class;
use sortie_defenders::dice::{Die, Symbol};
use sortie_defenders::{Choice, Prompt};

use super::goes;
use crate::common::SEVEN;
use crate::common::table::{Setting, Table, agent, alien};

fn leaps(table: &Table) -> Vec<[i16; 2]> {
    table.hexes(|choice| if let Choice::Leap { to } = choice { Some(to) } else { None })
}

fn redeployments(table: &Table) -> Vec<[i16; 2]> {
    table.hexes(|choice| if let Choice::Redeploy { to } = choice { Some(to) } else { None })
}

fn at_a_window() -> Setting {
    Setting::on(&SEVEN)
        .side([[7, 4], [9, 4]], Side::Window)
        .alien("aracnos_green", [13, 4])
        .agent(Class::Infiltrator, [5, 4])
        .agent(Class::Hulk, [1, 2])
}

/// defenders T10, 80, 184, A21: Mercury moves to the window and leaps; action and movement are used, and she moves no further.
#[test]
fn a_leap_after_the_movement_ends_it() {
    let mut table = at_a_window().begin();
    assert!(leaps(&table).is_empty(), "not at the window yet");
    let (window, behind) = (table.hex([7, 4]), table.hex([9, 4]));
    table.choose(Choice::Go { to: window });
    assert!(leaps(&table).is_empty(), "not in the middle of a movement");
    table.choose(Choice::Halt);
    assert_eq!(leaps(&table), [[9, 4]]);
    table.choose(Choice::Leap { to: behind });
    assert_eq!(table.at(agent(0)), Some([9, 4]));
    assert_eq!(table.last("leapt").0, "80");
    assert_eq!(
        table.prompt(),
        Prompt::Turn { agent: agent(0), movement: false, combat: true, action: false }
    );
    assert!(goes(&table).is_empty());
}

/// defenders 80: a leap before the movement leaves it open.
#[test]
fn a_leap_before_the_movement_leaves_it_open() {
    let mut beside = Setting::on(&SEVEN)
        .side([[7, 4], [9, 4]], Side::Window)
        .human_view()
        .agent(Class::Infiltrator, [7, 4])
        .begin();
    let behind = beside.hex([9, 4]);
    beside.choose(Choice::Leap { to: behind });
    assert_eq!(beside.prompt(), Prompt::Movement { figure: agent(0), left: 0 }, "where does she look (A21)?");
    let facing = Facing::new(4).expect("a facing");
    beside.choose(Choice::Face { facing });
    assert_eq!((beside.last("faced").0, beside.view().agents[0].facing), ("A56", facing));
    assert_eq!(beside.happened("halted"), 0, "that was no movement");
    assert!(goes(&beside).contains(&[11, 4]));
    let to = beside.hex([11, 4]);
    beside.choose(Choice::Go { to });
    assert_eq!(beside.at(agent(0)), Some([11, 4]));
}

/// defenders A21: the hex behind must be empty, and who is engaged does not leap.
#[test]
fn nobody_leaps_onto_somebody() {
    let taken = Setting::on(&SEVEN)
        .side([[7, 4], [9, 4]], Side::Window)
        .agent(Class::Infiltrator, [7, 4])
        .agent(Class::Hulk, [9, 4])
        .begin();
    assert!(leaps(&taken).is_empty());
    let engaged = Setting::on(&SEVEN)
        .side([[7, 4], [9, 4]], Side::Window)
        .agent(Class::Infiltrator, [7, 4])
        .alien("aracnos_green", [6, 3])
        .begin();
    assert!(leaps(&engaged).is_empty());
}

/// defenders 80, 145: what comes into sight behind the window is revealed at once.
#[test]
fn a_leap_reveals() {
    let mut setting = Setting::on(&SEVEN).agent(Class::Infiltrator, [7, 4]).signal(false, [14, 5]);
    setting = setting.side([[7, 4], [9, 4]], Side::Window);
    for between in
        [[[9, 4], [11, 4]], [[9, 4], [10, 5]], [[8, 5], [10, 5]], [[9, 6], [10, 5]], [[8, 3], [10, 3]]]
    {
        setting = setting.side(between, Side::Door);
    }
    for between in [[[9, 4], [10, 3]], [[9, 2], [10, 3]], [[9, 6], [11, 6]], [[10, 7], [11, 6]]] {
        setting = setting.side(between, Side::Wall);
    }
    let mut table = setting.begin();
    assert_eq!(table.happened("revealed"), 0, "doors are in the way");
    let to = table.hex([9, 4]);
    table.choose(Choice::Leap { to });
    assert_eq!(table.happened("revealed"), 1);
}

/// defenders T12, 85, 184, A22: Chromium walks four hexes and redeploys to any other hex of area d; action and combat are gone.
#[test]
fn a_redeployment_takes_action_and_combat() {
    let mut table = Setting::on(&SEVEN).agent(Class::Marine, [1, 2]).agent(Class::Hulk, [14, 5]).begin();
    table.walk([8, 3]);
    assert_eq!(table.happened("walked"), 4);
    assert_eq!(redeployments(&table), [[5, 4], [6, 3], [6, 5], [7, 4], [8, 5], [9, 4]]);
    let to = table.hex([6, 5]);
    table.choose(Choice::Redeploy { to });
    assert_eq!(table.at(agent(0)), Some([6, 5]));
    let spent: Vec<_> = table.told(0).into_iter().filter(|(_, event)| event["event"] == "spent").collect();
    let what: Vec<_> = spent.iter().map(|(rule, event)| (*rule, event["activity"].as_str())).collect();
    assert_eq!(what, [("59", Some("movement")), ("85", Some("action")), ("85", Some("combat"))]);
}

/// defenders 49, 85: before the movement it leaves the movement open; who has fought cannot redeploy.
#[test]
fn what_is_given_up_must_be_unused() {
    let setting = || Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).alien("aracnos_green", [12, 5]);
    let mut first = setting().begin();
    let to = first.hex([5, 4]);
    first.choose(Choice::Redeploy { to });
    assert_eq!(
        first.prompt(),
        Prompt::Turn { agent: agent(0), movement: true, combat: false, action: false }
    );
    assert!(!goes(&first).is_empty());
    let mut later = setting().begin();
    later.choose(Choice::Attack { gun: 0, target: alien(0), area: false });
    while !matches!(later.prompt(), Prompt::Turn { .. }) {
        let next = later.offers()[0];
        later.choose(next);
    }
    assert!(redeployments(&later).is_empty());
}

/// defenders A22: only the own part of the area, where no wall stands between.
#[test]
fn a_redeployment_stays_in_its_part_of_the_area() {
    let mut setting = Setting::on(&SEVEN).agent(Class::Marine, [5, 4]);
    for between in [[[5, 4], [6, 3]], [[6, 3], [7, 4]], [[6, 5], [7, 4]], [[5, 4], [7, 4]], [[6, 5], [8, 5]]]
    {
        setting = setting.side(between, Side::Wall);
    }
    let table = setting.begin();
    assert_eq!(redeployments(&table), [[6, 5]]);
}

/// defenders T13, 84, A23: on a shield an engaged agent moves as if nobody touched him, past aliens and next to them; action and
/// combat are gone either way.
#[test]
fn an_evade_frees_for_one_movement() {
    let setting = || {
        Setting::on(&SEVEN)
            .agent(Class::Marine, [7, 4])
            .alien("aracnos_green", [9, 4])
            .alien("aracnos_green", [5, 4])
    };
    let mut table = setting().begin();
    assert_eq!(table.view().checks.evade, Some(400), "four of ten faces show a shield");
    table.dice(&["shield"]).choose(Choice::Evade);
    assert_eq!(table.last("evaded").1["free"], true);
    assert_eq!(table.view().checks.evade, None);
    assert_eq!(
        table.prompt(),
        Prompt::Turn { agent: agent(0), movement: true, combat: false, action: false }
    );
    assert!(
        !table.offers().iter().any(|choice| matches!(choice, Choice::Attack { .. } | Choice::Use { .. }))
    );
    let to = table.hex([8, 3]);
    table.choose(Choice::Go { to });
    assert!(!table.view().agents[0].engaged, "as if not engaged, next to an alien as he is");
    table.choose(Choice::Halt);
    assert!(table.view().agents[0].engaged, "and engaged anew where his movement ends");
}

/// defenders T13, 84: without a shield he stays where he is.
#[test]
fn a_failed_evade_costs_all_the_same() {
    let mut table =
        Setting::on(&SEVEN).human_view().agent(Class::Marine, [7, 4]).alien("aracnos_green", [9, 4]).begin();
    table.dice(&["hit"]).choose(Choice::Evade);
    assert_eq!(table.last("evaded").1["free"], false);
    assert!(table.view().agents[0].engaged && goes(&table).is_empty());
    let rest = |choice: &Choice| matches!(choice, Choice::Face { .. } | Choice::EndTurn);
    assert!(table.offers().iter().all(rest), "he can turn, and that is all: {:?}", table.offers());
}

/// defenders 84, 194: nobody evades who is free or has moved; nor anybody in the rain.
#[test]
fn an_evade_needs_somebody_to_evade() {
    let free = Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).alien("aracnos_green", [11, 4]).begin();
    assert!(!free.is_offered(Choice::Evade));
    let wet = Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).alien("aracnos_green", [9, 4]);
    assert!(!wet.and(|scenario| scenario.weather("rain")).begin().is_offered(Choice::Evade));
}

/// defenders T34: a search shows a flash with 3 faces of ten and a gd with 2, an evade a shield with 4.
#[test]
fn the_dice_of_tests_are_as_printed() {
    let content = sortie_defenders::Content::shipped();
    let n = |die, symbol| content.dice.faces(die).iter().filter(|face| face.count(symbol) > 0).count();
    assert_eq!((n(Die::Red, Symbol::Flash), n(Die::Red, Symbol::Gd)), (3, 2));
    assert_eq!(n(Die::Blue, Symbol::Shield), 4);
}

/// defenders 25, 83: from a hex next to a locked door action and combat break the lock; a door is there then.
#[test]
fn a_lock_is_bashed() {
    let setting = || {
        Setting::on(&SEVEN)
            .side([[7, 4], [9, 4]], Side::Locked)
            .side([[4, 5], [6, 5]], Side::Locked)
            .agent(Class::Hulk, [7, 4])
    };
    let mut table = setting().begin();
    let locks: Vec<Choice> =
        table.offers().into_iter().filter(|choice| matches!(choice, Choice::Bash { .. })).collect();
    assert_eq!(locks, [Choice::Bash { lock: 0 }], "the other is not next to him");
    table.choose(Choice::Bash { lock: 0 });
    assert_eq!(table.last("bashed").0, "83");
    assert_eq!(
        table.prompt(),
        Prompt::Turn { agent: agent(0), movement: true, combat: false, action: false }
    );
    let to = table.hex([9, 4]);
    table.choose(Choice::Go { to });
    assert_eq!(table.happened("walked"), 1, "straight through the door");
    assert_eq!(table.view().changed.len(), 1);
}

/// defenders 49, 86: a jam is cleared for the action and movement or combat; what is given up must be unused.
#[test]
fn a_jam_is_cleared_for_movement_or_combat() {
    let setting =
        || Setting::on(&SEVEN).agent(Class::Marine, [7, 4]).jammed(0).alien("aracnos_green", [12, 5]);
    for (movement, left) in [(true, [false, true]), (false, [true, false])] {
        let mut table = setting().begin();
        assert!(!table.is_offered(Choice::Attack { gun: 0, target: alien(0), area: false }));
        table.choose(Choice::ClearJam { gun: 0, movement });
        assert!(!table.view().agents[0].guns[0].jammed);
        let Prompt::Turn { movement, combat, action, .. } = table.prompt() else { panic!("a turn") };
        assert_eq!(([movement, combat], action), (left, false));
    }
    let mut table = setting().begin();
    table.walk([5, 4]);
    assert!(!table.is_offered(Choice::ClearJam { gun: 0, movement: true }));
    assert!(table.is_offered(Choice::ClearJam { gun: 0, movement: false }));
    assert!(!table.is_offered(Choice::ClearJam { gun: 1, movement: false }), "that one is not jammed");
}
