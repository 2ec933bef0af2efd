//! A server on a port of its own, and browsers that are programs.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sortie_games::Registry;
use sortie_server::{Options, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};

/// Nothing here takes longer unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server of this process.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl TestServer {
    /// One that keeps nothing.
    pub(crate) async fn start() -> Self {
        Self::with(Options::for_tests()).await
    }

    /// One that keeps its games in a file.
    pub(crate) async fn on(database: &Database) -> Self {
        Self::with(Options { database: database.url(), ..Options::for_tests() }).await
    }

    pub(crate) async fn with(options: Options) -> Self {
        Self::playing(sortie_shipped::registry(), options).await
    }

    /// One that plays other games than those that ship.
    pub(crate) async fn playing(games: Registry, options: Options) -> Self {
        let server = Server::bind(games, &options).await.expect("a server starts");
        let address = server.address();
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(async move {
            let ended = async {
                let _ = ended.await;
            };
            server.run_until(ended).await.expect("a server ends well");
        });
        Self { address, end: Some(end), task }
    }

    /// Ends it in good order.
    pub(crate) async fn stop(mut self) {
        let _ = self.end.take().expect("not stopped yet").send(());
        timeout(PATIENCE, &mut self.task).await.expect("it ends in time").expect("it ends well");
    }

    /// Somebody new.
    pub(crate) fn browser(&self) -> Browser {
        Browser { address: self.address, token: None, language: "en".to_owned() }
    }

    /// Somebody new with a name.
    pub(crate) async fn guest(&self, name: &str) -> Browser {
        let mut browser = self.browser();
        browser.put("/api/guest", &json!({ "name": name })).await.expect(200);
        browser
    }
}

/// A folder for files of the moment. Cargo has one for tests; examples do without.
pub(crate) fn temporary() -> PathBuf {
    option_env!("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, PathBuf::from)
}

/// A database file that is removed in the end.
pub(crate) struct Database(PathBuf);

impl Database {
    pub(crate) fn new(name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let file = format!("{name}-{}-{number}.db", std::process::id());
        let database = Self(temporary().join(file));
        database.remove();
        database
    }

    pub(crate) fn url(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }

    /// Changes it behind the server's back.
    pub(crate) async fn execute(&self, sql: &'static str) {
        let pool = sqlx::SqlitePool::connect(&self.url()).await.expect("it opens");
        sqlx::query(sql).execute(&pool).await.expect("it obeys");
        pool.close().await;
    }

    /// As [`Self::execute`], for one table.
    pub(crate) async fn execute_on(&self, sql: &'static str, table: &str) {
        let pool = sqlx::SqlitePool::connect(&self.url()).await.expect("it opens");
        let done = sqlx::query(sql).bind(table).execute(&pool).await.expect("it obeys");
        assert_eq!(done.rows_affected(), 1, "{sql}");
        pool.close().await;
    }

    fn remove(&self) {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.remove();
    }
}

/// An answer to a REST request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(other, _)| other.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body, if the status is this one.
    #[track_caller]
    pub(crate) fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{self:?}");
        self.json()
    }

    /// Checks that it is a refusal in good form and returns its code.
    #[track_caller]
    pub(crate) fn code(&self) -> String {
        assert!(self.status >= 400, "{self:?}");
        let error = self.json();
        assert!(!error["message"].as_str().expect("a message").is_empty(), "{self:?}");
        error["code"].as_str().expect("a code").to_owned()
    }
}

/// Somebody's browser: it keeps its cookie.
#[derive(Debug, Clone)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) token: Option<String>,
    pub(crate) language: String,
}

impl Browser {
    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &[], b"").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.request("POST", path, &json, body.to_string().as_bytes()).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.request("PUT", path, &json, body.to_string().as_bytes()).await
    }

    /// One request on a connection of its own, spelled out: what the tests send is what the server gets.
    pub(crate) async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let answer = self.try_request(method, path, headers, body).await;
        answer.expect("the server answers")
    }

    /// As [`Self::request`]; none if the connection broke.
    pub(crate) async fn try_request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Option<Answer> {
        let length = body.len().to_string();
        let headers = [headers, &[("content-length", length.as_str())]].concat();
        self.request_without_length(method, path, &headers, body).await
    }

    /// One request with these headers and no other that says how long it is.
    pub(crate) async fn request_without_length(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Option<Answer> {
        let (host, language) = (self.address, &self.language);
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
        head += &format!("accept-language: {language}\r\n");
        if let Some(token) = &self.token {
            head += &format!("cookie: other=1; sortie_guest={token}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += "\r\n";
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await.ok()?;
            stream.write_all(head.as_bytes()).await.ok()?;
            // A server that refuses a body does not read it to its end; its answer counts all the same.
            let _ = stream.write_all(body).await;
            let mut bytes = Vec::new();
            let _ = stream.read_to_end(&mut bytes).await;
            (!bytes.is_empty()).then_some(bytes)
        };
        let bytes = timeout(PATIENCE, exchange).await.expect("in time")?;
        let answer = parse(&bytes)?;
        if let Some(cookie) = answer.header("set-cookie") {
            let value = cookie.strip_prefix("sortie_guest=").expect("our cookie");
            self.token = Some(value.split(';').next().unwrap_or_default().to_owned());
        }
        Some(answer)
    }

    /// Makes a table for `arena` and returns its name.
    pub(crate) async fn make_table(&mut self, seats: &[Value]) -> String {
        let new = new_table(seats);
        let table = self.post("/api/tables", &new).await.expect(201);
        table["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn take_seat(&mut self, id: &str, seat: u8) -> Answer {
        self.post(&format!("/api/tables/{id}/seats/{seat}"), &json!({ "kind": "take" })).await
    }

    /// Opens the live socket and says nothing yet.
    pub(crate) async fn connect(&self, id: &str) -> Result<Live, SocketError> {
        self.connect_from(id, None).await
    }

    /// As a page of this origin would.
    pub(crate) async fn connect_from(&self, id: &str, origin: Option<&str>) -> Result<Live, SocketError> {
        let mut request = format!("ws://{}/api/tables/{id}/live", self.address).into_client_request()?;
        if let Some(token) = &self.token {
            let cookie = format!("sortie_guest={token}").parse().expect("a header");
            request.headers_mut().insert("cookie", cookie);
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("a header"));
        }
        let stream = TcpStream::connect(self.address).await.map_err(SocketError::Io)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Live { socket, table: Value::Null, heard: Vec::new() })
    }

    /// Opens the live socket and says hello.
    pub(crate) async fn live(&self, id: &str) -> Live {
        let mut live = self.connect(id).await.expect("a socket");
        live.hello(None).await;
        live
    }
}

