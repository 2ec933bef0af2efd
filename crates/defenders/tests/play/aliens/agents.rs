//! What events do to agents: ammo, jams, wounds, movements, tactics, and whom they choose (86, 116, 169, 193, A31, A41, A67).

use serde_json::json;
use sortie_boards::hex::Place;
use sortie_defenders::content::Class;
use sortie_defenders::content::mission::HexName;
use sortie_defenders::event::{Event, TurnEvent};
use sortie_defenders::scenario::Scenario;
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Prompt};
use sortie_kernel::Seat;

use crate::common::drill::DRILL;

use super::ground::{Ground, Play, agent, alien, event_card, scenario};

/// Three agents far from everybody, the first of them alpha agent, at the event phase.
fn three() -> Scenario {
    let three = scenario().agent(Class::Marine, [2, 3]).agent(Class::Biotech, [3, 6]);
    three.agent(Class::Hulk, [8, 7]).events()
}

fn play(event: &str, position: &Scenario, patches: &[(&str, serde_json::Value)]) -> Play {
    let mut play = Ground::seven().events(&[event]).play_with(position, patches);
    play.settle();
    play
}

fn ammo(play: &Play) -> [Option<u8>; 3] {
    [0, 1, 2].map(|n| play.state.gun(agent(n), 0).0)
}

fn picks(play: &Play) -> Vec<FigureId> {
    let pick = |(seat, choice)| match choice {
        Choice::Pick { figure } => {
            assert_eq!(seat, Seat(0), "the alpha agent says who (37)");
            figure
        }
        other => panic!("{other:?} is offered"),
    };
    play.offered().into_iter().map(pick).collect()
}

/// defenders 53, 197, A41: two of those who have a token lose one each; with as many as that nothing is left to choose
#[test]
fn ammo_is_lost_by_two_of_their_choice() {
    let loaded = three().agent(Class::Sniper, [10, 7]);
    let mut play = play("alien_plans", &loaded, &[]);
    assert_eq!(play.prompt(), Prompt::Event { card: event_card("alien_plans"), effect: 0 });
    assert_eq!(picks(&play), [0, 2, 3].map(agent), "the biotech has no tokens");
    play.choose(Choice::Pick { figure: agent(2) }).choose(Choice::Pick { figure: agent(3) });
    assert_eq!((ammo(&play), play.state.gun(agent(3), 0).0), ([Some(5), None, Some(5)], Some(3)));

    let play = self::play("alien_plans", &three(), &[]);
    assert_eq!(ammo(&play), [Some(4), None, Some(5)]);
}

/// defenders 169: never more tokens than are printed; who has two weapons says which
#[test]
fn ammo_comes_back() {
    let position = three().ammo(agent(0), 0, 3).ammo(agent(2), 0, 6);
    assert_eq!(ammo(&play("supply_drop", &position, &[])), [Some(4), None, Some(6)]);
    let position = three().ammo(agent(0), 0, 2).ammo(agent(2), 0, 5);
    let mut chosen = play("sudden_silence", &position, &[]);
    assert_eq!(picks(&chosen), [0, 2].map(agent));
    chosen.choose(Choice::Pick { figure: agent(0) });
    assert_eq!(ammo(&chosen), [Some(4), None, Some(5)], "two tokens for one agent");

    let position = position.weapon(0, 1, "gd4a2_rifle").ammo(agent(0), 1, 1);
    let mut two = play("sudden_silence", &position, &[]);
    two.choose(Choice::Pick { figure: agent(0) });
    let offered = [0, 1].map(|gun| (Seat(0), Choice::Reload { agent: agent(0), gun }));
    assert_eq!(two.offered(), offered);
    two.choose(Choice::Reload { agent: agent(0), gun: 1 }).choose(Choice::Reload { agent: agent(0), gun: 0 });
    assert_eq!([0, 1].map(|gun| two.state.gun(agent(0), gun).0), [Some(3), Some(2)]);
}

/// defenders 169: everybody is healed, nobody more than he is wounded
#[test]
fn a_lull_heals() {
    let position = three().wounds(agent(0), 2).wounds(agent(2), 1);
    let play = play("lull", &position, &[]);
    assert_eq!([0, 1, 2].map(|n| play.wounds(agent(n))), [1, 0, 0]);
}

/// defenders 92, 116: the alpha agent is wounded; if he dies of it the next one takes over and the card goes on
#[test]
fn a_head_hunt() {
    assert_eq!(play("head_hunt", &three(), &[]).wounds(agent(0)), 1);
    let play = play("head_hunt", &three().wounds(agent(0), 6), &[]);
    assert_eq!((play.at(agent(0)), play.view().alpha), (None, agent(1)));
    assert_eq!(play.view().decks.events_out, [event_card("head_hunt")]);
}

