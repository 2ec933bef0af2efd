//! What holds on every table: random scenes, asked in two ways.

use serde_json::{Value, json};
use sortie_kernel::Draw;

use super::{answers, blue, draws, obstacle, reasons, red, with};

/// A random scene: pieces that do not overlap, figures that stand where they may.
fn random_scene(draw: &mut Draw) -> (Value, Value) {
    let mut number = |low: i32, high: i32| low + draw.below((high - low) as u32) as i32;
    // Each piece in a square of its own, so that none overlaps another.
    let mut pieces = Vec::new();
    for square in 0..9 {
        if number(0, 3) == 0 {
            continue;
        }
        let (x, y) = (square % 3 * 3000 + number(0, 600), square / 3 * 3000 + number(0, 600));
        let (to_x, to_y) = (x + number(100, 2300), y + number(100, 2300));
        let kind = ["obstacle", "obstacle", "scatter", "area"][number(0, 4) as usize];
        let height = [200, 420, 700, 1500][number(0, 4) as usize];
        let cover = ["none", "light", "heavy"][number(0, 3) as usize];
        let piece = obstacle(&format!("p{square}"), (x, y), (to_x, to_y), height);
        pieces.push(with(piece, &json!({"kind": kind, "cover": cover})));
    }
    let rest = json!({"table": {"pieces": pieces}, "tokens": [{"id": "t", "at": [4500, 4500]}]});
    let mut figures: Vec<Value> = Vec::new();
    for n in 0..14 {
        let (x, y) = (number(135, 9009), number(135, 9009));
        let id = format!("f{n}");
        let figure = if n % 2 == 0 { blue(&id, x, y) } else { red(&id, x, y) };
        let figure = with(
            figure,
            &json!({"weapons": [
            {"name": "fist", "kind": "melee"}, {"name": "rifle", "kind": "ranged", "max": 24}]}),
        );
        // Where it may be set up, on a roof or beside; against whom does not matter.
        let alone = json!([with(figure.clone(), &json!({"at": [4572, 4572]}))]);
        let places: Vec<Value> = std::iter::once(Value::Null)
            .chain(
                pieces_of(&rest)
                    .iter()
                    .filter(|piece| piece["kind"] == "obstacle")
                    .map(|piece| piece["id"].clone()),
            )
            .collect();
        let asks: Vec<Value> =
            places.iter().map(|on| json!({"op": "place", "figure": id, "at": [x, y], "on": on})).collect();
        let stands = |verdict: &Value| reasons(verdict).iter().all(|reason| *reason == "token");
        let found = answers(&alone, &rest, &asks).iter().position(stands);
        let is_free = figures.iter().all(|other| {
            let apart = |n: usize, own: i32| other["at"][n].as_i64().map_or(0, |at| at - i64::from(own));
            apart(0, x).pow(2) + apart(1, y).pow(2) >= 270 * 270
        });
        if let (Some(found), true) = (found, is_free) {
            figures.push(with(figure, &json!({"on": places[found]})));
        }
    }
    (json!(figures), rest)
}

fn pieces_of(rest: &Value) -> Vec<Value> {
    rest["table"]["pieces"].as_array().cloned().unwrap_or_default()
}

fn ids(figures: &Value) -> Vec<String> {
    let ids = figures.as_array().expect("a list").iter().filter_map(|figure| figure["id"].as_str());
    ids.map(str::to_owned).collect()
}

