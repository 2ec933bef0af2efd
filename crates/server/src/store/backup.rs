//! A copy of a database while it is in use, and the way back.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query, query_scalar};
use thiserror::Error;

use super::StoreError;
use super::file::{DatabaseFile, beside};
use crate::clock;

/// Why there is no copy.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The database or the copy cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file cannot be read or written.
    #[error("{}: {cause}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// Why not.
        cause: io::Error,
    },
    /// Nothing is overwritten unasked.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// A database in memory ends with its server.
    #[error("a database in memory cannot be copied")]
    InMemory,
    /// PostgreSQL has a tool for it that knows better.
    #[error("a PostgreSQL database is copied with `pg_dump` and put back with `pg_restore`")]
    Postgres,
    /// Damaged, or something else altogether.
    #[error("{} is not a sound database of Sortie: {reason}", path.display())]
    Unsound {
        /// Which file.
        path: PathBuf,
        /// What was found.
        reason: String,
    },
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Copies a database into a new file, as it is at one moment. Whoever uses it goes on meanwhile.
pub async fn backup(database: &str, to: &Path) -> Result<(), BackupError> {
    let from = path_of(database)?;
    must_be_free(to)?;
    let part = beside(to, ".part");
    remove(&part)?;
    let mut connection = open(&from).await?;
    copy_into(&mut connection, &part).await?;
    connection.close().await?;
    keep(&part, to)
}

/// Puts a copy in the place of a database that nobody uses. What stood there is kept beside it, and where is returned.
pub async fn restore(from: &Path, database: &str) -> Result<Option<PathBuf>, BackupError> {
    let to = path_of(database)?;
    must_be_sound(from).await?;
    let lock = DatabaseFile::lock(&to)?;
    let before = if to.exists() {
        let before = free_name(&to);
        // With what is still in its log.
        let mut connection = open(&to).await?;
        copy_into(&mut connection, &before).await?;
        connection.close().await?;
        Some(before)
    } else {
        None
    };
    let part = beside(&to, ".part");
    std::fs::copy(from, &part).map_err(|cause| BackupError::File { path: part.clone(), cause })?;
    for end in ["-wal", "-shm"] {
        remove(&beside(&to, end))?;
    }
    keep(&part, &to)?;
    drop(lock);
    Ok(before)
}

fn path_of(database: &str) -> Result<PathBuf, BackupError> {
    let unknown = || StoreError::UnknownDatabase(database.split(':').next().unwrap_or_default().to_owned());
    if database.starts_with("postgres") {
        return Err(BackupError::Postgres);
    }
    if !database.starts_with("sqlite:") {
        return Err(unknown().into());
    }
    if super::sqlite::is_in_memory(database) {
        return Err(BackupError::InMemory);
    }
    let options = SqliteConnectOptions::from_str(database).map_err(|_| unknown())?;
    Ok(options.get_filename().to_owned())
}

async fn open(path: &Path) -> Result<SqliteConnection, BackupError> {
    let found = std::fs::metadata(path);
    found.map_err(|cause| BackupError::File { path: path.to_owned(), cause })?;
    Ok(SqliteConnectOptions::new().filename(path).connect().await?)
}

async fn copy_into(connection: &mut SqliteConnection, to: &Path) -> Result<(), BackupError> {
    let name = to.to_string_lossy().into_owned();
    query("VACUUM INTO ?").bind(name).execute(connection).await?;
    Ok(())
}

async fn must_be_sound(path: &Path) -> Result<(), BackupError> {
    let unsound = |reason: String| BackupError::Unsound { path: path.to_owned(), reason };
    let mut connection = open(path).await?;
    let check = query_scalar::<_, String>("PRAGMA integrity_check").fetch_one(&mut connection).await;
    match check {
        Ok(answer) if answer == "ok" => {}
        Ok(answer) => return Err(unsound(answer)),
        Err(error) => return Err(unsound(error.to_string())),
    }
    let count = query_scalar::<_, i64>("SELECT count(*) FROM tables, entries WHERE 0")
        .fetch_one(&mut connection)
        .await;
    count.map_err(|error| unsound(error.to_string()))?;
    Ok(connection.close().await?)
}

/// A name beside a database for what stood there before.
fn free_name(path: &Path) -> PathBuf {
    let now = clock::now();
    let name = |at: i64| beside(path, &format!(".before-{at}"));
    (now..).map(name).find(|name| !name.exists()).expect("as many names as numbers")
}

fn must_be_free(path: &Path) -> Result<(), BackupError> {
    if path.exists() { Err(BackupError::Exists(path.to_owned())) } else { Ok(()) }
}

fn remove(path: &Path) -> Result<(), BackupError> {
    match std::fs::remove_file(path) {
        Err(cause) if cause.kind() != io::ErrorKind::NotFound => {
            Err(BackupError::File { path: path.to_owned(), cause })
        }
        _ => Ok(()),
    }
}

/// Makes sure that a file is whole on the disk before it has its name.
fn keep(part: &Path, to: &Path) -> Result<(), BackupError> {
    let kept = File::open(part).and_then(|file| file.sync_all()).and_then(|()| std::fs::rename(part, to));
    kept.map_err(|cause| BackupError::File { path: to.to_owned(), cause })
}
