//! What a mission asks.

use sortie_alliance::ability::Attribute;
use sortie_alliance::world::FigureId;
use sortie_alliance::{Choice, Concerned, Event, Mode, Order, Prompt, Question, Setup};
use sortie_kernel::Seat;

use super::table::{TWO, Table, setup};

pub(crate) const MISSIONS: &[&str] = &[ASKED, TESTED, BESIDE];

const ASKED: &str = r#"
id = "asked"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { say = "page_one" },
    { choose = { ask = "which_way", options = [
        { text = "left", do = [{ say = "went_left" }, { choose = { ask = "deeper", options = [{ text = "yes", do = [{ say = "deep" }] }, { text = "no" }] } }, { say = "left_end" }] },
        { text = "barred", if = [{ flag = "never" }] },
        { text = "right" },
    ] } },
    { heal = { whom = "chosen", condition = "focus" } },
    { say = "end" },
]
"#;

/// Pages are closed and options taken by any seat; options that are not open are not offered; a hero is chosen.
#[test]
fn pages_options_and_heroes() {
    let mut table = Table::begin("asked");
    assert_eq!(table.page(), "alliance-mission-asked-page-one");
    let seats: Vec<Seat> = table.offers().iter().map(|offer| offer.seat).collect();
    assert_eq!(seats, [Seat(0), Seat(1)]);
    table.read();
    let Prompt::Mission { question: Question::Options { ask, options } } = table.prompt() else {
        panic!("{:?}", table.prompt());
    };
    assert_eq!((ask.as_str(), options.len()), ("alliance-mission-asked-which-way", 3));
    assert!(
        !table.is_offered(Choice::Option { option: 1 }) && table.is_offered(Choice::Option { option: 2 })
    );
    let mut other = table.clone();
    table.choose(Choice::Option { option: 0 }).read().choose(Choice::Option { option: 0 }).read();
    assert_eq!(table.said(), ["one", "left", "deep", "end"]);
    assert_eq!(table.prompt(), Prompt::Mission { question: Question::Hero { test: None } });
    other.choose(Choice::Option { option: 2 }).choose(Choice::Pick { figure: FigureId(1) }).read();
    assert_eq!(other.said(), ["one", "end"]);
    assert_eq!(other.told(|event| matches!(event, Event::Chose { .. })), 1);
}

const TESTED: &str = r#"
id = "tested"
origin = "test"
kind = "side"
counters = ["sum"]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = { round_begins = 1 }
do = [
    { test = { attribute = "strength", whom = "heroes", outcomes = [
        { at_least = 1, do = [{ add = { counter = "sum" } }, { heal = { whom = "actor", condition = "focus" } }] },
        { do = [{ harm = { whom = "actor", damage = 1 } }] },
    ] } },
    { say = "between" },
    { test = { attribute = "insight", whom = "chosen", outcomes = [{ at_least = 9, do = [{ say = "wrong" }] }] } },
    { harm = { whom = "actor", strain = 1 } },
]
"#;

/// alliance R11.1, R11.5: every hero in turn has an outcome; a chosen hero tests; nobody acted, so somebody is chosen.
#[test]
fn heroes_test_in_turn() {
    let mut table = Table::begin("tested");
    table.until(|table| matches!(table.prompt(), Prompt::Report { .. }));
    let n_first = n_dice(&table);
    // The first hero has surges on all dice, the second none.
    for _ in 0..n_first {
        table.choose(Choice::Report { face: 0 });
    }
    table.until(|table| matches!(table.prompt(), Prompt::Report { .. }));
    while !table.said().contains(&"between".to_owned()) {
        match table.prompt() {
            Prompt::Report { .. } => table.choose(Choice::Report { face: 4 }),
            _ => table.go_on(),
        };
    }
    assert!(table.orders().iter().any(|order| matches!(order, Order::Count { by, .. } if *by >= 1)));
    let harm = Order::Harm {
        whom: Concerned::Figure { figure: FigureId(1) },
        damage: 1,
        strain: 0,
        condition: None,
    };
    assert!(table.orders().contains(&harm), "{:?}", table.orders());
    table.read();
    assert_eq!(
        table.prompt(),
        Prompt::Mission { question: Question::Hero { test: Some(Attribute::Insight) } }
    );
    table.choose(Choice::Pick { figure: FigureId(1) });
    table
        .until(|table| matches!(table.prompt(), Prompt::Mission { question: Question::Hero { test: None } }));
    table.choose(Choice::Pick { figure: FigureId(0) });
    assert_eq!(table.body(0).strain, 1);
    assert!(!table.said().contains(&"wrong".to_owned()));
    assert_eq!(table.told(|event| matches!(event, Event::TestEnded { .. })), 3);
}

const BESIDE: &str = r#"
id = "beside"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = { round_begins = 1 }
do = [
    { test = { attribute = "insight", whom = "chosen", outcomes = [{ at_least = 2, do = [{ say = "wrong" }] }] } },
    { medpacs = 1 },
    { credits = 50 },
]
"#;

/// alliance R1.16, R11.4, R11.5, R19.4: beside a real table the number that people enter is told, a test without an outcome
/// has a page that says so, and so has what the team gains.
#[test]
fn what_people_enter_is_answered() {
    let mut table = Table::with(&Setup { mode: Mode::Companion, ..setup("beside", &TWO) });
    table.read();
    table.choose(Choice::Pick { figure: FigureId(1) });
    table.choose(Choice::Successes { successes: 0 });
    let figure = FigureId(1);
    let told = |event: &Event| matches!(*event, Event::TestEnded { figure: FigureId(1), successes: 0, .. });
    assert_eq!(table.told(told), 1);
    let pages = [
        Order::Fruitless { figure, successes: 0 },
        Order::Medpacs { medpacs: 1 },
        Order::Credits { credits: 50 },
    ];
    for order in pages {
        assert_eq!(table.prompt(), Prompt::Mission { question: Question::Order { order } });
        table.choose(Choice::Continue);
    }
    assert!(table.said().is_empty());
}

/// How many dice the test under way has.
fn n_dice(table: &Table) -> usize {
    table.view().test.map_or(0, |test| test.dice.len())
}
