//! `sortie odds`: what games declare becomes options, help and refusals.

use std::process::{Command, Output};

use serde_json::Value;

fn odds(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sortie"));
    command.arg("odds").args(arguments.split_whitespace()).output().expect("it runs")
}

#[track_caller]
fn answer(arguments: &str) -> String {
    let output = odds(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("words")
}

#[track_caller]
fn refusal(arguments: &str) -> String {
    let output = odds(arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn people_and_programs_are_answered() {
    assert_eq!(answer("--game arena --dice 4 --need 2,2,5"), "58 of 1296 ways: 4.48 %\n");
    let json: Value = serde_json::from_str(&answer("--game=arena --sum 12 --json")).expect("one object");
    assert_eq!((&json["dice"], &json["force"]), (&4.into(), &0.into()), "what is not said has its default");
    let attack =
        "--game alliance --attack blue,green --defence black --distance 3 --surge damage+1;accuracy+2";
    assert!(
        answer(attack)
            .starts_with("hit          100.00 %\nany damage    82.87 %\nexpected      1.625 damage\n")
    );
    let json: Value =
        serde_json::from_str(&answer(&format!("{attack} --health 3 --json"))).expect("one object");
    assert!(json["p_defeat"]["3"].as_f64().is_some_and(|chance| chance > 0.2), "{json}");
}

/// A power that is there or not is said or not.
#[test]
fn flags_are_said_or_not() {
    let rifle =
        "--game defenders --attack red,red,red --flash defence-1 --armour shield+1 --shield 0 --health 4";
    let chance = |arguments: &str, key: &str| {
        let json: Value = serde_json::from_str(&answer(arguments)).expect("one object");
        json[key].as_f64().expect("a number")
    };
    let plain = chance(&format!("{rifle} --json"), "expected");
    assert!((plain - 9_908_383.0 / 7_812_500.0).abs() < 1e-12, "{plain}");
    assert!(chance(&format!("{rifle} --reroll --json"), "expected") > plain);
    assert_eq!(chance(&format!("{rifle} --by alien --json"), "p_jam"), 0.0);
    let vulcan =
        "--game defenders --attack red,red,red,red --spend 3 --shield 1 --armour heal+1 --health 4 --json";
    assert!((chance(vulcan, "expected") - 2.88).abs() < 1e-12);
}

#[test]
fn what_makes_no_sense_is_refused_by_name() {
    for (arguments, words) in [
        ("--game chess", "--game: there are no odds for `chess`"),
        ("--game arena --dice 0 --sum 3", "--dice: 1 to 16"),
        ("--game arena --dice 300 --sum 3", "300 is not in 0..=255"),
        ("--game arena", "--need or --sum: name what the card asks for"),
        ("--game arena --need 7", "--need: a die shows 1 to 6"),
        ("--game arena --need 2 --sum 3", "cannot be used with '--sum"),
        ("--game arena --attack blue", "unexpected argument '--attack'"),
        ("--game alliance --type sideways", "--type: `sideways` is neither melee nor ranged"),
        ("--game defenders --attack pink", "--attack: `pink` is no die; there are red and blue"),
        (
            "--game defenders --attack red --health 2 --wounds 3",
            "--health: 3 wounds are more than its health of 2",
        ),
    ] {
        assert!(refusal(arguments).contains(words), "{arguments}: {}", refusal(arguments));
    }
}

#[test]
fn help_shows_the_options_of_every_game() {
    let help = answer("--help");
    for words in [
        "Which game: alliance, arena, defenders or specops",
        "--reroll-attack",
        "--need",
        "--armour",
        "Alliance:",
        "Arena:",
        "Defenders:",
        "Specops:",
    ] {
        assert!(help.contains(words), "{words}\n{help}");
    }
}
