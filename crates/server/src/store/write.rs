//! What can be written down, as plain data, and how it is written.
//!
//! Everything that changes the database is one of these, so that many can share a transaction and one that was in bad
//! company can be tried again by itself.

use std::ops::Range;
use std::sync::Arc;

use super::entries::{Next, write_drafted, write_entries};
use super::guests::{KeyKind, write_clean, write_forget, write_key, write_sign_out};
use super::links::{kind_text, write_link};
use super::lists::write_hidden;
use super::nodes::{Hold, must_hold};
use super::people::{NewReport, write_mute, write_report};
use super::proposals::write_proposal;
use super::sql::{Connection, query};
use super::{EntryRecord, Note, Sitter, StoreError, Stretch, TableRecord};
use crate::protocol::LinkKind;
use crate::room::KeptProposal;
use crate::token::GuestId;
use serde_json::Value;
use sortie_kernel::Seat;

/// Something to be written down. Whatever names a table or a guest names one that is there.
#[derive(Debug)]
pub(super) enum Write {
    /// Nothing that stays: whether it can be written shows that others could be.
    Probe,
    /// A new guest without a name.
    Guest(GuestId),
    /// A guest was here.
    Seen(GuestId),
    /// Another secret of a guest.
    Key { guest: GuestId, hash: GuestId, kind: KeyKind },
    /// A token is good for nothing any more.
    SignOut(GuestId),
    /// A guest is forgotten.
    Forget(GuestId),
    /// Who has not been here for long, and what was never played at, goes.
    Clean { guests_before: i64, tables_before: i64 },
    /// A guest has another name.
    Name { guest: GuestId, name: String },
    /// A table to come: nobody's yet, and without what has been played at it.
    Draft(Arc<TableRecord>),
    /// Some of what has been played at a table to come.
    Entries(Arc<TableRecord>, Range<usize>),
    /// A table to come is there, with its seats.
    Table { table: Arc<TableRecord>, note: Note, by: GuestId },
    /// As [`Self::Table`]: the people of another play on there.
    GoOn { from: Hold, table: Arc<TableRecord>, note: Note, by: GuestId },
    /// The next entry of a journal, and whose stretch it begins.
    Entry { hold: Hold, entry: EntryRecord, begins: Option<Stretch> },
    /// The journal of a table is put aside: it begins anew with this set-up and content.
    BeginAnew { hold: Hold, old: Arc<TableRecord>, setup: Value, content_hash: String },
    /// Who plays a seat.
    Sitter { hold: Hold, seat: Seat, sitter: Sitter },
    /// Who has left a seat knowing what its opponents may not know.
    HasSeen { hold: Hold, guest: GuestId, seat: Seat },
    /// Whether a table is closed to newcomers.
    Locked { hold: Hold, locked: bool },
    /// A table has ended.
    Ended { hold: Hold },
    /// Whether the host has removed somebody.
    Removed { hold: Hold, guest: GuestId, removed: bool },
    /// Somebody proposes to go back.
    Proposal { hold: Hold, proposal: KeptProposal },
    /// Somebody agrees to it.
    Consent { hold: Hold, guest: GuestId },
    /// It is dropped.
    NoProposal { hold: Hold },
    /// Somebody mutes another, blocked or not; or none of it.
    Mute { guest: GuestId, other: GuestId, blocked: Option<bool> },
    /// Somebody tells the operator of something.
    Report(NewReport),
    /// Somebody puts a table away.
    Hidden { hold: Hold, guest: GuestId },
    /// How fast bots move.
    Pace { hold: Hold, pace: u32 },
    /// Whether bots leave to people what people could answer as well.
    BotsWait { hold: Hold, wait: bool },
    /// The first entry that could not be played again, or that all can.
    Broken { hold: Hold, entry: Option<u64> },
    /// What lists show of a table.
    Note { hold: Hold, note: Note },
    /// A guest looked at a table, so that it stays in their list.
    Watched { id: String, guest: GuestId, link: LinkKind },
    /// There is a new link of a kind to a table.
    Link { hold: Hold, kind: LinkKind, code: String },
    /// A table leaves this server, for any other or for that one.
    Release { hold: Hold, heir: Option<i64> },
}

