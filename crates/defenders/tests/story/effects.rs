//! Each effect in a mission of its own (198, A41).

use sortie_defenders::content::Grade;
use sortie_defenders::world::Rank;
use sortie_defenders::{Choice, Prompt};

use super::{Table, agent, alien, mission, mission_of, person};

/// A rule that waits for `go`.
fn on_go(effects: &str) -> String {
    format!("[[rule]]\nwhen = {{ done = \"go\" }}\nagain = true\ndo = [{effects}]\n")
}

/// A mission whose action has these effects.
fn with(effects: &str) -> Table {
    mission(&on_go(effects))
}

/// A mission in which somebody stands on a hex of the other side when the action has these effects.
fn with_alien(card: &str, effects: &str) -> Table {
    let start = format!("[[alien]]\ncard = \"{card}\"\nat = \"C1:h\"\nas = \"he\"\nto_alpha = true\n");
    mission(&format!("{start}{}", on_go(effects)))
}

/// defenders 152, 159: a card kept aside comes before one of the deck; with a name, and to the alpha agent. With none left nobody
/// comes.
#[test]
pub(super) fn alien_comes() {
    let brings = |card: &str| {
        with(&format!(
            "{{ alien = {{ card = \"{card}\", at = {{ hex = \"C1:h\" }}, as = \"he\", to_alpha = true }} }}"
        ))
    };
    let mut table = brings("aracnos_green");
    assert_eq!(table.n_cards("aracnos_green"), 0);
    table.go();
    assert_eq!((table.cards(), table.body(alien(0)).at), (vec!["aracnos_green"], table.hex("C1:h")));
    table.go();
    table.go();
    assert_eq!((table.n_cards("aracnos_green"), table.n("nobody_comes")), (table.copies("aracnos_green"), 1));
    let mut table = brings("xeno_beta_green");
    let (cards, left) = (table.n_cards("xeno_beta_green"), table.view().decks.aliens);
    assert_eq!(cards, table.copies("xeno_beta_green"));
    table.go();
    assert_eq!((table.n_cards("xeno_beta_green"), table.view().decks.aliens), (cards, left - 1));
}

/// defenders 152: by the top cards of the deck.
#[test]
pub(super) fn aliens_come() {
    let mut table = with("{ aliens = 2 }");
    table.go();
    assert_eq!((table.cards().len(), table.view().decks.aliens), (2, 3));
}

/// defenders A31: their cards go to the discards; of several the most wounded.
#[test]
pub(super) fn withdraw() {
    let mut table = with("{ aliens = 2 }, { withdraw = { of = \"any\", most = 1 } }");
    table.go();
    assert_eq!((table.cards().len(), table.view().decks.aliens_out.len(), table.n("withdrawn")), (1, 1, 1));
}

/// Unhurt, as another card; the one it was goes to the discards.
#[test]
pub(super) fn turn() {
    let mut table = with_alien(
        "xeno_beta_green",
        "{ wound = { of = \"any\", wounds = 1 } }, { turn = { of = { card = \"xeno_beta_green\" }, into = \"xeno_alpha_blue\" } }",
    );
    let greens = table.n_cards("xeno_beta_green");
    table.go();
    assert_eq!((table.cards(), table.body(alien(0)).wounds), (vec!["xeno_alpha_blue"], 0));
    assert_eq!((table.n_cards("xeno_beta_green"), table.n_cards("xeno_alpha_blue")), (greens, 1));
}

/// defenders A38: onto a spot, as near as can be.
#[test]
pub(super) fn put() {
    let mut table = with_alien("xeno_beta_green", "{ put = { figure = \"he\", at = { hex = \"C1:l\" } } }");
    table.go();
    assert_eq!(table.body(alien(0)).at, table.hex("C1:l"));
}

/// defenders A54: an area toward who did it.
#[test]
pub(super) fn lure() {
    let mut table = with_alien("xeno_beta_green", "{ lure = { figure = \"he\", areas = 1 } }");
    let before = table.body(alien(0)).at;
    table.go();
    let (board, now) =
        (table.content.battles[table.mission_number()].field.board(0), table.body(alien(0)).at);
    assert_eq!(board.area_steps(board.area(before), board.area(now)), Some(1));
    assert_eq!(table.n("moved"), 1);
}

