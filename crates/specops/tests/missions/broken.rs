//! Questions about missions and rounds that are refused as a whole.

use serde_json::{Value, json};
use sortie_specops::scene;

#[track_caller]
fn refused(question: &Value, error: &str) {
    let file = json!({
        "game": "specops",
        "figures": [{"id": "b", "side": "blue", "at": [2000, 4500]}],
        "tokens": [{"id": "left", "at": [2000, 4500]}],
        "checks": [{"ask": {"op": "primary"}}, {"ask": question}],
    });
    let found = match scene::ask(&file) {
        Err(error) => error,
        Ok(answers) => panic!("{question}: answered {:?}", answers.answers),
    };
    assert!(found.starts_with(&format!("checks[1].ask.{error}")), "{question}: {found}, not {error}");
}

#[test]
fn every_field_is_checked_where_it_stands() {
    let sp = json!({"blue": 0, "red": 0});
    for (question, error) in [
        (json!({"op": "control", "round": 1}), "round: unknown field"),
        (json!({"op": "score", "sp": sp}), "round: missing"),
        (json!({"op": "score", "round": 0, "sp": sp}), "round: there is no round 0"),
        (json!({"op": "score", "round": 6, "sp": sp}), "round: there is no round 6"),
        (json!({"op": "score", "round": 4_294_967_297_u64, "sp": sp}), "round: there is no round 4294967297"),
        (json!({"op": "score", "round": -1, "sp": sp}), "round: invalid value"),
        (json!({"op": "score", "round": 1}), "sp: missing"),
        (json!({"op": "score", "round": 1, "sp": 3}), "sp: expected an object"),
        (json!({"op": "score", "round": 1, "sp": {"blue": 0}}), "sp.red: missing"),
        (json!({"op": "score", "round": 1, "sp": {"blue": 0, "red": -1}}), "sp.red: invalid value"),
        (json!({"op": "score", "round": 1, "sp": {"blue": 0, "red": 1e20}}), "sp.red: invalid type"),
        (
            json!({"op": "score", "round": 1, "sp": {"blue": 0, "red": 0, "green": 0}}),
            "sp.green: unknown side",
        ),
        (
            json!({"op": "score", "round": 1, "sp": sp, "primary": "right"}),
            "primary: there is no token `right`",
        ),
        (json!({"op": "score", "round": 1, "sp": sp, "primary": 1}), "primary: invalid type"),
        (json!({"op": "console"}), "open: missing"),
        (json!({"op": "console", "open": [1]}), "open: expected an object"),
        (json!({"op": "console", "open": {"block": 1}}), "open.block: unknown face"),
        (json!({"op": "console", "open": {"hit": -1}}), "open.hit: invalid value"),
        (json!({"op": "console", "open": {"hit": 1.5}}), "open.hit: invalid type"),
        (json!({"op": "console", "open": {}, "support": 1}), "support: invalid type"),
        (json!({"op": "console", "open": {}, "covered": {}}), "covered: unknown field"),
        (json!({"op": "decrypt", "open": {}}), "open: unknown field"),
        (json!({"op": "decrypt"}), "covered: missing"),
        (json!({"op": "reinforce"}), "pool: missing"),
        (json!({"op": "reinforce", "pool": -1}), "pool: invalid value"),
        (json!({"op": "reinforce", "pool": 61}), "pool: 61 is more than 60"),
        (json!({"op": "reinforce", "pool": u64::MAX}), "pool: 18446744073709551615 is more than 60"),
        (json!({"op": "reinforce", "pool": 1e30}), "pool: invalid type"),
        (json!({"op": "primary", "round": 1}), "round: unknown field"),
        (json!({"op": "conditions", "die": "white"}), "die: unknown field"),
        (json!({"op": "colours", "first": {"hit": 1}}), "second: missing"),
        (json!({"op": "colours", "second": {"hit": 1}}), "first: missing"),
        (json!({"op": "colours", "first": {"hit": 4}, "second": {}}), "first: 4 faces; 3 dice are thrown"),
        (
            json!({"op": "colours", "first": {}, "second": {"hit": 2, "crit": 2}}),
            "second: 4 faces; 3 dice are thrown",
        ),
        (json!({"op": "colours", "first": {}, "second": {"block": 1}}), "second.block: unknown face"),
        (json!({"op": "colours", "first": ["hit"], "second": {}}), "first: expected an object"),
        (json!({"op": "priority", "blue": 1}), "red: missing"),
        (json!({"op": "priority", "red": 1}), "blue: missing"),
        (json!({"op": "priority", "blue": 2, "red": 2}), "roll: missing"),
        (json!({"op": "priority", "blue": 2, "red": 2, "roll": "hit"}), "roll: unknown variant"),
        (json!({"op": "priority", "blue": 1, "red": 2, "roll": "hit"}), "roll: unknown variant"),
        (json!({"op": "priority", "blue": -1, "red": 2}), "blue: invalid value"),
        (json!({"op": "passes", "blue": 1}), "red: missing"),
        (json!({"op": "passes", "blue": 1, "red": -2}), "red: invalid value"),
        (json!({"op": "passes", "blue": 1, "red": 2, "green": 3}), "green: unknown field"),
        (json!({"op": "passes", "blue": 18446744073709551616_u128 as f64, "red": 2}), "blue: invalid type"),
        (json!({"op": "range"}), "max: missing"),
        (json!({"op": "range", "max": -1}), "max: invalid value"),
        (json!({"op": "range", "max": 4_294_967_296_u64}), "max: invalid value"),
        (json!({"op": "range", "max": 18, "condition": "rain"}), "condition: unknown variant `rain`"),
        (json!({"op": "range", "max": 18, "weapon": 1}), "weapon: unknown field"),
        (json!({"op": "detonator", "from": "b"}), "to: missing"),
        (json!({"op": "detonator", "from": "x", "to": "b"}), "from: there is no figure `x`"),
        (json!({"op": "detonator", "from": "b", "to": "left"}), "to: there is no figure `left`"),
        (json!({"op": "detonator", "from": "b", "to": "b"}), "to: `b` is no vehicle"),
        (json!({"op": "may", "done": []}), "action: missing"),
        (json!({"op": "may", "action": "fly", "done": []}), "action: unknown action `fly`"),
        (json!({"op": "may", "action": 1, "done": []}), "action: expected a text"),
        (json!({"op": "may", "action": "move", "done": ["aim", "fly"]}), "done[1]: unknown action `fly`"),
        (json!({"op": "may", "action": "move", "done": "aim"}), "done: expected a list"),
        (json!({"op": "may", "action": "move", "done": [1]}), "done[0]: expected a text"),
        (json!({"op": "may", "action": "move", "done": [], "engaged": "yes"}), "engaged: invalid type"),
        (json!({"op": "may", "action": "move", "done": [], "speed": 1}), "speed: unknown field"),
    ] {
        refused(&question, error);
    }
}