impl Write {
    /// The next entry of a journal, if that is all it is.
    pub(super) fn next(&self) -> Option<Next<'_>> {
        match self {
            Self::Entry { hold, entry, begins: None } => Some(Next { hold, entry }),
            _ => None,
        }
    }

    /// The table that must be ours.
    fn hold(&self) -> Option<&Hold> {
        match self {
            Self::GoOn { from: hold, .. }
            | Self::Entry { hold, .. }
            | Self::BeginAnew { hold, .. }
            | Self::Sitter { hold, .. }
            | Self::HasSeen { hold, .. }
            | Self::Locked { hold, .. }
            | Self::Ended { hold }
            | Self::Removed { hold, .. }
            | Self::Pace { hold, .. }
            | Self::BotsWait { hold, .. }
            | Self::Broken { hold, .. }
            | Self::Note { hold, .. }
            | Self::Proposal { hold, .. }
            | Self::Consent { hold, .. }
            | Self::NoProposal { hold }
            | Self::Hidden { hold, .. }
            | Self::Link { hold, .. }
            | Self::Release { hold, .. } => Some(hold),
            Self::Probe
            | Self::Guest(_)
            | Self::Seen(_)
            | Self::Key { .. }
            | Self::SignOut(_)
            | Self::Forget(_)
            | Self::Clean { .. }
            | Self::Name { .. }
            | Self::Draft(_)
            | Self::Entries(..)
            | Self::Table { .. }
            | Self::Mute { .. }
            | Self::Report(_)
            | Self::Watched { .. } => None,
        }
    }

    /// Writes it within the transaction that is open.
    pub(super) async fn carry_out(
        &self,
        connection: &mut Connection<'_>,
        now: i64,
    ) -> Result<(), StoreError> {
        if let Some(hold) = self.hold() {
            must_hold(connection, hold).await?;
        }
        let written = match self {
            Self::Probe => query("UPDATE identity SET probed_at = $1").bind(now),
            Self::Guest(guest) => {
                query("INSERT INTO guests (id, name, created_at, seen_at) VALUES ($1, '', $2, $2)")
                    .bind(*guest)
                    .bind(now)
            }
            Self::Seen(guest) => query("UPDATE guests SET seen_at = $1 WHERE id = $2").bind(now).bind(*guest),
            Self::Key { guest, hash, kind } => {
                return write_key(connection, *guest, *hash, *kind, now).await;
            }
            Self::SignOut(hash) => return write_sign_out(connection, *hash).await,
            Self::Forget(guest) => return write_forget(connection, *guest).await,
            Self::Clean { guests_before, tables_before } => {
                return write_clean(connection, *guests_before, *tables_before).await;
            }
            Self::Name { guest, name } => {
                query("UPDATE guests SET name = $1 WHERE id = $2").bind(name).bind(*guest)
            }
            Self::Draft(table) => return add_draft(connection, table).await,
            Self::Entries(table, range) => {
                let entries = &table.entries[range.clone()];
                return write_drafted(connection, &table.id, entries, table.played_at).await;
            }
            Self::Table { table, note, by } => return add_table(connection, table, note, *by).await,
            Self::GoOn { from, table, note, by } => {
                add_table(connection, table, note, *by).await?;
                query("UPDATE tables SET gone_on_at = $1 WHERE id = $2").bind(&table.id).bind(&*from.table)
            }
            Self::Entry { hold, entry, begins } => {
                if let Some(stretch) = begins {
                    write_stretch(connection, &hold.table, stretch, now).await?;
                }
                let is_next = !write_entries(connection, &[Next { hold, entry }], now).await?.is_empty();
                return if is_next { Ok(()) } else { Err(StoreError::Overtaken) };
            }
            Self::BeginAnew { old, hold: _, setup, content_hash } => {
                return begin_anew(connection, old, setup, content_hash, now).await;
            }
            Self::Sitter { hold, seat, sitter } => {
                return write_sitter(connection, &hold.table, seat.index(), sitter).await;
            }
            Self::HasSeen { hold, guest, seat } => {
                return write_seen(connection, &hold.table, *guest, *seat).await;
            }
            Self::Locked { hold, locked } => {
                query("UPDATE tables SET locked = $1 WHERE id = $2").bind(*locked).bind(&*hold.table)
            }
            Self::Ended { hold } => query("UPDATE tables SET ended = 1 WHERE id = $1").bind(&*hold.table),
            Self::Removed { hold, guest, removed } => {
                query("UPDATE players SET removed = $1 WHERE table_id = $2 AND guest = $3")
                    .bind(*removed)
                    .bind(&*hold.table)
                    .bind(*guest)
            }
            Self::Proposal { hold, proposal } => {
                return write_proposal(connection, &hold.table, proposal).await;
            }
            Self::Consent { hold, guest } => {
                query("INSERT INTO consents (table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                    .bind(&*hold.table)
                    .bind(*guest)
            }
            Self::NoProposal { hold } => {
                query("DELETE FROM proposals WHERE table_id = $1").bind(&*hold.table)
            }
            Self::Mute { guest, other, blocked } => {
                return write_mute(connection, *guest, *other, *blocked).await;
            }
            Self::Report(report) => return write_report(connection, report, now).await,
            Self::Hidden { hold, guest } => return write_hidden(connection, *guest, &hold.table).await,
            Self::Pace { hold, pace } => {
                query("UPDATE tables SET pace = $1 WHERE id = $2").bind(*pace).bind(&*hold.table)
            }
            Self::BotsWait { hold, wait } => {
                query("UPDATE tables SET bots_wait = $1 WHERE id = $2").bind(*wait).bind(&*hold.table)
            }
            Self::Broken { hold, entry } => {
                let entry = entry.map(u64::cast_signed);
                query("UPDATE tables SET broken = $1 WHERE id = $2").bind(entry).bind(&*hold.table)
            }
            Self::Note { hold, note } => return write_note(connection, &hold.table, note).await,
            Self::Link { hold, kind, code } => {
                return write_link(connection, &hold.table, *kind, code).await;
            }
            Self::Watched { id, guest, link } => query(
                "INSERT INTO watchers (guest, table_id, at, kind) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (guest, table_id) DO UPDATE SET at = excluded.at, kind = excluded.kind",
            )
            .bind(*guest)
            .bind(id)
            .bind(now)
            .bind(kind_text(*link)),
            Self::Release { hold, heir } => {
                query("UPDATE tables SET holder = $1, fence = fence + 1 WHERE id = $2")
                    .bind(*heir)
                    .bind(&*hold.table)
            }
        };
        written.execute(connection).await?;
        Ok(())
    }
}

