//! What is open and could change nothing: the rules offer it, and a table may spare people the question.

use sortie_alliance::attack::Condition;
use sortie_alliance::content::Content;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::{Alliance, Prompt};
use sortie_kernel::{Game, Seat, Viewer};

use super::table::{CONTENT, Table, content, face::*};
use super::{FENN, FOE, pair};

fn moot(table: &Table) -> Vec<Seat> {
    Alliance::view(&CONTENT, &table.state, Viewer::Spectator).moot
}

/// Fenn shoots a guard so many spaces away, up to where surges are spent.
fn surging(scene: &Scenario, faces: [u8; 3]) -> Table {
    let mut table = Table::new(scene);
    table.dice(&faces).activate(FENN).attack(0, FOE).until(|ask| matches!(ask, Prompt::Surges { .. }));
    table
}

/// alliance R5.3, R5.11: of `dmg+1` and `acc+1` nothing is worth a surge where the shot falls short by two.
#[test]
fn surges_that_buy_nothing() {
    let guard = |distance: u8| pair([2, 4], [0, 0]).enemy("royal_guard", &[[2 + distance, 4]]);
    let dice = [BLUE_2_1, GREEN_1_1_SURGE, BLACK_1];
    assert_eq!(moot(&surging(&guard(3), dice)), [], "a damage more");
    assert_eq!(moot(&surging(&guard(4), dice)), [], "accuracy makes it hit");
    assert_eq!(moot(&surging(&guard(5), dice)), [Seat(0)], "a certain miss");
    assert_eq!(moot(&surging(&guard(5).strain(FENN, 1), dice)), [], "but strain to recover");
}

/// alliance R5.5, R6.1: Foresight is no use where the attack misses already, nor on the best face there is.
#[test]
fn foresight_at_a_certain_miss() {
    let shot_at = |face: u8| {
        let scene = Scenario::on("hall").hero("diala_passil", &[], [2, 4]).hero("fenn_signis", &[], [0, 8]);
        let scene = scene.enemy("stormtrooper", &[[4, 4]]).draws(0, "stormtrooper_fall_back");
        let mut table = Table::new(&scene);
        table.activate(1).end();
        table.dice(&[BLUE_3_2, GREEN_2_2, face]).until_may_use("foresight");
        moot(&table)
    };
    assert_eq!(shot_at(WHITE_BLANK), []);
    assert_eq!(shot_at(WHITE_DODGE), [Seat(0)]);
    let mut learned = Scenario::on("hall").hero("diala_passil", &["defensive_stance"], [2, 4]);
    learned = learned.hero("fenn_signis", &[], [0, 8]).enemy("stormtrooper", &[[4, 4]]);
    let mut table = Table::new(&learned.draws(0, "stormtrooper_fall_back"));
    table.activate(1).end();
    table.dice(&[BLUE_3_2, GREEN_2_2, WHITE_DODGE]).until_may_use("foresight");
    assert_eq!(moot(&table), [], "another card builds on it");
}

/// alliance R6.7, R37.5: Blast needs somebody beside the target.
#[test]
fn a_blast_without_anybody_near() {
    let scene = |more: &[[u8; 2]]| {
        let mut all = vec![[5, 4]];
        all.extend(more);
        let mut table = Table::new(&pair([2, 4], [0, 0]).enemy("stormtrooper", &all));
        table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).activate(FENN).attack(0, FOE).until_may_use("havoc_shot");
        moot(&table)
    };
    assert_eq!(scene(&[]), [Seat(0)]);
    assert_eq!(scene(&[[6, 4]]), []);
}

/// A box with cards more that aim better before the dice fall, roll a defence die again, and turn blocks into evades; and with troopers
/// who pierce every block when they hunt.
fn with_more() -> &'static Content {
    let mut more = content();
    let card = |id: &str, ability: &str| {
        let text = format!("id = \"{id}\"\ndeck = \"reward\"\n[[ability]]\nid = \"{id}\"\n{ability}");
        toml::from_str(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    };
    let scope = r#"
        when = "declared"
        role = "attacker"
        cost = { exhaust = true }
        does = [{ add = "acc+2" }]
    "#;
    let plate = r#"
        when = "counted"
        role = "defender"
        cost = { exhaust = true }
        does = [{ convert = { from = "block", to = "evade" } }]
    "#;
    let visor = r#"
        when = "rolled"
        role = "defender"
        cost = { exhaust = true }
        does = [{ reroll = { pool = "defence", dice = 1 } }]
    "#;
    more.cards.extend([card("scope", scope), card("plate", plate), card("visor", visor)]);
    let hunt = more.activations.iter_mut().find(|card| card.id == "stormtrooper_hunt").expect("a card");
    let pierce = "id = \"hunt\"\nwhen = \"counted\"\nrole = \"attacker\"\ndoes = [{ add = \"pierce+3\" }]";
    hunt.bonus = vec![toml::from_str(pierce).expect("an ability")].into();
    Box::leak(Box::new(more))
}

/// alliance R5.11, R12.1: three accuracy are certain at two spaces, so that two more are no use; not so against a Hidden figure,
/// which takes two of them when the pools are made.
#[test]
fn accuracy_that_a_hidden_target_takes() {
    let content = with_more();
    let aims_at = |conditions: &[Condition]| {
        let scene = Scenario::on("hall").hero("fenn_signis", &["scope"], [2, 4]);
        let scene = scene.hero("gaarkhan", &[], [0, 0]).enemy("royal_guard", &[[4, 4]]);
        let scene = conditions.iter().fold(scene, |scene, &condition| scene.has(FOE, condition));
        let mut table = Table::at_first_question(content, scene.state(content));
        table.activate(FENN).attack(0, FOE).until_may_use("scope");
        Alliance::view(content, &table.state, Viewer::Spectator).moot
    };
    assert_eq!(aims_at(&[]), [Seat(0)]);
    assert_eq!(aims_at(&[Condition::Hide]), []);
}

/// alliance R5.4, R6.1: every block is pierced, so that no face seems any better than the evade; but what turns blocks into evades
/// makes both surges go away.
#[test]
fn a_reroll_that_the_defender_makes_more_of() {
    let content = with_more();
    let shot_at = |cards: &[&str]| {
        let scene = Scenario::on("hall").hero("fenn_signis", cards, [2, 4]).hero("gideon_argus", &[], [0, 8]);
        let scene = scene.enemy("stormtrooper", &[[4, 4]]).draws(0, "stormtrooper_hunt");
        let mut table = Table::at_first_question(content, scene.state(content));
        table.activate(1).end();
        table.dice(&[BLUE_SURGE, GREEN_1_1_SURGE, BLACK_EVADE]).until_may_use("visor");
        Alliance::view(content, &table.state, Viewer::Spectator).moot
    };
    assert_eq!(shot_at(&["visor"]), [Seat(0)]);
    assert_eq!(shot_at(&["visor", "plate"]), []);
}
