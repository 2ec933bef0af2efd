//! The ops `surge`, `odds` and `test`, each with all it can be asked.

use serde_json::json;

use super::scene::ask;

/// T7, D1 and D2 as scenes.
#[test]
fn surges() {
    for (list, roll, distance, expected) in [
        (
            json!(["acc+2", "dmg+1"]),
            json!({"acc": 4, "dmg": 1, "sur": 2}),
            4,
            json!({"used": ["dmg+1"], "hit": true, "damage": 2, "surges_lost": 1, "conditions": []}),
        ),
        (
            json!(["stun", "dmg+1"]),
            json!({"acc": 2, "dmg": 1, "sur": 2, "blk": 1}),
            2,
            json!({"used": ["dmg+1", "stun"], "hit": true, "damage": 1, "surges_lost": 0,
                   "conditions": ["stun"]}),
        ),
        (
            json!(["acc+2", "dmg+1"]),
            json!({"acc": 4, "dmg": 1, "sur": 2}),
            5,
            json!({"used": ["acc+2", "dmg+1"], "hit": true, "damage": 2, "surges_lost": 0,
                   "conditions": []}),
        ),
        (
            json!(["acc+2", "dmg+1"]),
            json!({"acc": 9, "dmg": 1, "sur": 1, "dodge": 1}),
            5,
            json!({"used": [], "hit": false, "damage": 0, "surges_lost": 1, "conditions": []}),
        ),
    ] {
        let question =
            json!({"op": "surge", "type": "ranged", "surge": list, "roll": roll, "distance": distance});
        assert_eq!(ask(&question), Ok(expected), "{question}");
    }
}

#[test]
fn surges_with_all_that_is_around() {
    let question = json!({"op": "surge", "type": "melee", "roll": {"dmg": 2, "sur": 4, "blk": 2, "dodge": false},
        "surge": ["bleed", "cleave1", "recover_dmg2", "2: blast3", "focus"],
        "mods": {"dmg": 1, "sur": 1, "evd": 1}, "keywords": ["reach", "stun"],
        "context": {"target_remaining": 5, "attacker_damage": 1, "blast_others": 1}});
    let expected = json!({"used": ["bleed", "recover_dmg2", "2: blast3"], "hit": true, "damage": 1,
        "surges_lost": 0, "conditions": ["bleed", "stun"]});
    assert_eq!(ask(&question), Ok(expected));
}

/// The stormtrooper's attack at distance 3 against black, counted over all 216 ways by a script of its own.
#[test]
fn odds_of_an_attack() {
    let question = json!({"op": "odds", "type": "ranged", "dice": ["blue", "green"], "defence": ["black"],
        "distance": 3, "surge": ["acc+2", "dmg+1"], "health": [1, 3]});
    let p = |ways: f64| ways / 216.0;
    let expected = json!({
        "damage": {"0": p(37.0), "1": p(60.0), "2": p(72.0), "3": p(41.0), "4": p(6.0)},
        "expected": p(60.0 + 2.0 * 72.0 + 3.0 * 41.0 + 4.0 * 6.0),
        "p_hit": 1.0, "p_dodge": 0.0, "p_damage": p(179.0),
        "p_defeat": {"1": p(179.0), "3": p(47.0)},
    });
    assert_eq!(ask(&question), Ok(expected));
}

#[test]
fn defaults_of_odds() {
    let short = json!({"op": "odds", "type": "ranged", "dice": ["green"]});
    let long = json!({"op": "odds", "type": "ranged", "dice": ["green"], "defence": [], "distance": 1,
        "mods": {}, "surge": [], "policy": "priority", "health": [], "keywords": [], "context": {}});
    assert_eq!(ask(&short), ask(&long));
    assert_eq!(ask(&short).expect("odds")["damage"], json!({"0": 1.0 / 6.0, "1": 2.0 / 6.0, "2": 3.0 / 6.0}));
}

#[test]
fn tests() {
    let third = 1.0 / 3.0;
    for (question, expected) in [
        (json!({"dice": ["blue"]}), json!({"successes": {"0": 4.0 / 6.0, "1": third}, "p_pass": third})),
        (
            json!({"dice": ["blue"], "needed": 2, "focused": true}),
            json!({"successes": {"0": third, "1": 0.5, "2": 6.0 / 36.0}, "p_pass": 6.0 / 36.0}),
        ),
        (json!({"figure": "elite", "needed": 1}), json!({"successes": {"1": 1.0}, "p_pass": 1.0})),
        (json!({"figure": "regular", "dice": ["red"]}), json!({"successes": {"0": 1.0}, "p_pass": 0.0})),
    ] {
        let mut question = question;
        question["op"] = json!("test");
        assert_eq!(ask(&question), Ok(expected), "{question}");
    }
}

#[test]
fn errors_name_the_place() {
    for (question, error) in [
        (json!({"op": "odds", "dice": []}), "checks[0].ask.type: missing"),
        (json!({"op": "odds", "type": "ranged"}), "checks[0].ask.dice: missing"),
        (
            json!({"op": "odds", "type": "ranged", "dice": ["black"]}),
            "checks[0].ask.dice: unknown variant `black`",
        ),
        (json!({"op": "test", "dice": vec!["red"; 13]}), "checks[0].ask.dice: 13 dice; at most 12"),
        (json!({"op": "surge", "type": "ranged"}), "checks[0].ask.roll: missing"),
        (
            json!({"op": "surge", "type": "ranged", "roll": {"acc": -1}}),
            "checks[0].ask.roll.acc: invalid value",
        ),
        (
            json!({"op": "odds", "type": "melee", "dice": [], "surge": ["stun", "zap"]}),
            "checks[0].ask.surge[1]: `zap` is no effect",
        ),
        (
            json!({"op": "odds", "type": "melee", "dice": [], "keywords": [3]}),
            "checks[0].ask.keywords[0]: expected a text",
        ),
        (
            json!({"op": "odds", "type": "melee", "dice": [], "policy": "worst"}),
            "checks[0].ask.policy: unknown variant `worst`",
        ),
        (
            json!({"op": "odds", "type": "melee", "dice": [], "mods": {"blk": "x"}}),
            "checks[0].ask.mods.blk: invalid type",
        ),
    ] {
        let found = ask(&question).expect_err("wrong");
        assert!(found.starts_with(error), "{found}");
    }
}
