//! How a server is started.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

/// How a server is started.
#[derive(Debug, Clone)]
pub struct Options {
    /// The address to listen on. Only this machine unless told otherwise.
    pub host: IpAddr,
    /// The port to listen on; 0 for any free one.
    pub port: u16,
    /// Where games are kept: `sqlite:sortie.db`, or `sqlite::memory:` to forget them at the end.
    pub database: String,
    /// How long a table that nobody looks at stays in memory. It is read again when somebody comes.
    pub idle: Duration,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 8420,
            database: "sqlite:sortie.db".to_owned(),
            idle: Duration::from_secs(300),
        }
    }
}

impl Options {
    /// A server for tests: any free port, nothing kept.
    pub fn for_tests() -> Self {
        Self { port: 0, database: "sqlite::memory:".to_owned(), ..Self::default() }
    }
}