async fn add_draft(connection: &mut Connection<'_>, table: &TableRecord) -> Result<(), StoreError> {
    query(
        "INSERT INTO tables (id, game, content_hash, setup, seed, pace, bots_wait, created_by, created_at, played_at,
         noted, round, n_choices, awaited, over, outcome, winners)
         VALUES ($1, $2, $3, $4, $5, $6, $7, NULL, $8, $9, 0, 0, 0, 0, 0, NULL, 0) ON CONFLICT (id) DO NOTHING",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.content_hash)
    .bind(table.setup.to_string())
    .bind(&table.seed)
    .bind(table.pace)
    .bind(table.bots_wait)
    .bind(table.played_at)
    .bind(table.played_at)
    .execute(connection)
    .await?;
    Ok(())
}

async fn add_table(
    connection: &mut Connection<'_>,
    table: &TableRecord,
    note: &Note,
    by: GuestId,
) -> Result<(), StoreError> {
    // A long one was drafted before.
    add_draft(connection, table).await?;
    query("UPDATE tables SET created_by = $1, host = coalesce($2, $1) WHERE id = $3")
        .bind(by)
        .bind(table.house.host)
        .bind(&table.id)
        .execute(connection)
        .await?;
    for (seat, sitter) in table.sitters.iter().enumerate() {
        write_sitter(connection, &table.id, seat, sitter).await?;
    }
    for stretch in &table.stretches {
        write_stretch(connection, &table.id, stretch, table.played_at).await?;
    }
    for (kind, code) in
        [(LinkKind::Play, &table.house.links.play), (LinkKind::Watch, &table.house.links.watch)]
    {
        write_link(connection, &table.id, kind, code).await?;
    }
    for player in &table.house.players {
        write_player(connection, &table.id, player.guest, player.is_removed).await?;
    }
    for (guest, seat) in &table.seen {
        write_seen(connection, &table.id, *guest, *seat).await?;
    }
    write_note(connection, &table.id, note).await
}