/// It goes where the actor goes, and is left beside him; in the next turn no more.
#[test]
pub(super) fn drag() {
    let start = "[[alien]]\ncard = \"xeno_beta_green\"\nat = \"D1:i.ne\"\nas = \"he\"\n\
        [[rule]]\nwhen = { done = \"go\" }\ndo = [{ mark = { figure = \"he\", is = \"stunned\" } }, { drag = \"he\" }]\n";
    let mut table = mission_of(1, start);
    table.go();
    let goal = table.hex("D1:g");
    let to = table.choices().into_iter().find(|choice| matches!(choice, Choice::Go { to } if *to == goal));
    let to = to.or_else(|| table.choices().into_iter().rfind(|choice| matches!(choice, Choice::Go { .. })));
    table.choose(to.expect("somewhere to go"));
    table.settle();
    let board = table.content.battles[table.mission_number()].field.board(0);
    assert!(board.adjacent(table.body(agent(0)).at, table.body(alien(0)).at));
    assert!(table.n("placed") > 0);
}

/// Held until the next refresh phase: it does not act.
#[test]
pub(super) fn mark_held() {
    let mut table = with_alien("xeno_beta_green", "{ mark = { figure = \"he\", is = \"held\" } }");
    table.go();
    assert!(table.body(alien(0)).is_out_of_action());
    table.next_round();
    assert!(!table.body(alien(0)).is_out_of_action());
}

/// Stunned: it engages nobody and does not act any more.
#[test]
pub(super) fn mark_stunned() {
    let start = "[[alien]]\ncard = \"xeno_beta_green\"\nat = \"D1:i.ne\"\nas = \"he\"\n\
        [[rule]]\nwhen = { done = \"go\" }\ndo = [{ mark = { figure = \"he\", is = \"stunned\" } }]\n";
    let mut table = mission(start);
    let engaged = |table: &Table| table.view().agents.iter().filter(|agent| agent.engaged).count();
    assert!(engaged(&table) > 0);
    table.go();
    assert_eq!(engaged(&table), 0);
    table.next_round();
    assert!(table.body(alien(0)).is_out_of_action());
}

/// Warded: agents do no damage to it; it is told beforehand in the odds.
#[test]
pub(super) fn mark_warded() {
    let start = "[[alien]]\ncard = \"xeno_beta_green\"\nat = \"D1:i.ne\"\nas = \"he\"\n\
        [[rule]]\nwhen = { done = \"go\" }\ndo = [{ mark = { figure = \"he\", is = \"warded\" } }]\n";
    let mut table = mission(start);
    assert!(table.view().odds.iter().any(|odds| odds.p_wound > 0));
    table.go();
    assert!(!table.view().odds.is_empty());
    assert!(table.view().odds.iter().all(|odds| odds.p_wound == 0 && odds.p_dead == 0));
}

/// It holds no longer.
#[test]
pub(super) fn unmark() {
    let mut table = with_alien(
        "xeno_beta_green",
        "{ mark = { figure = \"he\", is = \"stunned\" } }, { unmark = { figure = \"he\", is = \"stunned\" } }",
    );
    table.go();
    assert_eq!(table.n("marked"), 2);
    assert!(!table.body(alien(0)).is_out_of_action());
}

/// defenders 116: nothing prevents the wounds.
#[test]
pub(super) fn wound() {
    let mut table = with_alien("xeno_beta_green", "{ wound = { of = { figure = \"he\" }, wounds = 1 } }");
    table.go();
    assert_eq!(table.body(alien(0)).wounds, 1);
}

/// Shields are gone until the next refresh phase.
#[test]
pub(super) fn strip() {
    let mut table = with_alien("xeno_grey_green", "{ strip = { figure = \"he\" } }");
    assert_eq!(table.state.energy_shield(alien(0)), 1);
    table.go();
    assert_eq!(table.state.energy_shield(alien(0)), 0);
    table.next_round();
    assert_eq!(table.state.energy_shield(alien(0)), 1);
}

