//! People of a mission among agents and aliens: agents walk past them, aliens take them for agents (14, 61, 154, 198, A54, A58).

use sortie_boards::hex::{Board, Gait, Hex, Place};
use sortie_defenders::content::mission::{Field, HexName};
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Told;

use super::{agent, alien, mission_of, person};

const CHILD: &str = "[[person]]\nid = \"child\"\nhealth = 2\nmoves = \"never\"\n";

fn on_go(effects: &str) -> String {
    format!("[[rule]]\nwhen = {{ done = \"go\" }}\nagain = true\ndo = [{effects}]\n")
}

/// All hexes of the first side on which somebody can stand, with their names.
fn named(field: &Field) -> Vec<(String, Hex)> {
    let places = ["", ".e", ".se", ".sw", ".w", ".nw", ".ne"];
    let names = ('a'..='l').flat_map(|area| places.map(|place| format!("D1:{area}{place}")));
    let hexes = names.filter_map(|name| Some((name.clone(), field.hex(&HexName(name))?)));
    hexes.filter(|(_, hex)| field.board(0).floor().has(*hex)).collect()
}

/// The hex on the other side of one, if a walk leads straight on.
fn straight_on(board: &Board, from: Hex, through: Hex) -> Option<Hex> {
    let layout = board.layout();
    let (a, b) = (layout.place(from), layout.place(through));
    let beyond = layout.hex_at(Place { x: 2 * b.x - a.x, y: 2 * b.y - a.y })?;
    board.ways(through, Gait::Walking).has(beyond).then_some(beyond)
}

fn event(told: &Told<sortie_defenders::Event>) -> serde_json::Value {
    serde_json::to_value(&told.event).expect("plain data")
}

/// defenders 61, 154, 198: an agent walks past somebody of the mission; a signal that is seen from there only is turned while he
/// stands with him, and he goes on, for he cannot stop there
#[test]
fn a_reveal_interrupts_a_walk_past_a_person() {
    let field = mission_of(1, CHILD);
    let field = &field.content.battles[field.mission_number()].field;
    let (board, hexes) = (field.board(0), named(field));
    let mut ways = Vec::new();
    for (_, from) in &hexes {
        for (past, through) in hexes.iter().filter(|(_, hex)| board.ways(*from, Gait::Walking).has(*hex)) {
            let Some(to) = straight_on(board, *from, *through) else { continue };
            let seen = hexes.iter().find(|(_, signal)| {
                board.sees(*through, *signal)
                    && !board.sees(*from, *signal)
                    && ![*through, to].contains(signal)
            });
            ways.extend(seen.map(|(signal, _)| (*from, past, *through, to, signal)));
        }
    }
    assert!(ways.len() > 20, "{} ways", ways.len());
    for (from, past, through, to, signal) in ways.into_iter().step_by(7) {
        let brings = format!(
            "{{ join = {{ person = \"child\", at = {{ hex = \"{past}\" }} }} }}, \
             {{ signal = {{ at = {{ hex = \"{signal}\" }}, kind = \"human\" }} }}"
        );
        let mut table = mission_of(1, &format!("{CHILD}{}", on_go(&brings)));
        table.force(|state, content, sink| state.put(content, agent(0), from, sink));
        table.settle();
        table.go();
        assert_eq!(table.body(person(0)).at, through);
        assert!(!table.choices().contains(&Choice::Go { to: through }), "nobody ends on somebody");
        table.told.clear();
        table.choose(Choice::Go { to });
        let order: Vec<_> = table.told.iter().map(event).collect();
        let at = |name: &str| order.iter().position(|event| event["event"] == name);
        let (stepped, revealed) = (at("walked"), at("revealed"));
        assert!(stepped < revealed && revealed.is_some(), "past {past}: {order:?}");
        assert_eq!(order[stepped.expect("he walks")]["to"], through.0, "past {past}");
        assert_eq!(table.body(agent(0)).at, to, "past {past}");
    }
}

