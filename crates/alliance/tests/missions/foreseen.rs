//! What is foreseen of a choice says nothing of what the mission has in store.

use std::sync::Arc;

use sortie_alliance::{Alliance, Choice};
use sortie_kernel::{Game, Seed, Table, Viewer};

use super::table::{CONTENT, TWO, setup};

pub(crate) const MISSIONS: &[&str] = &[CALM, TRAPPED];

/// A hall with a marked corner and a crate, in which nothing waits.
const CALM: &str = r#"
id = "calm"
origin = "test"
kind = "side"
objective = [{ id = "leave" }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
object = [
    { id = "box", scene = "hall", kind = "terminal", at = [1, 1], stays = true },
    { id = "door", scene = "hall", kind = "door", door = 0 },
]
region = [{ id = "corner", scene = "hall", spaces = [[1, 0], [2, 0], [3, 0], [2, 1], [3, 1]] }]
[[rule]]
when = "start"
do = [{ objective = "leave" }, { deploy = { group = "imperial_officer", as = "guard", at = [11, 4] } }]
[[rule]]
when = { defeated = "guard" }
do = [{ win = "out" }]
"#;

/// The same hall: whoever comes into the corner or touches the box is in for something.
const TRAPPED: &str = r#"
id = "trapped"
origin = "test"
kind = "side"
objective = [{ id = "leave" }]
scene = [{ id = "hall", map = "test_hall", start = ["all"] }]
object = [
    { id = "box", scene = "hall", kind = "terminal", at = [1, 1], stays = true },
    { id = "door", scene = "hall", kind = "door", door = 0 },
]
region = [{ id = "corner", scene = "hall", spaces = [[1, 0], [2, 0], [3, 0], [2, 1], [3, 1]] }]
[[rule]]
when = "start"
do = [{ objective = "leave" }, { deploy = { group = "imperial_officer", as = "guard", at = [11, 4] } }]
[[rule]]
when = { defeated = "guard" }
do = [{ win = "out" }]
[[rule]]
when = { entered = "corner" }
do = [{ say = "caught" }, { harm = { whom = "actor", damage = 2 } }]
[[rule]]
when = { interacted = "box" }
again = true
do = [{ deploy = { group = "stormtrooper", as = "more", at = [2, 3] } }]
"#;

fn begin(mission: &str) -> Table<Alliance> {
    let setup = sortie_alliance::Setup { dice: Default::default(), ..setup(mission, &TWO) };
    Table::begin(Arc::clone(&CONTENT), setup, Seed::from_number(5)).expect("a table")
}

/// Two tables that differ in nothing but hidden rules tell the same of every choice, as long as none of them has fired; and that
/// something can be told at all.
#[test]
fn hidden_rules_do_not_show_in_what_is_foreseen() {
    let mut tables = ["calm", "trapped"].map(begin);
    let mut told = 0;
    let mut into_the_corner = 0;
    for _ in 0..40 {
        let offers = tables[0].decision().expect("a question").offers.clone();
        assert_eq!(offers, tables[1].decision().expect("the same question").offers);
        for offer in &offers {
            let [calm, trapped] = tables.each_ref().map(|table| {
                let end = table.foresee(offer.seat, &[offer.choice]).expect("it is offered");
                end.map(|state| Alliance::foreseen(&CONTENT, &state, Viewer::Seat(offer.seat)))
            });
            assert_eq!(calm, trapped, "{:?}", offer.choice);
            told += usize::from(calm.is_some());
            let is_corner = matches!(offer.choice, Choice::Move { to } if to.corner().row() < 2 && to.corner().column() < 4);
            into_the_corner += usize::from(calm.is_some() && is_corner);
        }
        // On the way nobody sets a rule off.
        let is_safe = |choice: &Choice| match choice {
            Choice::Move { .. } | Choice::Interact { .. } => false,
            Choice::Deploy { to, .. } => to.column() == 0,
            _ => true,
        };
        let safe = *offers.iter().find(|offer| is_safe(&offer.choice)).expect("a choice");
        for table in &mut tables {
            table.choose(safe.seat, &safe.choice).expect("it is offered");
        }
        if told > 200 {
            break;
        }
    }
    assert!(into_the_corner > 0, "nobody thought of going there, of {told} that were told");
}
