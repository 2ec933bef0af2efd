//! Whoever enters a game is told here what it still lacks.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::json;
use sortie_content::{Language, Source, Texts, rulebook};
use sortie_games::{AnyGame, StartError, Wish};
use sortie_kernel::Seed;
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

/// What a set-up is said to look like is what is read: every property that is understood is described, and no other.
#[test]
fn every_game_says_what_its_set_up_looks_like() {
    each(|id, game| {
        let begin = |setup: serde_json::Value| match game.begin(&setup, Seed::from_number(1)) {
            Err(StartError::Malformed(detail)) => detail,
            Err(other) => panic!("{id}: {other:?}"),
            Ok(_) => panic!("{id} begins with {setup}"),
        };
        let named = |detail: &str| -> BTreeSet<String> {
            detail.split('`').skip(1).step_by(2).map(str::to_owned).collect()
        };
        let schema = game.setup_schema();
        assert_eq!(schema["additionalProperties"], false, "{id}");
        let properties = schema["properties"].as_object().expect("properties").keys().cloned();
        let mut understood = named(&begin(json!({ "?": 0 })));
        assert!(understood.remove("?"), "{id}");
        assert_eq!(properties.collect::<BTreeSet<_>>(), understood, "{id}");
        let required = schema["required"].as_array().expect("a list").iter();
        let required: BTreeSet<String> =
            required.filter_map(|name| name.as_str().map(str::to_owned)).collect();
        assert!(named(&begin(json!({}))).is_subset(&required), "{id}");
    });
}
