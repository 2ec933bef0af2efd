//! Win rates by number of players and level, with the 95 % error and how the games ended: of `greedy` in arena, of
//! `greedy` and `random` on every map of alliance.
//!
//! `cargo run --release -p sortie-lab --example balance -- [games a cell] [first seed] [game] [map]`
#![allow(clippy::print_stdout, reason = "a table for people to read")]

use std::sync::Arc;

use sortie_alliance::Alliance;
use sortie_arena::{Arena, Content, Difficulty, Modules, Setup};
use sortie_bots::Match;
use sortie_lab::{Report, simulate};

fn main() {
    let (words, numbers): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.parse::<u64>().is_err());
    let number = |n: usize| numbers.get(n).and_then(|word| word.parse().ok());
    let seed = number(1).unwrap_or(1);
    let is_wanted = |game: &str| words.first().is_none_or(|word| word == game);
    if is_wanted("arena") {
        arena(number(0).unwrap_or(2_000), seed);
    }
    if is_wanted("alliance") {
        alliance(number(0).unwrap_or(300), seed, words.get(1).map(String::as_str));
    }
}

fn arena(games: u64, seed: u64) {
    let content = Arc::new(Content::shipped());
    println!("arena: {games} games a cell, first seed {seed}, greedy on all seats\n");
    println!(
        "players  level   modules        won            victory / supply / force / mega   rounds  games/s"
    );
    for players in 2..=4 {
        for difficulty in Difficulty::ALL {
            row(&content, &Setup::new(players, difficulty), games, seed);
        }
    }
    for (r2d2, c3po) in [(true, false), (false, true), (true, true)] {
        for players in 2..=4 {
            let modules = Modules { r2d2, c3po };
            row(&content, &Setup { modules, ..Setup::new(players, Difficulty::Normal) }, games, seed);
        }
    }
    println!();
}

/// Every map, level and number of heroes. Which heroes go changes from game to game: all teams of the number come up.
fn alliance(games: u64, seed: u64, only: Option<&str>) {
    use sortie_alliance::Difficulty;
    let content = Arc::new(sortie_alliance::content::Content::shipped());
    println!("alliance: {games} games a cell, first seed {seed}, teams of heroes in turn\n");
    println!(
        "map       heroes  level    greedy won    victory / wounded / late   rounds  games/s   random won"
    );
    for map in content.skirmish_maps().filter(|map| only.is_none_or(|only| only == map.id)) {
        for heroes in [4, 3, 2] {
            for difficulty in [Difficulty::Easy, Difficulty::Normal, Difficulty::Hard] {
                let cell = |bot: &str| played(&content, &map.id, heroes, difficulty, bot, games, seed);
                let (greedy, random) = (cell("greedy"), cell("random"));
                let share = |ending| *greedy.outcomes.get(ending).unwrap_or(&0) as f64 * 100.0 / games as f64;
                println!(
                    "{:<9} {heroes:>6}  {:<6}  {:5.1} % ± {:3.1}     {:5.1} / {:5.1} / {:4.1} %      {:5.2}   {:>6.0}    {:5.1} %",
                    map.id,
                    format!("{difficulty:?}").to_lowercase(),
                    greedy.win_rate * 100.0,
                    greedy.win_rate_error * 100.0,
                    share("victory"),
                    share("all-wounded"),
                    share("too-late"),
                    greedy.mean_rounds,
                    greedy.games_per_second,
                    random.win_rate * 100.0,
                );
            }
        }
    }
}

fn played(
    content: &Arc<sortie_alliance::content::Content>,
    map: &str,
    heroes: usize,
    difficulty: sortie_alliance::Difficulty,
    bot: &str,
    games: u64,
    seed: u64,
) -> Report {
    let teams: Vec<sortie_alliance::Setup> = (0..content.heroes.len())
        .map(|first| {
            let hero = |n: usize| content.heroes[(first + n) % content.heroes.len()].id.as_str();
            let picks: Vec<&str> = (0..heroes).map(hero).collect();
            sortie_alliance::Setup { difficulty, ..sortie_alliance::Setup::new(&picks, map) }
        })
        .collect();
    let share = games.div_ceil(teams.len() as u64);
    let reports: Vec<Report> = teams
        .into_iter()
        .zip(0..)
        .map(|(setup, n)| {
            let skirmish = Match::<Alliance>::new(content.clone(), setup, &[bot]);
            simulate(&skirmish.expect("alliance has this bot"), seed + n * share, share, || {})
        })
        .collect();
    Report::sum(&reports)
}

fn row(content: &Arc<Content>, setup: &Setup, games: u64, seed: u64) {
    let arena = Match::<Arena>::new(content.clone(), setup.clone(), &["greedy"]);
    let report = simulate(&arena.expect("arena has this bot"), seed, games, || {});
    let Report { win_rate, win_rate_error, mean_rounds, games_per_second, .. } = report;
    let share = |ending| *report.outcomes.get(ending).unwrap_or(&0) as f64 * 100.0 / games as f64;
    let modules = match setup.modules {
        Modules { r2d2: true, c3po: true } => "r2d2 + c3po",
        Modules { r2d2: true, .. } => "r2d2",
        Modules { c3po: true, .. } => "c3po",
        Modules { .. } => "-",
    };
    println!(
        "{:>7}  {:<6}  {:<12} {:5.1} % ± {:3.1}    {:5.1} / {:4.1} / {:4.1} / {:4.1} %        {:4.2}   {:>6.0}",
        setup.jedi.len(),
        format!("{:?}", setup.difficulty).to_lowercase(),
        modules,
        win_rate * 100.0,
        win_rate_error * 100.0,
        share("victory"),
        share("supply-empty"),
        share("force-gone"),
        share("mega-unmet"),
        mean_rounds,
        games_per_second,
    );
}
