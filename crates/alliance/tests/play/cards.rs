//! Cards and equipment (R9, R10, R19).

use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Alliance, CardState, Choice, Event, HeroPick, Prompt, Setup};
use sortie_kernel::{Game, Learnt, Seat, Viewer};

use super::table::{CONTENT, Table, face::*};

fn codes(cards: &[&str]) -> Vec<&'static str> {
    let mut setup = Setup::new(&["fenn_signis", "gaarkhan"], "clearing");
    let cards = cards.iter().map(|&card| card.to_owned()).collect();
    setup.heroes[0] = HeroPick { hero: "fenn_signis".to_owned(), cards };
    setup.problems(&CONTENT).into_iter().map(|problem| problem.code).collect()
}

/// alliance R10.1, R10.6, A35
///
/// One armour, two weapons, three pieces of equipment; modifications count only against the bars of their weapon.
#[test]
fn equipment_limits() {
    let too_much = ["alliance-too-much-equipment"];
    let none: [&str; 0] = [];
    assert_eq!(codes(&["e_11", "tactical_display", "marksman_barrel", "combat_coat_t1"]), none);
    assert_eq!(codes(&["e_11", "dl_44"]), too_much, "the starting weapon counts");
    assert_eq!(codes(&["combat_coat_t1", "laminate_armor_t2"]), too_much);
    let equipment = ["portable_medkit", "survival_gear", "extra_ammunition"];
    assert_eq!(codes(&equipment), none);
    assert_eq!(codes(&[&equipment[..], &["combat_knife"]].concat()), too_much);
    assert_eq!(codes(&["tactical_display", "marksman_barrel"]), ["alliance-modification"], "one bar");
    assert_eq!(codes(&["balanced_hilt"]), ["alliance-modification"], "not for a rifle");
}

/// alliance R1.7, R1.12, R19.1
///
/// Nobody brings what is out of the game, what only reminds of bonus health, or what is drawn during the mission.
#[test]
fn cards_nobody_brings() {
    for card in ["c1_comlink", "legendary", "heroic", "shock_grenade", "no_such_card"] {
        assert_eq!(codes(&[card]), ["alliance-unknown-card"], "{card}");
    }
    assert_eq!(codes(&["rampage"]), ["alliance-card-of-another"]);
    assert_eq!(codes(&["e_11", "e_11"]), ["alliance-card-twice", "alliance-too-much-equipment"]);
}

/// alliance R1.3
///
/// The box has each card once: two heroes do not bring the same one. Cards of a hero's own are told by whose they are.
#[test]
fn a_card_lies_in_the_box_once() {
    let mut setup = Setup::new(&["fenn_signis", "diala_passil", "gaarkhan"], "den");
    let bring = |cards: &[&str]| cards.iter().map(|&card| card.to_owned()).collect();
    setup.heroes[0].cards = bring(&["combat_coat_t1", "survival_gear"]);
    setup.heroes[1].cards = bring(&["portable_medkit"]);
    setup.heroes[2].cards = bring(&["rampage", "survival_gear", "portable_medkit"]);
    let problems = setup.problems(&CONTENT);
    let told: Vec<(&str, &str)> =
        problems.iter().map(|problem| (problem.field.as_str(), problem.code)).collect();
    let taken = "alliance-card-taken";
    assert_eq!(told, [("heroes[2].cards[1]", taken), ("heroes[2].cards[2]", taken)]);
}

/// alliance R9.2, R10.5
///
/// Depleted and discarded cards do not come back.
#[test]
fn gone_is_gone() {
    let cards = &["overcharger", "bacta_infusion"];
    let scene = Scenario::on("hall").hero("fenn_signis", cards, [2, 4]).hero("gaarkhan", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[4, 4]]).damage(0, 1));
    table.activate(0).play("bacta_infusion").pick(0).attack(0, 2).play("overcharger");
    table.dice(&[BLUE_2_1, GREEN_1_1_SURGE]).finish().end().finish();
    table.activate(1).end().finish();
    table.activate(0);
    assert_eq!(
        (table.card(0, "overcharger"), table.card(0, "bacta_infusion")),
        (CardState::Gone, CardState::Gone)
    );
    assert!(!table.may_use("bacta_infusion"));
}