/// defenders A31, A33: the most wounded by wounds, then by the least health left; of equal ones the alpha agent says who
#[test]
fn the_most_wounded() {
    let position = three().wounds(agent(0), 1).wounds(agent(2), 3);
    let healed = play("stand_together", &position, &[]);
    assert_eq!([0, 1, 2].map(|n| healed.wounds(agent(n))), [1, 0, 1]);
    let by_health = play("stand_together", &three().wounds(agent(0), 2).wounds(agent(1), 2), &[]);
    assert_eq!(by_health.wounds(agent(1)), 0, "5 health against 6");
    let position = three().wounds(agent(0), 2).wounds(agent(2), 3);
    let mut tied =
        play("stand_together", &position, &[("/bodies/2/health", json!(6)), ("/bodies/2/wounds", json!(2))]);
    assert_eq!(picks(&tied), [0, 2].map(agent));
    tied.choose(Choice::Pick { figure: agent(2) });
    assert_eq!([0, 2].map(|n| tied.wounds(agent(n))), [2, 0]);
}

/// defenders 86: one jam of each agent; who has two says which
#[test]
fn weapons_are_cleared() {
    let position = three().jammed(0, 0).jammed(0, 1).jammed(2, 0);
    let mut play = play("weapons_check", &position, &[]);
    let offered = [0, 1].map(|gun| (Seat(0), Choice::Unjam { agent: agent(0), gun }));
    assert_eq!(play.offered(), offered);
    play.choose(Choice::Unjam { agent: agent(0), gun: 1 });
    let jammed = [(0, 0), (0, 1), (2, 0)].map(|(n, gun)| play.state.gun(agent(n), gun).1);
    assert_eq!(jammed, [true, false, false]);
}

/// defenders 94, 197: everybody moves two hexes at most, clockwise from the alpha agent, but not out of melee
#[test]
fn they_fall_back() {
    let position = three().alien("nexus_green", [9, 8]);
    let mut play = play("fall_back", &position, &[]);
    let mut moved = Vec::new();
    while let Prompt::Movement { figure, left } = play.prompt() {
        assert_eq!(left, 2);
        moved.push(figure);
        let (_, halt) = play
            .offered()
            .into_iter()
            .find(|(_, choice)| *choice == Choice::Halt)
            .expect("a movement may end");
        play.choose(halt);
        while let Some((_, face)) =
            play.offered().into_iter().find(|(_, choice)| matches!(choice, Choice::Face { .. }))
        {
            play.choose(face);
        }
    }
    assert_eq!(moved, [0, 1].map(agent), "the hulk is engaged");
    assert!(play.at(alien(0)).is_some());
}

/// defenders 194: each agent on desert floor suffers a wound, and nobody else
#[test]
fn the_sun_burns_in_the_desert() {
    // The drill lies on a side of sand and one of a city.
    let content = DRILL.clone();
    let drill = &content.battles[content.mission("drill").expect("the drill")].field;
    let place = |name: &str| {
        let hex = drill.hex(&HexName(name.to_owned())).expect("a hex of the drill");
        let Place { x, y } = drill.board(0).layout().place(hex);
        [x, y]
    };
    let position = Scenario::on("drill")
        .agent(Class::Marine, place("D1:i"))
        .agent(Class::Biotech, place("C1:c"))
        .agent(Class::Hulk, place("C1:k"))
        .events();
    let mut saved = serde_json::to_value(position.state(&content)).expect("a state is plain data");
    saved["event_deck"]["pile"] = json!([event_card("scorching_sun")]);
    saved["reserve"]["pile"] = json!([]);
    let mut play = Play::new(content.clone(), serde_json::from_value(saved).expect("a state again"));
    play.settle();
    assert_eq!([0, 1, 2].map(|n| play.wounds(agent(n))), [1, 0, 0]);
}

/// defenders 193: one used tactic is turned up again, of several the one they choose; without any nothing happens
#[test]
fn an_act_of_valor() {
    let restored = |event: &Event| matches!(event, Event::Turn(TurnEvent::TacticRestored { .. }));
    assert_eq!(play("stand_together", &three(), &[]).count(restored), 0);
    let position = three().holds(0, "move_up").holds(2, "hypo_dart").holds(2, "field_repairs");
    let one = play("stand_together", &position, &[("/agents/2/tactics/used", json!(1))]);
    assert_eq!(one.count(restored), 1);
    let used = [("/agents/0/tactics/used", json!(1)), ("/agents/2/tactics/used", json!(2))];
    let mut two = play("stand_together", &position, &used);
    let tactic = |id: &str| two.content.tactic(id).expect("a tactic") as u8;
    let choices = [(0, tactic("move_up")), (2, tactic("field_repairs"))];
    let choices = choices.map(|(n, tactic)| Choice::Restore { agent: agent(n), tactic });
    assert_eq!(two.offered(), choices.map(|choice| (Seat(0), choice)));
    two.choose(choices[1]);
    let view = two.view();
    let used: Vec<bool> = view.agents.iter().flat_map(|agent| &agent.tactics).map(|held| held.used).collect();
    assert_eq!(used, [true, false, false]);
}
