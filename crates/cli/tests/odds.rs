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
    ] {
        assert!(refusal(arguments).contains(words), "{arguments}: {}", refusal(arguments));
    }
}

#[test]
fn help_shows_the_options_of_every_game() {
    let help = answer("--help");
    for words in ["Which game: alliance or arena", "Alliance:", "--reroll-attack", "Arena:", "--need"] {
        assert!(help.contains(words), "{words}\n{help}");
    }
}
