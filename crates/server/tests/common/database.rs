//! Files of the moment.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

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

    /// One text of one table.
    pub(crate) async fn read_of(&self, sql: &'static str, table: &str) -> String {
        let pool = sqlx::SqlitePool::connect(&self.url()).await.expect("it opens");
        let text = sqlx::query_scalar(sql).bind(table).fetch_one(&pool).await.expect("it answers");
        pool.close().await;
        text
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The name of a file beside it.
    pub(crate) fn beside(&self, end: &str) -> PathBuf {
        format!("{}{end}", self.0.display()).into()
    }

    /// The tables in the rescue file beside it, which is there sooner or later.
    pub(crate) async fn rescued(&self, patience: Duration) -> Vec<Value> {
        let end = Instant::now() + patience;
        loop {
            // It is complete when all lines are, and there is one at least.
            if let Some(file) = self.rescue_files().pop()
                && let Ok(text) = std::fs::read_to_string(file)
                && let Ok(tables) = text.lines().map(serde_json::from_str).collect::<Result<Vec<_>, _>>()
                && !tables.is_empty()
            {
                return tables;
            }
            assert!(Instant::now() < end, "no rescue file");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn rescue_files(&self) -> Vec<PathBuf> {
        self.files_beside(".rescue-")
    }

    fn files_beside(&self, end: &str) -> Vec<PathBuf> {
        let start = format!("{}{end}", self.0.display());
        let folder = self.0.parent().and_then(|folder| folder.read_dir().ok());
        let files = folder.into_iter().flatten().flatten().map(|file| file.path());
        files.filter(|file| file.display().to_string().starts_with(&start)).collect()
    }

    fn remove(&self) {
        let beside = ["", "-wal", "-shm", ".lock"].map(|end| self.beside(end));
        for file in beside.into_iter().chain(self.rescue_files()).chain(self.files_beside(".before-")) {
            let _ = std::fs::remove_file(file);
        }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.remove();
    }
}
