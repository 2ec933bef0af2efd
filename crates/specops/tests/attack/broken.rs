//! Questions that are refused as a whole, by the path of the field that is wrong.

use serde_json::{Value, json};
use sortie_specops::scene;

fn refused(question: &Value) -> String {
    let fine = json!({"ask": {"op": "panic", "courage": 1, "suppression": 0, "gain": 1}});
    let file = json!({"game": "specops", "checks": [fine, {"ask": question}]});
    match scene::ask(&file) {
        Err(error) => error,
        Ok(answers) => panic!("{question}: answered {:?}", answers.answers),
    }
}

/// Puts a value at a path into a good question.
fn with(question: &str, path: &str, value: Value) -> Value {
    let mut all = match question {
        "odds" => json!({"op": "odds", "attack": {"dice": {"red": 1}}, "defence": {"die": "white"}}),
        "resolve" => json!({
            "op": "resolve", "attack": {}, "defence": {"die": "white"}, "attack_roll": {"hit": 1}, "defence_roll": ["blank"]
        }),
        "rally" => json!({"op": "rally", "suppression": 1, "courage": 1}),
        _ => json!({"op": "panic", "courage": 1, "suppression": 0, "gain": 1}),
    };
    let (parents, key) = path.rsplit_once('.').unwrap_or(("", path));
    let mut at = &mut all;
    for parent in parents.split('.').filter(|parent| !parent.is_empty()) {
        if at.get(parent).is_none() {
            at[parent] = json!({});
        }
        at = &mut at[parent];
    }
    at[key] = value;
    all
}

#[test]
fn every_field_is_checked_where_it_stands() {
    let whole = [json!(-1), json!(1.5), json!("two"), json!([1]), json!({}), json!(true), json!(1e30)];
    let numbers = [
        "attack.dice.red",
        "attack.dice.black",
        "attack.dice.white",
        "attack.aim",
        "attack.observation",
        "attack.surge_tokens",
        "attack.lethal",
        "attack.marksman",
        "attack.keywords.pierce",
        "attack.keywords.critical",
        "attack.keywords.impact",
        "attack.keywords.suppressive",
        "attack.keywords.precise",
        "attack.keywords.sharpshooter",
        "defence.cover",
        "defence.courage",
        "defence.suppression",
        "defence.left",
        "defence.dodge",
        "defence.surge_tokens",
        "defence.shields",
        "defence.keywords.armor",
        "defence.keywords.danger_sense",
        "defence.keywords.cover",
    ];
    let flags = [
        "attack.suppressed",
        "attack.weather",
        "attack.keywords.high_velocity",
        "attack.keywords.blast",
        "attack.keywords.primitive",
        "attack.keywords.duelist",
        "defence.droid",
        "defence.keywords.impervious",
        "defence.keywords.immune_pierce",
        "defence.keywords.immune_melee_pierce",
        "defence.keywords.outmaneuver",
        "defence.keywords.low_profile",
        "defence.keywords.duelist",
    ];
    let words = ["attack.kind", "attack.surge", "defence.die", "defence.surge"];
    for op in ["odds", "resolve"] {
        for path in numbers {
            for value in &whole {
                let error = refused(&with(op, path, value.clone()));
                assert!(error.starts_with(&format!("checks[1].ask.{path}: ")), "{path} {value}: {error}");
            }
        }
        for path in flags {
            for value in [json!(1), json!("yes"), json!([])] {
                let error = refused(&with(op, path, value));
                assert!(error.starts_with(&format!("checks[1].ask.{path}: ")), "{path}: {error}");
            }
        }
        for path in words {
            for value in [json!("purple"), json!(1), json!(["white"]), json!("")] {
                let error = refused(&with(op, path, value));
                assert!(error.starts_with(&format!("checks[1].ask.{path}: ")), "{path}: {error}");
            }
        }
    }
    for (op, path) in [
        ("rally", "suppression"),
        ("rally", "courage"),
        ("panic", "courage"),
        ("panic", "suppression"),
        ("panic", "gain"),
        ("panic", "left"),
    ] {
        for value in &whole {
            let error = refused(&with(op, path, value.clone()));
            assert!(error.starts_with(&format!("checks[1].ask.{path}: ")), "{path} {value}: {error}");
        }
    }
}