async fn begin_anew(
    connection: &mut Connection<'_>,
    old: &TableRecord,
    setup: &Value,
    content_hash: &str,
    now: i64,
) -> Result<(), StoreError> {
    let entries = old.entries.iter().map(
        |entry| serde_json::json!({ "sequence": entry.sequence, "act": entry.act, "digest": entry.digest }),
    );
    query(
        "INSERT INTO shelved (table_id, at, content_hash, setup, entries, stretches)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (table_id, at) DO UPDATE SET content_hash = excluded.content_hash, setup = excluded.setup,
         entries = excluded.entries, stretches = excluded.stretches",
    )
    .bind(&old.id)
    .bind(now)
    .bind(&old.content_hash)
    .bind(old.setup.to_string())
    .bind(entries.collect::<Value>().to_string())
    .bind(serde_json::json!(old.stretches).to_string())
    .execute(connection)
    .await?;
    query("DELETE FROM stretches WHERE table_id = $1").bind(&old.id).execute(connection).await?;
    query("DELETE FROM entries WHERE table_id = $1").bind(&old.id).execute(connection).await?;
    query("UPDATE tables SET setup = $1, content_hash = $2, broken = NULL, noted = 0 WHERE id = $3")
        .bind(setup.to_string())
        .bind(content_hash)
        .bind(&old.id)
        .execute(connection)
        .await?;
    Ok(())
}

async fn write_stretch(
    connection: &mut Connection<'_>,
    id: &str,
    stretch: &Stretch,
    at: i64,
) -> Result<(), StoreError> {
    query("INSERT INTO stretches (table_id, first, engine, content_hash, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(id)
        .bind(stretch.first.cast_signed())
        .bind(&stretch.engine)
        .bind(&stretch.content_hash)
        .bind(at)
        .execute(connection)
        .await?;
    Ok(())
}

async fn write_seen(
    connection: &mut Connection<'_>,
    id: &str,
    guest: GuestId,
    seat: Seat,
) -> Result<(), StoreError> {
    query("INSERT INTO seen (table_id, guest, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(guest)
        .bind(seat.0)
        .execute(connection)
        .await?;
    Ok(())
}

async fn write_sitter(
    connection: &mut Connection<'_>,
    id: &str,
    seat: usize,
    sitter: &Sitter,
) -> Result<(), StoreError> {
    let (kind, guest, bot, lender) = match sitter {
        Sitter::Person { guest, lender, .. } => ("person", Some(*guest), None, *lender),
        Sitter::Bot { bot } => ("bot", None, Some(bot.as_str()), None),
        Sitter::Open => ("open", None, None, None),
    };
    // Whoever leaves a seat is remembered there.
    query(
        "INSERT INTO seats (table_id, seat, kind, guest, bot, lender) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, guest = excluded.guest, bot = excluded.bot,
         lender = excluded.lender,
         former = CASE WHEN seats.guest IS DISTINCT FROM excluded.guest THEN coalesce(seats.guest, seats.former)
         ELSE seats.former END",
    )
    .bind(id)
    .bind(seat as i64)
    .bind(kind)
    .bind(guest)
    .bind(bot)
    .bind(lender)
    .execute(connection)
    .await?;
    if let Sitter::Person { guest, .. } = sitter {
        query("DELETE FROM hidden WHERE guest = $1 AND table_id = $2")
            .bind(*guest)
            .bind(id)
            .execute(connection)
            .await?;
        write_player(connection, id, *guest, false).await?;
    }
    Ok(())
}

/// Notes that somebody has or had a seat; what is known of them stays.
async fn write_player(
    connection: &mut Connection<'_>,
    id: &str,
    guest: GuestId,
    removed: bool,
) -> Result<(), StoreError> {
    query("INSERT INTO players (table_id, guest, removed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(id)
        .bind(guest)
        .bind(removed)
        .execute(connection)
        .await?;
    Ok(())
}

async fn write_note(connection: &mut Connection<'_>, id: &str, note: &Note) -> Result<(), StoreError> {
    query(
        "UPDATE tables SET noted = $1, round = $2, n_choices = $3, awaited = $4, over = $5, outcome = $6, winners = $7,
         progress = $8, checkpoint = $9 WHERE id = $10",
    )
    .bind(note.sequence.cast_signed())
    .bind(note.round)
    .bind(note.n_choices as i64)
    .bind(note.awaited)
    .bind(note.outcome.is_some())
    .bind(note.outcome.as_deref())
    .bind(note.winners)
    .bind(note.progress.as_ref().map(Value::to_string))
    .bind(note.checkpoint.as_ref().map(Value::to_string))
    .bind(id)
    .execute(connection)
    .await?;
    Ok(())
}
