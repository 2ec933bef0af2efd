//! Recorded games of the example game.

use std::sync::Arc;

use sortie_example::{Choice, Content, Example, Setup, Speed};
use sortie_golden::Recording;
use sortie_kernel::{Seat, Seed, Table};

fn content() -> Arc<Content> {
    Arc::new(Content::default())
}

/// A game in which the second choice was taken back, as the table exports it.
fn exported() -> String {
    let mut table =
        Table::<Example>::begin(content(), Setup::alone(2), Seed::from_number(1)).expect("a table");
    let chosen = Choice::Speed { speed: Speed::Full };
    table.choose(Seat(1), &chosen).expect("a speed may be chosen");
    table.undo(0).expect("nobody has seen it");
    while let Some(offer) = table.answers().offers.first().copied() {
        table.choose(offer.seat, &offer.choice).expect("it was offered");
    }
    serde_json::to_string(&table.to_file("hash of a box")).expect("plain data")
}

fn recording(text: &str) -> Recording<Example> {
    Recording::read(text).expect("a recording")
}

fn recorded() -> String {
    recording(&exported()).renewed(&content()).to_string()
}

/// What is said after the text of a recording was changed.
#[track_caller]
fn changed(from: &str, to: &str) -> String {
    let text = recorded();
    let other = text.replacen(from, to, 1);
    assert_ne!(text, other, "`{from}` does not stand in it");
    recording(&other).check(&content()).expect_err("it was changed")
}

/// Line `n` of the recording, and the value of a field in it.
fn field(n: usize, key: &str) -> String {
    let text = recorded();
    let line = text.lines().nth(n - 1).expect("a line");
    let (_, rest) = line.rsplit_once(&format!("\"{key}\":\"")).expect("a field");
    rest.split('"').next().expect("a value").to_owned()
}

#[test]
fn a_recording_is_a_game_file_and_plays_again() {
    let text = recorded();
    assert_eq!(recording(&text).check(&content()), Ok(()));
    assert_eq!(recording(&text).renewed(&content()).to_string(), text);
    let file = serde_json::from_str(&text).expect("a game file");
    let table = Table::<Example>::from_file(content(), &file).expect("it plays again");
    assert_eq!(text.lines().count(), table.journal().len() + 2, "a head, a line an entry, an end");
}

#[test]
fn an_exported_game_becomes_a_recording_only_by_being_renewed() {
    let why = recording(&exported()).check(&content()).expect_err("it has no marks");
    assert!(why.starts_with("the opening tells another story"), "{why}");
}

#[test]
fn another_event_state_or_question_is_named_with_its_step() {
    let why = changed(&field(5, "told"), "00000000");
    assert!(why.starts_with("entry 4, line 5: {\"seat\":"), "{why}");
    assert!(why.contains("tells another story; now it tells:\n    {\"rule\":"), "{why}");
    let why = changed(&field(4, "digest"), &"0".repeat(32));
    assert!(why.starts_with("entry 3, line 4: ") && why.contains("leads to another state"), "{why}");
    let why = changed(&field(2, "asks"), "00000000");
    assert!(why.starts_with("after entry 1, line 2 the question is another"), "{why}");
    let why = changed(&field(1, "asks"), "00000000");
    assert!(why.starts_with("after the opening the question is another"), "{why}");
    let why = changed("\"entries\"", "\"checkpoint\":7,\"entries\"");
    assert_eq!(why, "it ends with another checkpoint");
    let why = changed("\"game\":\"example\"", "\"game\":\"chess\"");
    assert_eq!(why, "a game of chess, not of example");
}

/// Whoever renews it gets a game that plays again, with an answer of chance in its place.
#[test]
fn an_entry_that_is_no_longer_legal_gives_way() {
    let text = recorded().replacen("{\"seat\":1,", "{\"seat\":9,", 1);
    let why = recording(&text).check(&content()).expect_err("there is no such seat");
    assert!(why.starts_with("entry 1, line 2: ") && why.ends_with("seat 9 does not exist"), "{why}");
    let renewed = recording(&text).renewed(&content());
    assert_eq!(renewed.check(&content()), Ok(()));
    let lost = recording(&text).lost(&renewed).expect("an answer is another");
    assert!(lost.starts_with("1 of "), "{lost}");
    assert_eq!(recording(&recorded()).lost(&recording(&recorded())), None);
}
