//! Allies (R22).

use sortie_alliance::content::Faction;
use sortie_alliance::world::{FigureId, Side};
use sortie_alliance::{Alliance, Choice, Event, Object, Prompt, Setup, Source};
use sortie_boards::square::Space;
use sortie_kernel::{Game, Viewer};

use super::table::{CONTENT, Table, face::*};
use super::{FENN, GAARKHAN, pair};

/// The first ally figure.
const ALLY: u8 = 2;

fn open(table: &Table) -> Vec<u8> {
    let figures = table.offers().into_iter().filter_map(|offer| match offer.choice {
        Choice::Activate { figure } => Some(figure.0),
        _ => None,
    });
    let mut figures: Vec<u8> = figures.collect();
    figures.dedup();
    figures
}

/// alliance R2.7, R22.5, R22.6, A5
///
/// The ally group activates in place of a hero, all its figures one after another, then one enemy group follows.
#[test]
fn the_group_activates_in_place_of_a_hero() {
    let scene = pair([0, 0], [0, 1]).ally("rebel_saboteur", &[[1, 4], [1, 6]]);
    let mut table = Table::new(&scene.enemy("imperial_officer", &[[13, 0]]).enemy("probe_droid", &[[13, 8]]));
    assert!(open(&table).contains(&ALLY) && open(&table).contains(&FENN));
    table.activate(ALLY).end().finish();
    let groups = |table: &Table| table.told(|event| matches!(event, Event::GroupActivated { .. }));
    assert_eq!((open(&table), groups(&table)), (vec![ALLY + 1], 0), "its other figure comes first");
    table.activate(ALLY + 1).end().finish();
    assert_eq!(groups(&table), 1);
    assert_eq!(open(&table), [FENN, GAARKHAN], "once a round");
    let view = Alliance::view(&CONTENT, &table.state, Viewer::Spectator);
    assert_eq!(view.groups[0].side, Side::Rebel);
}

/// alliance R22.6, A5
///
/// Nobody waits for a figure that has fallen: the enemy follows the last one that is left.
#[test]
fn the_fallen_are_not_waited_for() {
    let scene = pair([0, 0], [0, 1]).ally("rebel_saboteur", &[[1, 4]]).enemy("imperial_officer", &[[13, 0]]);
    let mut table = Table::new(&scene);
    table.activate(ALLY).end().finish();
    assert_eq!(table.told(|event| matches!(event, Event::GroupActivated { .. })), 1);
}

/// alliance R22.7, R22.8, R22.9, R22.11
///
/// Two actions like a hero's, but no rest, no strain for movement, and one attack action.
#[test]
fn what_an_ally_may_do() {
    let scene = pair([0, 0], [0, 1]).ally("han_solo", &[[2, 4]]).enemy("royal_guard", &[[5, 4]]);
    let foe = ALLY + 1;
    let mut table = Table::new(&scene.damage(ALLY, 2));
    table.activate(ALLY);
    assert_eq!(table.left(), (2, 0));
    assert_eq!(table.why_not(Choice::Rest { medpac: false }), ("alliance-no-rest", "R22.9"));
    assert!(!table.is_offered(Choice::Strain));
    table.dice(&[BLUE_SURGE, GREEN_SURGE, GREEN_SURGE, BLACK_3]).attack(Source::SHEET, foe).finish();
    let again = Choice::Attack { weapon: Source::SHEET, target: FigureId(foe), by: None };
    assert_eq!(table.why_not(again), ("alliance-attacked", "R22.11"));
    assert!(table.is_offered(Choice::Run));
}

/// alliance R22.11
///
/// A special action that attacks is the one attack action as well.
#[test]
fn a_special_attack_is_an_attack_action() {
    let scene = pair([0, 0], [0, 1]).ally("luke_hero_of_the_rebellion", &[[4, 4]]);
    let mut table = Table::new(&scene.enemy("royal_guard", &[[5, 4]]));
    table.activate(ALLY);
    assert!(table.may_use("saber_strike"));
    table.attack(Source::SHEET, ALLY + 1).finish();
    assert!(!table.may_use("saber_strike"));
}

