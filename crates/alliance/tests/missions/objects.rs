//! Objects that can be attacked: they stand among the figures, and what names them reaches them.

use sortie_alliance::attack::Condition;
use sortie_alliance::world::{FigureId, Side};
use sortie_alliance::{Choice, Event, Fact, HeroPick, Mode, Object, Order, Setup};
use sortie_boards::square::Position;

use super::table::{Table, setup};
use crate::common::table::face::*;

pub(crate) const MISSIONS: &[&str] = &[SMASHED];

/// A relay in the middle of the near half and a mast beside it, both to be switched off or broken; two guards behind.
const SMASHED: &str = r#"
id = "smashed"
origin = "test"
kind = "side"
objective = [{ id = "silence", about = ["relay", "mast"] }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[object]]
id = "relay"
scene = "hall"
kind = "terminal"
at = [2, 1]
health = [3, 4, 5]
defence = ["black"]
action = [{ id = "switch_off" }]
[[object]]
id = "mast"
scene = "hall"
kind = "token"
at = [3, 2]
health = { normal = [4, 4, 4], hard = [6, 6, 6] }
[[rule]]
when = "start"
do = [{ objective = "silence" }]
[[rule]]
when = { scene = "hall" }
do = [{ deploy = { group = "royal_guard", as = "guards", each = [[4, 1], [4, 3]] } }]
[[rule]]
when = { destroyed = "relay" }
do = [{ say = "silence" }]
[[rule]]
when = { interacted = "relay" }
do = [{ say = "off" }]
[[rule]]
when = { destroyed = "mast" }
do = [{ win = "broken" }]
"#;

const RELAY: u8 = 2;
const MAST: u8 = 3;
const GUARD: u8 = 4;

/// The first hero with these cards, whatever deck they are of, in front of the relay, with an action left; another at the entry.
fn before_relay(hero: &str, cards: &[&str]) -> Table {
    let other = if hero == "fenn_signis" { "gaarkhan" } else { "fenn_signis" };
    let mut setup = setup("smashed", &[hero, other]);
    setup.heroes[0] =
        HeroPick { hero: hero.to_owned(), cards: cards.iter().map(|&card| card.to_owned()).collect() };
    let mut table = Table::bringing(&setup);
    table.until(|table| table.prompt() == sortie_alliance::Prompt::Activate);
    table.activate(0).go([1, 1]);
    table
}

fn shown(table: &Table, object: u8) -> Option<(u16, u16)> {
    let view = table.view();
    let figure = view.figures.into_iter().find(|figure| figure.object == Some(object))?;
    figure.at.map(|_| (figure.health, figure.damage))
}

fn is_destroyed(table: &Table, object: u8) -> bool {
    table.told(|event| matches!(event, Event::Destroyed { object: its, .. } if *its == object)) == 1
}

/// alliance S14: a Rebel attacks an object that has health, knows the odds before, and its dice defend it; destroyed, it leaves the
/// map, a rule hears of it, and nothing can be done with it any more.
#[test]
fn an_object_is_attacked_and_destroyed() {
    let mut table = before_relay("gaarkhan", &[]);
    assert_eq!(shown(&table, 0), Some((3, 0)));
    assert_eq!(table.mission().marks.figures, [FigureId(RELAY), FigureId(MAST)], "bots go for them");
    let view = table.view();
    let odds = view.odds.iter().find(|odds| odds.target == FigureId(RELAY)).expect("odds");
    assert!(odds.defeat > 0 && odds.hit == 1000, "{odds:?}");
    assert!(table.is_offered(Choice::Interact { object: Object::Mission(0, 0) }));
    assert!(
        view.mission.is_some_and(|mission| mission.objects[1].actions.is_empty()),
        "the mast is only there to be hit"
    );
    table.dice(&[RED_2, YELLOW_2_1, BLACK_1]).attack(0, RELAY).finish();
    assert_eq!(shown(&table, 0), Some((3, 2)));
    table.end().activate(0).dice(&[RED_2, YELLOW_2_1, BLACK_1]).attack(0, RELAY);
    table.until(|table| is_destroyed(table, 0)).until(|table| table.is_offered(Choice::Continue));
    assert_eq!(table.page(), "alliance-mission-smashed-silence");
    table.read();
    assert_eq!((shown(&table, 0), table.cited("S14")), (None, 1));
    assert!(table.mission().objects.iter().all(|object| object.object != 0));
    assert_eq!(table.mission().marks.figures, [FigureId(MAST)]);
    assert_eq!(table.told(|event| matches!(event, Event::Defeated { .. } | Event::GroupDefeated { .. })), 0);
}

