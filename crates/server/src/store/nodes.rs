//! Servers that share a database: who has which table in memory, and what they tell each other.
//!
//! A server says every second that it lives. One that has not for [`LEASE`] has lost its tables: whoever is asked for one takes it,
//! and counts its fence up by one. Nothing here has to be on time: every write at a table names the fence with which the table was
//! taken, in the same transaction, so a server that was only slow is refused and two never go on from the same state.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::PgListener;

use super::sql::{Connection, Pool, query};
use super::write::Write;
use super::{Store, StoreError};

/// How often a server says that it lives.
pub(crate) const BEAT: Duration = Duration::from_secs(1);

/// How long it is believed. The longest a table is nobody's after its server has gone without a word.
const LEASE: Duration = Duration::from_secs(4);

/// After how long one that fell silent is forgotten.
const FORGOTTEN: i64 = 3_600_000;

/// How often somebody who finds a table on its way from one server to another looks again.
const ATTEMPTS: usize = 3;

/// This server among those that share a database.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) id: i64,
    address: String,
    is_leaving: AtomicBool,
    /// Where news is told. Each database, or schema, has its own.
    channel: String,
    /// Connections of its own, so that it lives however many want to read.
    pool: Pool,
}

/// A table that is ours until somebody takes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Hold {
    pub(crate) table: Arc<str>,
    pub(super) fence: i64,
}

/// Another server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Other {
    pub(crate) id: i64,
    /// Where it is reached.
    pub(crate) address: String,
}

/// Whose a table is.
#[derive(Debug)]
pub(crate) enum Claim {
    /// Ours from now on.
    Ours(Hold),
    /// Another server has it.
    Theirs(Other),
    /// There is no such table.
    Nobodys,
}

/// What servers that share a database tell each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "snake_case")]
pub(crate) enum News {
    /// A table is for this server, which takes it in before people come.
    Handed { table: String, to: i64 },
    /// A table that was handed over has been taken in.
    TakenIn { table: String },
    /// Somebody has another name.
    Renamed { guest: Vec<u8>, name: String },
    /// Somebody has others muted than before.
    Muted { guest: Vec<u8> },
    /// Somebody is forgotten.
    Forgotten { guest: Vec<u8> },
}

#[derive(Serialize, Deserialize)]
struct Envelope {
    from: i64,
    #[serde(flatten)]
    news: News,
}

/// Where the news of others is heard.
pub(crate) struct Ear {
    listener: PgListener,
    me: i64,
}

impl Ear {
    /// The next news of somebody else; none if the line was broken and is mended, so that some may be missing.
    pub(crate) async fn hear(&mut self) -> Result<Option<News>, StoreError> {
        loop {
            let Some(heard) = self.listener.try_recv().await? else { return Ok(None) };
            match serde_json::from_str::<Envelope>(heard.payload()) {
                Ok(Envelope { from, .. }) if from == self.me => {}
                Ok(Envelope { news, .. }) => return Ok(Some(news)),
                // Of a later version of the program, perhaps.
                Err(error) => tracing::warn!(%error, "news that nobody understands"),
            }
        }
    }
}

/// Joins those that share a database, under the address at which they reach us.
pub(super) async fn join(pool: Pool, address: &str) -> Result<Node, StoreError> {
    let mut held = pool.acquire().await?;
    let connection = &mut held.connection();
    // Whoever had our address is gone: it is ours.
    let gone = "DELETE FROM nodes WHERE address = $1
                OR alive_until < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - $2";
    query(gone).bind(address).bind(FORGOTTEN).execute(connection).await?;
    let insert = "INSERT INTO nodes (address, alive_until)
                  VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $2) RETURNING id";
    let row = query(insert).bind(address).bind(lease()).fetch_optional(connection).await?;
    let identity = query("SELECT name FROM identity").fetch_optional(connection).await?;
    let (Some(row), Some(identity)) = (row, identity) else {
        return Err(StoreError::Unexpected("a database without an identity".to_owned()));
    };
    Ok(Node {
        id: row.get("id")?,
        address: address.to_owned(),
        is_leaving: AtomicBool::new(false),
        channel: format!("sortie_{}", identity.get::<String>("name")?),
        pool,
    })
}

fn lease() -> i64 {
    i64::try_from(LEASE.as_millis()).unwrap_or(i64::MAX)
}

impl Store {
    /// Whether other servers may use this database too.
    pub(crate) fn is_shared(&self) -> bool {
        self.node.is_some()
    }

