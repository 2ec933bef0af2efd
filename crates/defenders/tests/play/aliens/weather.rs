//! Weather: it lies there until the next one comes (54, 194, A65), and what holds as long.

use sortie_defenders::Choice;
use sortie_defenders::content::Class;
use sortie_defenders::scenario::Scenario;

use super::ground::{Ground, Play, agent, alien, event_card, scenario};

/// defenders 54, A42, A65: the next weather replaces it, and a standard event does not
#[test]
fn weather_replaces_weather() {
    let position = scenario().agent(Class::Biotech, [2, 3]).weather("rain").events();
    let mut play = Ground::seven().events(&["second_wave"]).play(&position);
    play.settle();
    assert_eq!(play.view().weather, Some(event_card("rain")));
    let mut play = Ground::seven().events(&["sandstorm"]).play(&position);
    play.settle();
    assert_eq!(play.view().weather, Some(event_card("sandstorm")));
    assert_eq!(play.view().decks.events_out, [event_card("rain")]);
}

/// An engaged agent with a movement left, in some weather.
fn engaged(weather: Option<&str>) -> Play {
    let position = scenario().agent(Class::Biotech, [2, 3]).alien("nexus_green", [4, 3]);
    let position = weather.into_iter().fold(position, Scenario::weather);
    Ground::seven().play(&position.turn(0))
}

/// defenders 194: in the rain nobody evades
#[test]
fn no_evading_in_the_rain() {
    let evades = |play: &Play| play.offered().iter().any(|(_, choice)| *choice == Choice::Evade);
    assert!(evades(&engaged(None)) && evades(&engaged(Some("scorching_sun"))));
    assert!(!evades(&engaged(Some("rain"))));
}

/// defenders 59, A65: on frozen ground a movement has one hex less, a bleeding agent's one hex stays
#[test]
fn slow_on_frozen_ground() {
    let farthest = |weather: Option<&str>, wounds: u8| {
        let position = scenario().agent(Class::Biotech, [2, 1]).wounds(agent(0), wounds);
        let position = weather.into_iter().fold(position, Scenario::weather);
        let play = Ground::row(6).play(&position.turn(0));
        let looks = play.view().looks.expect("somebody is about to act");
        looks.ways.iter().map(|way| way.cost).max()
    };
    assert_eq!((farthest(None, 0), farthest(Some("frozen_ground"), 0)), (Some(4), Some(3)));
    assert_eq!((farthest(None, 5), farthest(Some("frozen_ground"), 5)), (Some(1), Some(1)));
}

/// defenders 101, A65: in a sandstorm ranged weapons of agents reach one area less, those of aliens as far as ever
#[test]
fn dim_in_a_sandstorm() {
    let shoots = |weather: Option<&str>, areas: i16| {
        let there = [2 + 5 * areas, 1 + areas];
        let position = scenario().agent(Class::Marine, [2, 1]).alien("nexus_blue", there);
        let position = weather.into_iter().fold(position, Scenario::weather);
        let play = Ground::row(6).play(&position.turn(0));
        play.offered().iter().any(|(_, choice)| matches!(choice, Choice::Attack { gun: 0, .. }))
    };
    let reach = |weather: Option<&str>| [1, 2].map(|areas| shoots(weather, areas));
    assert_eq!((reach(None), reach(Some("sandstorm"))), ([true, true], [true, false]));
    let position = scenario().agent(Class::Hulk, [12, 3]).alien("nexus_blue", [2, 1]).weather("sandstorm");
    let mut play = Ground::row(6).encounters(&[9]).play(&position.alien_turn(0));
    play.settle();
    assert_eq!(play.attacks().len(), 1);
}

/// defenders 34, 110: in an electric storm energy shields do not come back in the refresh phase
#[test]
fn no_shields_in_an_electric_storm() {
    for (weather, expected) in [("rain", 2), ("electric_storm", 0)] {
        let position = scenario().agent(Class::Biotech, [2, 3]).alien("nexus_blue", [12, 5]);
        let position = position.shield(alien(0), 0).weather(weather).events();
        let mut play = Ground::seven().play(&position);
        play.settle();
        assert_eq!(play.view().round, 2, "the next round has begun");
        assert_eq!(play.state.energy_shield(alien(0)), expected, "{weather}");
    }
}
