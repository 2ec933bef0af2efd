//! Tables with their seats and journals, as rooms read and write them.

use std::sync::Arc;

use serde_json::Value;
use sortie_kernel::Seat;

use super::links::read_links;
use super::nodes::Hold;
use super::people::read_blocked;
use super::proposals::read_proposal;
use super::sql::{Row, query};
use super::write::Write;
use super::{EntryRecord, Note, Player, Sitter, Store, StoreError, Stretch, TableRecord};
use crate::protocol::LinkKind;
use crate::room::House;
use crate::token::GuestId;

/// How many entries of a new table are written at once.
const DRAFTED_AT_ONCE: usize = 64;

impl Store {
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
        let mut reading = self.reader.read().await?;
        let connection = &mut reading.connection();
        let select =
            "SELECT game, content_hash, setup, seed, pace, bots_wait, played_at, broken, checkpoint, progress, gone_on_at, host, locked, ended,
             (SELECT max(at) FROM shelved WHERE table_id = id) AS resumed_at
             FROM tables WHERE id = $1";
        let Some(row) = query(select).bind(id).fetch_optional(connection).await? else {
            return Ok(None);
        };
        let sitters = query(
            "SELECT kind, guest, bot, name, lender FROM seats LEFT JOIN guests ON guests.id = guest WHERE table_id = $1
             ORDER BY seat",
        )
        .bind(id)
        .fetch_all(connection)
        .await?;
        let select = "SELECT sequence, act, digest FROM entries WHERE table_id = $1 ORDER BY sequence";
        let entries = query(select).bind(id).fetch_all(connection).await?;
        let select = "SELECT first, engine, content_hash FROM stretches WHERE table_id = $1 ORDER BY first";
        let stretches = query(select).bind(id).fetch_all(connection).await?;
        let select = "SELECT guest, removed FROM players WHERE table_id = $1 ORDER BY guest";
        let players = query(select).bind(id).fetch_all(connection).await?;
        let former = query(
            "SELECT former, name FROM seats LEFT JOIN guests ON guests.id = former WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id)
        .fetch_all(connection)
        .await?;
        let host = row.maybe_guest("host")?;
        let house = House {
            host,
            blocked: read_blocked(connection, host).await?.into_iter().collect(),
            is_locked: row.flag("locked")?,
            is_ended: row.flag("ended")?,
            players: players.iter().map(read_player).collect::<Result<_, _>>()?,
            former: former.iter().map(read_former).collect::<Result<_, _>>()?,
            links: read_links(connection, id).await?,
        };
        let select = "SELECT guest, seat FROM seen WHERE table_id = $1";
        let seen = query(select).bind(id).fetch_all(connection).await?;
        Ok(Some(TableRecord {
            id: id.to_owned(),
            game: row.get("game")?,
            content_hash: row.get("content_hash")?,
            setup: row.json("setup")?,
            seed: row.get("seed")?,
            pace: row.number("pace")?,
            bots_wait: row.flag("bots_wait")?,
            played_at: row.get("played_at")?,
            broken: row.get::<Option<i64>>("broken")?.map(i64::cast_unsigned),
            checkpoint: row.optional_json("checkpoint")?,
            progress: row.optional_json("progress")?,
            sitters: sitters.iter().map(read_sitter).collect::<Result<_, _>>()?,
            seen: seen.iter().map(read_seen).collect::<Result<_, _>>()?,
            entries: entries.iter().map(read_entry).collect::<Result<_, _>>()?,
            stretches: stretches.iter().map(read_stretch).collect::<Result<_, _>>()?,
            resumed_at: row.get("resumed_at")?,
            gone_on_at: row.get("gone_on_at")?,
            house,
            proposal: read_proposal(connection, id).await?,
        }))
    }