/// Wounds and shields as on a new card.
#[test]
pub(super) fn restore() {
    let mut table = with_alien(
        "xeno_grey_green",
        "{ strip = \"any\" }, { wound = { of = \"any\", wounds = 2 } }, { restore = \"any\" }",
    );
    table.go();
    assert_eq!((table.body(alien(0)).wounds, table.state.energy_shield(alien(0))), (0, 1));
}

/// On top in this order.
#[test]
pub(super) fn encounters() {
    let mut table = with("{ encounters = { cards = [8, 9], to = \"top\" } }");
    let before = table.view().decks.encounters;
    table.go();
    assert_eq!(table.view().decks.encounters, before + 2);
    table.told.clear();
    table.end_turn();
    let drawn = table.told.iter().find_map(|told| match told.event {
        sortie_defenders::Event::Alien(sortie_defenders::event::AlienEvent::EncounterDrawn {
            card, ..
        }) => Some(card),
        _ => None,
    });
    assert_eq!(drawn.map(|card| table.content.encounters[usize::from(card)].number), Some(8));
}

/// Alien cards on top are the next to come.
#[test]
pub(super) fn cards() {
    let mut table = with("{ cards = { aliens = [\"nexus_green\"], to = \"top\" } }, { aliens = 1 }");
    table.go();
    assert_eq!(table.cards(), ["nexus_green"]);
}

/// defenders 54: an event of the deck comes next; one that was drawn does not come again.
#[test]
pub(super) fn forward() {
    let mut table = with("{ forward = \"A\" }");
    table.go();
    assert_eq!((table.n("event_forwarded"), table.view().decks.events), (1, 3));
    table.next_round();
    assert_eq!(table.n("special_drawn"), 1);
    table.go();
    assert_eq!(table.n("event_forwarded"), 0);
}

/// An event is drawn at once.
#[test]
pub(super) fn draw() {
    let mut table = with("{ draw = { event = \"C\", signals_stand = true } }");
    table.go();
    assert_eq!((table.n("event_drawn"), table.n("special_drawn"), table.n("event_over")), (1, 1, 1));
}

/// No event phases.
#[test]
pub(super) fn pause() {
    let mut table = with("\"pause\"");
    table.go();
    table.next_round();
    assert_eq!((table.n("event_drawn"), table.view().story.paused), (0, true));
}

/// And there are again.
#[test]
pub(super) fn resume() {
    let mut table = with("\"pause\", \"resume\"");
    table.go();
    table.next_round();
    assert_eq!((table.n("event_drawn"), table.view().story.paused), (1, false));
}

/// defenders 151: signals teleport.
#[test]
pub(super) fn signals() {
    let mut table = with("{ signals = 2 }");
    table.go();
    assert_eq!(table.n("signal_placed"), 2);
}

/// One that was kept aside comes, and one only.
#[test]
pub(super) fn signal() {
    let mut table = with("{ signal = { at = { hex = \"C1:l\" }, kind = \"alien\" } }");
    let all = table.state.census(&table.content).signals;
    table.go();
    assert_eq!((table.n("signal_placed"), table.view().signals[0].at), (1, table.hex("C1:l")));
    table.go();
    assert_eq!((table.n("signal_placed"), table.state.census(&table.content).signals), (0, all));
}

/// defenders 153: signals are turned though nobody sees them.
#[test]
pub(super) fn reveal() {
    let mut table = with("{ signal = { at = { hex = \"C1:l\" }, kind = \"alien\" } }, { reveal = \"all\" }");
    table.go();
    assert_eq!((table.n("revealed"), table.cards().len(), table.view().signals.len()), (1, 1, 0));
}