    /// Takes a table, unless another server has it. One that is suspected to be gone has nothing: who is wrong about that is
    /// impolite, no more.
    pub(crate) async fn claim(&self, table: &str, suspect: Option<i64>) -> Result<Claim, StoreError> {
        let Some(node) = &self.node else {
            return Ok(Claim::Ours(Hold { table: table.into(), fence: 0 }));
        };
        let mut held = self.reader.acquire().await?;
        let connection = &mut held.connection();
        let whose = "SELECT holder, address, alive_until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint AND
                     holder IS DISTINCT FROM $2 AS lives FROM tables LEFT JOIN nodes ON nodes.id = holder WHERE tables.id = $1";
        let take = "UPDATE tables SET holder = $2, fence = fence + 1 WHERE id = $1 AND
                    (holder IS NULL OR holder IN ($2, $3) OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = holder
                     AND alive_until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint)) RETURNING fence";
        for _ in 0..ATTEMPTS {
            let row = query(whose).bind(table).bind(suspect).fetch_optional(connection).await?;
            let Some(row) = row else { return Ok(Claim::Nobodys) };
            let holder: Option<i64> = row.get("holder")?;
            if let Some(id) = holder.filter(|id| *id != node.id)
                && row.truth("lives")?
            {
                return Ok(Claim::Theirs(Other { id, address: row.get("address")? }));
            }
            // Who leaves begins nothing new, if there is anybody else.
            if node.is_leaving.load(Ordering::Relaxed)
                && holder != Some(node.id)
                && let Some(other) = self.others().await?.into_iter().find(|other| Some(other.id) != suspect)
            {
                return Ok(Claim::Theirs(other));
            }
            let taken =
                query(take).bind(table).bind(node.id).bind(suspect).fetch_optional(connection).await?;
            if let Some(row) = taken {
                return Ok(Claim::Ours(Hold { table: table.into(), fence: row.get("fence")? }));
            }
        }
        Err(StoreError::Overtaken)
    }

    /// Lets go of a table, for whoever wants it or for this server.
    pub(crate) async fn release(&self, hold: &Hold, heir: Option<i64>) -> Result<(), StoreError> {
        if self.node.is_none() {
            return Ok(());
        }
        self.write(Write::Release { hold: hold.clone(), heir }).await?;
        match heir {
            Some(to) => self.tell(News::Handed { table: hold.table.to_string(), to }).await,
            None => Ok(()),
        }
    }

    /// The other servers that live and stay.
    pub(crate) async fn others(&self) -> Result<Vec<Other>, StoreError> {
        let Some(node) = &self.node else { return Ok(Vec::new()) };
        let mut held = node.pool.acquire().await?;
        let select = "SELECT id, address FROM nodes WHERE id <> $1 AND leaving = 0
                      AND alive_until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint ORDER BY id";
        let rows = query(select).bind(node.id).fetch_all(&mut held.connection()).await?;
        rows.iter().map(|row| Ok(Other { id: row.get("id")?, address: row.get("address")? })).collect()
    }

    /// All tables that are ours, as the database knows it.
    pub(crate) async fn holds(&self) -> Result<Vec<Hold>, StoreError> {
        let Some(node) = &self.node else { return Ok(Vec::new()) };
        let mut held = self.reader.acquire().await?;
        let select = "SELECT id, fence FROM tables WHERE holder = $1";
        let rows = query(select).bind(node.id).fetch_all(&mut held.connection()).await?;
        let hold = |row: &super::sql::Row| {
            Ok(Hold { table: row.get::<String>("id")?.into(), fence: row.get("fence")? })
        };
        rows.iter().map(hold).collect()
    }

    /// Says that this server lives.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        let mut held = node.pool.acquire().await?;
        let upsert = "INSERT INTO nodes (id, address, leaving, alive_until) OVERRIDING SYSTEM VALUE
                      VALUES ($1, $2, $3, (extract(epoch FROM clock_timestamp()) * 1000)::bigint + $4)
                      ON CONFLICT (id) DO UPDATE SET leaving = excluded.leaving, alive_until = excluded.alive_until";
        query(upsert)
            .bind(node.id)
            .bind(&node.address)
            .bind(node.is_leaving.load(Ordering::Relaxed))
            .bind(lease())
            .execute(&mut held.connection())
            .await?;
        Ok(())
    }

    /// From now on this server takes nothing new, and the others know it.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        if let Some(node) = &self.node {
            node.is_leaving.store(true, Ordering::Relaxed);
        }
        self.beat().await
    }

    /// Whether it has said so.
    pub(crate) fn is_leaving(&self) -> bool {
        self.node.as_ref().is_some_and(|node| node.is_leaving.load(Ordering::Relaxed))
    }

    /// This server is gone.
    pub(super) async fn part(&self) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        let mut held = node.pool.acquire().await?;
        query("DELETE FROM nodes WHERE id = $1").bind(node.id).execute(&mut held.connection()).await?;
        drop(held);
        node.pool.close().await;
        Ok(())
    }

    /// Whether it was closed.
    pub(crate) fn is_closed(&self) -> bool {
        match &self.reader {
            Pool::Sqlite(pool) => pool.is_closed(),
            Pool::Postgres(pool) => pool.is_closed(),
        }
    }

    /// The number by which others know this server.
    pub(crate) fn node_id(&self) -> Option<i64> {
        self.node.as_ref().map(|node| node.id)
    }

    /// Tells the other servers something.
    pub(crate) async fn tell(&self, news: News) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        let letter = serde_json::to_string(&Envelope { from: node.id, news });
        let letter = letter.map_err(|error| StoreError::Unexpected(error.to_string()))?;
        let mut held = node.pool.acquire().await?;
        query("SELECT pg_notify($1, $2)")
            .bind(&node.channel)
            .bind(letter)
            .fetch_optional(&mut held.connection())
            .await?;
        Ok(())
    }

    /// Listens to what others tell.
    pub(crate) async fn listen(&self) -> Result<Option<Ear>, StoreError> {
        let Some(node) = &self.node else { return Ok(None) };
        let Pool::Postgres(pool) = &node.pool else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(&node.channel).await?;
        Ok(Some(Ear { listener, me: node.id }))
    }
}

/// Refuses a write at a table that another server has taken; if not, nobody can take it before this transaction ends.
pub(super) async fn must_hold(connection: &mut Connection<'_>, hold: &Hold) -> Result<(), StoreError> {
    let sql = if connection.is_postgres() {
        "SELECT fence FROM tables WHERE id = $1 AND fence = $2 FOR NO KEY UPDATE"
    } else {
        "SELECT fence FROM tables WHERE id = $1 AND fence = $2"
    };
    let row = query(sql).bind(&*hold.table).bind(hold.fence).fetch_optional(connection).await?;
    row.map(|_| ()).ok_or(StoreError::Overtaken)
}