/// alliance R19.5, A11
///
/// An ally uses a medpac as an action.
#[test]
fn a_medpac_is_an_action() {
    let scene = pair([0, 0], [0, 1]).ally("han_solo", &[[2, 4]]).enemy("royal_guard", &[[12, 4]]);
    let mut table = Table::new(&scene.damage(ALLY, 7).medpacs(1));
    table.activate(ALLY).choose(Choice::Medpac);
    assert_eq!((table.damage(ALLY), table.left(), table.state.n_medpacs()), (2, (1, 0), 0));
}

/// alliance R22.12, R6.15
///
/// A defeated ally leaves the map and does not come back; that loses nothing.
#[test]
fn a_defeated_ally_is_gone() {
    let scene = pair([0, 0], [0, 1]).ally("han_solo", &[[4, 4]]).enemy("stormtrooper", &[[6, 4]]);
    let mut table = Table::new(&scene.damage(ALLY, 11).draws(0, "stormtrooper_fall_back"));
    table.dice(&[BLUE_4_2, GREEN_3_2, WHITE_BLANK]).activate(FENN).end().finish();
    assert!(table.is_gone(ALLY) && !table.is_over());
    assert_eq!(table.told(|event| matches!(event, Event::Wounded { .. })), 0);
    assert!(!open(&table).contains(&ALLY));
}

/// alliance R22.8
///
/// What names heroes does not mean allies: Rallying Shout.
#[test]
fn an_ally_is_no_hero() {
    let scene = sortie_alliance::scenario::Scenario::on("hall");
    let scene = scene.hero("gideon_argus", &["rallying_shout"], [2, 4]).hero("fenn_signis", &[], [2, 6]);
    let scene = scene.ally("han_solo", &[[3, 4]]).enemy("royal_guard", &[[12, 4]]);
    let mut table = Table::new(&scene);
    table.activate(0).play("rallying_shout");
    let pick = |figure: u8| Choice::Pick { figure: FigureId(figure) };
    assert!(table.is_offered(pick(GAARKHAN)) && !table.is_offered(pick(ALLY)));
}

/// alliance R22.1, R22.2, R17.1, R8.2, R8.7, R38.5
///
/// One ally group with a Rebel card; its figures are set on the map like heroes, and they are Rebels.
#[test]
fn an_ally_is_brought_along() {
    let mut setup = Setup::new(&["fenn_signis", "gaarkhan"], "hall");
    setup.enemies = vec!["imperial_officer".to_owned()];
    setup.ally = Some("stormtrooper".to_owned());
    let codes: Vec<_> = setup.problems(&CONTENT).into_iter().map(|problem| problem.code).collect();
    assert_eq!(codes, ["alliance-unknown-ally"]);
    setup.ally = Some("rebel_trooper".to_owned());
    assert!(setup.problems(&CONTENT).is_empty());
    let group = &CONTENT.groups[CONTENT.group("rebel_trooper").expect("a group")];
    assert_eq!(group.faction, Faction::Rebel);
    let mut table = Table::begin(&setup);
    for (n, figure) in [4, 0, 3, 1, 2].into_iter().enumerate() {
        table.choose(Choice::Deploy { figure: FigureId(figure), to: Space::new(0, n as u8) });
    }
    assert!((0..5).all(|figure| table.body(figure).side == Side::Rebel));
    assert_eq!(table.state.n_enemies(), 1);
}

/// alliance R3.13, R22.8
///
/// A crate that an ally opens holds a card for a hero: the players say for which.
#[test]
fn whose_card_is_it() {
    let scene =
        pair([0, 0], [0, 1]).ally("rebel_saboteur", &[[1, 7], [2, 6]]).enemy("imperial_officer", &[[13, 0]]);
    let mut table = Table::new(&scene);
    table.activate(ALLY).choose(Choice::Interact { object: Object::Crate(0) });
    assert_eq!(table.prompt(), Prompt::Share { figure: FigureId(ALLY) });
    let picks = table.offers().into_iter().map(|offer| (offer.seat.0, offer.choice));
    let both =
        [0, 1].map(|seat| [FENN, GAARKHAN].map(|hero| (seat, Choice::Pick { figure: FigureId(hero) })));
    assert_eq!(picks.collect::<Vec<_>>(), both.as_flattened(), "each player may say");
    table.pick(GAARKHAN);
    let drawn =
        |hero: u8| table.told(|event| matches!(event, Event::SupplyDrawn { hero: who, .. } if *who == hero));
    assert_eq!([drawn(0), drawn(1)], [0, 1]);
}