/// Sight and distance are mutual; the table of all says the same as each question; cover is told of those in sight alone; a shot is
/// legal where its parts are.
///
/// specops C6.2, C8.2, C9.1, C9.2, C9.4, C9.12
#[test]
fn questions_agree_with_each_other() {
    for seed in 0..40 {
        let mut draw = draws(seed);
        let (figures, rest) = random_scene(&mut draw);
        let ids = ids(&figures);
        let mut asks = vec![json!({"op": "distances"}), json!({"op": "sights"}), json!({"op": "covers"})];
        for (n, one) in ids.iter().enumerate() {
            for other in &ids[n + 1..] {
                for (from, to) in [(one, other), (other, one)] {
                    for op in ["distance", "los", "cover", "contact", "attack"] {
                        asks.push(json!({"op": op, "from": from, "to": to}));
                    }
                    asks.push(json!({"op": "within", "from": from, "to": to, "inches": 24}));
                }
            }
        }
        let all = answers(&figures, &rest, &asks);
        let (distances, sights, covers) = (&all[0], &all[1], &all[2]);
        let mut pairs = all[3..].chunks(6);
        let touching: Vec<(String, String)> = Vec::new();
        let mut touching = touching;
        let mut told = Vec::new();
        for (n, one) in ids.iter().enumerate() {
            for other in &ids[n + 1..] {
                let (there, back) = (pairs.next().expect("there"), pairs.next().expect("back"));
                assert_eq!(there[..2], back[..2], "{seed}: {one} and {other}");
                assert_eq!((&there[3], &there[5]), (&back[3], &back[5]));
                let key = format!("{one}-{other}");
                assert_eq!(distances[&key], there[0]["gap"]);
                assert_eq!(sights[&key], there[1]);
                assert_eq!(there[3], there[0]["contact"]);
                if there[3] == json!(true) {
                    touching.push((one.clone(), other.clone()));
                }
                told.push((one, other, there));
                told.push((other, one, back));
            }
        }
        let side = |id: &String| id[1..].parse::<u8>().expect("a number") % 2;
        let is_engaged =
            |id: &String| touching.iter().any(|(a, b)| (a == id || b == id) && side(a) != side(b));
        for (from, to, answers) in told {
            let sees = answers[1] == json!(true);
            assert_eq!(answers[2].is_null(), !sees);
            let key = format!("{from}>{to}");
            assert_eq!(covers.get(&key).is_some(), sees && side(from) != side(to));
            assert!(covers.get(&key).is_none_or(|cover| *cover == answers[2]["terrain"]));
            let weapons: Vec<&str> =
                answers[4]["weapons"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
            let is_enemy = side(from) != side(to);
            let fist = is_enemy && answers[3] == json!(true);
            let rifle = is_enemy && sees && answers[5] == json!(true) && !is_engaged(from) && !is_engaged(to);
            assert_eq!(
                (weapons.contains(&"fist"), weapons.contains(&"rifle")),
                (fist, rifle),
                "{seed}: {key}"
            );
        }
    }
}

/// Whatever is turned by a quarter with the whole table answers the same.
///
/// specops C6.2, C8.2, C9.12, C7.5
#[test]
fn a_turned_table_answers_the_same() {
    let turn = |point: &Value| {
        let (x, y) = (point[0].as_i64().expect("x"), point[1].as_i64().expect("y"));
        json!([9144 - y, x])
    };
    for seed in 100..130 {
        let mut draw = draws(seed);
        let (figures, rest) = random_scene(&mut draw);
        let (mut turned_figures, mut turned) = (figures.clone(), rest.clone());
        for figure in turned_figures.as_array_mut().expect("a list") {
            figure["at"] = turn(&figure["at"]);
        }
        for piece in turned["table"]["pieces"].as_array_mut().expect("a list") {
            let corners: Vec<Value> = piece["polygon"].as_array().expect("a list").iter().map(turn).collect();
            piece["polygon"] = json!(corners);
        }
        let ids = ids(&figures);
        let asks = [json!({"op": "distances"}), json!({"op": "sights"}), json!({"op": "covers"})];
        assert_eq!(answers(&figures, &rest, &asks), answers(&turned_figures, &turned, &asks), "{seed}");
        let Some(mover) = ids.first() else { continue };
        let points: Vec<Value> = (0..60)
            .map(|_| {
                let mut near = |n: usize| {
                    let at = figures[0]["at"][n].as_i64().expect("a number");
                    at - 1600 + i64::from(draw.below(3200))
                };
                json!([near(0), near(1)])
            })
            .collect();
        let ask =
            |points: &[Value]| json!({"op": "reach", "figure": mover, "action": "move", "points": points});
        let there: Vec<Value> = points.iter().map(&turn).collect();
        assert_eq!(
            answers(&figures, &rest, &[ask(&points)]),
            answers(&turned_figures, &turned, &[ask(&there)]),
            "{seed}"
        );
    }
}
