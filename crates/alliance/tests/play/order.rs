//! The order of what falls on the same moment (R14.2, A39).

use sortie_alliance::attack::Condition;
use sortie_alliance::scenario::Scenario;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Choice, Event, Source};

use super::table::{Table, face::*};
use super::{FENN, FOE};

/// Fenn with Adrenaline Rush and so much strain, hit by a trooper whose card pins whom it hurts.
fn pinned(strain: u16) -> Table {
    let scene = Scenario::on("hall").hero("fenn_signis", &["adrenaline_rush"], [2, 4]);
    let scene = scene.hero("gideon_argus", &[], [0, 8]).strain(FENN, strain);
    let mut table = Table::new(&scene.enemy("stormtrooper", &[[4, 4]]).draws(0, "stormtrooper_pin"));
    table.activate(1).end();
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).until_may_use("adrenaline_rush");
    table
}

/// The bonus effect of the enemy's card happens now.
const BONUS_FIRST: Choice =
    Choice::Let { source: Source { figure: FigureId(FOE), slot: Source::BONUS, n: 0 } };

/// alliance R14.2, A39: at 4 of 4 strain the player recovers first, and the strain of the card finds room.
#[test]
fn a_reaction_comes_before_what_happens_anyway() {
    let mut table = pinned(4);
    assert_eq!((table.damage(FENN), table.strain(FENN)), (3, 4), "the card waits");
    assert!(table.is_offered(BONUS_FIRST));
    table.dice(&[BLUE_SURGE, GREEN_1_2]).play("adrenaline_rush").finish();
    assert_eq!((table.damage(FENN), table.strain(FENN)), (3, 2), "3 recovered, then 1 suffered");
}

/// alliance R14.2, A39: or the card comes first, and the reaction sees what it has done.
#[test]
fn or_after_it() {
    let mut table = pinned(0);
    table.choose(BONUS_FIRST);
    assert_eq!(table.strain(FENN), 1);
    assert!(!table.is_offered(BONUS_FIRST), "it happens once");
    table.dice(&[BLUE_SURGE, GREEN_1_2]).play("adrenaline_rush").finish();
    assert_eq!(table.strain(FENN), 0);
}

/// alliance R14.2: letting the moment pass lets everything happen.
#[test]
fn what_happens_anyway_does() {
    let mut table = pinned(4);
    table.finish();
    assert_eq!((table.damage(FENN), table.strain(FENN)), (4, 4), "the strain too many is damage");
}

/// alliance R14.2, R14.1: a bonus effect of the start of an activation and a shot that interrupts it, in either order.
#[test]
fn a_bonus_effect_and_an_interrupt() {
    let drawn = || {
        let scene = Scenario::on("hall").hero("jyn_odan", &[], [2, 4]).hero("gideon_argus", &[], [0, 8]);
        let scene = scene.enemy("imperial_officer", &[[4, 4]]).draws(0, "imperial_officer_threaten");
        let mut table = Table::new(&scene);
        table.activate(1).end().until_may_use("quick_draw");
        table
    };
    let shots = |table: &Table| table.told(|event| matches!(event, Event::AttackDeclared { .. }));
    let mut first = drawn();
    assert_eq!(first.strain(0), 0, "the threat waits");
    first.choose(BONUS_FIRST);
    assert_eq!((first.strain(0), shots(&first)), (1, 0));
    assert!(first.may_use("quick_draw"), "and the interrupt is still open");
    first.finish();
    assert_eq!(first.strain(0), 1, "once");
}

/// alliance R14.2: after Command, the points of one card and the second order of another.
#[test]
fn what_follows_an_ability() {
    let cards = &["mobile_tactician", "masterstroke"];
    let scene = Scenario::on("hall").hero("gideon_argus", cards, [2, 4]).hero("fenn_signis", &[], [2, 5]);
    let mut table = Table::new(&scene.enemy("stormtrooper", &[[9, 4]]));
    table.activate(0).play("command").pick(1).until_may_use("masterstroke");
    let lets = |table: &Table| {
        table.offers().into_iter().filter(|offer| matches!(offer.choice, Choice::Let { .. })).count()
    };
    let gained = |table: &Table| table.told(|event| matches!(event, Event::PointsGained { .. }));
    assert_eq!((lets(&table), gained(&table)), (1, 0), "{:#?}", table.offers());
    table.pass();
    assert_eq!(gained(&table), 1, "declining one is not declining the other");
}

/// Fenn rests, bleeding, with a kit that also recovers 1 strain; nothing of it has happened yet.
fn rests_bleeding() -> Table {
    let scene = Scenario::on("hall").hero("fenn_signis", &["portable_medkit"], [2, 4]);
    let scene = scene.hero("gideon_argus", &[], [0, 8]).enemy("stormtrooper", &[[13, 4]]);
    let mut table = Table::new(&scene.damage(FENN, 3).has(FENN, Condition::Bleed));
    table.activate(FENN).choose(Choice::Rest { medpac: false });
    assert!(table.may_use("portable_medkit") && table.is_offered(Choice::Bleed));
    table
}

/// alliance R14.2, A39, R12.1: the bleeding after a rest comes before what may be used after it, if the player likes.
#[test]
fn bleeding_before_what_follows_a_rest() {
    let mut table = rests_bleeding();
    table.choose(Choice::Bleed);
    assert_eq!(table.strain(FENN), 1);
    assert!(!table.is_offered(Choice::Bleed), "once an action");
    table.play("portable_medkit").pick(FENN);
    assert_eq!((table.damage(FENN), table.strain(FENN)), (0, 0), "the kit recovers the strain as well");
}

/// alliance R14.2, R12.1: or after it; and after the next action it hurts again.
#[test]
fn or_bleeding_after_it() {
    let mut table = rests_bleeding();
    table.play("portable_medkit").pick(FENN);
    assert_eq!((table.damage(FENN), table.strain(FENN)), (0, 1));
    let mut first = rests_bleeding();
    first.choose(Choice::Bleed).pass();
    assert_eq!(first.strain(FENN), 1, "not a second time");
    first.choose(Choice::Run);
    assert_eq!(first.strain(FENN), 2);
}
