//! Files of the moment.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

/// A folder for files of the moment. Cargo has one for tests; examples do without.
pub(crate) fn temporary() -> PathBuf {
    option_env!("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, PathBuf::from)
}

/// A database that is removed in the end: a file, or a schema in the PostgreSQL of the moment (`tools/postgres`).
pub(crate) enum Database {
    File(PathBuf),
    Schema(String),
}

/// Where that PostgreSQL is.
const POSTGRES: &str = "SORTIE_TEST_POSTGRES";

/// Set if all tests are to play on PostgreSQL, not only those that need it.
const BACKEND: &str = "SORTIE_TEST_BACKEND";

impl Database {
    /// On the backend that is tested.
    pub(crate) fn new(name: &str) -> Self {
        if is_postgres() { Self::postgres(name).expect("a PostgreSQL") } else { Self::file(name) }
    }

    /// A file of SQLite, for what only a file can do.
    pub(crate) fn file(name: &str) -> Self {
        let file = format!("{}.db", unique(name, "-"));
        let database = Self::File(temporary().join(file));
        database.remove();
        database
    }

    /// A schema of PostgreSQL. Without one the test is skipped, but not where everything must be tested.
    pub(crate) fn postgres(name: &str) -> Option<Self> {
        let Ok(server) = std::env::var(POSTGRES) else {
            assert!(
                std::env::var("CI").is_err(),
                "no PostgreSQL: run `tools/postgres with cargo nextest run …`"
            );
            eprintln!("skipped: no PostgreSQL. Run `tools/postgres with cargo nextest run …`");
            return None;
        };
        let schema = unique(name, "_").replace('-', "_");
        let url = format!("{server}&options=-c%20search_path%3D{schema}");
        // Some who need one are no tests of tokio.
        let create = async move {
            let pool = sqlx::PgPool::connect(&server).await.expect("it runs");
            let sql = sqlx::AssertSqlSafe(format!("CREATE SCHEMA {schema}"));
            sqlx::query(sql).execute(&pool).await.expect("it obeys");
            pool.close().await;
        };
        let runtime =
            || tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        std::thread::spawn(move || runtime().block_on(create)).join().expect("made");
        Some(Self::Schema(url))
    }

    pub(crate) fn url(&self) -> String {
        match self {
            Self::File(path) => format!("sqlite:{}", path.display()),
            Self::Schema(url) => url.clone(),
        }
    }

    /// Changes it behind the server's back.
    pub(crate) async fn execute(&self, sql: &'static str) {
        match self {
            Self::File(_) => {
                let pool = sqlx::SqlitePool::connect(&self.url()).await.expect("it opens");
                sqlx::query(sql).execute(&pool).await.expect("it obeys");
                pool.close().await;
            }
            Self::Schema(url) => {
                let pool = sqlx::PgPool::connect(url).await.expect("it opens");
                sqlx::raw_sql(sql).execute(&pool).await.expect("it obeys");
                pool.close().await;
            }
        }
    }

    /// As [`Self::execute`], for one table, `$1`.
    pub(crate) async fn execute_on(&self, sql: &'static str, table: &str) {
        let n_rows = match self {
            Self::File(_) => {
                let pool = sqlx::SqlitePool::connect(&self.url()).await.expect("it opens");
                let done = sqlx::query(sql).bind(table).execute(&pool).await.expect("it obeys");
                pool.close().await;
                done.rows_affected()
            }
            Self::Schema(url) => {
                let pool = sqlx::PgPool::connect(url).await.expect("it opens");
                let done = sqlx::query(sql).bind(table).execute(&pool).await.expect("it obeys");
                pool.close().await;
                done.rows_affected()
            }
        };
        assert_eq!(n_rows, 1, "{sql}");
    }

    /// One text of one table, `$1`.
    pub(crate) async fn read_of(&self, sql: &'static str, table: &str) -> String {
        match self {
            Self::File(_) => {
                let pool = sqlx::SqlitePool::connect(&self.url()).await.expect("it opens");
                let text = sqlx::query_scalar(sql).bind(table).fetch_one(&pool).await.expect("it answers");
                pool.close().await;
                text
            }
            Self::Schema(url) => {
                let pool = sqlx::PgPool::connect(url).await.expect("it opens");
                let text = sqlx::query_scalar(sql).bind(table).fetch_one(&pool).await.expect("it answers");
                pool.close().await;
                text
            }
        }
    }

    /// From now on no choice can be written, as on a full disk: SQLite rolls the transaction back by itself, PostgreSQL wants nothing
    /// more to do with it.
    pub(crate) async fn fill(&self) {
        self.execute(match self {
            Self::File(_) => {
                "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END"
            }
            Self::Schema(_) => {
                "CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$;
                 CREATE TRIGGER \"full\" BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION is_full()"
            }
        })
        .await;
    }

    /// As [`Self::fill`], for the table with the first name.
    pub(crate) async fn fill_for_one(&self) {
        self.execute(match self {
            Self::File(_) => {
                "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.table_id = (SELECT min(id) FROM tables)
                 BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END"
            }
            Self::Schema(_) => {
                "CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                     IF NEW.table_id = (SELECT min(id COLLATE \"C\") FROM tables) THEN RAISE EXCEPTION 'disk full'; END IF;
                     RETURN NEW; END $$;
                 CREATE TRIGGER \"full\" BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION is_full()"
            }
        })
        .await;
    }

    /// Nor can anything else be written.
    pub(crate) async fn fill_for_probes(&self) {
        self.execute(match self {
            Self::File(_) => {
                "CREATE TRIGGER full BEFORE UPDATE ON identity BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END"
            }
            Self::Schema(_) => {
                "CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$;
                 CREATE TRIGGER \"full\" BEFORE UPDATE ON identity FOR EACH ROW EXECUTE FUNCTION is_full()"
            }
        })
        .await;
    }

    /// There is room again.
    pub(crate) async fn free(&self) {
        self.execute(match self {
            Self::File(_) => "DROP TRIGGER full",
            Self::Schema(_) => "DROP FUNCTION is_full CASCADE",
        })
        .await;
    }

    /// Of a file.
    pub(crate) fn path(&self) -> &Path {
        match self {
            Self::File(path) => path,
            Self::Schema(_) => panic!("a schema is no file"),
        }
    }

    /// The name of a file beside it.
    pub(crate) fn beside(&self, end: &str) -> PathBuf {
        format!("{}{end}", self.path().display()).into()
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
        let start = format!("{}{end}", self.path().display());
        let folder = self.path().parent().and_then(|folder| folder.read_dir().ok());
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
        // A schema goes with the PostgreSQL of the moment.
        if let Self::File(_) = self {
            self.remove();
        }
    }
}

/// Whether all tests play on PostgreSQL.
pub(crate) fn is_postgres() -> bool {
    std::env::var(BACKEND).is_ok_and(|backend| backend == "postgres")
}

fn unique(name: &str, between: &str) -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    format!("{name}{between}{}{between}{number}", std::process::id())
}
