//! `make load`: many tables played at once over live sockets on this machine, and what they get.
//!
//! A server of its own process plays real games of `arena`; each table is one client with two seats who answers, waits for
//! the news and answers again. Every line is one number of tables, first with as many choices a second as are offered
//! (`--rate`, spread over all tables), then as fast as answers come. Beside it stands what the disk allows: a loop that
//! appends as many bytes as a choice takes and waits until they are on the disk.
//!
//! `load --sockets 2000` opens live sockets that only listen instead, and says how much memory each takes. `load --readers
//! FILE` lets 32 clients read the replay of a game file at once.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use sortie_server::{Limits, Options, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What the command line asks for.
struct Wishes {
    tables: Vec<usize>,
    seconds: u64,
    rate: f64,
    sockets: Option<usize>,
    readers: Option<PathBuf>,
}

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [word, database] = &arguments[..]
        && word == "serve"
    {
        return serve(database);
    }
    let wishes = wishes(&arguments)?;
    let folder = Path::new("target").join(format!("load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let played = tokio::runtime::Runtime::new()?.block_on(async {
        match (&wishes.sockets, &wishes.readers) {
            (Some(n), _) => sockets(&folder, *n).await,
            (None, Some(file)) => readers(&folder, file).await,
            (None, None) => play(&folder, &wishes).await,
        }
    });
    std::fs::remove_dir_all(&folder)?;
    played
}

fn wishes(arguments: &[String]) -> Result<Wishes, Failure> {
    let mut wishes =
        Wishes { tables: vec![10, 100, 500, 2000], seconds: 6, rate: 2000.0, sockets: None, readers: None };
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(format!("{pair:?}: a value is missing").into()) };
        match name.as_str() {
            "--tables" => wishes.tables = value.split(',').map(str::parse).collect::<Result<_, _>>()?,
            "--seconds" => wishes.seconds = value.parse()?,
            "--rate" => wishes.rate = value.parse()?,
            "--sockets" => wishes.sockets = Some(value.parse()?),
            "--readers" => wishes.readers = Some(value.into()),
            _ => {
                return Err(format!("{name} is none of --tables --seconds --rate --sockets --readers").into());
            }
        }
    }
    Ok(wishes)
}

/// The server, in a process of its own so that its memory is its own. Its one client may take as much as it likes.
fn serve(database: &str) -> Result<(), Failure> {
    let limits = Limits {
        connections: 20_000,
        sockets: 20_000,
        sockets_each: 20_000,
        new_sockets_each: 1_000_000,
        requests_each: 512,
        long_answers_each: 64,
        dear_requests_each: 1_000_000,
        bytes_each: u32::MAX,
        new_tables_each: 1_000_000,
        new_guests_each: 1_000_000,
        ..Limits::default()
    };
    let options = Options { port: 0, database: database.to_owned(), limits, ..Options::default() };
    tokio::runtime::Runtime::new()?.block_on(async {
        let server = Server::bind(sortie_shipped::registry(), &options).await?;
        let mut out = std::io::stdout();
        writeln!(out, "{}", server.address())?;
        out.flush()?;
        Ok(server.run().await?)
    })
}

/// The other process.
struct Servant {
    child: Child,
    address: SocketAddr,
}

impl Servant {
    fn start(folder: &Path) -> Result<Self, Failure> {
        let database = format!("sqlite:{}", folder.join("load.db").display());
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", &database])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Self { child, address: line.trim().parse()? })
    }

    /// Its memory now, and the most it ever took, in bytes.
    fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) * 1024
        };
        (kilobytes("VmRSS:"), kilobytes("VmHWM:"))
    }
}

impl Drop for Servant {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// Somebody with a browser, as far as it matters here.
#[derive(Clone)]
struct Client {
    address: SocketAddr,
    token: String,
}

impl Client {
    async fn new(address: SocketAddr) -> Result<Self, Failure> {
        let mut client = Self { address, token: String::new() };
        let (head, _) = client.request("PUT", "/api/guest", "{\"name\":\"Ann\"}").await?;
        let token = head.split("sortie_guest=").nth(1).and_then(|rest| rest.split(';').next());
        token.ok_or("no cookie")?.clone_into(&mut client.token);
        Ok(client)
    }

    async fn request(&self, method: &str, path: &str, body: &str) -> Result<(String, String), Failure> {
        let mut stream = TcpStream::connect(self.address).await?;
        let (length, token) = (body.len(), &self.token);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\ncookie: sortie_guest={token}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        Ok((head.to_owned(), body.to_owned()))
    }

    async fn make_table(&self) -> Result<String, Failure> {
        let new = json!({ "game": "arena", "setup": { "jedi": ["mace", "kit"] },
                          "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let (_, body) = self.request("POST", "/api/tables", &new.to_string()).await?;
        id_in(&body)
    }

    async fn connect(&self, id: &str) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/api/tables/{id}/live", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", format!("sortie_guest={}", self.token).parse()?);
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        let hello = json!({ "say": "hello", "since": null, "language": "en" });
        socket.send(Message::text(hello.to_string())).await?;
        Ok(socket)
    }
}

fn id_in(body: &str) -> Result<String, Failure> {
    let table: Value = serde_json::from_str(body).map_err(|error| format!("{error}: {body}"))?;
    Ok(table["id"].as_str().ok_or_else(|| format!("no table: {body}"))?.to_owned())
}

type Socket = WebSocketStream<TcpStream>;

/// What a player looks at; the rest is passed over.
#[derive(Deserialize)]
struct Heard<'a> {
    say: &'a str,
    table: Option<HeardTable>,
}

