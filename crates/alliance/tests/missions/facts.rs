//! What calls the rules of a mission.

use sortie_alliance::{Alliance, Choice, Event, Fact, Mode, Object, Order, Setup};
use sortie_boards::square::Space;
use sortie_kernel::Game;

use super::table::{CONTENT, TWO, Table, setup};

pub(crate) const MISSIONS: &[&str] = &[TOUCHED, CARRIED, PLACES, FALLEN, ROUNDS, HELD, LABELS, HINTED];

const TOUCHED: &str = r#"
id = "touched"
origin = "test"
kind = "side"
counters = ["sliced"]
objective = [{ id = "slice", about = ["console"], counter = "sliced", goal = [2, 3, 4] }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[object]]
id = "crate"
scene = "hall"
kind = "crate"
at = [1, 0]
[[object]]
id = "console"
scene = "hall"
kind = "terminal"
at = [1, 1]
stays = true
action = [{ id = "slice", test = "tech" }, { id = "read", if = [{ counter = { counter = "sliced", is = { at_least = 1 } } }] }]
[[object]]
id = "door"
scene = "hall"
kind = "door"
door = 0
locked = true
[[object]]
id = "chest"
scene = "hall"
kind = "crate"
at = [1, 3]
heroes_only = true
action = [{ id = "force", test = "strength" }]
[[rule]]
when = "start"
do = [{ objective = "slice" }]
[[rule]]
when = { interacted = "crate" }
do = [{ say = "crate" }, { supply = { whom = "actor" } }]
[[rule]]
when = { interacted = "console" }
again = true
do = [{ say = "console" }]
[[rule]]
when = { interacted = "console.read" }
do = [{ say = "read" }, { unlock = "door" }]
[[rule]]
when = { tested = { at = "console.slice", successes = { at_most = 0 } } }
again = true
do = [{ say = "failed" }]
[[rule]]
when = { tested = { at = "console", successes = { at_least = 1 } } }
again = true
do = [{ add = { counter = "sliced" } }]
[[rule]]
when = { reaches = { counter = "sliced", amount = [2, 3, 4] } }
do = [{ complete = "slice" }]
[[rule]]
when = { completed = "slice" }
do = [{ say = "sliced" }]
[[rule]]
when = { opened = "door" }
do = [{ win = "out" }]
"#;

/// alliance R18.2, R3.13, R37.9: a crate gives what the mission says and is used up.
#[test]
fn a_crate_is_opened_once() {
    let mut table = Table::deployed("touched");
    table.activate(0).interact(0, 0);
    assert_eq!(table.page(), "alliance-mission-touched-crate");
    table.read();
    let drawn = |event: &Event| matches!(event, Event::SupplyDrawn { hero: 0, .. });
    assert_eq!(table.told(drawn), 1);
    assert!(table.orders().contains(&Order::Remove { object: 0 }));
    assert!(!table.is_offered(Choice::Interact { object: Object::Mission(0, 0) }));
    assert!(table.mission().objects.iter().all(|object| object.object != 0));
}

/// alliance R3.16, R11.2, R11.3, R11.7, A36: an action with a test asks for it, its successes are counted, and failing lets one
/// try again.
#[test]
fn a_test_at_an_object_counts() {
    let mut table = Table::deployed("touched");
    assert_eq!(
        table.mission().objective.as_ref().map(|objective| (objective.now, objective.goal)),
        Some((Some(0), Some(2)))
    );
    assert_eq!(table.mission().marks.objects, [1]);
    table.activate(1);
    assert!(!table.is_offered(Choice::Interact { object: Object::Mission(1, 1) }), "not before it is sliced");
    // Fenn's tech: a blue and a green die without a surge fail.
    table.interact(1, 0).read().dice(&[1, 2]);
    table.until(|table| table.said().contains(&"failed".to_owned())).read();
    table.interact(1, 0).read().dice(&[0, 0]);
    table.until(|table| !matches!(table.prompt(), sortie_alliance::Prompt::Report { .. })).read();
    let now = table.mission().objective.and_then(|objective| objective.now);
    assert!(now >= Some(1), "{now:?}");
    table.end().activate(0).interact(1, 1);
    assert_eq!(table.said().last().map(String::as_str), Some("console"));
    table.read();
    assert!(table.orders().contains(&Order::Unlock { object: 2 }));
}

