//! The activation of a hero: actions, movement, interacting, resting (R3, R4).

use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{CardState, Choice, Event, Object, Prompt};

use super::table::{Table, face::*};
use super::{FENN, FOE, GAARKHAN, pair};

/// alliance R3.2, R3.5, R3.6, R3.7, R3.8, R3.10, A28, A40: T1.
///
/// Diala moves, opens the door, and spends the rest of her points behind it.
#[test]
fn move_and_interact() {
    let scene = Scenario::on("t1").hero("diala_passil", &[], [0, 1]).hero("fenn_signis", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("stormtrooper", &[[4, 1]]));
    let door = Choice::Interact { object: Object::Door(0) };
    table.activate(0);
    assert_eq!(table.left(), (2, 0));
    assert!(!table.is_offered(door), "not from a space that only touches the door's corner");
    table.choose(Choice::Run);
    assert_eq!(table.left(), (1, 4));
    assert!(!table.ends().contains(&[2, 0]), "the door is closed");
    table.walk([1, 0]);
    assert_eq!(table.left(), (1, 3), "a diagonal step costs 1 point");
    table.choose(door);
    assert_eq!(table.left(), (0, 3));
    table.walk([2, 0]).walk([3, 0]).walk([4, 0]);
    assert_eq!((table.left(), table.at(0)), ((0, 0), [4, 0]));
    assert!(!table.is_offered(door), "it stays open");
    table.end();
    assert_eq!(table.told(|event| matches!(event, Event::ActivationEnded { .. })), 1);
}

/// alliance R3.2, R3.3, R3.17
///
/// The five actions, the same one twice if the hero likes; none when both are spent.
#[test]
fn two_actions() {
    let scene = Scenario::on("hall").hero("gaarkhan", &[], [1, 7]).hero("fenn_signis", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[2, 7]]).strain(0, 1));
    table.activate(0);
    let crate_ = Choice::Interact { object: Object::Crate(0) };
    assert!(table.may_use("charge") && table.may_attack(0, FOE));
    for choice in [Choice::Run, crate_, Choice::Rest { medpac: false }] {
        assert!(table.is_offered(choice), "{choice:?}");
    }
    table.attack(0, FOE).finish().attack(0, FOE).finish();
    assert_eq!(table.left(), (0, 0));
    assert!(!table.may_attack(0, FOE) && !table.may_use("charge"));
    for choice in [Choice::Run, crate_, Choice::Rest { medpac: false }] {
        assert_eq!(table.why_not(choice), ("alliance-no-actions", "R3.2"), "{choice:?}");
    }
}

/// alliance R3.1, R9.1, R9.2, R9.3, A27
///
/// An exhausted card is not used again before its owner's next activation, which readies all cards, rewards included.
#[test]
fn cards_are_readied() {
    let cards = &["tactical_movement", "veteran_prowess"];
    let scene = Scenario::on("hall").hero("fenn_signis", cards, [0, 0]).hero("gaarkhan", &[], [0, 2]);
    let mut table = Table::new(&scene.enemy("imperial_officer", &[[13, 8]]).damage(0, 3));
    table.activate(0).play("tactical_movement").pick(0);
    table.choose(Choice::Rest { medpac: false }).play("veteran_prowess_rest").finish();
    // Exhausted.
    table.choose(Choice::Rest { medpac: false }).finish_without("veteran_prowess_rest");
    table.end().finish();
    assert_eq!(table.card(0, "veteran_prowess"), CardState::Exhausted);
    table.activate(1).end().finish();
    assert_eq!(table.card(0, "tactical_movement"), CardState::Exhausted, "not in somebody else's activation");
    table.activate(0);
    assert_eq!(table.card(0, "tactical_movement"), CardState::Ready);
    assert_eq!(table.card(0, "veteran_prowess"), CardState::Ready);
    assert!(table.may_use("tactical_movement"));
}

