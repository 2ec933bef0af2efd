//! Each special rule in a mission of its own (198).

use sortie_defenders::{Choice, Prompt};

use super::{Table, agent, alien, mission, special};

const BETA: &str = "[[alien]]\ncard = \"xeno_beta_green\"\nat = \"C1:h\"\nas = \"he\"\nto_alpha = true\n";

const TOUGH: &str = "[[alien]]\ncard = \"aracnos_green\"\nat = \"C1:h\"\nas = \"he\"\nto_alpha = true\n";

fn on_go(effects: &str) -> String {
    format!("[[rule]]\nwhen = {{ done = \"go\" }}\nagain = true\ndo = [{effects}]\n")
}

fn dies(table: &mut Table, n: u8) {
    table.force(|state, content, sink| state.suffer(content, alien(n), 20, sink));
}

/// defenders 129: the first kill of a round brings a fragment, and here it does not.
#[test]
pub(super) fn no_kill_fragments() {
    let fragments = |mut table: Table| {
        dies(&mut table, 0);
        table.view().fragments
    };
    assert_eq!((fragments(mission(BETA)), fragments(special("\"no_kill_fragments\"", BETA))), (1, 0));
}

/// defenders 40, A14: nobody is asked, whatever has killed somebody.
#[test]
pub(super) fn no_rank_rolls() {
    let asked = |mut table: Table| {
        dies(&mut table, 0);
        while table.state.round() == 1 {
            let choices = table.choices();
            let calm = |choice: &Choice| matches!(choice, Choice::EndTurn | Choice::Pass | Choice::Halt);
            table.choose(choices.iter().copied().find(calm).unwrap_or(choices[0]));
        }
        let mut asked = false;
        while !matches!(table.prompt(), Prompt::Turn { .. }) {
            asked |= table.prompt() == Prompt::Rank;
            let choices = table.choices();
            table
                .choose(choices.iter().copied().find(|choice| *choice == Choice::Pass).unwrap_or(choices[0]));
        }
        asked
    };
    assert_eq!((asked(mission(BETA)), asked(special("\"no_rank_rolls\"", BETA))), (true, false));
}

/// defenders 41: four fragments buy nothing.
#[test]
pub(super) fn no_reinforcements() {
    let asked = |mut table: Table| {
        table.go();
        table.told.clear();
        let mut asked = false;
        while table.state.round() < 2 || !matches!(table.prompt(), Prompt::Turn { .. }) {
            asked |= table.prompt() == Prompt::Reinforcement;
            let choices = table.choices();
            let calm = |choice: &Choice| matches!(choice, Choice::EndTurn | Choice::Pass | Choice::Halt);
            table.choose(choices.iter().copied().find(calm).unwrap_or(choices[0]));
        }
        asked
    };
    let four = on_go("{ fragments = 4 }");
    assert_eq!((asked(mission(&four)), asked(special("\"no_reinforcements\"", &four))), (true, false));
}

const SIGNAL: &str = "{ signal = { at = { hex = \"C1:l\" }, kind = \"alien\" } }";

/// defenders 147: whatever an event says.
#[test]
pub(super) fn signals_stand() {
    let moved = |mut table: Table| {
        table.go();
        table.n("signal_moved")
    };
    let event = on_go(&format!("{SIGNAL}, {{ draw = {{ event = \"U\" }} }}"));
    assert_eq!((moved(mission(&event)), moved(special("\"signals_stand\"", &event))), (1, 0));
}

const IN_SIGHT: &str = "{ signal = { at = { hex = \"D1:g\" }, kind = \"alien\" } }";

/// defenders 145: somebody stands beside it and it stays as it is.
#[test]
pub(super) fn signals_unseen() {
    let turned = |mut table: Table| {
        let beside = table.hex("D1:g.w");
        table.force(|state, content, sink| state.put(content, agent(0), beside, sink));
        table.settle();
        table.go();
        (table.n("revealed"), table.view().signals.len())
    };
    let rule = on_go(IN_SIGHT);
    assert_eq!((turned(mission(&rule)), turned(special("\"signals_unseen\"", &rule))), ((1, 0), (0, 1)));
}

/// defenders 153: it lies there, face up, and nothing comes.
#[test]
pub(super) fn alien_signals_stay() {
    let mut table = special("\"alien_signals_stay\"", &on_go(&format!("{SIGNAL}, {{ reveal = \"all\" }}")));
    let all = table.state.census(&table.content).signals;
    table.go();
    assert_eq!((table.cards().len(), table.view().story.turned.len(), table.view().signals.len()), (0, 1, 1));
    assert_eq!(table.state.census(&table.content).signals, all);
}

/// defenders 151: with two points a roll that fits neither brings no signal: of many some are lost, each with its token in the discards.
#[test]
pub(super) fn one_teleport_roll() {
    let mut table = special("\"one_teleport_roll\"", &on_go("{ signals = 6 }"));
    let all = table.state.census(&table.content).signals;
    table.go();
    let (placed, strayed) = (table.n("signal_placed"), table.n("signal_strayed"));
    assert!(strayed > 0, "{placed} placed");
    assert_eq!((placed + strayed, table.view().signals.len()), (6, placed));
    assert_eq!(table.state.census(&table.content).signals, all);
}