/// To the discards, unseen.
#[test]
pub(super) fn discard() {
    let mut table = with(
        "{ signal = { at = { hex = \"C1:l\" }, kind = \"human\" } }, { discard = { on = { hex = \"C1:l\" } } }",
    );
    table.go();
    assert_eq!((table.n("signal_destroyed"), table.n("revealed"), table.view().signals.len()), (1, 0, 0));
}

/// Gathered, mixed with one kept aside, and dealt to points; what is left goes to the reserve.
#[test]
pub(super) fn deal() {
    let laid = "{ signal = { at = { hex = \"C1:l\" }, kind = \"alien\" } }, { signal = { at = { hex = \"C1:j\" }, kind = \"human\" } }";
    let mut table = with(&format!("{laid}, {{ deal = {{}} }}"));
    let all = table.state.census(&table.content).signals;
    table.go();
    assert_eq!((table.n("signals_gathered"), table.state.census(&table.content).signals), (1, all));
    assert!(table.view().signals.iter().all(|signal| signal.at != table.hex("C1:l")));
}

/// Those on the map become aliens, those of the reserve are alien ones.
#[test]
pub(super) fn humans_turn() {
    let mut table = with("{ signal = { at = { hex = \"C1:l\" }, kind = \"human\" } }, \"humans_turn\"");
    let all = table.state.census(&table.content).signals;
    table.go();
    assert_eq!((table.cards().len(), table.state.census(&table.content).signals), (1, all));
}

/// defenders 146, 156: of several that are turned at once each is the alien of a card of its own
#[test]
fn many_humans_turn() {
    let signals = "[[signal]]\nat = [\"C1:l\", \"C1:a\", \"C1:h\"]\nof = [0, 3]\n";
    let mut table = mission(&format!("{signals}{}", on_go("\"humans_turn\"")));
    let census = |table: &Table| {
        let all = table.state.census(&table.content);
        (all.aliens, all.signals)
    };
    let all = census(&table);
    table.go();
    assert_eq!((table.n("revealed"), table.cards().len()), (3, 3), "{:?}", table.names());
    assert_eq!(census(&table), all, "{:?}", table.cards());
}

/// A flame.
#[test]
pub(super) fn burn() {
    let mut table = with("{ burn = { hex = \"D1:b\" } }");
    table.go();
    assert_eq!(table.view().story.flames, [table.hex("D1:b")]);
}

/// It is out.
#[test]
pub(super) fn douse() {
    let mut table = with("{ burn = { hex = \"D1:b\" } }, { douse = { hex = \"D1:b\" } }");
    table.go();
    assert!(table.view().story.flames.is_empty());
}

/// In number order, those that lie there.
#[test]
pub(super) fn burn_next() {
    let mut table = with("{ waypoints = [1, 2] }, \"burn_next\"");
    table.go();
    assert_eq!(table.view().story.flames, [table.hex("D1:g")]);
    table.go();
    assert_eq!(table.view().story.flames, [table.hex("D1:g"), table.hex("D1:h")]);
}

/// The point goes, the flame stays.
#[test]
pub(super) fn burnt_teleports() {
    let mut table = with("{ burn = { point = \"hit\" } }, \"burnt_teleports\"");
    table.go();
    assert_eq!((table.view().points.len(), table.view().story.flames.len()), (1, 1));
}

/// Of the alpha agent's choice, one after the other.
#[test]
pub(super) fn move_teleports() {
    let mut table = with("{ move_teleports = [1] }");
    table.ask();
    assert_eq!(table.prompt(), Prompt::Place);
    table.choose(Choice::Place { at: table.hex("D1:c") });
    table.settle();
    let points: Vec<_> = table.view().points.iter().map(|point| point.at).collect();
    assert_eq!(points, [table.hex("D1:a.nw"), table.hex("D1:g")]);
}

/// Where the mission says.
#[test]
pub(super) fn waypoints() {
    let mut table = with("{ waypoints = [2] }");
    table.go();
    let there: Vec<u8> = table.view().story.waypoints.iter().map(|waypoint| waypoint.number).collect();
    assert_eq!(there, [2]);
}