/// alliance R16.2: a counter reaches its goal, an objective is complete, and the next rule hears of it; R3.10: a door
/// that is locked opens when it is unlocked.
#[test]
fn a_counter_completes_an_objective_and_a_door_opens() {
    let mut table = Table::deployed("touched");
    for _ in 0..4 {
        table.activate(1).dice(&[0, 0]).interact(1, 0).read();
        table.until(|table| !matches!(table.prompt(), sortie_alliance::Prompt::Report { .. })).read();
        table.end();
    }
    assert!(table.said().contains(&"sliced".to_owned()), "{:?}", table.said());
    assert!(table.orders().contains(&Order::Complete { objective: 0 }));
    assert!(table.mission().objective.is_some_and(|objective| objective.completed));
    assert!(table.mission().marks.objects.is_empty());
    table.activate(0).go([4, 1]);
    table.go([5, 1]);
    let open = Choice::Interact { object: Object::Mission(2, 0) };
    assert_eq!(table.why_not(open), "alliance-no-actions");
    table.end().activate(0);
    assert_eq!(table.why_not(open), "alliance-door-locked");
    table.end().activate(1).interact(1, 1);
    table.read().end().activate(0).choose(open);
    assert_eq!(table.how(), "won: out");
    assert_eq!(table.told(|event| matches!(event, Event::DoorOpened { door: 0 })), 1);
}

/// alliance R22.10, R11.6: what is reserved for heroes is not for allies; an elite ally has one success.
#[test]
fn allies_interact_with_less() {
    let mut setup = setup("touched", &TWO);
    setup.ally = Some("rebel_saboteur_elite".to_owned());
    let mut table = Table::with(&setup);
    table.until(|table| table.prompt() == sortie_alliance::Prompt::Activate);
    table.activate(2);
    assert_eq!(table.why_not(Choice::Interact { object: Object::Mission(3, 0) }), "alliance-heroes-only");
    table.go([1, 2]);
    table.interact(1, 0).read();
    let now = table.mission().objective.and_then(|objective| objective.now);
    assert_eq!(now, Some(1));
}

const CARRIED: &str = r#"
id = "carried"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
region = [{ id = "exit", scene = "hall", spaces = [[4, 0], [4, 1]] }]
[[object]]
id = "case"
scene = "hall"
kind = "token"
at = [1, 1]
carry = true
[[rule]]
when = { picked_up = "case" }
do = [{ say = "got" }]
[[rule]]
when = { interacted = "case" }
again = true
do = [{ say = "touched" }]
[[rule]]
when = { each_round_from = 1 }
do = [{ harm = { whom = { in = "exit" }, damage = 1 } }]
[[rule]]
when = { round_ends = 1 }
if = [{ carried = "case" }]
do = [{ harm = { whom = "chosen", damage = 30 } }]
[[rule]]
when = { round_ends = 2 }
do = [{ harm = { whom = "chosen", damage = 30 } }]
[[rule]]
when = { brought = { object = "case", to = "exit" } }
do = [{ win = "brought" }]
"#;

/// alliance R13.1, R13.3: a token is picked up by interacting, rides with its carrier and counts where that stands.
#[test]
fn a_token_is_carried() {
    let mut table = Table::deployed("carried");
    table.activate(0).interact(0, 0).read();
    assert_eq!(table.said(), ["touched", "got"]);
    assert!(table.body(0).is_carrying);
    let object = table.mission().objects[0].clone();
    assert_eq!((object.carrier.map(|figure| figure.0), object.actions.len()), (Some(0), 0));
    table.go([4, 0]);
    assert_eq!(table.how(), "won: brought");
}