/// alliance R9.1, R19.1
///
/// A supply card that is discarded as the price of its ability lies on the discard pile, a depleted one does not.
#[test]
fn the_price_lies_on_the_discard_pile() {
    let cards = &["overcharger", "bacta_infusion"];
    let scene = Scenario::on("hall").hero("fenn_signis", cards, [2, 4]).hero("gaarkhan", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[4, 4]]).damage(0, 1));
    table.activate(0).play("bacta_infusion").pick(0).attack(0, 2).play("overcharger").finish();
    let state = serde_json::to_value(&table.state).expect("plain data");
    assert_eq!(state["supply"]["discards"], serde_json::json!([CONTENT.card("bacta_infusion")]));
}

/// alliance R19.1
///
/// A drawn card that is exchanged for another lies on the discard pile as well.
#[test]
fn an_exchanged_card_lies_on_the_discard_pile() {
    let scene =
        Scenario::on("hall").hero("jyn_odan", &["smugglers_luck"], [1, 8]).hero("gaarkhan", &[], [0, 0]);
    let scene = scene.enemy("royal_guard", &[[12, 4]]).supply(&["shock_grenade", "bacta_infusion"]);
    let mut table = Table::new(&scene);
    table.activate(0).choose(Choice::Interact { object: sortie_alliance::Object::Crate(0) });
    table.play("smugglers_luck_supply").finish();
    let state = serde_json::to_value(&table.state).expect("plain data");
    assert_eq!(state["supply"]["discards"], serde_json::json!([CONTENT.card("shock_grenade")]));
}

/// alliance R19.1
///
/// Supply Network: its hero sees the top card, nobody else does, and puts it below the others: the crate holds the next
/// one. Having looked is told as something learnt, so that it cannot be taken back as if nothing had been seen.
#[test]
fn the_top_supply_card_is_looked_at_and_buried() {
    let scene =
        Scenario::on("hall").hero("mak_eshkarey", &["supply_network"], [1, 8]).hero("gaarkhan", &[], [0, 0]);
    let scene = scene.enemy("royal_guard", &[[12, 4]]).supply(&["shock_grenade", "bacta_infusion"]);
    let mut table = Table::new(&scene);
    table.dice(&[BLUE_SURGE, GREEN_1_2]).activate(0).play("supply_network_scout");
    table.until(|ask| matches!(ask, Prompt::Keep { .. }));
    let seen = |seat: u8| Alliance::view(&CONTENT, &table.state, Viewer::Seat(Seat(seat))).top_supply;
    assert_eq!((seen(0), seen(1)), (CONTENT.card("shock_grenade").map(|card| card as u8), None));
    let looked = table
        .events
        .iter()
        .find(|told| matches!(told.event, Event::SupplyScouted { hero: 0, card: Some(_) }));
    let looked = looked.expect("it is told");
    assert_eq!(Alliance::learnt(looked, Viewer::Seat(Seat(0))), Learnt::Chance);
    table.choose(Choice::Keep { top: false });
    table.choose(Choice::Interact { object: sortie_alliance::Object::Crate(0) }).finish();
    assert_eq!(table.card(0, "bacta_infusion"), CardState::Ready);
}

/// alliance R19.1
///
/// When the supply deck is empty, a crate gives nothing.
#[test]
fn an_empty_supply_deck() {
    let scene = Scenario::on("hall").hero("fenn_signis", &[], [1, 8]).hero("gaarkhan", &[], [0, 0]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[12, 4]]).supply(&[]));
    table.activate(0).choose(Choice::Interact { object: sortie_alliance::Object::Crate(0) });
    assert_eq!(table.told(|event| matches!(event, sortie_alliance::Event::SupplyEmpty)), 1);
    assert_eq!(table.left(), (1, 0));
}
