//! The worked examples about dice, asked as scenes ask (T3, T9 to T14, T30).
#![expect(clippy::needless_pass_by_value, reason = "questions are written where they are asked")]

use serde_json::{Value, json};
use sortie_content::scene::agrees;
use sortie_specops::scene;

/// The answer to one question, by the same way as the command line.
pub(crate) fn ask(question: &Value) -> Value {
    let file = json!({"game": "specops", "checks": [{"ask": question}]});
    scene::ask(&file).unwrap_or_else(|error| panic!("{question}: {error}")).answers.remove(0)
}

/// Asks each question; the answer has at least these fields with these values.
#[track_caller]
fn all(rows: impl IntoIterator<Item = (Value, Value)>) {
    for (question, expected) in rows {
        let answer = ask(&question);
        for (key, value) in expected.as_object().expect("fields") {
            assert!(agrees(value, &answer[key]), "{question}\n{key}: expected {value}, answered {answer}");
        }
    }
}

fn resolve(attack: Value, defence: Value, roll: Value, faces: Value) -> Value {
    json!({"op": "resolve", "attack": attack, "defence": defence, "attack_roll": roll, "defence_roll": faces})
}

fn odds(attack: Value, defence: Value) -> Value {
    json!({"op": "odds", "attack": attack, "defence": defence})
}

/// specops T3, C4.6, K30: a die for each token; each block or surge removes one.
/// specops C11.7
#[test]
fn t3_rally() {
    let two = json!({"0": 4.0 / 9.0, "1": 4.0 / 9.0, "2": 1.0 / 9.0});
    all([
        (
            json!({"op": "rally", "suppression": 2, "courage": 1}),
            json!({"removed": two, "p_suppressed": 8.0 / 9.0}),
        ),
        (
            json!({"op": "rally", "suppression": 2, "courage": 2}),
            json!({"removed": two, "p_suppressed": 4.0 / 9.0}),
        ),
        (
            json!({"op": "rally", "suppression": 1, "courage": 1, "die": "red"}),
            json!({"removed": {"0": 1.0 / 3.0, "1": 2.0 / 3.0}, "p_suppressed": 1.0 / 3.0}),
        ),
        // C11.7: a droid throws the same dice and is never suppressed.
        (
            json!({"op": "rally", "suppression": 2, "courage": 1, "droid": true}),
            json!({"removed": two, "p_suppressed": 0.0}),
        ),
        (
            json!({"op": "rally", "suppression": 0, "courage": 1}),
            json!({"removed": {"0": 1.0}, "p_suppressed": 0.0}),
        ),
        (
            json!({"op": "rally", "suppression": 2, "courage": null}),
            json!({"removed": two, "p_suppressed": 0.0}),
        ),
    ]);
}

/// specops T9, C9.7, O14: red before black before white, also the last die; then there are neither results nor suppression.
#[test]
pub(crate) fn t9_a_die_less() {
    let defence = json!({"die": "white", "courage": 2});
    let suppressed = |dice: Value| odds(json!({"dice": dice, "suppressed": true}), defence.clone());
    let plain = |dice: Value| odds(json!({"dice": dice}), defence.clone());
    for (pool, rolled) in [
        (json!({"red": 1, "white": 1}), json!({"white": 1})),
        (json!({"black": 1, "white": 1}), json!({"white": 1})),
        (json!({"red": 1}), json!({})),
    ] {
        assert_eq!(ask(&suppressed(pool)), ask(&plain(rolled)));
    }
    all([(
        suppressed(json!({"red": 1})),
        json!({"wounds": {"0": 1}, "suppression": {"0": 1}, "p_wound": 0, "expected": 0}),
    )]);
}

