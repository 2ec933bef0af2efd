//! SQLite: one file, nothing to set up.

use std::str::FromStr;
use std::time::Duration;

use serde_json::Value;
use sortie_kernel::Seat;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row, query};

use super::{EntryRecord, Note, Sitter, StoreError, TableRecord};
use crate::clock;
use crate::token::GuestId;

/// How old `seen_at` may grow before it is written again; it is not worth a write per request.
const SEEN_EVERY: i64 = 3600;

/// A SQLite database. Cloning it shares the connections.
#[derive(Debug, Clone)]
pub(crate) struct Sqlite {
    /// One connection: SQLite takes one writer at a time anyway, and waiting in the pool's queue is fair, while
    /// waiting on SQLite's lock is polling.
    pub(super) writer: SqlitePool,
    pub(super) reader: SqlitePool,
}

impl Sqlite {
    /// Opens the database, makes it if it is not there, and brings its tables up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, StoreError> {
        if !url.starts_with("sqlite:") {
            return Err(StoreError::UnknownDatabase(url.split(':').next().unwrap_or_default().to_owned()));
        }
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // An acknowledged choice is on the disk, also after the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = || SqlitePoolOptions::new().acquire_timeout(Duration::from_secs(10));
        // A connection to a database in memory is the database: it must stay the only one and never be closed.
        let in_memory = url.contains(":memory:") || url.contains("mode=memory");
        let writer = pool()
            .max_connections(1)
            .min_connections(1)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.clone())
            .await?;
        sqlx::migrate!("migrations/sqlite").run(&writer).await?;
        let reader =
            if in_memory { writer.clone() } else { pool().max_connections(4).connect_with(options).await? };
        Ok(Self { writer, reader })
    }

    /// Writes everything out and closes the file.
    pub(crate) async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }

    /// Whether the database answers.
    pub(crate) async fn is_alive(&self) -> Result<(), StoreError> {
        query("SELECT 1").execute(&self.reader).await?;
        Ok(())
    }

    /// Keeps a new guest without a name.
    pub(crate) async fn add_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        query("INSERT INTO guests (id, name, created_at, seen_at) VALUES (?, '', ?, ?)")
            .bind(guest.as_bytes())
            .bind(clock::now())
            .bind(clock::now())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// The name of a guest, if there is such a guest.
    pub(crate) async fn guest_name(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        let select = "SELECT name, seen_at FROM guests WHERE id = ?";
        let Some(row) = query(select).bind(guest.as_bytes()).fetch_optional(&self.reader).await? else {
            return Ok(None);
        };
        if row.try_get::<i64, _>("seen_at")? + SEEN_EVERY < clock::now() {
            query("UPDATE guests SET seen_at = ? WHERE id = ?")
                .bind(clock::now())
                .bind(guest.as_bytes())
                .execute(&self.writer)
                .await?;
        }
        Ok(Some(row.try_get("name")?))
    }

    /// Gives a guest another name.
    pub(crate) async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        let update = query("UPDATE guests SET name = ? WHERE id = ?").bind(name).bind(guest.as_bytes());
        update.execute(&self.writer).await?;
        Ok(())
    }

    /// Keeps a new table with everything that has already been played at it.
    pub(crate) async fn add_table(
        &self,
        table: &TableRecord,
        note: &Note,
        created_by: GuestId,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        query(
            "INSERT INTO tables (id, game, content_hash, setup, seed, pace, bots_wait, created_by, created_at, played_at,
             noted, round, n_choices, awaited, over, outcome, winners)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, NULL, 0)",
        )
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.content_hash)
        .bind(table.setup.to_string())
        .bind(&table.seed)
        .bind(table.pace)
        .bind(table.bots_wait)
        .bind(created_by.as_bytes())
        .bind(table.played_at)
        .bind(table.played_at)
        .execute(&mut *transaction)
        .await?;
        for (seat, sitter) in table.sitters.iter().enumerate() {
            write_sitter(&mut transaction, &table.id, seat, sitter).await?;
        }
        for entry in &table.entries {
            write_entry(&mut transaction, &table.id, entry, table.played_at).await?;
        }
        super::lists::write_note(&mut transaction, &table.id, note).await?;
        Ok(transaction.commit().await?)
    }

    /// A table with its seats and its whole journal.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRecord>, StoreError> {
        // One transaction, so that all parts are of the same moment.
        let mut transaction = self.reader.begin().await?;
        let select =
            "SELECT game, content_hash, setup, seed, pace, bots_wait, played_at, broken, checkpoint, progress
             FROM tables WHERE id = ?";
        let Some(row) = query(select).bind(id).fetch_optional(&mut *transaction).await? else {
            return Ok(None);
        };
        let sitters = query(
            "SELECT kind, guest, bot, name, lender FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = ?
             ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&mut *transaction)
        .await?;
        let select = "SELECT sequence, act, digest FROM entries WHERE table_id = ? ORDER BY sequence";
        let entries = query(select).bind(id).fetch_all(&mut *transaction).await?;
        let select = "SELECT guest, seat FROM seen WHERE table_id = ?";
        let seen = query(select).bind(id).fetch_all(&mut *transaction).await?;
        Ok(Some(TableRecord {
            id: id.to_owned(),
            game: row.try_get("game")?,
            content_hash: row.try_get("content_hash")?,
            setup: json(&row, "setup")?,
            seed: row.try_get("seed")?,
            pace: row.try_get("pace")?,
            bots_wait: row.try_get("bots_wait")?,
            played_at: row.try_get("played_at")?,
            broken: row.try_get::<Option<i64>, _>("broken")?.map(i64::cast_unsigned),
            checkpoint: optional_json(&row, "checkpoint")?,
            progress: optional_json(&row, "progress")?,
            sitters: sitters.iter().map(read_sitter).collect::<Result<_, _>>()?,
            seen: seen.iter().map(read_seen).collect::<Result<_, _>>()?,
            entries: entries.iter().map(read_entry).collect::<Result<_, _>>()?,
        }))
    }

    /// Adds an entry to a journal. When this returns, it is on the disk.
    pub(crate) async fn append(&self, id: &str, entry: &EntryRecord) -> Result<(), StoreError> {
        let now = clock::now();
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        write_entry(&mut transaction, id, entry, now).await?;
        query("UPDATE tables SET played_at = ? WHERE id = ?")
            .bind(now)
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Puts the journal of a table aside: it begins anew with this set-up and content.
    pub(crate) async fn begin_anew(
        &self,
        old: &TableRecord,
        setup: &Value,
        content_hash: &str,
    ) -> Result<(), StoreError> {
        let entries = old.entries.iter().map(|entry| {
            serde_json::json!({ "sequence": entry.sequence, "act": entry.act, "digest": entry.digest })
        });
        let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
        query("INSERT OR REPLACE INTO shelved (table_id, at, content_hash, setup, entries) VALUES (?, ?, ?, ?, ?)")
            .bind(&old.id)
            .bind(clock::now())
            .bind(&old.content_hash)
            .bind(old.setup.to_string())
            .bind(entries.collect::<Value>().to_string())
            .execute(&mut *transaction)
            .await?;
        query("DELETE FROM entries WHERE table_id = ?").bind(&old.id).execute(&mut *transaction).await?;
        query("UPDATE tables SET setup = ?, content_hash = ?, broken = NULL, noted = 0 WHERE id = ?")
            .bind(setup.to_string())
            .bind(content_hash)
            .bind(&old.id)
            .execute(&mut *transaction)
            .await?;
        Ok(transaction.commit().await?)
    }

    /// Changes who plays a seat.
    pub(crate) async fn set_sitter(&self, id: &str, seat: Seat, sitter: &Sitter) -> Result<(), StoreError> {
        let mut connection = self.writer.acquire().await?;
        write_sitter(&mut connection, id, seat.index(), sitter).await
    }

    /// Remembers who has left a seat knowing what its opponents may not know.
    pub(crate) async fn add_seen(&self, id: &str, guest: GuestId, seat: Seat) -> Result<(), StoreError> {
        query("INSERT OR IGNORE INTO seen (table_id, guest, seat) VALUES (?, ?, ?)")
            .bind(id)
            .bind(guest.as_bytes())
            .bind(i64::from(seat.0))
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Changes how fast bots move.
    pub(crate) async fn set_pace(&self, id: &str, pace: u32) -> Result<(), StoreError> {
        query("UPDATE tables SET pace = ? WHERE id = ?").bind(pace).bind(id).execute(&self.writer).await?;
        Ok(())
    }

    /// Changes whether bots leave to people what people could answer as well.
    pub(crate) async fn set_bots_wait(&self, id: &str, wait: bool) -> Result<(), StoreError> {
        query("UPDATE tables SET bots_wait = ? WHERE id = ?")
            .bind(wait)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Remembers the first entry that could not be played again, or that all can.
    pub(crate) async fn mark_broken(&self, id: &str, entry: Option<u64>) -> Result<(), StoreError> {
        let update = query("UPDATE tables SET broken = ? WHERE id = ?");
        update.bind(entry.map(u64::cast_signed)).bind(id).execute(&self.writer).await?;
        Ok(())
    }
}

async fn write_entry(
    connection: &mut SqliteConnection,
    id: &str,
    entry: &EntryRecord,
    at: i64,
) -> Result<(), StoreError> {
    query("INSERT INTO entries (table_id, sequence, act, digest, at) VALUES (?, ?, ?, ?, ?)")
        .bind(id)
        .bind(entry.sequence.cast_signed())
        .bind(entry.act.to_string())
        .bind(&entry.digest)
        .bind(at)
        .execute(connection)
        .await?;
    Ok(())
}

fn read_entry(row: &SqliteRow) -> Result<EntryRecord, StoreError> {
    Ok(EntryRecord {
        sequence: row.try_get::<i64, _>("sequence")?.cast_unsigned(),
        act: json(row, "act")?,
        digest: row.try_get("digest")?,
    })
}

async fn write_sitter(
    connection: &mut SqliteConnection,
    id: &str,
    seat: usize,
    sitter: &Sitter,
) -> Result<(), StoreError> {
    let (kind, guest, bot, lender) = match sitter {
        Sitter::Person { guest, lender, .. } => ("person", Some(guest.as_bytes()), None, lender.as_ref()),
        Sitter::Bot { bot } => ("bot", None, Some(bot.as_str()), None),
        Sitter::Open => ("open", None, None, None),
    };
    query(
        "INSERT OR REPLACE INTO seats (table_id, seat, kind, guest, bot, lender) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(id)
    .bind(seat as i64)
    .bind(kind)
    .bind(guest)
    .bind(bot)
    .bind(lender.map(GuestId::as_bytes))
    .execute(connection)
    .await?;
    Ok(())
}

/// Reads a row of `seats` joined with the guest's name.
pub(super) fn read_sitter(row: &SqliteRow) -> Result<Sitter, StoreError> {
    let unexpected = || StoreError::Unexpected("a seat".to_owned());
    Ok(match row.try_get("kind")? {
        "person" => Sitter::Person {
            guest: GuestId::from_bytes(row.try_get("guest")?).ok_or_else(unexpected)?,
            name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
            lender: row.try_get::<Option<&[u8]>, _>("lender")?.and_then(GuestId::from_bytes),
        },
        "bot" => Sitter::Bot { bot: row.try_get("bot")? },
        "open" => Sitter::Open,
        _ => return Err(unexpected()),
    })
}

fn read_seen(row: &SqliteRow) -> Result<(GuestId, Seat), StoreError> {
    let unexpected = || StoreError::Unexpected("somebody who has seen something".to_owned());
    let guest = GuestId::from_bytes(row.try_get("guest")?).ok_or_else(unexpected)?;
    let seat = u8::try_from(row.try_get::<i64, _>("seat")?).map_err(|_| unexpected())?;
    Ok((guest, Seat(seat)))
}

/// Reads a column that holds JSON.
pub(super) fn json(row: &SqliteRow, column: &str) -> Result<Value, StoreError> {
    serde_json::from_str(row.try_get(column)?).map_err(|error| StoreError::Unexpected(error.to_string()))
}

/// Reads a column that may hold JSON. What cannot be read is of no use, and the journal may be whole.
pub(super) fn optional_json(row: &SqliteRow, column: &str) -> Result<Option<Value>, StoreError> {
    Ok(row.try_get::<Option<String>, _>(column)?.and_then(|text| serde_json::from_str(&text).ok()))
}
