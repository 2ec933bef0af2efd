//! An alien acts: the worked examples played, and what a table adds to them (135 to 138, 160 to 168, A45, A53, A54, A70).

use serde_json::json;
use sortie_boards::hex::Side;
use sortie_defenders::content::{Class, OnHit};
use sortie_defenders::event::{AlienEvent, AttackEvent, Event};
use sortie_defenders::mind::{Arm, Thought};
use sortie_defenders::scenario::Scenario;
use sortie_defenders::{Choice, Prompt, With};
use sortie_kernel::Seat;

use super::ground::{Ground, Play, agent, alien, scenario};
use crate::common::{blocked, border};

/// The line that was carried out.
pub(super) fn line(play: &Play) -> Option<usize> {
    let fits = |(_, event): (_, &AlienEvent)| match event {
        AlienEvent::Thought { thought: Thought::Fits { line, .. }, .. } => Some(*line),
        _ => None,
    };
    play.of_aliens().into_iter().rev().find_map(fits)
}

fn alone(class: Class, at: [i16; 2]) -> Scenario {
    scenario().agent(class, at).alien_turn(0)
}

/// defenders T19, 131, 133, 135, 136, 140, 160
#[test]
fn t19_a_beta_one_area_toward_the_closest() {
    let ground = Ground::on(blocked(&[[8, 3], [9, 4]])).sides(Side::Wall, &border('a', 'b'));
    let position = alone(Class::Biotech, [10, 5]).alien("xeno_beta_blue", [6, 1]);
    let mut play = ground.encounters(&[5]).play(&position);
    play.settle();
    assert_eq!((line(&play), play.at(alien(0))), (Some(4), Some([8, 5])));
    let moved = play.of_aliens().into_iter().find_map(|(rule, event)| match event {
        AlienEvent::Moved { path, .. } => Some((rule, path.len(), path.last().copied())),
        _ => None,
    });
    assert_eq!(moved, Some(("160", 4, Some(play.hex([8, 5])))), "the way is told to those who listen");
}

/// defenders T20, 136, A36, A54
#[test]
fn t20_an_aracnos_stops_where_it_has_arrived() {
    let ground = Ground::on(blocked(&[[9, 2], [10, 3], [8, 3], [9, 4]]));
    let position = alone(Class::Biotech, [14, 5]).alien("aracnos_green", [6, 1]);
    let mut play = ground.encounters(&[7]).play(&position);
    play.settle();
    assert_eq!((line(&play), play.at(alien(0))), (Some(3), Some([12, 5])));
}

/// defenders T26, 183, A35: it shoots, then goes away; back to where it came from
#[test]
fn t26_shoot_and_away() {
    let position = alone(Class::Infiltrator, [2, 3]).alien("xeno_beta_blue", [7, 4]);
    let mut play = Ground::seven().encounters(&[5]).play(&position);
    play.settle();
    assert_eq!(play.attacks(), [(alien(0), With::Arm(Arm::Ranged), agent(0))]);
    let end = play.at(alien(0)).expect("it lives");
    assert!([[11, 2], [12, 5], [8, 7]].contains(&end), "{end:?}");

    let from_e = [("/bodies/7/came_from", json!(4))];
    let mut play = Ground::seven().encounters(&[5]).play_with(&position, &from_e);
    assert_eq!(play.board().layout().letter(sortie_boards::hex::Area(4)), 'e');
    play.settle();
    assert_eq!(play.at(alien(0)), Some([12, 5]));
}

/// defenders T27, 161, 183, A31
#[test]
fn t27_through_a_door_to_the_wounded() {
    let ground = Ground::seven().walled('e', Some([[9, 4], [11, 4]])).walled('g', Some([[6, 5], [7, 6]]));
    // Both walls meet between e and g.
    let position = alone(Class::Biotech, [13, 4])
        .agent(Class::Marine, [8, 7])
        .wounds(agent(0), 1)
        .alien("aracnos_green", [2, 3]);
    let mut play = ground.encounters(&[7]).play(&position);
    play.settle();
    assert_eq!((line(&play), play.at(alien(0))), (Some(3), Some([12, 5])));
}

/// defenders T31, 178: who moves next to agent and drone holds the agent only
#[test]
fn t31_drones_are_not_engaged() {
    let position = alone(Class::Biotech, [5, 4]).drone("gd_209", 0, [9, 4]).alien("aracnos_green", [2, 3]);
    let mut play = Ground::seven().encounters(&[7]).play(&position);
    play.settle();
    let view = play.view();
    assert!(view.agents[0].engaged, "the Aracnos came beside him: {:?}", play.at(alien(0)));
    let beside_drone = scenario().agent(Class::Biotech, [5, 4]).drone("gd_209", 0, [9, 4]);
    let beside_drone = beside_drone.alien("aracnos_green", [11, 4]).turn(0);
    let mut play = Ground::seven().play(&beside_drone);
    play.choose(Choice::Operate { drone: Scenario::drone_id(1) });
    assert!(play.offered().iter().any(|(_, choice)| matches!(choice, Choice::Go { .. })), "it leaves freely");
}

