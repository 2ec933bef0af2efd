//! What is kept: guests, tables, seats and journals. Nothing outside this module knows SQL.
//!
//! Two backends, SQLite and PostgreSQL, with one way to say SQL (`sql` says what keeps a statement good for both). To keep
//! something new:
//!
//! 1. A migration with the next free number and the same name in **both** `migrations/sqlite` and `migrations/postgres`. A test holds
//!    that they end in the same tables and columns. `INTEGER` there is `BIGINT` here, `BLOB` is `BYTEA`; PostgreSQL has no `STRICT` and no
//!    `WITHOUT ROWID`.
//! 2. A variant of `Write` that is carried out with `query(..).bind(..).execute(connection)`, and a function of `Store` that hands it in.
//! 3. What is read goes through `Store::read_one` or `read_all`, or `self.reader.read()` if several things must be of the same moment.

mod backup;
mod entries;
mod file;
mod guests;
mod links;
mod lists;
mod nodes;
mod operator;
mod people;
mod postgres;
mod proposals;
mod sql;
mod sqlite;
mod tables;
mod write;
mod writer;

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use sortie_games::AnyTable;
use sortie_kernel::Seat;
use thiserror::Error;

use crate::protocol::LinkKind;
use crate::room::{House, KeptProposal, Me};
use crate::token::GuestId;

pub use backup::{BackupError, backup, restore};
use file::DatabaseFile;
pub(crate) use guests::KeyKind;
pub(crate) use links::Found;
pub(crate) use nodes::{BEAT, Claim, Ear, Hold, News, Other};
pub use operator::{close_report, reports};
pub use people::Report;
pub(crate) use people::{Mutes, NewReport};
use sql::{Pool, Query, Row};
use write::Write;
use writer::Writer;

/// Why something could not be kept or found.
#[derive(Debug, Clone, Error)]
pub enum StoreError {
    /// An address of a database that is not known here.
    #[error(
        "`{0}` is not a database this server knows; write `sqlite:` and a file name, or `postgres://` and a server"
    )]
    UnknownDatabase(String),
    /// Another server has it.
    #[error(
        "{path} is in use by another server ({owner}); end it first, or give this one a database of its own"
    )]
    InUse {
        /// The file.
        path: String,
        /// Which process it is.
        owner: String,
    },
    /// A file beside the database cannot be used.
    #[error("{path}: {cause}")]
    Lock {
        /// The file.
        path: String,
        /// Why not.
        cause: String,
    },
    /// The files of the database were deleted, replaced or overwritten while it was open.
    #[error("{0} is not the database that was opened; nothing is written any more")]
    Lost(String),
    /// The database refused or failed. Shared, because one failure may be the answer to many.
    #[error("{0}")]
    Database(Arc<sqlx::Error>),
    /// The tables of the database could not be brought up to date.
    #[error("{0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
    /// Another server, or an earlier write of ours that was reported as failed, has gone on with this table.
    #[error("somebody else has gone on with this table")]
    Overtaken,
    /// A row that this program could not have written.
    #[error("the database holds something unexpected: {0}")]
    Unexpected(String),
}

impl StoreError {
    /// Whether somebody else has written this entry before us.
    pub(crate) fn is_conflict(&self) -> bool {
        match self {
            Self::Overtaken => true,
            Self::Database(error) => {
                matches!(&**error, sqlx::Error::Database(error) if error.is_unique_violation())
            }
            _ => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(Arc::new(error))
    }
}

/// A database. Cloning it shares the connections.
#[derive(Debug, Clone)]
pub(crate) struct Store {
    writer: Writer,
    /// The one connection of the writer.
    writing: Pool,
    reader: Pool,
    /// What we are among those that share the database; none if it is ours alone.
    node: Option<Arc<nodes::Node>>,
    /// None if the database is in memory, or is not ours alone.
    file: Option<Arc<DatabaseFile>>,
    _anchor: Option<sqlite::Anchor>,
}

impl Store {
    /// Opens a database and brings its tables up to date. Others that share it, if it can be shared, reach us at this address.
    pub(crate) async fn open(url: &str, address: &str) -> Result<Self, StoreError> {
        match url.split_once(':') {
            Some(("sqlite", _)) => sqlite::open(url).await,
            Some(("postgres" | "postgresql", _)) => postgres::open(url, address).await,
            _ => Err(StoreError::UnknownDatabase(url.split(':').next().unwrap_or_default().to_owned())),
        }
    }

    /// Writes everything out and closes it.
    pub(crate) async fn close(&self) {
        if let Err(error) = self.part().await {
            tracing::warn!(%error, "the other servers will notice by themselves that this one is gone");
        }
        self.reader.close().await;
        self.writing.close().await;
        if let Some(file) = &self.file {
            file.release();
        }
    }

    /// The file it is kept in, if it is.
    pub(crate) fn file(&self) -> Option<&Arc<DatabaseFile>> {
        self.file.as_ref()
    }

    /// Whether it takes a write.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        self.write(Write::Probe).await
    }

