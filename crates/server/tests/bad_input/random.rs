//! Input at random, the same at every run, so that a failure can be looked at.

use serde_json::{Value, json};
use sortie_kernel::{Chance, Draw, Occasion, Seed};

/// The words of the protocol, which turn up in wrong places.
const WORDS: &[&str] = &[
    "say",
    "hello",
    "choose",
    "take_back",
    "propose_undo",
    "answer_undo",
    "set_pace",
    "go_ahead",
    "set_bots_wait",
    "shown",
    "wait",
    "sequence",
    "seat",
    "choice",
    "keep",
    "accept",
    "milliseconds",
    "since",
    "language",
    "kind",
    "take",
    "leave",
    "bot",
    "random",
    "me",
    "open",
    "game",
    "arena",
    "setup",
    "jedi",
    "mace",
    "seats",
    "pace",
    "name",
    "do",
    "start",
    "field",
    "digest",
    "entries",
    "seed",
    "sortie",
];

/// So many cases of one kind.
pub(crate) fn samples<T>(n: usize, one: impl Fn(&mut Draw) -> T) -> Vec<T> {
    let occasion = Occasion { what: 0, whom: 0, round: 0, time: 0 };
    let mut draw = Chance::new(Seed::from_number(7)).on(occasion);
    (0..n).map(|_| one(&mut draw)).collect()
}

/// JSON of any shape.
pub(crate) fn any_json(draw: &mut Draw) -> Value {
    nested(draw, 4)
}

fn nested(draw: &mut Draw, depth: u8) -> Value {
    let n_kinds = if depth == 0 { 7 } else { 14 };
    match draw.below(n_kinds) {
        0 => Value::Null,
        1 => Value::from(draw.below(2) == 0),
        2 => Value::from(any_number(draw).cast_signed()),
        3 => Value::from(draw.below(4)),
        4 => Value::from(f64::from_bits(any_number(draw))),
        5 => Value::from(word(draw)),
        6 => Value::from(any_text(draw)),
        7..11 => (0..draw.below(6)).map(|_| (word(draw).to_owned(), nested(draw, depth - 1))).collect(),
        _ => (0..draw.below(5)).map(|_| nested(draw, depth - 1)).collect(),
    }
}

/// A message whose shape is nearly right: the fields of the protocol with values at random.
pub(crate) fn any_message(draw: &mut Draw) -> Value {
    let small = |draw: &mut Draw| match draw.below(2) {
        0 => Value::from(draw.below(3)),
        _ => any_json(draw),
    };
    let (sequence, seat, choice, other) = (small(draw), small(draw), any_json(draw), small(draw));
    match draw.below(9) {
        0 => json!({ "say": "hello", "since": sequence, "language": choice }),
        1 => json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice }),
        2 => json!({ "say": "take_back", "sequence": sequence }),
        3 => json!({ "say": "propose_undo", "sequence": sequence, "keep": other }),
        4 => json!({ "say": "answer_undo", "accept": other }),
        5 => json!({ "say": "go_ahead", "sequence": sequence }),
        6 => json!({ "say": "set_bots_wait", "wait": other }),
        7 => json!({ "say": "shown", "sequence": sequence }),
        _ => json!({ "say": "set_pace", "milliseconds": other }),
    }
}

/// Bytes that are mostly no text.
pub(crate) fn any_bytes(draw: &mut Draw) -> Vec<u8> {
    (0..draw.below(100)).map(|_| draw.below(256) as u8).collect()
}

/// Control characters and signs of all planes.
fn any_text(draw: &mut Draw) -> String {
    let one = |draw: &mut Draw| match draw.below(2) {
        0 => draw.below(0x80),
        _ => draw.below(0x11_0000),
    };
    (0..draw.below(32)).map(|_| char::from_u32(one(draw)).unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn any_number(draw: &mut Draw) -> u64 {
    u64::from(draw.below(u32::MAX)) << 32 | u64::from(draw.below(u32::MAX))
}

fn word(draw: &mut Draw) -> &'static str {
    WORDS[draw.below(WORDS.len() as u32) as usize]
}
