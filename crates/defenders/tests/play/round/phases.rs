//! Phases, the alpha agent and the order of the turns.

use serde_json::json;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use super::{content, position, three};
use crate::common::table::{Table, agent};

/// One card that calls nobody, and one that brings nothing but weather.
fn decks() -> [(&'static str, serde_json::Value); 2] {
    let content = content();
    let red = content.encounters.iter().position(|card| card.number == 11).expect("the Beast has a card");
    let sun = content.events.iter().position(|card| card.letter == 'N').expect("a lull");
    [("/encounter_deck/pile", json!([red])), ("/event_deck/pile", json!([sun]))]
}

/// What happened of these names, and to whom: phases by their names, turns by who has them.
fn course(table: &Table) -> Vec<String> {
    let told = table.told(0).into_iter();
    told.filter_map(|(_, event)| match event["event"].as_str()? {
        "phase_began" => Some(event["phase"].as_str()?.to_owned()),
        name @ ("round_began" | "refreshed" | "event_drawn" | "encounter_drawn") => Some(name.to_owned()),
        "turn_began" => Some(format!("turn of {}", event["agent"])),
        "alpha_chosen" => Some(format!("alpha {}", event["agent"])),
        _ => None,
    })
    .collect()
}

/// defenders 32, 35, 37, 46, 51, 52, 53, A68: the phases in order; turns clockwise from the alpha agent, each with its alien turn; the
/// event comes last
#[test]
fn a_whole_round() {
    let mut table = position(&three(), &decks());
    table.choose(Choice::Alpha { agent: agent(1) });
    for next in [1, 2, 0] {
        assert!(matches!(table.prompt(), Prompt::Turn { agent, .. } if agent == FigureId(next)));
        table.choose(Choice::EndTurn);
    }
    assert_eq!(table.prompt(), Prompt::Alpha, "the strategy phase of the next round");
    let expected = [
        "alpha 1",
        "battle",
        "turn of 1",
        "encounter_drawn",
        "turn of 2",
        "encounter_drawn",
        "turn of 0",
        "encounter_drawn",
        "event",
        "event_drawn",
        "round_began",
        "refresh",
        "refreshed",
        "strategy",
    ];
    assert_eq!(course(&table), expected);
}

/// defenders 36, 38: any living agent, as anybody says; the only one left is not asked for
#[test]
fn who_can_be_alpha_agent() {
    let table = position(&three().dead(1), &[]);
    let mut expected = Vec::new();
    for seat in [0, 2] {
        expected.extend([0, 2].map(|n| (Seat(seat), Choice::Alpha { agent: agent(n) })));
    }
    assert_eq!(table.offered(), expected);
    let alone = position(&three().dead(0).dead(1), &[]);
    assert!(matches!(alone.prompt(), Prompt::Turn { agent: FigureId(2), .. }));
    assert_eq!(alone.view().alpha, agent(2));
}

/// defenders 34, 122: a skill that was used turns up in the refresh phase, a tactic does not
#[test]
fn what_comes_back() {
    let scenario = three().holds(0, "suppressing_fire").holds(0, "move_up").turn_begins(2);
    let used = [("/agents/0/skills/used", json!(1)), ("/agents/0/tactics/used", json!(1))];
    let mut table = position(&scenario, &used);
    let is_used = |table: &Table| {
        let own = &table.view().agents[0];
        [own.skills[0].used, own.tactics[0].used]
    };
    assert_eq!(is_used(&table), [true, true]);
    table.choose(Choice::EndTurn);
    assert_eq!(table.prompt(), Prompt::Alpha);
    assert_eq!(is_used(&table), [false, true]);
}
