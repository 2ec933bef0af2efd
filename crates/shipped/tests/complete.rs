//! Whoever enters a game is told here what it still lacks.

use std::sync::Arc;

use sortie_content::{Language, Source, Texts, rulebook};
use sortie_games::{AnyGame, Wish};
use sortie_shipped::registry;

fn each(check: impl Fn(&str, &Arc<dyn AnyGame>)) {
    registry().games().for_each(|game| check(game.info().id, game));
}

#[test]
fn every_game_has_a_pack_and_rules_in_every_language() {
    each(|id, _| {
        assert!(
            Source::shipped().get(&format!("{id}/pack.toml")).is_some(),
            "content/{id}/pack.toml is missing"
        );
        assert!(Source::shipped().hash(id).is_some(), "content/{id} has no data");
        for language in Language::ALL {
            let code = language.code();
            assert!(rulebook(id, language).is_some(), "content/{id}/rules/{code}.md is missing");
        }
    });
}

#[test]
fn every_game_has_a_name_that_people_read() {
    each(|id, _| {
        assert!(Texts::shipped().has(&format!("game-{id}")), "game-{id} is missing in content/{id}");
    });
}

#[test]
fn every_game_is_played_by_its_bots() {
    each(|id, game| {
        let info = game.info();
        assert_eq!(info.bots.first(), Some(&"random"), "{id} is not played by the bot that plays everything");
        for seats in info.min_seats..=info.max_seats {
            let wish = Wish::of(seats);
            let contest = game.contest(&wish, &["random".to_owned()]).unwrap_or_else(|error| {
                panic!("{id} cannot be played by bots with {seats} seats and nothing else said: {error}")
            });
            let result = contest.play(1);
            assert!(result.ending.is_some(), "{id} does not end");
            assert_eq!(result.standings.len(), usize::from(seats), "{id}");
        }
    });
}

#[test]
fn content_that_ships_has_no_findings() {
    assert_eq!(registry().check(Source::shipped()), []);
}