/// A live socket, with the table as it was last told.
pub(crate) struct Live {
    pub(crate) socket: WebSocketStream<TcpStream>,
    pub(crate) table: Value,
    /// Every message as it came, byte by byte.
    pub(crate) heard: Vec<String>,
}

impl Live {
    pub(crate) async fn say(&mut self, message: &Value) {
        self.send(Message::text(message.to_string())).await;
    }

    pub(crate) async fn send(&mut self, message: Message) {
        self.socket.send(message).await.expect("the socket is open");
    }

    /// Says hello and returns the answer.
    pub(crate) async fn hello(&mut self, since: Option<u64>) -> Value {
        self.say(&json!({ "say": "hello", "since": since, "language": "en" })).await;
        self.hear().await
    }

    /// The next message; none if the server has hung up.
    pub(crate) async fn try_hear(&mut self) -> Option<Value> {
        timeout(PATIENCE, self.listen()).await.expect("the server says something")
    }

    async fn listen(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(text.to_string());
                    match message["say"].as_str() {
                        Some("table" | "steps") => self.table = message["table"].clone(),
                        Some("lobby") => self.table["lobby"] = message["lobby"].clone(),
                        _ => {}
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Value {
        self.try_hear().await.expect("the server did not hang up")
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn hear_a(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["say"] == kind {
                return message;
            }
        }
    }

    /// Waits until the table has come this far.
    pub(crate) async fn catch_up(&mut self, sequence: u64) {
        while self.sequence() < sequence {
            self.hear().await;
        }
    }

    /// The code of the next refusal.
    pub(crate) async fn refusal(&mut self) -> Value {
        self.hear_a("refused").await["error"].clone()
    }

    pub(crate) fn sequence(&self) -> u64 {
        self.table["sequence"].as_u64().expect("a sequence number")
    }

    pub(crate) fn offers(&self) -> Vec<Value> {
        self.table["decision"]["offers"].as_array().cloned().unwrap_or_default()
    }

    pub(crate) fn is_over(&self) -> bool {
        !self.table["outcome"].is_null()
    }

    /// Makes the n-th of the choices on offer, counted round and round, and waits until it has happened.
    pub(crate) async fn choose(&mut self, n: usize) -> Value {
        let offers = self.offers();
        self.choose_offer(&offers[n % offers.len()]).await
    }

    pub(crate) async fn choose_offer(&mut self, offer: &Value) -> Value {
        let sequence = self.sequence();
        let (seat, choice) = (&offer["seat"], &offer["choice"]);
        self.say(&json!({ "say": "choose", "sequence": sequence, "seat": seat, "choice": choice })).await;
        loop {
            let message = self.hear().await;
            assert_ne!(message["say"], "refused", "{message}");
            if self.sequence() > sequence {
                return message;
            }
        }
    }

    /// Asks whether anything is still on its way, and returns what was.
    pub(crate) async fn drain(&mut self) -> Vec<Value> {
        // The table answers in order, so once it has refused this it has said everything before.
        self.say(&json!({ "say": "set_pace", "milliseconds": 4_000_000 })).await;
        let mut heard = Vec::new();
        loop {
            let message = self.hear().await;
            let code = message["error"]["code"].as_str();
            if code == Some("bad-pace") || code == Some("not-seated") {
                return heard;
            }
            heard.push(message);
        }
    }
}

pub(crate) fn me() -> Value {
    json!({ "kind": "me" })
}

pub(crate) fn open() -> Value {
    json!({ "kind": "open" })
}

pub(crate) fn bot() -> Value {
    json!({ "kind": "bot", "bot": "random" })
}

/// `POST /api/tables` for `arena`, with bots that do not dawdle.
pub(crate) fn new_table(seats: &[Value]) -> Value {
    let setup = json!({ "jedi": JEDI[..seats.len()] });
    json!({ "game": "arena", "setup": setup, "seats": seats, "pace": 0 })
}

const JEDI: [&str; 4] = ["obi_wan", "anakin", "mace", "kit"];

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let pair = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_owned(), value.to_owned()));
    let headers: Vec<_> = lines.filter_map(pair).collect();
    let mut body = bytes[end + 4..].to_vec();
    if headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked") {
        body = join_chunks(&body);
    }
    Some(Answer { status, headers, body: String::from_utf8_lossy(&body).into_owned() })
}

fn join_chunks(mut bytes: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = bytes.windows(2).position(|window| window == b"\r\n") {
        let size = usize::from_str_radix(&String::from_utf8_lossy(&bytes[..end]), 16).unwrap_or(0);
        let Some(chunk) = bytes.get(end + 2..end + 2 + size) else { break };
        body.extend_from_slice(chunk);
        bytes = bytes.get(end + 4 + size..).unwrap_or_default();
    }
    body
}
