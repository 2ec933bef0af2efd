//! Files of the moment.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

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
