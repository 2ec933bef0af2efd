//! Exhaustive counts: every line of play from a tiny position, to any depth.
//!
//! The lines are grown with every choice one could think of, legal or not: what is refused does not count. At depth 1
//! the same number comes from the offers of the game and from reasoning by hand.

use serde_json::{Value, json};
use sortie_arena::scene::{Scene, answers};

use crate::common::frozen;

/// A ring around a pillar, with two battle droids between Mace and Kit. These are the last dice of the round, and no card
/// lies on the table, so that the round ends in defeat.
///
/// ```text
///   01  01          MA  ..
/// 01  ##  02      ..  ##  bd
///   02  02          bd  KI
/// ```
fn ring(roll: &Value) -> Value {
    json!({
        "game": "arena", "players": ["mace", "kit"],
        "map": { "areas": ["  01  01  ", "01  ##  02", "  02  02  "],
                 "rows":  ["  MA  ..  ", "..  ##  bd", "  bd  KI  "] },
        "step": { "place": { "roll": roll } },
    })
}

/// Everything anybody could answer on a board of six fields, legal or not.
fn universe() -> Vec<Value> {
    let places: Vec<Value> =
        [1, 2].into_iter().flat_map(|area| (1..=3).map(move |n| json!([area, n]))).collect();
    let mut choices = Vec::new();
    for face in 0..=7 {
        choices.push(json!({ "do": "report", "face": face }));
    }
    for slot in 0..=4 {
        choices.push(json!({ "do": "card", "slot": slot }));
    }
    for field in 0..=9 {
        choices.push(json!({ "do": "board", "field": field }));
    }
    for die in 0..=2 {
        choices.push(json!({ "do": "flip", "die": die }));
        choices.push(json!({ "do": "force", "die": die, "up": true }));
        choices.push(json!({ "do": "force", "die": die, "up": false }));
    }
    choices.push(json!({ "do": "stop" }));
    for spend in [true, false] {
        choices.push(json!({ "do": "parley", "spend": spend }));
    }
    for place in &places {
        choices.push(json!({ "do": "start", "field": place }));
        choices.push(json!({ "do": "finish", "at": place }));
        choices.push(json!({ "do": "push", "target": place }));
        for target in &places {
            choices.push(json!({ "do": "strike", "from": place, "target": target }));
        }
    }
    let by = |jedi: &'static str| {
        choices.iter().map(move |choice| json!({ "jedi": jedi, "choice": choice })).collect::<Vec<_>>()
    };
    [by("mace"), by("kit")].concat()
}

/// The choices of Mace in a fight and on his board.
fn of_mace(choice: &Value) -> bool {
    let kinds = ["card", "board", "strike", "finish"];
    choice["jedi"] == "mace" && kinds.iter().any(|kind| choice["choice"]["do"] == *kind)
}

/// The lines that are one choice longer, those of which the last choice is not refused, and whether the game goes on.
fn longer(roll: &Value, universe: &[Value], lines: &[Vec<Value>]) -> Vec<(Vec<Value>, bool)> {
    let candidates: Vec<Vec<Value>> = lines
        .iter()
        .flat_map(|line| {
            universe.iter().map(|choice| [line.as_slice(), std::slice::from_ref(choice)].concat())
        })
        .collect();
    let asks = candidates.iter().map(|choices| json!({ "ask": { "op": "play", "choices": choices } }));
    let told = ask(roll, asks.collect());
    let accepted =
        |answer: &Value| answer["told"].as_array().and_then(|told| told.last()?.as_array()).is_some();
    let lines = candidates.into_iter().zip(told).filter(|(_, answer)| accepted(answer));
    lines.map(|(line, answer)| (line, answer["ended"].is_null())).collect()
}

fn ask(roll: &Value, checks: Vec<Value>) -> Vec<Value> {
    let mut file = ring(roll);
    file["checks"] = Value::Array(checks);
    let scene: Scene = serde_json::from_value(file).expect("a scene");
    answers(frozen::content(), &scene).expect("answers")
}

/// arena 9, 10, 17, 22, 24, 31, 33, 35, 37
///
/// Two dice, a 1 of Mace and a 2 of Kit. By hand: the 1 goes on 4 cards, on 4 plain fights, on 2 fights for exactly 1
/// and on the Force field, not on the Force field for a 5 or the push for a 3: 11. The 2 goes on 4 cards, on 3 fights, on
/// the Force field and on the push for a 2: 9. With Force 1 nothing is turned. That makes 20.
///
/// After a die on a card the other is placed (4 * 9 + 4 * 11), and so after Mace's on the Force field, which makes
/// nothing (9); after Kit's there Mace's 1 may also be turned up by either player (11 + 2). A fight of Mace's has 2
/// droids to strike and 3 fields to end on (6 * 5), one of Kit's 2 droids and his own field (3 * 3), his push 2
/// droids or none. That makes 144.
#[test]
fn two_dice_are_placed_in_144_ways() {
    let roll = json!({ "mace": 1, "kit": 2 });
    let offered = ask(&roll, vec![json!({ "ask": { "op": "options" } })]).remove(0);
    let offered: Vec<Vec<Value>> =
        offered.as_array().expect("a list").iter().map(|o| vec![o.clone()]).collect();
    let first: Vec<Vec<Value>> =
        longer(&roll, &universe(), &[Vec::new()]).into_iter().map(|(line, _)| line).collect();
    assert_eq!((offered.len(), first.len()), (20, 20));
    assert!(first.iter().all(|line| offered.contains(line)), "{first:?}");
    assert_eq!(longer(&roll, &universe(), &first).len(), 144);
}

/// arena 20, 23, 24, 25, 26
///
/// Mace alone, to the end of every line. By hand: 11 places for the die; in 6 fights 2 blows or 3 ends (30); after a blow
/// the other droid or 4 ends, since the struck droid's field is open now (6 * 2 * 5); after both blows 5 ends (6 * 2 * 5).
#[test]
fn a_fight_is_counted_to_its_end() {
    let roll = json!({ "mace": 1 });
    let universe: Vec<Value> = universe().into_iter().filter(of_mace).collect();
    let mut lines = vec![Vec::new()];
    let mut counts = Vec::new();
    while !lines.is_empty() {
        let all = longer(&roll, &universe, &lines);
        counts.push(all.len());
        // A game that is over refuses everything (54), so that only the others are worth another look.
        lines = all.into_iter().filter(|(_, goes_on)| *goes_on).map(|(line, _)| line).collect();
    }
    assert_eq!(counts, [11, 30, 60, 60]);
}
