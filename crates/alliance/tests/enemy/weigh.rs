//! What the Imperial rule weighs is the attack that would be rolled (R25.5, A14).

use serde_json::{Value, json};

use super::{ask, cites, hero, order, trooper, with};

/// A trooper between two heroes equally far away on both sides, who differ in one thing.
fn between(distance: u8, left: Value, right: Value, enemy: Value, others: &[Value]) -> Value {
    let row = ".".repeat(usize::from(2 * distance) + 4);
    let mut figures = vec![
        with(hero("left", [0, 0]), left),
        with(trooper("ST", [distance, 0]), enemy),
        with(hero("right", [2 * distance, 0]), right),
    ];
    figures.extend_from_slice(others);
    // Both are as fast, so both are meant, whatever health they have.
    let attack =
        json!({"verb": "attack", "icons": ["ATK"], "target": {"kind": "highest_speed", "who": "hero"}});
    ask(&[&row], &json!([]), &json!(figures), &order("ST", &attack))
}

/// alliance R25.5, R6.14, R12.7, R37.5, A14
///
/// Each difference on either side: the answer is the other hero then, so it is no accident.
#[test]
fn the_attack_that_would_be_rolled() {
    let black = || json!({"defence": ["black"]});
    let plain = json!({});
    let bleeds = json!({"surge": ["bleed", "dmg+1"]});
    let blasts = json!({"surge": ["blast1", "dmg+1"]});
    // What one of them has, what the attacker has, and whether that one is attacked then.
    let cases = [
        ("Hidden: 2 accuracy less", 4, json!({"conditions": ["hidden"]}), &plain, false),
        ("Weakened: an evade less", 2, json!({"conditions": ["weakened"]}), &plain, true),
        ("1 health left: no more can be lost", 2, json!({"damage": 11}), &plain, false),
        ("a better die", 2, json!({"defence": ["black", "black"]}), &plain, false),
        ("it bleeds, so the surge hurts", 2, json!({"conditions": ["bleeding"]}), &bleeds, true),
    ];
    for (what, distance, one, enemy, is_it) in cases {
        let one = with(black(), one);
        for is_left in [true, false] {
            let (left, right) = if is_left { (one.clone(), black()) } else { (black(), one.clone()) };
            let answer = between(distance, left, right, enemy.clone(), &[]);
            let expected = if is_left == is_it { "left" } else { "right" };
            assert_eq!(
                answer["target"],
                expected,
                "{what}, on the {}",
                if is_left { "left" } else { "right" }
            );
            cites(&answer, "R25.5");
        }
    }
    // A third hero next to one: the surge is spent on the Blast, and the one suffers less.
    let third = with(hero("third", [5, 0]), json!({"speed": 3}));
    let answer = between(2, black(), black(), blasts, std::slice::from_ref(&third));
    assert_eq!(answer["target"], "left", "alliance R29.1, R37.5: {answer:#}");
}

/// alliance R6.14, R25.5, A14
///
/// Damage beyond health counts neither from dice nor from surges: the same answer with and without a list.
#[test]
fn overkill_is_no_harm() {
    for surge in [json!([]), json!(["dmg+1"]), json!(["dmg+1", "dmg+1"])] {
        let enemy = json!({"attack": {"type": "ranged", "dice": ["blue", "blue"]}, "surge": surge});
        let unarmoured = || json!({"defence": []});
        let weak = with(unarmoured(), json!({"damage": 11}));
        let answer = between(2, weak, unarmoured(), enemy, &[]);
        assert_eq!(answer["target"], "right", "{surge}");
    }
}

/// alliance R25.5, A14
///
/// A red die does 1 to 3 damage, and neither hero has less than 3 left: as much is to be expected from both, but only
/// one of them may fall.
#[test]
fn the_better_chance_to_defeat() {
    let enemy = json!({"attack": {"type": "melee", "dice": ["red"]}, "surge": []});
    let fresh = || json!({"defence": []});
    let weak = || json!({"defence": [], "damage": 9});
    for (left, right, expected) in [(weak(), fresh(), "left"), (fresh(), weak(), "right")] {
        let answer = between(1, left, right, enemy.clone(), &[]);
        assert_eq!(answer["target"], expected);
        let why = answer["why"].as_array().expect("reasons");
        let law = why.iter().find(|reason| reason["rule"] == "R25.5").expect("the rule decides");
        assert_eq!(law["text"], "worst for the players: best chance to defeat or wound leaves 1");
    }
}

/// alliance R5.11
///
/// Accuracy and damage are totals: what a modifier takes is taken from keywords and surges too.
#[test]
fn sums_are_signed() {
    let surge = |fields: Value| {
        let question = with(json!({"op": "surge"}), fields);
        ask(&["."], &json!([]), &json!([]), &question)
    };
    let miss = json!({"used": [], "hit": false, "damage": 0, "surges_lost": 1, "conditions": []});
    let keyword = json!({"type": "ranged", "surge": ["dmg+1"], "roll": {"acc": 2, "dmg": 1, "sur": 1},
        "keywords": ["acc+2"], "mods": {"acc": -3}, "distance": 2});
    assert_eq!(surge(keyword), miss, "2 + 2 - 3 is 1");
    let bought = json!({"type": "ranged", "surge": ["acc+2"], "roll": {"acc": 1, "dmg": 2, "sur": 1},
        "mods": {"acc": -2}, "distance": 2});
    assert_eq!(surge(bought), miss, "1 - 2 + 2 is 1");
    let damage = json!({"type": "melee", "surge": ["dmg+2"], "roll": {"sur": 1}, "mods": {"dmg": -1}});
    let one = json!({"used": ["dmg+2"], "hit": true, "damage": 1, "surges_lost": 0, "conditions": []});
    assert_eq!(surge(damage), one, "0 - 1 + 2 is 1");
}
