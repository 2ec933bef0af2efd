//! What programs that try a server from outside have in common: a server of a process of its own, and clients that know HTTP and
//! WebSocket. Loopback addresses only: a server listens on 127.0.0.1, and each client comes from an address 127.0.0.0/8 of its own
//! if it likes.

use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use sortie_server::{Options, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

pub(crate) type Failure = Box<dyn std::error::Error + Send + Sync>;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Serves in this process until it is told to end, and says where.
pub(crate) fn serve(options: &Options) -> Result<(), Failure> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let server = Server::bind(sortie_shipped::registry(), options).await?;
        let mut out = std::io::stdout();
        writeln!(out, "{}", server.address())?;
        out.flush()?;
        Ok(server.run().await?)
    })
}

/// The server, in a process of its own so that its memory is its own: this program once more, told `serve` and a database.
pub(crate) struct Servant {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Servant {
    pub(crate) fn start(folder: &Path) -> Result<Self, Failure> {
        Self::on(&format!("sqlite:{}", folder.join("games.db").display()))
    }

    pub(crate) fn on(database: &str) -> Result<Self, Failure> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", database])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(Self { child, address: line.trim().parse()? })
    }

    /// Its memory now, and the most it took since [`Self::forget_the_most`], in bytes.
    pub(crate) fn memory(&self) -> (u64, u64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let kilobytes = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) * 1024
        };
        (kilobytes("VmRSS:"), kilobytes("VmHWM:"))
    }

    /// The most counts from here.
    pub(crate) fn forget_the_most(&self) {
        // Where the system does not offer it, the most is the most ever.
        let _ = std::fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5");
    }
}

impl Drop for Servant {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

/// Somebody with a browser, as far as it matters here.
#[derive(Clone)]
pub(crate) struct Client {
    address: SocketAddr,
    from: Ipv4Addr,
    token: String,
}

impl Client {
    /// Somebody at this address of this machine.
    pub(crate) async fn from(from: Ipv4Addr, address: SocketAddr) -> Result<Self, Failure> {
        let mut client = Self { address, from, token: String::new() };
        let (head, _) = client.request("PUT", "/api/guest", "{\"name\":\"Ann\"}").await?;
        let token = head.split("sortie_guest=").nth(1).and_then(|rest| rest.split(';').next());
        token.ok_or_else(|| format!("no cookie: {head}"))?.clone_into(&mut client.token);
        Ok(client)
    }

    /// The same guest at another address.
    pub(crate) fn at(&self, from: Ipv4Addr) -> Self {
        Self { from, ..self.clone() }
    }

    /// A connection that nothing was said over yet.
    pub(crate) async fn dial(&self) -> Result<TcpStream, Failure> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }

    /// Sends a request on a connection of its own, whose answer is still to be read.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: &str) -> Result<TcpStream, Failure> {
        let mut stream = self.dial().await?;
        let (length, token) = (body.len(), &self.token);
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\ncookie: sortie_guest={token}\r\n\r\n"
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        Ok(stream)
    }

    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<(String, String), Failure> {
        let mut answer = String::new();
        self.ask(method, path, body).await?.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        Ok((head.to_owned(), body.to_owned()))
    }

    pub(crate) async fn make_table(&self) -> Result<String, Failure> {
        let new = json!({ "game": "arena", "setup": { "jedi": ["mace", "kit"] },
                          "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let (_, body) = self.request("POST", "/api/tables", &new.to_string()).await?;
        id_in(&body)
    }

    pub(crate) async fn connect(&self, id: &str) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/api/tables/{id}/live", self.address).into_client_request()?;
        request.headers_mut().insert("cookie", format!("sortie_guest={}", self.token).parse()?);
        let (mut socket, _) = tokio_tungstenite::client_async(request, self.dial().await?).await?;
        let hello = json!({ "say": "hello", "since": null, "language": "en" });
        socket.send(Message::text(hello.to_string())).await?;
        Ok(socket)
    }
}

pub(crate) fn id_in(body: &str) -> Result<String, Failure> {
    let table: Value = serde_json::from_str(body).map_err(|error| format!("{error}: {body}"))?;
    Ok(table["id"].as_str().ok_or_else(|| format!("no table: {body}"))?.to_owned())
}

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
pub(crate) struct Player {
    client: Client,
    table: String,
    socket: Socket,
    /// The answer to be given next; none if the game is over.
    answer: Option<String>,
    n_chosen: usize,
}

impl Player {
    pub(crate) async fn sit_down(client: Client) -> Result<Self, Failure> {
        let id = client.make_table().await?;
        let socket = client.connect(&id).await?;
        let mut player = Self { client, table: id, socket, answer: None, n_chosen: 0 };
        player.hear().await?;
        Ok(player)
    }

    /// The name of the table.
    pub(crate) fn table(&self) -> &str {
        &self.table
    }

    /// Waits for the news and thinks of an answer.
    pub(crate) async fn hear(&mut self) -> Result<(), Failure> {
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
    pub(crate) async fn choose(&mut self) -> Result<Duration, Failure> {
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
