//! Questions about dice, rounds and missions mangled by chance: an answer or an error that names a place, never a panic.

use serde_json::{Value, json};
use sortie_specops::scene;

use crate::space::draws;
use crate::space::mangled::mangle;

/// A question of each kind, with all its fields.
fn rich() -> Value {
    let attack = json!({
        "dice": {"red": 1, "black": 1, "white": 1}, "kind": "ranged", "surge": "none", "suppressed": true, "aim": 1, "observation": 1,
        "surge_tokens": 1, "lethal": 1, "marksman": 1, "weather": true,
        "keywords": {"pierce": 1, "critical": 1, "impact": 1, "suppressive": 1, "precise": 1, "sharpshooter": 1,
            "high_velocity": false, "blast": false, "primitive": true, "duelist": true},
    });
    let defence = json!({
        "die": "red", "surge": "none", "cover": 1, "courage": 2, "suppression": 1, "droid": false, "left": 2, "dodge": 1,
        "surge_tokens": 1, "shields": 1,
        "keywords": {"armor": 1, "impervious": true, "danger_sense": 2, "immune_pierce": false, "immune_melee_pierce": true,
            "outmaneuver": true, "low_profile": true, "cover": 1, "duelist": false},
    });
    let roll = json!({"hit": 2, "crit": 1, "surge": 1, "blank": 1});
    let faces = vec!["block"; 12];
    let asks = [
        json!({"op": "odds", "attack": attack, "defence": defence}),
        json!({"op": "resolve", "attack": attack, "defence": defence, "attack_roll": roll, "defence_roll": faces}),
        json!({"op": "rally", "suppression": 2, "courage": 1, "die": "red", "droid": false}),
        json!({"op": "panic", "courage": 1, "suppression": 1, "gain": 2, "left": 2}),
        json!({"op": "control"}),
        json!({"op": "score", "round": 2, "sp": {"blue": 1, "red": 2}, "primary": "t"}),
        json!({"op": "detonator", "from": "r", "to": "v"}),
        json!({"op": "console", "open": roll, "support": true}),
        json!({"op": "decrypt", "covered": roll, "support": true}),
        json!({"op": "reinforce", "pool": 3}),
        json!({"op": "primary"}),
        json!({"op": "conditions"}),
        json!({"op": "colours", "first": {"hit": 1, "crit": 1}, "second": {"surge": 2}}),
        json!({"op": "priority", "blue": 2, "red": 2, "roll": "block"}),
        json!({"op": "passes", "blue": 8, "red": 12}),
        json!({"op": "range", "max": 18, "condition": "darkness"}),
        json!({"op": "may", "action": "dash", "done": ["withdraw"], "engaged": false, "withdrew": true, "arrived": false, "disengage": true}),
    ];
    let checks: Vec<Value> = asks.into_iter().map(|ask| json!({ "ask": ask })).collect();
    json!({
        "game": "specops",
        "figures": [
            {"id": "r", "side": "red", "at": [2000, 3000], "rank": "support"},
            {"id": "v", "side": "blue", "at": [2000, 4500], "radius": 500, "height": 800, "vehicle": "ground"},
        ],
        "tokens": [{"id": "t", "at": [2000, 2000]}],
        "checks": checks,
    })
}

/// Each question alone, so that one that is refused does not hide the others.
#[test]
fn mangled_questions_are_answered_or_refused() {
    let whole = rich();
    let n_kinds = whole["checks"].as_array().expect("a list").len();
    assert_eq!(scene::ask(&whole).expect("sound").answers.len(), n_kinds);
    let (mut n_answered, mut n_refused) = (0, 0);
    for seed in 0..200 * n_kinds as u64 {
        let mut draw = draws(seed);
        let mut scene = whole.clone();
        let mut check = whole["checks"][(seed % n_kinds as u64) as usize].clone();
        for _ in 0..1 + draw.below(3) {
            mangle(&mut check, &mut draw);
        }
        scene["checks"] = json!([check]);
        match scene::ask(&scene) {
            Ok(answers) => {
                n_answered += 1;
                assert_eq!(answers.answers.len(), 1);
            }
            Err(error) => {
                n_refused += 1;
                assert!(error.starts_with("checks[0]") && error.is_ascii(), "seed {seed}: {error}");
            }
        }
    }
    assert!(n_answered > 80 && n_refused > 1_000, "{n_answered} {n_refused}");
}