/// specops T10, C9.15, C9.16: what improves cover, up to heavy, and what then takes it away.
/// specops C9.11, K16, K22, K50, K64, C11.7
#[test]
pub(crate) fn t10_cover_value() {
    let suppressed = json!({"courage": 1, "suppression": 1});
    let with = |cover: u8, more: &Value| {
        let mut defence = json!({"die": "white", "cover": cover});
        defence.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        defence
    };
    let sharp = json!({"keywords": {"sharpshooter": 1}});
    let weather = json!({"weather": true});
    let none = json!({});
    for (attack, defence, value) in [
        (&sharp, with(2, &suppressed), 1),
        (&none, with(1, &suppressed), 2),
        (&none, with(0, &suppressed), 1),
        (&none, with(0, &json!({"courage": 2, "suppression": 1})), 0),
        (&none, with(0, &json!({"courage": 1, "suppression": 1, "droid": true})), 0),
        (&weather, with(1, &none), 2),
        (&weather, with(2, &none), 2),
        (&json!({"weather": true, "keywords": {"sharpshooter": 1}}), with(2, &suppressed), 1),
        (&json!({"keywords": {"blast": true}}), with(2, &suppressed), 0),
        (&json!({"kind": "melee"}), with(2, &suppressed), 0),
        (&none, with(1, &json!({"keywords": {"cover": 1}})), 2),
        (&none, with(0, &json!({"keywords": {"cover": 9}})), 2),
        (&json!({"keywords": {"sharpshooter": 5}}), with(1, &none), 0),
        (&json!({"kind": "melee", "weather": true}), with(0, &none), 0),
    ] {
        all([(resolve(attack.clone(), defence, json!({}), json!([])), json!({"cover": value}))]);
    }
}

/// specops T11, C9.20, O17: cover converts surges, and gives nothing to whose chart says block.
/// specops C9.17
#[test]
fn t11_cover_converts() {
    let roll = json!({"hit": 3});
    let faces = json!(["block", "surge", "surge"]);
    for (attack, defence, wounds) in [
        (json!({}), json!({"die": "white"}), 2),
        (json!({}), json!({"die": "white", "cover": 1}), 1),
        (json!({}), json!({"die": "white", "cover": 2}), 0),
        (json!({}), json!({"die": "white", "surge": "block"}), 0),
        (json!({}), json!({"die": "white", "cover": 1, "surge_tokens": 1}), 0),
        (json!({"keywords": {"pierce": 1}}), json!({"die": "white", "cover": 2}), 1),
    ] {
        all([(resolve(attack, defence, roll.clone(), faces.clone()), json!({"dice": 3, "wounds": wounds}))]);
    }
}

/// specops T12, C11.3: panic by tokens above courage.
/// specops O15, C11.1
#[test]
fn t12_panic() {
    let panic = |courage: Value, suppression: u8, gain: u8| json!({"op": "panic", "courage": courage, "suppression": suppression, "gain": gain});
    all([
        (
            panic(json!(1), 1, 1),
            json!({"panics": true, "dice": 1, "tokens": 1, "wounds": {"0": 0.5, "1": 0.5}, "p_defeat": 0.5}),
        ),
        (
            panic(json!(2), 1, 1),
            json!({"panics": false, "dice": 0, "tokens": 2, "wounds": {"0": 1.0}, "p_defeat": 0.0}),
        ),
        (
            panic(json!(2), 2, 3),
            json!({"dice": 3, "tokens": 2, "wounds": {"0": 0.125, "1": 0.375, "2": 0.375, "3": 0.125}}),
        ),
        (panic(json!(1), 0, 3), json!({"dice": 2, "tokens": 1})),
        // C11.8: who has no courage gains nothing.
        (panic(json!(null), 0, 3), json!({"panics": false, "dice": 0, "tokens": 0, "p_defeat": 0.0})),
        // The example of the page.
        (
            json!({"op": "panic", "courage": 1, "suppression": 1, "gain": 2, "left": 2}),
            json!({"panics": true, "dice": 2, "tokens": 1, "wounds": {"0": 0.25, "1": 0.5, "2": 0.25}, "p_defeat": 0.25}),
        ),
    ]);
}

