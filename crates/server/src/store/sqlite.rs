//! SQLite: one file, nothing to set up.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::query;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::file::DatabaseFile;
use super::sql::Pool;
use super::writer::Writer;
use super::{Store, StoreError};

/// How long somebody else may keep the database to themselves, a copying program perhaps, before a write is refused. Less
/// than a request may take, so that whoever waits is told why.
const FOREIGN_LOCK: Duration = Duration::from_secs(13);

/// A database in memory lasts as long as somebody has it open, and other connections come and go.
pub(super) type Anchor = SqlitePool;

/// Opens the database, makes it if it is not there, and brings its tables up to date.
pub(super) async fn open(url: &str) -> Result<Store, StoreError> {
    let options = SqliteConnectOptions::from_str(url)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // An acknowledged choice is on the disk, also after the power fails.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(FOREIGN_LOCK);
    let in_memory = is_in_memory(url);
    let path = options.get_filename().to_owned();
    let lock = if in_memory { None } else { Some(DatabaseFile::lock(&path)?) };
    // Connections stay: one to a database in memory is the database, and SQLite takes the log of a file away with the
    // last one.
    let pool = || {
        SqlitePoolOptions::new()
            .acquire_timeout(Duration::from_secs(10))
            .idle_timeout(None)
            .max_lifetime(None)
            .min_connections(1)
    };
    let anchor =
        if in_memory { Some(pool().max_connections(1).connect_with(options.clone()).await?) } else { None };
    // The one connection of the writer: SQLite takes one at a time anyway.
    let writing = pool().max_connections(1).connect_with(options.clone()).await?;
    sqlx::migrate!("migrations/sqlite").run(&writing).await?;
    query("DELETE FROM tables WHERE NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id)")
        .execute(&writing)
        .await?;
    let reader =
        if in_memory { writing.clone() } else { pool().max_connections(4).connect_with(options).await? };
    // The log is there when somebody has read.
    query("SELECT name FROM identity").fetch_one(&reader).await?;
    let file = match lock {
        Some(lock) => Some(Arc::new(DatabaseFile::watch(&path, lock)?)),
        None => None,
    };
    let (writing, reader) = (Pool::Sqlite(writing), Pool::Sqlite(reader));
    let writer = Writer::start(writing.clone(), file.clone());
    Ok(Store { writer, writing, reader, node: None, file, _anchor: anchor })
}

/// Whether a database ends with its server.
pub(super) fn is_in_memory(url: &str) -> bool {
    url.contains(":memory:") || url.contains("mode=memory")
}
