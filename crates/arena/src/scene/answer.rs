//! Questions about a position, answered by the code that plays the game.

use serde_json::{Map as Object, Value, json};
use sortie_boards::{Cell, CellSet};
use sortie_kernel::{Game, Progress, Refusal, Sink, Told, Viewer, step};

use super::position::seat_of;
use super::{Ask, SceneChoice};
use crate::choice::{Choice, Prompt};
use crate::content::{Content, Jedi};
use crate::event::Event;
use crate::legal;
use crate::rules::Arena;
use crate::state::State;

pub(super) fn answer(content: &Content, state: &State, ask: &Ask) -> Result<Value, String> {
    Ok(match ask {
        Ask::Reach { figure } => {
            let at = at(state, *figure)?;
            places(content, content.map.reach(at, state.free(content)))
        }
        Ask::Adjacent { from, to } => {
            let (from, to) = (place(content, state, from)?, place(content, state, to)?);
            json!(content.map.beside(from).has(to))
        }
        Ask::Distance { from, to } => {
            let (from, to) = (place(content, state, from)?, place(content, state, to)?);
            let steps = content.map.path(from, to, content.map.all()).len();
            if from != to && steps == 0 { Value::Null } else { json!(steps) }
        }
        Ask::Targets { figure } => {
            let seat = seat_of(state, *figure, "figure")?;
            let at = at(state, *figure)?;
            let mut offers = Vec::new();
            legal::offers(content, state, &mut offers);
            let struck =
                offers.iter().filter(|offer| offer.seat == seat).filter_map(|offer| match offer.choice {
                    Choice::Strike { from, target } if from == at => Some(target),
                    _ => None,
                });
            places(content, struck.collect())
        }
        Ask::Options {} => {
            let mut offers = Vec::new();
            legal::offers(content, state, &mut offers);
            let option = |offer: &sortie_kernel::Offer<Choice>| {
                let jedi = state.table.jedi[offer.seat.index()];
                json!({ "jedi": jedi, "choice": with_places(content, json!(offer.choice)) })
            };
            offers.iter().map(option).collect()
        }
        Ask::Run {} => run(content, state),
        Ask::Play { choices } => play(content, state, choices)?,
        Ask::View {} => json!(Arena::view(content, state, Viewer::Spectator)),
    })
}

/// Runs frames until a question, the end of the game or the end of the phase.
fn run(content: &Content, state: &State) -> Value {
    let mut state = state.clone();
    let position = state.position;
    let mut events: Vec<Told<Event>> = Vec::new();
    while state.position == position
        && Arena::advance(content, &mut state, &mut Sink::to(&mut events)) == Progress::Continue
    {}
    // Entering the next phase is no part of this one.
    events.retain(|told| !matches!(told.event, Event::PhaseBegan { .. }));
    story(content, &events)
}

fn play(content: &Content, state: &State, choices: &[SceneChoice]) -> Result<Value, String> {
    let mut state = state.clone();
    let mut told = Vec::new();
    for (n, SceneChoice { jedi, choice }) in choices.iter().enumerate() {
        let seat = seat_of(&state, *jedi, &format!("choices[{n}].jedi"))?;
        let numbered = with_numbers(content, &state, choice.clone())?;
        let choice: Choice =
            serde_json::from_value(numbered).map_err(|error| format!("choices[{n}].choice: {error}"))?;
        let mut events: Vec<Told<Event>> = Vec::new();
        told.push(match step::<Arena>(content, &mut state, seat, &choice, &mut Sink::to(&mut events)) {
            Ok(()) => story(content, &events),
            Err(Refusal::Illegal(reason)) => json!({ "refused": reason }),
            Err(refusal) => json!({ "refused": { "code": refusal.to_string(), "rule": null } }),
        });
    }
    let ended = Arena::outcome(&state).map(|outcome| outcome.key);
    let prompt: Option<Prompt> = ended.is_none().then(|| legal::prompt(content, &state));
    Ok(json!({ "told": told, "prompt": with_places(content, json!(prompt)), "ended": ended }))
}

fn story(content: &Content, events: &[Told<Event>]) -> Value {
    events.iter().map(|told| with_places(content, json!(told))).collect()
}

fn at(state: &State, jedi: Jedi) -> Result<Cell, String> {
    let seat = seat_of(state, jedi, "figure")?;
    state.jedi_at[seat.index()].ok_or_else(|| "figure: stands nowhere".to_owned())
}

/// A place is `[area, number]` or the name of a Jedi.
fn place(content: &Content, state: &State, value: &Value) -> Result<Cell, String> {
    if let Ok(jedi) = serde_json::from_value::<Jedi>(value.clone()) {
        return at(state, jedi);
    }
    let (area, number): (u8, u8) = serde_json::from_value(value.clone())
        .map_err(|_| format!("`{value}` is neither [area, number] nor a Jedi"))?;
    let found = content.map.fields.iter().position(|field| (field.area, field.number) == (area, number));
    found.map(|n| Cell(n as u8)).ok_or_else(|| format!("there is no field {number} in area {area}"))
}

fn places(content: &Content, cells: CellSet) -> Value {
    let mut all: Vec<(u8, u8)> = cells.iter().map(|cell| named(content, cell)).collect();
    all.sort_unstable();
    json!(all)
}

fn named(content: &Content, cell: Cell) -> (u8, u8) {
    let field = content.map.fields[cell.index()];
    (field.area, field.number)
}

/// The keys under which choices, prompts and events hold fields of the arena.
const FIELD_KEYS: [&str; 5] = ["field", "from", "to", "target", "at"];

/// Writes places instead of field numbers. A `field` of a board stays a number.
fn with_places(content: &Content, value: Value) -> Value {
    match value {
        Value::Object(object) => {
            let of_board = is_of_board(&object);
            let write = |(key, value): (String, Value)| {
                let cell = value.as_u64().filter(|_| FIELD_KEYS.contains(&key.as_str()) && !of_board);
                let value = match cell {
                    Some(cell) => json!(named(content, Cell(cell as u8))),
                    None if key == "path" => path(content, &value),
                    None => with_places(content, value),
                };
                (key, value)
            };
            Value::Object(object.into_iter().map(write).collect())
        }
        other => other,
    }
}

fn path(content: &Content, value: &Value) -> Value {
    let cells = value.as_array().into_iter().flatten().filter_map(Value::as_u64);
    cells.map(|cell| json!(named(content, Cell(cell as u8)))).collect()
}

/// Reads places back into field numbers.
fn with_numbers(content: &Content, state: &State, choice: Value) -> Result<Value, String> {
    let Value::Object(object) = choice else { return Ok(choice) };
    let of_board = is_of_board(&object);
    let read = |(key, value): (String, Value)| {
        let is_place = FIELD_KEYS.contains(&key.as_str()) && !of_board;
        Ok((key, if is_place { json!(place(content, state, &value)?) } else { value }))
    };
    Ok(Value::Object(object.into_iter().map(read).collect::<Result<Object<_, _>, String>>()?))
}

/// In these, `field` means a field of an ability board, and `from` and `to` never occur.
fn is_of_board(object: &Object<String, Value>) -> bool {
    let is = |key: &str, value: &str| object.get(key).and_then(Value::as_str) == Some(value);
    is("do", "board") || is("what", "placed_on_board")
}
