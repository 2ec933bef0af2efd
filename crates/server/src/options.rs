//! How a server is started.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use crate::address::Cidr;

/// How a server is started.
#[derive(Debug, Clone)]
pub struct Options {
    /// The address to listen on. Only this machine unless told otherwise.
    pub host: IpAddr,
    /// The port to listen on; 0 for any free one.
    pub port: u16,
    /// Where games are kept: `sqlite:sortie.db`, `postgres://user@host/name`, or `sqlite::memory:` to forget them at the end.
    pub database: String,
    /// Where other servers that share a PostgreSQL reach this one, as `host:port`. Where it listens, unless told otherwise.
    pub node_address: Option<String>,
    /// How long a table that nobody looks at stays in memory. It is read again when somebody comes.
    pub idle: Duration,
    /// What one client may take from the others.
    pub limits: Limits,
    /// Whose word counts about where requests come from (`X-Forwarded-For`). A proxy is not held to what one address may take.
    pub trusted_proxies: Vec<Cidr>,
    /// Where Prometheus is told what goes on (`/metrics`), if anywhere. Whoever can connect there can read it.
    pub metrics: Option<SocketAddr>,
    /// Where the seeds of new tables come from.
    pub seeds: Seeds,
}

/// Where the seeds of new tables come from.
#[derive(Debug, Clone, Copy, Default)]
pub enum Seeds {
    /// From the system: nobody can foretell them.
    #[default]
    Unforeseen,
    /// The first table of a server always has the same seed, and so has the second: tests play the same games at each
    /// run. No command line offers this; whoever knows the seed knows every die to come.
    Repeatable,
}

/// What one client may take from the others. The defaults suit a public server; tests have less patience.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// How many connections are served at once. More wait until one ends; live ones have a limit of their own.
    pub connections: usize,
    /// How many of them one address may have. A school or a convention is one address.
    pub connections_each: usize,
    /// How many live sockets there are at most.
    pub sockets: usize,
    /// How many of them one address may have.
    pub sockets_each: usize,
    /// How many live sockets one address may open in a minute.
    pub new_sockets_each: u32,
    /// How many requests are worked on at once; the next is refused rather than kept waiting.
    pub requests: usize,
    /// How many of them may be one address's.
    pub requests_each: usize,
    /// How many long answers one address may read at once.
    pub long_answers_each: usize,
    /// How many requests that cost much (replays, files, branches) one address may make in a minute.
    pub dear_requests_each: u32,
    /// How many bytes one address may send as bodies, or read of long answers, in a minute; what is beyond waits.
    pub bytes_each: u32,
    /// How many tables one address may make in a minute.
    pub new_tables_each: u32,
    /// How many guests one address may become in a minute. A school or a convention is one address.
    pub new_guests_each: u32,
    /// How long a client may take to send the head of a request, and stay connected between two requests.
    pub header_time: Duration,
    /// How long a request may take, its body included.
    pub request_time: Duration,
    /// How long a client may take to say hello on a live connection.
    pub hello_time: Duration,
    /// How often a quiet client is asked whether it is still there.
    pub ping_time: Duration,
    /// After how long a quiet client is taken to be gone.
    pub silence_time: Duration,
    /// How long a client may take to read one message.
    pub send_time: Duration,
    /// How many messages may wait for a client that reads slowly. One that is further behind is let go and comes back.
    pub outbox: usize,
    /// How large a message of a client may be, in bytes.
    pub message_bytes: usize,
    /// How many messages a second a client may send in the long run, and twice as many at once.
    pub messages: u32,
    /// How many hellos of them. A hello makes the table tell its story, whole or in part, which costs far more than any
    /// other message; a client needs one a connection, and another when the reader changes the language. Five at once.
    pub hellos: u32,
    /// How often a second a client may speak or point: everybody at the table is interrupted by it. Five at once.
    pub talk: u32,
    /// How often a second a client may ask where choices would lead, for which the game is played on. Whoever thinks with
    /// the mouse rests for a moment on each place. Twice as often at once.
    pub foresights: u32,
    /// How large the body of a request may be, in bytes.
    pub body_bytes: usize,
    /// How large a game file may be, in bytes. A long campaign fits in well.
    pub file_bytes: usize,
    /// How long a bot may think.
    pub bot_time: Duration,
    /// How long open requests may take once the server is told to end.
    pub farewell_time: Duration,
    /// How many entries the journal of a table may have. A long game has a few hundred; an endless back and forth
    /// must not fill the disk, nor make the table slow to read.
    pub journal: u64,
    /// After how long a guest without a table is forgotten.
    pub guest_time: Duration,
    /// After how long a table at which nothing was ever chosen is removed.
    pub empty_table_time: Duration,
    /// How long the server may work to play one game file again. It rests as long in between.
    pub import_time: Duration,
    /// How many events a game file may lead to: what happens takes more memory than what is chosen.
    pub import_events: usize,
    /// How many game files wait at once for their turn; only one at a time is played again.
    pub imports: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 2048,
            connections_each: 512,
            sockets: 10_000,
            sockets_each: 1000,
            new_sockets_each: 1000,
            requests: 512,
            requests_each: 128,
            long_answers_each: 16,
            dear_requests_each: 60,
            bytes_each: 256 * 1024 * 1024,
            new_tables_each: 60,
            new_guests_each: 200,
            header_time: Duration::from_secs(20),
            request_time: Duration::from_secs(15),
            hello_time: Duration::from_secs(10),
            ping_time: Duration::from_secs(20),
            silence_time: Duration::from_secs(60),
            send_time: Duration::from_secs(10),
            outbox: 64,
            message_bytes: 64 * 1024,
            messages: 30,
            hellos: 1,
            talk: 1,
            foresights: 10,
            body_bytes: 256 * 1024,
            file_bytes: 2 * 1024 * 1024,
            bot_time: Duration::from_secs(10),
            farewell_time: Duration::from_secs(10),
            journal: 20_000,
            guest_time: Duration::from_secs(400 * 24 * 3600),
            empty_table_time: Duration::from_secs(60 * 24 * 3600),
            import_time: Duration::from_secs(6),
            import_events: 500_000,
            imports: 8,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8420,
            database: "sqlite:sortie.db".to_owned(),
            node_address: None,
            idle: Duration::from_secs(300),
            limits: Limits::default(),
            trusted_proxies: Cidr::THIS_MACHINE.to_vec(),
            metrics: None,
            seeds: Seeds::default(),
        }
    }
}

impl Options {
    /// A server for tests: any free port, nothing kept, the same dice at each run.
    pub fn for_tests() -> Self {
        Self { port: 0, database: "sqlite::memory:".to_owned(), seeds: Seeds::Repeatable, ..Self::default() }
    }
}
