//! Swarms: one card, as many figures as health (143, T22). None is in the box, so a card of these tests is one.

use std::sync::Arc;

use serde_json::{Value, json};
use sortie_boards::hex::{Layout, Place, Side, Variants};
use sortie_defenders::content::{AlienCard, AlienPower, Class, Content, NamedPower};
use sortie_defenders::event::AlienEvent;
use sortie_defenders::scenario::{Scenario, with_field};
use sortie_defenders::world::FigureId;
use sortie_defenders::{Choice, Prompt};

use super::ground::{Play, alien, scenario};
use crate::common::SEVEN;

const SWARM: &str = "aracnos_green";

/// The box, in which the green Aracnos is a swarm of three.
fn content(walls: &[[[i16; 2]; 2]]) -> Content {
    let mut content = with_field(Content::shipped(), "field", &SEVEN, &[]).expect("a board");
    let card: &mut AlienCard = content.aliens.iter_mut().find(|card| card.id == SWARM).expect("it ships");
    (card.copies, card.health) = (1, 3);
    card.power.push(NamedPower { id: "swarm".to_owned(), does: AlienPower::Swarm });
    let mut layout = Layout::read(SEVEN).expect("a board");
    let place = |[x, y]: [i16; 2]| Place { x, y };
    for &[a, b] in walls {
        layout.set_side_at(place(a), place(b), Side::Wall).expect("two neighbours");
    }
    let field = &mut content.battles.last_mut().expect("the field").field;
    field.variants = Variants::new(layout, Vec::new()).expect("no changes");
    content
}

fn play(position: &Scenario, walls: &[[[i16; 2]; 2]], patches: &[(&str, Value)]) -> Play {
    let content = content(walls);
    let mut saved = serde_json::to_value(position.state(&content)).expect("a state is plain data");
    for (place, value) in patches {
        *saved.pointer_mut(place).unwrap_or_else(|| panic!("no {place} in a state")) = value.clone();
    }
    let mut play = Play::new(Arc::new(content), serde_json::from_value(saved).expect("a state again"));
    play.settle();
    play
}

fn encounter(number: u8) -> (&'static str, Value) {
    ("/encounter_deck/pile", json!([Content::shipped().encounter(number).expect("a card")]))
}

/// Where the figures stand that live.
fn places(play: &Play) -> Vec<[i16; 2]> {
    (0..3).filter_map(|n| play.at(alien(n))).collect()
}

fn are_together(play: &Play) -> bool {
    let all = places(play);
    let next_to = |a: [i16; 2], b: [i16; 2]| play.board().adjacent(play.hex(a), play.hex(b));
    all.iter().all(|&one| all.iter().filter(|&&other| other != one).any(|&other| next_to(one, other)))
}

/// Three figures in a column of c, a marine far off in e.
fn three() -> Scenario {
    let marine = scenario().agent(Class::Marine, [14, 5]).agent(Class::Hulk, [11, 6]);
    marine.alien(SWARM, [2, 3]).alien(SWARM, [1, 4]).alien(SWARM, [0, 3])
}

/// defenders T22, 143: a swarm of 3 health is three figures with one card: each dies of one wound, and only with the last the alien is
/// dead, its card discarded and the fragment there
#[test]
fn t22_gone_when_all_are_dead() {
    let mut play = play(&three().turn(0), &[], &[]);
    let card = play.content.alien(SWARM).expect("a card");
    for n in 0..3 {
        let view = play.view();
        assert_eq!(
            (view.aliens.len(), view.fragments, play.state.census(&play.content).aliens[card]),
            (3 - n, 0, 1)
        );
        assert_eq!(view.aliens[0].health, 1);
        let (content, dead) = (play.content.clone(), alien(n as u8));
        let mut sink = sortie_kernel::Sink::silent();
        play.table.state.suffer(&content, dead, 1, &mut sink);
    }
    let view = play.view();
    assert_eq!((view.aliens.len(), view.fragments), (0, 1));
    assert_eq!(play.state.census(&play.content).aliens[card], 1, "its one card lies among the discards");
}