/// alliance S14, R15.3: its health is an amount.
#[test]
fn its_health_depends_on_the_team() {
    let mut hard = setup("smashed", &["gaarkhan", "fenn_signis", "mak_eshkarey"]);
    hard.difficulty = sortie_alliance::Difficulty::Hard;
    let table = Table::with(&hard);
    let health = |object: u8| {
        let view = table.view();
        view.figures.iter().find(|figure| figure.object == Some(object)).map(|figure| figure.health)
    };
    assert_eq!([0, 1].map(health), [Some(4), Some(6)]);
}

/// alliance S14, R5.10: it holds its space as a figure does: nobody stops there, whoever passes pays nothing more, and it stands in
/// the way of sight.
#[test]
fn it_holds_its_space() {
    let mut table = before_relay("gaarkhan", &[]);
    let to =
        |to: [u8; 2]| Choice::Move { to: Position::small(sortie_boards::square::Space::new(to[0], to[1])) };
    assert!(!table.is_offered(to([2, 1])) && !table.is_offered(to([3, 2])));
    // Gaarkhan has walked 1 of his 4 spaces: through the relay it is 2 more.
    let way = |table: &Table, to: [u8; 2]| {
        let ways = table.view().ways;
        let at = Position::small(sortie_boards::square::Space::new(to[0], to[1]));
        ways.into_iter().find(|way| way.to == at).map(|way| way.cost)
    };
    assert_eq!(way(&table, [3, 1]), Some(2));
    let guard = |table: &Table| {
        let sight = table.view().sight;
        sight.into_iter().find(|one| one.figure == FigureId(GUARD)).map(|one| one.in_sight)
    };
    assert_eq!(guard(&table), Some(false), "behind the relay");
    table.choose(Choice::Interact { object: Object::Mission(0, 0) }).read();
    assert_eq!(shown(&table, 0), None, "it was switched off and is gone");
    assert_eq!(guard(&table), Some(true));
    assert!(!is_destroyed(&table, 0));
}

/// alliance S14, R8.9: only Rebels attack it, and it is nobody's enemy.
#[test]
fn it_belongs_to_nobody() {
    for side in [Side::Rebel, Side::Imperial, Side::Neutral, Side::Object] {
        assert!(!side.is_hostile_to(Side::Object) && !Side::Object.is_hostile_to(side), "{side:?}");
        assert_eq!(side.may_attack(Side::Object), side == Side::Rebel, "{side:?}");
        assert!(!Side::Object.may_attack(side), "{side:?}");
    }
    let mut table = before_relay("gaarkhan", &[]);
    table.end().round(4);
    let harmed = |event: &Event| matches!(event, Event::Suffered { figure, .. } if figure.0 == RELAY || figure.0 == MAST);
    assert_eq!(table.told(harmed), 0, "three rounds of guards leave both alone");
}