/// alliance R13.2, A33, A38: a carrier who is defeated drops it in its space, wounded or not.
#[test]
fn a_wounded_carrier_drops_it() {
    let mut table = Table::deployed("carried");
    table.activate(0).interact(0, 0).read();
    table.go([3, 3]).end();
    table.until(|table| matches!(table.prompt(), sortie_alliance::Prompt::Mission { .. }));
    table.choose(Choice::Pick { figure: sortie_alliance::world::FigureId(0) });
    assert!(table.body(0).is_wounded && !table.body(0).is_carrying);
    let object = table.mission().objects[0].clone();
    assert_eq!((object.carrier, object.at), (None, Some(Space::new(3, 3))));
    assert_eq!(table.told(|event| matches!(event, Event::Dropped { object: 0, .. })), 1);
    table.activate(0).interact(0, 0);
    assert!(table.body(0).is_carrying);
}

/// alliance R13.2: a token that another figure picks up where it fell falls where that one stands next.
#[test]
fn a_token_falls_where_its_carrier_stands() {
    let mut table = Table::deployed("carried");
    let falls_from = |table: &mut Table, figure: u8| {
        table.until(|table| matches!(table.prompt(), sortie_alliance::Prompt::Mission { .. }));
        table.choose(Choice::Pick { figure: sortie_alliance::world::FigureId(figure) });
        let object = table.mission().objects[0].clone();
        (object.carrier, object.at)
    };
    table.activate(0).interact(0, 0).read();
    table.go([3, 3]).end();
    assert_eq!(falls_from(&mut table, 0), (None, Some(Space::new(3, 3))), "R13.2");
    table.activate(1).go([2, 2]).interact(0, 0).read();
    assert!(table.body(1).is_carrying, "R13.2: another figure picks it up");
    table.walk([2, 1]).end();
    assert_eq!(falls_from(&mut table, 1), (None, Some(Space::new(2, 1))), "R13.2: not where it lay before");
}