/// defenders T32, 164, 179, A53: no line can be carried out, it stays
#[test]
fn t32_nobody_to_be_reached() {
    let position = alone(Class::Biotech, [12, 5]).alien("aracnos_green", [2, 3]);
    let mut play = Ground::seven().walled('e', None).encounters(&[7]).play(&position);
    play.settle();
    assert_eq!((play.activated(), play.at(alien(0))), (vec![alien(0)], Some([2, 3])));
    let stays =
        |event: &Event| matches!(event, Event::Alien(AlienEvent::Thought { thought: Thought::Stays, .. }));
    assert_eq!(play.count(stays), 1);
}

/// defenders 138: ways that are equally bad are offered to who holds the card, and everybody sees what they are
#[test]
fn equal_ways_are_the_holders_to_choose() {
    let position = scenario().agent(Class::Hulk, [1, 2]).agent(Class::Biotech, [2, 3]).alien_turn(0);
    let mut play = Ground::seven().encounters(&[5]).play(&position.alien_of("xeno_beta_blue", [7, 4], 1));
    play.asks_ways = true;
    play.settle();
    assert_eq!(play.prompt(), Prompt::Way { alien: alien(0) });
    let ways = play.view().ways;
    assert!(ways.len() > 1);
    let offers: Vec<_> = (0..ways.len() as u8).map(|way| (Seat(1), Choice::Way { way })).collect();
    assert_eq!(play.offered(), offers);
    let last = ways.len() - 1;
    play.choose(Choice::Way { way: last as u8 });
    assert_eq!(play.at(alien(0)).map(|at| play.hex(at)), Some(ways[last].end));
    assert!(play.view().ways.is_empty(), "the choice is over");
}

/// defenders A45, A60: who keeps guard kills it after its move, and it does nothing more
#[test]
fn the_dead_do_nothing_more() {
    let position = alone(Class::Marine, [7, 4]).alien("spine_critter_green", [2, 3]);
    let mut play = Ground::seven().encounters(&[6]).play(&position).dice(&["hit", "hit"]);
    // It jumps at him, from whichever side; he has the first word.
    play.table.choose(Choice::Way { way: 0 });
    assert_eq!(play.prompt(), Prompt::Guard { alien: alien(0) });
    let strike = play.offered().into_iter().map(|(_, choice)| choice);
    let strike =
        strike.into_iter().find(|choice| matches!(choice, Choice::Strike { gun: 0, area: false, .. }));
    play.choose(strike.expect("the rifle reaches it"));
    assert_eq!(play.at(alien(0)), None);
    let jaws = (alien(0), With::Arm(Arm::Melee), agent(0));
    assert!(!play.attacks().contains(&jaws), "they came next");
}

/// defenders 95: who is immobilised leaves out its moves, and passes over a line that begins with one
#[test]
fn the_immobilised_do_not_move() {
    let position = alone(Class::Infiltrator, [2, 3]).alien("xeno_beta_blue", [7, 4]).immobilised(alien(0));
    let mut play = Ground::seven().encounters(&[5]).play(&position);
    play.settle();
    assert_eq!((play.attacks().len(), play.at(alien(0))), (1, Some([7, 4])), "it shoots and stays");
    let position = alone(Class::Hulk, [2, 3]).alien("aracnos_green", [7, 4]).immobilised(alien(0));
    let mut play = Ground::seven().encounters(&[7]).play(&position);
    play.settle();
    assert_eq!(play.attacks(), [(alien(0), With::Arm(Arm::Ranged), agent(0))], "line 2: the web");
    assert_eq!(play.at(alien(0)), Some([7, 4]));
}

/// defenders T30, 176, A70: both attacks at the same target; if he dies of the first the second at another
#[test]
fn t30_attack_twice() {
    let position = alone(Class::Biotech, [5, 4]).agent(Class::Hulk, [9, 4]).alien("xeno_beast", [7, 4]);
    let wounded = position.clone().wounds(agent(0), 1);
    let mut play = Ground::seven().encounters(&[11]).play(&wounded);
    play.settle();
    let fangs = |target: u8| (alien(0), With::Arm(Arm::Melee), agent(target));
    assert_eq!(play.attacks(), [fangs(0), fangs(0)]);
    // Bleeding, so one wound kills.
    let mut play = Ground::seven().encounters(&[11]).play(&position.wounds(agent(0), 5)).dice(&["hit"]);
    play.settle();
    assert_eq!(play.at(agent(0)), None);
    assert_eq!(play.attacks(), [fangs(0), fangs(1)]);
}

/// defenders 166, 195: ammo and jam faces are nothing to aliens; whom the web hits is immobilised
#[test]
fn the_web_holds() {
    let position = alone(Class::Hulk, [12, 5]).alien("aracnos_green", [6, 1]);
    let mut play = Ground::seven().encounters(&[7]).play(&position).dice(&["hit+ammo", "shield+jam"]);
    play.settle();
    assert_eq!(line(&play), Some(2));
    let held = |event: &Event| {
        let held = AttackEvent::Befallen { figure: agent(0), what: OnHit::Immobilise };
        *event == Event::Attack(held)
    };
    assert_eq!((play.count(held), play.wounds(agent(0))), (1, 1));
}