/// Face down, and turned by who stands on one.
#[test]
pub(super) fn hide_waypoints() {
    let mut table = with("{ hide_waypoints = [1, 2] }");
    table.go();
    assert_eq!((table.view().story.hidden.len(), table.view().story.waypoints.len()), (2, 0));
    let there = table.hex("D1:g");
    table.force(|state, content, sink| state.put(content, agent(1), there, sink));
    table.settle();
    assert_eq!(
        (table.view().story.hidden.len(), table.view().story.waypoints[0].at, table.n("waypoint_turned")),
        (1, there, 1)
    );
}

/// All of them.
#[test]
pub(super) fn clear_waypoints() {
    let mut table = with("{ waypoints = [1] }, { hide_waypoints = [2] }, \"clear_waypoints\"");
    table.go();
    assert_eq!((table.view().story.hidden.len(), table.view().story.waypoints.len()), (0, 0));
}

const DOOR: &str = "[[door]]\nid = \"gate\"\nbetween = [\"D1:i\", \"D1:i.ne\"]\nis = \"blocked\"\n";

/// By name.
#[test]
pub(super) fn open() {
    let mut table = mission(&format!("{DOOR}{}", on_go("{ open = [\"gate\"] }")));
    assert!(table.view().changed.is_empty());
    table.go();
    assert_eq!(table.view().changed.len(), 1);
}

/// The one beside who does it.
#[test]
pub(super) fn free() {
    let more = "[[action]]\nid = \"unlock\"\nat = \"blocked\"\ncosts = \"nothing\"\n[[rule]]\nwhen = { done = \"unlock\" }\nagain = true\ndo = [\"free\"]\n";
    let mut table = mission(&format!("{DOOR}{more}"));
    let beside = table.hex("D1:i");
    table.force(|state, content, sink| state.put(content, agent(0), beside, sink));
    table.settle();
    let unlock = table.choices().into_iter().find(|choice| matches!(choice, Choice::Act { action: 1, .. }));
    table.choose(unlock.expect("he stands beside it"));
    table.settle();
    assert_eq!(
        (
            table.view().changed.len(),
            table.choices().iter().any(|choice| matches!(choice, Choice::Act { action: 1, .. }))
        ),
        (1, false)
    );
}

/// One for each point of a counter, on centres.
#[test]
pub(super) fn lay_mines() {
    let mut table = with(
        "{ add = { counter = \"n\", by = 2 } }, { lay_mines = { counter = \"n\", most = 3, sides = [\"C1\"] } }",
    );
    table.ask();
    let at = table.hex("C1:d");
    table.choose(Choice::Place { at });
    assert!(!table.choices().contains(&Choice::Place { at }));
    table.settle();
    assert_eq!((table.view().story.mines.len(), table.view().story.mines[0]), (2, at));
}

/// Where the mission says.
#[test]
pub(super) fn mines() {
    let mut table = with("{ mines = [\"C1:d\", \"C1:h\"] }");
    table.go();
    assert_eq!(table.view().story.mines, [table.hex("C1:d"), table.hex("C1:h")]);
}

/// defenders A56: onto free hexes of their choice, each his own.
#[test]
pub(super) fn send() {
    let mut table = with("{ send = { whom = \"agents\", to = \"far\" } }");
    table.go();
    let board = table.content.battles[table.mission_number()].field.board(0);
    let area = board.area(table.hex("D1:a"));
    assert!([0, 1].iter().all(|n| board.area(table.body(agent(*n)).at) == area));
}

/// Movements end on their sides only.
#[test]
pub(super) fn confine() {
    let mut table = with("{ confine = { whom = \"actor\", sides = [\"C1\"] } }");
    let goes =
        |table: &Table| table.choices().iter().filter(|choice| matches!(choice, Choice::Go { .. })).count();
    assert!(goes(&table) > 0);
    table.go();
    assert_eq!(goes(&table), 0);
}

