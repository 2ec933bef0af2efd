//! The command line speaks of the games it is given, and of no others.

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
    for arguments in ["odds --game chess", "sheet first_steps", "new-mission mine --content nowhere"] {
        assert_eq!(run(&none, arguments), (2, String::new()), "{arguments}");
    }
    assert!(!std::path::Path::new("nowhere").exists(), "nothing was written");
}