/// defenders 81: where the mission says.
#[test]
pub(super) fn search() {
    let can = |mut table: Table| {
        let room = table.hex("C1:e");
        table.force(|state, content, sink| state.put(content, agent(0), room, sink));
        table.settle();
        while table.view().active != agent(0) {
            table.end_turn();
        }
        table.choices().contains(&Choice::Search)
    };
    let place = "[[place]]\nid = \"yard\"\nareas = [\"C1:e\"]\n";
    assert_eq!((can(mission(place)), can(special("{ search = \"yard\" }", place))), (false, true));
}

/// A dead one does not come back: its card is neither in the deck nor among the discards.
#[test]
pub(super) fn out_of_the_game() {
    let cards = |mut table: Table| {
        let before = table.n_cards("xeno_beta_green");
        dies(&mut table, 0);
        before - table.n_cards("xeno_beta_green")
    };
    assert_eq!((cards(mission(BETA)), cards(special("{ out_of_the_game = [\"xeno_beta\"] }", BETA))), (0, 1));
}

/// A dead one lies there until the second refresh phase; one that finds no token goes at once.
#[test]
pub(super) fn bodies() {
    let five =
        (0..2).map(|n| format!("[[alien]]\ncard = \"spine_critter_green\"\nat = \"C1:{}\"\n", ["h", "l"][n]));
    let mut table = special("{ bodies = [\"spine_critter\"] }", &five.collect::<String>());
    dies(&mut table, 0);
    assert_eq!(table.view().story.bodies, [table.hex("C1:h")]);
    table.next_round();
    assert_eq!((table.n("bodies_unmarked"), table.view().story.bodies.len()), (1, 1));
    table.next_round();
    assert!(table.view().story.bodies.is_empty());
    assert_eq!(table.n("body_gone"), 1);
}

/// Of four tokens the waypoints use up some.
#[test]
pub(super) fn bodies_need_a_token() {
    let many = ["h", "l", "e", "d", "k"]
        .map(|at| format!("[[alien]]\ncard = \"spine_critter_green\"\nat = \"C1:{at}\"\n"));
    let mut table = special(
        "{ bodies = [\"spine_critter\"] }",
        &format!("{}{}", many[..4].concat(), on_go("{ waypoints = [1, 2] }")),
    );
    table.go();
    let all = table.cards().len() as u8;
    (0..all).for_each(|n| dies(&mut table, n));
    assert_eq!(table.view().story.bodies.len(), 2);
}

/// defenders 116: two wounds for everyone in the area, a flame, and rules know whom it has hurt; a ward is no help.
#[test]
pub(super) fn mines_that_wound() {
    let more = format!(
        "{TOUGH}[[rule]]\nwhen = {{ mined = \"he\" }}\nagain = true\ndo = [{{ add = {{ counter = \"n\", by = 1 }} }}]\n{}",
        on_go(
            "{ mark = { figure = \"he\", is = \"warded\" } }, { mines = [\"C1:l\"] }, { put = { figure = \"he\", at = { hex = \"C1:l\" } } }"
        )
    );
    let mut table = special("{ mines = { wounds = 2 } }", &more);
    table.go();
    assert_eq!((table.body(alien(0)).wounds, table.view().story.counters[0]), (2, 1));
    assert_eq!(
        (table.view().story.mines.len(), table.view().story.flames.as_slice()),
        (0, &[table.hex("C1:l")][..])
    );
}

/// Four dice against everyone in the area.
#[test]
pub(super) fn mines_that_attack() {
    let more = format!(
        "{BETA}{}",
        on_go("{ mines = [\"C1:l\"] }, { put = { figure = \"he\", at = { hex = \"C1:l\" } } }")
    );
    let mut table = special("{ mines = { attack = { red = 4 } } }", &more);
    table.go();
    assert_eq!(
        (table.n("mine_gone"), table.n("declared"), table.n("struck"), table.n("burned")),
        (1, 1, 1, 0)
    );
}

/// It never moves: not by its card, not by a push.
#[test]
pub(super) fn rooted() {
    let table = special("{ rooted = \"he\" }", BETA);
    assert!(table.body(alien(0)).is_held_fast());
    let mut table = table;
    table.next_round();
    assert!(table.body(alien(0)).is_held_fast());
}

/// Where it would die it is stunned.
#[test]
pub(super) fn unkillable() {
    let mut table = special("{ unkillable = \"he\" }", BETA);
    dies(&mut table, 0);
    let body = table.body(alien(0));
    assert_eq!((body.health_left(), body.is_out_of_action(), table.n("died")), (0, true, 0));
    dies(&mut table, 0);
    assert_eq!((table.n("died"), table.n("marked")), (0, 1));
}

/// Its wounds stop at its health.
#[test]
pub(super) fn practice() {
    let mut table = special("{ practice = \"he\" }", BETA);
    dies(&mut table, 0);
    let body = table.body(alien(0));
    assert_eq!((body.health_left(), body.is_out_of_action(), table.n("died")), (0, false, 0));
}

/// defenders 135, 136, 137, 164: lines of the mission in place of those of the card.
#[test]
pub(super) fn orders() {
    let more = format!(
        "{BETA}[[orders]]\nfigure = \"he\"\nline = [{{ does = [{{ to_point = {{ areas = 9 }} }}] }}]\n"
    );
    let mut table = mission(&more);
    while table.n("activated") == 0 {
        table.end_turn();
    }
    table.settle();
    let at = table.body(alien(0)).at;
    assert!(table.view().points.iter().any(|point| point.at == at));
}
