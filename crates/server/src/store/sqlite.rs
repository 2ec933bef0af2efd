//! SQLite: one file, nothing to set up.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use sortie_kernel::Seat;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Row, query};

use super::file::DatabaseFile;
use super::write::Write;
use super::writer::Writer;
use super::{EntryRecord, Note, Player, Sitter, StoreError, Stretch, TableRecord};
use crate::room::House;
use crate::token::GuestId;

/// How long somebody else may keep the database to themselves, a copying program perhaps, before a write is refused. Less
/// than a request may take, so that whoever waits is told why.
const FOREIGN_LOCK: Duration = Duration::from_secs(13);

/// How many entries of a new table are written at once.
const DRAFTED_AT_ONCE: usize = 64;

/// A SQLite database. Cloning it shares the connections.
#[derive(Debug, Clone)]
pub(crate) struct Sqlite {
    writer: Writer,
    /// The one connection of the writer: SQLite takes one at a time anyway.
    writing: SqlitePool,
    pub(super) reader: SqlitePool,
    /// None if the database is in memory.
    file: Option<Arc<DatabaseFile>>,
    /// A database in memory lasts as long as somebody has it open, and other connections come and go.
    _anchor: Option<SqlitePool>,
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
        let anchor = if in_memory {
            Some(pool().max_connections(1).connect_with(options.clone()).await?)
        } else {
            None
        };
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
        Ok(Self {
            writer: Writer::start(writing.clone(), file.clone()),
            writing,
            reader,
            file,
            _anchor: anchor,
        })
    }

    /// Writes everything out and closes the file.
    pub(crate) async fn close(&self) {
        self.reader.close().await;
        self.writing.close().await;
        if let Some(file) = &self.file {
            file.release();
        }
    }

    /// The file it is kept in, unless it is in memory.
    pub(crate) fn file(&self) -> Option<&Arc<DatabaseFile>> {
        self.file.as_ref()
    }

    /// Whether it takes a write.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        self.writer.write(Write::Probe).await
    }

    /// Why something could not be read: a database that is lost may answer with anything.
    pub(super) fn explain(&self, error: StoreError) -> StoreError {
        self.file.as_ref().and_then(|file| file.check().err()).unwrap_or(error)
    }

    /// Hands in a write and waits for it.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        self.writer.write(write).await
    }

    /// Keeps a new guest without a name.
    pub(crate) async fn add_guest(&self, guest: GuestId) -> Result<(), StoreError> {
        self.writer.write(Write::Guest(guest)).await
    }

    /// The name of a guest, if there is such a guest.
    pub(crate) async fn guest_name(&self, guest: GuestId) -> Result<Option<String>, StoreError> {
        let select = "SELECT name FROM guests WHERE id = ?";
        let row = query(select).bind(guest.as_bytes()).fetch_optional(&self.reader).await;
        let Some(row) = row.map_err(|error| self.explain(error.into()))? else { return Ok(None) };
        Ok(Some(row.try_get("name")?))
    }

    /// Gives a guest another name.
    pub(crate) async fn rename_guest(&self, guest: GuestId, name: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Name { guest, name: name.to_owned() }).await
    }

    /// Keeps a new table with everything that has already been played at it.
    pub(crate) async fn add_table(
        &self,
        table: Arc<TableRecord>,
        note: Note,
        by: GuestId,
    ) -> Result<(), StoreError> {
        self.draft(&table).await?;
        self.writer.write(Write::Table { table, note, by }).await
    }

    /// Keeps a table to come, bit by bit: a long journal written at once would hold up everybody else's choices. A draft that
    /// is not finished is thrown away at the next start.
    async fn draft(&self, table: &Arc<TableRecord>) -> Result<(), StoreError> {
        let n = table.entries.len();
        if n > 0 {
            self.writer.write(Write::Draft(table.clone())).await?;
        }
        for begin in (0..n).step_by(DRAFTED_AT_ONCE) {
            let range = begin..n.min(begin + DRAFTED_AT_ONCE);
            self.writer.write(Write::Entries(table.clone(), range)).await?;
        }
        Ok(())
    }

    /// A table with its seats and its whole journal.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRecord>, StoreError> {
        self.read_table(id).await.map_err(|error| self.explain(error))
    }

    async fn read_table(&self, id: &str) -> Result<Option<TableRecord>, StoreError> {
        // One transaction, so that all parts are of the same moment.
        let mut transaction = self.reader.begin().await?;
        let select =
            "SELECT game, content_hash, setup, seed, pace, bots_wait, played_at, broken, checkpoint, progress, gone_on_at, host, locked, ended,
             (SELECT max(at) FROM shelved WHERE table_id = id) AS resumed_at
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
        let select = "SELECT first, engine, content_hash FROM stretches WHERE table_id = ? ORDER BY first";
        let stretches = query(select).bind(id).fetch_all(&mut *transaction).await?;
        let select = "SELECT guest, removed FROM players WHERE table_id = ? ORDER BY guest";
        let players = query(select).bind(id).fetch_all(&mut *transaction).await?;
        let former = query(
            "SELECT former, name FROM seats LEFT JOIN guests ON guests.id = former WHERE table_id = ? ORDER BY seat",
        )
        .bind(id)
        .fetch_all(&mut *transaction)
        .await?;
        let house = House {
            host: row.try_get::<Option<&[u8]>, _>("host")?.and_then(GuestId::from_bytes),
            is_locked: row.try_get("locked")?,
            is_ended: row.try_get("ended")?,
            players: players.iter().map(read_player).collect::<Result<_, _>>()?,
            former: former.iter().map(read_former).collect::<Result<_, _>>()?,
        };
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
            stretches: stretches.iter().map(read_stretch).collect::<Result<_, _>>()?,
            resumed_at: row.try_get("resumed_at")?,
            gone_on_at: row.try_get("gone_on_at")?,
            house,
        }))
    }

    /// Adds an entry to a journal, which begins a stretch if another program wrote the last one. When this returns, it is
    /// on the disk.
    pub(crate) async fn append(
        &self,
        id: &str,
        entry: EntryRecord,
        begins: Option<Stretch>,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Entry { id: id.to_owned(), entry, begins }).await
    }

    /// Keeps a new table on which the people of another play on.
    pub(crate) async fn go_on(
        &self,
        from: &str,
        table: Arc<TableRecord>,
        note: Note,
        by: GuestId,
    ) -> Result<(), StoreError> {
        self.draft(&table).await?;
        self.writer.write(Write::GoOn { from: from.to_owned(), table, note, by }).await
    }

    /// Puts the journal of a table aside: it begins anew with this set-up and content.
    pub(crate) async fn begin_anew(
        &self,
        old: Arc<TableRecord>,
        setup: Value,
        content_hash: &str,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::BeginAnew { old, setup, content_hash: content_hash.to_owned() }).await
    }

    /// Changes who plays a seat.
    pub(crate) async fn set_sitter(&self, id: &str, seat: Seat, sitter: Sitter) -> Result<(), StoreError> {
        self.writer.write(Write::Sitter { id: id.to_owned(), seat, sitter }).await
    }

    /// Remembers who has left a seat knowing what its opponents may not know.
    pub(crate) async fn add_seen(&self, id: &str, guest: GuestId, seat: Seat) -> Result<(), StoreError> {
        self.writer.write(Write::HasSeen { id: id.to_owned(), guest, seat }).await
    }

    /// Closes a table to newcomers, or opens it.
    pub(crate) async fn set_locked(&self, id: &str, locked: bool) -> Result<(), StoreError> {
        self.writer.write(Write::Locked { id: id.to_owned(), locked }).await
    }

    /// Ends a table.
    pub(crate) async fn end_table(&self, id: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Ended { id: id.to_owned() }).await
    }

    /// Notes that the host has removed somebody, or has them back.
    pub(crate) async fn set_removed(
        &self,
        id: &str,
        guest: GuestId,
        removed: bool,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Removed { id: id.to_owned(), guest, removed }).await
    }

    /// Changes how fast bots move.
    pub(crate) async fn set_pace(&self, id: &str, pace: u32) -> Result<(), StoreError> {
        self.writer.write(Write::Pace { id: id.to_owned(), pace }).await
    }

    /// Changes whether bots leave to people what people could answer as well.
    pub(crate) async fn set_bots_wait(&self, id: &str, wait: bool) -> Result<(), StoreError> {
        self.writer.write(Write::BotsWait { id: id.to_owned(), wait }).await
    }

    /// Remembers the first entry that could not be played again, or that all can.
    pub(crate) async fn mark_broken(&self, id: &str, entry: Option<u64>) -> Result<(), StoreError> {
        self.writer.write(Write::Broken { id: id.to_owned(), entry }).await
    }

    /// Writes down what lists show of a table.
    pub(crate) async fn note(&self, id: &str, note: Note) -> Result<(), StoreError> {
        self.writer.write(Write::Note { id: id.to_owned(), note }).await
    }

    /// Remembers that a guest looked at a table, so that it stays in their list.
    pub(crate) async fn watch(&self, guest: GuestId, id: &str) -> Result<(), StoreError> {
        self.writer.write(Write::Watched { id: id.to_owned(), guest }).await
    }
}

