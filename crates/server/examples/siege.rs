//! `make siege`: what strangers can do to a server that stands on the open internet, and what it costs the others.
//!
//! A server of its own process with the limits it ships with stands on 127.0.0.1 and trusts nobody about addresses; everybody
//! comes from an address 127.x.y.z of their own. A few people play at their tables all the while, first in peace and then
//! through each attack:
//!
//! - readers: 32 clients read the replay of a campaign of some 1,400 choices at once, and so slowly that all are at it together,
//! - stale: six sockets at that campaign send choices for a moment long past, as fast as they may, and four of them never read,
//! - files: somebody sends a game file of 2 MB every two seconds, made to take long to play again,
//! - flood: one address opens connections, says half a request over them, and asks for what costs much,
//! - crowd: 10,000 live sockets at 5,000 tables, which all hear of a choice.
//!
//! It prints one table: memory before, at most and added, how long others waited for the news of their choices, and what the
//! crowd takes a socket. Everything is counted beforehand and every attack has an end by the clock; nothing leaves the machine.
//!
//! `cargo run -p sortie-server --example siege -- [--attack NAME] [--sockets 10000] [--seconds 12]`

#[allow(dead_code, reason = "load uses more of it")]
mod client;

use std::io::Write;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use client::{Client, Failure, Player, Servant, Socket, id_in, megabytes};
use futures_util::{SinkExt, StreamExt, future::join_all};
use serde_json::{Value, json};
use sortie_games::{AnyTable, Registry};
use sortie_kernel::{Seat, Seed};
use sortie_server::Options;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// How many play in peace, and how often each chooses.
const PLAYERS: u8 = 12;
const PACE: Duration = Duration::from_millis(100);

/// No attack takes longer, on the slowest machine.
const LONGEST: Duration = Duration::from_secs(600);

/// How long the campaign is that is read.
const CHOICES: usize = 1419;

/// The largest file that the server reads.
const FILE: usize = 2 * 1024 * 1024;

const ATTACKS: [&str; 5] = ["readers", "stale", "files", "flood", "crowd"];

/// What the command line asks for.
struct Wishes {
    attacks: Vec<String>,
    sockets: usize,
    seconds: u64,
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [word, database] = &arguments[..]
        && word == "serve"
    {
        let database = database.clone();
        return client::serve(&Options {
            port: 0,
            database,
            trusted_proxies: Vec::new(),
            ..Options::default()
        });
    }
    let wishes = wishes(&arguments)?;
    let folder = Path::new("target").join(format!("siege-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let result = tokio::runtime::Runtime::new()?.block_on(siege(&folder, &wishes));
    std::fs::remove_dir_all(&folder)?;
    result
}

fn wishes(arguments: &[String]) -> Result<Wishes, Failure> {
    let attacks = ATTACKS.map(str::to_owned).to_vec();
    let mut wishes = Wishes { attacks, sockets: 10_000, seconds: 12 };
    for pair in arguments.chunks(2) {
        match pair {
            [name, attack] if name == "--attack" && ATTACKS.contains(&attack.as_str()) => {
                wishes.attacks = vec![attack.clone()];
            }
            [name, n] if name == "--sockets" => wishes.sockets = n.parse::<usize>()?.min(10_000),
            [name, n] if name == "--seconds" => wishes.seconds = n.parse::<u64>()?.min(60),
            _ => return Err(format!("{pair:?}: --attack {ATTACKS:?}, --sockets N, --seconds N").into()),
        }
    }
    Ok(wishes)
}

/// A server of its own for each attack, so that one does not pay for another.
async fn siege(folder: &Path, wishes: &Wishes) -> Result<(), Failure> {
    let campaign = tokio::task::spawn_blocking(campaign).await??;
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{:<8} {:>8} {:>8} {:>8}   {:>21}   {:>21}",
        "", "MB", "at most", "added", "p50, p99 in peace ms", "under attack ms"
    )?;
    for attack in &wishes.attacks {
        let folder = folder.join(attack);
        std::fs::create_dir_all(&folder)?;
        let server = Servant::start(&folder)?;
        let scene = Scene { server: &server, campaign: &campaign, wishes };
        let row =
            timeout(LONGEST, scene.play(attack)).await.map_err(|_| format!("{attack} took too long"))??;
        writeln!(out, "{row}")?;
        out.flush()?;
    }
    Ok(())
}

/// A game of four heroes that bots have played for a long while, and how it would be chosen on.
fn campaign() -> Result<Value, Failure> {
    let games = sortie_shipped::registry();
    let content = games.get("alliance").ok_or("no such game")?.content_json();
    let heroes = content["heroes"].as_array().ok_or("no heroes")?.iter().take(4);
    let heroes: Vec<Value> = heroes.map(|hero| json!({ "hero": hero["id"], "cards": [] })).collect();
    let setup = json!({ "heroes": heroes, "difficulty": "normal",
                        "campaign": { "id": "how_many_aboard", "team": "Siege" } });
    let mut table = games.begin("alliance", &setup, Seed::from_number(1))?;
    while table.n_choices() < CHOICES && table.outcome().is_none() {
        let (seat, choice) = next(&games, &*table).ok_or("a campaign that does not go on")?;
        let proposal = table.propose(seat, &choice)?;
        table.commit(proposal)?;
    }
    Ok(table.to_file(games.content_hash("alliance")))
}

fn next(games: &Registry, table: &dyn AnyTable) -> Option<(Seat, Value)> {
    let seats: Vec<Seat> = Seat::first(table.n_seats()).collect();
    let thinking = table.sequence();
    ["greedy", "random"].into_iter().find_map(|bot| games.choose(table, &seats, bot, thinking))
}

/// A file that takes long to play again: the campaign, and then a choice taken back and made again up to the limit. To go back
/// plays up to fifteen choices again, and this is one of the places where it does.
fn crafted(campaign: &Value) -> String {
    let mut file = campaign.clone();
    let Some(entries) = file["entries"].as_array_mut() else { return String::new() };
    entries.truncate(entries.len() / 16 * 16);
    let [.., before, last] = &entries[..] else { return String::new() };
    let back = json!({ "keep": entries.len() - 1, "digest": before["digest"] });
    let again = last.clone();
    let both = back.to_string().len() + again.to_string().len() + 2;
    let n = (FILE - campaign.to_string().len()) / both;
    for _ in 0..n.min((20_000 - entries.len()) / 2) {
        entries.extend([back.clone(), again.clone()]);
    }
    file.to_string()
}

struct Scene<'a> {
    server: &'a Servant,
    campaign: &'a Value,
    wishes: &'a Wishes,
}

