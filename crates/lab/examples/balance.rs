//! Win rates by number of players and level, with the 95 % error and how the games ended: of `greedy` in arena, of
//! `greedy` and `random` on every map of alliance and in every mission of every game that has some.
//!
//! `cargo run --release -p sortie-lab --example balance -- [games a cell] [first seed] [game] [map or mission] [folder]`
//!
//! A game alone plays all it has; `missions` in its place plays the missions of all games and nothing else, and a folder of
//! content is laid over what ships, as `--content` does. Every core plays, or as many threads as `RAYON_NUM_THREADS` says.
#![allow(clippy::print_stdout, reason = "a table for people to read")]

use std::path::Path;
use std::sync::Arc;

use sortie_alliance::Alliance;
use sortie_arena::{Arena, Content, Difficulty, Modules, Setup};
use sortie_bots::Match;
use sortie_content::Source;
use sortie_games::{AnyGame, Registry, Wish};
use sortie_lab::{Report, Words, simulate};

fn main() {
    let words = Words::of_the_process();
    let seed = words.number(1, 1);
    if words.wants("arena") {
        arena(words.number(0, 2_000), seed);
    }
    if words.wants("alliance") {
        alliance(words.number(0, 300), seed, words.name(1));
    }
    for game in registry(words.folder()).games() {
        let info = game.info();
        if game.missions_help().is_some() && (words.wants(info.id) || words.wants("missions")) {
            missions(&**game, words.number(0, 100), seed, words.name(1));
        }
    }
}

/// The games that ship, with a folder of content laid over theirs.
fn registry(folder: Option<&Path>) -> Registry {
    let registry = sortie_shipped::registry();
    let Some(folder) = folder else { return registry };
    let source = Source::folder(folder).expect("the folder can be read");
    registry.with_content(&Source::shipped().with(source)).unwrap_or_else(|findings| {
        findings.iter().for_each(|finding| println!("{finding}"));
        std::process::exit(1)
    })
}

/// Every mission and number of seats, on normal: the best bot on every seat against the one that picks blindly.
fn missions(game: &dyn AnyGame, games: u64, seed: u64, only: Option<&str>) {
    let info = game.info();
    let (Some(best), Some(blind)) = (info.bots.last(), info.bots.first()) else { return };
    println!("{}: {games} games a cell, first seed {seed}, normal\n", info.id);
    println!("{:<18} seats   {best} won       {blind} won   rounds  games/s  where games end", "mission");
    let content = game.content_json();
    for mission in content["missions"].as_array().into_iter().flatten() {
        let Some(id) = mission["id"].as_str().filter(|id| only.is_none_or(|only| *id == only)) else {
            continue;
        };
        // A mission may be for fewer than the game.
        let most = mission["agents"][1].as_u64().map_or(info.max_seats, |most| most as u8);
        for seats in info.min_seats..=most {
            let wish = Wish { mission: Some(id.to_owned()), ..Wish::of(seats) };
            let play = |bot: &str| {
                let contest = game.contest(&wish, &[bot.to_owned()]).ok()?;
                Some(simulate(&*contest, seed, games, || {}))
            };
            // Not every mission is for every number.
            let (Some(greedy), Some(random)) = (play(best), play(blind)) else { continue };
            let ends = greedy.endings.iter().map(|end| {
                let at = end.objective.as_ref().or(end.how.as_ref());
                let at = at.map_or_else(String::new, |at| format!(" ({at})"));
                format!("{} {}{at}", end.games, end.ending)
            });
            println!(
                "{id:<18} {seats:>5}  {:5.1} % ± {:4.1}    {:5.1} %    {:5.2}   {:>6.1}   {}",
                greedy.win_rate * 100.0,
                greedy.win_rate_error * 100.0,
                random.win_rate * 100.0,
                greedy.mean_rounds,
                greedy.games_per_second,
                ends.collect::<Vec<_>>().join(", "),
            );
        }
    }
    println!();
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
