//! `sortie simulate`: what it prints for scripts, and what it refuses.

use std::process::{Command, Output};

use serde_json::Value;

fn simulate(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sortie"));
    command.arg("simulate").args(arguments.split_whitespace()).output().expect("it runs")
}

#[track_caller]
fn figures(arguments: &str) -> Value {
    let output = simulate(arguments);
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

#[track_caller]
fn refusal(arguments: &str) -> String {
    let output = simulate(arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_campaign_is_counted_by_ending_and_mission() {
    let arguments = "--game alliance --campaign how_many_aboard --seats 2 --games 4 --seed 1 --json";
    let report = figures(arguments);
    assert_eq!((&report["games"], &report["failures"]), (&4.into(), &0.into()), "{report}");
    let count = |of: &Value| of.as_object().expect("counts").values().filter_map(Value::as_u64).sum::<u64>();
    assert_eq!(count(&report["outcomes"]), 4);
    let endings = ["all_lights_home", "both", "voice_and_son", "the_voice"];
    let endings = [&endings[..], &["quiet_and_son", "the_quiet", "lanterns", "neither"]].concat();
    let outcomes = report["outcomes"].as_object().expect("outcomes");
    assert!(outcomes.keys().all(|ending| endings.contains(&ending.as_str())), "{report}");
    // Who wins the finale wins the campaign.
    let finale = &report["missions"]["lamplighter"];
    assert_eq!(finale["played"], 4);
    let won = finale["won"].as_f64().expect("a number");
    assert!((report["win_rate"].as_f64().expect("a share") - won / 4.0).abs() < 1e-9, "{report}");
    assert_eq!(report["missions"]["clear_lane"]["played"], 4);
    // Bots think alike every time, on any number of threads.
    let again = figures(&format!("{arguments} --threads 1"));
    for field in ["outcomes", "missions", "mean_rounds", "decisions"] {
        assert_eq!(report[field], again[field], "{field}");
    }
}

#[test]
fn a_mission_has_no_missions_in_it() {
    let report = figures("--game alliance --mission first_steps --seats 2 --games 2 --json");
    assert_eq!(report["outcomes"]["victory"], 2, "{report}");
    assert!(report.get("missions").is_none(), "{report}");
}

#[test]
fn seats_and_sides_are_counted() {
    let report = figures("--game arena --seats 3 --bots random,greedy --games 6 --json");
    // Who plays together has the same figures.
    let seats = report["seats"].as_array().expect("one a seat");
    assert_eq!(seats.len(), 3, "{report}");
    assert!(seats.iter().all(|seat| *seat == report["sides"][0]), "{report}");
    assert_eq!(report["sides"].as_array().map(Vec::len), Some(1), "{report}");
    assert_eq!(report["sides"][0]["win_rate"], report["win_rate"], "{report}");
    let ranks = report["sides"][0]["ranks"].as_object().expect("places");
    assert_eq!(ranks.values().filter_map(Value::as_u64).sum::<u64>(), 6, "{report}");
}

/// Of a mission of defenders the objective is told as well as the rule.
#[test]
fn endings_of_defenders_name_their_objective() {
    let report = figures("--game defenders --mission in_the_matrix --seats 2 --games 6 --json");
    let endings = report["endings"].as_array().expect("a list");
    assert!(!endings.is_empty() && report["failures"] == 0, "{report}");
    for ending in endings {
        assert!(ending["objective"].is_string() && ending["rule"].is_string(), "{ending}");
    }
}

/// Authors ask where their missions end, and look at an example.
#[test]
fn endings_are_told_with_an_example_that_plays_again() {
    let folder = std::env::temp_dir().join(format!("sortie-endings-{}", std::process::id()));
    let save = folder.display();
    let report = figures(&format!(
        "--game alliance --mission first_steps --seats 2 --games 3 --seed 5 --json --save {save}"
    ));
    let endings = report["endings"].as_array().expect("a list");
    let games = endings.iter().filter_map(|ending| ending["games"].as_u64()).sum::<u64>();
    assert_eq!(games, 3, "{report}");
    for ending in endings {
        let rounds =
            ending["rounds"].as_object().expect("counts").values().filter_map(Value::as_u64).sum::<u64>();
        assert_eq!(Some(rounds), ending["games"].as_u64(), "{ending}");
        assert!(ending["objective"].is_string() && ending["rule"].is_string(), "{ending}");
        assert!((5..8).contains(&ending["seed"].as_u64().expect("a seed")), "{ending}");
        let file = ending["file"].as_str().expect("a file");
        let replay =
            Command::new(env!("CARGO_BIN_EXE_sortie")).args(["replay", file, "--json", "--verify"]).output();
        let replay: Value =
            serde_json::from_slice(&replay.expect("it runs").stdout).expect("one JSON object");
        assert_eq!(replay["outcome"], ending["ending"], "{ending}");
        assert!(ending["rounds"].get(replay["round"].to_string()).is_some(), "{replay}: {ending}");
    }
    std::fs::remove_dir_all(&folder).expect("it was made");
}

#[test]
fn what_cannot_be_played_is_refused() {
    let campaign = "--game alliance --campaign how_many_aboard";
    assert!(refusal(&format!("{campaign} --mission clear_lane")).contains("cannot be used with"));
    let unknown = refusal("--game alliance --campaign nowhere");
    assert!(unknown.contains("no campaign `nowhere`") && unknown.contains("how_many_aboard"), "{unknown}");
    assert!(refusal(&format!("{campaign} --difficulty easy")).contains("normal or hard"));
    assert!(refusal(&format!("{campaign} --seats 5")).contains("2 to 4"));
    let too_many = refusal("--game defenders --mission first_watch --seats 3");
    assert!(too_many.contains("--seats: 1 to 2 can play `first_watch`"), "{too_many}");
    assert!(refusal("--game arena --campaign how_many_aboard").contains("arena has no campaigns"));
    let unknown = refusal("--game chess");
    assert!(unknown.contains("--game: there is no game `chess`; there are alliance, arena"), "{unknown}");
    let unknown = refusal("--game arena --bots random,genius");
    assert!(unknown.contains("--bots: arena has no bot `genius`; there are random, greedy"), "{unknown}");
}