/// What an attack came to.
struct Row<'a> {
    attack: &'a str,
    before: u64,
    most: u64,
    peace: Waits,
    war: Waits,
    /// What else is to be said of it.
    remark: String,
}

impl std::fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { attack, before, most, peace, war, remark } = self;
        let (mb, most_mb) = (megabytes(*before), megabytes(*most));
        write!(f, "{attack:<8} {mb:>8.0} {most_mb:>8.0} {:>8.0}   {peace}   {war}   {remark}", most_mb - mb)
    }
}

/// How long people waited for the news of their choices, shortest first.
struct Waits(Vec<Duration>);

impl std::fmt::Display for Waits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let at = |share: usize| self.0.get(self.0.len() * share / 100).copied().unwrap_or_default();
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(f, "{:>10.1} {:>10.1}", ms(at(50)), ms(at(99)))
    }
}

/// What an attack took of the server, if it looked for itself, and what is to be said of it.
type Came = Result<(Option<(u64, u64)>, String), Failure>;

impl Scene<'_> {
    /// Lets people play in peace, then through an attack.
    async fn play<'a>(&self, attack: &'a str) -> Result<Row<'a>, Failure> {
        let mut players = Vec::new();
        for n in 0..PLAYERS {
            players.push(Player::sit_down(self.somebody([1, n]).await?).await?);
        }
        let (owner, table) = self.import().await?;
        let peace = Playing::begin(players);
        sleep(self.lasting()).await;
        let (peace, players) = peace.end().await?;

        let (before, _) = self.server.memory();
        self.server.forget_the_most();
        let war = Playing::begin(players);
        let (own, remark) = match attack {
            "readers" => self.readers(&owner, &table).await?,
            "stale" => self.stale(&owner, &table).await?,
            "files" => self.files().await?,
            "flood" => self.flood(&table).await?,
            _ => self.crowd().await?,
        };
        let (_, most) = self.server.memory();
        let (war, _) = war.end().await?;
        let (before, most) = own.unwrap_or((before, most));
        Ok(Row { attack, before, most, peace, war, remark })
    }

    fn lasting(&self) -> Duration {
        Duration::from_secs(self.wishes.seconds)
    }

    /// Somebody new at 127.90.x.y.
    async fn somebody(&self, at: [u8; 2]) -> Result<Client, Failure> {
        Client::from(address(90, at), self.server.address).await
    }

    /// The campaign as a table, and whose it is.
    async fn import(&self) -> Result<(Client, String), Failure> {
        let client = self.somebody([2, 1]).await?;
        // A slow machine may need more than the limits allow.
        let mut tries = 0;
        loop {
            let (_, body) = client.request("POST", "/api/import", &self.campaign.to_string()).await?;
            match id_in(&body) {
                Ok(id) => return Ok((client, id)),
                Err(error) if tries == 9 => return Err(error),
                Err(_) => tries += 1,
            }
        }
    }

    /// Each from an address of its own. What is on its way to a slow reader is the server's to keep.
    async fn readers(&self, guest: &Client, table: &str) -> Came {
        let path = format!("/api/tables/{table}/replay");
        let read = |n: u8| {
            let (client, path) = (guest.at(address(90, [3, n])), path.clone());
            async move {
                let mut stream = client.ask("GET", &path, "").await?;
                let (mut buffer, mut n_bytes) = (vec![0; 256 * 1024], 0);
                loop {
                    match stream.read(&mut buffer).await? {
                        0 => return Ok::<_, Failure>(n_bytes),
                        n => n_bytes += n,
                    }
                    sleep(Duration::from_millis(20)).await;
                }
            }
        };
        let begin = Instant::now();
        let mut n_bytes = 0;
        for one in join_all((1..=32).map(read)).await {
            n_bytes = one?;
        }
        let took = begin.elapsed().as_secs_f64();
        Ok((None, format!("32 x {:.1} MB in {took:.1} s; aim: 64 MB added", megabytes(n_bytes as u64))))
    }

    async fn stale(&self, guest: &Client, table: &str) -> Came {
        let mut sockets = JoinSet::new();
        for n in 1..=6 {
            let socket = guest.at(address(90, [4, n])).connect(table).await?;
            let (end, reads) = (Instant::now() + self.lasting(), n <= 2);
            sockets.spawn(choose_the_past(socket, end, reads));
        }
        let (mut n_sent, mut n_bytes) = (0, 0);
        while let Some(sent) = sockets.join_next().await {
            let (sent, bytes) = sent?;
            n_sent += sent;
            n_bytes += bytes;
        }
        Ok((None, format!("{n_sent} sent over 6 sockets, {:.1} MB read by two of them", megabytes(n_bytes))))
    }

    async fn files(&self) -> Came {
        let campaign = self.campaign.clone();
        let file = Arc::new(tokio::task::spawn_blocking(move || crafted(&campaign)).await?);
        let end = Instant::now() + self.lasting();
        let mut sent = JoinSet::new();
        let mut n = 0;
        while Instant::now() < end {
            let (client, file) = (self.somebody([5, n]).await?, file.clone());
            sent.spawn(async move { client.request("POST", "/api/import", &file).await });
            n += 1;
            sleep(Duration::from_secs(2)).await;
        }
        sent.abort_all();
        let megabytes = megabytes(file.len() as u64);
        Ok((None, format!("{n} files of {megabytes:.1} MB; aim: p99 less than 20 ms more")))
    }

    /// One address opens connections, more than one may have, and asks for the replay over and over.
    async fn flood(&self, table: &str) -> Came {
        let one = self.somebody([6, 0]).await?;
        let end = Instant::now() + self.lasting();
        let (mut held, mut n_asked) = (Vec::new(), 0);
        let path = format!("/api/tables/{table}/replay?count=50");
        while Instant::now() < end {
            for _ in 0..20 {
                if held.len() < 1500
                    && let Ok(mut stream) = one.dial().await
                    && stream.write_all(b"GET /healthz HTTP/1.1\r\nx-slow: ").await.is_ok()
                {
                    held.push(stream);
                }
            }
            n_asked += usize::from(one.request("GET", &path, "").await.is_ok());
            sleep(Duration::from_millis(50)).await;
        }
        Ok((None, format!("{} connections, {n_asked} replays asked for, all by one address", held.len())))
    }

    /// Two sockets a table. What a table takes and what a socket takes is told apart.
    async fn crowd(&self) -> Came {
        let n_tables = self.wishes.sockets / 2;
        let (start, _) = self.server.memory();
        let (go, gone) = watch::channel(false);
        let (arrived, mut arrivals) = mpsc::channel(n_tables.max(1));
        let mut crowd = JoinSet::new();
        // Who says nothing for a minute is taken to be gone, so everybody listens from the beginning.
        let mut second = Vec::with_capacity(n_tables);
        for n in 0..n_tables {
            let at = address(100, [(n / 200) as u8, (n % 200) as u8]);
            let client = Client::from(at, self.server.address).await?;
            let player = Player::sit_down(client.clone()).await?;
            second.push((client, player.table().to_owned()));
            crowd.spawn(choose_once(player, gone.clone(), arrived.clone()));
        }
        let with_one = self.settled().await;
        for (client, table) in second {
            let mut socket = client.connect(&table).await?;
            socket.next().await.ok_or("no table")??;
            crowd.spawn(hear_all(socket, arrived.clone()));
        }
        let with_two = self.settled().await;
        go.send_replace(true);
        for _ in 0..2 * n_tables {
            arrivals.recv().await.ok_or("the server hung up")?;
        }
        let in_use = self.settled().await;
        let (_, most) = self.server.memory();
        let kilobytes = |bytes: u64| bytes as f64 / n_tables.max(1) as f64 / 1024.0;
        let socket = kilobytes(with_two.saturating_sub(with_one));
        let table = kilobytes(with_one.saturating_sub(start)) - socket;
        let remark = format!(
            "{} sockets at {n_tables} tables: {socket:.1} KB a socket (aim: 30), {table:.1} KB a table, {:.0} MB when all have \
             heard of a choice (aim: 1024)",
            2 * n_tables,
            megabytes(in_use),
        );
        Ok((Some((start, most)), remark))
    }

    /// The memory after a moment without anything new.
    async fn settled(&self) -> u64 {
        sleep(Duration::from_secs(2)).await;
        self.server.memory().0
    }
}