const PLACES: &str = r#"
id = "places"
origin = "test"
kind = "side"
counters = ["steps"]
objective = [{ id = "gate", about = ["gate"] }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
region = [
    { id = "gate", scene = "hall", spaces = [[2, 0], [2, 1], [3, 0], [3, 1]] },
    { id = "door", scene = "hall", spaces = [[0, 0]] },
]
[[rule]]
when = { scene = "hall" }
do = [{ objective = "gate" }]
[[rule]]
when = { entered = "door" }
do = [{ say = "standing" }]
[[rule]]
when = { entered = "gate" }
again = true
do = [{ add = { counter = "steps", by = 1 } }, { when = { if = [{ counter = { counter = "steps", is = { at_least = 2 } } }], then = [{ flag = "twice" }, { say = "twice" }] } }]
[[rule]]
when = { all_in = "gate" }
if = [{ flag = "twice" }]
do = [{ win = "all" }]
"#;

/// A region is entered, and all stand in it. Who stands there from the start has entered it.
#[test]
fn regions_are_entered() {
    let mut table = Table::deployed("places");
    assert_eq!(table.said(), ["standing"]);
    assert_eq!(table.mission().marks.spaces.len(), 4);
    assert_eq!(table.mission().regions, [0, 1]);
    table.activate(0).go([2, 0]);
    table.walk([3, 0]);
    let steps =
        |table: &Table| table.orders().iter().filter(|order| matches!(order, Order::Count { .. })).count();
    assert_eq!(steps(&table), 1, "inside nobody enters");
    table.end().activate(1).go([2, 1]);
    assert_eq!(table.page(), "alliance-mission-places-twice");
    table.read();
    // The flag came while all stood there.
    assert_eq!(table.how(), "won: all");
}

const FALLEN: &str = r#"
id = "fallen"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = { wounded = { at_least = 1, at_most = 1 } }
do = [{ say = "first" }]
[[rule]]
when = { withdrawn = { at_least = 1 } }
do = [{ say = "gone" }]
[[rule]]
when = { round_ends = 1 }
do = [{ harm = { whom = "chosen", damage = 40 } }]
[[rule]]
when = { round_ends = 2 }
do = [{ harm = { whom = "chosen", damage = 40 } }]
[[rule]]
when = { round_ends = 3 }
do = [{ harm = { whom = "heroes", damage = 40 } }, { say = "never" }]
"#;

/// alliance R6.17, R6.18, R16.3, A10: heroes are wounded and withdraw; when all are wounded the mission is lost before
/// anything else.
#[test]
fn heroes_fall() {
    let mut table = Table::deployed("fallen");
    table.round(2);
    assert_eq!(table.said(), ["first"]);
    table.round(3);
    assert_eq!(table.said(), ["first", "gone"]);
    table.round(4);
    assert_eq!((table.how().as_str(), table.said().len()), ("lost: all_wounded", 2));
}

const ROUNDS: &str = r#"
id = "rounds"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = { round_begins = 2 }
do = [{ say = "begins" }]
[[rule]]
when = { round_ends = [2, 3, 4] }
do = [{ say = "ends" }]
[[rule]]
when = { each_round_from = 3 }
do = [{ say = "each" }]
[[peril]]
round = 2
every = 2
do = [{ say = "peril" }]
[[peril]]
round = 5
if = [{ flag = "never" }]
do = [{ say = "wrong" }]
"#;

/// alliance R20.1, R20.2, A8: peril follows what ends a round, and comes again.
#[test]
fn rounds_and_peril() {
    let mut table = Table::deployed("rounds");
    assert_eq!(table.mission().peril, Some(2));
    table.round(3);
    assert_eq!(table.said(), ["begins", "ends", "peril"]);
    assert_eq!(table.mission().peril, Some(4));
    table.round(6);
    assert_eq!(table.said(), ["begins", "ends", "peril", "each", "each", "peril", "each"]);
    table.round(30);
    assert_eq!((table.how().as_str(), table.view().round), ("lost: too_late", 25));
    assert_eq!(table.view().last_round, 25);
}

const HELD: &str = r#"
id = "held"
origin = "test"
kind = "side"
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
region = [{ id = "pad", scene = "hall", spaces = [[2, 2], [3, 2]] }]
[[object]]
id = "flag"
scene = "hall"
kind = "rebel_token"
at = [5, 4]
stays = true
[[rule]]
when = "start"
do = [{ deploy = { group = "imperial_officer", as = "guard", at = [4, 2], activated = true } }]
[[rule]]
when = { round_ends = 2 }
do = [{ withdraw = "guard" }]
[[rule]]
when = { controlled = "pad" }
do = [{ say = "pad" }]
[[rule]]
when = "cleared"
do = [{ say = "clear" }]
[[rule]]
when = { controlled = "flag" }
do = [{ say = "flag" }]
"#;

/// alliance R13.4: control needs somebody there and nobody hostile, and is looked at when a round ends.
#[test]
fn places_are_controlled() {
    let mut table = Table::deployed("held");
    table.activate(0).go([2, 2]).end();
    table.round(2);
    let [column, row] = table.at(2);
    let is_near = (1..=4).contains(&column) && (1..=3).contains(&row);
    assert_eq!(table.said().contains(&"pad".to_owned()), !is_near, "the officer is at {:?}", table.at(2));
    table.round(3);
    assert!(table.said().contains(&"clear".to_owned()));
    table.activate(0);
    if table.at(0) != [2, 2] {
        table.go([2, 2]);
    }
    table.end().round(4);
    assert!(table.said().contains(&"pad".to_owned()), "{:?}", table.said());
    assert!(!table.said().contains(&"flag".to_owned()));
}

const LABELS: &str = r#"
id = "labels"
origin = "test"
kind = "side"
objective = [{ id = "patrol", about = ["patrol"] }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[rule]]
when = "start"
do = [
    { objective = "patrol" },
    { deploy = { group = "imperial_officer", as = "patrol", at = [10, 0] } },
    { deploy = { group = "imperial_officer", as = "patrol", at = [10, 2] } },
    { deploy = { group = "probe_droid", as = "eye", at = [10, 4] } },
]
[[rule]]
when = { round_begins = 1 }
do = [{ harm = { whom = { group = "eye" }, damage = 30 } }, { harm = { whom = { group = "patrol" }, damage = 30 } }]
[[rule]]
when = { defeated = "patrol" }
do = [{ say = "patrol" }]
[[rule]]
when = { defeated = "eye" }
do = [{ say = "eye" }]
[[rule]]
when = "cleared"
do = [{ say = "clear" }]
"#;

/// alliance R6.16, R23.4, R23.10: a label counts when the last group of it is gone; a cleared map is no victory.
#[test]
fn groups_are_known_by_labels() {
    let mut table = Table::begin("labels");
    table.until(|table| table.prompt() == sortie_alliance::Prompt::Deploy);
    let view = table.mission();
    assert_eq!(view.labels, [Some("patrol".to_owned()), Some("patrol".to_owned()), Some("eye".to_owned())]);
    assert_eq!(view.marks.figures.len(), 2);
    let colours: Vec<u8> = table.view().groups.iter().map(|group| group.colour).collect();
    assert_eq!(colours, [0, 1, 0]);
    table.until(|table| table.prompt() == sortie_alliance::Prompt::Activate);
    assert_eq!(table.said(), ["eye", "patrol", "clear"]);
    assert!(!table.is_over());
}

const HINTED: &str = r#"
id = "hinted"
origin = "test"
kind = "tutorial"
heroes = ["diala_passil", "fenn_signis"]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
hint = [
    { id = "deploy", point = "board", until = "deploy" },
    { id = "look", point = "team" },
    { id = "run", point = "choice:run", if = [{ round = { at_least = 1 } }], until = "run" },
    { id = "end", point = "decision", if = [{ round = { at_least = 1 } }], until = "end" },
]
companion_hint = [
    { id = "place", point = "decision", until = "continue" },
    { id = "finish", point = "team", until = "end" },
    { id = "heal", point = "medpacs", until = "rest" },
]
"#;

/// Hints come in order, and each stays until it is followed.
#[test]
fn hints_lead_through_a_tutorial() {
    let mut table = Table::begin("hinted");
    assert_eq!(table.mission().hint, Some(0));
    table.go_on();
    assert_eq!(table.mission().hint, Some(1));
    table.go_on();
    assert_eq!(table.mission().hint, Some(2));
    table.activate(0);
    assert_eq!(table.mission().hint, Some(2));
    table.choose(Choice::Run);
    assert_eq!(table.mission().hint, Some(3));
    table.end();
    assert_eq!(table.mission().hint, None);
}

/// Beside the boxed game a tutorial has other hints, and reports are the deeds they wait for. alliance R19.7.
#[test]
fn hints_beside_the_boxed_game_wait_for_reports() {
    let mut table = Table::with(&Setup { mode: Mode::Companion, ..setup("hinted", &TWO) });
    assert_eq!(table.mission().hint, Some(0));
    while table.is_offered(Choice::Continue) {
        table.choose(Choice::Continue);
    }
    assert_eq!(table.mission().hint, Some(1));
    table.choose(Choice::Tell { fact: Fact::HeroDefeated { hero: 0 } });
    assert_eq!(table.mission().hint, Some(1));
    let figure = table.view().heroes[1].figure;
    table.choose(Choice::Tell { fact: Fact::Activated { figure } });
    assert_eq!(table.mission().hint, Some(2));
    table.choose(Choice::Tell { fact: Fact::Medpac });
    assert_eq!(table.mission().hint, None);
}

/// alliance R1.16, R6.18: beside the boxed game a hero who has withdrawn has no activation to report in the next round.
#[test]
fn who_has_withdrawn_is_not_reported() {
    let mut table = Table::with(&Setup { mode: Mode::Companion, ..setup("hinted", &TWO) });
    while table.is_offered(Choice::Continue) {
        table.choose(Choice::Continue);
    }
    let [gone, here] = [0, 1]
        .map(|hero| Choice::Tell { fact: Fact::Activated { figure: table.view().heroes[hero].figure } });
    for _ in 0..2 {
        table.choose(Choice::Tell { fact: Fact::HeroDefeated { hero: 0 } });
    }
    assert!(table.is_offered(gone), "it may have withdrawn in its own activation");
    table.choose(here).choose(here);
    assert_eq!(Alliance::round(&CONTENT, &table.state), 2);
    assert!(table.is_offered(here) && !table.is_offered(gone));
}
