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
use sortie_lab::Words;
use sortie_specops::content::Content;

use games::{Batch, Loadouts};

fn main() {
    let mut words = Words::of_the_process();
    let seed = words.number(1, 1);
    let content = content(words.folder());
    let only = words.take(|word| content.mission_named(word));
    let missions = only.map_or(0..content.missions.len(), |only| only.index()..only.index() + 1);
    let batch = |games| Batch { content: &content, missions: missions.clone(), games, seed };
    if words.wants("random") {
        let games = batch(words.number(0, 100)).against_random();
        tables::against_random(&content, &games);
    }
    if words.wants("sides") {
        let games = batch(words.number(0, 400)).among_equals(Loadouts::Chosen);
        tables::missions(&content, &games);
        tables::teams(&content, &games);
        tables::chosen(&content, &games);
    }
    if words.wants("loadouts") {
        let games = batch(words.number(0, 2_000)).among_equals(Loadouts::Drawn);
        tables::missions(&content, &games);
        tables::teams(&content, &games);
        tables::worth(&content, &games);
    }
}

/// What ships, with a folder of content laid over it.
fn content(folder: Option<&Path>) -> Arc<Content> {
    let Some(folder) = folder else { return Arc::new(Content::shipped()) };
    let source = Source::folder(folder).expect("the folder can be read");
    let mut findings = Vec::new();
    let content = Content::read(&Source::shipped().with(source), &mut findings);
    findings.iter().for_each(|finding| println!("{finding}"));
    content.map_or_else(|| std::process::exit(1), Arc::new)
}
