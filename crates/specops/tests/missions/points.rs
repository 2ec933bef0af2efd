//! Mission 4: control and points (T18, T19).

use serde_json::{Value, json};

use super::answers;

fn figure(id: &str, side: &str, x: i32, y: i32, rank: &str) -> Value {
    json!({"id": id, "side": side, "at": [x, y], "rank": rank})
}

fn token(id: &str, x: i32) -> Value {
    json!({"id": id, "at": [x, 4500]})
}

/// specops T18, M4.5: more leaders within three inches; a support unit counts as two.
/// specops S19, M3.13
#[test]
fn t18_control() {
    let control = |figures: Vec<Value>| {
        let position = json!({"figures": figures, "tokens": [token("here", 2000), token("there", 7000)]});
        answers(position, &[json!({"op": "control"})]).remove(0)
    };
    let blue = |x, rank| figure("b", "blue", x, 4000, rank);
    let red = |id, x| figure(id, "red", x, 5000, "corps");
    for (figures, holder) in [
        (vec![blue(2000, "corps"), red("r", 2000)], json!(null)),
        (vec![blue(2000, "support"), red("r", 2000)], json!("blue")),
        (vec![blue(2000, "corps"), red("r", 2000), red("s", 2300)], json!("red")),
        (vec![blue(2000, "support"), red("r", 2000), red("s", 2300)], json!(null)),
        (vec![], json!(null)),
        // Token 127, base 135, three inches 762: centres 1024 apart are within, 1025 are not.
        (vec![figure("b", "blue", 2000, 4500 - 1024, "commander")], json!("blue")),
        (vec![figure("b", "blue", 2000, 4500 - 1025, "commander")], json!(null)),
        // Vehicles do not count, whoever mans them.
        (
            vec![
                red("r", 2000),
                json!({"id": "v", "side": "blue", "at": [2000, 4000], "vehicle": "ground", "rank": "support"}),
            ],
            json!("red"),
        ),
        // Droids do.
        (vec![json!({"id": "d", "side": "red", "at": [2000, 4000], "droid": true})], json!("red")),
    ] {
        assert_eq!(control(figures.clone()), json!({"here": holder, "there": null}), "{figures:?}");
    }
}

/// specops T19, M4.3, M4.4, M4.5, M4.6, M4.7, M4.8: blue holds one token, red another, and nobody the third.
/// specops M4.4, M4.5, M4.6, M4.7, M4.8
#[test]
fn t19_score() {
    let position = || {
        json!({
            "figures": [figure("b", "blue", 2000, 4500, "corps"), figure("r", "red", 7000, 4500, "corps")],
            "tokens": [token("left", 2000), token("middle", 4500), token("right", 7000)],
        })
    };
    let score = |round: u8, before: [u64; 2], primary: Option<&str>| {
        let sp = json!({"blue": before[0], "red": before[1]});
        let mut question = json!({"op": "score", "round": round, "sp": sp});
        if let Some(primary) = primary {
            question["primary"] = json!(primary);
        }
        answers(position(), &[question]).remove(0)
    };
    let (blue, red) = (Some("left"), Some("right"));
    for (round, before, primary, after, winner, ends) in [
        (1, [0, 0], None, [1, 1], json!(null), false),
        (2, [1, 1], blue, [3, 2], json!(null), false),
        (3, [5, 4], blue, [7, 5], json!("blue"), true),
        (3, [6, 6], None, [7, 7], json!(null), false),
        (4, [7, 7], red, [8, 9], json!("red"), true),
        (4, [2, 2], None, [3, 3], json!(null), false),
        (4, [2, 4], None, [3, 5], json!("red"), true),
        (5, [2, 2], None, [3, 3], json!("draw"), true),
        (5, [6, 6], None, [7, 7], json!("draw"), true),
        // M4.7: after 7 to 7 whoever leads wins at once.
        (4, [7, 7], None, [8, 8], json!(null), false),
        (5, [2, 2], red, [3, 4], json!("red"), true),
        // An objective that nobody controls is worth nothing.
        (2, [0, 0], Some("middle"), [1, 1], json!(null), false),
        (2, [u64::MAX, 0], blue, [u64::MAX, 1], json!("blue"), true),
    ] {
        let answer = score(round, before, primary);
        let gain = |n: usize| u64::from([blue, red][n] == primary) + 1;
        let expected = json!({
            "gain": {"blue": gain(0), "red": gain(1)},
            "sp": {"blue": after[0], "red": after[1]},
            "winner": winner,
            "ends": ends,
        });
        assert_eq!(answer, expected, "round {round}, {before:?}, primary {primary:?}");
    }
}