/// alliance R4.14, R6.8, R6.9, A32
///
/// 1 strain for 1 movement point, at most twice an activation, and never beyond the endurance.
#[test]
fn strain_for_movement() {
    let mut table = Table::new(&pair([2, 4], [0, 0]).enemy("royal_guard", &[[12, 4]]));
    table.activate(FENN).choose(Choice::Strain).choose(Choice::Strain);
    assert_eq!((table.left(), table.strain(FENN)), ((2, 2), 2), "no action");
    assert_eq!(table.cited("R4.14"), 4, "strain and a point, twice");
    assert_eq!(table.why_not(Choice::Strain), ("alliance-strained-twice", "R4.14"));
    let mut tired = Table::new(&pair([2, 4], [0, 0]).enemy("royal_guard", &[[12, 4]]).strain(FENN, 3));
    tired.activate(FENN).choose(Choice::Strain);
    assert_eq!(tired.why_not(Choice::Strain), ("alliance-no-endurance", "R6.9"));
    // Nor for an ability: Havoc Shot costs 1.
    let mut spent = Table::new(&pair([2, 4], [0, 0]).enemy("royal_guard", &[[5, 4]]).strain(FENN, 4));
    spent.activate(FENN).attack(0, FOE).finish_without("havoc_shot");
    let mut fresh = Table::new(&pair([2, 4], [0, 0]).enemy("royal_guard", &[[5, 4]]).strain(FENN, 3));
    fresh.activate(FENN).attack(0, FOE).until_may_use("havoc_shot");
}

/// alliance R3.15, R6.3, R38.1
///
/// Each special action once an activation, another one in the same activation, and again in the next.
#[test]
fn special_actions_once_an_activation() {
    let cards = &["slicing_tools", "shock_grenade"];
    let scene = Scenario::on("hall").hero("gaarkhan", cards, [2, 4]).hero("fenn_signis", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("probe_droid", &[[3, 4]]));
    table.activate(0).play("charge").pass().pass().finish();
    assert!(!table.may_use("charge") && table.may_use("shock_grenade"));
    table.choose(Choice::Rest { medpac: false }).end().finish();
    table.activate(1).end().finish();
    table.activate(0);
    assert!(table.may_use("charge"), "in the next activation");
}

/// alliance R3.14, R37.10, R19.3, R19.4, R19.5, R19.6, R19.7, A11
///
/// Rest recovers strain up to the endurance and no damage; a medpac of the shared pool recovers 5 damage on top.
#[test]
fn rest_and_medpacs() {
    let scene = pair([2, 4], [0, 0]).enemy("royal_guard", &[[12, 4]]).strain(FENN, 2).damage(FENN, 7);
    let mut table = Table::new(&scene.medpacs(1));
    table.activate(FENN).choose(Choice::Rest { medpac: false });
    assert_eq!((table.strain(FENN), table.damage(FENN)), (0, 7), "the excess recovers no damage");
    table.choose(Choice::Strain).choose(Choice::Rest { medpac: true });
    assert_eq!((table.strain(FENN), table.damage(FENN), table.state.n_medpacs()), (0, 2, 0));
    table.end().finish().activate(GAARKHAN);
    assert_eq!(
        table.why_not(Choice::Rest { medpac: true }),
        ("alliance-no-medpac", "R19.3"),
        "a shared pool"
    );
}

/// alliance R3.9, R3.11, R3.13, R19.1, R37.9
///
/// A crate from its own space or an adjacent one: this table's crates hold a supply card, which lies face up.
#[test]
fn crates() {
    let crate_ = Choice::Interact { object: Object::Crate(0) };
    for (at, is_near) in [([0, 8], true), ([1, 7], true), ([2, 8], false)] {
        let scene = pair(at, [0, 0]).enemy("royal_guard", &[[12, 4]]).supply(&["bacta_infusion"]);
        let mut table = Table::new(&scene.damage(FENN, 3));
        table.activate(FENN);
        assert_eq!(table.is_offered(crate_), is_near, "{at:?}");
        if is_near {
            table.choose(crate_);
            assert_eq!(table.card(0, "bacta_infusion"), CardState::Ready);
            assert!(!table.is_offered(crate_), "it is empty now");
            table.play("bacta_infusion").pick(FENN);
            assert_eq!(table.damage(FENN), 0, "used at once");
            assert!(!table.may_use("bacta_infusion"), "and discarded");
        } else {
            assert_eq!(table.why_not(crate_), ("alliance-not-adjacent", "R3.9"));
        }
    }
}