    /// Adds an entry to a journal, which begins a stretch if another program wrote the last one. When this returns, it is
    /// on the disk.
    pub(crate) async fn append(
        &self,
        hold: &Hold,
        entry: EntryRecord,
        begins: Option<Stretch>,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Entry { hold: hold.clone(), entry, begins }).await
    }

    /// Keeps a new table on which the people of another play on.
    pub(crate) async fn go_on(
        &self,
        from: &Hold,
        table: Arc<TableRecord>,
        note: Note,
        by: GuestId,
    ) -> Result<(), StoreError> {
        self.draft(&table).await?;
        self.writer.write(Write::GoOn { from: from.clone(), table, note, by }).await
    }

    /// Puts the journal of a table aside: it begins anew with this set-up and content.
    pub(crate) async fn begin_anew(
        &self,
        hold: &Hold,
        old: Arc<TableRecord>,
        setup: Value,
        content_hash: &str,
    ) -> Result<(), StoreError> {
        self.writer
            .write(Write::BeginAnew { hold: hold.clone(), old, setup, content_hash: content_hash.to_owned() })
            .await
    }

    /// Changes who plays a seat.
    pub(crate) async fn set_sitter(&self, hold: &Hold, seat: Seat, sitter: Sitter) -> Result<(), StoreError> {
        self.writer.write(Write::Sitter { hold: hold.clone(), seat, sitter }).await
    }

    /// Remembers who has left a seat knowing what its opponents may not know.
    pub(crate) async fn add_seen(&self, hold: &Hold, guest: GuestId, seat: Seat) -> Result<(), StoreError> {
        self.writer.write(Write::HasSeen { hold: hold.clone(), guest, seat }).await
    }

    /// Closes a table to newcomers, or opens it.
    pub(crate) async fn set_locked(&self, hold: &Hold, locked: bool) -> Result<(), StoreError> {
        self.writer.write(Write::Locked { hold: hold.clone(), locked }).await
    }

    /// Ends a table.
    pub(crate) async fn end_table(&self, hold: &Hold) -> Result<(), StoreError> {
        self.writer.write(Write::Ended { hold: hold.clone() }).await
    }

    /// Notes that the host has removed somebody, or has them back.
    pub(crate) async fn set_removed(
        &self,
        hold: &Hold,
        guest: GuestId,
        removed: bool,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Removed { hold: hold.clone(), guest, removed }).await
    }

    /// Changes how fast bots move.
    pub(crate) async fn set_pace(&self, hold: &Hold, pace: u32) -> Result<(), StoreError> {
        self.writer.write(Write::Pace { hold: hold.clone(), pace }).await
    }

    /// Changes whether bots leave to people what people could answer as well.
    pub(crate) async fn set_bots_wait(&self, hold: &Hold, wait: bool) -> Result<(), StoreError> {
        self.writer.write(Write::BotsWait { hold: hold.clone(), wait }).await
    }

    /// Remembers the first entry that could not be played again, or that all can.
    pub(crate) async fn mark_broken(&self, hold: &Hold, entry: Option<u64>) -> Result<(), StoreError> {
        self.writer.write(Write::Broken { hold: hold.clone(), entry }).await
    }

    /// Writes down what lists show of a table.
    pub(crate) async fn note(&self, hold: &Hold, note: Note) -> Result<(), StoreError> {
        self.writer.write(Write::Note { hold: hold.clone(), note }).await
    }

    /// Remembers that a guest looked at a table and by which link, so that it stays in their list.
    pub(crate) async fn watch(&self, guest: GuestId, id: &str, link: LinkKind) -> Result<(), StoreError> {
        self.writer.write(Write::Watched { id: id.to_owned(), guest, link }).await
    }
}

fn read_entry(row: &Row) -> Result<EntryRecord, StoreError> {
    Ok(EntryRecord { sequence: row.number("sequence")?, act: row.json("act")?, digest: row.get("digest")? })
}

fn read_player(row: &Row) -> Result<Player, StoreError> {
    Ok(Player { guest: row.guest("guest")?, is_removed: row.flag("removed")? })
}

fn read_former(row: &Row) -> Result<Option<(GuestId, String)>, StoreError> {
    let name: Option<String> = row.get("name")?;
    Ok(row.maybe_guest("former")?.map(|guest| (guest, name.unwrap_or_default())))
}

fn read_stretch(row: &Row) -> Result<Stretch, StoreError> {
    Ok(Stretch {
        first: row.number("first")?,
        engine: row.get("engine")?,
        content_hash: row.get("content_hash")?,
    })
}

/// Reads a row of `seats` joined with the guest's name.
pub(super) fn read_sitter(row: &Row) -> Result<Sitter, StoreError> {
    Ok(match row.get::<String>("kind")?.as_str() {
        "person" => Sitter::Person {
            guest: row.guest("guest")?,
            name: row.get::<Option<String>>("name")?.unwrap_or_default(),
            lender: row.maybe_guest("lender")?,
        },
        "bot" => Sitter::Bot { bot: row.get("bot")? },
        "open" => Sitter::Open,
        _ => return Err(StoreError::Unexpected("a seat".to_owned())),
    })
}

fn read_seen(row: &Row) -> Result<(GuestId, Seat), StoreError> {
    Ok((row.guest("guest")?, Seat(row.number("seat")?)))
}
