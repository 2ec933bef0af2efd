//! Win rates of `greedy` by number of players and level, with the 95 % error and how the games ended.
//!
//! `cargo run --release -p sortie-lab --example balance -- [games a cell] [first seed]`
#![allow(clippy::print_stdout, reason = "a table for people to read")]

use sortie_arena::{Arena, Content, Difficulty, Modules, Setup};
use sortie_lab::{Games, Player, Report, simulate};

fn main() {
    let mut numbers =
        std::env::args().skip(1).map(|word| word.parse::<u64>().expect("games and seed are numbers"));
    let games = numbers.next().unwrap_or(2_000);
    let seed = numbers.next().unwrap_or(1);
    let content = Content::shipped();
    println!("{games} games a cell, first seed {seed}, greedy on all seats\n");
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
}

fn row(content: &Content, setup: &Setup, games: u64, seed: u64) {
    let players = Player::team(&["greedy".to_owned()], setup.jedi.len() as u8).expect("arena has this bot");
    let report = simulate::<Arena>(&Games { content, setup, players: &players, seed, games }, || {});
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
