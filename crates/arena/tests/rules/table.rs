//! How the rule tests talk: a scene, and a transcript of what is asked and what the game says.
//!
//! Lines that start with `> ` ask, all others are the exact answer:
//!
//! ```text
//! > mace strike from=1.2 target=1.3      a choice; all choices of a transcript are made one after the other
//! 25 walked from=1.1 path=1.2 seat=mace to=1.2
//! 24 struck field=1.3 kind=battle left=5 seat=mace
//! = fight at=1.2 left=5 seat=mace        after the last choice: what the game asks now, or how it ended
//! > reach mace                           a question, always about the position as the scene gives it
//! 1.1 1.2
//! ```
//!
//! Empty lines and `//` notes are passed over.

use std::sync::Arc;

use serde_json::{Map, Value, json};
use sortie_arena::scene::{Scene, answers};
use sortie_arena::{Arena, Content, Jedi, Setup, View};
use sortie_kernel::{DiceSource, Game, Offer, Seat, Seed, Table, Viewer};

use crate::common::frozen;
use crate::common::story::{FIELD_KEYS, Teller};

/// Plays a transcript in a scene and compares every line. `game` and `checks` of the scene are filled in.
#[track_caller]
pub(crate) fn check(scene: &str, transcript: &str) {
    let lines: Vec<&str> = transcript
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .collect();
    let said = play(scene, lines.iter().filter_map(|line| line.strip_prefix("> ")));
    assert!(said == lines, "expected:\n{}\n\nfound:\n{}\n", lines.join("\n"), said.join("\n"));
}

/// Asks a scene everything and writes the whole transcript.
fn play<'a>(scene: &str, asked: impl Iterator<Item = &'a str>) -> Vec<String> {
    let content = frozen::content();
    let mut file: Value = serde_json::from_str(scene).unwrap_or_else(|error| panic!("{error} in {scene}"));
    file["game"] = json!("arena");
    let players: Vec<Jedi> = serde_json::from_value(file["players"].clone()).expect("players");
    let asked: Vec<&str> = asked.collect();
    let (queries, choices): (Vec<&str>, Vec<&str>) = asked.iter().partition(|asked| query(asked).is_some());
    let choices: Vec<Value> = choices.iter().map(|asked| choice(asked, &players)).collect();
    let mut checks = vec![json!({ "ask": { "op": "play", "choices": choices } })];
    checks.extend(queries.iter().map(|asked| json!({ "ask": query(asked) })));
    file["checks"] = json!(checks);
    let scene: Scene = serde_json::from_value(file).unwrap_or_else(|error| panic!("{error} in {scene}"));
    let answers = answers(content, &scene).unwrap_or_else(|error| panic!("{error}"));
    let mut told = answers[0]["told"].as_array().expect("a list").iter();
    let mut answered = answers[1..].iter();
    let teller = Teller { content, players: &players };
    let mut said = Vec::new();
    let mut open = told.len();
    for asked in asked {
        said.push(format!("> {asked}"));
        if query(asked).is_some() {
            said.extend(answer(&teller, asked, answered.next().expect("an answer for each question")));
            continue;
        }
        match told.next().expect("an answer for each choice") {
            Value::Array(events) => said.extend(teller.story(events)),
            refused => {
                let reason = &refused["refused"];
                let rule = reason["rule"].as_str().map(|rule| format!(" {rule}")).unwrap_or_default();
                said.push(format!("refused {}{rule}", reason["code"].as_str().expect("a code")));
            }
        }
        open -= 1;
        if open == 0 {
            said.push(match answers[0]["ended"].as_str() {
                Some(ended) => format!("= ended {ended}"),
                None => format!("= {}", teller.line("ask", &answers[0]["prompt"])),
            });
        }
    }
    said
}

/// `reach mace`, `targets mace`, `adjacent 1.1 mace`, `distance 1.1 1.2`, `options`, `options force`, `run`,
/// `view force`.
fn query(asked: &str) -> Option<Value> {
    let words: Vec<&str> = asked.split(' ').collect();
    Some(match words[..] {
        ["reach" | "targets", figure] => json!({ "op": words[0], "figure": figure }),
        ["adjacent" | "distance", from, to] => {
            json!({ "op": words[0], "from": place(from), "to": place(to) })
        }
        ["options", ..] => json!({ "op": "options" }),
        ["run"] => json!({ "op": "run" }),
        ["view", _] => json!({ "op": "view" }),
        _ => return None,
    })
}