/// alliance R11.2, R11.3, R11.4, R11.7: T8.
///
/// "Interact (tech)": the hero spends an action and rolls the dice of the sheet; each surge is a success.
#[test]
fn a_test_of_tech() {
    for (faces, medpacs) in [([BLUE_SURGE, GREEN_1_2], 1), ([BLUE_2_1, GREEN_1_2], 0)] {
        let scene = pair([12, 7], [0, 0]).enemy("royal_guard", &[[0, 8]]).medpacs(0);
        let mut table = Table::new(&scene);
        table.activate(FENN).dice(&faces).choose(Choice::Interact { object: Object::Terminal(0) });
        assert!(matches!(table.prompt(), Prompt::Report { .. }));
        table.finish().all_dice_used();
        assert_eq!(
            (table.left(), table.state.n_medpacs()),
            ((1, 0), medpacs),
            "failing only costs the action"
        );
        let dice = table.told(|event| matches!(event, Event::Tested { dice, .. } if dice.len() == 2));
        assert_eq!(dice, 1, "one blue and one green die");
    }
}

/// alliance R4.1, R4.6, R4.7, R4.8, R4.9
///
/// What steps cost at the table: difficult terrain and hostile figures 1 more, friends nothing; nobody stops on others.
#[test]
fn what_steps_cost() {
    let scene = Scenario::on("corridor").hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [1, 0]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[3, 0]]));
    table.activate(FENN).choose(Choice::Run);
    // Past Gaarkhan for nothing, onto 2 for 2; the guard's space costs 2, so 4 is out of reach with 4 points.
    assert_eq!(table.ends(), [[2, 0]]);
    table.choose(Choice::Run);
    assert_eq!(table.ends(), [[2, 0], [4, 0], [5, 0], [6, 0], [7, 0]], "5 to 8 points");
    let mut rubble = Table::new(&pair([5, 8], [0, 0]).enemy("royal_guard", &[[13, 0]]));
    rubble.activate(FENN).choose(Choice::Strain);
    assert!(rubble.ends().contains(&[6, 7]) && !rubble.ends().contains(&[6, 8]));
    rubble.choose(Choice::Strain);
    assert!(rubble.ends().contains(&[6, 8]));
}

/// alliance R12.1, R12.8
///
/// A Stunned hero neither attacks nor leaves its space; an action discards it. A Bleeding one suffers strain.
#[test]
fn stunned_and_bleeding_heroes() {
    let scene = pair([2, 4], [0, 0]).enemy("royal_guard", &[[5, 4]]);
    let mut table = Table::new(&scene.clone().has(FENN, Condition::Stun));
    table.activate(FENN);
    assert!(!table.may_attack(0, FOE) && !table.is_offered(Choice::Run) && !table.is_offered(Choice::Strain));
    assert_eq!(table.why_not(Choice::Run), ("alliance-stunned", "R12.8"));
    table.choose(Choice::Shake { condition: Condition::Stun });
    assert_eq!(table.left(), (1, 0));
    assert!(table.may_attack(0, FOE) && table.is_offered(Choice::Run));
    let mut bleeding = Table::new(&scene.clone().has(FENN, Condition::Bleed));
    bleeding.activate(FENN).choose(Choice::Run);
    assert_eq!(bleeding.strain(FENN), 1, "after an action");
    bleeding.choose(Choice::Shake { condition: Condition::Bleed });
    assert_eq!(bleeding.strain(FENN), 1, "discarding it does not hurt");
    let mut both = Table::new(&scene.has(FENN, Condition::Stun).has(FENN, Condition::Bleed));
    both.activate(FENN).choose(Choice::Shake { condition: Condition::Stun });
    assert_eq!(both.strain(FENN), 1, "discarding something else does");
}

/// alliance R3.12, R18.1
///
/// Reading costs nothing: every crate, terminal and door is in the view of everybody, wherever the heroes stand.
#[test]
fn objects_are_there_to_read() {
    use sortie_kernel::{Game, Viewer};
    let seen = |scene: &Scenario| {
        let table = Table::new(scene);
        sortie_alliance::Alliance::view(&super::table::CONTENT, &table.state, Viewer::Spectator)
    };
    let view = seen(&pair([5, 4], [6, 4]).enemy("royal_guard", &[[12, 4]]));
    assert_eq!((view.crates, view.terminals), (vec![0], vec![0]));
    let rooms = Scenario::on("rooms").hero("fenn_signis", &[], [0, 0]).hero("gaarkhan", &[], [1, 0]);
    let view = seen(&rooms.enemy("royal_guard", &[[6, 0]]));
    let doors = super::table::CONTENT.maps[usize::from(view.map)].doors.len();
    assert_eq!((doors, view.open_doors), (1, vec![]), "a closed door on a map that everybody knows");
}
