//! `sortie odds --game specops` is the scene question `odds`, said with other words.

use serde_json::json;
use sortie_specops::odds::{ODDS, Words, parse_cli};

use super::examples::ask;

/// Everything that can be said, once on the command line and once in a scene.
#[test]
fn both_ways_to_ask_get_one_answer() {
    let rows = [
        (
            json!({"attack": "black", "courage": 1, "suppression": 1}),
            json!({"dice": {"black": 1}}),
            json!({"die": "white", "courage": 1, "suppression": 1}),
        ),
        (
            json!({
                "attack": "red,black,white", "surge": "hit", "suppressed": true, "aim": 1, "observation": 1, "surge-tokens": 1,
                "lethal": 1, "marksman": 1, "weather": true,
                "keywords": "Pierce 1, critical 1, impact 1, suppressive 1, precise 1, sharpshooter 1, primitive",
                "defence": "red", "defence-surge": "none", "cover": 2, "courage": 2, "suppression": 1, "left": 2, "dodge": 1,
                "defence-surge-tokens": 1, "shields": 1,
                "defence-keywords": "armor 1, impervious, danger sense 3, outmaneuver, low profile, cover 1",
            }),
            json!({
                "dice": {"red": 1, "black": 1, "white": 1}, "surge": "hit", "suppressed": true, "aim": 1, "observation": 1,
                "surge_tokens": 1, "lethal": 1, "marksman": 1, "weather": true,
                "keywords": {"pierce": 1, "critical": 1, "impact": 1, "suppressive": 1, "precise": 1, "sharpshooter": 1, "primitive": true},
            }),
            json!({
                "die": "red", "surge": "none", "cover": 2, "courage": 2, "suppression": 1, "left": 2, "dodge": 1, "surge_tokens": 1,
                "shields": 1,
                "keywords": {"armor": 1, "impervious": true, "danger_sense": 3, "outmaneuver": true, "low_profile": true, "cover": 1},
            }),
        ),
        (
            json!({
                "attack": "red,red", "melee": true, "aim": 1, "keywords": "duelist, high velocity, blast", "droid": true,
                "defence-surge": "block", "defence-keywords": "armor, duelist, immune: pierce, immune: melee pierce", "dodge": 1,
            }),
            json!({
                "dice": {"red": 2}, "kind": "melee", "aim": 1, "keywords": {"duelist": true, "high_velocity": true, "blast": true},
            }),
            json!({
                "die": "white", "surge": "block", "droid": true, "dodge": 1,
                "keywords": {"armor": "all", "duelist": true, "immune_pierce": true, "immune_melee_pierce": true},
            }),
        ),
    ];
    for (words, attack, defence) in rows {
        let said = (ODDS.answer)(words).expect("odds");
        assert_eq!(said.json, ask(&json!({"op": "odds", "attack": attack, "defence": defence})));
        assert!(said.text.contains("any wound") && said.text.contains("expected"), "{}", said.text);
    }
}

#[test]
fn a_wrong_option_is_named() {
    for (words, error) in [
        (Words { attack: "green", ..Words::default() }, "--attack: `green` is no attack die"),
        (Words { surge: "block", ..Words::default() }, "--surge: unknown variant `block`"),
        (Words { defence: "black", ..Words::default() }, "--defence: unknown variant `black`"),
        (Words { defence_surge: "hit", ..Words::default() }, "--defence-surge: unknown variant `hit`"),
        (Words { cover: 3, ..Words::default() }, "--cover: 0, 1 or 2"),
        (Words { left: Some(0), ..Words::default() }, "--left: at least 1"),
        (Words { keywords: "fly 1", ..Words::default() }, "--keywords: unknown keyword `fly 1`"),
        (
            Words { keywords: "agile 1", ..Words::default() },
            "--keywords: `agile 1` changes nothing in these dice",
        ),
        (
            Words { keywords: "spray", ..Words::default() },
            "--keywords: `spray` changes nothing in these dice",
        ),
        (
            Words { defence_keywords: "precise 1", ..Words::default() },
            "--defence-keywords: `precise 1` changes nothing",
        ),
    ] {
        let refused = parse_cli(&words).expect_err(error);
        assert!(refused.starts_with(error), "{refused}, not {error}");
    }
    let many = json!({"attack": vec!["red"; 21].join(",")});
    assert_eq!((ODDS.answer)(many).expect_err("21"), "more than 20 attack dice");
}