    /// Hands in a write and waits for it.
    async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.write(write).await
    }

    /// The one row that answers, if any does.
    async fn read_one(&self, query: Query) -> Result<Option<Row>, StoreError> {
        let read = async {
            let mut held = self.reader.acquire().await?;
            query.fetch_optional(&mut held.connection()).await
        };
        read.await.map_err(|error| self.explain(error))
    }

    /// All rows that answer.
    async fn read_all(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        let read = async {
            let mut held = self.reader.acquire().await?;
            query.fetch_all(&mut held.connection()).await
        };
        read.await.map_err(|error| self.explain(error))
    }

    /// Why something could not be read: a database that is lost may answer with anything.
    fn explain(&self, error: StoreError) -> StoreError {
        self.file.as_ref().and_then(|file| file.check().err()).unwrap_or(error)
    }
}

/// Who plays a seat, as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Somebody, with the name they have now, and who handed them the seat, if somebody did.
    Person { guest: GuestId, name: String, lender: Option<GuestId> },
    /// A bot.
    Bot { bot: String },
    /// Nobody yet.
    Open,
}

/// One line of a journal.
#[derive(Debug, Clone)]
pub(crate) struct EntryRecord {
    pub(crate) sequence: u64,
    pub(crate) act: Value,
    pub(crate) digest: String,
}

/// Which program wrote a journal, and with which content, from an entry on up to the next stretch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct Stretch {
    /// The sequence number of its first entry.
    pub(crate) first: u64,
    pub(crate) engine: String,
    pub(crate) content_hash: String,
}

/// This program, as stretches name it. A build that was told which commit it is made of names that too.
pub(crate) const ENGINE: &str = match option_env!("SORTIE_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// Somebody who has or had a seat at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) guest: GuestId,
    /// Whether the host has removed them.
    pub(crate) is_removed: bool,
}

/// A table as it is kept.
#[derive(Debug, Clone)]
pub(crate) struct TableRecord {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) content_hash: String,
    pub(crate) setup: Value,
    /// Secret until the game is over.
    pub(crate) seed: String,
    pub(crate) pace: u32,
    /// Whether bots leave to people what people could answer as well.
    pub(crate) bots_wait: bool,
    pub(crate) played_at: i64,
    pub(crate) broken: Option<u64>,
    /// What the table goes on from when its journal does not play again.
    pub(crate) checkpoint: Option<Value>,
    /// What the note of it says of how far it has come.
    pub(crate) progress: Option<Value>,
    pub(crate) sitters: Vec<Sitter>,
    /// Who has looked through which seat while it knew what an opponent may not know, and has left it.
    pub(crate) seen: Vec<(GuestId, Seat)>,
    pub(crate) entries: Vec<EntryRecord>,
    /// Who wrote them; older entries may be nobody's.
    pub(crate) stretches: Vec<Stretch>,
    /// When it last began anew from its checkpoint.
    pub(crate) resumed_at: Option<i64>,
    /// The table on which people play on because this one did not play again.
    pub(crate) gone_on_at: Option<String>,
    pub(crate) house: House,
    /// What was proposed when it was last in memory.
    pub(crate) proposal: Option<KeptProposal>,
}

impl TableRecord {
    /// Who wrote an entry, if that is known.
    pub(crate) fn writer_of(&self, entry: u64) -> Option<&Stretch> {
        self.stretches.iter().rev().find(|stretch| stretch.first <= entry)
    }
}

/// What lists show of a game without playing it again.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Note {
    /// The entry after which this was so.
    pub(crate) sequence: u64,
    pub(crate) round: u32,
    pub(crate) n_choices: usize,
    /// One bit a seat.
    pub(crate) awaited: u8,
    pub(crate) outcome: Option<String>,
    /// One bit a seat.
    pub(crate) winners: u8,
    /// As the game writes it.
    pub(crate) progress: Option<Value>,
    /// Not for lists: what a later version of the program can go on from.
    pub(crate) checkpoint: Option<Value>,
}

impl Note {
    pub(crate) fn of(table: &dyn AnyTable, awaited: &[Seat]) -> Self {
        let outcome = table.outcome();
        let winner = |seat: &Seat| outcome.is_some_and(|outcome| outcome.is_won_by(*seat));
        Self {
            sequence: table.sequence(),
            round: table.round(),
            n_choices: table.n_choices(),
            awaited: bits(awaited.iter().copied()),
            outcome: outcome.map(|outcome| outcome.key.to_owned()),
            winners: bits(Seat::first(table.n_seats()).filter(winner)),
            progress: table.progress(),
            checkpoint: table.checkpoint(),
        }
    }
}

/// A table in somebody's list.
#[derive(Debug, Clone)]
pub(crate) struct ListedTable {
    pub(crate) id: String,
    /// The link by which they find it, and what it is good for.
    pub(crate) address: String,
    pub(crate) link: LinkKind,
    pub(crate) game: String,
    pub(crate) setup: Value,
    pub(crate) played_at: i64,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) note: Note,
    /// Whether the table has not been played since the note was made.
    pub(crate) is_current: bool,
}

impl ListedTable {
    /// Whose list it is, before that table.
    pub(crate) fn seen_by(&self, guest: GuestId) -> Me {
        Me { guest: Some(guest), link: self.link }
    }
}

fn bits(seats: impl Iterator<Item = Seat>) -> u8 {
    seats.fold(0, |bits, seat| bits | 1_u8.checked_shl(seat.0.into()).unwrap_or(0))
}

/// Whether a seat's bit is set.
pub(crate) fn has_bit(bits: u8, seat: Seat) -> bool {
    bits.checked_shr(seat.0.into()).unwrap_or(0) & 1 == 1
}