/// Whether a database ends with its server.
pub(super) fn is_in_memory(url: &str) -> bool {
    url.contains(":memory:") || url.contains("mode=memory")
}

fn read_entry(row: &SqliteRow) -> Result<EntryRecord, StoreError> {
    Ok(EntryRecord {
        sequence: row.try_get::<i64, _>("sequence")?.cast_unsigned(),
        act: json(row, "act")?,
        digest: row.try_get("digest")?,
    })
}

fn read_player(row: &SqliteRow) -> Result<Player, StoreError> {
    let guest = GuestId::from_bytes(row.try_get("guest")?);
    let guest = guest.ok_or_else(|| StoreError::Unexpected("somebody who plays".to_owned()))?;
    Ok(Player { guest, is_removed: row.try_get("removed")? })
}

fn read_former(row: &SqliteRow) -> Result<Option<(GuestId, String)>, StoreError> {
    let guest = row.try_get::<Option<&[u8]>, _>("former")?.and_then(GuestId::from_bytes);
    let name: Option<String> = row.try_get("name")?;
    Ok(guest.map(|guest| (guest, name.unwrap_or_default())))
}

fn read_stretch(row: &SqliteRow) -> Result<Stretch, StoreError> {
    Ok(Stretch {
        first: row.try_get::<i64, _>("first")?.cast_unsigned(),
        engine: row.try_get("engine")?,
        content_hash: row.try_get("content_hash")?,
    })
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
