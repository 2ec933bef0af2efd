//! How even `specops` is: `greedy` against `random`, and against itself by mission, colour, table, team and loadout side.
//!
//! `cargo run --release -p sortie-lab --example specops -- [random | sides | loadouts] [mission] [games] [first seed] [folder]`
//!
//! `random`: so many games a mission and colour. `sides`: so many a mission, all pairings of teams in turn, loadouts as `greedy`
//! chooses them. `loadouts`: so many a mission, loadouts by chance, so that the two sides of a card differ in nothing else. Without a
//! word all three, in all missions or in one. A folder of content is laid over what ships. Every core plays, or as many threads as `RAYON_NUM_THREADS` says.
#![allow(clippy::print_stdout, reason = "tables for people to read")]

mod games;
mod tables;

use std::path::Path;
use std::sync::Arc;

use sortie_content::Source;
use sortie_specops::content::Content;

use games::{Batch, Loadouts};

fn main() {
    let (words, numbers): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.parse::<u64>().is_err());
    let (folders, words): (Vec<String>, Vec<String>) =
        words.into_iter().partition(|word| Path::new(word).is_dir());
    let number = |n: usize| numbers.get(n).and_then(|word| word.parse().ok());
    let seed = number(1).unwrap_or(1);
    let content = content(folders.first());
    let (missions, words): (Vec<String>, Vec<String>) =
        words.into_iter().partition(|word| content.mission_named(word).is_some());
    let is_wanted = |what: &str| words.first().is_none_or(|word| word == what);
    let named = missions.first().and_then(|word| content.mission_named(word));
    let missions = named.map_or(0..content.missions.len(), |only| only.index()..only.index() + 1);
    let batch = |games| Batch { content: &content, missions: missions.clone(), games, seed };
    if is_wanted("random") {
        let games = batch(number(0).unwrap_or(100)).against_random();
        tables::against_random(&content, &games);
    }
    if is_wanted("sides") {
        let games = batch(number(0).unwrap_or(400)).among_equals(Loadouts::Chosen);
        tables::missions(&content, &games);
        tables::teams(&content, &games);
        tables::chosen(&content, &games);
    }
    if is_wanted("loadouts") {
        let games = batch(number(0).unwrap_or(2_000)).among_equals(Loadouts::Drawn);
        tables::missions(&content, &games);
        tables::teams(&content, &games);
        tables::worth(&content, &games);
    }
}

/// What ships, with a folder of content laid over it.
fn content(folder: Option<&String>) -> Arc<Content> {
    let Some(folder) = folder else { return Arc::new(Content::shipped()) };
    let source = Source::folder(Path::new(folder)).expect("the folder can be read");
    let mut findings = Vec::new();
    let content = Content::read(&Source::shipped().with(source), &mut findings);
    findings.iter().for_each(|finding| println!("{finding}"));
    content.map_or_else(|| std::process::exit(1), Arc::new)
}
