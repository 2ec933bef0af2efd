//! PostgreSQL: several servers can share it.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::query;

use super::sql::Pool;
use super::writer::Writer;
use super::{Store, StoreError, nodes};
use crate::clock;

/// How long a database that does not answer is waited for. Less than a request may take, so that whoever waits is told why.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many connections read. One more writes.
const READERS: u32 = 8;

/// How many speak with other servers. One of them listens.
const COMPANY: u32 = 3;

/// How old a table that nobody ever sat down at must be before it is taken for one that was not finished: another server
/// may be writing one just now.
const UNFINISHED: i64 = 24 * 3600;

/// Opens the database, which must be there, and brings its tables up to date.
pub(super) async fn open(url: &str, address: &str) -> Result<Store, StoreError> {
    let options = PgConnectOptions::from_str(url)?.application_name("sortie");
    let pool = || PgPoolOptions::new().acquire_timeout(PATIENCE);
    let writing = pool().max_connections(1).connect_with(options.clone()).await?;
    // Two servers that start at once take turns: the migrator locks the database meanwhile.
    sqlx::migrate!("migrations/postgres").run(&writing).await?;
    query("DELETE FROM tables WHERE played_at < $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = id)")
        .bind(clock::now() - UNFINISHED)
        .execute(&writing)
        .await?;
    let reader = pool().max_connections(READERS).connect_with(options.clone()).await?;
    let company = pool().max_connections(COMPANY).connect_with(options).await?;
    let (writing, reader, company) =
        (Pool::Postgres(writing), Pool::Postgres(reader), Pool::Postgres(company));
    let node = Some(Arc::new(nodes::join(company, address).await?));
    let writer = Writer::start(writing.clone(), None);
    Ok(Store { writer, writing, reader, node, file: None, _anchor: None })
}
