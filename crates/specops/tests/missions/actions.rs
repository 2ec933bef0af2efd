//! Rounds and activations (T2, T4, T24).

use serde_json::{Value, json};
use sortie_specops::action::{Action, Actions};
use sortie_specops::turn::may_follow;

use super::{all, answers, ask};

/// specops T2, C3.10: one pass less than the difference, for the side with fewer units.
#[test]
fn t2_passes() {
    for (blue, red, expected) in [
        (8, 12, [3, 0]),
        (10, 6, [0, 3]),
        (7, 8, [0, 0]),
        (8, 7, [0, 0]),
        (5, 5, [0, 0]),
        (2, 4, [1, 0]),
        (0, 0, [0, 0]),
        (0, u64::MAX, [u64::MAX - 1, 0]),
        (u64::MAX, u64::MAX, [0, 0]),
    ] {
        let question = json!({"op": "passes", "blue": blue, "red": red});
        assert_eq!(ask(question), json!({"blue": expected[0], "red": expected[1]}), "{blue} against {red}");
    }
}

/// specops T4, C3.4: fewer pips; on a tie blue throws.
/// specops S7
#[test]
fn t4_priority() {
    let priority =
        |blue: u64, red: u64, roll: Value| json!({"op": "priority", "blue": blue, "red": red, "roll": roll});
    all([
        (priority(3, 1, json!(null)), json!("red")),
        (priority(1, 3, json!(null)), json!("blue")),
        (priority(2, 2, json!("block")), json!("blue")),
        (priority(2, 2, json!("surge")), json!("red")),
        (priority(2, 2, json!("blank")), json!("red")),
        // Without a tie nothing is thrown, and what lies there means nothing.
        (priority(3, 1, json!("block")), json!("red")),
        (priority(u64::MAX, 4_294_967_296, json!(null)), json!("red")),
    ]);
}

/// specops T20, M5.3: in darkness weapons reach four inches less, but no less than six; what reaches less anyway stays.
#[test]
fn t20_darkness() {
    let range = |max: u32, condition: Value| json!({"op": "range", "max": max, "condition": condition});
    for (max, dark) in
        [(30, 26), (24, 20), (18, 14), (12, 8), (10, 6), (9, 6), (7, 6), (6, 6), (5, 5), (0, 0)]
    {
        all([
            (range(max, json!("darkness")), json!(dark)),
            (range(max, json!("weather")), json!(max)),
            (range(max, json!("comms")), json!(max)),
            (range(max, json!("clear")), json!(max)),
            (range(max, json!(null)), json!(max)),
        ]);
    }
    // What is in force counts if nothing is named.
    let dark = json!({"condition": "darkness"});
    let questions =
        [json!({"op": "range", "max": 18}), json!({"op": "range", "max": 18, "condition": "clear"})];
    assert_eq!(answers(dark, &questions), [json!(14), json!(18)]);
}

fn may(action: &str, done: &Value, more: &Value) -> Value {
    let mut question = json!({"op": "may", "action": action, "done": done});
    question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    question
}

/// specops T24: C4.7, C5.6, C13.3, C13.4, M3.6, M3.7, M3.9.
/// specops O12, S9
#[test]
fn t24_actions() {
    let plain = json!({});
    let engaged = json!({"engaged": true});
    let arrived = json!({"arrived": true});
    for (action, done, more, expected) in [
        ("move", json!(["move"]), &plain, false),
        ("dash", json!(["move"]), &plain, true),
        ("move", json!(["dash"]), &plain, true),
        ("climb", json!(["move"]), &plain, false),
        ("jump", json!(["climb"]), &plain, false),
        ("dash", json!(["dash"]), &plain, false),
        ("aim", json!(["aim"]), &plain, false),
        ("standby", json!(["attack"]), &plain, false),
        ("attack", json!(["standby"]), &plain, false),
        ("attack", json!(["withdraw"]), &plain, false),
        ("standby", json!(["withdraw"]), &plain, false),
        ("attack", json!([]), &json!({"withdrew": true}), false),
        ("withdraw", json!(["attack"]), &engaged, false),
        ("withdraw", json!(["standby"]), &engaged, false),
        ("withdraw", json!(["aim"]), &engaged, true),
        ("withdraw", json!([]), &engaged, true),
        // T23: nobody to withdraw from.
        ("withdraw", json!([]), &plain, false),
        ("dash", json!(["withdraw"]), &plain, true),
        ("dash", json!(["withdraw"]), &engaged, false),
        ("move", json!(["withdraw"]), &plain, false),
        ("detonator", json!(["attack"]), &plain, false),
        ("attack", json!(["detonator"]), &plain, false),
        ("detonator", json!(["aim"]), &plain, true),
        ("move", json!([]), &arrived, false),
        ("climb", json!([]), &arrived, false),
        ("jump", json!([]), &arrived, false),
        ("dash", json!([]), &arrived, true),
        ("ambush", json!([]), &arrived, false),
        ("ambush", json!([]), &plain, true),
        ("attack", json!(["dash"]), &arrived, true),
        // A third action.
        ("dodge", json!(["move", "dash"]), &plain, false),
        ("dodge", json!(["move", "attack"]), &plain, false),
        ("dodge", json!(["move"]), &plain, true),
        // C13.2, C13.5: engaged, nobody moves but who disengages.
        ("move", json!([]), &engaged, false),
        ("dash", json!([]), &engaged, false),
        ("climb", json!([]), &engaged, false),
        ("jump", json!([]), &engaged, false),
        ("move", json!([]), &json!({"engaged": true, "disengage": true}), true),
        ("dash", json!(["move"]), &json!({"engaged": true, "disengage": true}), true),
        ("withdraw", json!([]), &json!({"engaged": true, "disengage": true}), true),
        ("attack", json!([]), &engaged, true),
        ("recover", json!([]), &engaged, true),
        ("console", json!(["console"]), &plain, false),
        ("transmitter", json!(["console"]), &plain, true),
        ("rearm", json!(["repair"]), &plain, true),
    ] {
        assert_eq!(ask(may(action, &done, more)), json!(expected), "{action} after {done}, {more}");
    }
}

/// specops C4.7: nothing may follow itself, and of two actions it does not matter which comes first.
#[test]
fn the_order_of_actions_does_not_matter() {
    for one in Action::ALL {
        for other in Action::ALL {
            let after = |first, second| may_follow(second, Actions::NONE.with(first), false);
            assert_eq!(after(one, other), after(other, one), "{one} and {other}");
        }
        assert!(!may_follow(one, Actions::NONE.with(one), false), "{one} twice");
        assert!(may_follow(one, Actions::NONE, false), "{one} first");
    }
}
