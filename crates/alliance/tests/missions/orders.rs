//! Orders of a mission: lines that name an object, a space or a hero (R26.1, R27.4).

use sortie_alliance::Event;
use sortie_alliance::enemy::{LawCriterion, Thought};

use super::table::Table;

pub(crate) const MISSIONS: &[&str] = &[ORDERED, STAKES];

/// A crew that goes for the reel, whoever has it, then for a space, then for Fenn.
const ORDERED: &str = r#"
id = "ordered"
origin = "test"
kind = "side"
objective = [{ id = "hold" }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
[[object]]
id = "reel"
scene = "hall"
kind = "token"
at = [1, 2]
carry = true
[[object]]
id = "lever"
scene = "hall"
kind = "terminal"
at = [1, 0]
[[rule]]
when = "start"
do = [{ objective = "hold" }, { deploy = { group = "imperial_officer", as = "crew", at = [5, 4] } }]
[[rule]]
when = { interacted = "lever" }
do = [{ flag = "pulled" }]
[[orders]]
id = "gather"
group = "crew"
if = [{ not = { flag = "pulled" } }]
line = [{ icons = ["action"], verb = { toward = 5 }, target = { named = { object = "reel" } } }]
[[orders]]
id = "hunt"
group = "crew"
line = [
    { icons = ["action"], verb = { toward = 2 }, target = { named = { space = [5, 0] } } },
    { icons = ["attack"], verb = "attack", target = { named = { hero = "fenn_signis" } } },
]
"#;

const DIALA: u8 = 0;
const FENN: u8 = 1;
const OFFICER: u8 = 2;

/// The rules by which it ended where it did.
fn ends_by(table: &Table) -> Vec<&'static str> {
    let ended = |event: &Event| {
        matches!(event, Event::Thought { thought: Thought::Ends { .. } | Thought::Stays { .. }, .. })
    };
    table.events.iter().filter(|told| ended(&told.event)).map(|told| told.rule.0).collect()
}

/// alliance R26.1, R27.4: a token is moved to, into its very space; there the figure stays and has done what it is told.
#[test]
fn toward_a_token() {
    let mut table = Table::deployed("ordered");
    table.activate(DIALA).end();
    assert_eq!(table.at(OFFICER), [1, 2]);
    table.round(2).activate(DIALA).end();
    assert_eq!(table.at(OFFICER), [1, 2]);
    assert_eq!(ends_by(&table), ["R27.4", "R27.4"]);
}

/// alliance R26.1, R13.1: whoever carries the token is meant.
#[test]
fn toward_its_carrier() {
    let mut table = Table::deployed("ordered");
    table.activate(FENN).interact(0, 0).end();
    let [column, row] = table.at(OFFICER);
    assert_eq!(column.max(row.abs_diff(1)), 1, "beside Fenn in the corner: {column}/{row}");
}

/// alliance R24.1, R26.1, R26.4: other orders once something has happened; a hero by name, though another stands nearer.
#[test]
fn a_space_and_a_hero() {
    let mut table = Table::deployed("ordered");
    table.activate(DIALA).interact(1, 0).go([3, 3]).end();
    assert_eq!(table.at(OFFICER)[1], 2, "two spaces toward 5/0");
    let aimed = |at: u8| {
        table.told(|event| matches!(event, Event::AttackDeclared { attacker, target, .. } if attacker.0 == OFFICER && target.0 == at))
    };
    assert_eq!([aimed(DIALA), aimed(FENN)], [0, 1]);
}

/// An officer who comes nearer, and a relay that the objective is about.
const STAKES: &str = r#"
id = "stakes"
origin = "test"
kind = "side"
objective = [{ id = "hold", about = ["relay"] }, { id = "later", about = ["lamp"] }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
object = [
    { id = "relay", scene = "hall", kind = "terminal", at = [5, 4] },
    { id = "lamp", scene = "hall", kind = "terminal", at = [5, 0] },
]
[[rule]]
when = "start"
do = [{ objective = "hold" }, { deploy = { group = "imperial_officer", as = "crew", at = [5, 2] } }]
[[orders]]
id = "nearer"
group = "crew"
line = [{ icons = ["action"], verb = { toward = 1 } }]
"#;

/// alliance R25.5, A14: of three spaces from which it hits alike, the one nearest to what the open objective is about; nobody is
/// asked.
#[test]
fn threat_to_the_objective() {
    let mut table = Table::deployed("stakes");
    table.activate(DIALA).end();
    assert_eq!(table.at(OFFICER), [4, 3]);
    let by_objective = |event: &Event| {
        matches!(event, Event::Thought { thought: Thought::Law { by: LawCriterion::Objective, left: 1 }, .. })
    };
    assert_eq!(table.told(by_objective), 1);
}
