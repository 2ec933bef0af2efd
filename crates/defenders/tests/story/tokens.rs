//! Tokens on the map and the step in which a mission is decided: armouries, flames, mines, objectives (33, 45, 180, 198).

use sortie_boards::hex::{Hex, Place};
use sortie_defenders::world::Rank;
use sortie_defenders::{Choice, Prompt};

use super::{Table, agent, alien, mission, mission_of, special};

fn on_go(effects: &str) -> String {
    format!("[[rule]]\nwhen = {{ done = \"go\" }}\nagain = true\ndo = [{effects}]\n")
}

/// The first agent is put on a hex.
fn put(table: &mut Table, at: Hex) {
    table.force(|state, content, sink| state.put(content, agent(0), at, sink));
}

/// The weapons that were drawn, by rank.
fn drawn(table: &Table) -> Vec<Rank> {
    let events = table.told.iter().map(|told| serde_json::to_value(&told.event).expect("plain data"));
    let drawn = events.filter(|event| event["event"] == "weapon_drawn");
    let rank = |event: serde_json::Value| {
        let weapon = event["weapon"].as_u64().expect("a weapon") as usize;
        table.content.weapons[weapon].rank
    };
    drawn.map(rank).collect()
}

/// defenders T40, 43, 105, 180: an agent who moves onto an armoury token takes it off; the next reinforcement step brings a weapon at
/// random, an improved one for a blue token and an alien one for a red one
#[test]
fn t40_armouries() {
    for (more, rank) in [("", Rank::Blue), ("alien = true\n", Rank::Red)] {
        let mut table = mission(&format!("[[armoury]]\nat = \"C1:g\"\n{more}"));
        let at = table.hex("C1:g");
        put(&mut table, at);
        assert_eq!((table.n("armoury_taken"), table.n("weapon_drawn")), (1, 0), "{rank:?}");
        put(&mut table, at);
        assert_eq!(table.n("armoury_taken"), 1, "it is gone at once");
        table.told.clear();
        table.next_round();
        assert_eq!(drawn(&table), [rank]);
        table.told.clear();
        table.next_round();
        assert_eq!(drawn(&table), [], "one token, one weapon");
    }
}

/// defenders 198: whoever walks into a flame suffers a wound, who is put there does not
#[test]
fn flames_burn() {
    let mut table = mission(&on_go("{ burn = { hex = \"D1:g\" } }"));
    table.go();
    let (flame, beside) = (table.hex("D1:g"), table.hex("D1:g.w"));
    put(&mut table, flame);
    assert_eq!(table.body(agent(0)).wounds, 0);
    put(&mut table, beside);
    table.choose(Choice::Go { to: flame });
    assert_eq!(table.body(agent(0)).wounds, 1);
    assert_eq!(table.body(agent(0)).at, flame, "and may walk on");
}

/// defenders 89, 198: who comes to lie bleeding in a flame goes no farther
#[test]
fn who_bleeds_in_a_flame_stays_there() {
    let mut table = mission(&on_go("{ burn = { hex = \"D1:g\" } }"));
    table.go();
    let (flame, beside) = (table.hex("D1:g"), table.hex("D1:g.w"));
    put(&mut table, beside);
    let left = table.body(agent(0)).health_left();
    table.force(|state, content, sink| state.suffer(content, agent(0), u16::from(left) - 1, sink));
    table.choose(Choice::Go { to: flame });
    assert!(table.body(agent(0)).is_bleeding());
    let mine =
        |offer: &sortie_kernel::Offer<Choice>| offer.seat.0 == 0 && matches!(offer.choice, Choice::Go { .. });
    assert!(!table.offers().iter().any(mine));
}

const HE: &str = "[[alien]]\ncard = \"aracnos_green\"\nat = \"C1:h\"\nas = \"he\"\nto_alpha = true\n";

const SHE: &str = "[[alien]]\ncard = \"spine_critter_green\"\nat = \"C1:l\"\nas = \"she\"\nto_alpha = true\n";