/// specops T13: whole attacks whose dice have fallen.
/// specops C9.9, C9.10, C9.18, C9.20, C9.22, C9.24, C5.10, C5.11, C13.6, K3
#[test]
fn t13_one_attack() {
    let white = |more: Value| {
        let mut defence = json!({"die": "white", "courage": 2});
        defence.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        defence
    };
    all([
        // (a)
        (
            resolve(
                json!({"keywords": {"critical": 1}}),
                white(json!({"dodge": 1})),
                json!({"hit": 1, "crit": 1, "surge": 2}),
                json!(["surge", "block"]),
            ),
            json!({"hits": 1, "crits": 2, "dice": 2, "blocks": 1, "wounds": 1, "suppression": 1, "panic_dice": 0}),
        ),
        // (b)
        (
            resolve(
                json!({"surge": "hit"}),
                white(json!({"courage": 1, "suppression": 1, "cover": 1, "dodge": 1})),
                json!({"hit": 1, "surge": 2}),
                json!(["surge", "surge"]),
            ),
            json!({"hits": 3, "crits": 0, "dice": 2, "cover": 2, "blocks": 2, "wounds": 0, "suppression": 1, "panic_dice": 1}),
        ),
        // (c)
        (
            resolve(json!({}), white(json!({})), json!({"surge": 2, "blank": 2}), json!([])),
            json!({"hits": 0, "crits": 0, "dice": 0, "wounds": 0, "suppression": 0, "panic_dice": 0}),
        ),
        // (d)
        (
            resolve(json!({"surge_tokens": 1}), white(json!({})), json!({"surge": 2}), json!(["blank"])),
            json!({"hits": 1, "crits": 0, "dice": 1, "wounds": 1}),
        ),
        // (e)
        (
            resolve(
                json!({"surge": "crit"}),
                white(json!({"dodge": 2})),
                json!({"hit": 1, "surge": 1}),
                json!(["blank"]),
            ),
            json!({"hits": 1, "crits": 1, "dice": 1, "wounds": 1}),
        ),
        // (f)
        (
            resolve(
                json!({"kind": "melee"}),
                white(json!({"cover": 2})),
                json!({"hit": 2}),
                json!(["surge", "surge"]),
            ),
            json!({"cover": 0, "blocks": 0, "wounds": 2, "suppression": 0}),
        ),
        // C9.24: a token even if everything was cancelled, as step 4 had results.
        (
            resolve(json!({}), white(json!({"dodge": 1})), json!({"hit": 1}), json!([])),
            json!({"hits": 1, "dice": 0, "wounds": 0, "suppression": 1}),
        ),
    ]);
}

/// specops T14: exact chances.
/// specops S21
#[test]
fn t14_odds() {
    all([
        (
            odds(json!({"dice": {"black": 1}}), json!({"die": "white", "courage": 2})),
            json!({"p_wound": 5.0 / 12.0, "expected": 5.0 / 12.0, "suppression": {"0": 0.5, "1": 0.5}, "p_defeat": 5.0 / 12.0}),
        ),
        (
            odds(json!({"dice": {"black": 1}}), json!({"die": "white", "courage": 1, "suppression": 1})),
            json!({
                "p_wound": 1.0 / 3.0,
                "total": {"0": 7.0 / 12.0, "1": 0.25, "2": 1.0 / 6.0},
                "p_defeat": 1.0 / 3.0,
                "p_defeat_total": 5.0 / 12.0,
            }),
        ),
        (
            odds(json!({"dice": {"red": 1}, "surge": "hit"}), json!({"die": "red", "cover": 2})),
            json!({"p_wound": 7.0 / 24.0, "suppression": {"0": 1}, "p_defeat_total": 7.0 / 24.0}),
        ),
        (
            odds(json!({"dice": {"white": 1}, "aim": 1}), json!({"die": "red", "surge": "block"})),
            json!({"p_wound": 7.0 / 48.0}),
        ),
    ]);
}

/// The example of the page: two black dice, chart hit, with aim at a red die in heavy cover.
///
/// By hand: a die is no result with 3/8, and with aim only if it fails twice, 9/64; so 0, 1, 2 results in 81, 990, 3025 of 4096. Each of
/// one or two defence dice converts its surge: a block with 4/6.
#[test]
fn the_example_of_the_page() {
    let question = odds(
        json!({"dice": {"black": 2}, "surge": "hit", "aim": 1}),
        json!({"die": "red", "surge": "none", "cover": 2, "courage": 1, "suppression": 0, "left": 1}),
    );
    let whole = 4096.0 * 9.0;
    all([(
        question,
        json!({
            "wounds": {
                "0": (81.0 * 9.0 + 990.0 * 6.0 + 3025.0 * 4.0) / whole,
                "1": (990.0 * 3.0 + 3025.0 * 4.0) / whole,
                "2": 3025.0 / whole,
            },
            "suppression": {"0": 81.0 / 4096.0, "1": 4015.0 / 4096.0},
        }),
    )]);
}
