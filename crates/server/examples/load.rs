//! `make load`: many tables played at once over live sockets on this machine, and what they get.
//!
//! A server of its own process plays real games of `arena`; each table is one client with two seats who answers, waits for
//! the news and answers again. Every line is one number of tables, first with as many choices a second as are offered
//! (`--rate`, spread over all tables), then as fast as answers come. Beside it stands what the disk allows: a loop that
//! appends as many bytes as a choice takes and waits until they are on the disk.
//!
//! `load --database postgres://…` plays on that database; without, on a file of SQLite in `target`. What attacks cost, and how
//! much memory sockets take, says `siege`.

#[allow(dead_code, reason = "siege uses more of it")]
mod client;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::{Client, Failure, Player, Servant, megabytes};
use sortie_server::{Limits, Options};

/// Where everybody is who plays here.
const HERE: std::net::Ipv4Addr = std::net::Ipv4Addr::LOCALHOST;

/// What the command line asks for.
struct Wishes {
    tables: Vec<usize>,
    seconds: u64,
    rate: f64,
    database: Option<String>,
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [word, database] = &arguments[..]
        && word == "serve"
    {
        return client::serve(&options(database));
    }
    let wishes = wishes(&arguments)?;
    let folder = Path::new("target").join(format!("load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let played = tokio::runtime::Runtime::new()?.block_on(play(&folder, &wishes));
    std::fs::remove_dir_all(&folder)?;
    played
}

fn wishes(arguments: &[String]) -> Result<Wishes, Failure> {
    let mut wishes = Wishes { tables: vec![10, 100, 500, 2000], seconds: 6, rate: 2000.0, database: None };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(format!("{pair:?}: a value is missing").into()) };
        match name.as_str() {
            "--tables" => wishes.tables = value.split(',').map(str::parse).collect::<Result<_, _>>()?,
            "--seconds" => wishes.seconds = value.parse()?,
            "--rate" => wishes.rate = value.parse()?,
            "--database" => wishes.database = Some(value.clone()),
            _ => return Err(format!("{name} is none of --tables --seconds --rate --database").into()),
        }
    }
    Ok(wishes)
}

/// A server whose one client may take as much as it likes.
fn options(database: &str) -> Options {
    let limits = Limits {
        connections: 20_000,
        sockets: 20_000,
        sockets_each: 20_000,
        new_sockets_each: 1_000_000,
        requests_each: 512,
        dear_requests_each: 1_000_000,
        bytes_each: u32::MAX,
        new_tables_each: 1_000_000,
        new_guests_each: 1_000_000,
        ..Limits::default()
    };
    Options { port: 0, database: database.to_owned(), limits, ..Options::default() }
}

/// How one run went.
struct Run {
    per_second: f64,
    p50: Duration,
    p99: Duration,
}

/// Lets all players play for a while, each at this pace at most.
async fn run(players: Vec<Player>, seconds: u64, pace: Duration) -> Result<(Run, Vec<Player>), Failure> {
    let ended = Arc::new(AtomicBool::new(false));
    let begin = Instant::now();
    let n = players.len() as u32;
    let tasks = players.into_iter().enumerate().map(|(index, mut player)| {
        let ended = ended.clone();
        tokio::spawn(async move {
            let mut took = Vec::new();
            // Not all at once.
            let mut due = begin + pace * index as u32 / n;
            while !ended.load(Ordering::Relaxed) {
                tokio::time::sleep_until(due.into()).await;
                took.push(player.choose().await?);
                due = (due + pace).max(Instant::now());
            }
            Ok::<_, Failure>((took, player))
        })
    });
    let tasks: Vec<_> = tasks.collect();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    ended.store(true, Ordering::Relaxed);
    let lasted = begin.elapsed();
    let (mut all, mut players) = (Vec::new(), Vec::new());
    for task in tasks {
        let (took, player) = task.await??;
        all.extend(took);
        players.push(player);
    }
    all.sort_unstable();
    let quantile = |q: f64| all.get((all.len() as f64 * q) as usize).copied().unwrap_or_default();
    let per_second = all.len() as f64 / lasted.as_secs_f64();
    Ok((Run { per_second, p50: quantile(0.5), p99: quantile(0.99) }, players))
}

async fn play(folder: &Path, wishes: &Wishes) -> Result<(), Failure> {
    let mut out = std::io::stdout();
    writeln!(out, "{:>7}  {:>32}  {:>32}  {:>8}", "tables", "offered", "as fast as answers come", "MB")?;
    let head = format!("{:>10} {:>10} {:>10}", "choices/s", "p50 ms", "p99 ms");
    writeln!(out, "{:>7}  {head}  {head}", "")?;
    for n in &wishes.tables {
        let folder = folder.join(n.to_string());
        std::fs::create_dir_all(&folder)?;
        let server = match &wishes.database {
            Some(database) => Servant::on(database)?,
            None => Servant::start(&folder)?,
        };
        let mut players = Vec::with_capacity(*n);
        for _ in 0..*n {
            players.push(Player::sit_down(Client::from(HERE, server.address).await?).await?);
        }
        let pace = Duration::from_secs_f64(*n as f64 / wishes.rate);
        let (offered, players) = run(players, wishes.seconds, pace).await?;
        let (fast, players) = run(players, wishes.seconds, Duration::ZERO).await?;
        let show = |run: &Run| {
            let ms = |time: Duration| time.as_secs_f64() * 1000.0;
            format!("{:>10.0} {:>10.1} {:>10.1}", run.per_second, ms(run.p50), ms(run.p99))
        };
        let (now, _) = server.memory();
        writeln!(out, "{n:>7}  {}  {}  {:>8.0}", show(&offered), show(&fast), megabytes(now))?;
        drop(players);
    }
    writeln!(out, "appending and waiting for the disk, one at a time: {:.0}/s", limit(folder)?)?;
    Ok(())
}

/// How often a second as many bytes as a choice takes can be put on the disk, one after the other.
fn limit(folder: &Path) -> Result<f64, Failure> {
    let mut file = std::fs::File::create(folder.join("limit"))?;
    let begin = Instant::now();
    let mut n = 0;
    while begin.elapsed() < Duration::from_secs(3) {
        file.write_all(&[b'.'; 200])?;
        file.sync_data()?;
        n += 1;
    }
    Ok(f64::from(n) / begin.elapsed().as_secs_f64())
}