/// 127.x.y.z, none of which ends in 0 or 255.
fn address(x: u8, [y, z]: [u8; 2]) -> Ipv4Addr {
    Ipv4Addr::new(127, x, y, z + 1)
}

/// Sits at a table, chooses once when it is time, and says when everybody was told.
async fn choose_once(
    mut player: Player,
    mut go: watch::Receiver<bool>,
    arrived: mpsc::Sender<()>,
) -> Result<(), Failure> {
    loop {
        tokio::select! {
            heard = player.hear() => heard?,
            _ = go.wait_for(|go| *go) => break,
        }
    }
    player.choose().await?;
    arrived.send(()).await?;
    loop {
        player.hear().await?;
    }
}

/// Listens, and says when a choice was told.
async fn hear_all(mut socket: Socket, arrived: mpsc::Sender<()>) -> Result<(), Failure> {
    while let Some(message) = socket.next().await {
        if message?.to_text().is_ok_and(|text| text.starts_with("{\"say\":\"steps\"")) {
            arrived.send(()).await?;
        }
    }
    Err("the server hung up".into())
}

/// Sends choices for a moment long past, as fast as one may without being told to slow down, and says how many and how many
/// bytes of answers were read.
async fn choose_the_past(mut socket: Socket, end: Instant, reads: bool) -> (u64, u64) {
    let choice = json!({ "say": "choose", "sequence": 0, "seat": 0, "choice": null }).to_string();
    let (mut n_sent, mut n_bytes) = (0, 0);
    while Instant::now() < end {
        // Who does not keep up is hung up on.
        let sending = timeout(Duration::from_secs(1), socket.send(Message::text(choice.clone())));
        if !matches!(sending.await, Ok(Ok(()))) {
            break;
        }
        n_sent += 1;
        let pause = Instant::now() + Duration::from_millis(34);
        while reads && let Ok(Some(Ok(message))) = tokio::time::timeout_at(pause.into(), socket.next()).await
        {
            n_bytes += message.len() as u64;
        }
        tokio::time::sleep_until(pause.into()).await;
    }
    (n_sent, n_bytes)
}

/// How long each answer took, and who waited for them.
type Played = (Vec<Duration>, Player);

/// People at their tables, until they are told to stop.
struct Playing {
    ended: Arc<AtomicBool>,
    tasks: Vec<tokio::task::JoinHandle<Result<Played, Failure>>>,
}

impl Playing {
    fn begin(players: Vec<Player>) -> Self {
        let ended = Arc::new(AtomicBool::new(false));
        let play = |mut player: Player| {
            let ended = ended.clone();
            async move {
                let mut took = Vec::new();
                while !ended.load(Ordering::Relaxed) {
                    took.push(player.choose().await?);
                    sleep(PACE).await;
                }
                Ok((took, player))
            }
        };
        let tasks = players.into_iter().map(|player| tokio::spawn(play(player))).collect();
        Self { ended, tasks }
    }

    async fn end(self) -> Result<(Waits, Vec<Player>), Failure> {
        self.ended.store(true, Ordering::Relaxed);
        let (mut all, mut players) = (Vec::new(), Vec::new());
        for task in self.tasks {
            let (took, player) = task.await??;
            all.extend(took);
            players.push(player);
        }
        all.sort_unstable();
        Ok((Waits(all), players))
    }
}