fn answer(teller: &Teller<'_>, asked: &str, answer: &Value) -> Vec<String> {
    let words: Vec<&str> = asked.split(' ').collect();
    match words[..] {
        ["reach" | "targets", _] => {
            let places: Vec<String> =
                answer.as_array().expect("a list").iter().map(|p| format!("{}.{}", p[0], p[1])).collect();
            vec![if places.is_empty() { "nowhere".to_owned() } else { places.join(" ") }]
        }
        ["options", ref filter @ ..] => {
            let options = answer.as_array().expect("a list").iter();
            let wanted = options.filter(|option| filter.iter().all(|kind| option["choice"]["do"] == *kind));
            let line = |option: &Value| {
                let jedi = option["jedi"].as_str().expect("a Jedi");
                format!("{jedi} {}", teller.line("do", &option["choice"]))
            };
            let lines: Vec<String> = wanted.map(line).collect();
            if lines.is_empty() { vec!["none".to_owned()] } else { lines }
        }
        ["run"] => teller.story(answer.as_array().expect("a list")),
        ["view", key] => vec![answer.pointer(&format!("/{}", key.replace('.', "/"))).expect(key).to_string()],
        _ => vec![answer.to_string()],
    }
}

/// `mace strike from=1.2 target=1.3` as a scene writes it.
pub(crate) fn choice(line: &str, players: &[Jedi]) -> Value {
    let mut words = line.split(' ');
    let jedi = words.next().expect("a Jedi");
    let kind = words.next().unwrap_or_else(|| panic!("`{line}` is neither a choice nor a question"));
    let mut fields = Map::from_iter([("do".to_owned(), json!(kind))]);
    for word in words {
        let (key, value) = word.split_once('=').unwrap_or_else(|| panic!("`{word}` is not key=value"));
        let value = match (key, value) {
            ("slot", "mega") => json!(3),
            ("die", jedi) => json!(players.iter().position(|&player| json!(player) == jedi)),
            _ if FIELD_KEYS.contains(&key) && kind != "board" => place(value),
            _ => serde_json::from_str(value).unwrap_or_else(|_| json!(value)),
        };
        fields.insert(key.to_owned(), value);
    }
    json!({ "jedi": jedi, "choice": fields })
}

/// `1.2`, or the name of a Jedi.
fn place(word: &str) -> Value {
    match word.split_once('.') {
        Some((area, number)) => json!([area.parse::<u8>().expect(word), number.parse::<u8>().expect(word)]),
        None => json!(word),
    }
}

/// A table with the frozen box.
pub(crate) fn begin(setup: Setup, seed: u64) -> Table<Arena> {
    begin_with(frozen::content().clone(), setup, seed)
}

/// A table with this box.
pub(crate) fn begin_with(content: Content, setup: Setup, seed: u64) -> Table<Arena> {
    Table::begin(Arc::new(content), setup, Seed::from_number(seed)).expect("a set-up that can be played")
}

/// Everyone takes the first field offered to them; then the droids come and the first dice are rolled.
pub(crate) fn start(table: &mut Table<Arena>) {
    for seat in Seat::first(Arena::n_seats(table.setup())) {
        let field = offers(table).iter().find(|offer| offer.seat == seat).expect("an offer").choice;
        table.choose(seat, &field).expect("it was offered");
    }
}

/// A set-up with real dice.
pub(crate) fn physical(setup: Setup) -> Setup {
    Setup { dice: DiceSource::Physical, ..setup }
}

pub(crate) fn offers(table: &Table<Arena>) -> Vec<Offer<sortie_arena::Choice>> {
    table.decision().map(|decision| decision.offers).unwrap_or_default()
}

pub(crate) fn view(table: &Table<Arena>) -> View {
    Arena::view(table.content(), table.state(), Viewer::Spectator)
}

/// Everything told so far, as lines; what happened before the first choice comes first.
pub(crate) fn story(table: &Table<Arena>) -> Vec<String> {
    let told = table.opening().iter().chain(table.line().iter().flat_map(|moment| &moment.events));
    lines(table, &told.map(|told| json!(told)).collect::<Vec<_>>())
}

/// What the newest choice led to, as lines.
pub(crate) fn last_story(table: &Table<Arena>) -> Vec<String> {
    let told = table.line().last().into_iter().flat_map(|moment| &moment.events);
    lines(table, &told.map(|told| json!(told)).collect::<Vec<_>>())
}

fn lines(table: &Table<Arena>, told: &[Value]) -> Vec<String> {
    Teller { content: table.content(), players: &table.setup().jedi }.story(told)
}