/// defenders 98, 143: one figure an attack, all figures of the area with area damage
#[test]
fn one_figure_an_attack() {
    let struck = |area: bool| {
        let near = scenario()
            .agent(Class::Marine, [5, 4])
            .alien(SWARM, [7, 4])
            .alien(SWARM, [8, 5])
            .alien(SWARM, [9, 4]);
        let mut play = play(&near.turn(0), &[], &[]).dice(&["hit", "alien", "alien"]);
        play.choose(Choice::Attack { gun: 0, target: alien(0), area });
        places(&play).len()
    };
    assert_eq!((struck(false), struck(true)), (2, 0));
}

/// defenders 141, 143, 157: a card that calls it makes it act once; whoever holds it holds one card
#[test]
fn it_acts_once() {
    let mut play = play(&three().alien_turn(0), &[], &[encounter(7)]);
    assert_eq!(play.activated().len(), 1);
    assert!(are_together(&play), "{:?}", places(&play));
    assert_eq!(play.happened("called"), 1);
    assert_eq!(play.last("called").1["aliens"].as_array().map(Vec::len), Some(1));
    play.settle();
}

/// Who moved, in order, and by which rule.
fn moves(play: &Play) -> Vec<(&'static str, FigureId)> {
    let moved = |(rule, event): (&'static str, &AlienEvent)| match event {
        AlienEvent::Moved { alien, .. } => Some((rule, *alien)),
        _ => None,
    };
    play.of_aliens().into_iter().filter_map(moved).collect()
}

/// defenders 143: it acts by the figure closest to an agent; that one moves first, and the others end next to it
#[test]
fn the_closest_moves_and_the_others_follow() {
    let position = scenario().agent(Class::Marine, [7, 4]).agent(Class::Hulk, [14, 5]);
    let position = position.alien(SWARM, [0, 3]).alien(SWARM, [1, 2]).alien(SWARM, [2, 3]);
    let play = play(&position.alien_turn(0), &[], &[encounter(7)]);
    assert_eq!(moves(&play), [("160", alien(2)), ("143", alien(0)), ("143", alien(1))]);
    assert!(are_together(&play), "{:?}", places(&play));
    assert_eq!(play.attacks().len(), 1, "it attacks once");
}

/// defenders 135, 143: a line fits if any of its figures sees somebody, though the closest does not
#[test]
fn whoever_of_them_sees() {
    // The first is closest to the hulk, but behind walls, and sees nobody; the second sees the marine one area away.
    let walls = [[[9, 4], [11, 4]], [[9, 4], [10, 5]], [[9, 4], [10, 3]], [[7, 4], [9, 4]]];
    let position = scenario().agent(Class::Hulk, [11, 4]).agent(Class::Marine, [2, 3]);
    let position = position.alien(SWARM, [9, 4]).alien(SWARM, [7, 4]).alien(SWARM, [6, 5]).alien_turn(0);
    let play = play(&position, &walls, &[encounter(7)]);
    assert_eq!(moves(&play).first(), Some(&("160", alien(1))));
}

/// defenders 143, 156, A38: its figures arrive together, next to the first, and one player holds the card
#[test]
fn they_arrive_together() {
    // An alien signal lies in sight, and the swarm is the only card there is.
    let position = scenario().agent(Class::Marine, [1, 2]).agent(Class::Hulk, [11, 2]).signal(true, [8, 7]);
    let card = content(&[]).alien(SWARM).expect("a card");
    let mut play = play(&position.turn(0), &[], &[("/alien_deck/pile", json!([card]))]);
    while play.prompt() == Prompt::Place {
        let first = play.offers()[0];
        play.choose(first);
    }
    let view = play.view();
    assert_eq!((play.at(alien(0)), view.aliens.len()), (Some([8, 7]), 3));
    assert!(view.aliens.iter().all(|alien| alien.player == view.aliens[0].player));
    assert!(are_together(&play), "{:?}", places(&play));
    assert_eq!(play.state.census(&play.content).aliens[card], 1);
}