/// A table with a mine in an area of C1, and a way to push somebody into it: from where, whence, whereto.
fn mined(more: &str) -> (Table, [Hex; 3]) {
    let mine = on_go("{ mines = [\"C1:l\"] }");
    let mut table = special("{ mines = { wounds = 2 } }", &format!("{HE}{more}{mine}"));
    table.go();
    let board = table.content.battles[table.mission_number()].field.board(0);
    let (layout, mined) = (board.layout(), board.area(table.hex("C1:l")));
    let mut ways = Vec::new();
    for into in board.area_hexes(mined) {
        for here in board.beside(into).into_iter().filter(|&here| board.area(here) != mined) {
            let (a, b) = (layout.place(here), layout.place(into));
            let behind = layout.hex_at(Place { x: 2 * a.x - b.x, y: 2 * a.y - b.y });
            ways.extend(behind.map(|from| [from, here, into]));
        }
    }
    let way = ways[0];
    (table, way)
}

/// defenders 191, 198: an alien that is pushed into an area with a mine enters it
#[test]
fn a_push_may_set_off_a_mine() {
    let (mut table, [from, here, into]) = mined("");
    table.force(|state, content, sink| state.put(content, alien(0), here, sink));
    assert_eq!(table.body(alien(0)).wounds, 0);
    table.force(|state, content, sink| state.push(content, alien(0), from, sink));
    assert_eq!((table.body(alien(0)).at, table.body(alien(0)).wounds), (into, 2));
    assert_eq!(table.n("mine_gone"), 1);
}

/// defenders 191, 198: of two that are pushed the first sets off a mine under the second, who is off the map then and goes nowhere
#[test]
fn who_dies_of_a_mine_is_pushed_no_more() {
    // The mine was laid where she stood already.
    let (mut table, [from, here, _]) = mined(SHE);
    table.force(|state, content, sink| state.put(content, alien(0), here, sink));
    let left = table.body(alien(1)).health_left();
    table.force(|state, content, sink| state.suffer(content, alien(1), u16::from(left) - 1, sink));
    table.told.clear();
    table.force(|state, content, sink| {
        state.push(content, alien(0), from, sink);
        state.push(content, alien(1), from, sink);
    });
    assert_eq!((table.n("mine_gone"), table.n("died"), table.n("pushed")), (1, 1, 1), "{:?}", table.names());
}

/// defenders 125, A60, 198: an alien that is lured has moved: who keeps guard is asked where it stands then, and not where it stood
#[test]
fn who_is_lured_may_be_shot_at() {
    let shots = |table: &Table| {
        let shot = |choice: &Choice| matches!(choice, Choice::Attack { target, .. } if *target == alien(0));
        table.choices().iter().any(shot)
    };
    let mut came_closer = 0;
    for area in ["a", "b", "c", "d", "e", "f", "g", "h", "j", "k", "l"] {
        let start = format!("[[alien]]\ncard = \"aracnos_green\"\nat = \"D1:{area}\"\nas = \"he\"\n");
        let mut table =
            mission_of(1, &format!("{start}{}", on_go("{ lure = { figure = \"he\", areas = 1 } }")));
        let (before, from) = (shots(&table), table.body(alien(0)).at);
        table.ask();
        let asked = matches!(table.prompt(), Prompt::Guard { .. });
        table.settle();
        let has_moved = table.body(alien(0)).at != from;
        assert_eq!(asked, has_moved && shots(&table), "from {area}");
        came_closer += u8::from(asked && !before);
    }
    assert!(came_closer > 0, "somewhere it comes into reach by that");
}

/// defenders 33, 45: objectives are looked at in the mission status step only, from the top, and the first that is true decides
#[test]
fn the_first_true_objective_decides() {
    let status = |result: &str| {
        format!(
            "[[rule]]\nwhen = \"status\"\nif = [{{ counter = {{ counter = \"n\", is = {{ at_least = 1 }} }} }}]\ndo = [{{ {result} }}]\n"
        )
    };
    let goes = on_go("{ add = { counter = \"n\", by = 1 } }");
    for (first, second, key) in [
        ("win = \"partly\"", "win = \"accomplished\"", "partly"),
        ("lose = \"failed\"", "win = \"accomplished\"", "failed"),
        ("win = \"accomplished\"", "lose = \"failed\"", "accomplished"),
    ] {
        let mut table = mission(&format!("{goes}{}{}", status(first), status(second)));
        table.go();
        assert_eq!(table.is_over(), None, "not before the next status step");
        table.next_round();
        let over = table.is_over().expect("it is decided");
        assert!(over.ends_with(key), "{over} is not {key}");
    }
}
