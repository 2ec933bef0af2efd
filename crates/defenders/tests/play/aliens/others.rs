//! What aliens make of each other: a Grey gives orders (177, A46), a leader takes others along (175).

use sortie_defenders::content::Class;
use sortie_defenders::event::{AlienEvent, Event};
use sortie_defenders::mind::Thought;

use super::ground::{Ground, Play, agent, alien, scenario};

fn moved(play: &Play) -> Vec<(&'static str, sortie_defenders::world::FigureId)> {
    let moved = |(rule, event): (&'static str, &AlienEvent)| match event {
        AlienEvent::Moved { alien, .. } => Some((rule, *alien)),
        _ => None,
    };
    play.of_aliens().into_iter().filter_map(moved).collect()
}

/// defenders 177, A46: the closest ones that are no Greys act at once, and again if the card calls them
#[test]
fn a_grey_makes_others_act() {
    let position = scenario()
        .agent(Class::Hulk, [2, 3])
        .alien("xeno_grey_blue", [7, 4])
        .alien("xeno_grey_green", [6, 5])
        .alien("nexus_green", [8, 3])
        .alien("nexus_blue", [12, 5])
        .alien("spine_critter_blue", [11, 2])
        .paralysed(alien(4))
        .wounds(alien(3), 1)
        .alien_turn(0);
    let mut play = Ground::seven().encounters(&[12, 12]).play(&position.clone().wounds(alien(0), 1));
    play.settle();
    // The card calls the wounded: the blue Grey and the blue Nexus. The Grey comes first.
    play.choose(sortie_defenders::Choice::Activate { alien: alien(0) });
    assert_eq!(play.activated(), [0, 2, 3, 3].map(alien));
    let commands = |event: &Event| {
        matches!(event, Event::Alien(AlienEvent::Thought { thought: Thought::Commands { .. }, .. }))
    };
    assert_eq!(play.count(commands), 2);
}

/// defenders 177, A53: with nobody near who obeys, the order is left out
#[test]
fn a_grey_alone() {
    let position = scenario().agent(Class::Hulk, [2, 3]).alien("xeno_grey_green", [7, 4]);
    let position = position.alien("xeno_grey_blue", [8, 3]).wounds(alien(0), 1).alien_turn(0);
    let mut play = Ground::seven().encounters(&[12]).play(&position);
    play.settle();
    assert_eq!(play.activated(), [alien(0)]);
}

/// defenders 175: a leader that moves to another area takes along the closest two within one area, the stunned too; who is
/// farther away stays, and so does who is there already
#[test]
pub(crate) fn a_leader_takes_others_along() {
    let position = scenario()
        .agent(Class::Hulk, [22, 5])
        .alien("xeno_alpha_green", [7, 2])
        .alien("nexus_green", [2, 1])
        .alien("nexus_blue", [6, 3])
        .alien("xeno_beta_green", [4, 1])
        .paralysed(alien(2))
        .alien("spine_critter_green", [13, 2])
        .alien_turn(0);
    // The areas lie in a row: a b c d e; the leader goes from b to c.
    let mut play = Ground::row(5).encounters(&[8]).play(&position);
    play.settle();
    let area = |n: u8| {
        let at = play.hex(play.at(alien(n)).expect("on the map"));
        play.board().layout().letter(play.board().layout().area(at))
    };
    assert_eq!([0, 1, 2, 3, 4].map(area), ['c', 'a', 'c', 'c', 'c']);
    assert_eq!(moved(&play), [("160", alien(0)), ("175", alien(2)), ("175", alien(3))]);
    assert_eq!(play.activated(), [alien(0)], "who goes along does not act");
    assert_eq!(play.wounds(agent(0)), 0);
}
