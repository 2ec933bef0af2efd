//! The words of a command line, and where they are wrong.

use serde_json::json;
use sortie_defenders::odds::{ODDS, Words, parse_cli};

#[test]
fn the_command_answers_people_and_programs() {
    let question = json!({"attack": "red,red,red", "type": "ranged", "by": "agent", "flash": "defence-1", "hits": 0, "spend": 0,
        "armour": "shield+1", "armour-only": "", "shield": 0, "reinforced": 0, "health": 4, "wounds": 0,
        "alien-weapon": false, "knowledge": false, "reroll": false, "reroll-alien": false});
    let answer = (ODDS.answer)(question).expect("odds");
    assert_eq!(answer.json["p_jam"], 0.271);
    assert!(
        answer.text.starts_with("any wound     83.66 %\nexpected      1.268 wounds\n"),
        "{}",
        answer.text
    );
    assert!(answer.text.contains("\ndead           0.78 %\n"), "{}", answer.text);
    // Everything that is declared is read.
    let names: Vec<&str> = ODDS.options.iter().map(|option| option.name).collect();
    assert_eq!(names.len(), 17);
    assert_eq!(
        (ODDS.answer)(json!({"zap": 1})).expect_err("unknown").split(',').next(),
        Some("unknown field `zap`")
    );
}

#[test]
fn errors_name_the_option() {
    for (words, error) in [
        (Words { attack: "red,pink", ..Words::default() }, "--attack: `pink` is no die"),
        (Words { r#type: "magic", ..Words::default() }, "--type: unknown variant `magic`"),
        (Words { by: "drone", ..Words::default() }, "--by: unknown variant `drone`"),
        (Words { flash: "hits+1,zap", ..Words::default() }, "--flash: `zap` is no flash effect"),
        (Words { armour: "heal", ..Words::default() }, "--armour: `heal` is no flash effect"),
        (Words { armour_only: "claws", ..Words::default() }, "--armour-only: unknown variant `claws`"),
        (Words { health: Some(2), wounds: 3, ..Words::default() }, "--health: 3 wounds are more than"),
        (Words { health: Some(0), ..Words::default() }, "--health: health is at least 1"),
        (Words { spend: 3, ammo: Some(2), ..Words::default() }, "--spend: there are only 2 ammo tokens"),
        (Words { spend: 3, by: "alien", ..Words::default() }, "--spend: aliens spend no ammo"),
    ] {
        let found = parse_cli(&words).expect_err("wrong");
        assert!(found.starts_with(error), "{found}");
    }
}
