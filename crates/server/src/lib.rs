//! Lobby, rooms, live sockets and storage: games of people and bots, served to browsers.
//!
//! A table is played in three steps: a choice is *checked* by the rules, *written* to disk, and only then *happens*
//! and is told to everybody. So an acknowledged choice survives the power cord, and a refused one changes nothing.
//!
//! - [`protocol`] is the wire, and the only thing a client needs to know.
//! - `room` is a table in memory, owned by one task; `rooms` finds it or reads it from disk.
//! - `server` starts and ends it all; `connections` accepts clients, only so many and none that dawdles.
//! - `live` is what one client says and is told over its `socket`, in `letter`s whose parts all share; `http` has a module for each REST resource.
//! - `visitors` keeps one address from taking the server from the others.
//! - `metrics` tells operators what goes on, on an address of its own.
//! - `unhurried` is where long work is done without haste.
//! - `clean` is how text that others read is shown.
//! - `cleaning` removes who has not been here for long.
//! - `rescue` saves what is in memory when the database is lost.
//! - `nodes` is what servers that share a database have to do with each other; `http::pass_on` sends a request to the one whose table it is.
//! - `store` knows SQL and nothing else does; `error` knows how a refusal is told.
//!
//! ```no_run
//! # async fn example() -> Result<(), sortie_server::ServeError> {
//! let games = sortie_shipped::registry();
//! let server = sortie_server::Server::bind(games, &sortie_server::Options::default()).await?;
//! eprintln!("http://{}", server.address());
//! server.run().await
//! # }
//! ```

mod address;
mod app;
mod bots;
mod bucket;
mod clean;
mod cleaning;
mod clock;
mod connections;
mod error;
mod http;
mod letter;
mod live;
mod metrics;
mod nodes;
mod options;
pub mod protocol;
mod rescue;
mod room;
mod rooms;
mod server;
mod socket;
mod store;
mod token;
mod unhurried;
mod visitors;
mod whole;

pub use address::Cidr;
pub use app::App;
pub use http::router;
pub use options::{Limits, Options, Seeds};
pub use server::{ServeError, Server, serve};
pub use store::{BackupError, Report, StoreError, backup, close_report, reports, restore};
