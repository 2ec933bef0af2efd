//! Replay goldens: whole games as text, one line a choice with its events and their rules below, and games of bots as files
//! that are played again.
//!
//! After a change of the rules read the difference like prose, then write the files anew:
//! `UPDATE_GOLDEN=1 cargo test -p sortie-arena --test all golden`.

use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use sortie_arena::{Arena, Choice, Content, Difficulty, Modules, Setup};
use sortie_kernel::{Chance, Digest, Draw, Game, Occasion, Offer, Seed, Table, Told};

use crate::common::frozen;
use crate::common::story::{Teller, name};

/// A game of players who roll dice for everything they decide.
fn play(setup: Setup, seed: u64) -> Table<Arena> {
    let content = Arc::new(frozen::content().clone());
    let mut table = Table::<Arena>::begin(content, setup, Seed::from_number(seed)).expect("a set-up");
    let mut draw = Chance::new(Seed::from_number(seed)).on(Occasion { what: 99, whom: 0, round: 0, time: 0 });
    while let Some(decision) = table.decision() {
        let offer = pick(&decision.offers, &mut draw);
        table.choose(offer.seat, &offer.choice).expect("it was offered");
    }
    table
}

/// A seat first, then what to do, then how: otherwise the many ways to walk would drown everything else.
fn pick(offers: &[Offer<Choice>], draw: &mut Draw) -> Offer<Choice> {
    let one = |n: usize, draw: &mut Draw| draw.below(n as u32) as usize;
    let mut seats: Vec<_> = offers.iter().map(|offer| offer.seat).collect();
    seats.dedup();
    let seat = seats[one(seats.len(), draw)];
    let of_seat = offers.iter().filter(|offer| offer.seat == seat);
    let mut kinds: Vec<_> = of_seat.clone().map(|offer| std::mem::discriminant(&offer.choice)).collect();
    kinds.dedup();
    let kind = kinds[one(kinds.len(), draw)];
    let of_kind: Vec<_> = of_seat.filter(|offer| std::mem::discriminant(&offer.choice) == kind).collect();
    *of_kind[one(of_kind.len(), draw)]
}

/// The game as text.
fn tell(table: &Table<Arena>, seed: u64) -> String {
    let Setup { jedi, difficulty, modules, .. } = table.setup();
    let teller = Teller { content: table.content(), players: jedi };
    let mut text = format!("arena, {}", jedi.iter().map(|&jedi| name(jedi)).collect::<Vec<_>>().join(", "));
    let plays = [(modules.r2d2, ", with R2-D2"), (modules.c3po, ", with C-3PO")];
    let helpers: String = plays.iter().filter(|(plays, _)| *plays).map(|(_, name)| *name).collect();
    writeln!(text, ", {}{helpers}, seed {seed}\n", format!("{difficulty:?}").to_lowercase()).expect("text");
    let events = |text: &mut String, told: &[Told<_>]| {
        let told: Vec<Value> = told.iter().map(|told| json!(told)).collect();
        for line in teller.story(&told) {
            writeln!(text, "    {line}").expect("text");
        }
    };
    events(&mut text, table.opening());
    for moment in table.line() {
        let choice = teller.line("do", &json!(moment.choice));
        writeln!(text, "{} {choice}", name(jedi[moment.seat.index()])).expect("text");
        events(&mut text, &moment.events);
    }
    let outcome = Arena::outcome(table.state()).expect("the game is over");
    writeln!(text, "\n{}, digest {}", outcome.key, Digest::of(table.state())).expect("text");
    text
}

fn check(file: &str, setup: Setup, seed: u64) {
    let text = tell(&play(setup, seed), seed);
    assert!(text.lines().count() < 300, "{file}: too long to be read");
    let path = format!("{}/tests/golden/{file}", env!("CARGO_MANIFEST_DIR"));
    sortie_golden::text(path.as_ref(), &text);
}

/// Two rounds of two players, easy, with R2-D2 and C-3PO.
#[test]
fn two_players_with_both_helpers() {
    let modules = Modules { r2d2: true, c3po: true };
    check("two-players.txt", Setup { modules, ..Setup::new(2, Difficulty::Easy) }, 4314);
}

/// Two rounds of four players, normal.
#[test]
fn four_players() {
    check("four-players.txt", Setup::new(4, Difficulty::Normal), 919);
}

/// To the same events, questions and digests, with what ships.
#[test]
fn recorded_games_play_as_they_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    sortie_golden::games::<Arena>(&Arc::new(Content::shipped()), &folder);
}
