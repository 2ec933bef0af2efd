//! The one who writes: a task that owns all writing, so that what many tables want written shares a transaction, and a
//! connection that failed is never used again.
//!
//! ```text
//! room ─┐                         ┌ BEGIN, all entries at once, a savepoint for each other, COMMIT ┐
//! room ─┼─▶ queue ─▶ the next few ┤                                                                ├─▶ everybody's answer
//! room ─┘                         └ something was wrong with the whole: each by itself             ┘
//! ```
//!
//! Nobody waits for company: what comes in while a transaction is on its way to the disk shares the next one.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::entries::{Next, write_entries};
use super::file::DatabaseFile;
use super::sql::{Connection, Held, Pool, query};
use super::write::Write;
use crate::clock;

/// How many writes share a transaction at most: one that fails holds up so many others.
const MOST_AT_ONCE: usize = 256;

/// How many writes may wait. Whoever comes then waits for a place.
const QUEUE: usize = 4096;

/// A write with whom to tell what became of it.
type Order = (Write, oneshot::Sender<Result<(), StoreError>>);

/// Where writes are handed in. Cloning it shares the one who writes, who leaves with the last clone.
#[derive(Debug, Clone)]
pub(super) struct Writer(mpsc::Sender<Order>);

impl Writer {
    /// Sets somebody to work who writes over this pool, and for whom this file must stay what it is.
    pub(super) fn start(pool: Pool, file: Option<Arc<DatabaseFile>>) -> Self {
        let (orders, queue) = mpsc::channel(QUEUE);
        tokio::spawn(Scribe { pool, file }.work(queue));
        Self(orders)
    }

    /// Writes it. When this returns well, it is on the disk; a write that was handed in is carried out even if whoever
    /// waits for it leaves.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let closed = |_| StoreError::Database(Arc::new(sqlx::Error::PoolClosed));
        self.0.send((write, done)).await.map_err(|_| closed(()))?;
        answer.await.map_err(|_| closed(()))?
    }
}

struct Scribe {
    pool: Pool,
    file: Option<Arc<DatabaseFile>>,
}

impl Scribe {
    async fn work(self, mut queue: mpsc::Receiver<Order>) {
        let mut orders = Vec::new();
        while queue.recv_many(&mut orders, MOST_AT_ONCE).await > 0 {
            let (writes, waiting): (Vec<_>, Vec<_>) = orders.drain(..).unzip();
            for (done, result) in waiting.into_iter().zip(self.carry_out(&writes).await) {
                // Whoever has left does not need to know.
                let _ = done.send(result);
            }
        }
    }

    /// What became of each write.
    async fn carry_out(&self, writes: &[Write]) -> Vec<Result<(), StoreError>> {
        match self.together(writes).await {
            Ok(results) => results,
            // One of them may have spoilt it for all.
            Err(Failure::Within(_)) if writes.len() > 1 => {
                let mut results = Vec::with_capacity(writes.len());
                for write in writes {
                    let mut alone = self.together(std::slice::from_ref(write)).await;
                    results.push(match &mut alone {
                        Ok(one) => one.pop().unwrap_or(Ok(())),
                        Err(failure) => Err(failure.reason()),
                    });
                }
                results
            }
            Err(failure) => writes.iter().map(|_| Err(failure.reason())).collect(),
        }
    }

    /// Carries all out in one transaction. If it fails as a whole, nothing has happened, or nobody may rely on it.
    async fn together(&self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, Failure> {
        if let Some(file) = &self.file {
            file.check().map_err(Failure::Whole)?;
        }
        let mut held = self.pool.acquire().await.map_err(Failure::Whole)?;
        let mut connection = held.connection();
        let begin = if connection.is_postgres() { "BEGIN" } else { "BEGIN IMMEDIATE" };
        let result = match query(begin).execute(&mut connection).await {
            // Nobody lets us write, and so nobody in this transaction.
            Err(error) => Err(Failure::Whole(error)),
            Ok(_) => transact(&mut connection, writes).await.map_err(Failure::Within),
        };
        match &result {
            // Before anybody is told that it is on the disk.
            Ok(_) => {
                if let Some(file) = &self.file {
                    file.check().map_err(Failure::Whole)?;
                }
            }
            Err(_) => self.part_with(held).await,
        }
        result
    }

    /// SQLite may have rolled back by itself, or not at all, and nobody knows how far a server came that does not answer: only
    /// a new connection is known to be in no transaction.
    async fn part_with(&self, mut held: Held) {
        let mut connection = held.connection();
        if self.file.is_some() || connection.is_postgres() {
            held.close().await;
        } else {
            // A database in memory goes with its connection. At worst there is nothing to roll back.
            let _ = query("ROLLBACK").execute(&mut connection).await;
        }
    }
}

/// Why a transaction failed as a whole.
enum Failure {
    /// It could not begin, or may not be relied on: trying each write by itself would not help.
    Whole(StoreError),
    /// In the middle of it.
    Within(StoreError),
}

impl Failure {
    fn reason(&self) -> StoreError {
        let (Self::Whole(error) | Self::Within(error)) = self;
        error.clone()
    }
}

/// Carries all out and commits; a write that is refused takes back only itself. What nearly everybody wants written, the next
/// entry of a journal, takes one statement for all of them.
async fn transact(
    connection: &mut Connection<'_>,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let now = clock::now();
    let entries: Vec<Next<'_>> = writes.iter().filter_map(Write::next).collect();
    let written = write_entries(connection, &entries, now).await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(match write.next() {
            Some(next) if written.contains(&*next.hold.table) => Ok(()),
            Some(_) => Err(StoreError::Overtaken),
            None => by_itself(connection, write, now).await?,
        });
    }
    query("COMMIT").execute(connection).await?;
    Ok(results)
}

/// Carries one out in a transaction with others.
async fn by_itself(
    connection: &mut Connection<'_>,
    write: &Write,
    now: i64,
) -> Result<Result<(), StoreError>, StoreError> {
    query("SAVEPOINT one").execute(connection).await?;
    let result = write.carry_out(connection, now).await;
    if result.is_err() {
        query("ROLLBACK TO one").execute(connection).await?;
    }
    query("RELEASE one").execute(connection).await?;
    Ok(result)
}