#[test]
fn unknown_names_are_told() {
    for (question, error) in [
        (
            with("odds", "attack.dice.green", json!(1)),
            "attack.dice.green: unknown colour; there are red, black, white",
        ),
        (with("odds", "attack.luck", json!(1)), "attack.luck: unknown field"),
        (with("odds", "attack.keywords.flying", json!(true)), "attack.keywords.flying: unknown keyword"),
        (with("odds", "defence.keywords.pierce", json!(1)), "defence.keywords.pierce: unknown keyword"),
        (with("odds", "defence.health", json!(1)), "defence.health: unknown field"),
        (with("odds", "luck", json!(1)), "luck: unknown field"),
        (with("odds", "attack_roll", json!({"hit": 1})), "attack_roll: unknown field"),
        (with("resolve", "attack_roll.block", json!(1)), "attack_roll.block: unknown face"),
        (with("resolve", "defence_roll", json!(["block", "hit"])), "defence_roll[1]: unknown variant `hit`"),
        (with("resolve", "defence_roll", json!([1])), "defence_roll[0]: expected a text"),
        (with("resolve", "defence_roll", json!("block")), "defence_roll: expected a list"),
        (with("resolve", "attack_roll", json!(["hit"])), "attack_roll: expected an object"),
        (with("odds", "attack", json!([])), "attack: expected an object"),
        (with("odds", "attack.dice", json!(3)), "attack.dice: expected an object"),
        (with("odds", "attack.keywords", json!(["pierce 1"])), "attack.keywords: expected an object"),
        (
            with("odds", "defence.keywords.armor", json!("some")),
            "defence.keywords.armor: `some` is no number and not all",
        ),
        (with("rally", "die", json!("black")), "die: unknown variant `black`"),
        (with("rally", "health", json!(1)), "health: unknown field"),
        (with("panic", "droid", json!(true)), "droid: unknown field"),
    ] {
        let found = refused(&question);
        assert!(found.starts_with(&format!("checks[1].ask.{error}")), "{found}, not {error}");
    }
}

#[test]
fn what_must_be_said() {
    for (question, error) in [
        (json!({"op": "odds", "defence": {"die": "white"}}), "attack: missing"),
        (json!({"op": "odds", "attack": {"dice": {}}}), "defence: missing"),
        (json!({"op": "odds", "attack": {}, "defence": {"die": "white"}}), "attack.dice: missing"),
        (json!({"op": "odds", "attack": {"dice": {}}, "defence": {}}), "defence.die: missing"),
        (json!({"op": "resolve", "attack": {}, "defence": {"die": "white"}}), "attack_roll: missing"),
        (json!({"op": "rally", "suppression": 1}), "courage: missing"),
        (json!({"op": "rally", "courage": 1}), "suppression: missing"),
        (json!({"op": "panic", "suppression": 1, "gain": 1}), "courage: missing"),
        (json!({"op": "panic", "courage": 1, "gain": 1}), "suppression: missing"),
        (json!({"op": "panic", "courage": 1, "suppression": 1}), "gain: missing"),
    ] {
        assert_eq!(refused(&question), format!("checks[1].ask.{error}"));
    }
}

/// Impossible numbers, and such as nobody could count.
#[test]
fn too_many_and_too_few() {
    for (question, error) in [
        (with("odds", "attack.dice.red", json!(21)), "attack.dice.red: 21 is more than 20"),
        (
            with("odds", "attack.dice", json!({"red": 20, "white": 1})),
            "attack.dice: more than 20 attack dice",
        ),
        (
            with("odds", "attack.dice.red", json!(4_294_967_297_u64)),
            "attack.dice.red: 4294967297 is more than 20",
        ),
        (
            with("odds", "attack.dice.red", json!(u64::MAX)),
            "attack.dice.red: 18446744073709551615 is more than 20",
        ),
        (with("odds", "attack.aim", json!(u64::MAX)), "attack.aim: more than 20 tokens spent on rerolls"),
        (with("odds", "defence.cover", json!(3)), "defence.cover: 3 is more than 2"),
        (with("odds", "defence.left", json!(0)), "defence.left: at least 1"),
        (
            with("odds", "defence", json!({"die": "red", "courage": 1, "suppression": u64::MAX})),
            "defence.suppression: more than 99 panic dice",
        ),
        (
            with(
                "odds",
                "defence",
                json!({"die": "red", "suppression": 99, "keywords": {"danger_sense": 99}}),
            ),
            "defence: more than 48 defence dice",
        ),
        (with("resolve", "attack_roll.blank", json!(1000)), "attack_roll.blank: 1000 is more than 999"),
        (with("resolve", "defence_roll", json!([])), "defence_roll: 0 faces; 1 dice are rolled"),
        (with("rally", "suppression", json!(81)), "suppression: 81 is more than 80"),
        (with("panic", "gain", json!(u64::MAX)), "gain: more than 99 panic dice"),
        (with("panic", "left", json!(0)), "left: at least 1"),
    ] {
        assert_eq!(refused(&question), format!("checks[1].ask.{error}"));
    }
}

/// Large numbers that mean something are answered.
#[test]
fn large_numbers_that_mean_something() {
    let ask = super::examples::ask;
    let huge = json!(u64::MAX);
    for path in [
        "attack.keywords.pierce",
        "attack.surge_tokens",
        "attack.marksman",
        "defence.dodge",
        "defence.shields",
        "defence.left",
    ] {
        let odds = ask(&with("odds", path, huge.clone()));
        assert!(odds["p_wound"].as_f64().is_some(), "{path}: {odds}");
    }
    let panic = ask(&json!({"op": "panic", "courage": u64::MAX, "suppression": u64::MAX - 3, "gain": 3}));
    assert_eq!((&panic["panics"], &panic["tokens"]), (&json!(false), &json!(u64::MAX)));
    let panic = ask(&json!({"op": "panic", "courage": u64::MAX - 2, "suppression": u64::MAX - 3, "gain": 3}));
    assert_eq!((&panic["dice"], &panic["tokens"]), (&json!(2), &json!(u64::MAX - 2)));
}
