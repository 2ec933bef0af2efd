//! Positions for tests: the board SEVEN of the worked examples, and figures to stand on it.

#![expect(clippy::needless_pass_by_value, reason = "JSON is handed over as it is written")]

pub(crate) mod drill;
pub(crate) mod fight;
pub(crate) mod missions;
pub(crate) mod table;

use serde_json::{Value, json};
use sortie_defenders::scene;

/// Seven areas around `d`.
pub(crate) const SEVEN: [&str; 9] = [
    "          a.  a.",
    "        a.  ao  a.  b.  b.",
    "  c.  c.  a.  a.  b.  bo  b.",
    "c.  co  c.  d.  d.  b.  b.",
    "  c.  c.  d.  do  d.  e.  e.",
    "    f.  f.  d.  d.  e.  eo  e.",
    "  f.  fo  f.  g.  g.  e.  e.",
    "    f.  f.  g.  go  g.",
    "              g.  g.",
];

/// SEVEN with some hexes blocked.
pub(crate) fn blocked(hexes: &[[usize; 2]]) -> Vec<String> {
    let mut rows = SEVEN.map(str::to_owned);
    for &[x, y] in hexes {
        rows[y].replace_range(2 * x + 1..2 * x + 2, "#");
    }
    rows.to_vec()
}

/// Something on each of some sides.
pub(crate) fn sides(kind: &str, sides: &[[[i32; 2]; 2]]) -> Vec<Value> {
    sides.iter().map(|between| json!({ "between": between, "kind": kind })).collect()
}

/// Every side where two areas of SEVEN meet.
pub(crate) fn border(one: char, other: char) -> Vec<[[i32; 2]; 2]> {
    let letter = |x: i32, y: i32| {
        let row = SEVEN.get(usize::try_from(y).ok()?)?;
        row.chars().nth(usize::try_from(2 * x).ok()?).filter(char::is_ascii_lowercase)
    };
    let mut found = Vec::new();
    for y in 0..9 {
        for x in 0..16 {
            for (dx, dy) in [(2, 0), (1, 1), (-1, 1)] {
                let (here, there) = (letter(x, y), letter(x + dx, y + dy));
                if (here, there) == (Some(one), Some(other)) || (here, there) == (Some(other), Some(one)) {
                    found.push([[x, y], [x + dx, y + dy]]);
                }
            }
        }
    }
    found
}

/// An area closed by walls all around, but for one door.
pub(crate) fn walled(area: char, door: Option<[[i32; 2]; 2]>) -> Vec<Value> {
    let all = "abcdefg".chars().filter(|&other| other != area).flat_map(|other| border(area, other));
    let is_door = |between: &[[i32; 2]; 2]| {
        door.is_some_and(|door| *between == door || [between[1], between[0]] == door)
    };
    all.map(|between| json!({ "between": between, "kind": if is_door(&between) { "door" } else { "wall" } }))
        .collect()
}

pub(crate) struct Position {
    pub(crate) map: Value,
    figures: Value,
    pub(crate) more: Value,
}

impl Position {
    pub(crate) fn on(rows: impl serde::Serialize, sides: Vec<Value>, figures: Value) -> Self {
        Self { map: json!({ "rows": rows, "sides": sides }), figures, more: json!({}) }
    }

    pub(crate) fn ask(&self, ask: Value) -> Value {
        let mut file = json!({ "game": "defenders", "map": self.map, "figures": self.figures, "checks": [{ "ask": ask }] });
        for (key, value) in self.more.as_object().expect("more fields") {
            file[key] = value.clone();
        }
        let answers = scene::ask(&file).unwrap_or_else(|error| panic!("{error}\n{file}"));
        answers.answers.into_iter().next().expect("an answer for each question")
    }
}

pub(crate) fn agent(id: &str, at: [i32; 2]) -> Value {
    json!({ "id": id, "kind": "agent", "at": at, "health": 5 })
}

pub(crate) fn with(mut figure: Value, more: Value) -> Value {
    for (key, value) in more.as_object().expect("fields") {
        figure[key] = value.clone();
    }
    figure
}

/// A green Aracnos as it is printed (195).
pub(crate) fn aracnos(id: &str, at: [i32; 2]) -> Value {
    json!({ "id": id, "kind": "alien", "at": at, "health": 4, "species": "aracnos", "rank": "green", "ai": [
        { "at": 0, "do": [{ "attack": "melee" }] },
        { "at": 1, "do": [{ "move": "adjacent", "to": "closest" }, { "attack": "melee" }] },
        { "at": 2, "do": [{ "attack": "ranged", "to": "closest" }] },
        { "blind": true, "do": [{ "move": "toward", "areas": 3, "to": "most_wounded" }] }] })
}

/// A blue Xeno-Beta as far as it is known.
pub(crate) fn beta(id: &str, at: [i32; 2]) -> Value {
    json!({ "id": id, "kind": "alien", "at": at, "health": 4, "species": "xeno_beta", "rank": "blue", "ai": [
        { "at": 0, "do": [{ "attack": "melee" }] },
        { "at": 1, "do": [{ "attack": "ranged", "to": "closest" }, { "move": "away", "areas": 1 }] },
        { "blind": true, "do": [{ "move": "toward", "areas": 1, "to": "closest" }] }] })
}

pub(crate) fn signal(id: &str, at: [i32; 2]) -> Value {
    json!({ "id": id, "kind": "signal", "at": at })
}