#[derive(Deserialize)]
struct HeardTable {
    sequence: u64,
    decision: Option<HeardDecision>,
}

#[derive(Deserialize)]
struct HeardDecision {
    offers: Vec<HeardOffer>,
}

#[derive(Deserialize)]
struct HeardOffer {
    seat: u8,
    choice: Value,
}

/// One table with its only player.
struct Player {
    client: Client,
    socket: Socket,
    /// The answer to be given next; none if the game is over.
    answer: Option<String>,
    n_chosen: usize,
}

impl Player {
    async fn sit_down(client: Client) -> Result<Self, Failure> {
        let id = client.make_table().await?;
        let socket = client.connect(&id).await?;
        let mut player = Self { client, socket, answer: None, n_chosen: 0 };
        player.hear().await?;
        Ok(player)
    }

    /// Waits for the news and thinks of an answer.
    async fn hear(&mut self) -> Result<(), Failure> {
        loop {
            let Some(message) = self.socket.next().await else { return Err("the server hung up".into()) };
            let Message::Text(text) = message? else { continue };
            let heard: Heard<'_> = serde_json::from_str(&text)?;
            if heard.say == "refused" {
                return Err(text.to_string().into());
            }
            let Some(table) = heard.table else { continue };
            self.answer = table.decision.and_then(|decision| {
                let offer = decision.offers.get(self.n_chosen % decision.offers.len().max(1))?;
                let (sequence, seat, choice) = (table.sequence, offer.seat, &offer.choice);
                Some(format!(
                    "{{\"say\":\"choose\",\"sequence\":{sequence},\"seat\":{seat},\"choice\":{choice}}}"
                ))
            });
            return Ok(());
        }
    }

    /// Makes a choice and says how long it took until the news of it.
    async fn choose(&mut self) -> Result<Duration, Failure> {
        let answer = match self.answer.take() {
            Some(answer) => answer,
            None => {
                *self = Self::sit_down(self.client.clone()).await?;
                self.answer.take().ok_or("a game that is over at once")?
            }
        };
        let begin = Instant::now();
        self.socket.send(Message::text(answer)).await?;
        self.hear().await?;
        self.n_chosen += 1;
        Ok(begin.elapsed())
    }
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
        let server = Servant::start(&folder)?;
        let mut players = Vec::with_capacity(*n);
        for _ in 0..*n {
            players.push(Player::sit_down(Client::new(server.address).await?).await?);
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

/// Sockets that only listen, ten to a table.
async fn sockets(folder: &Path, n: usize) -> Result<(), Failure> {
    let server = Servant::start(folder)?;
    let client = Client::new(server.address).await?;
    let mut tables = Vec::new();
    for _ in 0..n.div_ceil(10) {
        let mut player = Player::sit_down(client.clone()).await?;
        player.choose().await?;
        tables.push(client.make_table().await?);
        drop(player);
    }
    for id in &tables {
        client.request("GET", &format!("/api/tables/{id}"), "").await?;
    }
    let (before, _) = server.memory();
    let mut held = Vec::with_capacity(n);
    for index in 0..n {
        let mut socket = client.connect(&tables[index / 10]).await?;
        socket.next().await.ok_or("no table")??;
        held.push(socket);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (after, _) = server.memory();
    let each = after.saturating_sub(before) / n as u64;
    let mut out = std::io::stdout();
    writeln!(
        out,
        "{n} sockets at {} tables: {:.0} MB, {:.0} MB before; {:.1} KB each",
        tables.len(),
        megabytes(after),
        megabytes(before),
        each as f64 / 1024.0
    )?;
    Ok(())
}

/// 32 clients that read the replay of one game file at once.
async fn readers(folder: &Path, file: &Path) -> Result<(), Failure> {
    let server = Servant::start(folder)?;
    let client = Client::new(server.address).await?;
    let (_, body) = client.request("POST", "/api/import", &std::fs::read_to_string(file)?).await?;
    let id = id_in(&body)?;
    let table: Value = serde_json::from_str(&body)?;
    let (before, _) = server.memory();
    let begin = Instant::now();
    let path = format!("/api/tables/{id}/replay");
    let reads = (0..32).map(|_| client.request("GET", &path, ""));
    let answers = futures_util::future::join_all(reads).await;
    let mut n_bytes = 0;
    for answer in answers {
        n_bytes = answer?.1.len() as u64;
    }
    let (_, most) = server.memory();
    let mut out = std::io::stdout();
    writeln!(
        out,
        "32 readers of {} choices, {:.1} MB each: {:.0} MB at most, {:.0} MB before, {:.1} s",
        table["n_choices"],
        megabytes(n_bytes),
        megabytes(most),
        megabytes(before),
        begin.elapsed().as_secs_f64()
    )?;
    Ok(())
}