/// Who has it acts; when he is dead the players name another.
#[test]
pub(super) fn role() {
    let more = "[[action]]\nid = \"work\"\nat = \"anywhere\"\nby = \"boss\"\ncosts = \"nothing\"\n";
    let mut table =
        mission_of(3, &format!("{more}{}", on_go("{ role = { whom = \"chosen\", role = \"boss\" } }")));
    table.ask();
    table.choose(Choice::Pick { figure: agent(0) });
    table.settle();
    let boss = |table: &Table| table.view().story.roles[0].agent;
    assert_eq!(boss(&table), agent(0));
    table.force(|state, content, sink| state.suffer(content, agent(0), 20, sink));
    table.force(|state, content, sink| state.suffer(content, agent(0), 1, sink));
    assert!(table.choices().contains(&Choice::Pick { figure: agent(2) }));
    table.choose(Choice::Pick { figure: agent(2) });
    assert_eq!(boss(&table), agent(2));
}

const PROFILES: &str = "[[profile]]\nid = \"n\"\norigin = \"sortie\"\n[profile.sheet]\nhealth = 7\nmovement = 3\n\
    primary = { id = \"musket\", origin = \"sortie\", manner = \"ranged\", dice = { red = 1 }, range = 2, ammo = 2 }\n\
    secondary = { id = \"sabre\", origin = \"sortie\", manner = \"melee\", dice = { red = 2 } }\n";

/// The agents become others: sheet, weapons and health are theirs, and rules know when one of them dies.
#[test]
pub(super) fn recast() {
    let rule =
        "[[rule]]\nwhen = { lost = \"n\" }\nagain = true\ndo = [{ add = { counter = \"n\", by = 1 } }]\n";
    let mut table = mission(&format!("{PROFILES}{rule}{}", on_go("{ recast = [\"n\"] }")));
    table.go();
    let view = table.view();
    assert!(
        view.agents
            .iter()
            .all(|agent| agent.health == 7 && agent.movement == 3 && agent.guns[0].id == "musket")
    );
    assert!(view.agents.iter().all(|agent| agent.devices.is_empty() && agent.guns[0].ammo == Some([2, 2])));
    for wounds in [20, 1] {
        table.force(|state, content, sink| state.suffer(content, agent(1), wounds, sink));
    }
    table.settle();
    assert_eq!(table.view().story.counters, [1]);
}

/// Each in turn, up to so many hexes.
#[test]
pub(super) fn march() {
    let mut table = with("{ march = { hexes = 2 } }");
    table.ask();
    let Prompt::Movement { figure, left } = table.prompt() else { panic!("{:?}", table.prompt()) };
    assert_eq!((figure, left), (table.view().alpha, 2));
    table.settle();
    assert_eq!(table.n("halted"), 2);
}

/// defenders 169: no more than there is room for.
#[test]
pub(super) fn ammo() {
    let mut table = with("{ ammo = { whom = \"agents\", tokens = 2 } }");
    table.go();
    assert_eq!(table.n("reloaded"), 0);
    let gun =
        table.view().agents[0].guns.iter().position(|gun| gun.ammo.is_some()).expect("a weapon with ammo");
    let before = table.view().agents[0].guns[gun].ammo.expect("ammo")[0];
    table.state.spend_ammo(agent(0), gun as u8, before);
    table.go();
    assert_eq!(table.view().agents[0].guns[gun].ammo.expect("ammo")[0], before.min(2));
}

/// defenders 169: never more than there are wounds.
#[test]
pub(super) fn heal() {
    let mut table = with("{ heal = { whom = \"agents\", wounds = 2 } }");
    table.force(|state, content, sink| state.suffer(content, agent(1), 1, sink));
    table.go();
    assert_eq!((table.n("healed"), table.body(agent(1)).wounds), (1, 0));
}

/// defenders 127: with what the rank brings.
#[test]
pub(super) fn rank() {
    let mut table = with("{ rank = \"agents\" }");
    table.go();
    assert!(table.view().agents.iter().all(|agent| agent.grade == Grade::Bronze));
}

/// defenders A16: never more than the box has.
#[test]
pub(super) fn fragments() {
    let mut table = with("{ fragments = 3 }");
    table.go();
    assert_eq!(table.view().fragments, 3);
    table.go();
    assert_eq!(table.view().fragments, 4);
}

