//! `make cluster`: a PostgreSQL, three servers and a small proxy on this machine, people at many tables, and twenty times one of the
//! servers is killed (`kill -9`) and replaced. Every third time it is asked to end instead, as a deploy does. Says what was acknowledged
//! and lost, and how long the tables of that server stood still. Ends with 1 if anything was lost or a table stood longer than 5 s.
//!
//! `cargo run --release -p sortie-server --example cluster -- [kills] [tables]`
#![allow(clippy::print_stdout, reason = "a table for people to read")]

#[allow(dead_code, unused_imports, reason = "the tests use more of it")]
#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/cluster/fleet.rs"]
mod fleet;
#[path = "../tests/cluster/player.rs"]
mod player;

use std::collections::BTreeSet;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fleet::{Fleet, LISTENING};
use player::Player;
use sortie_server::{Limits, Options, Server};
use tokio::process::Command;
use tokio::time::sleep;

/// No table may stand still for longer when its server is killed.
const LONGEST: Duration = Duration::from_secs(5);

/// How long everything is left alone after each blow: longer than a table may stand still.
const REST: Duration = Duration::from_secs(6);

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [word, database] = &words[..]
        && word == "serve"
    {
        serve(database).await;
        return ExitCode::SUCCESS;
    }
    let mut numbers = words.iter().map(|word| word.parse::<usize>().expect("a number"));
    let (n_kills, n_tables) = (numbers.next().unwrap_or(20), numbers.next().unwrap_or(30));
    let folder = std::env::temp_dir().join(format!("sortie-cluster-{}", std::process::id()));
    let postgres = |word: &str| {
        let folder = folder.clone();
        let mut command = std::process::Command::new("tools/postgres");
        command.arg(word).arg(folder).env("FSYNC", "on");
        command.output().expect("tools/postgres, from the root of the repository")
    };
    let started = postgres("start");
    let url = String::from_utf8_lossy(&started.stdout).trim().to_owned();
    if url.is_empty() {
        println!("{}", String::from_utf8_lossy(&started.stderr));
        return ExitCode::FAILURE;
    }
    let is_well = show(&url, n_kills, n_tables).await;
    postgres("stop");
    ExitCode::from(u8::from(!is_well))
}

async fn serve(database: &str) {
    let limits = Limits { new_tables_each: 100_000, new_guests_each: 100_000, ..Limits::default() };
    let options = Options {
        host: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        database: database.to_owned(),
        limits,
        ..Options::default()
    };
    let server = Server::bind(sortie_shipped::registry(), &options).await.expect("a server starts");
    let mut out = std::io::stdout();
    write!(out, "\n{LISTENING}{}\n", server.address()).and_then(|()| out.flush()).expect("somebody reads");
    server.run().await.expect("until it is told to end");
}

/// One blow, and who felt it.
struct Blow {
    at: Instant,
    is_kill: bool,
    tables: BTreeSet<String>,
}

async fn show(url: &str, n_kills: usize, n_tables: usize) -> bool {
    let database = url.to_owned();
    let mut fleet = Fleet::start(3, move || {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["serve", &database]);
        command
    })
    .await;
    println!("{} servers behind {}, {n_tables} tables, {n_kills} kills", fleet.len(), fleet.address);
    let pool = sqlx::PgPool::connect(url).await.expect("it runs");
    let stop = Arc::new(AtomicBool::new(false));
    let mut playing = Vec::new();
    for _ in 0..n_tables {
        let player = Player::sit_down(fleet.address, Duration::from_millis(50)).await;
        playing.push(tokio::spawn(player.play(stop.clone())));
    }
    sleep(Duration::from_secs(2)).await;
    let mut blows = Vec::new();
    let (mut kills, mut n) = (0, 0);
    while kills < n_kills {
        let node = n % fleet.len();
        let is_kill = n % 3 != 2;
        let held = "SELECT tables.id FROM tables JOIN nodes ON holder = nodes.id WHERE address = $1";
        let address = fleet.node(node).to_string();
        let tables = sqlx::query_scalar(held).bind(address).fetch_all(&pool).await.expect("it answers");
        blows.push(Blow { at: Instant::now(), is_kill, tables: tables.into_iter().collect() });
        if is_kill {
            kills += 1;
            fleet.kill(node).await;
        } else {
            fleet.terminate(node).await;
        }
        sleep(REST / 2).await;
        fleet.replace(node).await;
        sleep(REST / 2).await;
        n += 1;
    }
    stop.store(true, Ordering::Relaxed);
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.expect("they play on"));
    }
    let is_well = print(&blows, &players);
    let (mut promised, mut lost) = (0, 0);
    for player in players {
        let (all, gone) = player.reckon().await;
        promised += all;
        lost += gone;
    }
    println!("\nacknowledged {promised}, lost {lost}");
    is_well && lost == 0
}

/// A line for each blow, and what they come to. Whether no table stood still for too long.
fn print(blows: &[Blow], players: &[Player]) -> bool {
    println!("\n{:>4} {:>8} {:>7} {:>12} {:>10} {:>10}", "", "", "tables", "choices", "p50 s", "longest s");
    let mut all = [Vec::new(), Vec::new()];
    for (n, blow) in blows.iter().enumerate() {
        let next = blows.get(n + 1).map_or_else(Instant::now, |next| next.at);
        let choices = players.iter().flat_map(|player| &player.acknowledged);
        let choices = choices.filter(|(at, _)| (blow.at..next).contains(at)).count();
        // How long a table stood still: from the last choice before to the first after.
        let mut stood: Vec<Duration> = Vec::new();
        for player in players {
            let of = |table: &str| blow.tables.contains(table);
            let before = player.acknowledged.iter().rev().find(|(at, _)| *at <= blow.at);
            let Some((_, table)) = before.filter(|(_, table)| of(table)) else { continue };
            // What was under way when the blow fell may still arrive.
            let after = player
                .acknowledged
                .iter()
                .filter(|(at, _)| *at > blow.at)
                .zip(player.acknowledged.iter().filter(|(at, _)| *at > blow.at).skip(1));
            let gap = after.map(|((one, _), (next, _))| *next - *one).take(40).max().unwrap_or_default();
            let first = player.acknowledged.iter().find(|(at, _)| *at > blow.at);
            let first = first.map_or(LONGEST * 10, |(at, _)| *at - blow.at);
            let _ = table;
            stood.push(first.max(gap));
        }
        stood.sort_unstable();
        let kind = if blow.is_kill { "kill -9" } else { "SIGTERM" };
        println!(
            "{:>4} {kind:>8} {:>7} {choices:>12} {:>10.2} {:>10.2}",
            n + 1,
            stood.len(),
            quantile(&stood, 0.5).as_secs_f64(),
            quantile(&stood, 1.0).as_secs_f64()
        );
        all[usize::from(blow.is_kill)].extend(stood);
    }
    let [mut deploys, mut kills] = all;
    for (name, times) in [("kill -9", &mut kills), ("SIGTERM", &mut deploys)] {
        times.sort_unstable();
        let at = |q: f64| quantile(times, q).as_secs_f64();
        println!(
            "\n{name}: tables that stood still {}, p50 {:.2} s, p99 {:.2} s, longest {:.2} s",
            times.len(),
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }
    kills.last().is_none_or(|longest| *longest <= LONGEST)
}

fn quantile(sorted: &[Duration], q: f64) -> Duration {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * q).round() as usize).copied().unwrap_or_default()
}
