//! The command line speaks of the games it is given, and of no others.

use serde_json::Value;
use sortie_bots::entry;
use sortie_example::Example;
use sortie_games::Registry;

/// Exit code and what was written.
fn run(games: &Registry, arguments: &str) -> (u8, String) {
    let mut out = Vec::new();
    let code = sortie_cli::run(games, ["sortie"].into_iter().chain(arguments.split_whitespace()), &mut out);
    (code, String::from_utf8(out).expect("words"))
}

/// The last of the games that ship, and nothing else.
fn one() -> Registry {
    let last = sortie_shipped::registry().games().last().cloned();
    Registry::new(last)
}

#[test]
fn a_game_that_is_not_listed_is_not_played() {
    let (shipped, one) = (sortie_shipped::registry(), one());
    let names = shipped.names(|_| true);
    let (here, gone) = (names[names.len() - 1], names[0]);
    let simulate =
        |games, game| run(games, &format!("simulate --game {game} --bots random --games 1 --json"));
    assert_eq!(simulate(&one, here).0, 0);
    assert_eq!(simulate(&one, gone), (2, String::new()));
    assert_eq!(simulate(&shipped, gone).0, 0);
}

#[test]
fn what_no_game_has_is_refused() {
    let none = Registry::new([]);
    for arguments in
        ["odds --game chess", "sheet first_steps", "new-mission mine --content nowhere", "map bunker"]
    {
        assert_eq!(run(&none, arguments), (2, String::new()), "{arguments}");
    }
    assert!(!std::path::Path::new("nowhere").exists(), "nothing was written");
}

/// A game that does not ship is one line in a list.
#[test]
fn a_game_of_opponents_is_counted_by_side() {
    let games = sortie_shipped::registry().and(entry::<Example>());
    let (code, out) = run(&games, "simulate --game example --seats 4 --bots random --games 40 --json");
    assert_eq!(code, 0, "{out}");
    let report: Value = serde_json::from_str(&out).expect("one JSON object");
    assert_eq!((&report["games"], &report["failures"]), (&40.into(), &0.into()), "{report}");
    assert_eq!(report["outcomes"]["counted"], 40, "{report}");
    let places = |of: &Value| of["ranks"].as_object().expect("places").clone();
    assert_eq!(report["sides"].as_array().map(Vec::len), Some(2), "{report}");
    for (n, side) in report["sides"].as_array().into_iter().flatten().enumerate() {
        assert_eq!(places(side).values().filter_map(Value::as_u64).sum::<u64>(), 40, "{report}");
        assert!(
            places(side).contains_key("1") && places(side).contains_key("2"),
            "both win and lose: {report}"
        );
        // Seats belong to the sides in turn, and win with theirs.
        for seat in [n, n + 2] {
            assert_eq!(report["seats"][seat]["win_rate"], side["win_rate"], "{report}");
        }
    }
    let [one, other] = [0, 1].map(|side| report["sides"][side]["win_rate"].as_f64().expect("a share"));
    assert!(one + other <= 1.0 + 1e-9, "never both: {report}");
}