/// defenders 42, A18: in the next reinforcement step the alpha agent picks a weapon.
#[test]
pub(super) fn deliver() {
    let mut table = with("{ deliver = { alien = true } }");
    table.go();
    table.until(Prompt::Supplies);
    let picked = table.choices()[0];
    let Choice::PickWeapon { weapon } = picked else { panic!("{picked:?}") };
    assert_eq!(table.content.weapons[usize::from(weapon)].rank, Rank::Red);
    table.choose(picked);
    table.settle();
    assert_eq!(table.n("weapon_drawn"), 1);
}

const PEOPLE: &str = "[[person]]\nid = \"guide\"\nhealth = 2\nmoves = \"alpha\"\nweakest = true\nalien_knowledge = true\n\
    [[person]]\nid = \"child\"\nhealth = 1\nmoves = \"signals\"\n";

/// defenders 192: beside the alpha agent, always; he knows alien weapons then, and aliens take the guide for the weakest.
#[test]
pub(super) fn join() {
    let mut table =
        mission(&format!("{PEOPLE}{}", on_go("{ join = { person = \"guide\", at = { hex = \"C1:l\" } } }")));
    table.go();
    let beside = |table: &Table| {
        let board = table.content.battles[table.mission_number()].field.board(0);
        board.adjacent(table.body(table.view().alpha).at, table.body(person(0)).at)
    };
    assert!(beside(&table) && table.body(person(0)).is_weakest);
    let to = table.choices().into_iter().rfind(|choice| matches!(choice, Choice::Go { .. }));
    table.choose(to.expect("somewhere to go"));
    table.settle();
    assert!(beside(&table));
}

/// People who move with signals go as far as signals do, in somebody's sight too.
#[test]
pub(super) fn people_move_with_signals() {
    let mut table = mission(&format!(
        "{PEOPLE}{}",
        on_go("{ join = { person = \"child\", at = { hex = \"C1:l\" } } }, { draw = { event = \"U\" } }")
    ));
    table.go();
    assert_eq!(table.n("signal_moved"), 1);
    assert_ne!(table.body(person(0)).at, table.hex("C1:l"));
}

/// He leaves the map.
#[test]
pub(super) fn save() {
    let mut table = mission(&format!(
        "{PEOPLE}{}",
        on_go("{ join = { person = \"child\", at = { hex = \"C1:l\" } } }, { save = { hex = \"C1:l\" } }")
    ));
    table.go();
    assert_eq!((table.n("saved"), table.view().story.people.len()), (1, 0));
}

const ITEM: &str = "[[item]]\nid = \"bomb\"\nat = \"D1:g\"\n";

/// defenders A69: whoever gets it carries it; where he dies it lies.
#[test]
pub(super) fn give() {
    let mut table = mission(&format!("{ITEM}{}", on_go("{ give = { item = \"bomb\", whom = \"actor\" } }")));
    let actor = table.view().active;
    table.go();
    assert_eq!(table.view().story.items[0].carrier, Some(actor));
    let at = table.body(actor).at;
    for wounds in [20, 1] {
        table.force(|state, content, sink| state.suffer(content, actor, wounds, sink));
    }
    assert_eq!((table.view().story.items[0].carrier, table.view().story.items[0].at), (None, Some(at)));
}

/// Onto an adjacent hex of his choice.
#[test]
pub(super) fn put_down() {
    let mut table = mission(&format!(
        "{ITEM}{}",
        on_go("{ give = { item = \"bomb\", whom = \"actor\" } }, { put_down = \"bomb\" }")
    ));
    let actor = table.view().active;
    table.go();
    let board = table.content.battles[table.mission_number()].field.board(0);
    let at = table.view().story.items[0].at.expect("it lies there");
    assert!(board.adjacent(at, table.body(actor).at));
}

