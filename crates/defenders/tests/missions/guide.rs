//! `docs/missions-defenders.md` leaves out no word.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use sortie_defenders::content::mission::{
    Cost, Deed, DoorKind, Mark, OwnEffect, OwnGiven, OwnTrigger, PersonMoves, Quarry, Special, Spot, Target,
    Whom,
};

const GUIDE: &str = include_str!("../../../../docs/missions-defenders.md");

#[derive(Debug, Deserialize)]
struct Word<T> {
    #[serde(rename = "word")]
    _word: T,
}

/// The words of an enum, as serde names them to who writes another.
fn words<T: DeserializeOwned + std::fmt::Debug>() -> Vec<String> {
    let error = toml::from_str::<Word<T>>("word = 'no_such_word'").unwrap_err();
    let words = error.message().split('`').skip(1).step_by(2);
    words.filter(|word| *word != "no_such_word").map(str::to_owned).collect()
}

#[track_caller]
fn all_stand<T: DeserializeOwned + std::fmt::Debug>(least: usize) {
    let words = words::<T>();
    assert!(words.len() >= least, "{words:?}");
    let mut parts = GUIDE.split(|sign: char| !sign.is_alphanumeric() && sign != '_').collect::<Vec<_>>();
    parts.sort_unstable();
    let missing: Vec<&String> =
        words.iter().filter(|word| parts.binary_search(&word.as_str()).is_err()).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn the_guide_names_every_word() {
    all_stand::<OwnTrigger>(16);
    all_stand::<OwnGiven>(19);
    all_stand::<OwnEffect>(50);
    all_stand::<Spot>(8);
    all_stand::<Quarry>(4);
    all_stand::<Whom>(7);
    all_stand::<Target>(12);
    all_stand::<Cost>(4);
    all_stand::<Special>(14);
    all_stand::<Mark>(3);
    all_stand::<DoorKind>(5);
    all_stand::<PersonMoves>(3);
    all_stand::<Deed>(11);
}

/// No word of the game hides one of the language: in a file nobody sees which comes from where.
#[test]
fn no_word_stands_for_two_things() {
    use sortie_defenders::content::mission::{Effect, Given, Trigger};
    let differ = |all: Vec<String>| {
        let mut seen = all.clone();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), all.len(), "{all:?}");
    };
    differ(words::<Trigger>());
    differ(words::<Given>());
    differ(words::<Effect>());
}
