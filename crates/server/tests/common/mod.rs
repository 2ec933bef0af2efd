//! A server on a port of its own, and browsers that are programs.

mod answer;
mod browser;
pub(crate) mod clock;
mod database;
mod live;
mod server;

use std::time::Duration;

use serde_json::{Value, json};

pub(crate) use answer::Answer;
pub(crate) use browser::Browser;
pub(crate) use database::{Database, is_postgres, temporary};
pub(crate) use live::Live;
pub(crate) use server::TestServer;

/// Nothing here takes longer unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

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
