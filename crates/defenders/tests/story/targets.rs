//! At what actions are done, what they cost, and what they roll (87, 198).

use sortie_defenders::Choice;

use super::{Table, agent, alien, mission, mission_of};

/// One agent beside `D1:g`, and an action with a target.
fn beside(action: &str, more: &str) -> Table {
    let mut table = mission_of(1, &format!("[[action]]\nid = \"act\"\n{action}\n{more}"));
    let at = table.hex("D1:g.w");
    table.force(|state, content, sink| state.put(content, agent(0), at, sink));
    table.settle();
    table
}

fn on_go(effects: &str) -> String {
    format!("[[rule]]\nwhen = {{ done = \"go\" }}\nagain = true\ndo = [{effects}]\n")
}

fn open(table: &Table) -> bool {
    table.choices().iter().any(|choice| matches!(choice, Choice::Act { action: 1, .. }))
}

/// Not before `go` has brought the target, and after it.
fn opens(action: &str, more: &str, effects: &str) -> Table {
    let mut table = beside(action, &format!("{more}{}", on_go(effects)));
    assert!(!open(&table), "{action}");
    table.go();
    assert!(open(&table), "{action}");
    table
}

/// One that burns is none any more.
#[test]
fn teleport() {
    opens("at = \"teleport\"", "", "{ move_teleports = [1] }");
    let mut table =
        beside("at = \"teleport\"", &on_go("{ move_teleports = [1] }, { burn = { waypoint = 1 } }"));
    table.go();
    assert!(!open(&table));
}

#[test]
fn waypoint() {
    opens("at = { waypoint = 1 }", "", "{ waypoints = [1] }");
    opens("at = \"any_waypoint\"", "", "{ waypoints = [1] }");
}

#[test]
fn place() {
    let table = beside("at = { place = \"near\" }", "[[place]]\nid = \"near\"\nhexes = [\"D1:g.w\"]\n");
    assert!(open(&table));
    let table = beside("at = { place = \"rooms\" }", "");
    assert!(!open(&table));
}

#[test]
fn figure_while_engaged() {
    let brings = "{ alien = { card = \"xeno_beta_green\", at = { hex = \"D1:g\" }, as = \"he\" } }";
    opens("at = { figure = \"he\" }\nengaged = true", "", brings);
    let mut table = beside("at = { figure = \"he\" }", &on_go(brings));
    table.go();
    assert!(!open(&table), "who is engaged does not");
    table.force(|state, content, sink| state.suffer(content, alien(0), 9, sink));
}

#[test]
fn person() {
    let people = "[[person]]\nid = \"child\"\nhealth = 1\nmoves = \"never\"\n";
    opens(
        "at = { person = \"child\" }",
        people,
        "{ join = { person = \"child\", at = { hex = \"D1:g\" } } }",
    );
}

#[test]
fn signal() {
    let mut table =
        beside("at = \"signal\"", &on_go("{ signal = { at = { hex = \"D1:g\" }, kind = \"human\" } }"));
    // Seen at once, it is turned at once.
    table.go();
    assert!(!open(&table));
    let more = format!(
        "[[action]]\nid = \"act\"\nat = {{ turned = \"alien\" }}\n{}",
        on_go("{ signal = { at = { hex = \"D1:g\" }, kind = \"alien\" } }, { reveal = \"all\" }")
    );
    let mut table = super::special(
        "\"signals_unseen\", \"alien_signals_stay\"",
        &format!("{more}[[action]]\nid = \"look\"\nat = \"signal\"\n"),
    );
    let at = table.hex("D1:g.w");
    for n in 0..2 {
        table.force(|state, content, sink| state.put(content, agent(n), at, sink));
        table.settle();
    }
    table.go();
    assert!(open(&table), "it lies there, face up");
    assert!(
        !table.choices().iter().any(|choice| matches!(choice, Choice::Act { action: 2, .. })),
        "and no more face down"
    );
}

#[test]
fn body() {
    let mut table = super::special(
        "{ bodies = [\"xeno_beta\"] }",
        "[[action]]\nid = \"act\"\nat = \"body\"\n[[alien]]\ncard = \"xeno_beta_green\"\nat = \"D1:i.ne\"\n",
    );
    let from = table.hex("D1:i");
    table.force(|state, content, sink| state.put(content, agent(0), from, sink));
    table.settle();
    assert!(!open(&table));
    table.force(|state, content, sink| state.suffer(content, alien(0), 9, sink));
    while table.body(table.view().active).at != from {
        table.end_turn();
    }
    assert!(open(&table));
}

#[test]
fn item() {
    opens(
        "at = { item = \"bomb\" }",
        "[[item]]\nid = \"bomb\"\n",
        "{ lay = { item = \"bomb\", at = { hex = \"D1:g\" } } }",
    );
}

#[test]
fn with_an_item() {
    opens(
        "at = \"anywhere\"\nwith = \"bomb\"",
        "[[item]]\nid = \"bomb\"\n",
        "{ give = { item = \"bomb\", whom = \"actor\" } }",
    );
}

#[test]
fn by_a_role() {
    opens("at = \"anywhere\"\nby = \"boss\"", "", "{ role = { whom = \"actor\", role = \"boss\" } }");
}

#[test]
fn if_something_holds() {
    opens(
        "at = \"anywhere\"\nif = [{ counter = { counter = \"n\", is = { at_least = 1 } } }]",
        "",
        "{ add = { counter = \"n\", by = 1 } }",
    );
}

/// defenders 49: what it costs is gone, and without it the action is not open.
#[test]
fn costs() {
    for (costs, used) in [
        ("action", [false, false, true]),
        ("action_and_combat", [false, true, true]),
        ("action_and_movement", [true, false, true]),
    ] {
        let mut table =
            mission(&format!("[[action]]\nid = \"act\"\nat = \"anywhere\"\ncosts = \"{costs}\"\n"));
        let act = table.choices().into_iter().find(|choice| matches!(choice, Choice::Act { action: 1, .. }));
        table.choose(act.expect("it is open"));
        assert_eq!(table.state.used_up(), Some(used), "{costs}");
        assert!(!open(&table));
    }
}

/// Each earlier try adds a die, up to three; a room where it has succeeded is closed.
#[test]
fn tries() {
    let action = "at = { place = \"rooms\" }\ncosts = \"nothing\"\nonce_a_room = true\nroll = { dice = { red = 1 }, more = { own_tries = 3 }, result = [{ symbol = \"gd\" }] }\n";
    let mut table = mission_of(1, &format!("[[action]]\nid = \"act\"\n{action}"));
    let room = table.hex("C1:e");
    table.force(|state, content, sink| state.put(content, agent(0), room, sink));
    table.settle();
    let mut dice = Vec::new();
    while open(&table) && dice.len() < 60 {
        table.told.clear();
        let act = table.choices().into_iter().find(|choice| matches!(choice, Choice::Act { action: 1, .. }));
        table.choose(act.expect("it is open"));
        let fallen = table.told.iter().find_map(|told| match &told.event {
            sortie_defenders::Event::Attack(sortie_defenders::event::AttackEvent::Rolled {
                dice, ..
            }) => Some(dice.len()),
            _ => None,
        });
        dice.extend(fallen);
        table.settle();
    }
    assert!(!open(&table), "with three dice it succeeds some day");
    let expected: Vec<usize> = (1..=dice.len()).map(|n| n.min(3)).collect();
    assert_eq!(dice, expected);
}