/// defenders 160, A54, A58: of the hexes next to its target an alien takes one that touches somebody of the mission too
#[test]
fn an_alien_ends_in_contact_with_people_too() {
    let start = "[[alien]]\ncard = \"aracnos_green\"\nat = \"D1:b\"\nas = \"he\"\n";
    let lure = "{ lure = { figure = \"he\", areas = 1 } }";
    let joins = |at: &str| format!("{{ join = {{ person = \"child\", at = {{ hex = \"{at}\" }} }} }}");
    let ends = |effects: &str| -> Vec<Hex> {
        let mut table = mission_of(1, &format!("{CHILD}{start}{}", on_go(effects)));
        let at = table.hex("D1:f");
        table.force(|state, content, sink| state.put(content, agent(0), at, sink));
        table.settle();
        table.go();
        vec![table.body(alien(0)).at, table.body(agent(0)).at]
    };
    let alone = ends(lure);
    let field = mission_of(1, CHILD);
    let field = &field.content.battles[field.mission_number()].field;
    let board = field.board(0);
    assert!(board.adjacent(alone[0], alone[1]), "it comes to him");
    let from = field.hex(&HexName("D1:b".to_owned())).expect("it starts there");
    let mut moved = 0;
    for (name, at) in named(field) {
        let is_near = board.distance(at, alone[1]).is_some_and(|areas| areas <= 1);
        if !is_near || alone.contains(&at) || board.adjacent(at, alone[0]) {
            continue;
        }
        let touches_both = |hex: &Hex| board.adjacent(*hex, at) && board.adjacent(*hex, alone[1]);
        let is_near = |hex: &Hex| board.steps(from, *hex, Gait::Climbing).is_some_and(|steps| steps <= 1);
        let own = board.area_hexes(board.area(alone[1]));
        let both: Vec<Hex> =
            own.into_iter().filter(|hex| touches_both(hex) && is_near(hex) && *hex != at).collect();
        if both.is_empty() {
            continue;
        }
        let end = ends(&format!("{}, {lure}", joins(&name)));
        assert!(touches_both(&end[0]), "with somebody on {name} it ends on {:?}, not on {both:?}", end[0]);
        moved += 1;
    }
    assert!(moved > 0, "somewhere it makes a difference");
}

/// defenders 61, 154, 198: a line of the story that an agent calls while he passes somebody is read while he stands with him, and he
/// goes on, for he cannot stop there
#[test]
fn a_story_line_interrupts_a_walk_past_a_person() {
    let plain = mission_of(2, CHILD);
    let field = &plain.content.battles[plain.mission_number()].field;
    let (board, hexes) = (field.board(0), named(field));
    let other = plain.body(agent(1)).at;
    let mut ways = hexes.iter().flat_map(|(_, from)| {
        let beside = hexes.iter().filter(|(_, hex)| board.ways(*from, Gait::Walking).has(*hex));
        beside.filter_map(|(past, through)| {
            let to = straight_on(board, *from, *through)?;
            (![*from, *through, to].contains(&other)).then_some((*from, past, *through, to))
        })
    });
    let (from, past, through, to) = ways.next().expect("a way straight on");
    let brings = format!("{{ join = {{ person = \"child\", at = {{ hex = \"{past}\" }} }} }}");
    let gate = format!(
        "[[place]]\nid = \"gate\"\nhexes = [\"{past}\"]\n\
         [[rule]]\nwhen = {{ entered = \"gate\" }}\ndo = [{{ say = \"gate\" }}]\n"
    );
    let mut table = mission_of(2, &format!("{CHILD}{gate}{}", on_go(&brings)));
    table.force(|state, content, sink| state.put(content, agent(0), from, sink));
    table.go();
    table.choose(Choice::Go { to });
    assert_eq!(table.prompt(), Prompt::Read);
    assert_eq!((table.body(agent(0)).at, table.body(person(0)).at), (through, through));
    table.choose(Choice::Pass);
    assert_eq!(table.body(agent(0)).at, to);
}