/// Onto a spot.
#[test]
pub(super) fn lay() {
    let mut table =
        mission(&format!("{ITEM}{}", on_go("{ lay = { item = \"bomb\", at = { waypoint = 2 } } }")));
    table.go();
    assert_eq!(table.view().story.items[0].at, Some(table.hex("D1:h")));
}

/// It leaves the game.
#[test]
pub(super) fn lose_item() {
    let mut table = mission(&format!("{ITEM}{}", on_go("{ lose_item = \"bomb\" }")));
    table.go();
    assert_eq!((table.view().story.items[0].at, table.view().story.items[0].carrier), (None, None));
}

const GUN: &str = "[[gun]]\nid = \"sally\"\nseat = \"D1:i\"\nbarrel = \"D1:i.ne\"\njammed = true\n\
    weapon = { id = \"sally\", origin = \"sortie\", manner = \"ranged\", dice = { red = 4 }, range = 3, ammo = 3, area = \"always\" }\n";

/// A gun shoots ahead of its barrel from its seat for the combat, once its jam is cleared.
#[test]
pub(super) fn clear_gun() {
    let mut table = mission_of(
        1,
        &format!(
            "{GUN}{}",
            on_go(
                "{ alien = { card = \"xeno_beta_green\", at = { hex = \"C1:l\" } } }, { clear_gun = \"sally\" }"
            )
        ),
    );
    let seat = table.hex("D1:i");
    table.force(|state, content, sink| state.put(content, agent(0), seat, sink));
    table.settle();
    table.go();
    assert!(
        !table.choices().iter().any(|choice| matches!(choice, Choice::Attack { gun: 2, .. })),
        "nobody is ahead"
    );
    let barrel = table.hex("D1:i.ne");
    let ahead = {
        let board = table.content.battles[table.mission_number()].field.board(0);
        let facing =
            board.layout().place(seat).facing_to(board.layout().place(barrel)).expect("beside the seat");
        let sees = |hex: &sortie_boards::hex::Hex| {
            board.sees(barrel, *hex)
                && board.in_front(barrel, facing, *hex)
                && board.distance(barrel, *hex) == Some(1)
        };
        board.floor().iter().find(sees).expect("somewhere ahead")
    };
    table.force(|state, content, sink| state.put(content, alien(0), ahead, sink));
    table.settle();
    let at = table.body(alien(0)).at;
    let shot = table.choices().into_iter().find(|choice| matches!(choice, Choice::Attack { gun: 2, .. }));
    let shot = shot.unwrap_or_else(|| panic!("{at:?} is not ahead: {:?}", table.choices()));
    assert!(table.view().odds.iter().any(|odds| odds.gun == 2 && odds.p_wound > 0));
    table.told.clear();
    table.choose(shot);
    table.settle();
    assert_eq!(table.n("declared"), 1);
    assert_eq!(table.state.used_up().map(|[_, combat, _]| combat), Some(true));
    assert!(!table.choices().iter().any(|choice| matches!(choice, Choice::Attack { gun: 2, .. })));
}

const BODIES: &str = "[[alien]]\ncard = \"xeno_beta_green\"\nat = \"C1:h\"\n[[alien]]\ncard = \"xeno_beta_green\"\nat = \"C1:l\"\n";

fn two_dead(effects: &str) -> Table {
    let mut table = super::special("{ bodies = [\"xeno_beta\"] }", &format!("{BODIES}{}", on_go(effects)));
    for n in 0..2 {
        table.force(|state, content, sink| state.suffer(content, alien(n), 9, sink));
    }
    assert_eq!(table.view().story.bodies, [table.hex("C1:h"), table.hex("C1:l")]);
    table
}

/// One of them.
#[test]
pub(super) fn clear_body() {
    let mut table = two_dead("{ clear_body = { hex = \"C1:h\" } }");
    table.go();
    assert_eq!(table.view().story.bodies, [table.hex("C1:l")]);
}

/// All of them.
#[test]
pub(super) fn clear_bodies() {
    let mut table = two_dead("\"clear_bodies\"");
    table.go();
    assert!(table.view().story.bodies.is_empty());
}