/// alliance S14: the C22 Frag Grenade names objects, the Shock Grenade only figures.
#[test]
fn what_names_objects_reaches_them() {
    let mut table = before_relay("gaarkhan", &["c22_frag_grenade"]);
    table.play("c22_frag_grenade").aim([3, 1]).dice(&[RED_2]).finish();
    assert_eq!([RELAY, MAST, GUARD].map(|figure| table.body(figure).damage), [2, 2, 2]);

    let mut table = before_relay("gaarkhan", &["shock_grenade"]);
    table.play("shock_grenade").aim([3, 1]).dice(&[YELLOW_1_2]).finish();
    assert_eq!([RELAY, MAST, GUARD].map(|figure| table.body(figure).damage), [0, 0, 2]);
    assert!(table.has(GUARD, Condition::Stun) && !table.has(RELAY, Condition::Stun));
}

/// alliance S14, R6.7: Brutal Cleave is aimed at an object beside the target, and Cleave picks one.
#[test]
fn cleaves_reach_objects() {
    let mut table = before_relay("gaarkhan", &["brutal_cleave"]);
    table.walk([3, 1]).dice(&[RED_2, YELLOW_1_1_SURGE, BLACK_1]).attack(0, GUARD);
    table.surge("cleave1");
    table.until(|table| matches!(table.prompt(), sortie_alliance::Prompt::Cleave { .. }));
    table.pick(MAST).play("brutal_cleave").pick(MAST).dice(&[RED_2, YELLOW_2_1]).attack(0, MAST);
    table.until(|table| is_destroyed(table, 1) || table.is_over());
    assert_eq!(table.body(MAST).damage, 4);
    table.until(|table| table.is_over());
    assert_eq!(table.how(), "won: broken");
}

/// alliance S14, R37.5: Blast hurts objects beside the target too.
#[test]
fn blast_reaches_objects() {
    let mut table = before_relay("fenn_signis", &[]);
    table.dice(&[BLUE_3_2, GREEN_2_2, BLACK_1]).attack(0, RELAY).play("havoc_shot");
    table.until(|table| is_destroyed(table, 0));
    assert_eq!([MAST, GUARD].map(|figure| table.body(figure).damage), [1, 0], "only the mast is beside it");
}

/// alliance S14, R12.7: it has no conditions.
#[test]
fn it_has_no_conditions() {
    let mut table = before_relay("gaarkhan", &["armored_gauntlets"]);
    table.dice(&[GREEN_1_2, YELLOW_1_1_SURGE, BLACK_1]).attack(1, RELAY).surge("stun").finish();
    assert_eq!(table.body(RELAY).damage, 2);
    assert!(!table.has(RELAY, Condition::Stun));
    assert_eq!(table.told(|event| matches!(event, Event::ConditionGained { .. })), 0);
}

/// alliance S14: what attacks enemies, one or all, leaves objects alone.
#[test]
fn what_names_enemies_does_not() {
    let mut table = before_relay("diala_passil", &["way_of_the_sarlacc"]);
    assert!(!table.may_use("way_of_the_sarlacc"), "nobody but the relay is adjacent");
    // (2, 2) is beside both objects and no guard; (3, 1) beside both and one guard.
    table.walk([3, 1]).play("way_of_the_sarlacc");
    assert!(table.may_attack(0, GUARD));
    assert!(!table.may_attack(0, RELAY) && !table.may_attack(0, MAST));
}

/// alliance S14, R1.16: beside the boxed game its damage lies on the table, and people report that it is destroyed.
#[test]
fn people_report_it() {
    let mut table =
        Table::with(&Setup { mode: Mode::Companion, ..setup("smashed", &["gaarkhan", "fenn_signis"]) });
    table.read();
    let destroyed = |object| Choice::Tell { fact: Fact::Destroyed { object } };
    assert!(table.is_offered(destroyed(0)) && table.is_offered(destroyed(1)));
    table.choose(destroyed(0));
    assert_eq!(table.page(), "alliance-mission-smashed-silence");
    table.read();
    assert!(!table.is_offered(destroyed(0)));
    assert!(!table.orders().contains(&Order::Remove { object: 0 }), "they have taken it away themselves");
    table.choose(destroyed(1));
    assert_eq!(table.how(), "won: broken");
}
